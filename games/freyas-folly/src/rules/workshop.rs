//! Taking a setting and refilling the Workshop (RULES.md, "Take a setting card").

use super::{abilities, turn};
use crate::cards::SettingId;
use crate::decks::Card;
use crate::phase::Turn;
use crate::{Event, FreyasFolly, Open};
use engine::{Refusal, Table, ensure};

/// FF-TAKE-01, FF-TAKE-02, FF-RULING-43, FF-RULING-52. Any face-up setting, with or without the jewels for it, however
/// many are held, and wherever the dwarfs are.
pub fn check_take(open: &Open, card: SettingId) -> Result<(), Refusal> {
    ensure(!open.workshop.is_empty(), "FF-RULING-44", "the Workshop is empty")?;
    ensure(open.workshop.contains(card), "FF-TAKE-01", "that setting does not lie in the Workshop")
}

/// FF-TAKE-01, FF-TAKE-03. The card goes home and is replaced at once.
pub fn take(game: &mut FreyasFolly, turn: Turn, card: SettingId, table: &mut impl Table<Event>) {
    game.open.workshop.remove(card);
    game.open.player_mut(turn.seat).held.insert(card);
    table.tell(|| Event::TookSetting { seat: turn.seat, card });
    refill(game, table);
    turn::next(game, turn, table);
}

/// FF-TAKE-03, FF-TAKE-06, FF-TAKE-07, FF-RULING-44, FF-RULING-45, FF-RULING-47. Cards are drawn, for all to see, until
/// eight settings lie face up or the deck is empty; Brisingamen and ability cards go where they belong.
fn refill(game: &mut FreyasFolly, table: &mut impl Table<Event>) {
    while game.open.workshop.len() < game.open.contents.setup.workshop_size.into() {
        match game.draw_deck.draw() {
            Some(Card::Setting(card)) => {
                game.open.workshop.insert(card);
                table.tell(|| Event::SettingShown { card });
            }
            Some(Card::Link(card)) => {
                game.open.display.insert(card);
                table.tell(|| Event::LinkShown { card });
            }
            Some(Card::Ability(ability)) => abilities::show(game, ability, table),
            None => {
                table.tell(|| Event::DeckEmpty);
                break;
            }
        }
    }
}
