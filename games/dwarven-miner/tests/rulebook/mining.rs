//! Mining: dice, Orcs, and when it ends.

use crate::support::*;
use dwarven_miner::*;
use engine::{Dictated, Eye, Game, Scenario};

fn begin(first: &str) -> Play {
    let mut table = Dictated::default();
    table.rolls(first_roll(first));
    let game = position(2).begin_turn(&mut table);
    Scenario { game, table }
}

/// Example 3. DM-MINE-01, DM-MINE-02, DM-MINE-03, DM-MINE-04, DM-MINE-05, DM-RULING-05, DM-RULING-08.
#[test]
fn orcs_lock_their_dice() {
    let mut game = begin("s1 orc, s2 iron, g1 burglar, g2 orc, l1 powder, l2 artifact");
    let offered = game.offered();
    assert_eq!(offered.len(), 16, "DM-MINE-04: stop, and 15 sets");
    let has_orc = |action: &Action| matches!(action, Action::Roll { dice } if dice.contains(die("s1")) || dice.contains(die("g2")));
    assert!(!offered.iter().any(has_orc), "DM-MINE-05");
    game.refuses(roll("s1 s2"), "DM-MINE-05").refuses(roll(""), "DM-MINE-04");
    assert!(offered.contains(&roll("g1 l2")), "DM-RULING-08: Burglars and Artifacts may be rolled again");
    assert_eq!(game.open().turn.tray.resources().total(), 2, "DM-MINE-02: one resource each");
}

/// Example 4. DM-MINE-03, DM-MINE-06, DM-MINE-07: one die is rolled again, and then A stops.
#[test]
fn one_die_is_rolled_again() {
    let mut game = begin("s1 orc, s2 iron, g1 burglar, g2 orc, l1 powder, l2 artifact");
    game.rolls(rolls("g1 orc")).play(roll("g1"));
    assert_eq!(game.open().turn.tray.face(die("l1")), Some(face("powder")), "DM-MINE-04: the others lie as they lay");
    game.play(Action::StopMining);
    let turn = game.open().turn;
    assert_eq!((turn.tray.resources(), turn.tray.artifacts()), ([1, 0, 1, 0, 0].into(), 1), "DM-MINE-06");
    assert_eq!(game.open().burglars(), 0, "DM-MINE-06: three dice give nothing");
    assert_eq!(game.phase(), Phase::Crafting, "DM-MINE-07");
    game.refuses(roll("s2"), "DM-TURN-01");
}

/// Example 5. DM-COMP-06: two dice of one layout that show the same are interchangeable.
#[test]
fn alike_dice_are_offered_once() {
    let mut game = begin("s1 iron, s2 iron");
    let mut offered = game.offered();
    offered.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(offered, [roll("s1 s2"), roll("s1"), Action::StopMining], "DM-COMP-06");
    game.refuses(roll("s2"), "DM-COMP-06");
}

/// Example 6. DM-RULING-06: with nothing but Orcs the phase ends by itself.
#[test]
fn all_orcs_end_mining() {
    let mut game = begin("s1 iron");
    game.rolls(rolls("s1 orc"));
    // Crafting and Fulfilment pass by as well: there is nothing to do. B's turn begins.
    game.rolls(first_roll("l1 powder")).play(roll("s1"));
    assert_eq!(game.open().turn.active, B, "DM-RULING-06, DM-TURN-02");
    assert!(matches!(game.phase(), Phase::Mining { .. }));
    let stopped = game.table.events.iter().find(|event| matches!(event.what, What::Stopped { seat: A, .. }));
    assert!(stopped.is_some_and(|event| event.forced), "DM-RULING-06: by itself");
    let mining = Phase::Mining { rolled: Dice::ALL };
    let mut game = play(position(2).courts(A, "warrior").dice("s1 iron").phase(mining));
    game.rolls(rolls("s1 orc")).play(roll("s1"));
    assert_eq!(
        (game.phase(), game.asked()),
        (Phase::Mining { rolled: dice("s1") }, A),
        "DM-RULING-06: a Warrior waits"
    );
}

/// Example 7. DM-RULING-04: what was set aside may be taken back.
#[test]
fn dice_set_aside_may_be_rolled_later() {
    let mut game = begin("s1 gold, s2 iron");
    game.rolls(rolls("s2 powder")).play(roll("s2"));
    for action in [roll("s1"), roll("s2"), roll("s1 s2"), Action::StopMining] {
        assert!(game.offered().contains(&action), "DM-RULING-04: {action:?}");
    }
    assert_eq!(game.offered().len(), 4);
}

/// DM-MINE-03, DM-RULING-07: there is no limit but the Orcs.
#[test]
fn one_may_roll_as_often_as_one_likes() {
    let mut game = begin("s1 gold");
    for _ in 0..50 {
        game.rolls(rolls("s1 gold")).play(roll("s1"));
    }
    assert!(game.offered().contains(&roll("s1")), "DM-RULING-07, DM-MINE-03");
}

/// DM-MINE-08: an Orc binds its die only for this turn.
#[test]
fn every_turn_has_six_free_dice() {
    let mut game = begin("s1 gold");
    game.play(Action::StopMining);
    // Only the Gold is left to keep.
    game.rolls(first_roll("s1 iron, s2 gold, g1 iron, g2 gold, l1 powder, l2 crystal")).play(Action::DoneTrimming);
    assert_eq!(game.open().turn.tray.free().len(), 6, "DM-MINE-08");
}

/// DM-RULING-09, DM-RULING-10: an Artifact is no Burglar, and a Burglar no resource.
#[test]
fn artifacts_and_burglars_stay_what_they_are() {
    let game = play(position(2).packs(B, "iron").dice("l1 artifact, s1 burglar"));
    assert_eq!(game.open().burglars(), 1, "DM-RULING-10");
    assert!(!game.crafts("helm"), "DM-RULING-10: one Artifact and a Burglar are not two Iron");
    let game = play(position(2).dice("l1 artifact, s1 iron"));
    for id in ["helm", "dirk", "tools"] {
        assert!(game.crafts(id), "DM-RULING-09: its kind is open until it is used");
    }
}

/// Example 34. DM-POWER-11, DM-PATRON-07, DM-RULING-11, DM-RULING-12: one re-roll for everybody, for each War Chanter.
#[test]
fn the_war_chanter_frees_one_orc_a_turn() {
    let at = |courts: &str| {
        let mining = Phase::Mining { rolled: Dice::NONE };
        play(position(3).courts(B, courts).dice("s1 iron, g1 orc, l1 powder, l2 crystal").phase(mining))
    };
    let mut game = at("war_chanter");
    game.rolls(rolls("g1 orc")).play(Action::ChanterReroll { die: die("g1") });
    game.refuses(Action::ChanterReroll { die: die("g1") }, "DM-POWER-11");
    let mut game = at("war_chanter war_chanter#2");
    game.refuses(Action::ChanterReroll { die: die("s1") }, "DM-POWER-11");
    game.rolls(rolls("g1 orc")).play(Action::ChanterReroll { die: die("g1") });
    game.rolls(rolls("g1 gold")).play(Action::ChanterReroll { die: die("g1") });
    assert!(game.offered().contains(&roll("g1")), "DM-RULING-11: the second helped; the die is free again");
    game.play(Action::StopMining).refuses(Action::ChanterReroll { die: die("s2") }, "DM-RULING-12");
}

/// DM-RULING-06, DM-RULING-12: with a song left, a tray of Orcs is not the end.
#[test]
fn a_song_is_heard_when_all_are_orcs() {
    let game = play(position(2).courts(B, "war_chanter").dice("").phase(Phase::Mining { rolled: Dice::NONE }));
    assert!(game.offered().contains(&Action::ChanterReroll { die: die("s1") }), "DM-RULING-12");
    assert!(game.offered().contains(&Action::StopMining));
}

/// Example 34, the end. DM-PATRON-07: the song ends when another player fulfils a Patron.
#[test]
fn the_song_ends_when_another_player_fulfils() {
    let at = position(3)
        .courts(A, "war_chanter")
        .active(B)
        .benches("lantern tools")
        .hands(B, "monk")
        .phase(Phase::Fulfilment);
    let mut game = play(at);
    game.rolls(first_roll("s1 iron")).play(fulfil("monk"));
    assert!(game.is_discarded("war_chanter"), "DM-PATRON-07");
    let own = position(3).courts(A, "war_chanter").benches("lantern tools").hands(A, "monk").phase(Phase::Fulfilment);
    let mut game = play(own);
    game.rolls(first_roll("s1 iron")).play(fulfil("monk"));
    assert!(game.has_in_court(A, "war_chanter"), "DM-PATRON-07: one's own fulfilment does not end it");
}

/// DM-RULING-57: a new War Chanter drives off the old one of another player.
#[test]
fn a_new_song_ends_the_old_one() {
    let items = "war_horn great_axe tankard";
    let mut game =
        play(position(2).courts(B, "war_chanter").benches(items).hands(A, "war_chanter#2").phase(Phase::Fulfilment));
    game.rolls(first_roll("s1 iron")).play(fulfil("war_chanter#2"));
    assert!(game.is_discarded("war_chanter") && game.has_in_court(A, "war_chanter#2"), "DM-RULING-57");
}

/// Example 35. DM-POWER-07, DM-PATRON-05, DM-RULING-47, DM-RULING-66: the Warrior clears chosen Orcs.
#[test]
fn the_warrior_rolls_orcs_again() {
    let mining = Phase::Mining { rolled: Dice::NONE };
    let mut game =
        play(position(2).courts(A, "warrior warrior#2").dice("g2 gold, l1 powder, l2 crystal").phase(mining));
    let warrior = |names: &str| Action::UseWarrior { dice: dice(names) };
    game.refuses(warrior("g2"), "DM-POWER-07").refuses(warrior(""), "DM-POWER-07");
    game.rolls(rolls("s1 iron, g1 orc")).play(warrior("s1 g1"));
    let tray = game.open().turn.tray;
    assert_eq!(tray.face(die("s1")), Some(face("iron")), "DM-POWER-07");
    assert_eq!((tray.face(die("g1")), tray.face(die("s2"))), (Some(Face::Orc), Some(Face::Orc)));
    assert!(game.offered().contains(&roll("s1")), "DM-POWER-07: an ordinary die again");
    assert!(game.is_discarded("warrior") && game.has_in_court(A, "warrior#2"), "DM-RULING-66");
    game.play(Action::StopMining).refuses(warrior("g1"), "DM-RULING-47");
    let mut game = play(position(2).courts(B, "warrior").dice("s1 iron").phase(mining));
    game.refuses(warrior("s2"), "DM-PATRON-05");
}

/// A plain eye believes in dice that may still be rolled; a keen one counts on fewer of them.
#[test]
fn dice_to_roll_look_better_to_a_plain_eye() {
    let mut table = Dictated::default();
    table.rolls(first_roll("s1 burglar, s2 iron, g1 burglar, g2 orc, l1 powder, l2 powder"));
    let game = position(2).hand(A, card("tale_smith#1")).begin_turn(&mut table);
    let mut game = Scenario { game, table };
    let looks = |game: &DwarvenMiner| [Eye::Plain, Eye::Keen].map(|eye| game.outlook_to(eye)[A.index()]);
    let [plain, keen] = looks(&game.game);
    assert!(plain > keen, "two dice hunt for crystal and gold");
    assert_eq!(keen, game.game.outlook()[A.index()]);
    game.play(Action::StopMining);
    let [plain, keen] = looks(&game.game);
    assert_eq!(plain, keen, "nothing is left to hope for");
}
