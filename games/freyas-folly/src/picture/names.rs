//! The names in the mine: the galleries', and the caverns', each where it covers least.

use super::layout;
use crate::Open;
use crate::mine::{Mine, Spot as Place};
use canvas::Spot;
use maud::{Markup, html};

/// What a letter is wide in a wide font, and how far apart two lines stand.
const LETTER: f32 = 16.5;
const LINE: f32 = 27.0;

/// The galleries, with the middle of each name.
const GALLERIES: [(&str, f32, f32); 4] =
    [("ALFRIGG", 305.0, 512.0), ("BERLING", 205.0, 880.0), ("DVALIN", 1262.0, 925.0), ("GRER", 1205.0, 452.0)];

/// A part of the picture: its middle, and how far it reaches to the sides and up and down.
#[derive(Clone, Copy)]
struct Area {
    middle: Spot,
    reach: (f32, f32),
}

impl Area {
    /// How much of it the other covers.
    fn overlap(self, other: Area) -> f32 {
        let across = self.reach.0 + other.reach.0 - (self.middle.x - other.middle.x).abs();
        let down = self.reach.1 + other.reach.1 - (self.middle.y - other.middle.y).abs();
        across.max(0.0) * down.max(0.0)
    }

    /// How far it stands out of the picture.
    fn outside(self) -> f32 {
        let (right, bottom) = layout::CORNER;
        let across = (self.middle.x - right / 2.0).abs() + self.reach.0 - right / 2.0;
        let down = self.middle.y + self.reach.1 - bottom;
        across.max(0.0) + down.max(0.0)
    }
}

/// The galleries' names, cut into the rock.
pub fn galleries() -> Markup {
    html! {
        @for (name, x, y) in GALLERIES {
            g.gallery aria-hidden="true" { text.cut x=(x) y=(y + 2.0) { (name) } text x=(x) y=(y) { (name) } }
        }
    }
}

/// The caverns' names, a line for each word.
pub fn caverns(open: &Open) -> Markup {
    let mine = &open.contents.mine;
    html! {
        g.names aria-hidden="true" {
            @for (place, area) in places(mine) {
                text.emptied[open.jewels_at(place).is_empty()] {
                    @for (line, word) in mine.name(place).split(' ').enumerate() {
                        @let top = area.middle.y - area.reach.1 + LINE * (line as f32 + 0.85);
                        tspan x=(area.middle.x) y=(top) { (word) }
                    }
                }
            }
        }
    }
}

/// Where each name stands: away from the passage if there is room, else on another side.
fn places(mine: &Mine) -> Vec<(Place, Area)> {
    let galleries = GALLERIES.map(|(_, x, y)| Area { middle: Spot::new(x, y - 12.0), reach: (120.0, 16.0) });
    let mut taken: Vec<Area> = mine.all().flat_map(|place| ground(mine, place)).chain(galleries).collect();
    let mut all = Vec::new();
    for place in mine.caverns() {
        let covers = |area: &Area| taken.iter().map(|other| area.overlap(*other)).sum::<f32>() + 100.0 * area.outside();
        let best = sides(mine, place).into_iter().min_by(|one, other| covers(one).total_cmp(&covers(other)));
        let best = best.expect("there are six");
        taken.push(best);
        all.push((place, best));
    }
    all
}

/// What a place covers, and three spots of the passage into it.
fn ground(mine: &Mine, place: Place) -> [Area; 4] {
    let at = layout::spot(mine, place);
    let reach = if mine.is_cavern(place) { layout::CAVERN } else { layout::LANTERN };
    let door = layout::spot(mine, mine.parent(place));
    let [near, middle, far] =
        [0.25, 0.5, 0.75].map(|part| Area { middle: at.towards(door, part), reach: (22.0, 22.0) });
    [Area { middle: at, reach }, near, middle, far]
}

/// Where around a cavern its name may stand, the best first.
fn sides(mine: &Mine, place: Place) -> [Area; 6] {
    let (at, door) = (layout::spot(mine, place), layout::spot(mine, mine.parent(place)));
    let words = mine.name(place).split(' ');
    let longest = words.clone().map(|word| word.chars().count()).max().unwrap_or(0);
    let reach = (longest as f32 * LETTER / 2.0, words.count() as f32 * LINE / 2.0);
    let up = -layout::CAVERN.1 - reach.1;
    let away = if door.y < at.y - 20.0 { -up } else { up };
    let beside = layout::CAVERN.0 + reach.0;
    let all = [(0.0, away), (55.0, away), (-55.0, away), (beside, 0.0), (-beside, 0.0), (0.0, -away)];
    all.map(|(x, y)| Area { middle: at.shift(x, y), reach })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contents;
    use engine::{Edition, Files};

    #[test]
    fn names_cover_neither_each_other_nor_jewels_and_stay_in_the_picture() {
        let contents = Edition::<Contents>::read(&Files::embedded::<Contents>()).expect("playable");
        let mine = &contents.mine;
        let all = places(mine);
        assert_eq!(all.len(), mine.caverns().count());
        for (index, (place, area)) in all.iter().enumerate() {
            let name = mine.name(*place);
            assert_eq!(area.outside(), 0.0, "{name} stands out of the picture");
            for (other, rival) in &all[index + 1..] {
                assert_eq!(area.overlap(*rival), 0.0, "{name} runs into {}", mine.name(*other));
            }
            for cavern in mine.caverns() {
                // The walls are round, so that a name may reach into the corner of what is reckoned.
                let Area { middle, reach } = ground(mine, cavern)[0];
                let jewels = Area { middle, reach: (reach.0 * 0.8, reach.1 * 0.8) };
                assert_eq!(area.overlap(jewels), 0.0, "{name} covers the jewels of {}", mine.name(cavern));
            }
        }
    }
}
