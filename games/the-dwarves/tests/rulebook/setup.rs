//! Setting up, the goal and the turn.

use crate::support::*;
use engine::{Dictated, Edition, Game, Seat};
use the_dwarves::{Action, Difficulty, Event, Options, Phase, Pick, TheDwarves};

fn begin(options: Options, seats: usize) -> TheDwarves {
    let mut table = Dictated::default();
    table.choices([0; 12]);
    TheDwarves::setup(&options, seats, Edition::standard(), &mut table).expect("playable")
}

/// TD-SETUP-01: two to five dwarves, chosen or dealt, none twice.
#[test]
fn the_party() {
    let game = begin(options(&[Balyndis, Pick::Any, Boindil]), 3);
    let ids: Vec<&str> =
        game.dwarves.iter().map(|dwarf| content().characters[usize::from(dwarf.character)].id.as_str()).collect();
    assert_eq!(ids, ["balyndis", "tungdil", "boindil"]);
    let twice = TheDwarves::setup(&options(&[Balyndis, Balyndis]), 2, Edition::standard(), &mut Dictated::default());
    assert_eq!(twice.expect_err("TD-SETUP-01: nobody twice").option, "wolf");
    assert!(TheDwarves::SEATS.contains(&2) && TheDwarves::SEATS.contains(&5) && !TheDwarves::SEATS.contains(&6));
}

/// TD-SETUP-02, TD-SETUP-03, TD-SETUP-04, TD-SETUP-05, TD-SETUP-06: tokens at their starts, everything in the supply.
#[test]
fn the_table_at_the_start() {
    let game = begin(options(&[Tungdil, Balyndis]), 2);
    // The first turn has begun: the Hero token has taken its first step, the dice showed blanks.
    assert_eq!((game.hero, game.doom, game.council, game.tunnel), (1, 43, 0, None));
    assert_eq!((game.tiles.count_ones(), game.troops_on_map().total()), (36, 0), "TD-SETUP-05, TD-SETUP-03");
    assert_eq!(content().supply.0, [30, 25, 20]);
    assert_eq!((content().doom.len(), content().rules.dice), (44, 7), "TD-SETUP-02, TD-SETUP-06");
}

/// TD-SETUP-07, TD-SETUP-08, TD-SETUP-09: how many A cards each difficulty leaves, one of them face-up.
#[test]
fn difficulties() {
    let levels = [Difficulty::Easy, Difficulty::Normal, Difficulty::Challenging, Difficulty::Brave, Difficulty::Heroic];
    for (difficulty, a_cards) in levels.into_iter().zip(4..) {
        let game = begin(Options { difficulty, ..options(&[Tungdil, Balyndis]) }, 2);
        assert_eq!(game.piles.a_left + 1, a_cards, "TD-SETUP-08: {difficulty:?}");
        let open = game.scenario.expect("TD-SETUP-09: one is face-up");
        assert!(content().stages[0].contains(open.card), "TD-SETUP-07");
        assert_eq!(open.troops, content().card(open.card).troops(), "TD-SETUP-09");
        assert_eq!(game.display.len(), 3, "TD-SETUP-09: nothing was swept for it");
    }
}

/// TD-SETUP-10, TD-SETUP-11: full Health, no Equipment, at the start of the clan.
#[test]
fn where_dwarves_start() {
    let game = begin(options(&[Balyndis, Boendal, Boindil, Bavragor, Tungdil]), 5);
    let starts: Vec<_> = game.dwarves.iter().map(|dwarf| dwarf.space).collect();
    assert_eq!(starts, ["we01", "sa07", "sa07", "sa07", "ur08"].map(sp));
    let health: Vec<u8> = game.dwarves.iter().map(|dwarf| dwarf.health).collect();
    assert_eq!(health, [3, 3, 3, 3, 4], "TD-SETUP-10");
    assert!(game.dwarves.iter().all(|dwarf| dwarf.items.is_empty()));
}

/// TD-SETUP-12: three Adventures lie open, then three Threats are mixed in unseen; twelve stay in their pile.
#[test]
fn the_first_display() {
    let game = begin(options(&[Tungdil, Balyndis]), 2);
    assert!(game.display.iter().all(|open| content().adventures.contains(open.card)));
    assert_eq!((game.piles.adventure_len(), game.piles.mixed_in, game.piles.threat_len()), (30, 3, 12));
}

/// TD-SETUP-13: one common discard pile becomes the Adventure pile when a card is to be drawn.
#[test]
fn discards_become_the_pile() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-runes", "adv-lesson"]).pile(&[]);
    t.0.game.piles.discards = the_dwarves::cards::CardSet::NONE.with(card("adv-bazaar"));
    t.0.game.piles.threats = content().threats;
    let others = the_dwarves::cards::CardSet(
        content().adventures.0 & !(t.piles.discards.0 | t.display.iter().fold(0, |set, open| set | 1 << open.card.0)),
    );
    t.0.game.piles.threats = t.piles.threats.with_all(others);
    t.before("council");
    Game::play(&mut t.0.game, P0, Action::EndTurn, &mut t.0.table);
    assert!(t.is_open("adv-bazaar"), "TD-SETUP-13");
}

/// TD-SETUP-15, TD-TURN-05: the agreed seat begins, then it goes clockwise.
#[test]
fn clockwise() {
    let game = begin(Options { starting_seat: 1, ..options(&[Tungdil, Balyndis, Boendal]) }, 3);
    assert_eq!((game.turn.active, game.turn.number), (Seat(1), 1), "TD-SETUP-15");
    let bad = TheDwarves::setup(
        &Options { starting_seat: 4, ..Options::default() },
        2,
        Edition::standard(),
        &mut Dictated::default(),
    );
    assert_eq!(bad.expect_err("only two seats").option, "starting_seat");
    let mut t = board(&[Tungdil, Balyndis, Boendal]);
    t.before("council").end().before("council").end().before("council").end();
    assert_eq!(t.turn.active, P0, "TD-TURN-05");
}

/// TD-TURN-01: the Hero token, new cards, actions, in this order.
#[test]
fn the_steps_of_a_turn() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.display(&["adv-runes", "adv-lesson"]).pile(&["adv-bazaar"]).before("council").end();
    let step = |event: &Event| match event {
        Event::TurnBegan { .. } => Some(0),
        Event::HeroMoved { .. } => Some(1),
        Event::Revealed { .. } => Some(2),
        _ => None,
    };
    let steps: Vec<u8> = t.0.table.events.iter().filter_map(step).collect();
    assert_eq!((steps, t.phase), (vec![0, 1, 2], Phase::Acting));
}

/// TD-TURN-03, TD-TURN-04: up to two actions, the same twice if wanted; then none.
#[test]
fn two_actions() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.item(P1, "song")
        .faces(&[1, 1, 1, 1, 1, 1])
        .act(Action::Message)
        .act(Action::Message)
        .no(Action::Message, "TD-TURN-03");
    assert!(t.offers(use_item(P1, "song")), "TD-RULING-71: also after the last action");
    t.no(Action::Stop, "TD-TURN-04").no(Action::Pass, "TD-TURN-04").before("council").end();
    assert_eq!((t.turn.active, t.turn.actions_left), (P1, 2), "TD-TURN-03: giving up actions is allowed");
}

/// TD-TURN-02, TD-RULING-01: only the one who is asked decides; for the others everything is open to see.
#[test]
fn one_decides() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.refuses_to(P1, Action::EndTurn, "TD-RULING-01");
    assert_eq!(t.view(engine::Viewer::Seat(P1)), t.view(engine::Viewer::Spectator), "TD-TURN-02: nothing is hidden");
}

/// TD-GOAL-04, TD-RULING-79: there is no other end and no score; the tokens must meet in the end.
#[test]
fn there_is_no_score() {
    let t = board(&[Tungdil, Balyndis]);
    let standing = t.0.game.standing();
    assert!(standing.iter().all(|score| score.points == standing[0].points), "TD-GOAL-04: the same for all");
    let cards = content().cards.iter().flat_map(|card| &card.effects);
    let rests: i32 = cards
        .map(|effect| match effect {
            the_dwarves::cards::Effect::HeroHold { turns } => i32::from(*turns),
            the_dwarves::cards::Effect::Doom { delta } => i32::from((-delta).max(0)),
            _ => 0,
        })
        .sum();
    assert_eq!(rests, 8, "TD-RULING-79: eight spaces in all of a cycle of cards");
}

/// TD-VARIANT-01: the option changes the threshold and nothing else.
#[test]
fn the_variant() {
    let usual = begin(options(&[Tungdil, Balyndis]), 2);
    let variant = begin(Options { four_troops: true, ..options(&[Tungdil, Balyndis]) }, 2);
    assert_eq!((usual.threshold, variant.threshold), (5, 4));
    assert_eq!(TheDwarves { threshold: 5, ..variant }, usual);
}

/// TD-SETUP-10: the dwarves' table in RULES.md says what is printed on them.
#[test]
fn the_rules_know_the_dwarves() {
    let rules = include_str!("../../RULES.md");
    for character in &content().characters {
        let first_name = character.name.split(' ').next().expect("a name");
        let [battle, craft, speed] = character.values;
        let row = format!("| {first_name} | {battle} | {craft} | {speed} | {} |", character.health);
        assert!(rules.contains(&row), "{row}");
    }
}
