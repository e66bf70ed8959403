//! Taking settings and refilling the Workshop (RULES.md, "Take a setting card").

use crate::support::*;
use freyas_folly::Action::*;
use freyas_folly::{Ability, Card};

/// FF-EX-20. FF-TAKE-01, FF-TAKE-03, FF-TAKE-05, FF-TAKE-06, FF-TAKE-07, FF-RULING-45.
#[test]
fn a_chain_of_cards_refills_the_workshop() {
    let deck = [
        Card::Ability(Ability::Bat),
        Card::Link(link("B3")),
        Card::Setting(setting("S20")),
        Card::Setting(setting("S07")),
    ];
    let mut game = position(3)
        .workshop(&["S12"])
        .market(&[Ability::Speed, Ability::Thief, Ability::Stealth])
        .ability_deck(&[Ability::Speed, Ability::Thief, Ability::Bat, Ability::Stamina, Ability::Stealth])
        .deck(&deck)
        .play();
    game.refuses(take("S20"), "FF-TAKE-01");
    game.play(take("S12"));
    assert!(game.open().player(RED).held.contains(setting("S12")), "FF-TAKE-01");
    assert_eq!(game.ability_deck().len(), 6, "FF-TAKE-05: under the deck");
    assert_eq!(game.ability_deck().seen().collect::<Vec<_>>(), [Ability::Bat], "FF-RULING-45: everybody saw it");
    assert_eq!(game.view(engine::Viewer::Spectator).buried.as_slice(), [Ability::Bat]);
    assert!(game.open().display.contains(link("B3")), "FF-TAKE-06");
    assert!(game.open().workshop.contains(setting("S20")), "FF-TAKE-03");
    assert_eq!(game.open().workshop.len(), 8, "FF-TAKE-07");
    assert_eq!(game.draw_deck().cards(), [Card::Setting(setting("S07"))]);
}

/// FF-EX-21. FF-TAKE-04, FF-RULING-22.
#[test]
fn a_drawn_ability_fills_a_free_slot() {
    let deck = [Card::Ability(Ability::Thief), Card::Setting(setting("S31"))];
    let mut game = position(3).market(&[Ability::Bat, Ability::Speed]).deck(&deck).turn(BLUE, 2).play();
    let any = game.open().workshop.iter().next().expect("a card");
    game.play(TakeSetting { card: any });
    assert_eq!(game.open().slots, [Some(Ability::Bat), Some(Ability::Speed), Some(Ability::Thief)], "FF-TAKE-04");
    assert!(game.open().workshop.contains(setting("S31")));
    assert!(game.ability_deck().is_empty(), "FF-RULING-22");
}

/// FF-EX-40. FF-TAKE-07, FF-RULING-44.
#[test]
fn an_empty_deck_leaves_the_workshop_short() {
    let mut game = position(3).deck(&[Card::Link(link("B6"))]).turn(BLUE, 2).play();
    let cards: Vec<_> = game.open().workshop.iter().collect();
    game.play(TakeSetting { card: cards[0] });
    assert!(game.open().display.contains(link("B6")));
    assert_eq!((game.draw_deck().len(), game.open().workshop.len()), (0, 7), "FF-RULING-44");
    for card in &cards[1..] {
        if turn(&game).actions_left == 0 {
            pass_turn(&mut game);
        }
        game.play(TakeSetting { card: *card });
    }
    assert!(game.open().workshop.is_empty());
    game.refuses(take("S01"), "FF-RULING-44");
}

/// FF-EX-51. FF-TAKE-02, FF-RULING-43, FF-RULING-52.
#[test]
fn any_number_of_settings_may_be_held() {
    let mut game = position(3)
        .completed(GREEN, &["S01", "S02", "S03", "S04"])
        .holds(GREEN, &["S25", "S29", "S33"])
        .at(GREEN, 1, "A")
        .at(GREEN, 2, "D")
        .workshop(&["S38"])
        .turn(GREEN, 2)
        .play();
    assert_eq!(game.open().player(GREEN).dwarfs_left(), 2);
    let before = points(&game, GREEN);
    game.play(take("S38"));
    assert_eq!(game.open().player(GREEN).held.len(), 4, "FF-RULING-43, FF-TAKE-02");
    assert_eq!(points(&game, GREEN), before - 18, "all count against Green; no dwarf outside was needed: FF-RULING-52");
}
