//! Worship.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::{Deed, God};
use norseheim::state::Building;

fn worship(god: God) -> Action {
    Action::Worship { god }
}

/// Example 21. NH-WORSHIP-01, NH-WORSHIP-03, NH-WORSHIP-05, NH-WORSHIP-06, NH-RULING-41, NH-RULING-42, NH-RULING-56.
#[test]
fn a_god_waits_for_a_giant() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(GREEN, "hrafnsvik", 2, Building::Ring)
        .led("hvitmark", "ketil", 2)
        .deck(&["rans_net"])
        .round(2)
        .turn(RED);
    let top = engine::Game::view(&game.game, engine::Viewer::Spectator).gods[God::Thor as usize].top;
    game.play(act(Deed::Worship, 1)).play(worship(God::Thor));
    assert_eq!(Some(game.game.hand(RED)), top.map(norseheim::ids::GodCards::one), "NH-WORSHIP-05: the top card");
    game.play(act(Deed::Worship, 1));
    game.refuses(worship(God::Thor), "NH-WORSHIP-01");
    assert_eq!(game.offered().len(), 3, "NH-WORSHIP-06, NH-RULING-56: any of the other three");
    game.play(worship(God::Freja));
    game.choices(runes(0, 1, 1)).choices(runes(0, 2, 0));
    game.play(act(Deed::Attack, 1)).play(attack("hrafnsvik", "hvitmark")).play(commit(2));
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"][0]["cover"], "thor", "NH-WORSHIP-03, NH-RULING-41: the one that waits longest");
    assert_eq!(value["realm"]["waiting"][0], "freja");
}

/// Example 22. NH-WORSHIP-02, NH-RULING-41.
#[test]
fn the_only_uncovered_card_is_covered() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .awake("aegirs_surge", None)
        .awake("thryms_hard_frost", Some(God::Odin))
        .turn(RED);
    game.play(act(Deed::Worship, 1)).play(worship(God::Freja));
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"][0]["cover"], "freja");
    assert_eq!(game.asked(), BLUE, "no question with one way");
}

/// NH-WORSHIP-02, NH-WORSHIP-04. With several uncovered cards the worshipper chooses; never a second marker on a card.
#[test]
fn the_worshipper_chooses() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .awake("aegirs_surge", None)
        .awake("thryms_hard_frost", Some(God::Odin))
        .awake("gymirs_quagmire", None)
        .turn(RED);
    game.play(act(Deed::Worship, 1)).play(worship(God::Freja));
    game.refuses(Action::Cover { giant: giant("thryms_hard_frost") }, "NH-RULING-41");
    game.refuses(Action::Cover { giant: giant("rans_net") }, "NH-WORSHIP-02");
    game.play(Action::Cover { giant: giant("gymirs_quagmire") });
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"][2]["cover"], "freja", "NH-WORSHIP-04");
    assert_eq!(game.game.hand(RED).len(), 1, "the card comes after the marker");
}
