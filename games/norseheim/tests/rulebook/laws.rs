//! The laws every game obeys, on random matches of every option set and both player counts.

use norseheim::Norseheim;

#[test]
fn norseheim_obeys_the_laws() {
    engine::laws::obey::<Norseheim>(12);
}
