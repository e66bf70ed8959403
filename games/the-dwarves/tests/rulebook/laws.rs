//! The laws every game obeys, on random matches of every difficulty, variant and number of seats.

use the_dwarves::TheDwarves;

#[test]
fn the_dwarves_obey_the_laws() {
    engine::laws::obey::<TheDwarves>(20);
}
