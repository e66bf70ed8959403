//! What a click may have meant, so that the rules can say why not.

use crate::cards::Ability;
use crate::ids::{self, sign};
use crate::mine::Spot;
use crate::phase::{Phase, Source};
use crate::state::{DwarfNo, Whereabouts};
use crate::{Action, View};
use engine::Seat;

/// The actions that the seat may have meant by touching the element.
pub fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    let (open, contents) = (&view.open, view.open.contents);
    if let Some(spot) = contents.mine.all().find(|spot| ids::spot(&contents, *spot) == target) {
        return to_spot(view, seat, spot);
    }
    if let Some(card) = contents.all_settings().find(|card| ids::setting(&contents, *card) == target) {
        let take = Action::TakeSetting { card };
        return vec![if open.workshop.contains(card) { take } else { Action::CompleteSetting { card } }];
    }
    if let Some(card) = contents.all_links().find(|card| ids::link(&contents, *card) == target) {
        return vec![Action::CompleteLink { card }];
    }
    if let Some(ability) = Ability::ALL.into_iter().find(|ability| target == ids::offered(*ability)) {
        return vec![Action::TakeAbility { ability }];
    }
    if let Some(ability) = Ability::ALL.into_iter().find(|ability| target == ids::own(*ability)) {
        let bearer = open.player(seat).bearer(ability);
        return vec![match (ability, bearer) {
            (Ability::Thief, _) => Action::UseThief,
            (Ability::Strength, Some(dwarf)) => Action::ActivateStrength { dwarf },
            _ => Action::EnterWith { ability },
        }];
    }
    if let Some(rest) = target.strip_prefix("dwarf-") {
        return of_dwarf(view, seat, rest);
    }
    if let Some(jewel) = ids::jewel_of(target) {
        if target == ids::home(jewel) {
            return if in_trade(view) {
                vec![Action::Give { jewel }, Action::AddSmall { jewel }]
            } else {
                vec![Action::StartTrade]
            };
        }
        let is_stealing = matches!(open.phase, Phase::Stealing(..));
        if target == ids::stock(jewel) {
            let from = Source::Market;
            return match () {
                () if is_stealing => vec![Action::Steal { from, jewel }],
                () if in_trade(view) => vec![Action::Receive { jewel }],
                () => vec![Action::StartTrade],
            };
        }
        if let Some(victim) = open.all_seats().find(|victim| target == ids::loot(*victim, jewel)) {
            let steal = Action::Steal { from: Source::Home(victim), jewel };
            return vec![if is_stealing { steal } else { Action::UseThief }];
        }
        if target.starts_with("gem-") {
            return vec![Action::BatTake { jewel }];
        }
    }
    match target {
        ids::COUNTER => vec![Action::StartTrade],
        sign::PASS => vec![Action::Pass],
        sign::END => vec![Action::EndTurn],
        _ => Vec::new(),
    }
}

fn in_trade(view: &View) -> bool {
    matches!(view.open.phase, Phase::Trading(..))
}

/// A touched place: whoever walks now may be meant to go there, or any dwarf, or the next to enter.
fn to_spot(view: &View, seat: Seat, to: Spot) -> Vec<Action> {
    let open = &view.open;
    match open.phase {
        Phase::Hurrying(..) => return vec![Action::MoveOn { to }],
        Phase::Entering(..) => return vec![Action::Enter { to }],
        _ => {}
    }
    let player = open.player(seat);
    let mut nearest: Vec<(u8, Action)> = Vec::new();
    for (index, dwarf) in player.dwarfs.iter().enumerate() {
        if let Whereabouts::Mine(spot) = dwarf.at {
            let distance = open.contents.mine.distance(spot, to);
            nearest.push((distance, Action::Move { dwarf: DwarfNo::of(index), to }));
        }
    }
    if player.has_outside() {
        nearest.push((open.contents.mine.depth(to), Action::Enter { to }));
    }
    nearest.sort_by_key(|(distance, _)| *distance);
    nearest.into_iter().map(|(_, action)| action).collect()
}

/// A touched dwarf: one's own is meant to move, another's place is where one wants to go.
fn of_dwarf(view: &View, seat: Seat, rest: &str) -> Vec<Action> {
    let open = &view.open;
    let Some((owner, number)) = rest.split_once('-') else { return Vec::new() };
    let (Ok(owner), Ok(number)) = (owner.parse::<u8>(), number.parse::<u8>()) else { return Vec::new() };
    let (owner, number) = (Seat(owner), DwarfNo(number));
    if owner.0 >= open.seats || number.0 == 0 || number.0 > open.team {
        return Vec::new();
    }
    match open.dwarf(owner, number).at {
        Whereabouts::Mine(spot) if owner != seat => to_spot(view, seat, spot),
        Whereabouts::Mine(spot) => {
            let next = open.contents.mine.neighbours(spot).into_iter();
            next.map(|to| Action::Move { dwarf: number, to }).collect()
        }
        Whereabouts::Outside if owner == seat => {
            let next = open.contents.mine.neighbours(Spot::OUTSIDE).into_iter();
            next.map(|to| Action::Enter { to }).collect()
        }
        Whereabouts::Outside | Whereabouts::Gone => Vec::new(),
    }
}
