//! What a seat may know.

use crate::support::*;
use engine::{Event as _, Game, Seed, Viewer};
use norseheim::ids::{Deed, God, Numbered};
use norseheim::state::Building;
use norseheim::view::Hand;
use norseheim::{Action, Event, GodDecks, Norseheim, Options};

fn hidden() -> Options {
    Options { god_decks: GodDecks::Hidden, ..Options::default() }
}

/// Example 56. NH-VARIANT-02, NH-WORSHIP-05, NH-GOD-03, NH-RULING-40.
#[test]
fn hidden_decks() {
    let mut game = World::new(3).options(hidden()).held(RED, "torvmyr", 2, Building::Ring).turn(RED);
    game.play(act(Deed::Worship, 1)).play(Action::Worship { god: God::Odin });
    let drew = game.table.events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("a card was taken");
    assert!(matches!(drew.seen_by(Viewer::Seat(RED)), Some(Event::Drew { card: Some(_), .. })));
    assert!(matches!(drew.seen_by(Viewer::Seat(BLUE)), Some(Event::Drew { card: None, .. })));
    assert!(matches!(drew.seen_by(Viewer::Spectator), Some(Event::Drew { card: None, .. })));
    let hand = |viewer| game.view(viewer).hands[0];
    assert!(matches!(hand(Viewer::Seat(RED)), Hand::Open(cards) if cards.len() == 1));
    let mut other = World::new(3).options(hidden()).hand(RED, &["golden_harvest"]).turn(RED);
    other.play(play("golden_harvest"));
    let played = other.table.events.iter().find(|event| matches!(event, Event::Played { .. })).expect("played");
    assert_eq!(played.seen_by(Viewer::Seat(BLUE)).as_ref(), Some(played), "NH-GOD-03: now everybody knows it");
    assert_eq!(hand(Viewer::Seat(BLUE)), Hand::Closed([0, 0, 0, 1]), "others see which god");
    assert!(game.view(Viewer::Seat(RED)).gods.iter().all(|deck| deck.top.is_none()), "NH-VARIANT-02");
    let open = World::new(3).held(RED, "torvmyr", 2, Building::Ring).turn(RED);
    assert!(
        open.view(Viewer::Spectator).gods.iter().all(|deck| deck.top.is_some()),
        "NH-RULING-40: face up by default"
    );
}

/// Cards that everybody saw going under the Giants deck are remembered; the rest of the deck is not known.
#[test]
fn the_bottom_of_the_deck_is_remembered() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .awake("rans_net", Some(God::Freja))
        .awake("hymirs_flood", Some(God::Odin))
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    let view = game.view(Viewer::Seat(BLUE));
    assert_eq!(view.giants_below.as_slice(), [giant("hymirs_flood"), giant("rans_net")], "the lowest first");
    let mut dice = Seed::from_number(3).quick();
    let tops: std::collections::BTreeSet<String> = (0..40)
        .map(|_| {
            let imagined = Norseheim::imagine(&view, &mut dice);
            let value = serde_json::to_value(&imagined).expect("plain");
            assert_eq!(value["stacks"]["giants"][0], giant("hymirs_flood").number());
            value["stacks"]["giants"][14].to_string()
        })
        .collect();
    assert!(tops.len() > 5, "the top is anybody's guess: {tops:?}");
}

/// With hidden decks, whoever is asked for a card in a battle is imagined with one that can be played.
#[test]
fn who_is_asked_holds_a_card() {
    let mut game = World::new(3)
        .options(hidden())
        .held(RED, "torvmyr", 4, Building::Ring)
        .held(BLUE, "sildefjord", 3, Building::None)
        .hand(BLUE, &["rolling_thunder"])
        .turn(RED);
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(4));
    assert_eq!(game.asked(), BLUE);
    let (view, mut dice) = (game.view(Viewer::Seat(RED)), Seed::from_number(4).quick());
    for _ in 0..50 {
        let imagined = Norseheim::imagine(&view, &mut dice);
        let mut legal = Vec::new();
        imagined.legal(BLUE, &mut legal);
        assert!(legal.len() > 1, "{legal:?}");
    }
}

/// NH-RULING-44. Who is asked for a second action although none is possible holds a card for the turn: otherwise it had been skipped.
#[test]
fn who_can_only_play_cards_holds_one() {
    let mut world = World::new(3).options(hidden()).hand(RED, &["golden_harvest"]).round(3);
    for deed in Deed::ALL {
        world = world.cards(RED, deed, 0);
    }
    let game = world.phase(serde_json::json!({ "acting": {
        "seat": RED, "due": "second", "cards_left": 1, "waived": false, "reach": null, "further": null,
    }}));
    let (view, mut dice) = (game.view(Viewer::Seat(BLUE)), Seed::from_number(5).quick());
    for _ in 0..50 {
        let imagined = Norseheim::imagine(&view, &mut dice);
        let mut legal = Vec::new();
        imagined.legal(RED, &mut legal);
        assert!(legal.len() > 1, "{legal:?}");
    }
}
