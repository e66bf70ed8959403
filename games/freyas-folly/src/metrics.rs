//! What is measured: settings, links and abilities shown, taken and used, where points come from, and how games end.

use crate::cards::{Ability, LinkId, SettingId};
use crate::phase::{Phase, Why};
use crate::rules::scoring;
use crate::{Contents, Event, FreyasFolly};
use engine::{Counted, Metrics, Pause, Seat, Tally};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Entry {
    /// FF-COMP-03. A setting: shown, taken, completed.
    Setting(SettingId),
    /// FF-COMP-04. A link of the necklace: shown, completed.
    Link(LinkId),
    /// FF-COMP-05. An ability: shown, taken, given to a dwarf or used.
    Ability(Ability),
    /// FF-TRADE-01. A trade on the Black Market.
    Trade,
}

const ROUND: Pause = Pause { what: "a new round", seconds: 15.0 };
const STEP: Pause = Pause { what: "each dwarf's walk", seconds: 6.0 };

impl Metrics for FreyasFolly {
    type Entry = Entry;

    const ENDINGS: &'static [&'static str] =
        &["last dwarf at market", "necklace whole", "everybody passed", "too many rounds"];
    const PAUSES: &'static [Pause] = &[ROUND, STEP];

    fn entries(contents: &'static Contents) -> Vec<Counted<Entry>> {
        let setting =
            |card| Counted { entry: Entry::Setting(card), kind: "settings", name: &contents.setting(card).name };
        let link =
            |card| Counted { entry: Entry::Link(card), kind: "Brisingamen cards", name: &contents.link(card).name };
        let ability = |ability| Counted {
            entry: Entry::Ability(ability),
            kind: "abilities",
            name: &contents.ability(ability).name,
        };
        let trade = Counted { entry: Entry::Trade, kind: "deeds", name: "a trade on the Black Market" };
        let settings = contents.all_settings().map(setting);
        settings.chain(contents.all_links().map(link)).chain(Ability::ALL.map(ability)).chain([trade]).collect()
    }

    fn begun(&self, tally: &mut Tally<Entry>) {
        tally.offer_all(self.open.workshop.iter().map(Entry::Setting));
        tally.offer_all(self.open.display.iter().map(Entry::Link));
        tally.offer_all(self.open.slots.iter().flatten().map(|ability| Entry::Ability(*ability)));
        tally.offer(Entry::Trade);
    }

    fn note(&self, event: &Event, tally: &mut Tally<Entry>) {
        if let Some(turn) = self.open.phase.turn() {
            tally.turn_of(turn.seat);
        }
        match *event {
            Event::SettingShown { card } => tally.offer(Entry::Setting(card)),
            Event::TookSetting { seat, card } => tally.take(seat, Entry::Setting(card)),
            Event::Completed { seat, card, .. } => tally.put_to_use(seat, Entry::Setting(card)),
            Event::LinkShown { card } => tally.offer(Entry::Link(card)),
            Event::Linked { seat, card, .. } => {
                tally.take(seat, Entry::Link(card));
                tally.put_to_use(seat, Entry::Link(card));
            }
            Event::AbilityShown { ability } => tally.offer(Entry::Ability(ability)),
            Event::TookAbility { seat, ability } => tally.take(seat, Entry::Ability(ability)),
            Event::Entered { seat, with: Some(ability), .. }
            | Event::AbilitySpent { seat, ability: ability @ Ability::Thief } => {
                tally.put_to_use(seat, Entry::Ability(ability));
            }
            Event::Gave { seat, .. } => tally.put_to_use(seat, Entry::Trade),
            Event::Began { .. }
            | Event::Round { .. }
            | Event::TokenUsed { .. }
            | Event::Entered { with: None, .. }
            | Event::Walked { .. }
            | Event::Unloaded { .. }
            | Event::Collected { .. }
            | Event::LeftThere { .. }
            | Event::BatCarried { .. }
            | Event::BatKept { .. }
            | Event::Stopped { .. }
            | Event::Braced { .. }
            | Event::StrengthKept { .. }
            | Event::StrengthWanes { .. }
            | Event::AbilitySpent { .. }
            | Event::AbilityLost { .. }
            | Event::AbilityBuried { .. }
            | Event::DeckEmpty
            | Event::Received { .. }
            | Event::Stole { .. }
            | Event::Passed { .. }
            | Event::KeptTokens { .. }
            | Event::LastTurn { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn pause(event: &Event) -> Option<Pause> {
        match event {
            Event::Round { .. } => Some(ROUND),
            Event::Walked { .. } => Some(STEP),
            _ => None,
        }
    }

    fn ending(&self) -> Option<&'static str> {
        let Phase::Over(ending) = self.open.phase else { return None };
        Some(match ending.why {
            Why::Quota => "last dwarf at market",
            Why::Necklace => "necklace whole",
            Why::Stalled => "everybody passed",
            Why::TooLong => "too many rounds",
        })
    }

    /// FF-SCORE-01 to FF-SCORE-08.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let (player, contents) = (self.open.player(seat), &self.open.contents);
        let settings = player.completed.iter().map(|card| i32::from(contents.setting(card).points)).sum();
        let penalties: i32 = player.held.iter().map(|card| i32::from(contents.setting(card).penalty)).sum();
        let at_home = |count: u32, each: u8| count as i32 * i32::from(each);
        let jewels = at_home(player.home.small().len(), contents.scoring.small_jewel_at_home)
            + at_home(player.home.large().len(), contents.scoring.large_jewel_at_home)
            + at_home(player.barrows().len(), contents.scoring.jewel_in_barrow);
        let has_ended = scoring::ender(&self.open) == Some(seat);
        vec![
            ("settings completed", settings),
            ("settings not completed", -penalties),
            ("jewels at home", jewels),
            ("necklace tokens", i32::from(player.tokens) * scoring::token_worth(&self.open)),
            ("ending the game", if has_ended { contents.scoring.ender_bonus.into() } else { 0 }),
        ]
    }

    fn round(&self) -> u32 {
        self.open.round.into()
    }

    fn first(&self) -> Seat {
        self.open.start
    }
}
