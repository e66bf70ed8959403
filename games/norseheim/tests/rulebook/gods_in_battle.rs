//! Gods cards in battles, after attacks, and in other phases.

use crate::support::*;
use engine::Scenario;
use norseheim::ids::{Deed, God, Numbered};
use norseheim::phase::{Phase, Side};
use norseheim::state::Building;
use norseheim::{Action, Norseheim};

/// Red in Torvmyr against Blue in Sildefjord.
fn war(red: u8, blue: u8, red_cards: &[&str], blue_cards: &[&str]) -> World {
    World::new(3)
        .held(RED, "torvmyr", red, Building::Ring)
        .held(BLUE, "sildefjord", blue, Building::None)
        .held(BLUE, "kvalsund", 1, Building::Ring)
        .hand(RED, red_cards)
        .hand(BLUE, blue_cards)
}

fn announce(game: &mut Scenario<Norseheim>, count: u8) {
    game.play(act(Deed::Attack, 1)).play(attack("torvmyr", "sildefjord")).play(commit(count));
}

/// Example 33. NH-GOD-06, NH-GOD-26.
#[test]
fn belt_of_might() {
    let mut game = war(2, 3, &["belt_of_might"], &[]).turn(RED);
    announce(&mut game, 2);
    assert!(matches!(game.realm().phase(), Phase::Throw(..)), "NH-GOD-06: asked before the throw");
    game.choices(runes(0, 5, 0)).choices(runes(1, 2, 0));
    game.play(play("belt_of_might"));
    assert_eq!(game.table.undrawn(), 0, "five runes with two warriors");
    game.choices(runes(0, 5, 0)).choices(runes(0, 3, 0));
    game.play(Action::FightOn);
    assert_eq!(game.table.undrawn(), 0, "NH-GOD-26: and five with one");
}

/// NH-GOD-26, NH-GOD-07. Rolling Thunder lowers the enemy's runes, not below 1; the defender is who controls the target, directly or by envoys.
#[test]
fn rolling_thunder() {
    let mut game = war(4, 2, &[], &["rolling_thunder"]).turn(RED);
    announce(&mut game, 4);
    assert_eq!(game.asked(), BLUE, "NH-GOD-07");
    game.refuses(play("iron_gauntlets"), "NH-GOD-01");
    game.choices(runes(0, 2, 0)).choices(runes(0, 2, 0));
    game.play(play("rolling_thunder"));
    assert_eq!(game.table.undrawn(), 0);
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .sworn(BLUE, "sildefjord", "ketil", 2, [1, 0])
        .hand(BLUE, &["rolling_thunder"])
        .turn(RED);
    announce(&mut game, 2);
    assert_eq!(game.asked(), BLUE, "NH-GOD-07: he controls it diplomatically");
    game.choices(runes(0, 1, 0)).choices(runes(0, 2, 0));
    game.play(play("rolling_thunder"));
    assert_eq!(game.table.undrawn(), 0, "NH-GOD-26: at least one");
}

/// NH-GOD-26. Fixed runes first, then lowered: five, less two.
#[test]
fn belt_and_thunder() {
    let mut game = war(2, 3, &["belt_of_might"], &["rolling_thunder"]).turn(RED);
    announce(&mut game, 2);
    game.play(play("belt_of_might"));
    assert_eq!(game.asked(), BLUE, "NH-GOD-06: then the defender");
    game.choices(runes(0, 3, 0)).choices(runes(0, 3, 0));
    game.play(play("rolling_thunder"));
    assert_eq!(game.table.undrawn(), 0);
}

/// Example 58. NH-GOD-06, NH-RULING-63, NH-RULING-64.
#[test]
fn when_a_card_is_offered() {
    let mut game = war(6, 6, &["belt_of_might", "iron_gauntlets"], &[]).turn(RED);
    game.choices(runes(5, 0, 0)).choices(runes(2, 3, 0));
    announce(&mut game, 6);
    assert!(matches!(game.realm().phase(), Phase::NextBattle(..)), "five runes anyway, and no blank: no question");
    game.play(Action::FightOn);
    assert!(matches!(game.realm().phase(), Phase::Throw(..)), "with 4 left the Belt matters");
    game.refuses(play("iron_gauntlets"), "NH-GOD-02");
    game.choices(runes(0, 4, 0)).choices(runes(0, 1, 0));
    game.play(Action::Decline);
    assert!(matches!(game.realm().phase(), Phase::Damage(..)), "now there are blanks");
    game.refuses(play("belt_of_might"), "NH-GOD-02");
}

/// NH-GOD-27. Iron Gauntlets throw blanks again; newly upright runes wake Giants too.
#[test]
fn iron_gauntlets() {
    let mut game = war(4, 3, &["iron_gauntlets"], &[]).deck(&["rans_net"]).turn(RED);
    game.choices(runes(1, 3, 0)).choices(runes(0, 3, 0));
    announce(&mut game, 4);
    game.choices([0, 9, 18]);
    game.play(play("iron_gauntlets"));
    assert_eq!(warriors(&game, BLUE, "sildefjord"), 1, "two hits");
    let value = serde_json::to_value(&game.game).expect("plain");
    assert_eq!(value["realm"]["awake"][0]["giant"], giant("rans_net").number(), "NH-GOD-27");
}

/// Example 34. NH-GOD-28.
#[test]
fn goat_hide_blessing() {
    let mut game = war(4, 4, &[], &["goat_hide_blessing"]).turn(RED);
    game.choices(runes(3, 1, 0)).choices(runes(0, 4, 0));
    announce(&mut game, 4);
    game.play(play("goat_hide_blessing"));
    assert_eq!(warriors(&game, BLUE, "sildefjord"), 3, "NH-GOD-28: 1 hit counts");
    let mut none = war(4, 4, &[], &["goat_hide_blessing"]).turn(RED);
    none.choices(runes(0, 4, 0)).choices(runes(0, 4, 0));
    announce(&mut none, 4);
    assert!(matches!(none.realm().phase(), Phase::NextBattle(..)), "NH-RULING-64: no hit, no question");
}

/// NH-GOD-06, NH-GOD-28. Added hits can be cancelled: the sides are asked in turn until both decline in a row.
#[test]
fn the_sides_answer_each_other() {
    let mut game = war(4, 5, &["mjolnir_falls", "iron_gauntlets"], &["goat_hide_blessing"]).turn(RED);
    game.choices(runes(0, 4, 0)).choices(runes(0, 5, 0));
    announce(&mut game, 4);
    game.play_as(RED, Action::Play { card: card("mjolnir_falls") });
    game.play_as(BLUE, Action::Play { card: card("goat_hide_blessing") });
    assert_eq!(game.asked(), RED, "asked again");
    game.play_as(RED, Action::Decline);
    assert_eq!(warriors(&game, BLUE, "sildefjord"), 5, "two added, two cancelled");
    assert!(matches!(game.realm().phase(), Phase::NextBattle(..)));
}

/// NH-GOD-06. A card for the attacker is not the defender's.
#[test]
fn mjolnir_is_for_attackers() {
    let mut game = war(4, 3, &[], &["mjolnir_falls", "goat_hide_blessing"]).turn(RED);
    game.choices(runes(1, 3, 0)).choices(runes(0, 3, 0));
    announce(&mut game, 4);
    assert!(matches!(game.realm().phase(), Phase::Damage(_, _, _, ask) if ask.side == Side::Defender));
    game.refuses(play("mjolnir_falls"), "NH-GOD-06");
    game.play(Action::Decline);
}

/// Example 51. NH-GOD-08, NH-GOD-29.
#[test]
fn tears_of_red_gold() {
    let mut game = war(5, 5, &["tears_of_red_gold"], &[]).turn(RED);
    game.choices(runes(0, 5, 0)).choices(runes(3, 2, 0));
    announce(&mut game, 5);
    game.play(Action::BreakOff);
    assert!(matches!(game.realm().phase(), Phase::Aftermath(_, _, Side::Attacker)));
    game.refuses(play("belt_of_might"), "NH-GOD-01");
    game.play(play("tears_of_red_gold"));
    game.refuses(choose("sildefjord"), "NH-GOD-29");
    game.play(choose("torvmyr"));
    assert_eq!(warriors(&game, RED, "torvmyr"), 4, "2 of 3 come back");
    let mut game = war(5, 5, &["tears_of_red_gold"], &[]).turn(RED);
    game.choices(runes(0, 5, 0)).choices(runes(1, 4, 0));
    announce(&mut game, 5);
    game.play(Action::BreakOff).play(play("tears_of_red_gold")).play(choose("torvmyr"));
    assert_eq!(warriors(&game, RED, "torvmyr"), 5, "having lost 1 he returns 1");
    // The defender is asked after the attacker, also for a region he has lost.
    let mut game = war(5, 1, &[], &["tears_of_red_gold"]).turn(RED);
    game.choices(runes(1, 4, 0)).choices(runes(0, 1, 0));
    announce(&mut game, 5);
    assert_eq!(game.asked(), BLUE, "NH-GOD-08");
    game.play(play("tears_of_red_gold")).play(choose("kvalsund"));
    assert_eq!(warriors(&game, BLUE, "kvalsund"), 2);
    assert_eq!(game.asked(), BLUE, "then it is his turn");
}

/// Example 52. NH-GOD-09, NH-GOD-10, NH-GOD-29.
#[test]
fn giants_bane_and_the_staff() {
    let mut game = World::new(3)
        .held(RED, "torvmyr", 2, Building::Ring)
        .held(BLUE, "kvalsund", 2, Building::Ring)
        .held(GREEN, "hrafnsvik", 2, Building::Ring)
        .awake("angrbodas_wolves", None)
        .awake("karis_blizzard", Some(God::Thor))
        .hand(RED, &["giants_bane", "wanderers_staff"])
        .tracks(BLUE, [0, 0, 0])
        .points(RED, 3)
        .points(BLUE, 0)
        .points(GREEN, 3)
        .last_turn(RED);
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    assert!(matches!(game.realm().phase(), Phase::GiantsCard(RED)), "NH-GOD-09");
    game.refuses(Action::Dismiss { giant: giant("karis_blizzard") }, "NH-GOD-29");
    game.play(Action::Dismiss { giant: giant("angrbodas_wolves") });
    let value = serde_json::to_value(&game.game).expect("plain");
    assert!(
        value["stacks"]["giants"]
            .as_array()
            .is_some_and(|deck| deck.contains(&giant("angrbodas_wolves").number().into()))
    );
    assert!(matches!(game.realm().phase(), Phase::OrderCard(RED)), "NH-GOD-10: the order is worked out");
    assert_eq!(game.realm().order(), [BLUE, GREEN, RED]);
    assert_eq!([BLUE, GREEN, RED].map(|seat| ap(&game, seat)), [5, 8, 9]);
    game.refuses(Action::TakePlace { place: 4 }, "NH-GOD-29");
    game.play(Action::TakePlace { place: 1 });
    assert_eq!(game.realm().order(), [RED, BLUE, GREEN], "the others keep their sequence");
    assert_eq!(ap(&game, RED), 13, "NH-GOD-29: then the AP, which change nothing now");
}

/// NH-GOD-10. The Staff may be kept; a place further back works as well.
#[test]
fn the_staff_may_wait() {
    let world = || {
        World::new(3)
            .held(RED, "torvmyr", 2, Building::Ring)
            .held(BLUE, "kvalsund", 2, Building::Ring)
            .held(GREEN, "hrafnsvik", 2, Building::Ring)
            .hand(RED, &["wanderers_staff"])
            .points(RED, 1)
            .last_turn(RED)
    };
    let mut game = world();
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    game.play(Action::Decline);
    assert_eq!((game.realm().order()[0], game.game.hand(RED).len()), (RED, 1));
    let mut game = world();
    game.play(Action::Pass);
    through_rewards(&mut game, 1);
    game.play(Action::TakePlace { place: 3 });
    assert_eq!(game.realm().order()[2], RED);
}

/// NH-RULING-42. Who has passed gets no more turns but is still asked in battles.
#[test]
fn who_has_passed_still_defends() {
    let mut game = war(4, 4, &[], &["goat_hide_blessing"]).passed(BLUE).turn(RED);
    game.choices(runes(3, 1, 0)).choices(runes(0, 4, 0));
    announce(&mut game, 4);
    assert_eq!(game.asked(), BLUE, "NH-RULING-42: for the battle");
    game.play(Action::Decline).play(Action::BreakOff);
    assert_eq!(game.asked(), GREEN, "NH-RULING-42: but he gets no turn");
}
