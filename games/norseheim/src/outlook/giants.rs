//! What the Giants that are awake would cost a seat.

use super::{Time, worth};
use crate::content::Disaster;
use crate::ids::{Numbered, Region, Regions};
use crate::state::{Building, Land, Realm};
use engine::Seat;

/// The cost of all uncovered Giants cards, weighed.
pub fn dread(realm: &Realm, seat: Seat, time: Time) -> f32 {
    let content = realm.content;
    let mut sum = 0.0;
    for woken in realm.awake.iter().filter(|woken| woken.cover.is_none()) {
        let card = content.giant(woken.giant);
        let regions = content.board.of_landscape[card.landscape.index()];
        sum += card.effects.iter().map(|effect| cost(realm, seat, time, regions, *effect)).sum::<f32>();
    }
    sum * content.weights.giant
}

fn cost(realm: &Realm, seat: Seat, time: Time, regions: Regions, disaster: Disaster) -> f32 {
    let weights = &realm.content.weights;
    let held = realm.held(seat).and(regions);
    let lose = |region: Region, count: u8| {
        let Land::Held { warriors, building, .. } = *realm.land(region) else { return 0.0 };
        let lost = f32::from(count.min(warriors)) * worth::warrior(realm, time);
        let is_lost = warriors <= count && building == Building::None;
        lost + if is_lost { worth::region(realm, region, time) } else { 0.0 }
    };
    match disaster {
        Disaster::LoseWarriors { count } => held.into_iter().map(|region| lose(region, count)).sum(),
        Disaster::CapWarriors { keep } => {
            held.into_iter().map(|region| lose(region, realm.land(region).stack().saturating_sub(keep))).sum()
        }
        Disaster::DamageBuildings { .. } => held
            .into_iter()
            .map(|region| match realm.land(region) {
                Land::Held { building: Building::Ring, .. } => weights.ring * time.rest + 0.2,
                Land::Held { building: Building::Settlement, warriors: 0, .. } => worth::region(realm, region, time),
                Land::Held { building: Building::Settlement, .. } => weights.settlement * time.rest + 0.2,
                Land::Held { building: Building::None, .. } | Land::Led { .. } => 0.0,
            })
            .sum(),
        Disaster::RazeDanevolds => 0.0,
        Disaster::LoseAp { per_region } => f32::from(held.len() * per_region) * weights.point,
        Disaster::LoseMarkers { count } => {
            let sworn = realm.sworn(seat).and(regions);
            let lost = |region: &Region| {
                let number = realm.diplomacy_number(*region).unwrap_or(0);
                realm.land(*region).oath().is_some_and(|oath| oath.envoys < number + count)
            };
            sworn.into_iter().filter(lost).count() as f32 * time.power * if time.rest > 0.0 { 0.6 } else { 0.0 }
        }
        Disaster::BarRecruiting { .. } | Disaster::BarAttacks { .. } => 0.05 * f32::from(held.len()),
    }
}
