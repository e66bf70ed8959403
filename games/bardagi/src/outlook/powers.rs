//! What tiles are good for that pay nothing at the Claim.

use crate::Bardagi;
use engine::Seat;

/// What the powers of a seat's tiles bring in each round to come.
pub(super) fn powers(game: &Bardagi, seat: Seat) -> f32 {
    let player = game.player(seat);
    if player.tiles.is_empty() {
        return 0.0;
    }
    let (has, weights) = (&player.powers, &game.content.outlook.powers);
    let places: u8 = has.disks.iter().sum();
    let storage = game.storage_limit(seat) - game.content.setup.storage_limit;
    f32::from(has.squares) * weights.squares
        + f32::from(has.berserkur_steps) * weights.steps
        + f32::from(has.berserkur_defence) * weights.defence
        + f32::from(has.axe_strength) * weights.axe
        + f32::from(has.wild_cards) * weights.wild_card
        + f32::from(has.free_godi) * weights.free_godi
        + if has.remote_home { weights.remote_home } else { 0.0 }
        + f32::from(has.hides) * weights.hides
        + f32::from(storage) * weights.storage
        + f32::from(places) * weights.disks
}
