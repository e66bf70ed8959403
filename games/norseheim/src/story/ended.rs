//! How a match ends, in a sentence.

use crate::phase::Ending;
use engine::Words;

/// How the match ended, in a sentence.
pub fn ended(ending: Ending) -> Words {
    let words = Words::new();
    match ending {
        Ending::Majority { winner } => {
            words.seat(winner).text(" has the majority in the Council and is King ").rule("NH-END-02")
        }
        Ending::Kings { winner } => {
            words.seat(winner).text(" holds all three King's regions and is King ").rule("NH-END-03")
        }
        Ending::Points { winners } => {
            let names = winners
                .iter()
                .enumerate()
                .fold(words, |words, (index, seat)| words.text(if index == 0 { "" } else { " and " }).seat(seat));
            let verb =
                if winners.len() == 1 { " has the most Power points and is King " } else { " share the victory " };
            names.text(verb).rule("NH-SCORE-02")
        }
    }
}
