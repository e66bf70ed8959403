//! Attacks, duels and disks (RULES.md, chapters "Berserkur", "Combat", "Rearranging disks", "Camps and Axe tokens").

use crate::support::*;
use bardagi::state::{Place, Source};
use bardagi::*;

/// Example 1: BA-BERS-01, BA-BERS-02, BA-BERS-04, BA-BERS-06, BA-BERS-08, BA-RULING-15, BA-RULING-16, BA-AREA-02,
/// BA-AREA-03: a Barbarian area by force takes two disks and two cards.
#[test]
fn a_barbarian_area_by_force() {
    let mut game = summer5().turn(RED, "BB");
    game.refuses(Action::Attack, "BA-AREA-15");
    game.play(Action::Move { unit: Unit::Berserkur });
    let sheep = game.go("red-sheep");
    game.play(sheep);
    assert_eq!(game.disks_on("red-sheep"), (None, 0), "BA-RULING-15: moving is not attacking");
    game.play(Action::Attack);
    assert_eq!(game.disks_on("red-sheep"), (Some(RED), 1), "BA-BERS-04, BA-AREA-02");
    assert_eq!((game.player(RED).disks[0], game.player(RED).unused), (4, 23), "BA-BERS-06");
    assert_eq!(game.offered().len(), 5, "BA-BERS-08: 0 to 4 more");
    game.refuses(Action::Reinforce { disks: 5 }, "BA-BERS-08");
    game.play(Action::Reinforce { disks: 2 });
    assert_eq!(game.disks_on("red-sheep"), (Some(RED), 3));
    assert_eq!(game.player(RED).owned.len(), 1, "BA-RULING-16: the area he stands on, and no other");
    assert_eq!(game.glory(RED), 0, "BA-AREA-12");
    let weak = summer5().at(RED, Unit::Berserkur, "red-sheep").disks(RED, [1, 6, 6]);
    // BA-AREA-01: where no disk lies, a Barbarian defends.
    weak.turn(RED, "B").refuses(Action::Attack, "BA-BERS-03");
}

/// BA-AREA-03, BA-BERS-01: from a rival only Berserkur takes an area.
#[test]
fn only_berserkur_takes_from_rivals() {
    let position = Unit::ALL.into_iter().fold(summer5(), |position, unit| position.at(RED, unit, "blue-sheep"));
    let mut game = position.own(BLUE, "blue-sheep", 1).turn(RED, "BGK");
    game.refuses(Action::Convert, "BA-GODI-02");
    game.refuses(Action::BuyLand, "BA-KAUP-02");
    game.play(Action::Attack);
    assert_eq!(game.disks_on("blue-sheep").0, Some(RED), "BA-AREA-03, BA-BERS-01");
}

fn red_at_blue_sheep(disks: u8, virki: u8) -> Position {
    let position = summer5().own(BLUE, "blue-sheep", disks).at(RED, Unit::Berserkur, "blue-sheep");
    position.came_from(RED, "blue-cattle").disks(RED, [virki, 6, 6])
}

/// Examples 2 and 3: BA-BERS-03, BA-BERS-05, BA-BERS-07, BA-BERS-09: one more than the defence, from the Virki alone.
#[test]
fn one_more_than_the_defence() {
    let mut game = red_at_blue_sheep(2, 3).turn(RED, "B");
    game.play(Action::Attack);
    assert_eq!(game.disks_on("blue-sheep"), (Some(RED), 1), "BA-BERS-05");
    assert_eq!(game.player(RED).disks, [0, 6, 6], "BA-BERS-07");
    assert_eq!((game.player(RED).unused, game.player(BLUE).unused), (40 - 12 - 1, 22), "two disks back");
    red_at_blue_sheep(2, 2).turn(RED, "B").refuses(Action::Attack, "BA-BERS-03");
    red_at_blue_sheep(4, 4).turn(RED, "B").refuses(Action::Attack, "BA-BERS-03");
    assert!(red_at_blue_sheep(4, 5).turn(RED, "B").offers(Action::Attack), "BA-BERS-09");
}

fn blue_against_berserkur(blue: u8, red: u8) -> Position {
    let position = summer5().tiles(BLUE, &["longship-yard"]).own(RED, "red-cattle", 1);
    let position = position.at(RED, Unit::Berserkur, "red-cattle").at(BLUE, Unit::Berserkur, "red-cattle");
    position.came_from(BLUE, "red-forest-a").disks(BLUE, [blue, 6, 6]).disks(RED, [red, 6, 6])
}

/// Example 4: BA-COMBAT-01, BA-COMBAT-02, BA-COMBAT-03, BA-COMBAT-05, BA-COMBAT-06, BA-BERS-10, BA-RULING-19.
#[test]
fn an_area_held_by_a_berserkur() {
    let mut game = blue_against_berserkur(7, 6).turn(BLUE, "B");
    game.play(Action::Attack);
    assert_eq!((game.player(BLUE).disks[0], game.player(RED).disks[0]), (2, 2), "BA-COMBAT-02, BA-BERS-10");
    assert_eq!(game.player(RED).place(Unit::Berserkur), Place::Town, "BA-COMBAT-03");
    game.refuses(Action::EndTurn, "BA-RULING-21");
    game.play(Action::Continue);
    assert_eq!(game.disks_on("red-cattle"), (Some(BLUE), 1), "BA-COMBAT-06");
    assert_eq!(game.player(BLUE).disks[0], 0, "BA-COMBAT-01: one card, 5 and 1 and 1");
    assert_eq!((game.player(BLUE).unused, game.player(RED).unused), (40 - 13, 40 - 14), "BA-COMBAT-05");
}

/// Example 5: BA-CARD-10, BA-COMBAT-08, BA-COMBAT-09, BA-RULING-17, BA-RULING-21: beating him and going back.
#[test]
fn neutralise_only() {
    let mut game = blue_against_berserkur(6, 6).turn(BLUE, "B");
    game.play(Action::Attack);
    assert_eq!(game.offered(), [Action::Stay, Action::Retreat], "BA-RULING-21: the claim takes two, one is left");
    game.refuses(Action::Continue, "BA-COMBAT-09");
    assert_eq!(game.player(BLUE).hand, [0; 4], "BA-CARD-10: a retreat needs no card");
    game.play(Action::Retreat);
    assert_eq!(game.player(BLUE).place(Unit::Berserkur), Place::On(game.area("red-forest-a")), "BA-COMBAT-09");
    assert_eq!(game.disks_on("red-cattle"), (Some(RED), 1), "BA-COMBAT-08");
    let mut stay = blue_against_berserkur(7, 6).turn(BLUE, "B");
    stay.play(Action::Attack).play(Action::Stop).play(Action::Stay);
    assert_eq!(stay.player(BLUE).place(Unit::Berserkur), Place::On(stay.area("red-cattle")));
    let mut landed = blue_against_berserkur(6, 6).with(BLUE, "came_from", serde_json::json!("ship")).turn(BLUE, "B");
    landed.play(Action::Attack);
    assert!(landed.offers(Action::EndTurn), "BA-RULING-17: who landed has no retreat, so he stays");
}

/// Example 6: BA-COMBAT-02: a defender short of disks loses what he has.
#[test]
fn a_defender_short_of_disks() {
    let mut game = blue_against_berserkur(7, 3).turn(BLUE, "B");
    game.play(Action::Attack);
    assert_eq!(game.player(RED).disks[0], 0);
    assert_eq!(game.player(RED).place(Unit::Berserkur), Place::Town);
    blue_against_berserkur(4, 6).turn(BLUE, "B").refuses(Action::Attack, "BA-COMBAT-02");
}

/// BA-UPG-17, BA-RULING-23: against the Bearskin Lodge seven disks; the beaten side still loses four.
#[test]
fn the_bearskin_lodge_counts_six() {
    let position = blue_against_berserkur(7, 6).tiles(RED, &["mead-hall", "bearskin-lodge"]);
    let mut game = position.turn(BLUE, "B");
    game.play(Action::Attack);
    assert_eq!((game.player(BLUE).disks[0], game.player(RED).disks[0]), (0, 2), "BA-UPG-17, BA-RULING-23");
}

/// BA-RULING-20, BA-RULING-19, BA-RULING-86: duels against Berserkurs who defend nothing of their own.
#[test]
fn a_duel_drives_a_berserkur_off() {
    let position = summer5().own(RED, "red-sheep", 1).at(BLUE, Unit::Berserkur, "red-sheep");
    let mut game = position.at(RED, Unit::Berserkur, "red-sheep").turn(RED, "BB");
    game.refuses(Action::Duel { seat: GREEN }, "BA-RULING-20");
    game.play(Action::Duel { seat: BLUE });
    assert_eq!((game.player(RED).disks[0], game.player(BLUE).disks[0]), (1, 2), "BA-RULING-20: the same numbers");
    assert_eq!(game.player(BLUE).place(Unit::Berserkur), Place::Town);
    assert_eq!(game.player(RED).attacked.len(), 1, "BA-RULING-69: a duel counts as an attack");
    blue_against_berserkur(7, 6).turn(BLUE, "B").refuses(Action::Duel { seat: RED }, "BA-RULING-19");
    let holy = summer5().at(RED, Unit::Berserkur, "law-rock").at(BLUE, Unit::Berserkur, "law-rock");
    let mut holy = holy.turn(RED, "B");
    holy.refuses(Action::Duel { seat: BLUE }, "BA-RULING-86");
    holy.refuses(Action::Attack, "BA-AREA-13");
}

/// Example 16: BA-CAMP-01, BA-CAMP-02, BA-CAMP-03, BA-RULING-28, BA-RULING-29: a camp and its Axe tokens.
#[test]
fn a_camp_gives_two_axes() {
    let mut game = summer5().at(RED, Unit::Berserkur, "red-camp").turn(RED, "BB");
    game.play(Action::Attack).play(Action::Reinforce { disks: 0 });
    assert_eq!(game.disks_on("red-camp"), (Some(RED), 1));
    assert_eq!((game.player(RED).disks[0], game.player(RED).axes), (2, 2), "BA-CAMP-01, BA-CAMP-02");
    summer5()
        .at(RED, Unit::Berserkur, "red-camp")
        .disks(RED, [3, 6, 6])
        .turn(RED, "B")
        .refuses(Action::Attack, "BA-CAMP-01");
    let again = summer5().at(RED, Unit::Berserkur, "red-camp");
    let camp = again.area("red-camp");
    let mut again = again.set("plundered", serde_json::json!([camp])).turn(RED, "B");
    again.play(Action::Attack);
    assert_eq!(again.player(RED).axes, 0, "BA-RULING-28");
    let few = summer5().with(BLUE, "axes", serde_json::json!(19)).at(RED, Unit::Berserkur, "red-camp");
    let mut few = few.turn(RED, "B");
    few.play(Action::Attack);
    assert_eq!(few.player(RED).axes, 1, "BA-RULING-29: what is there");
}

/// Example 17: BA-CAMP-05: a camp from a rival follows the one-more rule and gives no tokens.
#[test]
fn a_camp_from_a_rival() {
    let position = summer5().own(BLUE, "red-camp", 1).at(RED, Unit::Berserkur, "red-camp").disks(RED, [2, 6, 6]);
    let mut game = position.turn(RED, "B");
    game.play(Action::Attack);
    assert_eq!((game.player(RED).disks[0], game.player(RED).axes), (0, 0), "BA-CAMP-05");
    let weak = summer5().own(BLUE, "red-camp", 3).at(RED, Unit::Berserkur, "red-camp").disks(RED, [3, 6, 6]);
    // BA-CAMP-05: three disks defend like anywhere, and the price of a Barbarian camp has nothing to do with it.
    weak.turn(RED, "B").refuses(Action::Attack, "BA-BERS-03");
}

/// Examples 18 and 19: BA-AXE-02, BA-AXE-04, BA-COMBAT-04, BA-UPG-15, BA-RULING-21, BA-RULING-22, BA-RULING-29.
#[test]
fn axes_defend() {
    let mut game = red_at_blue_sheep(1, 4).axes("blue-sheep", 1).turn(RED, "B");
    game.play(Action::Attack);
    assert_eq!(game.player(RED).disks[0], 2, "BA-COMBAT-04, BA-AXE-02");
    game.play(Action::Continue);
    assert_eq!(game.disks_on("blue-sheep"), (Some(RED), 1), "BA-AXE-04");
    assert_eq!(game.player(RED).disks[0], 0);
    let mut short = red_at_blue_sheep(1, 3).axes("blue-sheep", 1).turn(RED, "B");
    short.play(Action::Attack);
    assert_eq!(short.offered(), [Action::Stay, Action::Retreat], "BA-RULING-21");
    let view = short.view(engine::Viewer::Spectator);
    assert_eq!(view.axe_pile, 20, "BA-RULING-29: back in the pile");
    red_at_blue_sheep(1, 3).axes("blue-sheep", 2).turn(RED, "B").refuses(Action::Attack, "BA-RULING-22");
    let sharp =
        |virki| red_at_blue_sheep(1, virki).axes("blue-sheep", 1).tiles(BLUE, &["mead-hall", "whetstone-house"]);
    sharp(3).turn(RED, "B").refuses(Action::Attack, "BA-RULING-22");
    let mut sharp = sharp(6).turn(RED, "B");
    sharp.play(Action::Attack);
    assert_eq!(sharp.player(RED).disks[0], 2, "BA-UPG-15: four for the token");
    sharp.play(Action::Continue);
    assert_eq!(sharp.player(RED).disks[0], 0);
}

/// Example 20: BA-COMBAT-07, BA-RUNE-07, BA-RUNE-15, BA-RULING-24: a Defence rune adds one and stays.
#[test]
fn a_defence_rune_defends_whoever_owns_the_area() {
    let position = |virki| red_at_blue_sheep(2, virki).rune_on("blue-sheep", Rune::Defence, BLUE);
    position(3).turn(RED, "B").refuses(Action::Attack, "BA-BERS-03");
    let mut game = position(4).turn(RED, "B");
    game.play(Action::Attack);
    assert_eq!(
        (game.player(RED).disks[0], game.player(BLUE).unused),
        (0, 22),
        "BA-COMBAT-07, BA-RUNE-07, BA-RULING-24"
    );
    assert!(game.plot(game.area("blue-sheep")).has(Rune::Defence), "BA-RUNE-15");
    let wild = summer5().rune_on("red-sheep", Rune::Defence, RED).at(RED, Unit::Berserkur, "red-sheep");
    wild.disks(RED, [2, 6, 6]).turn(RED, "B").refuses(Action::Attack, "BA-BERS-03");
    let godi = summer5().rune_on("red-sheep", Rune::Defence, RED).at(RED, Unit::Godi, "red-sheep");
    let mut godi = godi.disks(RED, [6, 2, 6]).turn(RED, "G");
    godi.play(Action::Convert);
    assert_eq!(godi.disks_on("red-sheep"), (Some(RED), 1), "BA-RULING-24: it is no matter to a conversion");
}

/// Example 21: BA-AREA-11, BA-RULING-74, BA-RULING-75: gold mines and villages give and take glory at once.
#[test]
fn a_gold_mine_from_a_rival() {
    let built = |glory: u16| serde_json::json!({ "areas": glory, "tiles": 0, "built": 0, "conquest": 0 });
    let position = |area: &str, loser: u16| {
        let position = summer5().own(BLUE, area, 1).at(RED, Unit::Berserkur, area);
        position.with(RED, "tally", built(20)).with(BLUE, "tally", built(loser))
    };
    for area in ["blue-gold", "blue-village"] {
        let mut game = position(area, 15).turn(RED, "B");
        game.play(Action::Attack);
        assert_eq!((game.glory(RED), game.glory(BLUE)), (21, 14), "BA-AREA-11");
    }
    let mut poor = position("blue-gold", 0).turn(RED, "B");
    poor.play(Action::Attack);
    assert_eq!((poor.glory(RED), poor.glory(BLUE)), (21, 0), "BA-RULING-74");
    let mut sheep = position("blue-sheep", 15).turn(RED, "B");
    sheep.play(Action::Attack);
    assert_eq!((sheep.glory(RED), sheep.glory(BLUE)), (20, 15), "BA-RULING-75");
}

/// Example 39: BA-COMBAT-11, BA-COMBAT-12, BA-RULING-25, BA-RULING-26: Godis leave, in turn order; Kaupmadurs stay.
#[test]
fn godis_must_leave() {
    let position = red_at_blue_sheep(1, 6).at(BLUE, Unit::Godi, "blue-sheep").at(GREEN, Unit::Godi, "blue-sheep");
    let position = position.at(RED, Unit::Godi, "blue-sheep").at(BLUE, Unit::Kaupmadur, "blue-sheep");
    let mut game = position.own(BLUE, "blue-cattle", 1).own(GREEN, "green-sheep", 1).turn(RED, "B");
    game.play(Action::Attack);
    assert_eq!(game.asked(), BLUE, "BA-RULING-25: in turn order from the attacker");
    let (here, cattle, home) = (game.area("blue-sheep"), game.area("blue-cattle"), game.area("green-home"));
    game.refuses(Action::GodiRetreat { to: here }, "BA-RULING-25");
    game.refuses(Action::Continue, "BA-RULING-25");
    game.play(Action::GodiRetreat { to: cattle });
    assert_eq!(game.asked(), GREEN);
    game.play(Action::GodiRetreat { to: home });
    assert_eq!(game.asked(), RED);
    assert_eq!(game.disks_on("blue-sheep"), (Some(RED), 1));
    let godis = [BLUE, GREEN].map(|seat| game.player(seat).stands(Unit::Godi));
    assert_eq!(godis, [Some(cattle), Some(home)], "BA-COMBAT-11");
    assert_eq!(game.player(RED).stands(Unit::Godi), Some(here), "the attacker's own Godi stays");
    assert_eq!(game.player(BLUE).stands(Unit::Kaupmadur), Some(here), "BA-COMBAT-12, BA-RULING-26");
    let alone = red_at_blue_sheep(1, 6).at(BLUE, Unit::Godi, "blue-sheep");
    let mut alone = alone.turn(RED, "B");
    alone.play(Action::Attack);
    assert_eq!(alone.player(BLUE).stands(Unit::Godi), Some(alone.area("blue-home")), "one way only is taken at once");
}

/// Example 38: BA-DISK-01, BA-DISK-02, BA-DISK-03, BA-DISK-04, BA-RULING-27, BA-RULING-33.
#[test]
fn disks_are_rearranged() {
    let position = summer5().own(RED, "red-sheep", 3).owns(RED, &["red-cattle", "red-forest-a"]).axes("red-sheep", 1);
    let position = position.rune_on("red-sheep", Rune::Divine, RED);
    let mut game = position.disks(RED, [2, 6, 6]).turn(RED, "B");
    let (sheep, cattle, forest) = (game.area("red-sheep"), game.area("red-cattle"), game.area("red-forest-a"));
    let blue = game.area("blue-sheep");
    game.play(Action::Rearrange);
    game.refuses(Action::RearrangeDone, "BA-DISK-01");
    game.refuses(Action::From { source: Source::Area(blue) }, "BA-DISK-02");
    game.play(Action::From { source: Source::Area(sheep) }).play(Action::To { area: cattle });
    game.refuses(Action::From { source: Source::Area(cattle) }, "BA-RULING-33");
    game.play(Action::From { source: Source::Area(sheep) }).play(Action::ToTown);
    for _ in 0..2 {
        game.play(Action::From { source: Source::Virki });
        game.refuses(Action::ToTown, "BA-RULING-33");
        game.refuses(Action::To { area: sheep }, "BA-RULING-33");
        game.play(Action::To { area: forest });
    }
    game.refuses(Action::From { source: Source::Virki }, "BA-DISK-02");
    let disks = ["red-sheep", "red-cattle", "red-forest-a"].map(|id| game.disks_on(id).1);
    assert_eq!(
        (disks, game.player(RED).disks[0], game.player(RED).recruits),
        ([1, 2, 3], 0, 1),
        "BA-DISK-01, BA-DISK-03"
    );
    game.play(Action::From { source: Source::Area(sheep) }).play(Action::ToTown);
    assert_eq!(game.disks_on("red-sheep"), (None, 0), "BA-DISK-04");
    assert_eq!((game.plot(sheep).axes, game.plot(sheep).has(Rune::Divine)), (0, true), "BA-RULING-27");
    assert!(game.offers(Action::EndTurn), "nothing else can be moved, so it is done");
}

/// BA-RULING-32: a Berserkur who is beaten or aboard rearranges nothing.
#[test]
fn only_a_berserkur_on_land_rearranges() {
    summer5().own(RED, "red-sheep", 2).beaten(RED).turn(RED, "BB").refuses(Action::Rearrange, "BA-RULING-32");
    let mut beaten = summer5().beaten(RED).turn(RED, "BB");
    beaten.refuses(Action::Move { unit: Unit::Berserkur }, "BA-COMBAT-10");
    beaten.refuses(Action::Attack, "BA-COMBAT-10");
    let aboard = summer5().own(RED, "red-sheep", 2).aboard(RED, Unit::Berserkur).ship(RED, "sea-02");
    aboard.turn(RED, "BB").refuses(Action::Rearrange, "BA-RULING-32");
}

/// BA-RULING-89: any number of disks on an area.
#[test]
fn an_area_holds_any_number_of_disks() {
    let game = summer5().own(RED, "red-sheep", 22).done();
    assert_eq!(game.disks_on("red-sheep"), (Some(RED), 22), "BA-RULING-89");
}

/// Example 37: BA-COMBAT-10, BA-RULING-34: only Kaupmadur's refill brings a beaten Berserkur back.
#[test]
fn kaupmadur_revives_berserkur() {
    let mut game = summer5().beaten(RED).goods(RED, &[(Good::Meat, 4)]).turn(RED, "KB");
    game.refuses(Action::Refill { building: Building::Virki }, "BA-REFILL-03");
    game.play(Action::HomeAction).play(Action::Refill { building: Building::Virki });
    assert_eq!(game.player(RED).stands(Unit::Berserkur), Some(game.home(RED)), "BA-COMBAT-10");
    assert_eq!(
        (game.player(RED).disks[0], game.good(RED, Good::Meat)),
        (6, 0),
        "BA-RULING-34: though the Virki is full"
    );
    if game.offers(Action::TradeDone) {
        game.play(Action::TradeDone);
    }
    assert!(game.offers(Action::Move { unit: Unit::Berserkur }));
}
