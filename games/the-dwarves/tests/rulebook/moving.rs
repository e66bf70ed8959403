//! Moving, Perished Land and the tunnels.

use crate::support::*;
use the_dwarves::Action;
use the_dwarves::phase::{Ending, Phase};

/// TD-EX-01 (TD-MOVE-01, TD-MOVE-03, TD-MOVE-06): Health for the first entry, Doom for the second, an Orc stops her.
#[test]
fn balyndis_crosses_perished_land() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga15").wither("ga16", "ga20").wither("ga17", "ga22").troops("ga18", [1, 0, 0]).faces(&[4, 2, 1]);
    t.act(Action::Move).walk(&["ga16"]).act(Action::PayHealth).walk(&["ga17"]).act(Action::PayDoom).walk(&["ga18"]);
    assert_eq!((t.dwarf(P0).space, t.health_of(P0), t.doom), (sp("ga18"), 2, 42));
    assert_eq!((t.phase, t.turn.actions_left), (Phase::Acting, 1), "TD-MOVE-03: the fourth point is lost");
}

/// TD-MOVE-01, TD-MOVE-02, TD-RULING-22: from space to neighbouring space, as many steps as the highest die, or fewer.
#[test]
fn one_walks_from_space_to_space() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga15").faces(&[2, 1, 1]).act(Action::Move).no(step("ga17"), "TD-MOVE-01").walk(&["ga16", "ga17"]);
    assert_eq!(t.phase, Phase::Acting, "TD-MOVE-01: two points, two steps");
    t.faces(&[6, 6, 6]).item(P1, "song").act(Action::Move).act(Action::Stop);
    assert_eq!(t.dwarf(P0).space, sp("ga17"), "TD-MOVE-02, TD-RULING-22: even none");
}

/// TD-MOVE-04, TD-MOVE-05, TD-RULING-23, TD-RULING-19: troops on the space neither hold nor force anybody; dwarves neither.
#[test]
fn troops_hold_nobody_who_starts_among_them() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga15")
        .at(P1, "ga16")
        .troops("ga15", [2, 0, 0])
        .faces(&[3, 1, 1])
        .act(Action::Move)
        .walk(&["ga16", "ga17", "ga18"]);
    assert_eq!(t.dwarf(P0).space, sp("ga18"), "TD-MOVE-04, TD-RULING-19");
    t.troops("ga18", [0, 1, 0]).lingering().faces(&[1, 1, 1, 1]).act(Action::Message);
    assert!(matches!(t.phase, Phase::Acting), "TD-MOVE-05: no fight is forced");
}

/// TD-MOVE-09: troops on cards do not stop anybody.
#[test]
fn card_troops_stop_nobody() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("a-toboribor").at(P0, "id08").faces(&[2, 1, 1, 1]).act(Action::Move).walk(&["id07", "sa01"]);
    assert_eq!(t.dwarf(P0).space, sp("sa01"));
}

/// TD-EX-18 (TD-TUNNEL-01): one point from entrance to entrance, and on from there.
#[test]
fn through_the_tunnels_to_dragon_fire() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.at(P0, "we05").faces(&[3, 2, 1, 1]).act(Action::Move).walk(&["we04"]).act(tunnel("ga05")).walk(&["ga01"]);
    assert_eq!((t.dwarf(P0).space, t.phase), (sp("ga01"), Phase::Acting));
}

/// TD-EX-19 (TD-TUNNEL-03): an entrance on Perished Land is closed both ways.
#[test]
fn a_perished_entrance_is_closed() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.wither("ga05", "ga08").at(P0, "we04").faces(&[3, 2, 1, 1]).act(Action::Move).no(tunnel("ga05"), "TD-TUNNEL-03");
    t.act(Action::Stop)
        .at(P0, "ga05")
        .faces(&[3, 2, 1, 1])
        .lingering()
        .act(Action::Move)
        .no(tunnel("we04"), "TD-TUNNEL-03");
    t.no(tunnel("ga01"), "TD-TUNNEL-01");
}

/// TD-RULING-20: several tunnel steps in one move; troops at the exit stop; the Tunnel Map makes each entrance free once.
#[test]
fn tunnel_steps_and_the_tunnel_map() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.at(P0, "we04")
        .troops("ur09", [1, 0, 0])
        .faces(&[3, 2, 1, 1])
        .act(Action::Move)
        .act(tunnel("ga05"))
        .act(tunnel("ur09"));
    assert_eq!((t.dwarf(P0).space, t.phase), (sp("ur09"), Phase::Acting), "TD-RULING-20: troops stop him");
    let mut t = board(&[Tungdil, Balyndis]);
    t.item(P0, "tunnel-map").at(P0, "ga04").faces(&[1, 1, 1, 1]).act(Action::Move).walk(&["ur01"]);
    assert_eq!(t.phase, Phase::Acting, "no points and no entrance");
    t.at(P0, "ga02").faces(&[1, 1, 1, 1]).lingering().act(Action::Move).walk(&["ga05"]);
    t.act(tunnel("we04")).act(tunnel("ga05")).act(tunnel("ur09")).act(tunnel("sa02"));
    assert_eq!(t.phase, Phase::Acting, "TD-RULING-20: every entrance was entered once, no points are left");
}

/// TD-TUNNEL-02, TD-TUNNEL-04, TD-RULING-21: the Tunnel tile is a fifth entrance; moving it moves nothing else.
#[test]
fn the_tunnel_tile_is_an_entrance() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga13", [1, 0, 0]).wither("ga12", "ga17");
    t.0.game.phase = Phase::Digging;
    t.0.game.agenda.push(the_dwarves::phase::Job::Menu);
    t.no(Action::Dig { at: sp("we04") }, "TD-RULING-21").act(Action::Dig { at: sp("ga12") });
    t.at(P0, "we04").faces(&[3, 2, 1, 1]).act(Action::Move).no(tunnel("ga12"), "TD-TUNNEL-03");
    t.0.game.tunnel = Some(sp("ga13"));
    t.act(tunnel("ga13"));
    assert_eq!((t.on("ga13"), t.is_perished(sp("ga12"))), ([1, 0, 0], true), "TD-TUNNEL-04");
    t.0.game.phase = Phase::Digging;
    t.0.game.agenda.push(the_dwarves::phase::Job::Menu);
    t.act(Action::Skip);
    assert_eq!(t.tunnel, Some(sp("ga13")), "TD-RULING-21: laying it may be declined");
}

/// TD-EX-20 (TD-CHAR-03): Bavragor pays nothing.
#[test]
fn bavragor_walks_over_perished_land() {
    let mut t = board(&[Bavragor, Tungdil]);
    t.at(P0, "ga15").wither("ga16", "ga20").wither("ga17", "ga22").wither("ga18", "ga22").faces(&[3, 1]);
    t.act(Action::Move).walk(&["ga16", "ga17", "ga18"]);
    assert_eq!((t.dwarf(P0).space, t.health_of(P0), t.doom), (sp("ga18"), 3, 43));
}

/// TD-RULING-16, TD-RULING-17: the price comes first and may lose the game, even where entering would complete a quest.
#[test]
fn a_price_can_lose_the_game() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga08").health(P0, 1).wither("ga11", "ga15").display(&["adv-healers", "adv-women", "adv-lesson"]);
    t.faces(&[1, 1, 1]).act(Action::Move).walk(&["ga11"]).act(Action::PayHealth);
    assert_eq!(t.phase, Phase::Over(Ending::Death { dwarf: P0 }), "TD-RULING-16, TD-GOAL-03, TD-CHAR-02");
    assert!(t.is_open("adv-healers"));
}

/// TD-RULING-73: the amulet makes this entry and all further ones of the turn free.
#[test]
fn the_amulet_pays_for_a_turn() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga15").item(P0, "amulet").wither("ga16", "ga20").wither("ga17", "ga22").faces(&[2, 1, 1]);
    t.act(Action::Move).walk(&["ga16"]).act(Action::PayAmulet).walk(&["ga17"]);
    assert_eq!((t.health_of(P0), t.doom, t.has(P0, "amulet")), (3, 43, false));
    t.lingering().faces(&[1, 1, 1]).act(Action::Move).walk(&["ga16"]);
    assert!(t.dwarf(P0).is_warded && t.phase == Phase::Acting, "TD-RULING-73: still free");
    t.before("council").end();
    assert!(!t.dwarf(P0).is_warded, "TD-RULING-73: only for this turn");
    t.at(P1, "ga15").faces(&[1, 1, 1, 1]).act(Action::Move).walk(&["ga16"]).no(Action::PayAmulet, "TD-RULING-73");
}

/// TD-RULING-69, TD-RULING-70: mail may pay for Perished Land; the price counts as paid. TD-RULING-01: its owner decides.
#[test]
fn mail_pays_for_perished_land() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga15").item(P0, "mail").wither("ga16", "ga20").faces(&[2, 1, 1]).act(Action::Move).walk(&["ga16"]);
    t.act(Action::PayHealth);
    assert_eq!((t.phase, t.asked()), (Phase::Shielding { dwarf: P0, points: 1 }, P0));
    t.act(Action::WearMail);
    assert_eq!((t.health_of(P0), t.doom, t.has(P0, "mail")), (3, 43, false), "TD-RULING-70");
    assert!(matches!(t.phase, Phase::Walking(_)));
}

/// The Sturdy Pony and Comfortable Boots (TD-EQUIP-08): one space further, one die more.
#[test]
fn boots_and_pony() {
    let mut t = board(&[Bavragor, Tungdil]);
    t.at(P0, "ga15").item(P0, "boots").item(P0, "pony").faces(&[1, 2, 1]).act(Action::Move);
    let Phase::Walking(walk) = t.phase else { panic!("TD-EQUIP-08: three dice were rolled") };
    assert_eq!(walk.points, 3);
}
