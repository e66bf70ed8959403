//! Completing settings and Brisingamen cards (RULES.md, "Complete a card").

use super::{ending, turn};
use crate::cards::{LinkId, SettingId};
use crate::jewels::{Jewel, Jewels};
use crate::phase::{Finish, Turn};
use crate::state::{Made, Whereabouts};
use crate::{Event, FreyasFolly, Open};
use engine::{Refusal, Seat, Table, ensure};

/// FF-COMPLETE-01, FF-COMPLETE-02, FF-COMPLETE-03, FF-RULING-46, FF-RULING-55, FF-RULING-68, FF-END-04. A held setting, a
/// dwarf outside to take it to market, and every jewel it asks for: none missing, none of another size or colour.
pub fn check_setting(open: &Open, seat: Seat, card: SettingId) -> Result<(), Refusal> {
    let player = open.player(seat);
    ensure(!open.workshop.contains(card), "FF-RULING-68", "take the setting first: it lies in the Workshop")?;
    ensure(player.held.contains(card), "FF-COMPLETE-01", "you do not hold that setting")?;
    ensure(player.has_outside(), "FF-COMPLETE-02", "no dwarf of yours is outside to take it to market")?;
    check_jewels(player.home, open.contents.setting(card).needs, "FF-COMPLETE-03")
}

/// FF-COMPLETE-03, FF-BRIS-05, FF-RULING-46, FF-FAQ-02. Every jewel a card asks for is at home: none set later, none
/// replaced by one of another size.
fn check_jewels(home: Jewels, needs: Jewels, rule: &'static str) -> Result<(), Refusal> {
    let missing = home.missing(needs);
    let spare = home - (needs - missing);
    let misfit = |jewel: Jewel| spare.each().any(|other| other.colour() == jewel.colour());
    ensure(!missing.each().any(misfit), "FF-RULING-46", "a jewel of another size does not fit: trade first")?;
    ensure(missing.is_empty(), rule, "all its jewels are set at once, and some are missing")
}

/// FF-BRIS-01, FF-BRIS-02, FF-BRIS-05, FF-BRIS-07, FF-END-04, FF-RULING-47. Any face-up Brisingamen card while
/// a space is free, a dwarf outside, and all its amber.
pub fn check_link(open: &Open, seat: Seat, card: LinkId) -> Result<(), Refusal> {
    let player = open.player(seat);
    ensure(!open.necklace_is_whole(), "FF-BRIS-07", "the necklace is whole")?;
    ensure(open.display.contains(card), "FF-BRIS-01", "that card does not lie beside the necklace")?;
    ensure(player.has_outside(), "FF-BRIS-02", "no dwarf of yours is outside")?;
    check_jewels(player.home, open.contents.link(card).needs, "FF-BRIS-05")
}

/// FF-COMPLETE-01, FF-COMPLETE-02, FF-COMPLETE-04, FF-COMPLETE-05, FF-RULING-09. The jewels are set for good, and the
/// highest-numbered dwarf outside leaves the game with the piece.
pub fn complete_setting(game: &mut FreyasFolly, mut turn: Turn, card: SettingId, table: &mut impl Table<Event>) {
    let (seat, needs) = (turn.seat, game.open.contents.setting(card).needs);
    let player = game.open.player_mut(seat);
    player.home -= needs;
    player.set += needs;
    player.held.remove(card);
    player.completed.insert(card);
    let dwarf = player.last_outside().expect("FF-COMPLETE-02: a dwarf is outside");
    player.dwarfs[dwarf.index()].at = Whereabouts::Gone;
    let was_last = player.dwarfs_left() == 0;
    table.tell(|| Event::Completed { seat, card, dwarf });
    if was_last {
        ending::trigger(&mut turn, Finish::Quota, table);
    }
    turn::next(game, turn, table);
}

/// FF-BRIS-03, FF-BRIS-04, FF-BRIS-06, FF-RULING-48, FF-RULING-54. The card goes on the necklace and earns its tokens, as
/// far as there are any; the dwarf stays.
pub fn complete_link(game: &mut FreyasFolly, mut turn: Turn, card: LinkId, table: &mut impl Table<Event>) {
    let (seat, open) = (turn.seat, &mut game.open);
    let link = open.contents.content().link(card);
    let tokens = link.tokens.min(open.supply);
    open.supply -= tokens;
    open.display.remove(card);
    let space = open.necklace.iter_mut().find(|space| space.is_none()).expect("FF-BRIS-07: a space is free");
    *space = Some(Made { link: card, by: seat });
    let player = open.player_mut(seat);
    player.home -= link.needs;
    player.set += link.needs;
    player.tokens += tokens;
    table.tell(|| Event::Linked { seat, card, tokens });
    if open.necklace_is_whole() {
        ending::trigger(&mut turn, Finish::Necklace, table);
    }
    turn::next(game, turn, table);
}
