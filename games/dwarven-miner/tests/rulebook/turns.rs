//! Turns and phases, one after the other.

use crate::support::*;
use dwarven_miner::*;

/// DM-TURN-01: Mining, Crafting, Fulfilment in this order; nothing of a later or earlier phase.
#[test]
fn phases_have_an_order() {
    let at = |phase| position(2).hands(A, "monk").benches("lantern tools").dice("s1 iron, g1 gold").phase(phase);
    let mut game = play(at(Phase::Mining { rolled: Dice::ALL }));
    game.refuses(craft("dirk"), "DM-TURN-01")
        .refuses(fulfil("monk"), "DM-TURN-01")
        .refuses(Action::EndCrafting, "DM-TURN-01");
    game.play(Action::StopMining);
    game.refuses(roll("s1"), "DM-TURN-01")
        .refuses(fulfil("monk"), "DM-TURN-01")
        .refuses(Action::EndFulfilment, "DM-TURN-01");
    game.play(Action::EndCrafting);
    game.refuses(Action::StopMining, "DM-TURN-01").refuses(Action::EndCrafting, "DM-TURN-01");
    assert_eq!(game.phase(), Phase::Fulfilment, "DM-TURN-01");
}

/// DM-TURN-02, DM-SETUP-12: the next player clockwise begins, and after the last the first.
#[test]
fn turns_go_clockwise() {
    let mut game = play(position(3).active(C).packs(C, "iron").phase(Phase::Trimming));
    game.refuses_to(A, Action::DoneTrimming, "DM-TURN-02");
    game.rolls(first_roll("s1 iron")).play(Action::DoneTrimming);
    assert_eq!((game.open().turn.active, game.open().turn.round), (A, 2), "DM-TURN-02");
}

/// DM-PATRON-01: a power starts only once: a second burglar action or song does not come back after Crafting reopens.
#[test]
fn what_is_used_is_used() {
    let at = position(2)
        .hands(A, "deep_delver")
        .benches("heavy_armor tools lantern")
        .packs(B, "iron gold")
        .dice("s1 burglar, s2 orc");
    let mut game = play(at);
    game.play(Action::Burgle { tier: 1, victim: B });
    game.play(Action::Loot { loot: Loot::Backpack(res(Iron)) }).play(fulfil("deep_delver"));
    game.refuses(Action::Burgle { tier: 1, victim: B }, "DM-BURG-06");
    assert!(game.is_discarded("deep_delver"), "DM-PATRON-01, DM-RULING-48");
}

/// DM-RULING-29: nothing is rearranged before the end of the turn, because it would change nothing.
#[test]
fn nothing_is_arranged_before_the_end() {
    let mut game = play(position(2).packs(A, "iron gold").vaults(A, 1, "").dice("s1 iron"));
    game.refuses(Action::KeepArrangement, "DM-RULING-29");
    game.refuses(Action::PutItem { vault: vault(1), item: None }, "DM-RULING-29");
}

/// DM-RULING-60: nothing is simultaneous: exactly one seat is asked.
#[test]
fn one_seat_is_asked_at_a_time() {
    let game = play(position(4).dice("s1 iron, g1 gold"));
    assert_eq!(engine::Game::stage(&game.game).asked().len(), 1, "DM-RULING-60");
}
