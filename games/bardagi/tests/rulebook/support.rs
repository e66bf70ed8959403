//! Short words for scenarios: a position is written down as JSON, changed, and read back.

use bardagi::{Action, Area, Bardagi, BoardChoice, Card, Content, Good, Node, Options, Rune, Tile, Unit};
use engine::{Dictated, Edition, Game, Match, Scenario, Seat, Seed, table::quick_below};
use serde_json::{Value, json};

pub const RED: Seat = Seat(0);
pub const YELLOW: Seat = Seat(1);
pub const BLUE: Seat = Seat(2);
pub const GREEN: Seat = Seat(3);
pub const BLACK: Seat = Seat(4);

/// Clans in the order of the seats when nothing is shuffled.
const CARDS: [(char, usize); 4] = [('B', 0), ('G', 1), ('K', 2), ('N', 3)];

/// A match as it is set up: red, yellow, blue, green and black in seats 0 to 4, red begins, everybody holds a Divine rune.
pub fn begin(options: Options, seats: usize) -> Scenario<Bardagi> {
    let mut table = Dictated::default();
    table.choices(vec![0; seats + 1]);
    let game = Bardagi::setup(&options, seats, Edition::standard(), &mut table).expect("playable");
    Scenario::of(game)
}

pub fn content() -> Edition<Content> {
    Edition::standard()
}

/// A position in the making.
pub struct Position {
    json: Value,
    board: &'static bardagi::content::Board,
    unused: [Option<u64>; 5],
}

/// The five lands of Summer with five players.
pub fn summer5() -> Position {
    Position::of(&begin(Options::default(), 5))
}

/// Winter with two players: red and yellow.
pub fn winter() -> Position {
    Position::of(&begin(Options { board: BoardChoice::Winter, ..Options::default() }, 2))
}

impl Position {
    pub fn of(game: &Bardagi) -> Position {
        let board = game.board();
        let mut json = serde_json::to_value(game).expect("plain data");
        for player in json["players"].as_array_mut().expect("players") {
            player["runes"] = json!([0, 0, 0, 0, 0, 0]);
        }
        Position { json, board, unused: [None; 5] }
    }

    pub fn area(&self, id: &str) -> u64 {
        u64::from(self.board.find(id).unwrap_or_else(|| panic!("there is no area {id}")).0)
    }

    fn player(&mut self, seat: Seat) -> &mut Value {
        &mut self.json["players"][seat.index()]
    }

    pub fn set(mut self, field: &str, value: Value) -> Position {
        self.json[field] = value;
        self
    }

    pub fn with(mut self, seat: Seat, field: &str, value: Value) -> Position {
        self.player(seat)[field] = value;
        self
    }

    /// Virki, Hof and Verslun.
    pub fn disks(self, seat: Seat, disks: [u8; 3]) -> Position {
        self.with(seat, "disks", json!(disks))
    }

    pub fn gold(self, seat: Seat, gold: u16) -> Position {
        self.with(seat, "gold", json!(gold))
    }

    /// Disks that are not in play; the rest lies on the Town.
    pub fn unused(mut self, seat: Seat, unused: u64) -> Position {
        self.unused[seat.index()] = Some(unused);
        self
    }

    pub fn goods(mut self, seat: Seat, goods: &[(Good, u8)]) -> Position {
        for (good, count) in goods {
            self.player(seat)["storage"][good.index()] = json!(count);
        }
        self
    }

    pub fn runes(mut self, seat: Seat, runes: &[(Rune, u8)]) -> Position {
        for (rune, count) in runes {
            self.player(seat)["runes"][rune.index()] = json!(count);
        }
        self
    }

    pub fn at(mut self, seat: Seat, unit: Unit, area: &str) -> Position {
        let area = self.area(area);
        self.player(seat)["places"][unit.index()] = json!({ "on": area });
        self
    }

    pub fn aboard(mut self, seat: Seat, unit: Unit) -> Position {
        self.player(seat)["places"][unit.index()] = json!("aboard");
        self
    }

    pub fn beaten(mut self, seat: Seat) -> Position {
        self.player(seat)["places"][0] = json!("town");
        self
    }

    pub fn came_from(mut self, seat: Seat, area: &str) -> Position {
        let area = self.area(area);
        self.player(seat)["came_from"] = json!({ "area": area });
        self
    }

    pub fn ship(mut self, seat: Seat, place: &str) -> Position {
        let place = match self.board.find_square(place) {
            Some(square) => json!({ "sea": square.0 }),
            None => json!({ "harbour": self.area(place) }),
        };
        self.player(seat)["ship"] = place;
        self
    }

    /// So many disks of the seat lie on the area.
    pub fn own(mut self, seat: Seat, area: &str, disks: u8) -> Position {
        let area = self.area(area);
        self.player(seat)["owned"].as_array_mut().expect("a set").push(json!(area));
        self.plot(area)["disks"] = json!(disks);
        self
    }

    pub fn owns(self, seat: Seat, areas: &[&str]) -> Position {
        areas.iter().fold(self, |position, area| position.own(seat, area, 1))
    }

    fn plot(&mut self, area: u64) -> &mut Value {
        let lands = self.json["lands"].as_array_mut().expect("a list");
        let index = lands.iter().position(|entry| entry[0] == json!(area)).unwrap_or_else(|| {
            lands.push(json!([area, { "disks": 0, "axes": 0, "runes": 0, "caster": 0 }]));
            lands.len() - 1
        });
        &mut self.json["lands"][index][1]
    }

    pub fn axes(mut self, area: &str, axes: u8) -> Position {
        let area = self.area(area);
        self.plot(area)["axes"] = json!(axes);
        self
    }

    pub fn rune_on(mut self, area: &str, rune: Rune, caster: Seat) -> Position {
        let area = self.area(area);
        let plot = self.plot(area);
        plot["runes"] = json!(plot["runes"].as_u64().expect("a number") | 1 << rune.index());
        if rune == Rune::Theirs {
            plot["caster"] = json!(caster.0);
        }
        self
    }

    pub fn tiles(mut self, seat: Seat, ids: &[&str]) -> Position {
        let set = ids.iter().fold(0u32, |set, id| set | 1 << tile(id).0);
        self.player(seat)["tiles"] = json!(set);
        let powers = content().upgrades.powers(bardagi::content::Tiles(set));
        self.player(seat)["powers"] = serde_json::to_value(powers).expect("plain data");
        for id in ids {
            let place = content().tile(tile(id)).pile();
            let pile = self.json["market"]["piles"][place].as_array_mut().expect("a list");
            if let Some(index) = pile.iter().position(|other| *other == json!(tile(id).0)) {
                pile.remove(index);
                continue;
            }
            let display = self.json["market"]["displays"][place].as_array_mut().expect("a list");
            let index = display.iter().position(|other| *other == json!(tile(id).0)).expect("the tile is in the box");
            display.remove(index);
            if let Some(next) = self.json["market"]["piles"][place].as_array_mut().expect("a list").pop() {
                self.json["market"]["displays"][place].as_array_mut().expect("a list").push(next);
            }
        }
        self
    }

    /// These tiles of one pile lie open.
    pub fn open(mut self, ids: &[&str]) -> Position {
        let place = content().tile(tile(ids[0])).pile();
        let mut all: Vec<Value> = self.json["market"]["displays"][place].as_array().expect("a list").clone();
        all.extend(self.json["market"]["piles"][place].as_array().expect("a list").clone());
        let mut open = Vec::new();
        for id in ids {
            let index = all.iter().position(|other| *other == json!(tile(id).0)).expect("the tile is in the box");
            open.push(all.remove(index));
        }
        self.json["market"]["displays"][place] = json!(open);
        self.json["market"]["piles"][place] = json!(all);
        self
    }

    pub fn option(mut self, name: &str, value: Value) -> Position {
        self.json["options"][name] = value;
        self
    }

    /// The seat's turn with these cards, each a letter: B, G, K, N.
    pub fn turn(mut self, seat: Seat, cards: &str) -> Scenario<Bardagi> {
        let mut hand = [0; 4];
        for letter in cards.chars() {
            hand[CARDS.iter().find(|(card, _)| *card == letter).expect("a card").1] += 1;
        }
        let powers = self.player(seat)["powers"].clone();
        for player in self.json["players"].as_array_mut().expect("players") {
            player["is_ready"] = json!(true);
        }
        self.player(seat)["hand"] = json!(hand);
        self.player(seat)["taken"] = json!(hand);
        self.json["phase"] = json!({ "turn": {
            "seat": seat.0, "cards_spent": 0, "steps": [0, 0, 0], "has_shifted": [false, false, false], "squares": 0,
            "kept_at": null, "sea_moves": 0, "free_godi": powers["free_godi"], "free_home": powers["free_home"],
            "wild_cards": powers["wild_cards"], "has_bought_runes": false, "hides": powers["hides"], "act": "menu",
        } });
        self.done()
    }

    /// The Build phase, this seat first.
    pub fn build(mut self, seat: Seat) -> Scenario<Bardagi> {
        self.json["starter"] = json!(seat.0);
        self.json["phase"] = json!({ "build": seat.0 });
        self.done()
    }

    /// The Claim of this round: the last seat in turn order has just passed its turn, nobody can build.
    pub fn claim(mut self, starter: Seat) -> Scenario<Bardagi> {
        self.json["starter"] = json!(starter.0);
        let seats = self.json["seats"].as_u64().expect("a number") as u8;
        let last = Seat((starter.0 + seats - 1) % seats);
        let mut game = self.turn(last, "BB");
        game.play_as(last, Action::Exchange);
        // Two equal cards: the discard is taken at once.
        game.play_as(last, Action::Take { card: Card::Knerrir });
        game.play_as(last, Action::EndTurn);
        while let bardagi::Phase::Build(seat) = game.game.phase() {
            let seat = *seat;
            game.play_as(seat, Action::PassBuild);
        }
        game
    }

    /// Puts everything that is not accounted for where it belongs.
    pub fn done(mut self) -> Scenario<Bardagi> {
        let seats = self.json["seats"].as_u64().expect("a number") as usize;
        let number = |value: &Value| value.as_u64().expect("a number");
        let sum = |value: &Value| value.as_array().expect("a list").iter().map(number).sum::<u64>();
        let lands = self.json["lands"].as_array().expect("a list").clone();
        for seat in 0..seats {
            let owned = self.json["players"][seat]["owned"].as_array().expect("a set").clone();
            let placed: u64 =
                lands.iter().filter(|plot| owned.contains(&plot[0])).map(|plot| number(&plot[1]["disks"])).sum();
            let marks = lands.iter().filter(|plot| {
                number(&plot[1]["runes"]) & 1 << Rune::Theirs.index() != 0 && number(&plot[1]["caster"]) == seat as u64
            });
            let player = &self.json["players"][seat];
            let fixed = placed + marks.count() as u64 + sum(&player["disks"]);
            let rest = 40 - fixed;
            let (unused, recruits) = match self.unused[seat] {
                Some(unused) => (unused, rest - unused),
                None => (rest - number(&player["recruits"]), number(&player["recruits"])),
            };
            self.json["players"][seat]["unused"] = json!(unused);
            self.json["players"][seat]["recruits"] = json!(recruits);
        }
        for good in 0..6 {
            let stored: u64 = (0..seats).map(|seat| number(&self.json["players"][seat]["storage"][good])).sum();
            self.json["bank"][good] = json!(20 - stored);
            let placed = lands.iter().filter(|plot| number(&plot[1]["runes"]) & 1 << good != 0).count() as u64;
            let held: u64 = (0..seats).map(|seat| number(&self.json["players"][seat]["runes"][good])).sum();
            self.json["rune_pile"][good] = json!(8 - placed - held);
        }
        let on_areas: u64 = lands.iter().map(|plot| number(&plot[1]["axes"])).sum();
        let held: u64 = (0..seats)
            .map(|seat| &self.json["players"][seat])
            .map(|player| number(&player["axes"]) + u64::from(player["home_axe"] == json!(true)))
            .sum();
        self.json["axe_pile"] = json!(20 - on_areas - held);
        let game: Bardagi = serde_json::from_value(self.json).expect("a position");
        game.audit().expect("a position that can be");
        Scenario::of(game)
    }
}

pub fn tile(id: &str) -> Tile {
    content().upgrades.find(id).unwrap_or_else(|| panic!("there is no tile {id}"))
}

/// Questions about a scenario's position.
pub trait Ask {
    fn area(&self, id: &str) -> Area;
    fn go(&self, id: &str) -> Action;
    fn sail(&self, id: &str) -> Action;
    fn board_at(&self, id: &str) -> Action;
    fn disks_on(&self, id: &str) -> (Option<Seat>, u8);
    fn good(&self, seat: Seat, good: Good) -> u8;
    fn glory(&self, seat: Seat) -> i32;
    fn offers(&self, action: Action) -> bool;
    fn reaches(&self) -> Vec<String>;
}

impl Ask for Scenario<Bardagi> {
    fn area(&self, id: &str) -> Area {
        self.game.board().find(id).unwrap_or_else(|| panic!("there is no area {id}"))
    }

    fn go(&self, id: &str) -> Action {
        Action::Go { to: self.area(id) }
    }

    fn sail(&self, id: &str) -> Action {
        Action::SailTo {
            to: match self.game.board().find_square(id) {
                Some(square) => Node::Sea(square),
                None => Node::Harbour(self.area(id)),
            },
        }
    }

    fn board_at(&self, id: &str) -> Action {
        Action::Board { harbour: self.area(id) }
    }

    fn disks_on(&self, id: &str) -> (Option<Seat>, u8) {
        let area = self.area(id);
        (self.game.owner(area), self.game.plot(area).disks)
    }

    fn good(&self, seat: Seat, good: Good) -> u8 {
        self.game.player(seat).storage[good.index()]
    }

    fn glory(&self, seat: Seat) -> i32 {
        self.game.player(seat).tally.glory()
    }

    fn offers(&self, action: Action) -> bool {
        self.offered().contains(&action)
    }

    /// The areas to which the unit in hand may go.
    fn reaches(&self) -> Vec<String> {
        let mut ids: Vec<String> = self
            .offered()
            .into_iter()
            .filter_map(|action| match action {
                Action::Go { to } => Some(self.game.board().areas[to.index()].id.clone()),
                _ => None,
            })
            .collect();
        ids.sort();
        ids
    }
}

/// A whole match by lot; `look` sees some of its positions.
pub fn random_match(options: Options, seats: usize, seed: u64, look: impl Fn(&Bardagi)) -> Match<Bardagi> {
    let mut played =
        Match::<Bardagi>::begin(options, seats, Edition::standard(), Seed::from_number(seed)).expect("playable");
    let mut dice = Seed::from_number(seed).quick();
    let mut legal = Vec::new();
    while let Some(seat) = played.game().stage().asked().first() {
        if quick_below(&mut dice, 6) == 0 {
            look(played.game());
        }
        legal.clear();
        played.game().legal(seat, &mut legal);
        let chosen = quick_below(&mut dice, legal.len() as u32) as usize;
        played.act(seat, legal[chosen]).expect("legal");
    }
    played
}
