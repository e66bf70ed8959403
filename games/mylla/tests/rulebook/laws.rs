//! The laws every game obeys, on thousands of random matches.

use mylla::Mylla;

#[test]
fn mylla_obeys_the_laws() {
    engine::laws::obey::<Mylla>(300);
}
