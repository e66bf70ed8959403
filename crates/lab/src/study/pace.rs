//! How long people would take: a model, stated so that anybody may doubt it.
//!
//! People think in proportion to the logarithm of what they can choose from (Hick's law), and longer when the table has
//! come round to them than in the middle of what they are doing. Where several seats decide at once their time counts
//! once. Besides, a table rolls dice, moves pieces and talks: each game says what takes how long. Setting up and
//! explaining the rules are not counted.
//!
//! The pauses of a game are estimates, set so that its middle player count takes about what its box says. What the model
//! can tell is whether another count, another option or other content still does.

/// What a decision costs that is none: somebody sees that there is one thing to do, and does it.
pub const FORCED: f32 = 0.8;
/// What any other decision costs besides thinking: pieces are moved by hand.
pub const HAND: f32 = 1.6;
/// What each doubling of the choice adds.
pub const DOUBLING: f32 = 1.2;
/// What it costs to see what has changed, when somebody else decided before.
pub const HANDOVER: f32 = 3.2;

/// The seconds of a decision with so many choices, made by one of `asked` seats that decide at once.
pub fn seconds(choices: usize, is_handed_over: bool, asked: usize) -> f32 {
    let thought = if choices <= 1 { FORCED } else { HAND + DOUBLING * (choices as f32).log2() };
    let looking = if is_handed_over && choices > 1 { HANDOVER } else { 0.0 };
    (thought + looking) / asked.max(1) as f32
}

/// The model in a few sentences, with the pauses of a game.
pub fn stated(pauses: &[(String, f32)]) -> String {
    let each: Vec<String> = pauses.iter().map(|(what, seconds)| format!("{what} {seconds} s")).collect();
    let own = if each.is_empty() {
        String::new()
    } else {
        format!(" Besides decisions, the table takes its time for: {}.", each.join(", "))
    };
    format!(
        "A decision takes {HAND} s and {DOUBLING} s more for each doubling of the choice, {HANDOVER} s more when another \
         seat decided before, and {FORCED} s if there is only one thing to do; seats that decide at once do so in the \
         same time.{own} These are estimates. Setting up is not counted."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_to_choose_from_takes_longer_and_together_is_faster() {
        assert_eq!(seconds(1, true, 1), FORCED);
        assert_eq!(seconds(8, false, 1), HAND + 3.0 * DOUBLING);
        assert!((seconds(8, true, 1) - seconds(8, false, 1) - HANDOVER).abs() < 1e-5);
        assert_eq!(seconds(8, false, 4), seconds(8, false, 1) / 4.0);
    }
}
