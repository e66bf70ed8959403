//! Relocating, and the stacking limit.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::Deed;
use norseheim::phase::Phase;
use norseheim::state::Building;

/// Example 18. NH-RELOC-01, NH-RELOC-02, NH-RELOC-03, NH-RELOC-05, NH-CTRL-03, NH-CTRL-04, NH-STACK-01, NH-STACK-04, NH-RULING-33.
#[test]
fn guests_find_room_up_to_six() {
    let mut game =
        World::new(3).held(RED, "torvmyr", 5, Building::Ring).sworn(RED, "lyngmark", "dagfinn", 4, [2, 0]).turn(RED);
    game.play(act(Deed::Relocate, 1));
    game.refuses(Action::Done, "NH-RULING-09");
    game.refuses(go("lyngmark", "torvmyr"), "NH-RULING-33");
    game.refuses(go("torvmyr", "ulfskog"), "NH-CTRL-04");
    game.refuses(go("ulfskog", "torvmyr"), "NH-RELOC-01");
    game.refuses(go("torvmyr", "torvmyr"), "NH-RELOC-01");
    game.play(go("torvmyr", "lyngmark")).play(go("torvmyr", "lyngmark"));
    game.refuses(go("torvmyr", "lyngmark"), "NH-STACK-01");
    game.refuses(go("lyngmark", "torvmyr"), "NH-RULING-33");
    game.play(Action::Done);
    assert_eq!(
        (npc(&game, "lyngmark"), warriors(&game, RED, "lyngmark")),
        (4, 2),
        "NH-RELOC-03, NH-RELOC-05: six in all, and non-player warriors stay"
    );
    let mut back =
        World::new(3).held(RED, "torvmyr", 5, Building::Ring).sworn(RED, "lyngmark", "dagfinn", 4, [2, 1]).turn(RED);
    back.play(act(Deed::Relocate, 1)).play(go("lyngmark", "torvmyr")).play(Action::Done);
    assert_eq!(
        (warriors(&back, RED, "lyngmark"), warriors(&back, RED, "torvmyr")),
        (0, 6),
        "NH-RELOC-02: guests leave"
    );
    assert_eq!(envoys(&back, "lyngmark"), Some((RED, 2)), "NH-CTRL-03: envoys alone keep the Chieftain");
}

/// NH-RULING-26, NH-RULING-61, NH-CTRL-05. A region may be left empty: it is vacant when the action is over, not before.
#[test]
fn a_region_left_empty_is_vacant() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 3, Building::Ring)
        .held(RED, "bjornholt", 1, Building::None)
        .stack(&["hakon"])
        .turn(RED);
    game.play(act(Deed::Relocate, 1)).play(go("bjornholt", "torvmyr"));
    assert!(game.realm().land(region("bjornholt")).is_held_by(RED), "NH-RULING-61: still his");
    game.play(go("torvmyr", "bjornholt")).play(go("torvmyr", "bjornholt"));
    game.play(Action::Done);
    assert_eq!(warriors(&game, RED, "bjornholt"), 2, "it was filled again in the same action");
    let mut game = World::new(3)
        .held(RED, "torvmyr", 3, Building::Ring)
        .held(RED, "bjornholt", 1, Building::None)
        .stack(&["hakon"])
        .turn(RED);
    game.play(act(Deed::Relocate, 1)).play(go("bjornholt", "torvmyr")).play(Action::Done);
    assert_eq!((leader(&game, "bjornholt"), npc(&game, "bjornholt")), (Some("hakon"), 3), "NH-RULING-26, NH-CTRL-05");
}

/// With very many ways origin and destination are asked one after the other (NH-RELOC-01).
#[test]
fn many_ways_are_asked_in_steps() {
    let mut world = World::new(3);
    let many = [
        "hrafnsvik",
        "ornetind",
        "isbrae",
        "kvalsund",
        "tranemose",
        "drakevik",
        "lyngmark",
        "sildefjord",
        "bjornholt",
        "hvitmark",
        "rimvidda",
        "myrkvid",
        "vargvidda",
        "ulfskog",
    ];
    for at in many {
        world = world.held(RED, at, 1, Building::None);
    }
    let mut game = world.stack(&["hakon"]).turn(RED);
    game.play(act(Deed::Relocate, 1));
    game.refuses(go("hrafnsvik", "isbrae"), "NH-RELOC-01");
    game.play(Action::Lift { region: region("hrafnsvik") });
    game.refuses(Action::Lift { region: region("isbrae") }, "NH-RELOC-01");
    game.refuses(Action::Done, "NH-RELOC-01");
    game.refuses(Action::Drop { region: region("hrafnsvik") }, "NH-RELOC-01");
    game.play(Action::Drop { region: region("isbrae") });
    assert!(matches!(game.realm().phase(), Phase::Relocate(_, _, march) if march.lifted.is_none()));
    assert_eq!(warriors(&game, RED, "isbrae"), 2);
    game.play(Action::Lift { region: region("ornetind") });
    game.refuses(Action::Drop { region: region("steinskar") }, "NH-CTRL-04");
    game.play(Action::Drop { region: region("isbrae") });
    assert!(game.offered().contains(&Action::Done));
}

/// NH-STACK-03, NH-NPC-03. A full region with guests recruits: a guest makes room.
#[test]
fn a_guest_makes_room() {
    let mut game = World::new(3)
        .sworn(RED, "lyngmark", "dagfinn", 4, [2, 2])
        .held(RED, "torvmyr", 1, Building::Ring)
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 4);
    assert_eq!((npc(&game, "lyngmark"), warriors(&game, RED, "lyngmark")), (5, 1));
    assert_eq!(game.realm().player(RED).warriors, 25 - 2);
}
