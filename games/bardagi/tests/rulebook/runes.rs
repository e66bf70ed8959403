//! Godi, sacred locations and runes (RULES.md, chapters "Godi", "Sacred locations", "Runes").

use crate::support::*;
use bardagi::*;
use engine::{Game, Viewer};
use serde_json::json;

/// Example 11: BA-GODI-01, BA-GODI-02, BA-GODI-03, BA-RULING-38: a conversion.
#[test]
fn godi_converts() {
    let position = || summer5().at(RED, Unit::Godi, "red-quarry").at(BLUE, Unit::Berserkur, "red-quarry");
    let mut game = position().turn(RED, "GG");
    game.play(Action::Convert);
    assert_eq!(game.disks_on("red-quarry"), (Some(RED), 1), "BA-RULING-38: whoever else stands there");
    let red = game.player(RED);
    assert_eq!((red.disks[1], red.recruits, red.unused, red.storage), (4, 1, 22, [0; 6]), "BA-GODI-01");
    assert!(!game.offered().iter().any(|action| matches!(action, Action::Reinforce { .. })), "BA-GODI-03");
    game.refuses(Action::Convert, "BA-GODI-02");
    position().disks(RED, [6, 1, 6]).turn(RED, "G").refuses(Action::Convert, "BA-GODI-01");
    summer5()
        .own(BLUE, "blue-sheep", 1)
        .at(RED, Unit::Godi, "blue-sheep")
        .turn(RED, "G")
        .refuses(Action::Convert, "BA-GODI-02");
    summer5().at(RED, Unit::Godi, "red-camp").turn(RED, "G").refuses(Action::Convert, "BA-GODI-02");
    summer5().at(RED, Unit::Godi, "law-rock").turn(RED, "G").refuses(Action::Convert, "BA-AREA-13");
}

/// BA-GODI-04, BA-BERS-11, BA-REFILL-01, BA-REFILL-03, BA-REFILL-04: Godi and Berserkur refill at home.
#[test]
fn units_refill_their_own_building() {
    let stocked = || summer5().disks(RED, [1, 2, 6]).goods(RED, &[(Good::Wool, 4), (Good::Meat, 5)]);
    let mut game = stocked().turn(RED, "GBK");
    game.play(Action::Refill { building: Building::Hof });
    assert_eq!((game.player(RED).disks[1], game.good(RED, Good::Wool)), (6, 0), "BA-GODI-04");
    game.play(Action::Refill { building: Building::Virki });
    assert_eq!((game.player(RED).disks[0], game.good(RED, Good::Meat)), (6, 1), "BA-BERS-11");
    game.refuses(Action::Refill { building: Building::Verslun }, "BA-KAUP-09");
    stocked()
        .at(RED, Unit::Godi, "red-sheep")
        .turn(RED, "G")
        .refuses(Action::Refill { building: Building::Hof }, "BA-REFILL-03");
    summer5()
        .disks(RED, [1, 2, 6])
        .goods(RED, &[(Good::Wool, 3)])
        .turn(RED, "G")
        .refuses(Action::Refill { building: Building::Hof }, "BA-REFILL-01");
    summer5()
        .goods(RED, &[(Good::Wool, 4)])
        .turn(RED, "G")
        .refuses(Action::Refill { building: Building::Hof }, "BA-RULING-55");
    let mut large = stocked().tiles(RED, &["alchemist"]).turn(RED, "G");
    large.play(Action::Refill { building: Building::Hof });
    assert_eq!(large.player(RED).disks[1], 7, "BA-REFILL-04: four wool for a larger Hof too");
}

/// Example 40: BA-SACRED-01, BA-SACRED-02, BA-GODI-08, BA-KAUP-10, BA-RULING-39, BA-RULING-40, BA-RULING-42.
#[test]
fn runes_are_bought_once_a_turn() {
    let position = summer5().at(RED, Unit::Godi, "law-rock").at(RED, Unit::Kaupmadur, "law-rock").gold(RED, 4);
    let few = [Rune::Divine, Rune::Twice, Rune::Defence, Rune::Sea, Rune::Barren].map(|rune| (rune, 8));
    let position = position.runes(BLACK, &few).runes(GREEN, &[(Rune::Theirs, 6)]);
    let mut game = position.turn(RED, "GK");
    game.choices([0, 0]);
    game.play(Action::BuyRunes { unit: Unit::Godi });
    assert_eq!(
        (game.player(RED).rune_count(), game.player(RED).gold),
        (2, 2),
        "BA-GODI-08, BA-RULING-40: what is there"
    );
    game.refuses(Action::BuyRunes { unit: Unit::Kaupmadur }, "BA-RULING-39");
    let seen = game.view(Viewer::Seat(BLUE)).players[0].clone();
    assert_eq!((seen.runes, seen.rune_count), (None, 2), "BA-RULING-42: the number alone is public");
    let mut bought = summer5().at(RED, Unit::Kaupmadur, "law-rock").gold(RED, 2).turn(RED, "K");
    bought.choices([0, 0, 0]);
    bought.play(Action::BuyRunes { unit: Unit::Kaupmadur });
    assert_eq!(bought.player(RED).runes, [3, 0, 0, 0, 0, 0], "BA-KAUP-10, BA-SACRED-02");
    summer5()
        .at(RED, Unit::Godi, "law-rock")
        .turn(RED, "G")
        .refuses(Action::BuyRunes { unit: Unit::Godi }, "BA-SACRED-01");
    summer5().gold(RED, 5).turn(RED, "G").refuses(Action::BuyRunes { unit: Unit::Godi }, "BA-SACRED-01");
}

/// BA-RUNE-01, BA-RUNE-02, BA-RUNE-03, BA-RUNE-05, BA-RUNE-06, BA-GODI-09, BA-RULING-43, BA-RULING-48: one card and one
/// disk cast one or two runes, anywhere.
#[test]
fn two_runes_for_a_card_and_a_disk() {
    let position = summer5().own(RED, "blue-islet-gold", 1).own(BLUE, "blue-sheep", 1);
    let position = position.rune_on("blue-islet-gold", Rune::Barren, BLUE);
    let mut game = position.runes(RED, &[(Rune::Divine, 2), (Rune::Twice, 1)]).turn(RED, "GG");
    let far = game.area("blue-islet-gold");
    game.play(Action::Cast);
    game.refuses(Action::CastDone, "BA-RULING-43");
    game.refuses(Action::Rune { rune: Rune::Theirs }, "BA-SACRED-02");
    game.play(Action::Rune { rune: Rune::Divine });
    // One area only: the target leaves no choice (BA-RUNE-03, BA-RULING-48: also where a curse lies).
    assert!(game.plot(far).has(Rune::Divine), "BA-RUNE-03, BA-RULING-48");
    assert_eq!((game.player(RED).disks[1], game.player(RED).hand[1]), (5, 1), "BA-RUNE-01");
    assert!(game.offers(Action::CastDone), "BA-RULING-43: the second is free to leave");
    game.play(Action::Rune { rune: Rune::Twice });
    assert!(game.plot(far).has(Rune::Twice), "BA-RUNE-06");
    game.refuses(Action::Cast, "BA-RUNE-01");
    summer5()
        .own(RED, "red-sheep", 1)
        .runes(RED, &[(Rune::Divine, 1)])
        .disks(RED, [6, 0, 6])
        .turn(RED, "G")
        .refuses(Action::Cast, "BA-RUNE-01");
    let held = || summer5().own(RED, "red-sheep", 1).runes(RED, &[(Rune::Divine, 1), (Rune::Twice, 1)]);
    // BA-GODI-09: no card of another unit casts.
    held().turn(RED, "BKN").refuses(Action::Cast, "BA-RUNE-01");
    let mut again = held().turn(RED, "GG");
    again.play(Action::Cast).play(Action::Rune { rune: Rune::Divine }).play(Action::CastDone);
    again.play(Action::Cast);
    let sheep = again.plot(again.area("red-sheep"));
    assert!(sheep.has(Rune::Divine) && sheep.has(Rune::Twice), "BA-RUNE-02: with a second card");
    assert_eq!((again.player(RED).disks[1], again.player(RED).hand), (4, [0; 4]), "BA-RUNE-02: and a second disk");
}

/// BA-RULING-43, BA-RULING-47: without an unused disk to mark it no second Theirs is cast.
#[test]
fn theirs_needs_a_disk_to_mark_it() {
    let position = summer5().own(RED, "red-sheep", 1).owns(BLUE, &["blue-sheep", "blue-iron"]).unused(RED, 0);
    let mut game = position.runes(RED, &[(Rune::Theirs, 2), (Rune::Divine, 1)]).turn(RED, "G");
    let sheep = game.area("blue-sheep");
    game.play(Action::Cast).play(Action::Rune { rune: Rune::Theirs }).play(Action::Target { area: sheep });
    assert_eq!(game.player(RED).unused, 0, "BA-RULING-43: the Hof disk was the only one");
    game.refuses(Action::Rune { rune: Rune::Theirs }, "BA-RULING-47");
}

/// BA-RUNE-15: what lies on an area works for its new owner, or against him.
#[test]
fn runes_work_for_the_new_owner() {
    let position = || summer5().own(RED, "blue-gold", 1).rune_on("blue-gold", Rune::Divine, BLUE).gold(RED, 0);
    assert_eq!(position().claim(RED).player(RED).gold, 2, "BA-RUNE-15: Divine");
    let cursed = position().rune_on("blue-gold", Rune::Barren, GREEN).claim(RED);
    assert_eq!(cursed.player(RED).gold, 0, "BA-RUNE-15: and Barren");
}

/// BA-RUNE-04, BA-RUNE-07, BA-RUNE-09, BA-RUNE-10, BA-RUNE-11, BA-RUNE-12, BA-RUNE-13, BA-RUNE-16, BA-GODI-10, BA-RULING-45,
/// BA-RULING-46: where runes may lie.
#[test]
fn runes_lie_where_they_may() {
    let position = summer5()
        .owns(RED, &["red-sheep", "red-camp", "red-cattle"])
        .owns(BLUE, &["blue-sheep", "blue-camp", "blue-cattle"]);
    let position = position.rune_on("red-cattle", Rune::Divine, RED).rune_on("blue-cattle", Rune::Barren, RED);
    let position = position.at(BLUE, Unit::Godi, "blue-quarry").own(BLUE, "blue-quarry", 1).own(BLUE, "blue-iron", 1);
    let all = Rune::ALL.map(|rune| (rune, 1));
    let mut game = position.runes(RED, &all).turn(RED, "G");
    let area = |game: &engine::Scenario<Bardagi>, id: &str| Action::Target { area: game.area(id) };
    let try_rune = |rune, refused: &[(&str, &str)], allowed: &[&str]| {
        let mut game = engine::Scenario::of(game.game.clone());
        game.play(Action::Cast).play(Action::Rune { rune });
        for (id, rule) in refused {
            let action = area(&game, id);
            game.refuses(action, rule);
        }
        for id in allowed {
            assert!(game.offers(area(&game, id)), "{rune:?} on {id}");
        }
    };
    let divine = [
        ("red-camp", "BA-RULING-45"),
        ("red-cattle", "BA-RUNE-11"),
        ("blue-sheep", "BA-RUNE-16"),
        ("red-home", "BA-RUNE-04"),
        ("law-rock", "BA-RUNE-04"),
    ];
    try_rune(Rune::Twice, &divine[2..], &["red-sheep", "red-cattle"]);
    try_rune(Rune::Defence, &[("blue-sheep", "BA-RUNE-16")], &["red-camp", "red-sheep"]);
    let curse = [
        ("blue-cattle", "BA-RUNE-12"),
        ("blue-quarry", "BA-RUNE-13"),
        ("red-sheep", "BA-RUNE-16"),
        ("green-sheep", "BA-RULING-46"),
        ("blue-camp", "BA-RULING-45"),
    ];
    try_rune(Rune::Theirs, &curse, &["blue-sheep", "blue-iron"]);
    try_rune(Rune::Barren, &[("blue-cattle", "BA-RUNE-11"), ("blue-quarry", "BA-RUNE-13")], &["blue-sheep"]);
    game.play(Action::Cast).play(Action::Rune { rune: Rune::Divine });
    // Only red-sheep is left for a Divine rune.
    assert!(game.plot(game.area("red-sheep")).has(Rune::Divine), "BA-RUNE-05: camps and twins are left out");
    let mut godi = summer5().owns(BLUE, &["blue-sheep", "blue-iron"]).at(BLUE, Unit::Godi, "blue-sheep");
    godi = godi.own(BLUE, "blue-cattle", 1).runes(RED, &[(Rune::Barren, 1)]);
    let mut godi = godi.turn(RED, "G");
    // The only rune held is taken in hand at once.
    godi.play(Action::Cast);
    let guarded = area(&godi, "blue-sheep");
    godi.refuses(guarded, "BA-RUNE-13");
    let own = summer5().own(RED, "red-sheep", 1).at(RED, Unit::Godi, "red-sheep").runes(RED, &[(Rune::Divine, 1)]);
    assert!(own.turn(RED, "G").offers(Action::Cast), "BA-GODI-10: a Godi shields against others alone");
}

/// Example 26: BA-RUNE-10, BA-RULING-47: Theirs brings the whole yield to its caster, and is marked with a disk.
#[test]
fn theirs_are_yours() {
    let position =
        summer5().own(BLUE, "blue-gold", 1).own(BLUE, "blue-sheep", 1).rune_on("blue-gold", Rune::Divine, BLUE);
    let mut cast = position.runes(RED, &[(Rune::Theirs, 1)]).turn(RED, "G");
    let gold = cast.area("blue-gold");
    cast.play(Action::Cast).play(Action::Target { area: gold });
    assert_eq!(cast.player(RED).unused, 22, "BA-RULING-43: the Hof disk serves as the marker");
    assert_eq!(cast.plot(gold).caster(), Some(RED), "BA-RUNE-10");
    let position = summer5().own(BLUE, "blue-gold", 1).rune_on("blue-gold", Rune::Divine, BLUE);
    let game = position.rune_on("blue-gold", Rune::Theirs, RED).gold(RED, 0).gold(BLUE, 0).claim(RED);
    assert_eq!((game.player(RED).gold, game.player(BLUE).gold), (2, 0), "BA-RULING-47");
    assert_eq!((game.glory(RED), game.glory(BLUE)), (0, 1), "the glory stays Blue's");
    assert_eq!(game.player(RED).unused, 21);
    let wild = summer5().rune_on("blue-gold", Rune::Theirs, RED).gold(RED, 0).claim(RED);
    assert_eq!(wild.player(RED).gold, 0, "BA-RULING-47: Barbarians pay nobody");
}

/// Example 43: BA-RUNE-13, BA-RUNE-14, BA-RUNE-17, BA-RULING-41, BA-GODI-05: a Godi shields and cleans.
#[test]
fn godi_removes_runes_for_gold() {
    let position = summer5().own(BLUE, "blue-gold", 1).rune_on("blue-gold", Rune::Barren, RED);
    let position = position.rune_on("blue-gold", Rune::Divine, RED).at(BLUE, Unit::Godi, "blue-gold").gold(BLUE, 1);
    let mut game = position.turn(BLUE, "GG");
    let pile = game.view(Viewer::Spectator).runes_left;
    game.refuses(Action::RemoveRune { rune: Rune::Twice }, "BA-RUNE-14");
    game.play(Action::RemoveRune { rune: Rune::Barren });
    assert_eq!((game.player(BLUE).gold, game.player(BLUE).hand[1]), (0, 2), "BA-RULING-41: gold, but no card");
    assert_eq!(game.view(Viewer::Spectator).runes_left, pile + 1, "BA-RUNE-14: back into the pile");
    game.refuses(Action::RemoveRune { rune: Rune::Divine }, "BA-RUNE-14");
    assert!(game.plot(game.area("blue-gold")).has(Rune::Divine), "BA-RUNE-17: nothing else removes it");
    let marked = summer5().own(BLUE, "blue-gold", 1).rune_on("blue-gold", Rune::Theirs, RED);
    let mut marked = marked.at(BLUE, Unit::Godi, "blue-gold").turn(BLUE, "GG");
    marked.play(Action::RemoveRune { rune: Rune::Theirs });
    assert_eq!(marked.player(RED).unused, 22, "BA-RULING-47: the marker returns");
}

/// Example 44: BA-RUNE-08, BA-RULING-44, BA-SHIP-14: a Sea Move makes one card ten squares.
#[test]
fn a_sea_move_carries_far() {
    let position = summer5().own(RED, "red-sheep", 1).aboard(RED, Unit::Berserkur).ship(RED, "sea-02");
    let mut game = position.runes(RED, &[(Rune::Sea, 1), (Rune::Divine, 1)]).turn(RED, "GNN");
    let pile = game.view(Viewer::Spectator).runes_left;
    game.play(Action::Cast).play(Action::Rune { rune: Rune::Sea }).play(Action::Rune { rune: Rune::Divine });
    assert_eq!(game.player(RED).disks[1], 5, "one card, one disk");
    game.play(Action::Sail);
    let far = game.sail("sea-09");
    game.play(far);
    assert_eq!(game.player(RED).hand[3], 1, "BA-RUNE-08, BA-SHIP-14: seven squares with one card");
    assert_eq!(game.view(Viewer::Spectator).runes_left, pile + 1, "BA-RULING-44: back in the pile");
    game.play(Action::Sail);
    let back = game.sail("sea-02");
    let three = game.sail("sea-12");
    assert!(game.offers(three), "three squares left of ten, and three of the next card");
    game.refuses(back, "BA-SHIP-01");
    let mut unused = summer5().runes(RED, &[(Rune::Sea, 1)]).turn(RED, "G");
    unused.play(Action::Cast).play(Action::EndTurn);
    assert_eq!(unused.view(Viewer::Spectator).runes_left, 48, "BA-RULING-44: it lapses with the turn");
}

/// BA-RULING-42: a rune that came back after a rival drew is not thought to be theirs.
#[test]
fn what_came_back_is_not_in_a_rivals_hand() {
    let position = summer5().runes(BLUE, &[(Rune::Twice, 2)]).rune_on("blue-gold", Rune::Theirs, RED);
    let few = [Rune::Divine, Rune::Defence, Rune::Sea, Rune::Barren].map(|rune| (rune, 8));
    let position = position.runes(RED, &few).with(BLUE, "returned", json!([0, 0, 0, 0, 0, 7]));
    let game = position.done();
    let mut dice = engine::Seed::from_number(1).quick();
    for _ in 0..20 {
        let imagined = Bardagi::imagine(&game.view(Viewer::Seat(RED)), &mut dice);
        assert_eq!(imagined.player(BLUE).runes[Rune::Twice.index()], 2, "all seven Theirs are in the pile for certain");
    }
}
