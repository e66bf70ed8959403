//! Positions laid out by hand.

use crate::support::{RED, border, card, content, giant, region, tile};
use engine::{Dictated, Game, Scenario, Seat};
use norseheim::ids::*;
use norseheim::state::{Building, Land, Oath};
use norseheim::{Norseheim, Options};
use serde_json::{Value, json};

/// A position laid out by hand. What is not said is as after a setup; supplies follow from what lies on the map.
pub struct World {
    seats: usize,
    options: Options,
    round: u8,
    order: Vec<Seat>,
    land: Vec<Option<Land>>,
    leaders: [&'static str; 4],
    stack: Vec<&'static str>,
    discarded: Vec<&'static str>,
    danevolds: Vec<Border>,
    chairs: Option<Vec<(&'static str, Seat)>>,
    points: [u8; 4],
    tracks: [Option<[u8; 3]>; 4],
    cards: [[u8; 7]; 4],
    spent: [[u8; 7]; 4],
    hands: [Vec<GodCard>; 4],
    awake: Vec<(Giant, Option<God>)>,
    deck: Vec<Giant>,
    carried_out: Vec<Giant>,
    waiting: Vec<God>,
    barred_attacks: Vec<&'static str>,
    barred_recruiting: Vec<&'static str>,
    passed: Vec<Seat>,
    boosters: Option<[u8; 7]>,
    shielded: Vec<&'static str>,
    homeless: bool,
    npc_left: Option<u8>,
}

impl World {
    /// A table of so many, in round 1, nobody holding anything.
    pub fn new(seats: usize) -> World {
        let starters = Deed::ALL.map(|deed| content().deeds[deed.index()].starters);
        World {
            seats,
            options: Options::default(),
            round: 1,
            order: Seat::all(seats).collect(),
            land: vec![None; REGIONS],
            leaders: ["alrekr", "torvald", "vagn", "hallbera"],
            stack: Vec::new(),
            discarded: Vec::new(),
            danevolds: Vec::new(),
            chairs: None,
            points: [20; 4],
            tracks: [None; 4],
            cards: [starters; 4],
            spent: [[0; 7]; 4],
            hands: Default::default(),
            awake: Vec::new(),
            deck: Vec::new(),
            carried_out: Vec::new(),
            waiting: Vec::new(),
            barred_attacks: Vec::new(),
            barred_recruiting: Vec::new(),
            passed: Vec::new(),
            boosters: None,
            shielded: Vec::new(),
            homeless: false,
            npc_left: None,
        }
    }

    pub fn options(mut self, options: Options) -> World {
        self.options = options;
        self
    }

    pub fn round(mut self, round: u8) -> World {
        self.round = round;
        self
    }

    pub fn order(mut self, order: &[Seat]) -> World {
        self.order = order.to_vec();
        self
    }

    /// The player holds the region.
    pub fn held(mut self, seat: Seat, at: &str, warriors: u8, building: Building) -> World {
        self.land[region(at).index()] = Some(Land::Held { seat, warriors, building });
        self
    }

    /// The leader leads the region with so many warriors.
    pub fn led(mut self, at: &str, leader: &str, warriors: u8) -> World {
        self.land[region(at).index()] = Some(Land::Led { leader: tile(leader), warriors, oath: None });
        self
    }

    /// The leader votes for the player.
    pub fn sworn(mut self, seat: Seat, at: &str, leader: &str, warriors: u8, [envoys, guests]: [u8; 2]) -> World {
        let oath = Some(Oath { seat, envoys, guests });
        self.land[region(at).index()] = Some(Land::Led { leader: tile(leader), warriors, oath });
        self
    }

    pub fn danevold(mut self, one: &str, other: &str) -> World {
        self.danevolds.push(border(one, other));
        self
    }

    /// Who sits in the Council; without this, as if it had just met.
    pub fn chairs(mut self, chairs: &[(&'static str, Seat)]) -> World {
        self.chairs = Some(chairs.to_vec());
        self
    }

    pub fn points(mut self, seat: Seat, points: u8) -> World {
        self.points[seat.index()] = points;
        self
    }

    /// The markers on price, size and diplomacy, as spaces from 0.
    pub fn tracks(mut self, seat: Seat, tracks: [u8; 3]) -> World {
        self.tracks[seat.index()] = Some(tracks);
        self
    }

    /// The player has so many unspent cards of the action; missing ones are spent, surplus ones are Boosters.
    pub fn cards(mut self, seat: Seat, deed: Deed, count: u8) -> World {
        let owned = self.cards[seat.index()][deed.index()].max(count);
        self.cards[seat.index()][deed.index()] = count;
        self.spent[seat.index()][deed.index()] = owned - count;
        self
    }

    /// The player holds these Gods cards.
    pub fn hand(mut self, seat: Seat, cards: &[&str]) -> World {
        self.hands[seat.index()].extend(cards.iter().map(|id| card(id)));
        self
    }

    pub fn awake(mut self, id: &str, cover: Option<God>) -> World {
        self.awake.push((giant(id), cover));
        self
    }

    /// The next Giants cards, the first drawn first.
    pub fn deck(mut self, ids: &[&str]) -> World {
        self.deck = ids.iter().map(|id| giant(id)).collect();
        self
    }

    /// All Giants cards that are not awake or in `deck` have been carried out.
    pub fn all_others_carried_out(mut self) -> World {
        let out = |giant: &Giant| !self.deck.contains(giant) && self.awake.iter().all(|(awake, _)| awake != giant);
        self.carried_out = Giant::every().filter(out).collect();
        self
    }

    pub fn waiting(mut self, gods: &[God]) -> World {
        self.waiting = gods.to_vec();
        self
    }

    /// The next leaders to be drawn, the first drawn first; the rest of the stack follows.
    pub fn stack(mut self, leaders: &[&'static str]) -> World {
        self.stack = leaders.to_vec();
        self
    }

    /// All leaders that are neither on the map nor before a player nor in `stack` lie on the discard pile.
    pub fn discarded(mut self, leaders: &[&'static str]) -> World {
        self.discarded = leaders.to_vec();
        self
    }

    pub fn barred_attacks(mut self, landscape: &'static str) -> World {
        self.barred_attacks.push(landscape);
        self
    }

    pub fn barred_recruiting(mut self, landscape: &'static str) -> World {
        self.barred_recruiting.push(landscape);
        self
    }

    pub fn passed(mut self, seat: Seat) -> World {
        self.passed.push(seat);
        self
    }

    pub fn boosters(mut self, boosters: [u8; 7]) -> World {
        self.boosters = Some(boosters);
        self
    }

    pub fn shielded(mut self, at: &'static str) -> World {
        self.shielded.push(at);
        self
    }

    /// Leaders nobody spoke of have six warriors or none, so that so many are left in supply.
    pub fn npc_left(mut self, left: u8) -> World {
        self.npc_left = Some(left);
        self
    }

    /// Homes are still to be chosen, Red first.
    pub fn homes(mut self) -> Scenario<Norseheim> {
        self.homeless = true;
        self.round = 0;
        self.points = [15, 16, 17, 18];
        self.phase(json!({ "home": RED }))
    }

    /// The player takes a turn.
    pub fn turn(self, seat: Seat) -> Scenario<Norseheim> {
        let limit = content().numbers.limits.cards_per_turn[usize::from(self.round - 1)];
        self.phase(json!({ "acting": {
            "seat": seat, "due": "only", "cards_left": limit, "waived": false, "reach": null, "further": null,
        }}))
    }

    /// Everybody has passed but this player, who is about to: the Council is next.
    pub fn last_turn(mut self, seat: Seat) -> Scenario<Norseheim> {
        self.passed = Seat::all(self.seats).filter(|other| *other != seat).collect();
        self.turn(seat)
    }

    /// The position in this phase.
    #[track_caller]
    pub fn phase(self, phase: Value) -> Scenario<Norseheim> {
        let mut table = Dictated::default();
        table.choices([0]);
        let base = Norseheim::setup(&self.options, self.seats, content(), &mut table).expect("playable");
        let mut value = serde_json::to_value(&base).expect("plain data");
        self.lay_out(&mut value);
        value["realm"]["phase"] = phase;
        let game: Norseheim = serde_json::from_value(value).expect("a position");
        if let Err(fault) = game.audit() {
            panic!("the scenario is not a position: {fault}");
        }
        Scenario::of(game)
    }

    fn lay_out(&self, value: &mut Value) {
        let content = content();
        let pieces = &content.numbers.pieces;
        let land = self.all_land();
        let (mut npc, mut rings) = (pieces.npc_warriors, pieces.rings);
        let (mut warriors, mut settlements, mut envoys) = ([pieces.warriors; 4], [pieces.settlements; 4], [0u8; 4]);
        for land in &land {
            match land {
                Land::Led { warriors: own, oath, .. } => {
                    npc -= own;
                    if let Some(oath) = oath {
                        envoys[oath.seat.index()] += oath.envoys;
                        warriors[oath.seat.index()] -= oath.guests;
                    }
                }
                Land::Held { seat, warriors: own, building } => {
                    warriors[seat.index()] -= own;
                    settlements[seat.index()] -= u8::from(*building != Building::None);
                    rings -= u8::from(*building == Building::Ring);
                }
            }
        }
        let realm = &mut value["realm"];
        realm["land"] = json!(land);
        realm["npc_warriors"] = json!(npc);
        realm["rings"] = json!(rings);
        realm["round"] = json!(self.round);
        let mut order = self.order.clone();
        order.resize(4, Seat(3));
        realm["order"] = json!(order);
        realm["passed"] = json!(self.passed);
        realm["danevolds"] = json!(self.danevolds);
        realm["council"] = json!(self.council(&land));
        realm["moment"] = json!(100);
        realm["shielded"] = json!(self.shielded.iter().map(|at| region(at)).collect::<Vec<_>>());
        let mut boosters = Deed::ALL.map(|deed| content.deeds[deed.index()].boosters);
        for seat in 0..self.seats {
            for deed in Deed::ALL {
                let owned = self.cards[seat][deed.index()] + self.spent[seat][deed.index()];
                boosters[deed.index()] -= owned - content.deeds[deed.index()].starters;
            }
        }
        let mut extra = [0u8; 7];
        if let Some(wanted) = self.boosters {
            // What is missing from the piles is in the last player's hand.
            for deed in 0..7 {
                extra[deed] = boosters[deed] - wanted[deed];
            }
            boosters = wanted;
        }
        realm["boosters"] = json!(boosters);
        for seat in 0..4 {
            let leader = tile(self.leaders[seat]);
            let plays = seat < self.seats && !self.homeless;
            let mut cards = self.cards[seat];
            if seat + 1 == self.seats {
                cards.iter_mut().zip(extra).for_each(|(cards, extra)| *cards += extra);
            }
            realm["players"][seat] = json!({
                "points": self.points[seat], "moved": seat, "leader": plays.then_some(leader),
                "tracks": self.tracks[seat].unwrap_or(if plays { content.first_spaces(leader) } else { [0; 3] }),
                "cards": cards, "spent": self.spent[seat],
                "warriors": warriors[seat], "settlements": settlements[seat], "envoys": envoys[seat],
            });
        }
        let landscape =
            |id: &&str| content.board.landscapes.iter().position(|land| land.id == **id).expect("a landscape");
        realm["barred_attacks"] = json!(self.barred_attacks.iter().map(landscape).collect::<Vec<_>>());
        realm["barred_recruiting"] = json!(self.barred_recruiting.iter().map(landscape).collect::<Vec<_>>());
        realm["awake"] = json!(
            self.awake.iter().map(|(giant, cover)| json!({ "giant": giant, "cover": cover })).collect::<Vec<_>>()
        );
        realm["waiting"] = json!(self.waiting);
        realm["carried_out"] = json!(self.carried_out);
        let called: Set<God> =
            self.waiting.iter().copied().chain(self.awake.iter().filter_map(|(_, cover)| *cover)).collect();
        realm["called"] = json!(called);
        realm["discarded"] = json!(self.discarded.iter().map(|id| tile(id)).collect::<Set<Tile>>());
        self.stack_up(value, &land);
    }

    /// The land: what was said, and leaders from the box for the rest.
    fn all_land(&self) -> Vec<Land> {
        let mut free = self.free_tiles();
        let kings = content().board.kings;
        let lay = |(at, land): (Region, &Option<Land>)| {
            land.unwrap_or_else(|| {
                let guard = kings.contains(at);
                let place = free.iter().position(|tile| content().tile(*tile).second.is_none() == guard);
                let leader = free.remove(place.expect("there are tiles enough"));
                Land::Led { leader, warriors: content().tile(leader).third.min(2), oath: None }
            })
        };
        let mut lands: Vec<Land> = Region::every().zip(&self.land).map(lay).collect();
        if let Some(left) = self.npc_left {
            let own = |land: &Land| if let Land::Led { warriors, .. } = land { *warriors } else { 0 };
            let mut out =
                content().numbers.pieces.npc_warriors - left - self.land.iter().flatten().map(own).sum::<u8>();
            for (land, said) in lands.iter_mut().zip(&self.land) {
                if let (Land::Led { warriors, .. }, None) = (land, said) {
                    *warriors = out.min(6);
                    out -= *warriors;
                }
            }
        }
        lands
    }

    fn free_tiles(&self) -> Vec<Tile> {
        let players = self.leaders.iter().take(if self.homeless { 0 } else { self.seats }).map(|id| tile(id));
        let said = self.land.iter().flatten().filter_map(|land| match land {
            Land::Led { leader, .. } => Some(*leader),
            Land::Held { .. } => None,
        });
        let kept = self.stack.iter().chain(&self.discarded).map(|id| tile(id));
        let used: Set<Tile> = players.chain(said).chain(kept).collect();
        Tile::every().filter(|tile| !used.contains(*tile)).collect()
    }

    fn council(&self, land: &[Land]) -> Vec<Option<Seat>> {
        let met = |at: &Region| land[at.index()].holder().or_else(|| land[at.index()].oath().map(|oath| oath.seat));
        match &self.chairs {
            None => content().board.chairs.iter().map(met).collect(),
            Some(chairs) => {
                let sits = |at: &Region| chairs.iter().find(|(name, _)| region(name) == *at).map(|(_, seat)| *seat);
                content().board.chairs.iter().map(sits).collect()
            }
        }
    }

    fn stack_up(&self, value: &mut Value, land: &[Land]) {
        let on_map: Set<Tile> = land
            .iter()
            .filter_map(|land| match land {
                Land::Led { leader, .. } => Some(*leader),
                Land::Held { .. } => None,
            })
            .collect();
        let mut rest: Vec<Tile> = self.free_tiles().into_iter().filter(|tile| !on_map.contains(*tile)).collect();
        rest.extend(self.stack.iter().rev().map(|id| tile(id)));
        let (guards, chieftains): (Vec<Tile>, Vec<Tile>) =
            rest.into_iter().partition(|tile| content().tile(*tile).second.is_none());
        value["stacks"]["chieftains"] = json!(chieftains);
        value["stacks"]["guards"] = json!(guards);
        let out = |giant: &Giant| {
            !self.deck.contains(giant)
                && !self.carried_out.contains(giant)
                && self.awake.iter().all(|(awake, _)| awake != giant)
        };
        let giants: Vec<Giant> = Giant::every().filter(out).chain(self.deck.iter().rev().copied()).collect();
        value["stacks"]["giants"] = json!(giants);
        let held: Vec<GodCard> = self.hands.iter().flatten().copied().collect();
        for god in God::ALL {
            let cards = content().cards_of[god.index()].into_iter().filter(|card| !held.contains(card));
            value["stacks"]["gods"][god.index()] = json!(cards.collect::<Vec<_>>());
        }
        value["hands"] = json!(self.hands.each_ref().map(|hand| hand.iter().copied().collect::<GodCards>()));
    }
}
