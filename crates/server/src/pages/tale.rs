//! What is told beside the board: the log, the list of actions, the chat, the table's own matters, and the score.

use crate::model::{ActionCard, Person, Room, SeatCard, SeatKind, TableCard, TableState};
use crate::pages::words::{self, Speech};
use engine::words::Span;
use engine::{Score, Seat};
use hall::LogLine;
use maud::{Markup, html};

/// How many lines of the log a table shows; the replay shows the rest.
const TOLD: usize = 120;

/// The log: one line per decision, consequences indented, a click shows the board as it was then.
pub fn log(state: &TableState, speech: Speech<'_>) -> Markup {
    let first_fresh = state.since_last_turn.iter().map(|line| line.step).min();
    let skipped = state.log.len().saturating_sub(TOLD);
    html! {
        @if skipped > 0 { p.muted { (skipped) " earlier lines are in the " a href={ "/replay/" (state.card.id) } { "replay" } "." } }
        (lines(&state.card.id, &state.log[skipped..], first_fresh, state.explicable, speech))
    }
}

/// Lines of the log. Those from the step `first_fresh` on are new; the decision of the step `explicable` says why.
pub fn lines(
    id: &str,
    shown: &[LogLine],
    first_fresh: Option<usize>,
    explicable: Option<usize>,
    speech: Speech<'_>,
) -> Markup {
    let is_first_fresh = |index: usize| {
        first_fresh.is_some_and(|first| shown[index].step >= first && (index == 0 || shown[index - 1].step < first))
    };
    html! {
        @if shown.is_empty() { p.muted { "Nothing has happened yet." } }
        ol.log { @for (index, line) in shown.iter().enumerate() {
            @if is_first_fresh(index) {
                li.since { "Since your last turn" button.btn.quiet type="button" data-show=(shown[index].step.saturating_sub(1)) { "Show me" } }
            }
            li.told.{ "depth-" (line.depth.min(3)) }.automatic[line.automatic].fresh[first_fresh.is_some_and(|first| line.step >= first)] data-step=(line.step) {
                @if line.depth == 0 { @match subject(line) { Some(seat) => (words::crest(seat)), None => span.badge {} } }
                span { (speech.words(&line.words)) @if line.automatic && line.depth == 0 { span.itself title="by itself" role="img" aria-label=", by itself" { " ⚙" } }
                    @if line.depth == 0 && explicable == Some(line.step) { " " button.why type="button" data-why=(line.step.saturating_sub(1)) title="What the bot thought" { "why?" } }
                }
                a.at href={ "/replay/" (id) "?step=" (line.step) } title={ "The board after move " (line.step) } { (line.step) }
            }
        } }
    }
}

/// Whose badge a line has: whoever it speaks of first, or whoever acted; nobody's if it happened by itself.
fn subject(line: &LogLine) -> Option<Seat> {
    match line.words.0.first() {
        Some(Span::Seat(seat)) => Some(*seat),
        _ => line.seat.filter(|_| !line.automatic),
    }
}

/// Every legal action as a button, grouped by kind: the plain way that always works.
pub fn actions(state: &TableState) -> Markup {
    let mut groups: Vec<&str> = Vec::new();
    for action in &state.actions {
        if !groups.contains(&action.group) {
            groups.push(action.group);
        }
    }
    html! {
        @if groups.is_empty() { p.muted { "There is nothing for you to do at the moment." } }
        form.choices method="post" action={ "/table/" (state.card.id) } {
            input type="hidden" name="what" value="act";
            input type="hidden" name="version" value=(state.card.version);
            @if let Some(seat) = state.viewer.seat() { input type="hidden" name="seat" value=(seat.0); }
            @for group in groups {
                h3 { (group) }
                div.row { @for (index, action) in state.actions.iter().enumerate().filter(|(_, action)| action.group == group) {
                    (button(action, index))
                } }
            }
        }
    }
}

/// One action as a button of a form.
pub fn button(action: &ActionCard, index: usize) -> Markup {
    html! {
        button.btn.stone name="action" value=(action.action.to_string()) data-offer=(index) title=(action.rule) {
            (action.label) @if action.is_final { " " small { "(can't be undone)" } }
        }
    }
}

/// What was said, and a field to say more.
pub fn chat(state: &TableState, person: Option<&Person>) -> Markup {
    let sits = !state.your_seats.is_empty();
    html! {
        ol.chat { @for line in &state.chat {
            li.aside[line.room == Room::Spectators] {
                @if let Some(seat) = line.seat { (words::crest(seat)) }
                span { b { bdi { (line.name) } } @if line.room == Room::Spectators { i.muted { " from the benches" } } br; bdi.said { (line.text) } }
            }
        } }
        form.say.row method="post" action={ "/table/" (state.card.id) } data-quick {
            input type="hidden" name="what" value="say";
            input name="text" maxlength="500" autocomplete="off" required aria-label="Say something"
                placeholder=(if sits { "Say something to the table" } else { "Say something to the other spectators" });
            @if person.is_none() { input name="name" maxlength="40" placeholder="Your name" aria-label="Your name"; }
            button.btn.stone { "Say" }
        }
        @if sits { p.muted.unsaid { "Hold Shift and click pieces, or press long, to point at them for everybody." } }
    }
}

/// The table's own matters: invitation, seats, pace, and what was promised about the dice.
pub fn host(state: &TableState) -> Markup {
    let card = &state.card;
    html! {
        @if let Some(invite) = &state.invite {
            label.field { "This link invites to the table" input.copy readonly value={ "/table/" (card.id) "?invite=" (invite) } data-link; }
        }
        @if !card.over {
            (table_deeds(state))
            ul.plain { @for seat in &card.seats { li.line { (seat_deeds(state, seat)) } } }
            @if state.is_host { (pace(state)) }
        }
        p.row {
            a href={ "/replay/" (card.id) } { "Replay" }
            a href={ "/table/" (card.id) "/text" } { "Text page" }
            a href={ "/rules/" (card.game) } { "Rules" }
        }
        @if let Some((from, step)) = &state.forked_from { p.muted { "Goes on from move " (step) " of " a href={ "/replay/" (from) "?step=" (step) } { "another match" } "." } }
        p.muted { "The dice were promised before the first move: " code.promise { (state.commitment) } }
    }
}

/// What the table itself may do, by the hand of its host.
fn table_deeds(state: &TableState) -> Markup {
    html! {
        @for offer in &state.table_actions {
            form.row method="post" action={ "/table/" (state.card.id) } data-quick {
                input type="hidden" name="what" value="act";
                input type="hidden" name="seat" value=(Seat::TABLE.0);
                input type="hidden" name="version" value=(state.card.version);
                input type="hidden" name="action" value=(offer.action.to_string());
                button.btn.stone title=(offer.rule) { (offer.label) @if offer.is_final { " " small { "(can't be undone)" } } }
            }
        }
    }
}

fn seat_deeds(state: &TableState, seat: &SeatCard) -> Markup {
    let card = &state.card;
    let begin = |what: &str| html! { input type="hidden" name="what" value=(what); input type="hidden" name="seat" value=(seat.seat.0); };
    let address = format!("/table/{}", card.id);
    let is_mine = state.your_seats.contains(&seat.seat);
    let may_give = state.is_host && (seat.kind == SeatKind::Open || seat.kind == SeatKind::Human) && !seat.is_you;
    html! {
        (words::crest(seat.seat)) span.sitter { b { bdi { (seat.name) } } " " small { (words::kind(seat)) } }
        span.right.row {
            @if is_mine && seat.driver.is_some() { form method="post" action=(address) data-quick { (begin("back")) button.btn { "Take it back" } } }
            @else if is_mine && seat.is_you { form method="post" action=(address) data-quick { (begin("leave")) button.btn.stone { "Let a bot play on" } } }
            @else if may_give && seat.driver.is_none() {
                form.row method="post" action=(address) data-quick {
                    (begin("bot"))
                    select name="level" aria-label="Level" { @for (level, _) in LEVELS { option value=(level) selected[level == "karl"] { (level_name(level)) } } }
                    button.btn.stone { "Give to a bot" }
                }
            }
            @else if state.is_host && seat.driver.is_some() { form method="post" action=(address) data-quick { (begin("back")) button.btn.stone { "Give it back" } } }
        }
    }
}

/// The bots by name, weakest first, with one sentence each.
pub const LEVELS: [(&str, &str); 4] = hall::Bot::LEVELS;

/// A level as a name.
pub(crate) use crate::live::bot_name as level_name;

/// How long a decision may take, to choose from.
pub const PACES: [(u32, &str); 7] = [
    (0, "As long as it takes"),
    (30, "30 seconds per decision"),
    (120, "2 minutes per decision"),
    (600, "10 minutes per decision"),
    (3600, "An hour per decision"),
    (86_400, "A day per decision"),
    (259_200, "Three days per decision"),
];

fn pace(state: &TableState) -> Markup {
    let now = state.pace.seconds.unwrap_or(0);
    html! {
        form.row method="post" action={ "/table/" (state.card.id) } data-quick {
            input type="hidden" name="what" value="pace";
            label { "Pace " select name="seconds" {
                @if !PACES.iter().any(|(seconds, _)| *seconds == now) { option value=(now) selected { (now) " seconds" } }
                @for (seconds, name) in PACES { option value=(seconds) selected[seconds == now] { (name) } }
            } }
            button.btn.stone { "Set" }
        }
    }
}

/// How it ended: the points line by line, and what one may want next. The sentence of the table names the winners.
pub fn ending(card: &TableCard, points: &[Score], winners: &[Seat], speech: Speech<'_>) -> Markup {
    html! {
        @if card.over {
            section.sheet.verdict {
                (score_table(points, winners, speech))
                p.row {
                    a.btn.stone href={ "/replay/" (card.id) "?check=dice#dice" } { "Check the dice" }
                    a.btn.stone href={ "/api/tables/" (card.id) "/record" } download={ (card.game) "-" (card.id) ".json" } { "Download" }
                }
            }
        }
    }
}

/// The points alone, for a replay.
pub fn scores(points: &[Score], winners: &[Seat], speech: Speech<'_>) -> Markup {
    html! { @if !points.is_empty() { section.sheet.verdict { (score_table(points, winners, speech)) } } }
}

/// Each point names its rule.
fn score_table(points: &[Score], winners: &[Seat], speech: Speech<'_>) -> Markup {
    html! {
        @for score in points {
            details.score open[points.len() < 3 || winners.contains(&score.seat) || speech.is_viewer(score.seat)] {
                summary {
                    (words::crest(score.seat)) b { bdi { (speech.name(score.seat)) } }
                    @if winners.contains(&score.seat) { span.chip.ok { "won" } }
                    span.points.right { (score.points) }
                }
                ul.plain { @for line in &score.lines {
                    li.line { span { (line.what) " " (speech.rule(line.rule)) } b.right { (line.points) } }
                } }
            }
        }
    }
}
