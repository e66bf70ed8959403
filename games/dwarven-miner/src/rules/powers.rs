//! What Patrons do: discard powers, wards, and what happens at once (RULES.md, "Powers").

use super::{fulfilment, turns};
use crate::content::Power;
use crate::event::{Event, What, tell};
use crate::goods::Good;
use crate::ids::{Card, Cards, Resource, VaultId};
use crate::state::{DwarvenMiner, Open, Phase, Window};
use engine::{Refusal, Seat, Table, ensure};

/// DM-PATRON-04, DM-PATRON-05, DM-RULING-66. Discards the lowest of the active player's cards among these, to use it.
pub(crate) fn spend(open: &mut Open, with_power: Cards, table: &mut impl Table<Event>) {
    let seat = open.turn.active;
    let card = open.miner(seat).court.common(with_power).first().expect("DM-PATRON-05: the card lies face up");
    turns::leave(open, seat, card);
    tell(table, || What::Used { seat, card });
}

/// DM-POWER-05, DM-RULING-26. With an Alchemist face up, while a resource card is left on the board.
pub(crate) fn check_alchemist(open: &Open) -> Result<(), Refusal> {
    let alchemists = open.miner(open.turn.active).court.common(open.content.with.take);
    ensure(!alchemists.is_empty(), "DM-PATRON-05", "no Alchemist lies face up before you")?;
    ensure(!open.piles.resources.is_empty(), "DM-RULING-26", "no resource card is left on the board")
}

/// DM-POWER-05, DM-RULING-62. The Alchemist leaves, and resource cards are picked.
pub(crate) fn use_alchemist(open: &mut Open, table: &mut impl Table<Event>) {
    let then = Window::of(open.phase);
    let Some(card) = open.miner(open.turn.active).court.common(open.content.with.take).first() else { return };
    let Power::Take { count } = open.content.patron(card).power else { return };
    spend(open, open.content.with.take, table);
    open.phase = Phase::Picking { card, then, picks_left: count, has_picked: false };
}

/// DM-RULING-26. A card is left on that pile.
pub(crate) fn check_pick(open: &Open, resource: Resource) -> Result<(), Refusal> {
    ensure(open.piles.resources.of(resource) > 0, "DM-RULING-26", "no card of that resource is left on the board")
}

/// DM-POWER-05, DM-POWER-13. The rule by which a Patron gives resource cards.
pub(crate) fn rule_of_picking(open: &Open, card: Card) -> &'static str {
    if open.content.with.gift.contains(card) { "DM-POWER-13" } else { "DM-POWER-05" }
}

/// DM-POWER-05, DM-POWER-13. Who uses the power takes at least one card.
pub(crate) fn check_pick_done(open: &Open, card: Card, has_picked: bool) -> Result<(), Refusal> {
    ensure(has_picked, rule_of_picking(open, card), "take at least one resource card")
}

/// DM-POWER-02, DM-RULING-46, DM-RULING-66. With a Rogue face up that is not itself the target: any Patron in any court.
pub(crate) fn check_rogue(open: &Open, card: Card) -> Result<(), Refusal> {
    let rogues = open.miner(open.turn.active).court.common(open.content.with.eliminate);
    ensure(!rogues.is_empty(), "DM-PATRON-05", "no Rogue lies face up before you")?;
    ensure(open.owner(card).is_some(), "DM-RULING-46", "that Patron does not lie face up")?;
    ensure(!rogues.without(card).is_empty(), "DM-RULING-46", "a Rogue cannot be its own target")
}

/// DM-POWER-02, DM-RULING-46, DM-CUM-04, DM-SCORE-02. The Rogue and its target leave; everything the target did stops,
/// but points stay.
pub(crate) fn use_rogue(open: &mut Open, card: Card, table: &mut impl Table<Event>) {
    let Some(owner) = open.owner(card) else { return };
    spend(open, open.content.with.eliminate.without(card), table);
    turns::leave(open, owner, card);
    tell(table, || What::Eliminated { owner, card });
    place_waiting_wards(open, owner, table);
}

/// DM-POWER-10, DM-RULING-21, DM-RULING-45. The vaults of a player beside which no Defender lies.
#[inline]
pub(crate) fn unwarded(open: &Open, seat: Seat) -> impl Iterator<Item = VaultId> + Clone {
    open.vaults_of(seat).filter(|vault| open.vault(*vault).ward.is_none())
}

/// DM-RULING-45. A Defender who waits is placed the moment its owner has a vault without a ward, on anybody's turn.
#[inline]
pub(crate) fn place_waiting_wards(open: &mut Open, seat: Seat, table: &mut impl Table<Event>) {
    for card in open.miner(seat).court.common(open.content.with.ward).iter() {
        if open.warded_by(card).is_some() {
            continue;
        }
        let Some(vault) = unwarded(open, seat).next() else { return };
        place_ward(open, seat, card, vault, table);
    }
}

fn place_ward(open: &mut Open, seat: Seat, card: Card, vault: VaultId, table: &mut impl Table<Event>) {
    open.vaults[vault.index()].ward = Some(card);
    tell(table, || What::Warded { seat, card, vault });
}

/// DM-POWER-10, DM-RULING-45. One of one's own vaults that has no ward yet.
pub(crate) fn check_ward(open: &Open, vault: VaultId) -> Result<(), Refusal> {
    let is_open = unwarded(open, open.turn.active).any(|open| open == vault);
    ensure(is_open, "DM-RULING-45", "choose one of your vaults that has no ward")
}

/// DM-POWER-10. The Defender lies beside the vault from now on.
pub(crate) fn place_chosen_ward(game: &mut DwarvenMiner, vault: VaultId, table: &mut impl Table<Event>) {
    let Phase::Warding { card } = game.open.phase else { return };
    let seat = game.open.turn.active;
    place_ward(&mut game.open, seat, card, vault, table);
    fulfilment::finish(game, Window::Fulfilment, table);
}

/// DM-POWER-09, DM-RULING-56. A card out of that player's backpack.
pub(crate) fn check_smash(open: &Open, victim: Seat, good: Good) -> Result<(), Refusal> {
    ensure(open.miner(victim).backpack.holds(good), "DM-RULING-56", "no such card lies in that backpack")
}

/// DM-POWER-09. The card returns to its pile, and the next player clockwise is up.
pub(crate) fn smash(game: &mut DwarvenMiner, good: Good, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    let Phase::Smashing { victim } = open.phase else { return };
    open.miner_mut(victim).backpack.take(good);
    open.piles.put(good);
    let seat = open.turn.active;
    tell(table, || What::Smashed { seat, victim, good });
    smash_next(game, victim, table);
}

/// DM-POWER-09, DM-RULING-56, DM-RULING-60. The next player after `from` whose backpack is not empty must lose a card;
/// after the last one the Berserker leaves.
pub(crate) fn smash_next(game: &mut DwarvenMiner, from: Seat, table: &mut impl Table<Event>) {
    let open = &mut game.open;
    let active = open.turn.active;
    let mut later = from.others(open.seats()).take_while(|seat| *seat != active);
    if let Some(victim) = later.find(|seat| !open.miner(*seat).backpack.is_empty()) {
        open.phase = Phase::Smashing { victim };
        return;
    }
    let is_rage = |card: &Card| open.content.patron(*card).power == Power::Smash;
    let card = open.miner(active).court.iter().find(is_rage).expect("DM-PATRON-08: the Berserker lies face up");
    turns::leave(open, active, card);
    tell(table, || What::Departed { owner: active, card });
    fulfilment::finish(game, Window::Fulfilment, table);
}

/// DM-POWER-06, DM-RULING-48. Each Orc of this turn becomes an Artifact; if there was one, Crafting opens again. The Deep
/// Delver leaves.
pub(crate) fn delve(game: &mut DwarvenMiner, card: Card, table: &mut impl Table<Event>) {
    use crate::tray::{DieState, Face};
    let open = &mut game.open;
    let seat = open.turn.active;
    let dice = open.turn.tray.showing(Face::Orc);
    for die in dice.iter() {
        open.turn.tray.0[die.index()] = DieState::Showing(Face::Artifact);
    }
    tell(table, || What::Delved { seat, dice });
    turns::leave(open, seat, card);
    tell(table, || What::Departed { owner: seat, card });
    let then = if dice.is_empty() { Window::Fulfilment } else { Window::Crafting };
    fulfilment::finish(game, then, table);
}
