//! Chances before a roll, for people: re-rolls are left out, so the real chance may be a little better or worse.

use crate::TheDwarves;
use crate::board::Troop;
use crate::cards::{Card, Pool, Quest};
use crate::phase::Purpose;
use crate::rules::{council, fighting, rolls, testing};
use engine::Seat;

/// More dice than anybody rolls, and one more.
const MOST: usize = 16;
/// The chance of so many hits or more, by dice and by the faces of a die that hit: bots ask for little else.
static CHANCES: [[[f32; MOST]; 7]; MOST] = chances();

/// The chance that at least `wanted` of `dice` dice show `target` or more.
pub(crate) fn at_least(dice: u8, target: u8, wanted: u8) -> f32 {
    let faces = 7 - target.clamp(1, 7);
    CHANCES[usize::from(dice).min(MOST - 1)][usize::from(faces)][usize::from(wanted).min(MOST - 1)]
}

/// One die after the other: each misses, or adds a hit.
const fn chances() -> [[[f32; MOST]; 7]; MOST] {
    let mut all = [[[0.0; MOST]; 7]; MOST];
    let mut faces = 0;
    while faces < 7 {
        let hit = faces as f32 / 6.0;
        let mut exactly = [0.0; MOST];
        exactly[0] = 1.0;
        let mut dice = 0;
        while dice < MOST {
            let mut wanted = 0;
            while wanted < MOST {
                let (mut sum, mut hits) = (0.0, wanted);
                while hits < MOST {
                    sum += exactly[hits];
                    hits += 1;
                }
                all[dice][faces][wanted] = if sum > 1.0 { 1.0 } else { sum };
                wanted += 1;
            }
            let mut hits = MOST - 1;
            while hits > 0 {
                exactly[hits] = exactly[hits] * (1.0 - hit) + exactly[hits - 1] * hit;
                hits -= 1;
            }
            exactly[0] *= 1.0 - hit;
            dice += 1;
        }
        faces += 1;
    }
    all
}

/// A chance in words.
pub(crate) fn percent(chance: f32) -> String {
    match (chance * 100.0).round() as u32 {
        0 if chance > 0.0 => "under 1 %".to_owned(),
        100 if chance < 1.0 => "over 99 %".to_owned(),
        percent => format!("{percent} %"),
    }
}

/// The number a dwarf needs for a purpose and the chance that one roll is enough.
pub(crate) fn needed_and_chance(game: &TheDwarves, seat: Seat, purpose: Purpose) -> Option<(u8, f32)> {
    let dice = rolls::dice_for(game, seat, purpose);
    match purpose {
        Purpose::Move => None,
        Purpose::Message => council::needed(game, seat).map(|needed| (needed, at_least(dice, needed, 1))),
        Purpose::Smith => match game.council_effect() {
            crate::content::CouncilEffect::ActionCraftForEquipment { target } => {
                Some((target, at_least(dice, target, 1)))
            }
            _ => None,
        },
        Purpose::Fight => {
            let space = game.dwarf(seat).space;
            let on_cards = |troop| fighting::cards_at(game, space).any(|open| open.troops.of(troop) > 0);
            let here = |troop: &Troop| game.troops(space).of(*troop) > 0 || on_cards(*troop);
            let weakest = Troop::ALL.into_iter().filter(here).map(|troop| game.content.fells(troop)).min()?;
            Some((weakest, at_least(dice, weakest, 1)))
        }
        Purpose::Test(card) => {
            let (_, target) = rolls::tested(game, card);
            Some((target, at_least(dice, target, missing(game, seat, card)?)))
        }
        Purpose::Pool(card) => match game.content.card(card).quest {
            Some(Quest::RollPool { target, count, .. }) => Some((target, at_least(dice, target, count))),
            _ => None,
        },
        Purpose::Boss(card) => match game.content.card(card).quest {
            Some(Quest::BattleBoss { target, .. }) => Some((target, at_least(dice, target, 1))),
            _ => None,
        },
    }
}

/// How many successes a card still needs from a dwarf's next roll.
fn missing(game: &TheDwarves, seat: Seat, card: Card) -> Option<u8> {
    let open = game.open(card)?;
    match game.content.card(card).quest.as_ref()? {
        Quest::Tests { count, span: crate::cards::Span::Roll, .. } => Some(*count),
        Quest::Tests { count, .. } | Quest::TunnelTests { count, .. } | Quest::Forge { count, .. } => {
            Some(count.saturating_sub(open.this_turn[game.tally(seat)]))
        }
        _ => Some(1),
    }
}

/// The chance of the acting dwarf to finish a card with his next roll, if he may roll for it.
pub(crate) fn card(game: &TheDwarves, card: Card) -> Option<String> {
    let seat = game.turn.actor;
    let purpose = match game.content.card(card).quest.as_ref()? {
        Quest::RollPool { pool: Pool::Health | Pool::TroopsHere, .. }
            if testing::check_pool(game, seat, card).is_ok() =>
        {
            Purpose::Pool(card)
        }
        Quest::BattleBoss { .. } if fighting::check_battle(game, seat).is_ok() => Purpose::Boss(card),
        _ if testing::check_test(game, seat, card).is_ok() => Purpose::Test(card),
        _ => return None,
    };
    needed_and_chance(game, seat, purpose).map(|(_, chance)| percent(chance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_binomial() {
        assert!((at_least(1, 4, 1) - 0.5).abs() < 1e-6);
        assert!((at_least(2, 6, 1) - 11.0 / 36.0).abs() < 1e-6);
        assert!((at_least(4, 5, 2) - 33.0 / 81.0).abs() < 1e-6);
        assert_eq!(percent(at_least(3, 1, 3)), "100 %");
    }
}
