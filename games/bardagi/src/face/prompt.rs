//! The one sentence that says what to do.

use super::phrases::{package, price_list, rune_name, venue_name};
use crate::state::{Act, ClaimStep};
use crate::{Action, Bardagi, Phase, View};
use engine::{Game, Seat, Viewer, Words};

/// What the viewer should do, or whom the table waits for.
pub(crate) fn prompt(view: &View, viewer: Viewer) -> Words {
    let game = view.table();
    let asked = game.stage().asked();
    let Some(seat) = viewer.seat().filter(|seat| asked.contains(*seat)) else { return waiting(&game, asked) };
    let words = Words::new().seat(seat);
    match &game.phase {
        Phase::Choosing(_) => words.text(", choose the home of your clan"),
        Phase::Planning => plan(&game, seat, words.text(", plan your round in secret: ")),
        Phase::Turn(turn) => act(&game, &turn.act, seat, words),
        Phase::Build(_) => words.text(", build one upgrade tile or none"),
        Phase::Claim(_, step, _) => words.text(match step {
            ClaimStep::Sheep => ", your sheep: wool or meat?",
            ClaimStep::Cattle => ", your cattle: hide or meat?",
            ClaimStep::Axes => ", buy an Axe token for 1 gold from each of your camps?",
            ClaimStep::Recruits => ", place your recruits on buildings",
            ClaimStep::PlacingAxes => ", place Axe tokens on your areas, or keep them",
        }),
        Phase::Over(_) => words,
    }
}

fn plan(game: &Bardagi, seat: Seat, words: Words) -> Words {
    let (fewest, most) = game.hand_sizes();
    let chosen = game.player(seat).cards();
    let goal = if fewest == most { format!("{most}") } else { format!("{fewest} to {most}") };
    words.text(format!("choose {goal} cards ({chosen} so far)"))
}

fn waiting(game: &Bardagi, asked: engine::SeatSet) -> Words {
    if let Phase::Over(last) = &game.phase {
        let mut words = Words::new();
        for (index, seat) in last.winners.iter().enumerate() {
            words = if index > 0 { words.text(" and ").seat(seat) } else { words.seat(seat) };
        }
        let verb = if last.winners.len() == 1 { " wins with the most glory " } else { " share the victory " };
        return words.text(verb).rule("BA-END-05");
    }
    let mut words = Words::new().text("The table waits for ");
    for (index, seat) in asked.iter().enumerate() {
        words = if index > 0 { words.text(", ").seat(seat) } else { words.seat(seat) };
    }
    match &game.phase {
        Phase::Choosing(_) => words.text(" to choose a clan"),
        Phase::Planning => words.text(" to plan"),
        Phase::Turn(_) | Phase::Over(_) => words,
        Phase::Build(_) => words.text(" to build"),
        Phase::Claim(..) => words.text(" to claim"),
    }
}

fn act(game: &Bardagi, act: &Act, seat: Seat, words: Words) -> Words {
    match act {
        Act::Picking => plan(game, seat, words.text(", plan your turn: ")),
        Act::Menu => {
            let (has_deeds, may_end) = deeds(game, seat);
            let deed = match game.player(seat).cards() {
                0 => "walk on with the steps that are left".to_owned(),
                1 => "click a unit to use your last card".to_owned(),
                cards => format!("click a unit to use one of your {cards} cards"),
            };
            words.text(match (has_deeds, may_end) {
                (true, true) => format!(", {deed}, or end your turn"),
                (true, false) => format!(", {deed}"),
                (false, _) => ", nothing is left to do: end your turn".to_owned(),
            })
        }
        Act::Moving(unit) => words.text(format!(", lead your {}: click a lit area or harbour", unit.word())),
        Act::Sailing => words.text(", steer your ship: click a lit square or harbour"),
        Act::Landing(area) => words.text(format!(", who lands at {}?", game.board().area_name(*area))),
        Act::Leaving(area, _) => words
            .text(format!(", {} is attacked: your Godi must leave for your own land", game.board().area_name(*area))),
        Act::Fighting(area) => words.text(format!(", on with the attack? {}", price_list(game, seat, *area))),
        Act::Withdrawing => words.text(", the attack has stopped: stay or retreat?"),
        Act::Reinforcing(area) => {
            words.text(format!(", {} is yours: how many disks more to hold it?", game.board().area_name(*area)))
        }
        Act::Rearranging(moved) if moved.from.is_some() => words.text(", where does the disk go?"),
        Act::Rearranging(_) => words.text(", take a disk from an area or the Virki"),
        Act::Bonus(_) => words.text(", which good comes with the land?"),
        Act::Casting(_, None) => words.text(", which rune?"),
        Act::Casting(_, Some(rune)) => words.text(format!(", on which area do you cast {}?", rune_name(game, *rune))),
        Act::Trading(trading) => {
            let mut words = words.text(", trade ");
            words.0.extend(venue_name(trading.venue).0);
            words.text(format!(": value in hand {}", trading.credit))
        }
        Act::Bargaining(_, bargain) => {
            let (gives, asks) = (package(&bargain.gives), package(&bargain.asks));
            words.text(format!(", your bargain so far: {gives} for {asks}; add to it or propose it"))
        }
        Act::Answering(_, bargain) => {
            let (gives, asks) = (package(&bargain.gives), package(&bargain.asks));
            words.text(format!(", a bargain: you get {gives} and give {asks}. Do you take it?"))
        }
        Act::Exchanging(None) => words.text(", which two cards do you give?"),
        Act::Exchanging(Some(_)) => words.text(", which card do you take?"),
    }
}

/// Whether the seat may do anything but end its turn, and whether it may end it.
fn deeds(game: &Bardagi, seat: Seat) -> (bool, bool) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let may_end = legal.contains(&Action::EndTurn);
    (legal.len() > usize::from(may_end), may_end)
}
