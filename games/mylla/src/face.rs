//! How mylla looks and speaks.

use crate::{Action, Board, Event, Mylla, Phase, Point, event, picture, text};
use canvas::{About, Choice, Face, Motion, Scene};
use engine::{Line, Seat, Viewer, Words};
use maud::Markup;

impl Face for Mylla {
    fn about() -> About {
        About {
            title: "Mylla",
            tag: "three in a row",
            pitch: "Nine men's morris, scratched into benches since the longships: close mills and take men.",
            minutes: (5, 15),
            credit: "Nobody's and everybody's: older than its oldest boards.",
        }
    }

    fn style() -> &'static str {
        include_str!("picture/mylla.css")
    }

    fn emblem() -> Markup {
        picture::emblem()
    }

    fn prompt(view: &Mylla, viewer: Viewer) -> Words {
        let words = Words::new();
        match view.phase {
            Phase::Over(ending) => event::ended(ending),
            Phase::Moving(seat) | Phase::Taking(seat) if !viewer.is(seat) => {
                words.text("The table waits for ").seat(seat)
            }
            Phase::Taking(seat) => words.seat(seat).text(", you closed a mill: take a man"),
            Phase::Moving(seat) => words.seat(seat).text(if view.men(seat).in_hand > 0 {
                ", place a man on an empty point"
            } else if view.flies(seat) {
                ", move a man to any empty point: you fly"
            } else {
                ", move a man along a line"
            }),
        }
    }

    fn choice(view: &Mylla, _seat: Seat, action: Action) -> Choice {
        let board = view.board;
        let label = |text: &str, point| Words::new().text(text).piece(board.point_id(point), board.name(point));
        match action {
            Action::Place { to } => {
                Choice::new("Place", "MY-PLACE-01", label("Place on ", to)).target(board.point_id(to))
            }
            Action::Move { from, to } => {
                let near = board.neighbours(from).contains(to);
                let rule = if near { "MY-MOVE-01" } else { "MY-FLY-01" };
                let words = label(&format!("Move {} to ", board.name(from)), to);
                Choice::new("Move", rule, words).target(board.man_id(from)).target(board.point_id(to))
            }
            Action::Take { at } => Choice::new("Take", "MY-TAKE-01", label("Take ", at)).target(board.man_id(at)),
        }
    }

    fn scene(view: &Mylla, viewer: Viewer) -> Scene {
        picture::scene(view, viewer)
    }

    fn text(view: &Mylla, _viewer: Viewer) -> String {
        text::text(view)
    }

    fn line(event: &Event, board: &Board) -> Line {
        event::line(*event, board)
    }

    fn motion(event: &Event, board: &Board) -> Option<Motion> {
        event::motion(*event, board)
    }

    /// A touched man may be meant to be taken or to move; a touched point, to be placed on.
    fn wishes(view: &Mylla, _seat: Seat, target: &str) -> Vec<Action> {
        let board = view.board;
        if let Some(at) = target.strip_prefix("man-").and_then(|name| board.find(name)) {
            let moves = board.all().each().map(|to| Action::Move { from: at, to });
            return [Action::Take { at }]
                .into_iter()
                .filter(|_| matches!(view.phase, Phase::Taking(_)))
                .chain(moves)
                .collect();
        }
        let place = |to: Point| Action::Place { to };
        target.strip_prefix("point-").and_then(|name| board.find(name)).map(place).into_iter().collect()
    }
}
