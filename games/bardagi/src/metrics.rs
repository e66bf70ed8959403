//! What is measured: upgrade tiles, runes, ways to grow, where glory comes from, and how matches end.

use crate::rules::building;
use crate::{Bardagi, Content, Event, Length, Phase, Rune, Tile, What};
use engine::{Counted, Metrics, Pause, Seat, Tally};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// A way to grow.
    Way(Way),
    /// BA-BUILD-01, BA-BUILD-04. An upgrade tile: open to somebody who was asked to build and had a place for it, built.
    Tile(Tile),
    /// BA-SACRED-02. A rune: drawn, cast.
    Rune(Rune),
}

/// A way to grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// BA-SHIP-01. The ship sailed.
    Ships,
    /// BA-GODI-01. An area was converted.
    Conversion,
    /// BA-KAUP-01. An area was bought.
    Purchase,
    /// BA-KAUP-05. A trade was made.
    Trade,
    /// BA-COMBAT-06. An area was overtaken.
    War,
}

impl Way {
    const ALL: [(Way, &'static str); 5] = [
        (Way::Ships, "ships"),
        (Way::Conversion, "conversion"),
        (Way::Purchase, "purchase"),
        (Way::Trade, "trade"),
        (Way::War, "war"),
    ];
}

const ROUND: Pause =
    Pause { what: "a round: plans in secret, claims, goods, disks and what the others may be up to", seconds: 330.0 };

impl Metrics for Bardagi {
    type Entry = Entry;

    const ENDINGS: &'static [&'static str] = &["last round", "time called"];
    const ROLE: Option<&'static str> = Some("clan");
    const PAUSES: &'static [Pause] = &[ROUND];

    fn entries(content: &'static Content) -> Vec<Counted<Entry>> {
        let ways = Way::ALL.map(|(way, name)| Counted { entry: Entry::Way(way), kind: "ways to grow", name });
        let tiles = content.upgrades.tiles.iter().enumerate().map(|(number, tile)| Counted {
            entry: Entry::Tile(Tile(number as u8)),
            kind: if tile.level == 1 { "upgrade tiles, level 1" } else { "upgrade tiles, level 2" },
            name: &tile.name,
        });
        let runes =
            Rune::ALL.map(|rune| Counted { entry: Entry::Rune(rune), kind: "runes", name: &content.rune(rune).name });
        ways.into_iter().chain(tiles).chain(runes).collect()
    }

    fn begun(&self, tally: &mut Tally<Entry>) {
        tally.offer_all(Way::ALL.map(|(way, _)| Entry::Way(way)));
    }

    fn note(&self, event: &Event, tally: &mut Tally<Entry>) {
        if let Phase::Build(seat) = self.phase {
            tally.offer_all(building::open_to(self, seat).map(Entry::Tile));
        }
        match event.what {
            What::ClanTaken { seat, clan, .. } => tally.play_as(seat, clan.word()),
            What::TurnBegan { .. } => tally.turn(),
            What::Sailed { seat, .. } => tally.put_to_use(seat, Entry::Way(Way::Ships)),
            What::Converted { seat, .. } => tally.put_to_use(seat, Entry::Way(Way::Conversion)),
            What::LandBought { seat, .. } => tally.put_to_use(seat, Entry::Way(Way::Purchase)),
            What::TradeBegan { seat, .. } => tally.put_to_use(seat, Entry::Way(Way::Trade)),
            What::Overtook { seat, .. } => tally.put_to_use(seat, Entry::Way(Way::War)),
            What::Built { seat, tile, .. } => {
                tally.take(seat, Entry::Tile(tile));
                tally.put_to_use(seat, Entry::Tile(tile));
            }
            What::RunesDrawn { seat, runes: Some(runes), .. } => {
                for rune in Rune::ALL.into_iter().filter(|rune| runes[rune.index()] > 0) {
                    tally.offer(Entry::Rune(rune));
                    tally.take(seat, Entry::Rune(rune));
                }
            }
            What::RuneCast { seat, rune, .. } => tally.put_to_use(seat, Entry::Rune(rune)),
            What::RoundBegan { .. }
            | What::TileTurned { .. }
            | What::CardChosen { .. }
            | What::Ready { .. }
            | What::Walked { .. }
            | What::Boarded { .. }
            | What::Landed { .. }
            | What::ShipReturned { .. }
            | What::Attacked { .. }
            | What::Duelled { .. }
            | What::BerserkurBeaten { .. }
            | What::AxesBeaten { .. }
            | What::GloryTaken { .. }
            | What::CampPlundered { .. }
            | What::Reinforced { .. }
            | What::Stayed { .. }
            | What::Retreated { .. }
            | What::GodiLeft { .. }
            | What::DiskMoved { .. }
            | What::GivenUp { .. }
            | What::Refilled { .. }
            | What::Revived { .. }
            | What::Bonus { .. }
            | What::RunesDrawn { runes: None, .. }
            | What::RuneRemoved { .. }
            | What::SeaMoveGone { .. }
            | What::Sold { .. }
            | What::Bought { .. }
            | What::Cashed { .. }
            | What::GoldSpent { .. }
            | What::HideSold { .. }
            | What::ValueLost { .. }
            | What::Proposed { .. }
            | What::Answered { .. }
            | What::Exchanged { .. }
            | What::HornsBlown { .. }
            | What::TurnEnded { .. }
            | What::Surplus { .. }
            | What::NothingBuilt { .. }
            | What::GloryClaimed { .. }
            | What::Claimed { .. }
            | What::HerdClaimed { .. }
            | What::AxesBought { .. }
            | What::RecruitPlaced { .. }
            | What::AxePlaced { .. }
            | What::TimeCalled
            | What::GoodsSold { .. }
            | What::MostGold { .. }
            | What::MostAreas { .. }
            | What::Won { .. } => {}
        }
    }

    fn pause(event: &Event) -> Option<Pause> {
        match event.what {
            What::RoundBegan { .. } => Some(ROUND),
            _ => None,
        }
    }

    fn ending(&self) -> Option<&'static str> {
        match (&self.phase, self.options.length) {
            (Phase::Over(_), Length::Time) if self.time_is_up => Some("time called"),
            (Phase::Over(_), Length::Rounds | Length::Short | Length::Time) => Some("last round"),
            (
                Phase::Choosing(_) | Phase::Planning | Phase::Turn(_) | Phase::Build(_) | Phase::Claim(..),
                Length::Rounds | Length::Short | Length::Time,
            ) => None,
        }
    }

    /// BA-GLORY-02, BA-END-02 to BA-END-04.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let player = self.player(seat);
        let mut sources = vec![
            ("areas", i32::from(player.tally.areas)),
            ("tiles, every round", i32::from(player.tally.tiles)),
            ("tiles built", i32::from(player.tally.built)),
            ("conquest", i32::from(player.tally.conquest)),
        ];
        if let Phase::Over(last) = &self.phase {
            sources.push(("gold", i32::from(player.gold) * i32::from(self.content.glory.per_gold)));
            sources.push(("most gold", last.most_gold[seat.index()].into()));
            sources.push(("most areas", last.most_areas[seat.index()].into()));
        }
        sources
    }

    fn round(&self) -> u32 {
        self.round.max(1).into()
    }

    /// BA-ROUND-04. The start passes on every round.
    fn first(&self) -> Seat {
        let seats = self.seats;
        Seat((self.starter.0 + seats - (self.round.max(1) - 1) % seats) % seats)
    }
}
