//! The plain data that pages and API show: what one visitor may know, already in words.

mod advice;

pub use advice::{Advice, Advised, Reasons};

use canvas::{Motion, Scene};
use engine::{Score, Seat, Viewer, Words};
use hall::LogLine;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A visitor with a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Person {
    /// Who it is, for the server.
    pub id: String,
    /// What others call them.
    pub name: String,
    /// Whether the name is theirs by password.
    pub is_claimed: bool,
    /// What they like.
    pub settings: Settings,
    /// Where to tell them that it is their turn.
    pub webhook: Option<String>,
}

/// What a visitor likes. Unknown values fall back to the first of each list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Settings {
    /// `system`, `light` or `dark`.
    pub theme: String,
    /// `normal`, `fast` or `off`.
    pub animation: String,
    /// Whether a sound tells that it is your turn.
    pub sound: bool,
    /// The animal that stands for the person: `raven`, `wolf`, `boar`, `bear`, `serpent`, or empty for the seat's own.
    pub symbol: String,
    /// The colour they like: the number of a seat's colour, 0 to 4, or nothing for the seat's own.
    pub colour: Option<u8>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: "system".to_owned(),
            animation: "normal".to_owned(),
            sound: false,
            symbol: String::new(),
            colour: None,
        }
    }
}

/// All that the front page shows.
#[derive(Clone, Debug, Serialize)]
pub struct HallPage {
    /// The visitor's running tables, those where it is their turn first.
    pub mine: Vec<TableCard>,
    /// Listed tables with an open seat.
    pub open: Vec<TableCard>,
    /// Listed running tables to watch.
    pub running: Vec<TableCard>,
    /// What ended lately: the visitor's and listed ones.
    pub finished: Vec<TableCard>,
}

/// A table as it stands in a list.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TableCard {
    /// Its address.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// The number of its last move or undo: what an action must name.
    pub version: u64,
    /// How many actions were played.
    pub steps: usize,
    /// The seats that are asked.
    #[schema(value_type = Vec<u8>)]
    pub waiting_for: Vec<Seat>,
    /// Whether one of the visitor's seats is asked.
    pub your_turn: bool,
    /// Since when the table stands like this: seconds since 1970.
    pub since: i64,
    /// Whether it is shown to everybody.
    pub listed: bool,
    /// Whether the match is over or closed.
    pub over: bool,
    /// How it ended, or why it was closed: one sentence.
    pub result_line: String,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatCard {
    /// Its number.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// What sits there.
    pub kind: SeatKind,
    /// The bot that plays for whoever sits there, as long as they are away.
    pub driver: Option<String>,
    /// Whether it is the visitor's.
    pub is_you: bool,
    /// Whether whoever sits there has the table open.
    pub is_online: bool,
    /// Whether the game waits for the seat.
    pub asked: bool,
    /// The symbol its person chose, or nothing for the seat's own.
    pub symbol: Option<String>,
    /// The colour its person chose, 0 to 4, or nothing for the seat's own.
    pub colour: Option<u8>,
}

/// What sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// A visitor.
    Human,
    /// Nobody yet.
    Open,
    /// A bot, with its level: `jarl`, `jarl:500ms`.
    Bot(String),
    /// Somebody at the host's screen.
    Friend,
}

/// How much time a decision may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Pace {
    /// Seconds per decision, after which a bot moves for the seat; nothing means as long as it takes.
    pub seconds: Option<u32>,
}

/// A table as one visitor sees it: everything the table page shows.
#[derive(Clone, Debug)]
pub struct TableState {
    /// What lists show.
    pub card: TableCard,
    /// The number of the last thing that happened at the table, chat and seats included: where events go on.
    pub seq: u64,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The visitor's seats, in order.
    pub your_seats: Vec<Seat>,
    /// What to do, or whom the table waits for.
    pub prompt: Words,
    /// The picture.
    pub scene: Scene,
    /// The table as text.
    pub text: String,
    /// What the viewer's seat may do now.
    pub actions: Vec<ActionCard>,
    /// What the table itself may do now, by the hand of its host.
    pub table_actions: Vec<ActionCard>,
    /// Whether a bot may be asked for advice.
    pub hints: bool,
    /// The last step in which a bot acted that can say why.
    pub explicable: Option<usize>,
    /// Who points at what.
    pub pointed: Vec<Pointed>,
    /// Whether the viewer's seat may take back its last action.
    pub may_undo: bool,
    /// Whether more than one action may be taken back.
    pub may_restart: bool,
    /// All that was told, oldest first.
    pub log: Vec<LogLine>,
    /// What the others did since the viewer's seat acted last.
    pub since_last_turn: Vec<LogLine>,
    /// What was said, as far as the visitor may hear it.
    pub chat: Vec<ChatLine>,
    /// Which pieces came from where in the last step.
    pub motions: Vec<Motion>,
    /// The points as they stand, once the match is over.
    pub scores: Vec<Score>,
    /// Who won, once the match is over.
    pub winners: Vec<Seat>,
    /// What was agreed on.
    pub options: Value,
    /// The promise about the dice.
    pub commitment: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// Whether the visitor is the table's host.
    pub is_host: bool,
    /// What a link needs to invite; for those who sit at the table.
    pub invite: Option<String>,
    /// How much time a decision may take.
    pub pace: Pace,
    /// When the clock runs out for whom the table waits, in seconds since 1970.
    pub deadline: Option<i64>,
    /// The screen should be passed to this seat before it shows what they know. The rest of the state is then a
    /// spectator's; `Hall::face` lifts the curtain.
    pub curtain_for: Option<Seat>,
    /// The match this one goes on from, and after which of its steps.
    pub forked_from: Option<(String, usize)>,
}

/// A match at one of its steps, as one visitor may see it.
#[derive(Clone, Debug)]
pub struct ReplayState {
    /// What lists show.
    pub card: TableCard,
    /// Which step is shown: 0 is the setup.
    pub step: usize,
    /// How many steps there are.
    pub steps: usize,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// All the visitor may choose from: everybody once the match is over.
    pub viewers: Vec<Viewer>,
    /// What the table said then.
    pub prompt: Words,
    /// The picture.
    pub scene: Scene,
    /// The table as text.
    pub text: String,
    /// What was told up to this step, oldest first.
    pub log: Vec<LogLine>,
    /// Which pieces came from where in this step.
    pub motions: Vec<Motion>,
    /// The points as they stood, once the match is over.
    pub scores: Vec<Score>,
    /// Who won, once the match is over.
    pub winners: Vec<Seat>,
    /// Whether the match is over: then it can be downloaded and forked.
    pub over: bool,
    /// The promise about the dice.
    pub commitment: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// The match this one goes on from, and after which of its steps.
    pub forked_from: Option<(String, usize)>,
}

/// What was kept of a match.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The address of the table.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The names at the table.
    pub names: Vec<String>,
    /// The last picture, the log and the points, as the page wrote them.
    pub body: String,
}

/// What `meadhall verify` says about a match.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DiceCheck {
    /// The promise.
    pub commitment: String,
    /// The seed.
    pub seed: String,
    /// Whether everything holds.
    pub holds: bool,
    /// What was found, in a sentence.
    pub finding: String,
}

/// An action as it is offered.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ActionCard {
    /// What to send back.
    pub action: Value,
    /// What the button says, in plain text.
    pub label: String,
    /// What kind of action it is.
    pub group: &'static str,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The ids of the elements it touches, in the order one would click them.
    pub targets: Vec<String>,
    /// Whether it cannot be taken back.
    pub is_final: bool,
}

/// What somebody at the table points at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Pointed {
    /// Whose seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The name of the seat's animal.
    pub crest: &'static str,
    /// The ids of the elements: one is a ping, several are a plan, none clears it.
    pub targets: Vec<String>,
    /// For how many milliseconds a ping is still shown; nothing for a plan, which stands until the next move.
    pub left: Option<u64>,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChatLine {
    /// Its number among all that happened.
    pub seq: u64,
    /// Where it was said.
    pub room: Room,
    /// By whom.
    pub name: String,
    /// The seat of the speaker, if they sit at the table.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// Where something is said: spectators are heard by spectators alone until the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// At the table; everybody hears it.
    Seats,
    /// Around the table; those who sit there hear it only when the match is over.
    Spectators,
}

/// A table to be made.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// A preset's name or an object; nothing means the default.
    #[serde(default)]
    pub options: Value,
    /// `"me"`, `"open"`, `"bot:jarl"`, `"bot:jarl:500ms"`, `"friend:Ulf"`.
    pub seats: Vec<String>,
    /// Whether everybody sees it in the hall.
    #[serde(default)]
    pub listed: bool,
    /// Seconds per decision, after which a bot moves for the seat.
    #[serde(default)]
    pub pace: Option<u32>,
    /// Whether a bot may be asked for advice; so it is if nobody says otherwise.
    #[serde(default = "usual_hints")]
    pub hints: bool,
}

impl NewTable {
    /// A private table with the usual options.
    pub fn of(game: String, seats: Vec<String>) -> NewTable {
        NewTable { game, options: Value::Null, seats, listed: false, pace: None, hints: usual_hints() }
    }
}

/// Hints are allowed unless somebody says otherwise.
fn usual_hints() -> bool {
    true
}

/// A table that was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Created {
    /// Its address.
    pub id: String,
    /// What a link needs to invite.
    pub invite: String,
}

/// A word about something that happened at a table; it carries nothing hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Notice {
    /// Its number: 1, 2, 3 and so on for each table.
    pub seq: u64,
    /// The number of the last move or undo.
    pub version: u64,
    /// What happened.
    pub kind: NoticeKind,
}

/// What happened at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum NoticeKind {
    /// Somebody moved.
    Move,
    /// Somebody took back.
    Undo,
    /// Somebody sat down, left, or a bot took over.
    Seats,
    /// Somebody said something.
    Chat,
    /// The match is over: the last move ended it.
    Over,
}
