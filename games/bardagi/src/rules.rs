//! The rules: whether an action is allowed, and what it does. One file per chapter of RULES.md.

pub(crate) mod building;
pub(crate) mod cards;
pub(crate) mod claiming;
pub(crate) mod disks;
pub(crate) mod ending;
pub(crate) mod fighting;
pub(crate) mod merchant;
pub(crate) mod moving;
pub(crate) mod planning;
pub(crate) mod priest;
pub(crate) mod refilling;
pub(crate) mod rounds;
pub(crate) mod runes;
pub(crate) mod sailing;
pub(crate) mod trading;

use crate::legal::only;
use crate::state::{Act, ClaimStep, Turn};
use crate::{Action, Bardagi, Event, Phase, What};
use engine::{Refusal, Seat, SeatSet, Table, ensure};

impl Bardagi {
    /// Tells the table what happened.
    #[inline]
    pub(crate) fn tell(&self, table: &mut impl Table<Event>, what: impl FnOnce() -> What) {
        let on = self.board;
        table.tell(|| Event { on, what: what() });
    }

    /// BA-CARD-03. The turn that is being played.
    #[inline]
    pub(crate) fn turn(&self) -> &Turn {
        match &self.phase {
            Phase::Turn(turn) => turn,
            Phase::Choosing(_) | Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => {
                unreachable!("BA-CARD-03: somebody plays out their cards")
            }
        }
    }

    #[inline]
    pub(crate) fn turn_mut(&mut self) -> &mut Turn {
        match &mut self.phase {
            Phase::Turn(turn) => turn,
            Phase::Choosing(_) | Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => {
                unreachable!("BA-CARD-03: somebody plays out their cards")
            }
        }
    }

    /// What is done next in the turn.
    #[inline]
    pub(crate) fn act(&mut self, act: Act) {
        self.turn_mut().act = act;
    }
}

/// BA-ROUND-02. The seats that are asked.
pub(crate) fn asked(game: &Bardagi) -> SeatSet {
    match &game.phase {
        Phase::Choosing(seat) | Phase::Build(seat) | Phase::Claim(seat, ..) => SeatSet::one(*seat),
        Phase::Planning => game.all_seats().filter(|seat| !game.player(*seat).is_ready).collect(),
        Phase::Turn(turn) => SeatSet::one(match &turn.act {
            Act::Leaving(_, seats) => fighting::first_to_leave(game, turn.seat, *seats),
            Act::Answering(trading, _) => trading::host(*trading),
            Act::Picking
            | Act::Menu
            | Act::Moving(_)
            | Act::Sailing
            | Act::Landing(_)
            | Act::Fighting(_)
            | Act::Withdrawing
            | Act::Reinforcing(_)
            | Act::Rearranging(_)
            | Act::Bonus(_)
            | Act::Casting(..)
            | Act::Trading(_)
            | Act::Bargaining(..)
            | Act::Exchanging(_) => turn.seat,
        }),
        Phase::Over(_) => SeatSet::EMPTY,
    }
}

/// Whether the seat may do this now.
pub(crate) fn check(game: &Bardagi, seat: Seat, action: Action) -> Result<(), Refusal> {
    if let Phase::Over(_) = game.phase {
        return Err(Refusal::new("BA-END-05", "the match is over"));
    }
    if action == Action::TimeUp || seat == Seat::TABLE {
        return rounds::check_time_up(game, seat, action);
    }
    if !asked(game).contains(seat) {
        return Err(match game.phase {
            Phase::Planning => Refusal::new("BA-PLAN-03", "your cards are chosen; they stay as they are this round"),
            Phase::Turn(_) => Refusal::new("BA-ROUND-02", "it is somebody else's turn"),
            Phase::Choosing(_) | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => {
                Refusal::new("BA-ROUND-02", "somebody else decides first")
            }
        });
    }
    match (&game.phase, action) {
        (Phase::Choosing(_), Action::ChooseClan { clan }) => planning::check_clan(game, clan),
        (Phase::Planning, Action::Plan { card }) => planning::check_plan(game, seat, card),
        (Phase::Planning, Action::PlanDone) => planning::check_done(game, seat),
        (Phase::Turn(turn), _) => check_turn(game, turn, seat, action),
        (Phase::Build(_), Action::Build { tile }) => building::check_build(game, seat, tile),
        (Phase::Build(_), Action::Replace { old, new }) => building::check_replace(game, seat, old, new),
        (Phase::Claim(_, ClaimStep::Sheep, _), Action::ClaimSheep { wool }) => claiming::check_sheep(game, seat, wool),
        (Phase::Claim(_, ClaimStep::Cattle, _), Action::ClaimCattle { hide }) => {
            claiming::check_cattle(game, seat, hide)
        }
        (Phase::Claim(_, ClaimStep::Axes, _), Action::BuyAxes { count }) => claiming::check_buy_axes(game, seat, count),
        (Phase::Claim(_, ClaimStep::Recruits, _), Action::PlaceRecruit { building }) => {
            claiming::check_recruit(game, seat, building)
        }
        (Phase::Build(_), Action::PassBuild)
        | (Phase::Claim(_, ClaimStep::Recruits, _), Action::RecruitsDone)
        | (Phase::Claim(_, ClaimStep::PlacingAxes, _), Action::AxesDone) => Ok(()),
        (Phase::Claim(_, ClaimStep::PlacingAxes, _), Action::PlaceAxe { area }) => {
            claiming::check_axe(game, seat, area)
        }
        (phase, _) => Err(match phase {
            Phase::Choosing(_) => Refusal::new("BA-SETUP-10", "first choose your clan"),
            Phase::Planning => Refusal::new("BA-PLAN-01", "first everybody chooses cards"),
            Phase::Turn(_) => Refusal::new("BA-CARD-02", "that is not open in your turn"),
            Phase::Build(_) => Refusal::new("BA-BUILD-01", "this is the Build phase: build one tile or none"),
            Phase::Claim(_, ClaimStep::Sheep, _) => Refusal::new("BA-AREA-05", "first choose wool or meat"),
            Phase::Claim(_, ClaimStep::Cattle, _) => Refusal::new("BA-AREA-06", "first choose hide or meat"),
            Phase::Claim(_, ClaimStep::Axes, _) => Refusal::new("BA-CAMP-04", "first say how many Axe tokens you buy"),
            Phase::Claim(_, ClaimStep::Recruits, _) => {
                Refusal::new("BA-CLAIM-05", "first place your recruits, or none")
            }
            Phase::Claim(_, ClaimStep::PlacingAxes, _) => {
                Refusal::new("BA-CLAIM-06", "first place your Axe tokens, or keep them")
            }
            Phase::Over(_) => Refusal::new("BA-END-05", "the match is over"),
        }),
    }
}

fn check_turn(game: &Bardagi, turn: &Turn, seat: Seat, action: Action) -> Result<(), Refusal> {
    match (&turn.act, action) {
        (Act::Picking, Action::Plan { card }) => planning::check_plan(game, seat, card),
        (Act::Picking, Action::PlanDone) => planning::check_done(game, seat),
        (Act::Menu, _) => check_menu(game, turn, action),
        (Act::Moving(unit), Action::Go { to }) => moving::check_go(game, turn, *unit, to),
        (Act::Moving(unit), Action::Board { harbour }) => moving::check_board(game, turn, *unit, harbour),
        (Act::Moving(unit), Action::Disembark) => moving::check_disembark(game, turn, *unit),
        (Act::Sailing, Action::SailTo { to }) => sailing::check_sail_to(game, turn, to),
        (Act::Landing(area), Action::Land { unit }) => sailing::check_land(game, seat, unit, *area),
        (Act::Leaving(area, _), Action::GodiRetreat { to }) => fighting::check_leave(game, seat, *area, to),
        (Act::Reinforcing(_), Action::Reinforce { disks }) => fighting::check_reinforce(game, seat, disks),
        (Act::Rearranging(moved), Action::From { source }) => disks::check_from(game, seat, *moved, source),
        (Act::Rearranging(moved), Action::To { area }) => disks::check_to(game, seat, *moved, area),
        (Act::Rearranging(moved), Action::ToTown) => disks::check_to_town(*moved),
        (Act::Rearranging(moved), Action::RearrangeDone) => disks::check_done(*moved),
        (Act::Bonus(area), Action::BonusGood { good }) => merchant::check_bonus(game, seat, *area, good),
        (Act::Casting(cast, None), Action::Rune { rune }) => runes::check_rune(game, seat, *cast, rune),
        (Act::Casting(cast, Some(rune)), Action::Target { area }) => {
            runes::check_target(game, seat, *cast, *rune, area)
        }
        (Act::Casting(cast, None), Action::CastDone) => {
            ensure(*cast > 0, "BA-RULING-43", "at least one rune must be cast")
        }
        (Act::Trading(trading), _) => trading::check_step(game, turn, *trading, action),
        (Act::Bargaining(trading, bargain), _) => trading::check_bargain(game, turn, *trading, bargain, action),
        (Act::Landing(_), Action::LandDone)
        | (Act::Fighting(_), Action::Continue | Action::Stop)
        | (Act::Withdrawing, Action::Stay | Action::Retreat)
        | (Act::Answering(..), Action::Accept | Action::Decline) => Ok(()),
        (Act::Exchanging(None), Action::Discard { one, other }) => cards::check_discard(game, seat, one, other),
        (Act::Exchanging(Some(_)), Action::Take { card }) => cards::check_take(game, seat, card),
        (act, _) => Err(not_now(act)),
    }
}

/// What has to be done first.
fn not_now(act: &Act) -> Refusal {
    match act {
        Act::Picking => Refusal::new("BA-OPT-01", "first choose the cards of this turn"),
        Act::Menu => Refusal::new("BA-CARD-02", "first choose which unit acts"),
        Act::Moving(_) => Refusal::new("BA-MOVE-01", "first choose where the unit goes"),
        Act::Sailing => Refusal::new("BA-SHIP-01", "first choose where the ship goes"),
        Act::Landing(_) => Refusal::new("BA-SHIP-08", "first say who lands"),
        Act::Leaving(..) => Refusal::new("BA-RULING-25", "first the Godi leaves the attacked area"),
        Act::Fighting(_) => Refusal::new("BA-RULING-21", "first go on with the attack or stop"),
        Act::Withdrawing => Refusal::new("BA-COMBAT-09", "first stay or retreat"),
        Act::Reinforcing(_) => Refusal::new("BA-BERS-08", "first say how many disks you add"),
        Act::Rearranging(_) => Refusal::new("BA-DISK-01", "first finish rearranging disks"),
        Act::Bonus(_) => Refusal::new("BA-KAUP-03", "first choose the good that comes with the area"),
        Act::Casting(..) => Refusal::new("BA-RUNE-01", "first finish casting"),
        Act::Trading(_) | Act::Bargaining(..) => Refusal::new("BA-KAUP-05", "first finish the trade"),
        Act::Answering(..) => Refusal::new("BA-RULING-65", "first answer the bargain"),
        Act::Exchanging(_) => Refusal::new("BA-CARD-07", "first finish the exchange"),
    }
}

/// BA-CARD-02. What may be done next in a turn.
pub(crate) fn check_menu(game: &Bardagi, turn: &Turn, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Move { unit } => moving::check_move(game, turn, unit),
        Action::Attack => fighting::check_attack(game, turn),
        Action::Duel { seat } => fighting::check_duel(game, turn, seat),
        Action::Rearrange => disks::check_rearrange(game, turn),
        Action::Refill { building } => refilling::check_own_refill(game, turn, building),
        Action::Convert => priest::check_convert(game, turn),
        Action::Cast => runes::check_cast(game, turn),
        Action::BuyRunes { unit } => runes::check_buy(game, turn, unit),
        Action::BuyLand => merchant::check_buy_land(game, turn),
        Action::Trade => trading::check_trade(game, turn),
        Action::HomeAction => trading::check_home_action(game, turn),
        Action::ForcedTrade => trading::check_forced_trade(game, turn),
        Action::Sail => sailing::check_sail(game, turn),
        Action::RemoveRune { rune } => runes::check_remove(game, turn.seat, rune),
        Action::Exchange => cards::check_exchange(game, turn.seat),
        Action::WarHorns { card } => cards::check_war_horns(game, turn, card),
        Action::EndTurn => cards::check_end_turn(game, turn),
        _ => Err(not_now(&Act::Menu)),
    }
}

/// Does what was checked, and then whatever leaves no choice.
pub(crate) fn play(game: &mut Bardagi, seat: Seat, action: Action, table: &mut impl Table<Event>) {
    perform(game, seat, action, table);
    // A decision with a single answer is taken at once; the menu of a turn never is.
    while let Some((seat, action)) = only(game) {
        perform(game, seat, action, table);
    }
}

/// BA-CARD-10. Each arm spends a card only if its rule says so.
fn perform(game: &mut Bardagi, seat: Seat, action: Action, table: &mut impl Table<Event>) {
    match action {
        Action::ChooseClan { clan } => planning::choose_clan(game, seat, clan, table),
        Action::Plan { card } => planning::plan(game, seat, card, table),
        Action::PlanDone => planning::done(game, seat, table),
        Action::Move { unit } => game.act(Act::Moving(unit)),
        Action::Attack => fighting::attack(game, table),
        Action::Duel { seat: rival } => fighting::duel(game, rival, table),
        Action::Rearrange => disks::rearrange(game),
        Action::Refill { building } => refilling::refill(game, building, table),
        Action::Convert => priest::convert(game, table),
        Action::Cast => game.act(Act::Casting(0, None)),
        Action::BuyRunes { unit } => runes::buy(game, unit, table),
        Action::BuyLand => merchant::buy_land(game, table),
        Action::Trade | Action::HomeAction | Action::ForcedTrade => trading::begin(game, action),
        Action::Sail => game.act(Act::Sailing),
        Action::RemoveRune { rune } => runes::remove(game, rune, table),
        Action::Exchange => game.act(Act::Exchanging(None)),
        Action::WarHorns { card } => cards::war_horns(game, card, table),
        Action::EndTurn => cards::end_turn(game, table),
        Action::Go { to } => moving::go(game, to, table),
        Action::Board { harbour } => moving::board(game, harbour, table),
        Action::Disembark => moving::disembark(game, table),
        Action::SailTo { to } => sailing::sail_to(game, to, table),
        Action::Land { unit } => sailing::land(game, unit, table),
        Action::Continue => fighting::fight_on(game, table),
        Action::Stop => fighting::stop(game),
        Action::Stay => fighting::stay(game, table),
        Action::Retreat => fighting::retreat(game, table),
        Action::GodiRetreat { to } => fighting::leave(game, seat, to, table),
        Action::Reinforce { disks } => fighting::reinforce(game, disks, table),
        Action::From { source } => disks::take_from(game, source),
        Action::To { area } => disks::put(game, Some(area), table),
        Action::ToTown => disks::put(game, None, table),
        Action::BonusGood { good } => merchant::bonus_good(game, good, table),
        Action::Rune { rune } => runes::choose(game, rune, table),
        Action::Target { area } => runes::cast(game, area, table),
        Action::LandDone | Action::RearrangeDone | Action::CastDone => game.act(Act::Menu),
        Action::Sell { .. }
        | Action::Buy { .. }
        | Action::Cash { .. }
        | Action::SpendGold
        | Action::SellHide
        | Action::TradeDone
        | Action::Give { .. }
        | Action::Ask { .. }
        | Action::Propose
        | Action::Accept
        | Action::Decline => trading::step(game, action, table),
        Action::Discard { one, other } => game.act(Act::Exchanging(Some([one, other]))),
        Action::Take { card } => cards::take(game, card, table),
        Action::Build { tile } => building::build(game, seat, tile, table),
        Action::Replace { old, new } => building::replace(game, seat, old, new, table),
        Action::PassBuild => building::pass(game, seat, table),
        Action::ClaimSheep { wool } => claiming::sheep(game, seat, wool, table),
        Action::ClaimCattle { hide } => claiming::cattle(game, seat, hide, table),
        Action::BuyAxes { count } => claiming::buy_axes(game, seat, count, table),
        Action::PlaceRecruit { building } => claiming::recruit(game, seat, building, table),
        Action::RecruitsDone => claiming::recruits_done(game, seat, table),
        Action::PlaceAxe { area } => claiming::place_axe(game, seat, area, table),
        Action::AxesDone => claiming::axes_done(game, seat, table),
        Action::TimeUp => rounds::time_up(game, table),
    }
}
