//! Serving Patrons, drawing and discarding.

use crate::support::*;
use dwarven_miner::*;
use engine::Viewer;

/// Example 15. DM-STORE-01, DM-FULFIL-02, DM-FULFIL-03, DM-RULING-37: three items without a vault, all handed in.
#[test]
fn more_items_than_slots_during_the_turn() {
    let mut game = play(position(2).packs(A, "dirk dirk").hands(A, "rogue").dice("l1 powder, l2 crystal"));
    game.play(craft("lantern"));
    assert_eq!(game.open().turn.goods.items.total(), 3, "DM-STORE-01");
    // Crafting has nothing more to offer.
    assert_eq!(game.phase(), Phase::Fulfilment);
    game.rolls(first_roll("s1 iron")).play(fulfil("rogue"));
    assert_eq!((game.score(A), game.pile("dirk"), game.pile("lantern")), (5, 5, 5), "DM-FULFIL-03, DM-FULFIL-02");
    assert!(game.packed(A).is_empty(), "no items are left");
}

/// DM-FULFIL-01, DM-RULING-37: all items, an item named twice two times; only Patrons of one's own hand.
#[test]
fn all_items_are_needed() {
    let mut game =
        play(position(2).hands(A, "rogue").hands(B, "monk").benches("dirk lantern tools").phase(Phase::Fulfilment));
    game.refuses(fulfil("rogue"), "DM-FULFIL-01").refuses(fulfil("monk"), "DM-FULFIL-01");
}

/// DM-FULFIL-02: items come from the bench, the backpack and vaults alike.
#[test]
fn items_come_from_everywhere() {
    let at =
        position(2).hands(A, "rogue").benches("dirk").packs(A, "dirk").vaults(A, 1, "lantern").phase(Phase::Fulfilment);
    let mut game = play(at);
    game.rolls(first_roll("s1 iron")).play(fulfil("rogue"));
    assert_eq!(game.score(A), 5, "DM-FULFIL-02");
}

/// Example 21, the printed Defender. DM-FULFIL-01 to DM-FULFIL-08, DM-POWER-10, DM-PATRON-10.
#[test]
fn the_printed_defender() {
    let items = "heavy_armor helm shield dirk";
    let at = position(2).hands(A, "defender monk wizard").benches(items).vaults(A, 2, "").phase(Phase::Fulfilment);
    let mut game = play(at);
    assert_eq!(game.pile("helm"), 4);
    game.play(fulfil("defender"));
    assert_eq!(game.score(A), 11, "DM-FULFIL-05");
    assert_eq!((game.pile("helm"), game.pile("heavy_armor")), (5, 5), "DM-FULFIL-03");
    assert!(game.has_in_court(A, "defender"), "DM-FULFIL-04");
    assert_eq!(game.open().vault(vault(2)).ward, Some(card("defender")), "DM-POWER-10: without a question");
    assert_eq!(game.hand_size(A), 4, "DM-FULFIL-07");
    assert_eq!(game.offered().len(), 4, "DM-FULFIL-08: old and new ones");
    game.rolls(first_roll("s1 iron")).play(send_away("monk"));
    assert_eq!(game.hand_size(A), 3, "DM-FULFIL-08");
    assert_eq!(game.open().turn.active, B, "DM-FULFIL-09: nothing is left to do, the turn is over");
    assert!(game.has_in_court(A, "defender"), "DM-PATRON-10: it stays");
}

/// Example 27. DM-FULFIL-07, DM-FULFIL-08, DM-RULING-35: two new cards after each Patron, and down to three each time.
#[test]
fn two_cards_after_each_patron() {
    let at =
        position(2).hands(A, "rogue monk wizard").benches("dirk dirk lantern lantern tools").phase(Phase::Fulfilment);
    let mut game = play(at.next_cards("defender chieftain berserker warrior"));
    game.play(fulfil("rogue"));
    assert_eq!(game.hand_size(A), 4, "DM-FULFIL-07");
    game.refuses(fulfil("monk"), "DM-TURN-01").refuses(send_away("rogue"), "DM-FULFIL-08");
    game.play(send_away("chieftain"));
    assert_eq!((game.hand_size(A), game.is_discarded("chieftain")), (3, true), "DM-FULFIL-08, DM-RULING-40");
    game.play(fulfil("monk"));
    assert_eq!(game.hand_size(A), 4, "DM-RULING-35: the same again");
}

/// Example 46. DM-FULFIL-06, DM-RULING-35, DM-RULING-36: drawn and fulfilled in the same turn.
#[test]
fn a_drawn_patron_is_fulfilled_at_once() {
    let at = position(2).hands(A, "monk wizard chieftain").benches("tankard lantern tools").phase(Phase::Fulfilment);
    let mut game = play(at.next_cards("brew_maiden rogue"));
    game.play(fulfil("monk")).play(send_away("rogue"));
    assert!(game.offered().contains(&fulfil("brew_maiden")), "DM-RULING-36");
    game.play(fulfil("brew_maiden"));
    assert_eq!((game.score(A), game.hand_size(A)), (6, 4), "DM-FULFIL-06, DM-RULING-35");
}

/// DM-RULING-37: an item that was handed in serves nobody else.
#[test]
fn an_item_serves_once() {
    let at = position(2).hands(A, "monk tale_smith wizard").benches("lantern tools elixir").phase(Phase::Fulfilment);
    let mut game = play(at.next_cards("defender chieftain"));
    game.play(fulfil("monk")).play(send_away("chieftain"));
    assert_eq!(game.phase(), Phase::Trimming, "DM-RULING-37: the Lantern is gone, so the Tale Smith has to wait");
}

/// Example 38. DM-RULING-38: the deck runs out, and the discards become a new one.
#[test]
fn the_deck_runs_out() {
    let discards =
        ["rogue", "tracker", "engineer", "alchemist", "warrior", "berserker", "wizard", "chieftain", "defender"];
    let at = position(2).hands(A, "monk monk#2 monk#3").benches("lantern tools").phase(Phase::Fulfilment);
    // All other cards lie face up before A, so that deck and discard pile are small.
    let mut at = at.deck(0);
    let others: Vec<Card> = at.open().discard.iter().copied().collect();
    for other in others {
        let is_left = discards.iter().any(|name| card(name) == other) || other == card("rogue#2");
        at = if is_left { at } else { at.court(A, other) };
    }
    let mut game = play(at.next_cards("rogue#2"));
    assert_eq!((game.deck_size(), game.open().discard.len()), (1, 9));
    game.play(fulfil("monk"));
    assert_eq!(game.hand_size(A), 4, "DM-RULING-38: one of the old deck, one of the new");
    assert_eq!((game.deck_size(), game.open().discard.len()), (8, 0), "DM-RULING-38");
    game.play(send_away("monk#2"));
    assert_eq!((game.open().discard.len(), game.is_discarded("monk#2")), (1, true));
}

/// DM-RULING-38: with nothing left to draw the hand stays smaller.
#[test]
fn nothing_is_left_to_draw() {
    let mut at = position(2).hands(A, "monk").benches("lantern tools").phase(Phase::Fulfilment).deck(0);
    let all: Vec<Card> = at.open().discard.iter().copied().collect();
    for other in all {
        at = at.court(A, other);
    }
    let mut game = play(at);
    game.play(fulfil("monk"));
    assert_eq!(game.hand_size(A), 0, "DM-RULING-38: a hand smaller than three stays smaller");
}

/// What a seat remembers: after a re-shuffle, a hand that has drawn nothing since holds none of the new deck's cards.
#[test]
fn memory_reaches_over_a_reshuffle() {
    let at = position(2).hands(A, "monk monk#2 monk#3").hands(B, "rogue tracker wizard").benches("lantern tools");
    let mut game = play(at.phase(Phase::Fulfilment).deck(1));
    let reshuffled: Cards = game.open().discard.iter().copied().collect();
    game.play(fulfil("monk"));
    let view = game.view(Viewer::Seat(A));
    let mut dice = engine::Seed::from_number(5).quick();
    for _ in 0..50 {
        let imagined = <DwarvenMiner as engine::Game>::imagine(&view, &mut dice);
        let hand = <DwarvenMiner as engine::Game>::view(&imagined, Viewer::Seat(B)).hands[1].seen();
        assert_eq!((hand.len(), hand.common(reshuffled).len()), (3, 0), "B drew before the re-shuffle");
    }
}

/// DM-RULING-39: a Patron in hand cannot be exchanged without a fulfilment.
#[test]
fn patrons_are_not_exchanged_later() {
    let mut game = play(position(2).hands(A, "monk wizard rogue").benches("lantern tools").phase(Phase::Fulfilment));
    game.refuses(send_away("wizard"), "DM-RULING-39");
}

/// DM-RULING-67, DM-SETUP-06: Fulfilment passes by itself only if that says nothing about the hand.
#[test]
fn a_phase_that_passes_keeps_the_hand_secret() {
    let begin = |position: dwarven_miner::scenario::Position| {
        let at = position.benches("lantern tools").dice("s1 iron").phase(Phase::Mining { rolled: Dice::ALL });
        let mut game = play(at);
        game.play(Action::StopMining);
        game
    };
    let (with, without) = (begin(position(2).hands(A, "monk")), begin(position(2).hands(A, "wizard")));
    assert_eq!(without.offered(), [Action::EndFulfilment], "DM-RULING-67: A is asked all the same");
    assert!(with.offered().contains(&fulfil("monk")));
    assert_eq!(with.view(Viewer::Seat(B)), without.view(Viewer::Seat(B)), "DM-SETUP-06: B cannot tell them apart");
    assert_eq!(with.table.events, without.table.events, "DM-SETUP-06: nor by what happened");
    let seen = position(2).hands(A, "wizard").courts(B, "monk monk#2").discard(card("monk#3")).discard(card("monk#4"));
    assert_eq!(begin(seen).phase(), Phase::Trimming, "DM-RULING-67: everybody sees that no Monk is left");
    assert_eq!(begin(position(2)).phase(), Phase::Trimming, "DM-RULING-67: an empty hand has nothing to hide");
}

/// DM-TURN-04, DM-FULFIL-09: fulfilling nothing is allowed.
#[test]
fn nobody_has_to_fulfil() {
    let mut game = play(position(2).hands(A, "monk").benches("lantern tools").phase(Phase::Fulfilment));
    game.play(Action::EndFulfilment);
    assert_eq!(game.phase(), Phase::Trimming, "DM-TURN-04, DM-FULFIL-09");
}

/// DM-PATRON-01, DM-FULFIL-05: a power does not work before its Patron is fulfilled.
#[test]
fn a_patron_in_hand_has_no_power() {
    let mut game = play(position(2).hands(A, "alchemist engineer rogue").courts(B, "monk").dice("s1 iron"));
    game.refuses(Action::UseAlchemist, "DM-PATRON-05");
    game.refuses(Action::EngineerCraft { work: Work::Vault }, "DM-PATRON-05");
    game.refuses(Action::UseRogue { card: card("monk") }, "DM-PATRON-05");
    let game = play(position(2).hands(A, "rune_singer").dice("g1 crystal, l1 crystal"));
    assert!(!game.crafts("helm"), "DM-PATRON-01, DM-FULFIL-05");
}
