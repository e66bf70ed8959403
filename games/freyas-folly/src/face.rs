//! How Freya's Folly looks and speaks.

mod choices;
mod wishes;

use crate::phase::{Phase, TradeStep, Turn};
use crate::state::Open;
use crate::{Action, Contents, Event, FreyasFolly, View, legal, log, picture, text};
use canvas::{About, Choice, Face, Motion, Scene, alternatives};
use engine::{Line, Seat, Viewer, Words};
use maud::Markup;

impl Face for FreyasFolly {
    fn about() -> About {
        About {
            title: "Freya's Folly",
            tag: "jewels and leapfrog",
            pitch: "Dwarfs leap over each other through a lantern-lit mine for the jewels of your finest pieces.",
            minutes: (60, 90),
            credit: "A game by Don Bone, published by Sagacity Games.",
        }
    }

    fn style() -> &'static str {
        include_str!("picture/freyas-folly.css")
    }

    fn emblem() -> Markup {
        picture::emblem::emblem()
    }

    fn prompt(view: &View, viewer: Viewer) -> Words {
        prompt(view, viewer)
    }

    fn choice(view: &View, seat: Seat, action: Action) -> Choice {
        choices::choice(view, seat, action)
    }

    fn scene(view: &View, viewer: Viewer) -> Scene {
        picture::scene(view, viewer)
    }

    fn text(view: &View, viewer: Viewer) -> String {
        text::text(view, viewer)
    }

    fn line(event: &Event, contents: &Contents) -> Line {
        log::line(event, contents)
    }

    fn motion(event: &Event, contents: &Contents) -> Option<Motion> {
        log::motion(event, contents)
    }

    fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        wishes::wishes(view, seat, target)
    }
}

fn prompt(view: &View, viewer: Viewer) -> Words {
    let (open, words) = (&view.open, Words::new());
    let turn = match open.phase {
        Phase::Over(ending) => return log::ended(&ending),
        _ => open.phase.turn().expect("FF-TURN-01: somebody has the turn"),
    };
    let seat = turn.seat;
    if !viewer.is(seat) {
        return words.text("The table waits for ").seat(seat);
    }
    let words = words.seat(seat);
    let here = |words: Words, text: &str, walk: crate::state::Walk| {
        let spot = open.dwarf(seat, walk.dwarf).spot();
        spot.into_iter().fold(words.text(text.to_owned()), |words, spot| log::place(words, &open.contents, spot))
    };
    match open.phase {
        Phase::Acting(turn) => words.text(acting(open, &turn)),
        Phase::Entering(_, ability) => {
            words.text(format!(", choose the way in with {}", open.contents.ability(ability).name))
        }
        Phase::Leaving(_, walk, _) => here(words, ", take the jewels along before you leave ", walk).text("?"),
        Phase::Arriving(_, walk) => here(words, ", empty ", walk).text(" into the barrow?"),
        Phase::Releasing(_, walk, 0) => here(words, ", release the Bat? Choose what it carries home from ", walk),
        Phase::Releasing(..) => words.text(", the Bat can carry one more jewel"),
        Phase::Hurrying(_, walk) => words.text(format!(", dwarf {} has Speed: move once more?", walk.dwarf.0)),
        Phase::Bracing(_, walk) => words.text(format!(", let nobody pass dwarf {} from now on?", walk.dwarf.0)),
        Phase::Trading(_, trade) => words.text(match trade.step {
            TradeStep::First => ", choose a jewel to give",
            TradeStep::For { jewel, .. } if jewel.is_large() => ", choose a large jewel for it, or two small ones",
            TradeStep::For { is_second: true, .. } => ", choose a small jewel for it",
            TradeStep::For { .. } => ", choose a small jewel for it, or give another small one for a large one",
            TradeStep::TwoSmall { .. } => ", choose the first of two small jewels",
            TradeStep::OneMoreSmall { .. } => ", choose the second small jewel",
            TradeStep::OneLarge => ", choose a large jewel for both",
            TradeStep::Second => ", give a second jewel, or be done",
        }),
        Phase::Stealing(_, None) => words.text(", choose what the Thief steals: a large jewel or two small ones"),
        Phase::Stealing(_, Some(_)) => words.text(", choose the second small jewel from the same place"),
        Phase::Over(_) => words,
    }
}

/// What may be done on one's turn, and how often.
fn acting(open: &Open, turn: &Turn) -> String {
    let last = if turn.finish.is_some() { "; the game ends after this turn" } else { "" };
    let tokens = open.player(turn.seat).tokens;
    let budget = match turn.actions_left {
        0 => {
            let left = tokens.min(open.contents.limits.free_actions_per_turn - turn.tokens_used);
            format!("each for a token, up to {left}")
        }
        left => format!("{} left", log::count(left, "action")),
    };
    format!(", {} ({budget}{last})", alternatives(&deeds(open)))
}

/// What the acting seat may do, each kind once.
fn deeds(open: &Open) -> Vec<&'static str> {
    let mut deeds = Vec::new();
    legal::each(open, &mut |action| {
        let deed = match action {
            Action::Move { .. } | Action::Enter { .. } | Action::EnterWith { .. } => "move a dwarf",
            Action::TakeSetting { .. } => "take a setting",
            Action::CompleteSetting { .. } | Action::CompleteLink { .. } => "complete a card",
            Action::StartTrade => "trade",
            Action::TakeAbility { .. } => "take an ability",
            Action::ActivateStrength { .. } => "activate Strength",
            Action::UseThief => "send the Thief out",
            Action::Pass => "pass",
            Action::EndTurn => "end your turn",
            _ => return,
        };
        if !deeds.contains(&deed) {
            deeds.push(deed);
        }
    });
    deeds
}
