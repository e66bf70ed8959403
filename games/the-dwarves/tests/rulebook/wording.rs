//! What people read: warnings, labels, the log.

use crate::support::*;
use canvas::Face;
use engine::Viewer;
use the_dwarves::phase::{Cause, Job};
use the_dwarves::{Action, Event, Space, TheDwarves, Troops};

fn label(t: &Board, action: Action) -> String {
    TheDwarves::choice(&t.0.game, t.asked(), action).label.plain(&[])
}

fn line(event: Event) -> String {
    TheDwarves::line(&event, content()).words.plain(&["Ragna".to_owned()])
}

const WARNING: &str = "(this loses the game)";

/// TD-RULING-17, TD-RULING-76: whoever is about to lose the game by a choice is warned, and nobody else is.
#[test]
fn a_choice_that_loses_is_marked() {
    let mut t = board(&[Balyndis, Tungdil]);
    t.at(P0, "ga15").health(P0, 1).wither("ga16", "ga20").faces(&[1, 1, 1]).act(Action::Move).walk(&["ga16"]);
    assert!(label(&t, Action::PayHealth).ends_with(WARNING), "TD-RULING-17");
    assert!(!label(&t, Action::PayDoom).ends_with(WARNING));
    t.0.game.doom = t.hero + 1;
    assert!(label(&t, Action::PayDoom).ends_with(WARNING), "TD-RULING-17");
    let mut t = board(&[Balyndis, Tungdil]);
    t.health(P1, 1).now(&[Job::Wound { cause: Cause::Card(card("thr-night")), left: 1 }]);
    assert!(label(&t, choose(P1)).ends_with(WARNING) && !label(&t, choose(P0)).ends_with(WARNING), "TD-RULING-76");
    t.item(P1, "mail");
    assert!(!label(&t, choose(P1)).ends_with(WARNING), "TD-RULING-69: the mail may save him");
}

/// TD-COUNCIL-06, TD-HERO-01: two spaces apart with the token on -4, the next turn is the last, and everybody is told.
#[test]
fn the_last_turn_is_announced() {
    let mut t = board(&[Balyndis, Tungdil]);
    (t.0.game.hero, t.0.game.doom, t.0.game.council) = (30, 32, -3);
    let text = |t: &Board| TheDwarves::text(&t.0.game, Viewer::Spectator);
    assert!(!text(&t).contains("all is lost") && !label(&t, Action::EndTurn).ends_with(WARNING));
    t.0.game.council = -4;
    assert!(text(&t).contains("Doom: all is lost") && label(&t, Action::EndTurn).ends_with(WARNING));
}

/// TD-CHAR-03, TD-MOVE-06: a step onto Perished Land names its price; for Bavragor there is none.
#[test]
fn the_price_of_a_step() {
    for (dwarf, words, dice) in [(Bavragor, "free of charge", 2), (Boendal, "1 Health or Doom 1 closer", 3)] {
        let mut t = board(&[dwarf, Tungdil]);
        t.at(P0, "ga15").wither("ga16", "ga20").faces(&[3, 1, 1][..dice]).act(Action::Move);
        assert!(label(&t, step("ga16")).contains(words), "TD-CHAR-03: {}", label(&t, step("ga16")));
        let picture = TheDwarves::scene(&t.0.game, Viewer::Spectator).board.0;
        assert_eq!(picture.contains("td-toll-1"), dwarf == Boendal, "TD-CHAR-03: tolls within reach");
    }
}

/// TD-RULING-20: with the Tunnel Map the picture shows all that is within reach.
#[test]
fn the_tunnel_map_reaches_further() {
    let reached = |map: bool| {
        let mut t = board(&[Tungdil, Balyndis]);
        if map {
            t.item(P0, "tunnel-map");
        }
        t.at(P0, "we05").faces(&[1, 1, 1, 1]).act(Action::Move);
        let picture = TheDwarves::scene(&t.0.game, Viewer::Spectator).board.0;
        picture.matches("td-reached").count()
    };
    assert_eq!(reached(true), reached(false) + content().entrances.len() - 1, "TD-RULING-20: the other entrances");
}

/// TD-PERISH-11: a full space threatens to perish only while a tile is left.
#[test]
fn without_tiles_nothing_is_on_the_brink() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("we01", [4, 0, 0]);
    let picture = |t: &Board| TheDwarves::scene(&t.0.game, Viewer::Spectator).board.0;
    assert!(picture(&t).contains("next perishes"));
    t.perish_some(36);
    assert!(!picture(&t).contains("next perishes"), "TD-PERISH-11");
}

/// One troop arrives, several arrive; dice without skulls, hits and successes are counted as one would say them.
#[test]
fn the_log_counts_as_people_do() {
    let at = sp("ga03");
    assert_eq!(line(Event::Placed { at, troops: Troops([1, 0, 0]) }), "1 Orc arrives at Gateway V");
    assert_eq!(line(Event::Placed { at, troops: Troops([1, 0, 1]) }), "1 Orc and 1 Älf arrive at Gateway V");
    let none = Event::Recruited { at, skulls: Troops::NONE };
    assert_eq!(line(none), "The Recruitment dice for Gateway V show no skulls");
    let test =
        |successes, total| line(Event::Succeeded { dwarf: P0, card: card("adv-lesson"), successes, total, needed: 3 });
    assert_eq!(test(1, 1), "Ragna has 1 success for The Master Smith's Lesson: 1 of 3");
    assert_eq!(test(2, 4), "Ragna has 2 successes for The Master Smith's Lesson: 3 of 3", "TD-TEST-02");
    let hit = |hits, left| line(Event::BossHit { dwarf: P0, card: card("c-nodonn"), hits, left });
    assert_eq!(hit(1, 3), "Ragna hits Nôd'onn with 1 die: 3 tokens left");
    assert_eq!(hit(0, 3), "Ragna does not hit Nôd'onn (TD-NODONN-04)");
}

/// In every phase a move out of turn is answered by what is to be done first (TD-RULING-01 for anybody else).
#[test]
fn a_refusal_says_what_comes_first() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.faces(&[1, 1, 1, 1]).act(Action::Move).no(Action::EndTurn, "TD-MOVE-01");
    let refusal = engine::Game::check(&t.0.game, P0, Action::EndTurn).expect_err("TD-MOVE-01: he walks");
    assert_eq!(refusal.reason, "first finish the move: take a step, or stay here");
    t.no(Action::Step { to: Space(200) }, "TD-MOVE-01");
}

/// The text for terminals tells the progress of each card in words.
#[test]
fn the_text_tells_progress() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.scenario("c-nodonn").display(&["adv-beacons", "adv-trollhunt", "adv-caravan"]);
    t.0.game.display[0].done = 1;
    t.0.game.display[2].travellers = 0b10;
    let text = TheDwarves::text(&t.0.game, Viewer::Spectator);
    for words in ["[4 of 4 tokens left]", "[done: Urgon]", "[0 of 2 defeated]", "[on the way: Balyndis]"] {
        assert!(text.contains(words), "{words} is missing in\n{text}");
    }
}
