//! The Strength Potion (RULES.md, "The abilities").

use crate::support::*;
use freyas_folly::Action::*;
use freyas_folly::{Ability, Action, Carried, DwarfNo};

fn activate(dwarf: u8) -> Action {
    ActivateStrength { dwarf: DwarfNo(dwarf) }
}

/// Something harmless, so that no round is one of passes only.
fn idle(game: &mut Play) {
    let any = game.offered().into_iter().find(|action| matches!(action, TakeSetting { .. }));
    game.play(any.expect("the Workshop is full"));
    pass_turn(game);
}

/// FF-EX-18. FF-STRENGTH-01, FF-STRENGTH-02, FF-STRENGTH-03, FF-STRENGTH-04, FF-RULING-33.
#[test]
fn strength_blocks_every_rival_on_two_turns() {
    let mut game = position(3)
        .at(RED, 2, "B")
        .carries(RED, 2, Carried::Strength)
        .at(BLUE, 1, "A")
        .at(GREEN, 1, "C")
        .round(5, 0)
        .play();
    game.play(activate(2)).play(Pass);
    for turns in [2, 1] {
        assert_eq!(carried(&game, RED, 2), Some(Carried::Strong(turns)), "FF-STRENGTH-03");
        game.refuses(go(1, "C"), "FF-MOVE-05").refuses(go(1, "D"), "FF-STRENGTH-02");
        assert_eq!(ways(&game, 1), ["outside"]);
        idle(&mut game);
        game.refuses(go(1, "D"), "FF-STRENGTH-02");
        idle(&mut game);
        pass_turn(&mut game);
    }
    assert_eq!(carried(&game, RED, 2), None, "FF-STRENGTH-04: counted down without moving");
    assert!(game.open().player(RED).abilities().is_empty());
    assert_eq!(
        ways(&game, 1),
        ["C1", "D", "E", "F", "K01", "outside"],
        "FF-RULING-33: in Blue's round-7 turn he is passed again"
    );
}

/// FF-EX-19. FF-STRENGTH-02, FF-RULING-35, FF-RULING-36.
#[test]
fn strength_beats_stealth_and_spares_its_owners_dwarfs() {
    let strong = |place| position(3).at(BLUE, 1, place).carries(BLUE, 1, Carried::Strong(2));
    let mut game = strong("A").hand(RED, &[Ability::Stealth]).play();
    assert!(ways_in(&game).is_empty(), "FF-STRENGTH-02");
    game.refuses(EnterWith { ability: Ability::Stealth }, "FF-RULING-08").refuses(enter("B"), "FF-STRENGTH-02");
    let game = strong("A").turn(BLUE, 2).play();
    assert_eq!(ways_in(&game), ["B"], "FF-RULING-36: his own may pass");
    let game = strong("B").at(RED, 1, "C").play();
    assert_eq!(ways(&game, 1), ["C1", "K01"]);
    let game = strong("B").at(BLUE, 2, "C").turn(BLUE, 2).play();
    assert_eq!(ways(&game, 2), ["A", "C1", "D", "E", "F", "K01"]);
    let mut game = strong("B").at(RED, 1, "C").carries(RED, 1, Carried::Stealth).play();
    game.refuses(go(1, "D"), "FF-STRENGTH-02");
    assert_eq!(ways(&game, 1), ["C1", "K01"], "FF-RULING-35: Stealth makes no difference");
}

/// FF-RULING-36. Passing one's own strong dwarf counts, and the effect moves with him.
#[test]
fn the_strong_dwarf_counts_and_takes_his_strength_along() {
    let mut game = position(3)
        .at(RED, 1, "A")
        .carries(RED, 1, Carried::Strong(2))
        .at(BLUE, 1, "B")
        .at(BLUE, 2, "C")
        .at(GREEN, 1, "D")
        .play();
    assert_eq!(ways_in(&game), ["E", "F"], "FF-RULING-36: two passed, the own one among them");
    game.play(go(1, "E")).play(Pass);
    assert_eq!(carried(&game, RED, 1), Some(Carried::Strong(1)));
    assert!(ways(&game, 1).contains(&"A".to_owned()), "FF-RULING-36: nobody strong stands at the gate any more");
    game.refuses(go(1, "K11"), "FF-STRENGTH-02");
}

/// FF-EX-37. FF-STRENGTH-01, FF-RULING-37.
#[test]
fn a_token_activates_strength_without_a_move() {
    for place_of_two in ["E", "K11"] {
        let start = position(3).cavern("K11", "r s E").at(GREEN, 2, place_of_two).carries(GREEN, 2, Carried::Strength);
        let mut game = start.tokens(GREEN, 1).turn(GREEN, 2).play();
        game.play(Pass).play(Pass).play(activate(2));
        let strong = (place(&game, GREEN, 2), carried(&game, GREEN, 2));
        assert_eq!(strong, (place_of_two.to_owned(), Some(Carried::Strong(2))), "FF-RULING-37");
        assert_eq!((game.open().player(GREEN).tokens, game.open().used_tokens), (0, 1), "FF-RULING-37: for a token");
        assert!(barrow(&game, GREEN, 2).is_empty(), "FF-RULING-37: nothing is collected");
        assert_eq!(turn(&game).seat, RED);
    }
}

/// FF-EX-49. FF-STEALTH-02, FF-RULING-34, FF-RULING-38.
#[test]
fn strength_and_stealth_are_gone_outside() {
    let mut game = position(3).at(RED, 1, "A").carries(RED, 1, Carried::Stealth).play();
    game.play(go(1, "outside"));
    assert!(game.open().player(RED).abilities().is_empty(), "FF-STEALTH-02");
    let mut game = position(3).at(BLUE, 2, "A").carries(BLUE, 2, Carried::Strong(2)).turn(BLUE, 2).play();
    game.refuses(activate(2), "FF-RULING-38");
    game.play(go(2, "outside"));
    assert!(game.open().player(BLUE).abilities().is_empty(), "FF-RULING-34");
    assert_eq!(carried(&game, BLUE, 2), None);
}

/// FF-EX-58. FF-STRENGTH-01, FF-STRENGTH-02, FF-RULING-10, FF-RULING-33.
#[test]
fn strength_is_activated_on_entering() {
    let mut game = position(3).hand(RED, &[Ability::Strength]).play();
    game.play(EnterWith { ability: Ability::Strength });
    assert_eq!(game.offered(), [Activate, Keep], "FF-RULING-10 (g)");
    game.refuses(Pass, "FF-RULING-10");
    game.play(Activate);
    assert_eq!(carried(&game, RED, 1), Some(Carried::Strong(2)));
    game.play(enter("B"));
    for _ in 0..2 {
        for _ in [BLUE, GREEN] {
            assert!(ways_in(&game).is_empty(), "no way in for {:?}", turn(&game).seat);
            idle(&mut game);
        }
        idle(&mut game);
    }
    assert_eq!(ways_in(&game), ["C", "D", "E", "F"], "after the second later turn of Red");
}

/// FF-STRENGTH-01, FF-ABILITY-09, FF-ABILITY-10. Together with a move, or later, or never.
#[test]
fn strength_may_be_kept() {
    let mut game = position(3).at(RED, 1, "C").carries(RED, 1, Carried::Strength).play();
    game.play(go(1, "C1")).play(Keep);
    assert_eq!(carried(&game, RED, 1), Some(Carried::Strength), "FF-ABILITY-10");
    game.refuses(Activate, "FF-STRENGTH-01")
        .refuses(activate(2), "FF-STRENGTH-01")
        .refuses(activate(9), "FF-STRENGTH-01");
    game.play(go(1, "C2")).play(Activate);
    assert_eq!(carried(&game, RED, 1), Some(Carried::Strong(2)), "FF-ABILITY-09: in a later action that moves him");
}
