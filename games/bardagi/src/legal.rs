//! What is open now.

use crate::rules::{self, building, cards, claiming, disks, fighting, moving, planning, runes, sailing};
use crate::state::{Act, BargainItem, ClaimStep, Place, Source, Turn};
use crate::{Action, Bardagi, Building, Card, Good, Kind, Phase, Rune, Unit};
use engine::Seat;

/// Where open actions are listed.
trait Offers {
    fn offer(&mut self, action: Action);
}

impl Offers for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }
}

/// Counts instead of listing, and keeps the first.
struct Count {
    first: Option<Action>,
    more: bool,
}

impl Offers for Count {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.more = self.first.is_some();
        self.first = self.first.or(Some(action));
    }
}

/// Adds every action the seat may choose.
pub(crate) fn legal(game: &Bardagi, seat: Seat, out: &mut Vec<Action>) {
    if seat == Seat::TABLE {
        if rules::check(game, seat, Action::TimeUp).is_ok() {
            out.push(Action::TimeUp);
        }
    } else if rules::asked(game).contains(seat) {
        list(game, seat, out);
    }
}

/// The only answer to a decision that has no other. The menu of a turn is always asked, and so is whatever would show
/// how much gold somebody has.
pub(crate) fn only(game: &Bardagi) -> Option<(Seat, Action)> {
    match &game.phase {
        Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => return None,
        Phase::Turn(turn) => match turn.act {
            Act::Picking | Act::Menu | Act::Answering(..) | Act::Fighting(_) | Act::Withdrawing => return None,
            Act::Moving(_)
            | Act::Sailing
            | Act::Landing(_)
            | Act::Leaving(..)
            | Act::Reinforcing(_)
            | Act::Rearranging(_)
            | Act::Bonus(_)
            | Act::Casting(..)
            | Act::Trading(_)
            | Act::Bargaining(..)
            | Act::Exchanging(_) => {}
        },
        Phase::Choosing(_) => {}
    }
    let seat = rules::asked(game).first()?;
    let mut count = Count { first: None, more: false };
    list(game, seat, &mut count);
    count.first.filter(|_| !count.more).map(|action| (seat, action))
}

fn list(game: &Bardagi, seat: Seat, out: &mut impl Offers) {
    match &game.phase {
        Phase::Choosing(_) => planning::free_clans(game).for_each(|clan| out.offer(Action::ChooseClan { clan })),
        Phase::Planning => plan(game, seat, out),
        Phase::Turn(turn) => act(game, turn, seat, out),
        Phase::Build(_) => build(game, seat, out),
        Phase::Claim(_, step, _) => claim(game, seat, *step, out),
        Phase::Over(_) => {}
    }
}

fn plan(game: &Bardagi, seat: Seat, out: &mut impl Offers) {
    for card in Card::ALL {
        if planning::check_plan(game, seat, card).is_ok() {
            out.offer(Action::Plan { card });
        }
    }
    if planning::check_done(game, seat).is_ok() {
        out.offer(Action::PlanDone);
    }
}

fn act(game: &Bardagi, turn: &Turn, seat: Seat, out: &mut impl Offers) {
    match &turn.act {
        Act::Picking => plan(game, seat, out),
        Act::Menu => menu(game, turn, out),
        Act::Moving(unit) => go(game, turn, *unit, out),
        Act::Sailing => {
            if let Some(from) = game.player(seat).ship.node() {
                sailing::destinations(game, turn, from, &mut |to| out.offer(Action::SailTo { to }));
            }
        }
        Act::Landing(area) => {
            for unit in Unit::ALL {
                if sailing::check_land(game, seat, unit, *area).is_ok() {
                    out.offer(Action::Land { unit });
                }
            }
            out.offer(Action::LandDone);
        }
        Act::Leaving(area, _) => {
            fighting::shelters(game, seat, *area).into_iter().for_each(|to| out.offer(Action::GodiRetreat { to }));
        }
        Act::Fighting(_) => [Action::Continue, Action::Stop].into_iter().for_each(|action| out.offer(action)),
        Act::Withdrawing => [Action::Stay, Action::Retreat].into_iter().for_each(|action| out.offer(action)),
        Act::Reinforcing(_) => {
            let most = game.player(seat).disks[Building::Virki.index()];
            (0..=most).for_each(|disks| out.offer(Action::Reinforce { disks }));
        }
        Act::Rearranging(moved) => match moved.from {
            None => {
                for area in disks::sources(game, seat, *moved) {
                    out.offer(Action::From { source: Source::Area(area) });
                }
                if disks::check_from(game, seat, *moved, Source::Virki).is_ok() {
                    out.offer(Action::From { source: Source::Virki });
                }
                if moved.has_moved {
                    out.offer(Action::RearrangeDone);
                }
            }
            Some(from) => {
                disks::targets(game, seat, *moved, from).into_iter().for_each(|area| out.offer(Action::To { area }));
                if from != Source::Virki {
                    out.offer(Action::ToTown);
                }
            }
        },
        Act::Bonus(area) => {
            for good in rules::merchant::yields(game.board().kind(*area)) {
                if rules::merchant::can_store(game, seat, *good) {
                    out.offer(Action::BonusGood { good: *good });
                }
            }
        }
        Act::Casting(cast, None) => {
            for rune in Rune::ALL {
                if runes::check_rune(game, seat, *cast, rune).is_ok() {
                    out.offer(Action::Rune { rune });
                }
            }
            if *cast > 0 {
                out.offer(Action::CastDone);
            }
        }
        Act::Casting(cast, Some(rune)) => {
            runes::targets(game, seat, *cast, *rune).into_iter().for_each(|area| out.offer(Action::Target { area }));
        }
        Act::Trading(_) | Act::Bargaining(..) => trade(game, turn, out),
        Act::Answering(..) => [Action::Accept, Action::Decline].into_iter().for_each(|action| out.offer(action)),
        Act::Exchanging(None) => {
            for one in Card::ALL {
                for other in Card::ALL {
                    if cards::check_discard(game, seat, one, other).is_ok() {
                        out.offer(Action::Discard { one, other });
                    }
                }
            }
        }
        Act::Exchanging(Some(_)) => {
            for card in Card::ALL {
                if cards::check_take(game, seat, card).is_ok() {
                    out.offer(Action::Take { card });
                }
            }
        }
    }
}

fn go(game: &Bardagi, turn: &Turn, unit: Unit, out: &mut impl Offers) {
    match game.player(turn.seat).place(unit) {
        Place::On(from) => moving::destinations(game, turn, unit, from, &mut |place| {
            out.offer(match place {
                Ok(to) => Action::Go { to },
                Err(harbour) => Action::Board { harbour },
            });
        }),
        Place::Aboard => out.offer(Action::Disembark),
        Place::Town => {}
    }
}

/// What may be done with a card in hand, or with one that is not needed.
fn card_uses(game: &Bardagi, turn: &Turn, out: &mut impl FnMut(Action)) {
    let player = game.player(turn.seat);
    let mut offer = |action: Action| {
        if rules::check_menu(game, turn, action).is_ok() {
            out(action);
        }
    };
    for unit in Unit::ALL {
        offer(Action::Move { unit });
    }
    if player.hand[Card::Berserkur.index()] > 0 {
        offer(Action::Attack);
        if let Some(area) = player.stands(Unit::Berserkur) {
            for seat in turn.seat.others(game.seats as usize) {
                if game.player(seat).stands_on(Unit::Berserkur, area) {
                    offer(Action::Duel { seat });
                }
            }
        }
        offer(Action::Rearrange);
        offer(Action::Refill { building: Building::Virki });
    }
    if cards::has(game, turn, Card::Godi) {
        offer(Action::Refill { building: Building::Hof });
        offer(Action::Convert);
        offer(Action::Cast);
        offer(Action::BuyRunes { unit: Unit::Godi });
    }
    if player.hand[Card::Kaupmadur.index()] > 0 {
        offer(Action::BuyRunes { unit: Unit::Kaupmadur });
        offer(Action::BuyLand);
        offer(Action::Trade);
        offer(Action::ForcedTrade);
    }
    offer(Action::HomeAction);
    offer(Action::Sail);
    offer(Action::Exchange);
}

fn menu(game: &Bardagi, turn: &Turn, out: &mut impl Offers) {
    card_uses(game, turn, &mut |action| out.offer(action));
    let plot = game.player(turn.seat).stands(Unit::Godi).map(|area| game.plot(area));
    if plot.is_some_and(crate::state::Plot::has_runes) {
        for rune in Rune::ALL {
            if runes::check_remove(game, turn.seat, rune).is_ok() {
                out.offer(Action::RemoveRune { rune });
            }
        }
    }
    if turn.wild_cards > 0 {
        for card in Card::ALL {
            if cards::check_war_horns(game, turn, card).is_ok() {
                out.offer(Action::WarHorns { card });
            }
        }
    }
    if cards::check_end_turn(game, turn).is_ok() {
        out.offer(Action::EndTurn);
    }
}

/// BA-RULING-06. Whether any card in hand has a use.
pub(crate) fn any_card_use(game: &Bardagi, turn: &Turn) -> bool {
    let mut any = false;
    card_uses(game, turn, &mut |_| any = true);
    any && game.player(turn.seat).cards() > 0
}

fn trade(game: &Bardagi, turn: &Turn, out: &mut impl Offers) {
    let mut offer = |action: Action| {
        if rules::check(game, turn.seat, action).is_ok() {
            out.offer(action);
        }
    };
    if let Act::Trading(_) = turn.act {
        for good in Good::ALL {
            offer(Action::Sell { good });
        }
        for good in Good::ALL {
            offer(Action::Buy { good });
        }
        (0..game.content.trade.deals.len() as u8).for_each(|deal| offer(Action::Cash { deal }));
        offer(Action::SpendGold);
        offer(Action::SellHide);
        for building in Building::ALL {
            offer(Action::Refill { building });
        }
        offer(Action::TradeDone);
    }
    if rules::trading::forced(turn).is_some() {
        for item in BargainItem::ALL {
            offer(Action::Give { item });
        }
        for item in BargainItem::ALL {
            offer(Action::Ask { item });
        }
        if let Act::Bargaining(..) = turn.act {
            offer(Action::Propose);
        }
    }
}

fn build(game: &Bardagi, seat: Seat, out: &mut impl Offers) {
    let open = building::on_display(game);
    for tile in open {
        if building::check_build(game, seat, tile).is_ok() {
            out.offer(Action::Build { tile });
        }
    }
    for new in open {
        for old in building::replaceable(game, seat, new) {
            if building::check_replace(game, seat, old, new).is_ok() {
                out.offer(Action::Replace { old, new });
            }
        }
    }
    out.offer(Action::PassBuild);
}

fn claim(game: &Bardagi, seat: Seat, step: ClaimStep, out: &mut impl Offers) {
    match step {
        ClaimStep::Sheep => {
            claiming::split(game, seat, Kind::Sheep).for_each(|wool| out.offer(Action::ClaimSheep { wool }));
        }
        ClaimStep::Cattle => {
            claiming::split(game, seat, Kind::Cattle).for_each(|hide| out.offer(Action::ClaimCattle { hide }));
        }
        ClaimStep::Axes => {
            (0..=claiming::most_axes(game, seat)).for_each(|count| out.offer(Action::BuyAxes { count }));
        }
        ClaimStep::Recruits => {
            for building in Building::ALL {
                if claiming::check_recruit(game, seat, building).is_ok() {
                    out.offer(Action::PlaceRecruit { building });
                }
            }
            out.offer(Action::RecruitsDone);
        }
        ClaimStep::PlacingAxes => {
            claiming::axe_places(game, seat).into_iter().for_each(|area| out.offer(Action::PlaceAxe { area }));
            out.offer(Action::AxesDone);
        }
    }
}
