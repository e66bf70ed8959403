//! Positions under construction, in the notation of the catalogue.

use super::{Play, jewels, link, setting, spot};
use engine::{Dictated, Edition, Game, Scenario, Seat};
use freyas_folly::*;
use serde_json::{Value, json};

/// A position under construction: an ordinary start, changed piece by piece. What is not placed lies where it does no
/// harm: jewels in K15, cards in the draw deck.
pub struct Position {
    game: Value,
    contents: Edition<Contents>,
    seats: usize,
    /// Where the jewels lie that nobody mentions.
    rest: Rest,
    mentioned: Jewels,
    deck: Option<Vec<Card>>,
    ability_deck: Vec<Ability>,
    slots: Vec<Ability>,
}

enum Rest {
    Cavern(Spot),
    Home(Seat),
}

/// A start with so many players and nothing but dwarfs outside; Red begins.
pub fn position(seats: usize) -> Position {
    position_in(Edition::standard(), seats)
}

/// The same with other content.
pub fn position_in(contents: Edition<Contents>, seats: usize) -> Position {
    let mut table = Dictated::default();
    table.choices([0]);
    let game = FreyasFolly::setup(&Options::default(), seats, contents, &mut table).expect("playable");
    let mut game = serde_json::to_value(game).expect("plain data");
    let open = &mut game["open"];
    for cavern in open["caverns"].as_array_mut().expect("a list") {
        *cavern = bag(Jewels::NONE);
    }
    open["stock"] = bag(Jewels::NONE);
    open["slots"] = json!([null, null, null]);
    open["display"] = json!(0);
    Position {
        game,
        contents,
        seats,
        rest: Rest::Cavern(spot("K15")),
        mentioned: Jewels::NONE,
        deck: None,
        ability_deck: Vec::new(),
        slots: Vec::new(),
    }
}

fn bag(jewels: Jewels) -> Value {
    serde_json::to_value(jewels).expect("plain data")
}

impl Position {
    fn open(&mut self) -> &mut Value {
        &mut self.game["open"]
    }

    fn player(&mut self, seat: Seat) -> &mut Value {
        &mut self.game["open"]["players"][seat.index()]
    }

    fn dwarf(&mut self, seat: Seat, number: u8) -> &mut Value {
        &mut self.player(seat)["dwarfs"][usize::from(number) - 1]
    }

    /// `Red2@C1`: the seat's dwarf stands there.
    pub fn at(mut self, seat: Seat, number: u8, place: &str) -> Self {
        *self.dwarf(seat, number) =
            json!({ "at": { "mine": spot(place) }, "carries": null, "barrow": bag(Jewels::NONE) });
        self
    }

    /// The dwarf carries these jewels.
    pub fn loaded(mut self, seat: Seat, number: u8, letters: &str) -> Self {
        self.mentioned += jewels(letters);
        self.dwarf(seat, number)["barrow"] = bag(jewels(letters));
        self
    }

    /// The dwarf carries this ability.
    pub fn carries(mut self, seat: Seat, number: u8, carried: Carried) -> Self {
        self.dwarf(seat, number)["carries"] = json!(carried);
        self
    }

    /// These jewels lie at the seat's home.
    pub fn home(mut self, seat: Seat, letters: &str) -> Self {
        self.mentioned += jewels(letters);
        self.player(seat)["home"] = bag(jewels(letters));
        self
    }

    /// These jewels lie in the cavern.
    pub fn cavern(mut self, place: &str, letters: &str) -> Self {
        self.mentioned += jewels(letters);
        let index = self.contents.mine.cavern_index(spot(place)).expect("a cavern");
        self.open()["caverns"][index] = bag(jewels(letters));
        self
    }

    /// These jewels lie on the Black Market.
    pub fn stock(mut self, letters: &str) -> Self {
        self.mentioned += jewels(letters);
        self.open()["stock"] = bag(jewels(letters));
        self
    }

    /// The jewels that nobody mentions lie at this home.
    pub fn rest_at(mut self, seat: Seat) -> Self {
        self.rest = Rest::Home(seat);
        self
    }

    /// The seat holds these settings.
    pub fn holds(mut self, seat: Seat, cards: &[&str]) -> Self {
        let held: Settings = cards.iter().map(|id| setting(id)).collect();
        self.player(seat)["held"] = json!(held);
        self
    }

    /// The seat has completed these settings: their jewels are set and its last dwarfs are gone.
    pub fn completed(mut self, seat: Seat, cards: &[&str]) -> Self {
        let done: Settings = cards.iter().map(|id| setting(id)).collect();
        self.player(seat)["completed"] = json!(done);
        let team = self.contents.dwarfs_each(self.seats);
        for number in 0..cards.len() as u8 {
            self.dwarf(seat, team - number)["at"] = json!("gone");
        }
        self
    }

    /// The seat's ability cards in hand.
    pub fn hand(mut self, seat: Seat, abilities: &[Ability]) -> Self {
        let mut hand = Abilities::NONE;
        for ability in abilities {
            hand.insert(*ability);
        }
        self.player(seat)["hand"] = json!(hand);
        self
    }

    /// The seat's tokens, out of the supply.
    pub fn tokens(mut self, seat: Seat, tokens: u8) -> Self {
        self.player(seat)["tokens"] = json!(tokens);
        let supply = self.open()["supply"].as_u64().expect("a number") - u64::from(tokens);
        self.open()["supply"] = json!(supply);
        self
    }

    /// The face-up settings.
    pub fn workshop(mut self, cards: &[&str]) -> Self {
        let cards: Settings = cards.iter().map(|id| setting(id)).collect();
        self.open()["workshop"] = json!(cards);
        self
    }

    /// The face-up ability cards.
    pub fn market(mut self, abilities: &[Ability]) -> Self {
        self.slots = abilities.to_vec();
        self
    }

    /// The face-up Brisingamen cards.
    pub fn display(mut self, cards: &[&str]) -> Self {
        let mut display = Links::NONE;
        for id in cards {
            display.insert(link(id));
        }
        self.open()["display"] = json!(display);
        self
    }

    /// The finished links, each with who made it.
    pub fn made(mut self, links: &[(&str, Seat)]) -> Self {
        for (index, (id, by)) in links.iter().enumerate() {
            self.open()["necklace"][index] = json!({ "link": link(id), "by": by });
        }
        self
    }

    /// The whole draw deck from the top.
    pub fn deck(mut self, cards: &[Card]) -> Self {
        self.deck = Some(cards.iter().rev().copied().collect());
        self
    }

    /// The ability deck from the top.
    pub fn ability_deck(mut self, cards: &[Ability]) -> Self {
        self.ability_deck = cards.iter().rev().copied().collect();
        self
    }

    /// Whose turn it is, with how many normal actions left.
    pub fn turn(mut self, seat: Seat, actions_left: u8) -> Self {
        let phase = &mut self.open()["phase"]["Acting"];
        phase["seat"] = json!(seat);
        phase["actions_left"] = json!(actions_left);
        self
    }

    /// The round, and how many turns in succession were only passes.
    pub fn round(mut self, round: u16, idle_turns: u8) -> Self {
        self.open()["round"] = json!(round);
        self.open()["idle_turns"] = json!(idle_turns);
        self
    }

    /// The position, with everything that was not mentioned put somewhere.
    #[track_caller]
    pub fn play(mut self) -> Play {
        self.place_jewels();
        self.place_settings_and_links();
        self.place_abilities();
        let game: FreyasFolly = serde_json::from_value(self.game).expect("a position");
        game.audit().expect("a position that can be");
        Scenario::of(game)
    }

    fn place_jewels(&mut self) {
        let contents = self.contents;
        let mut rest = contents.jewels - self.mentioned;
        let made: Vec<(LinkId, Seat)> = self.game["open"]["necklace"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|made| !made.is_null())
            .map(|made| {
                let link: LinkId = serde_json::from_value(made["link"].clone()).expect("a link");
                (link, serde_json::from_value(made["by"].clone()).expect("a seat"))
            })
            .collect();
        for seat in Seat::all(self.seats) {
            let done: Settings = serde_json::from_value(self.player(seat)["completed"].clone()).expect("cards");
            let links = made.iter().filter(|(_, by)| *by == seat).map(|(link, _)| contents.link(*link).needs);
            let settings = done.iter().map(|card| contents.setting(card).needs);
            let set = settings.chain(links).fold(Jewels::NONE, |all, needs| all + needs);
            rest -= set;
            self.player(seat)["set"] = bag(set);
        }
        match self.rest {
            Rest::Cavern(place) => {
                let index = contents.mine.cavern_index(place).expect("a cavern");
                let there: Jewels = serde_json::from_value(self.open()["caverns"][index].clone()).expect("jewels");
                self.open()["caverns"][index] = bag(there + rest);
            }
            Rest::Home(seat) => {
                let there: Jewels = serde_json::from_value(self.player(seat)["home"].clone()).expect("jewels");
                self.player(seat)["home"] = bag(there + rest);
            }
        }
    }

    /// The deck that was stacked, or all cards that lie nowhere else; cards that are left over are held by the last seat
    /// or shown beside the necklace, as the rules allow.
    fn place_settings_and_links(&mut self) {
        let contents = self.contents;
        let mut used = Settings::NONE;
        for seat in Seat::all(self.seats) {
            for pile in ["held", "completed"] {
                let cards: Settings = serde_json::from_value(self.player(seat)[pile].clone()).expect("cards");
                used.0 |= cards.0;
            }
        }
        let mut stacked = Links::NONE;
        for card in self.deck.iter().flatten() {
            match card {
                Card::Setting(card) => used.insert(*card),
                Card::Link(card) => stacked.insert(*card),
                Card::Ability(_) => {}
            }
        }
        let mut workshop: Settings = serde_json::from_value(self.open()["workshop"].clone()).expect("cards");
        workshop.0 &= !used.0;
        let free: Vec<SettingId> =
            contents.all_settings().filter(|card| !used.contains(*card) && !workshop.contains(*card)).collect();
        let mut free = free.into_iter();
        while workshop.len() < 8 {
            workshop.insert(free.next().expect("settings enough"));
        }
        self.open()["workshop"] = json!(workshop);
        let mut shown: Links = serde_json::from_value(self.open()["display"].clone()).expect("links");
        let made = self.game["open"]["necklace"].as_array().expect("a list").clone();
        let made: Vec<LinkId> =
            made.iter().filter_map(|made| serde_json::from_value(made["link"].clone()).ok()).collect();
        let hidden: Vec<LinkId> = contents
            .all_links()
            .filter(|card| !shown.contains(*card) && !made.contains(card) && !stacked.contains(*card))
            .collect();
        if self.deck.is_some() {
            let last = Seat(self.seats as u8 - 1);
            let mut held: Settings = serde_json::from_value(self.player(last)["held"].clone()).expect("cards");
            free.for_each(|card| held.insert(card));
            self.player(last)["held"] = json!(held);
            for card in hidden {
                shown.insert(card);
            }
            self.open()["display"] = json!(shown);
        } else {
            let cards = free.map(Card::Setting).chain(hidden.into_iter().map(Card::Link));
            self.deck = Some(cards.collect());
        }
    }

    fn place_abilities(&mut self) {
        let mut spent = self.contents.ability_cards();
        let mut take = |ability: Ability| spent[ability as usize] -= 1;
        for seat in Seat::all(self.seats) {
            let player: Player =
                serde_json::from_value(self.game["open"]["players"][seat.index()].clone()).expect("a player");
            player.abilities().iter().for_each(&mut take);
        }
        self.slots.iter().chain(&self.ability_deck).copied().for_each(&mut take);
        let deck = self.deck.clone().unwrap_or_default();
        for card in &deck {
            if let Card::Ability(ability) = card {
                take(*ability);
            }
        }
        let mut slots: Vec<Option<Ability>> = self.slots.iter().copied().map(Some).collect();
        slots.resize(3, None);
        self.open()["slots"] = json!(slots);
        self.open()["spent"] = json!(spent);
        self.game["draw_deck"] = json!(deck);
        self.game["ability_deck"] = json!({ "seen": [], "unseen": self.ability_deck });
    }
}
