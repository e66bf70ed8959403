//! Player order.

use crate::support::*;
use norseheim::Action;
use norseheim::ids::{Deed, God};
use norseheim::state::Building;

/// Example 29. NH-INCOME-01, NH-INCOME-02, NH-ORDER-01, NH-ORDER-02, NH-ORDER-03, NH-ORDER-04.
#[test]
fn income_and_the_next_order() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(RED, "steinskar", 2, Building::None)
        .sworn(RED, "lyngmark", "dagfinn", 2, [2, 0])
        .sworn(RED, "tranemose", "ketil", 2, [1, 0])
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .sworn(BLUE, "isbrae", "asbjorn", 2, [1, 0])
        .sworn(BLUE, "ornetind", "brynhild", 2, [1, 0])
        .sworn(BLUE, "hrafnsvik", "thorgeir", 2, [1, 0])
        .sworn(BLUE, "drakevik", "skuli", 1, [2, 0])
        .held(GREEN, "ulfskog", 2, Building::Ring)
        .tracks(RED, [0, 0, 0])
        .points(RED, 2)
        .points(BLUE, 2)
        .points(GREEN, 30)
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    // Red: 2 + 1 (reward) + 5 + 4 seats; Blue: 2 + 2 + 3 + 5 seats: both 12.
    assert_eq!((ap(&game, RED), ap(&game, BLUE)), (12, 12), "NH-INCOME-01");
    assert_eq!(game.realm().order(), [BLUE, RED, GREEN], "NH-ORDER-03: Blue's marker arrived later, NH-INCOME-02");
}

/// NH-RULING-06. Spending or gaining nothing does not lift a marker.
#[test]
fn what_does_not_change_does_not_lift() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .points(RED, 10)
        .points(BLUE, 10)
        .round(3)
        .cards(RED, Deed::Worship, 3)
        .turn(RED);
    assert_eq!(game.realm().order_to_come()[..2], [BLUE, RED], "Blue moved last");
    game.play(act(Deed::Worship, 3)).play(Action::Worship { god: God::Odin });
    assert_eq!(ap(&game, RED), 10, "a Worship for 2 - 2");
    assert_eq!(game.realm().order_to_come()[..2], [BLUE, RED], "NH-RULING-06: the marker was not lifted");
}
