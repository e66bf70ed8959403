//! What people read in the log.

use crate::support::*;
use canvas::Face as _;
use dwarven_miner::*;
use engine::Line;

fn line(what: What, forced: bool) -> Line {
    DwarvenMiner::line(&Event { what, forced }, &content())
}

fn read(what: What, forced: bool) -> String {
    line(what, forced).words.plain(&["Ragna".to_owned(), "Bjarni".to_owned()])
}

/// DM-TURN-02: a turn has its header, also after a turn that ended by itself.
#[test]
fn every_turn_has_a_header() {
    let began = What::TurnBegan { seat: B, round: 2 };
    assert_eq!(line(began, true), line(began, false), "DM-TURN-02");
    assert_eq!(line(began, true).depth, 0, "DM-TURN-02");
    let left = What::LeftForge { seat: B };
    assert_eq!((line(left, true).depth, line(left, true).automatic), (1, true), "what nobody decided is set apart");
}

/// DM-RULING-38, DM-RULING-43: what did not happen is told as such.
#[test]
fn nothing_is_told_as_nothing() {
    let drew = What::Drew { seat: A, count: 0, cards: None };
    assert_eq!(read(drew, false), "Ragna finds no Patron left to draw (DM-RULING-38)");
    let kept = What::FavourKept { seat: B, card: card("wizard") };
    assert_eq!(read(kept, false), "Bjarni keeps the favour of the Wizard for later");
    assert_eq!(read(kept, true), "Bjarni cannot use the favour of the Wizard yet and keeps it (DM-RULING-43)");
}

/// DM-RULING-26: what is banked and what is lost are told in one sentence.
#[test]
fn banked_and_lost() {
    let [banked, lost] = [[1, 0, 0, 0, 0], [0, 0, 0, 0, 2]].map(Resources::from);
    let told = read(What::Banked { seat: A, resources: banked, lost }, false);
    assert_eq!(told, "Ragna banks Iron and loses 2 Mithril: no card is left on the board (DM-RULING-26)");
}
