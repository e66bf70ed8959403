//! One sentence that says what to do.

use crate::content::Effect;
use crate::ids::{GodCard, Region, Track};
use crate::phase::{Aim, Due, Phase, Side};
use crate::picture::ids;
use crate::rules::battle;
use crate::state::Realm;
use crate::story;
use crate::view::View;
use engine::{Viewer, Words};

/// What the viewer should do, or whom the table waits for.
pub fn prompt(view: &View, viewer: Viewer) -> Words {
    let realm = &view.realm;
    if let Phase::Over(ending) = realm.phase {
        return story::ended(ending);
    }
    let Some(seat) = realm.phase.asked() else { return Words::new() };
    if !viewer.is(seat) {
        return Words::new().text("The table waits for ").seat(seat);
    }
    let words = Words::new().seat(seat).text(", ");
    let region = |words: Words, region: Region| {
        words.piece(ids::region(realm.content.content(), region), realm.content.board.name(region))
    };
    match &realm.phase {
        Phase::Home(_) => words.text("choose your home: a Chieftain region that borders no other player"),
        Phase::OrderCard(_) => words.text("take any place in this round's order, or leave it as it is"),
        Phase::Mercy(_) => words.text("you may call for mercy: warriors up to six, for all your Action points"),
        Phase::Acting(turn) => {
            let points = realm.player(seat).points;
            words.text(match turn.due {
                Due::Only => {
                    format!("play a card or pass ({points} AP, up to {})", story::count(turn.cards_left, "card"))
                }
                Due::First => format!("take the first action of your Double ({points} AP)"),
                Due::Second => format!("take the second action of your Double, or stop ({points} AP)"),
                Due::Further(_) => format!("take a further action, or stop ({points} AP)"),
            })
        }
        Phase::Route { reach: Some(_), from: None, .. } => words.text("where does the far attack begin?"),
        Phase::Route { from: Some(from), .. } => region(words.text("what is attacked from "), *from).text("?"),
        Phase::Route { .. } => words.text("announce the attack: origin, then target"),
        Phase::Commit { from, to, .. } => {
            let words = region(words.text("how many attack "), *to);
            region(words.text(" from "), *from).text("?")
        }
        Phase::Throw(..) => words.text("play a card before the runes are thrown?"),
        Phase::Damage(..) => words.text("play a card before the hits count?"),
        Phase::NextBattle(_, attack) => {
            let odds = battle::fate(realm, attack)
                .map_or(String::new(), |fate| format!(", {:.0} % to win if fought to the end", fate.win * 100.0));
            let odds = format!(" ({} against {}{odds})", attack.fighters, realm.land(attack.to).defence());
            region(words.text("fight on at "), attack.to).text(odds).text(" or break off")
        }
        Phase::Aftermath(..) => words.text("play a card now that the attack is over?"),
        Phase::Recruit { .. } => words.text(format!("place a recruit ({} in supply)", realm.player(seat).warriors)),
        Phase::Relocate(_, _, march) => words.text(match march.lifted {
            Some(_) => "where does the warrior go?",
            None if march.begun => "move another warrior, or be done",
            None => "move a warrior between regions you control",
        }),
        Phase::Convince(..) => words.text(format!(
            "choose a Chieftain to convince ({} of {} envoys out)",
            realm.player(seat).envoys,
            realm.marker_limit(seat)
        )),
        Phase::Envoys(_, _, at) => region(words.text("how many envoys go to "), *at).text("?"),
        Phase::Worship(_) => words.text("choose a god to worship"),
        Phase::Cover(_, god) => words.text(format!("which Giant does {} guard against?", god.name())),
        Phase::Build(_) => words.text("build a Settlement, a Ring, or a Danevold on a border"),
        Phase::Target(_, card, aim) => aim_words(realm, words, *card, aim),
        Phase::Withdraw(leaving, _) => match leaving.first() {
            Some(first) => region(words.text("lead a guest out of "), first.from).text(" to a region you control"),
            None => words,
        },
        Phase::Recall(_) => words.text(format!(
            "take an envoy back: {} are out, {} are allowed",
            realm.player(seat).envoys,
            realm.marker_limit(seat)
        )),
        Phase::Reward(_) => words.text(format!("take {} AP or a Booster card", realm.number(seat, Track::Diplomacy))),
        Phase::Advance(_) => words.text("move one marker on your Character board, or none"),
        Phase::GiantsCard(_) => words.text("send a Giant away before they strike, or play no card"),
        Phase::Over(_) => words,
    }
}

fn aim_words(realm: &Realm, words: Words, card: GodCard, aim: &Aim) -> Words {
    let name = &realm.content.card(card).name;
    let text = match aim {
        Aim::Opponent => "whom do you rob?",
        Aim::Region => match realm.content.card(card).effect {
            Effect::PlaceWarriors { .. } => "where do the warriors march?",
            Effect::RemoveMarkers { .. } => "where are envoys sent home?",
            Effect::ConvertWarrior { .. } => "which of your regions gets the turncoat?",
            Effect::Demolish { .. } => "which Danevold or Ring falls?",
            Effect::ShieldRegion => "which region is shielded?",
            _ => "choose a region",
        },
        Aim::Envoys(_) => "how many envoys are sent home?",
        Aim::Booster => "which Booster card?",
        Aim::Steps(_) => "which marker moves?",
        Aim::Neighbour(_) => "from which neighbour does he come?",
        Aim::Warrior(..) => "a non-player warrior, or a guest?",
        Aim::Revealed(_) => "which Giant wakes?",
        Aim::Revive(_, Side::Attacker | Side::Defender) => "where do the fallen come back?",
    };
    words.piece(ids::card(realm.content.content(), card), name.as_str()).text(format!(": {text}"))
}
