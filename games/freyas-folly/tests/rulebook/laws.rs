//! The laws every game obeys, on random matches of every number of seats.

use freyas_folly::FreyasFolly;

#[test]
fn freyas_folly_obeys_the_laws() {
    engine::laws::obey::<FreyasFolly>(40);
}
