//! What each game shows to people.

use engine::{Game, Line, Seat, Viewer, Words};
use maud::Markup;
use serde::Serialize;

/// How a game looks and speaks. Everything is made from a view, so nothing hidden can be shown.
pub trait Face: Game {
    /// What the hall tells about the game.
    fn about() -> About;

    /// The game's own stylesheet, on top of the hall's. Plain rules with classes; colours of seats come as
    /// `currentColor`, colours of the hall as `var(--name)`.
    fn style() -> &'static str;

    /// The picture on the game's card in the hall: one SVG, 240 by 170.
    fn emblem() -> Markup;

    /// One sentence that says what the viewer should do, or whom the table waits for.
    fn prompt(view: &Self::View, viewer: Viewer) -> Words;

    /// How an action of the seat is offered.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> Choice;

    /// The table as the viewer sees it.
    fn scene(view: &Self::View, viewer: Viewer) -> Scene;

    /// The table as text, for terminals and screen readers.
    fn text(view: &Self::View, viewer: Viewer) -> String;

    /// An event as a line of the log.
    fn line(event: &Self::Event, content: &Self::Content) -> Line;

    /// Which element comes from where, when ids alone do not tell: the new element `to` glides from where `from` was.
    fn motion(_event: &Self::Event, _content: &Self::Content) -> Option<Motion> {
        None
    }

    /// What the seat may have meant by touching the element `target`, legal or not: asked when nothing legal is meant,
    /// so that the rules can say why not.
    fn wishes(view: &Self::View, seat: Seat, target: &str) -> Vec<Self::Action>;
}

/// What the hall tells about a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct About {
    /// Its name.
    pub title: &'static str,
    /// Two or three words: its mood.
    pub tag: &'static str,
    /// One sentence: what one does in it.
    pub pitch: &'static str,
    /// How long it takes, in minutes.
    pub minutes: (u32, u32),
    /// Whose game it is, with thanks.
    pub credit: &'static str,
}

/// An action as it is offered to a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What the button says.
    pub label: Words,
    /// What kind of action it is: buttons of a kind stand together.
    pub group: &'static str,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The ids of the elements it touches, in the order one would click them.
    pub targets: Vec<String>,
    /// Whether it rolls, draws or shows something, so that it cannot be taken back.
    pub is_final: bool,
}

impl Choice {
    /// An action that is chosen by its button or by clicking its targets.
    pub fn new(group: &'static str, rule: &'static str, label: impl Into<Words>) -> Choice {
        Choice { label: label.into(), group, rule, targets: Vec::new(), is_final: false }
    }

    /// Adds an element to click.
    pub fn target(mut self, id: impl Into<String>) -> Choice {
        self.targets.push(id.into());
        self
    }

    /// Says that it cannot be taken back.
    pub fn final_if(mut self, is_final: bool) -> Choice {
        self.is_final = is_final;
        self
    }
}

/// A piece that comes from somewhere else under another id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Motion {
    /// The id of the element where it was.
    pub from: String,
    /// The id of the element where it is.
    pub to: String,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The board: one SVG with a `viewBox`.
    pub board: Markup,
    /// What stands beside each seat's name, in seat order: one line or two.
    pub seats: Vec<Markup>,
    /// The cards, markets and homes around the board.
    pub panels: Vec<Panel>,
    /// A few facts for the head of the page: round, cards left.
    pub facts: Vec<(&'static str, String)>,
}

/// Something around the board.
#[derive(Clone, Debug)]
pub struct Panel {
    /// The id of its element.
    pub id: &'static str,
    /// Its heading; on a phone, the name of its tab.
    pub title: String,
    /// A few words beside the heading.
    pub note: String,
    /// Where it stands on a wide screen.
    pub place: Place,
    /// What is in it.
    pub body: Markup,
}

/// Where a panel stands on a wide screen. On a phone, panels follow the board as tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Left of the board: a hand of cards.
    Left,
    /// Below the board: what is one's own.
    Below,
    /// Right of the board, below the seats: what is everybody's.
    Right,
}
