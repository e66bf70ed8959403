//! Setting up (RULES.md, "The box" and "Setting up").

use crate::support::*;
use engine::{Dictated, Edition, Fast, Game, Seat, Seed};
use freyas_folly::*;

fn dealt(seats: usize, seed: u64) -> FreyasFolly {
    let mut dice = Seed::from_number(seed).quick();
    FreyasFolly::setup(&Options::default(), seats, Edition::standard(), &mut Fast(&mut dice)).expect("playable")
}

/// FF-EX-41. FF-SETUP-01, FF-SETUP-02, FF-SETUP-03, FF-SETUP-12, FF-COMP-01, FF-COMP-02.
#[test]
fn everybody_begins_with_dwarfs_outside_and_nothing_else() {
    for (seats, dwarfs) in [(3, 6), (4, 5), (5, 4)] {
        let game = dealt(seats, 1);
        for seat in Seat::all(seats) {
            let player = game.open().player(seat);
            assert_eq!(player.dwarfs_left(), dwarfs, "FF-SETUP-02");
            let outside = player.dwarfs.iter().filter(|dwarf| dwarf.at == Whereabouts::Outside).count();
            assert_eq!(outside, usize::from(dwarfs), "FF-SETUP-03");
            assert!(player.barrows().is_empty() && player.home.is_empty() && player.held.is_empty());
            assert!(player.abilities().is_empty() && player.tokens == 0);
        }
        assert_eq!(game.open().supply, 18, "FF-COMP-07");
        assert_eq!(game.open().round, 1);
    }
    let starts: std::collections::BTreeSet<u8> = (0..60).map(|seed| dealt(5, seed).open().start.0).collect();
    assert_eq!(starts.len(), 5, "FF-SETUP-12: everybody may begin");
    let game = dealt(4, 7);
    assert_eq!(game.open().phase.turn().expect("on").seat, game.open().start);
}

/// FF-SETUP-01. Two or six cannot play.
#[test]
fn three_to_five_play() {
    for seats in [2, 6] {
        let mut table = Dictated::default();
        let refused = FreyasFolly::setup(&Options::default(), seats, Edition::standard(), &mut table);
        assert!(refused.is_err_and(|error| error.reason.contains("FF-SETUP-01")));
    }
}

/// FF-EX-33. FF-SETUP-07, FF-SETUP-08, FF-SETUP-09, FF-SETUP-10, FF-SETUP-11, FF-COMP-03, FF-COMP-04, FF-COMP-05.
#[test]
fn the_decks_are_built_in_three_parts() {
    let game = dealt(4, 11);
    let open = game.open();
    assert_eq!(open.workshop.len(), 8, "FF-SETUP-08");
    assert_eq!(open.slots.iter().flatten().count(), 3, "FF-SETUP-09");
    assert_eq!(game.ability_deck().len(), 6, "FF-SETUP-09");
    assert_eq!(open.display.len(), 1, "FF-SETUP-10");
    let deck = game.draw_deck().cards();
    assert_eq!(deck.len(), 42, "FF-SETUP-11");
    assert!(deck[..15].iter().all(|card| matches!(card, Card::Setting(_))), "FF-SETUP-11: the lowest are settings");
    let count = |is: fn(&Card) -> bool| deck[15..].iter().filter(|card| is(card)).count();
    assert_eq!(count(|card| matches!(card, Card::Link(_))), 6);
    assert_eq!(count(|card| matches!(card, Card::Ability(_))), 6);
    assert_eq!(count(|card| matches!(card, Card::Setting(_))), 15);
    let orders: std::collections::BTreeSet<String> =
        (0..20).map(|seed| format!("{:?}", dealt(4, seed).draw_deck().cards())).collect();
    assert_eq!(orders.len(), 20, "FF-SETUP-07: the decks are shuffled");
}

/// FF-EX-34. FF-SETUP-04, FF-SETUP-05, FF-SETUP-06, FF-RULING-62, FF-RULING-63: the jewels by size and colour.
#[test]
fn jewels_are_scattered_by_size_and_the_rest_goes_to_market() {
    let game = dealt(3, 5);
    let open = game.open();
    let in_mine = open.caverns.iter().fold(Jewels::NONE, |all, jewels| all + *jewels);
    assert_eq!(in_mine.len(), 88);
    let amber = jewels("a").types();
    assert_eq!(in_mine.count(jewel('a')), 16, "FF-SETUP-04, FF-RULING-63: no amber is left over");
    assert_eq!(in_mine.count(jewel('A')), 6);
    let grey = in_mine.without_types(amber).without_types(jewels("A").types());
    assert_eq!((grey.small().len(), grey.large().len()), (48, 18), "FF-SETUP-05");
    assert_eq!((open.stock.small().len(), open.stock.large().len()), (16, 6), "FF-SETUP-06");
    assert!(!open.stock.has(jewel('a')) && !open.stock.has(jewel('A')));
    assert_eq!(in_mine + open.stock, open.contents.jewels, "FF-COMP-01");
    let k05 = open.jewels_at(spot("K05"));
    assert_eq!((k05.count(jewel('a')), k05.count(jewel('A'))), (2, 1), "FF-SETUP-04: the yellow positions");
    assert_eq!((k05.small().len(), k05.large().len()), (4, 2), "FF-SETUP-05: only jewels of its size");
    let other = dealt(3, 6);
    assert_ne!(open.stock, other.open().stock, "FF-RULING-62: the cup is shuffled");
}

/// FF-RULING-60. Everybody sees the same, players and spectators; the order of the decks is in no view.
#[test]
fn everything_but_the_decks_is_open() {
    use engine::Viewer;
    let game = dealt(3, 9);
    let views: Vec<View> = Viewer::all(3).map(|viewer| game.view(viewer)).collect();
    assert!(views.iter().all(|view| *view == views[0]), "FF-RULING-60");
    let text = serde_json::to_string(&views[0]).expect("plain data");
    assert!(!text.contains("\"link\":"), "no card of the deck is shown");
    let mut dice = Seed::from_number(1).quick();
    let decks: std::collections::BTreeSet<String> =
        (0..10).map(|_| format!("{:?}", FreyasFolly::imagine(&views[0], &mut dice).draw_deck().cards())).collect();
    assert_eq!(decks.len(), 10, "every imagined deck is another");
}

/// FF-SETUP-11, FF-TAKE-05, FF-RULING-45. Whatever is imagined could have been dealt: settings alone lie lowest, what was
/// pushed under the ability deck stays there in its order, and no card is in two places or in none.
#[test]
fn what_is_imagined_could_have_been_dealt() {
    let names = |deck: &[Card]| {
        let mut names: Vec<String> = deck.iter().map(|card| format!("{card:?}")).collect();
        names.sort();
        names
    };
    let cards = |deck: &[Card]| names(deck).into_iter().filter(|name| !name.contains("Ability")).collect::<Vec<_>>();
    let mut dice = Seed::from_number(3).quick();
    let mut buried = 0;
    for seed in 0..6 {
        let mut game = dealt(4, seed);
        for _ in 0..40 {
            let imagined = FreyasFolly::imagine(&game.view(engine::Viewer::Spectator), &mut dice);
            imagined.audit().expect("FF-COMP-05: every card once");
            let (deck, real) = (imagined.draw_deck().cards(), game.draw_deck().cards());
            let lowest = &deck[..deck.len().min(15)];
            assert!(lowest.iter().all(|card| matches!(card, Card::Setting(_))), "FF-SETUP-11");
            assert_eq!((deck.len(), cards(deck)), (real.len(), cards(real)), "FF-SETUP-11: what nobody has seen");
            let seen: Vec<Ability> = game.ability_deck().seen().collect();
            assert_eq!(imagined.ability_deck().seen().collect::<Vec<_>>(), seen, "FF-TAKE-05, FF-RULING-45");
            assert_eq!(imagined.ability_deck().len(), game.ability_deck().len());
            buried = buried.max(seen.len());
            let seat = game.stage().asked().first().expect("nobody ends the game");
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let takes = |action: &&Action| matches!(action, Action::TakeSetting { .. });
            let action = legal.iter().find(takes).copied().unwrap_or(Action::Pass);
            game.play(seat, action, &mut Dictated::default());
        }
    }
    assert!(buried >= 3, "cards were pushed under the ability deck");
}
