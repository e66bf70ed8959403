//! The table: one sentence, the board, what lies around it, and the tale of the match.

use crate::house::Hall;
use crate::model::{Person, TableState};
use crate::pages::parts::{self, Parts};
use crate::pages::shell::Shell;
use crate::pages::{Page, assets, keepsake};
use crate::people::Visitor;
use axum::extract::{Path, Query, State};
use canvas::{Panel, Place, Scene};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use serde::{Deserialize, Serialize};

/// How somebody comes to a table.
#[derive(Debug, Default, Deserialize)]
pub struct Coming {
    /// Through the eyes of which of their seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// With which invitation.
    #[serde(default)]
    pub invite: Option<String>,
}

/// The table page.
pub async fn table(
    State(house): State<Hall>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Query(coming): Query<Coming>,
) -> Page {
    let state = match house.table_state(&id, person.as_ref(), coming.seat.map(Seat)).await {
        Ok(state) => state,
        Err(trouble) => return keepsake::instead(&house, person.as_ref(), &id, trouble).await,
    };
    let card = &state.card;
    let title = title(&state);
    let invite = coming.invite.as_deref().unwrap_or_default();
    let body = html! {
        main #main class=(class_of(&state.scene)) data-table=(card.id) data-game=(card.game) data-version=(card.version)
            data-seq=(state.seq) data-steps=(card.steps) data-seat=[state.viewer.seat().map(|seat| seat.0)]
            data-seats=(state.your_seats.len()) data-invite=(invite) data-live {
            (spread(&parts::of_table(&state, person.as_ref(), invite)))
        }
        (offers(&state))
        (help())
        noscript { p.sheet { "This page moves by script. " a href={ "/table/" (card.id) "/text" } { "The text page" } " needs none." } }
    };
    let game = hall::game(&card.game).map_err(crate::error::Trouble::from)?;
    let mut shell = Shell::new(&title, person.as_ref(), "at-table");
    shell.games = vec![game.name()];
    shell.heading = heading(&card.title, &state.scene);
    shell.links = html! {
        a.wide href={ "/rules/" (card.game) } target="_blank" { "Rules" }
        a.wide href={ "/replay/" (card.id) } { "Replay" }
        a.wide href={ "/table/" (card.id) "/text" } { "Text page" }
        button type="button" data-help title="Help" { span.wide { "Help\u{a0}" } "?" }
    };
    shell.turn = card.your_turn;
    Ok(shell.wrap(&body))
}

/// The title of the page: whose turn it is comes first.
pub fn title(state: &TableState) -> String {
    match (state.card.over, state.card.your_turn) {
        (true, _) => format!("Over: {}", state.card.title),
        (false, true) => format!("● Your turn: {}", state.card.title),
        (false, false) => state.card.title.clone(),
    }
}

/// The name of the game and a few facts, on the beam.
pub fn heading(title: &str, scene: &Scene) -> Markup {
    html! { h1 { (title) } p.facts #facts { (facts(scene)) } }
}

/// The facts of the head.
pub fn facts(scene: &Scene) -> Markup {
    html! { @for (what, value) in &scene.facts { span { (what) " " b { (value) } } } }
}

/// The legal actions, for the script to light and to narrow, and what is pointed at.
fn offers(state: &TableState) -> Markup {
    html! {
        script #offers type="application/json" { (plain_json(&state.actions)) }
        script #pointed type="application/json" { (plain_json(&state.pointed)) }
    }
}

/// Data for the script, so that nothing in it ends the element it stands in.
fn plain_json(data: &impl Serialize) -> Markup {
    let json = serde_json::to_string(data).unwrap_or_else(|_| "[]".to_owned());
    PreEscaped(json.replace('<', "\\u003c"))
}

/// The classes of the table: how wide its board is, and where something lies beside it.
pub fn class_of(scene: &Scene) -> String {
    let has = |place| scene.panels.iter().any(|panel| panel.place == place);
    let mut class = format!("table aspect-{}", aspect(&scene.board.0));
    for (place, name) in [(Place::Left, " has-left"), (Place::Below, " has-below"), (Place::Right, " has-right")] {
        if has(place) {
            class.push_str(name);
        }
    }
    class
}

/// The width of a picture in tenths of its height, as its `viewBox` says.
fn aspect(svg: &str) -> u32 {
    let numbers = svg.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"')).map(|(numbers, _)| numbers);
    let sizes: Vec<f32> = numbers.unwrap_or_default().split_whitespace().filter_map(|word| word.parse().ok()).collect();
    match sizes.as_slice() {
        [_, _, width, height] if *height > 0.0 => ((width / height * 10.0).round() as u32).clamp(6, 22),
        _ => 13,
    }
}

/// The parts of a page, by their ids.
pub const PARTS: [&str; 13] = [
    "status", "left", "board", "below", "ending", "seats", "panels", "tabs", "log", "actions", "chat", "host",
    "curtain",
];

/// Lays the parts out: the same page for a live table and for a replay.
pub fn spread(parts: &Parts) -> Markup {
    let part = |id: &str| parts.get(id);
    html! {
        div.status #status role="status" { (part("status")) }
        section.side.left #left aria-label="Beside the board" { (part("left")) }
        section.middle {
            div.board {
                div #board { (part("board")) }
                button.zoom type="button" data-zoom aria-label="Nearer or farther" { "⤢" }
            }
            p.past #past hidden {}
            section.below #below aria-label="Below the board" { (part("below")) }
        }
        section.side.right {
            div.seats #seats { (part("seats")) }
            div.panels #panels { (part("panels")) }
            nav.tabs #tabs role="tablist" { (part("tabs")) }
            div.panel.tale {
                section.page data-page="ending" #ending aria-label="Points" { (part("ending")) }
                section.page data-page="log" #log aria-label="Log" { (part("log")) }
                section.page data-page="actions" #actions aria-label="All actions" { (part("actions")) }
                section.page data-page="chat" #chat aria-label="Chat" { (part("chat")) }
                section.page data-page="host" #host aria-label="The table" { (part("host")) }
            }
        }
        div #curtain { (part("curtain")) }
    }
}

/// The panels of a scene at one place.
pub fn panels(scene: &Scene, place: Place) -> Markup {
    html! {
        @for Panel { id, title, note, body, .. } in scene.panels.iter().filter(|panel| panel.place == place) {
            section.panel.of-game.page data-page=(id) id=(id) {
                @if !title.is_empty() { h2 { (title) small { (note) } } }
                (body)
            }
        }
    }
}

/// The tabs: on a phone all panels have one, on a wide screen only the hall's own pages.
pub fn tabs(scene: &Scene, says: &[(&str, &str)]) -> Markup {
    html! {
        @for panel in &scene.panels {
            button.tab.narrow type="button" role="tab" data-tab=(panel.id) { (panel.title) }
        }
        @for (id, name) in says { button.tab type="button" role="tab" data-tab=(id) { (name) } }
    }
}

/// What the keys do.
fn help() -> Markup {
    let keys = [
        ("click", "a glowing piece, then where it should go"),
        ("1 – 9", "choose the button of that number"),
        ("Tab, Enter", "walk through what glows, choose it"),
        ("Esc", "go back a step"),
        ("H", "ask a jarl what it would do, if the table allows hints"),
        ("Ctrl Z", "take back"),
        ("Shift click", "point at a piece, or at several for a plan; long press on a phone, Esc to stop"),
        ("← →", "look at earlier positions"),
        ("?", "this help"),
    ];
    html! {
        dialog #help {
            h2 { "How the table works" }
            p { "What you can do now glows. A click narrows the choice; when one action is left, it happens. Whatever cannot be done says why." }
            dl { @for (key, what) in keys { dt { kbd { (key) } } dd { (what) } } }
            form method="dialog" { button.btn { "Back to the table" } }
        }
        template #sound-turn data-icon=(assets::url("favicon-turn.svg")) {}
    }
}

/// Whether the visitor may sit down, and how: a form for the status bar.
pub fn sit_down(state: &TableState, person: Option<&Person>, invite: &str) -> Markup {
    html! {
        form.row method="post" action={ "/table/" (state.card.id) } {
            input type="hidden" name="what" value="join";
            input type="hidden" name="invite" value=(invite);
            @if person.is_none() { input name="name" maxlength="40" placeholder="Your name" aria-label="Your name"; }
            button.btn { "Sit down" }
        }
    }
}
