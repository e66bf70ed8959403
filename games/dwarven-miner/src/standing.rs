//! The points as they stand, and the search for what cannot be.

use crate::content::Content;
use crate::goods::Stash;
use crate::ids::{Cards, Patron};
use crate::legal;
use crate::state::{DwarvenMiner, Open, Phase};
use engine::{Score, ScoreLine, Seat};

/// DM-SCORE-01. Each seat's points, one line for each kind of Patron it has served.
pub(crate) fn standing(open: &Open) -> Vec<Score> {
    let line = |kind: Patron, points: u8| {
        let patron = &open.content.patrons[kind.index()];
        let rule = rule_of(&open.content, kind);
        ScoreLine { rule, what: patron.name.clone(), points: i32::from(points) }
    };
    let lines = |seat: Seat| {
        let earned = open.miner(seat).earned;
        open.content
            .patron_kinds()
            .map(|kind| (kind, earned[kind.index()]))
            .filter(|(_, points)| *points > 0)
            .map(move |(kind, points)| line(kind, points))
            .collect()
    };
    Seat::all(open.seats()).map(|seat| Score::of(seat, lines(seat))).collect()
}

/// The rule that grants the points of a Patron.
pub(crate) fn rule_of(content: &Content, kind: Patron) -> &'static str {
    use crate::content::Power;
    match content.patrons[kind.index()].power {
        Power::Cumulative { .. } => "DM-CUM-05",
        Power::Eliminate
        | Power::Discount { .. }
        | Power::Take { .. }
        | Power::RerollOrcs
        | Power::Spell { .. }
        | Power::Song { .. }
        | Power::Delve
        | Power::Smash
        | Power::Swap
        | Power::Gift { .. }
        | Power::Ward => "DM-SCORE-01",
    }
}

/// DM-COMP-02 to DM-COMP-05, DM-COMP-08, DM-COMP-09. Every card is somewhere, once; stashes of players who are not active
/// are within their slots; scores are what a recount says.
pub(crate) fn audit(game: &DwarvenMiner) -> Result<(), String> {
    let open = &game.open;
    goods(open)?;
    cards(game)?;
    stashes(open)?;
    for seat in Seat::all(open.seats()) {
        let miner = open.miner(seat);
        let recount: u16 = miner.earned.iter().map(|points| u16::from(*points)).sum();
        ensure(recount == u16::from(miner.score), || {
            format!("DM-SCORE-01: {seat} has {} points, not {recount}", miner.score)
        })?;
        let paid: u16 = miner.court.iter().map(|card| u16::from(open.paid.0[card.index()])).sum();
        ensure(paid <= recount, || format!("DM-CUM-05: the court of {seat} paid {paid}, more than {recount}"))?;
    }
    let has_reached = open.miners.iter().any(|miner| miner.score >= open.content.target_points);
    let goes_on = legal::asked(open).is_some();
    ensure(!(has_reached && goes_on) || open.options.level_rounds, || {
        "DM-END-01: somebody has reached the goal".to_owned()
    })
}

/// DM-COMP-02, DM-COMP-03. Resource and item cards.
fn goods(open: &Open) -> Result<(), String> {
    let all = Seat::all(open.seats()).fold(open.piles, |all, seat| all + open.goods_of(seat));
    for kind in crate::ids::Resource::ALL {
        let (found, printed) = (all.resources.of(kind), open.content.resources[kind.index()].cards);
        ensure(found == printed, || format!("DM-COMP-02: {found} cards of {kind:?}, not {printed}"))?;
    }
    for item in open.content.item_kinds() {
        let (found, printed) = (all.items.of(item), open.content.item(item).copies);
        ensure(found == printed, || {
            format!("DM-COMP-03: {found} cards of {}, not {printed}", open.content.item(item).id)
        })?;
    }
    Ok(())
}

/// DM-COMP-04. Patron cards.
fn cards(game: &DwarvenMiner) -> Result<(), String> {
    let open = &game.open;
    let mut seen = Cards::NONE;
    let hands = game.hands.iter().flat_map(|hand| hand.iter());
    let courts = open.miners.iter().flat_map(|miner| miner.court.iter());
    for card in game.deck.iter().chain(&open.discard).copied().chain(hands).chain(courts) {
        ensure(!seen.contains(card), || format!("DM-COMP-04: card {} is in two places", card.0))?;
        seen = seen.with(card);
    }
    ensure(seen == open.content.all_cards(), || format!("DM-COMP-04: only {} cards are left", seen.len()))?;
    let limit = open.content.hand_size + usize::from(matches!(open.phase, Phase::Choosing { .. }));
    ensure(game.hands.iter().all(|hand| hand.len() <= limit), || "DM-FULFIL-08: a hand is too large".to_owned())?;
    let wards = open.vaults.iter().filter_map(|vault| vault.ward.map(|card| (vault.owner, card)));
    for (owner, card) in wards {
        let lies_there = owner.is_some_and(|owner| open.miner(owner).court.contains(card));
        ensure(lies_there, || "DM-POWER-10: a ward is not in its owner's court".to_owned())?;
    }
    Ok(())
}

/// DM-COMP-05, DM-COMP-08, DM-COMP-09. Stashes.
fn stashes(open: &Open) -> Result<(), String> {
    let fits = |stash: Stash, slots: crate::content::Slots| {
        stash.resources.total() <= slots.resources && stash.items.total() <= slots.items
    };
    for seat in Seat::all(open.seats()) {
        let pack = open.miner(seat).backpack;
        ensure(fits(pack, open.content.backpack), || format!("DM-COMP-08: the backpack of {seat} overflows"))?;
    }
    for vault in &open.vaults {
        ensure(fits(vault.stash, open.content.vault.slots), || "DM-COMP-09: a vault overflows".to_owned())?;
        let is_fine = vault.owner.is_some() || (vault.stash.is_empty() && vault.ward.is_none());
        ensure(is_fine, || "DM-COMP-05: a vault in the pile is not empty".to_owned())?;
    }
    Ok(())
}

fn ensure(claim: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if claim { Ok(()) } else { Err(fault()) }
}
