//! What a bot makes of a position: points, and how near each seat's Patrons are.
//!
//! Every seat's strength is counted in points as they can be expected at the end of the round: what is scored, what the
//! Patrons in hand promise, and what lies ready to help. During a turn the promise follows the small decisions: dice
//! that may still be rolled count by their chances, resources that cannot be stowed count for nothing, and a Patron that
//! can be fulfilled now counts in full.

mod prospect;

use crate::content::{Content, Power, Weights};
use crate::goods::Resources;
use crate::ids::{Card, Cards, Dice};
use crate::rules::burglars;
use crate::state::{DwarvenMiner, FavourStep, Open, Phase, Window};
use crate::tray::Tray;
use arrayvec::ArrayVec;
use engine::{Eye, PerSeat, Seat};
use prospect::{Means, Moment, Prospect};

/// How good each seat's position is, from 0 to 1; the seats share one certain victory. A keen eye expects
/// little of dice that may still be rolled; a plain one takes each at its word, and rolls where it should let lie.
pub(crate) fn outlook(game: &DwarvenMiner, eye: Eye) -> PerSeat<f32> {
    let open = &game.open;
    let hope = open.content.weights.hope_of(eye);
    let seats = open.seats();
    let mut shares = PerSeat::default();
    if let Phase::Over(ending) = open.phase {
        let winners = ending.winners();
        winners.iter().for_each(|seat| shares[seat.index()] = 1.0 / winners.len() as f32);
        return shares;
    }
    let weights = &open.content.weights;
    let leader = open.miners.iter().map(|miner| miner.score).max().unwrap_or_default();
    let slope = weights.slope + weights.haste * f32::from(leader);
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        let share = (slope * strength(game, seat, hope)).exp();
        shares[seat.index()] = share;
        sum += share;
    }
    shares.map(|share| share / sum)
}

/// The points a seat can be expected to have, more or less, with what it has now.
fn strength(game: &DwarvenMiner, seat: Seat, hope: f32) -> f32 {
    let open = &game.open;
    let score = f32::from(open.miner(seat).score);
    if open.is_last_round() {
        return score + last_gain(game, seat, hope);
    }
    score + promise(game, seat, hope) + table(open, seat)
}

/// DM-VARIANT-02. What the seat's turn may still bring when nothing counts after this round: its likeliest Patron.
fn last_gain(game: &DwarvenMiner, seat: Seat, hope: f32) -> f32 {
    let open = &game.open;
    let means = Means::of(open, seat, hope);
    let fresh = if seat == open.turn.active { Dice::NONE } else { means.fresh };
    let gain = |card: Card| points(open, seat, card) * prospect::soon(open, &means, card, fresh);
    game.hands[seat.index()].iter().map(gain).fold(0.0, f32::max)
}

/// Whether the seat's turn in this round is still to come: then six dice wait for it.
fn has_turn_ahead(open: &Open, seat: Seat) -> bool {
    if let Phase::Mulligan(_) = open.phase {
        return true;
    }
    let place = |seat: Seat| (usize::from(seat.0) + open.seats() - open.turn.first.index()) % open.seats();
    place(seat) > place(open.turn.active)
}

/// What the Patrons in the hand promise: the best in full, the others in part. Of dice that have just been rolled, only
/// part of the luck counts: the rest is what they could be expected to show.
fn promise(game: &DwarvenMiner, seat: Seat, hope: f32) -> f32 {
    let open = &game.open;
    let weights = &open.content.weights;
    let hand = game.hands[seat.index()];
    let means = Means::of(open, seat, hope);
    let mut value = plans(open, seat, hand, &means, means.fresh);
    if seat == open.turn.active && !means.fresh.is_empty() {
        value += weights.luck * (plans(open, seat, hand, &means, Dice::NONE) - value);
    }
    value
        + weights.spare * f32::from(means.resources.total().min(means.slots.resources))
        + weights.spare * f32::from(means.items.total().min(means.slots.items))
}

/// The best plan: all free dice are rolled for one of the Patrons, and the others make do with what is there.
fn plans(open: &Open, seat: Seat, hand: Cards, means: &Means, fresh: Dice) -> f32 {
    let mut still = ArrayVec::<(Prospect, f32), 4>::new();
    for card in hand.iter() {
        let prospect = Prospect::of(open, means, card, points(open, seat, card), fresh);
        still.push((prospect, prospect.value(open, means)));
    }
    let mut best = weigh(open, still.iter().map(|(_, value)| *value));
    if means.moment == Moment::Mining {
        let first = still.iter().reduce(|best, other| if other.1 > best.1 { other } else { best });
        for (prospect, _) in &still {
            // Dice that the best Patron needs are not rolled for another.
            let held = first.filter(|first| first.0.card != prospect.card).map_or(Dice::NONE, |first| first.0.used());
            let hunted = prospect.hunted(open, means, held);
            let others = still.iter().map(|(other, value)| if other.card == prospect.card { hunted } else { *value });
            best = best.max(weigh(open, others) - 0.02);
        }
    }
    best
}

/// The best value counts in full, the second and third in part.
fn weigh(open: &Open, values: impl Iterator<Item = f32>) -> f32 {
    let weights = &open.content.weights;
    let floor = -2.0 * weights.turn;
    let mut best = [floor; 3];
    for mut value in values {
        for place in &mut best {
            if value > *place {
                std::mem::swap(place, &mut value);
            }
        }
    }
    let [first, second, third] = best.map(|value| value - floor);
    first + weights.second * second + weights.third * third
}

/// What a Patron would bring: not more than is missing, and what it lifts of one's own cards.
fn points(open: &Open, seat: Seat, card: Card) -> f32 {
    let kind = open.content.kind(card);
    let patron = &open.content.patrons[kind.index()];
    let mut points = open.worth(kind);
    if let Power::Cumulative { step, .. } = patron.power {
        points += step * open.miner(seat).court.common(patron.cards).len() as u8;
    }
    // With level rounds whoever goes furthest beyond the goal wins.
    let goal = if open.options.level_rounds { u8::MAX } else { open.content.target_points };
    let missing = goal.saturating_sub(open.miner(seat).score);
    let surplus = points.saturating_sub(missing);
    f32::from(points.min(missing)) + 0.03 * f32::from(surplus) + power(&open.content.weights, patron.power)
}

/// What the power of a Patron is worth to its owner once it is fulfilled.
fn power(weights: &Weights, power: Power) -> f32 {
    match power {
        Power::Discount { .. } => weights.discount,
        Power::Take { .. } => weights.take,
        Power::RerollOrcs => weights.reroll,
        Power::Eliminate => weights.eliminate,
        Power::Spell { .. } => weights.spell,
        Power::Ward => weights.ward,
        Power::Cumulative { .. } | Power::Song { .. } => 0.0,
        Power::Delve | Power::Smash => 1.2,
        Power::Swap => -weights.favour,
        Power::Gift { .. } => -2.0 * weights.favour,
    }
}

/// What lies on the table: vaults, powers, favours, Burglars, and decisions that are pending.
fn table(open: &Open, seat: Seat) -> f32 {
    let content: &Content = &open.content;
    let (weights, with, miner) = (&content.weights, &content.with, open.miner(seat));
    let mut value = 0.0;
    let count = |cards: Cards| miner.court.common(cards).len() as f32;
    value += weights.discount * count(with.discount);
    value += weights.take * count(with.take);
    value += weights.reroll * count(with.reroll);
    value += weights.eliminate * count(with.eliminate);
    value += weights.spell * count(with.spell);
    value += weights.favour * miner.favours.len() as f32;
    let to_go = 1.0 - f32::from(miner.score.min(content.target_points)) / f32::from(content.target_points);
    for (index, id) in open.vaults_of(seat).enumerate() {
        let vault = open.vault(id);
        value += weights.vaults[index.min(2)] * to_go;
        value += if vault.ward.is_some() { weights.ward } else { 0.0 };
        let is_stowed = match open.phase {
            Phase::Arranging { vault, .. } => seat != open.turn.active || id < vault,
            _ => seat != open.turn.active,
        };
        if is_stowed {
            value +=
                weights.safe * (2.0 * f32::from(vault.stash.items.total()) + f32::from(vault.stash.resources.total()));
        }
    }
    if seat == open.turn.active { value + burglary(open) } else { value + pending_favour(open, seat) }
}

/// What the Burglars of the active player may bring.
fn burglary(open: &Open) -> f32 {
    let weights = &open.content.weights;
    match open.phase {
        Phase::Looting { tier, .. } => weights.burglars[usize::from(tier) - 1] + 0.1,
        Phase::Mining { .. } | Phase::Crafting | Phase::Omitting { .. } if open.turn.burglaries_left > 0 => {
            let others = || open.turn.active.others(open.seats());
            (1..=open.burglars())
                .filter(|tier| others().any(|victim| burglars::has_loot(open, *tier, victim)))
                .fold(0.0, |best: f32, tier| best.max(weights.burglars[usize::from(tier) - 1]))
        }
        _ => 0.0,
    }
}

/// What a guest who is using a favour has still to get out of it.
fn pending_favour(open: &Open, seat: Seat) -> f32 {
    let favour = open.content.weights.favour;
    match open.phase {
        Phase::Favour { guest, step, .. } if guest == seat => match step {
            FavourStep::Asked => 0.0,
            FavourStep::Giving => favour + 0.3,
            FavourStep::Getting { .. } => favour + 0.6,
            FavourStep::Picking { .. } | FavourStep::Placing { .. } => 0.1,
        },
        _ => 0.0,
    }
}

impl Means {
    /// What the seat can work with in this position.
    fn of(open: &Open, seat: Seat, hope: f32) -> Means {
        let goods = open.goods_of(seat);
        let mut means = Means {
            resources: goods.resources,
            items: goods.items,
            wishes: 0,
            tray: None,
            fresh: Dice::NONE,
            wild: open.wild(seat),
            slots: open.limits(seat),
            moment: Moment::Waiting,
            hope,
        };
        if seat != open.turn.active || matches!(open.phase, Phase::Mulligan(_)) {
            if has_turn_ahead(open, seat) {
                means.roll(Tray::FRESH, Dice::ALL);
            }
            if let Phase::Favour { guest, step, .. } = open.phase
                && guest == seat
            {
                means.expect(step);
            }
            return means;
        }
        let in_window = |then: Window| if then == Window::Crafting { Moment::Crafting } else { Moment::Fulfilling };
        means.moment = match open.phase {
            Phase::Mulligan(_) | Phase::Over(_) => Moment::Waiting,
            Phase::Mining { .. } => Moment::Mining,
            Phase::Crafting | Phase::Looting { .. } | Phase::Omitting { .. } => Moment::Crafting,
            Phase::Fulfilment | Phase::Smashing { .. } | Phase::Warding { .. } | Phase::Favour { .. } => {
                Moment::Fulfilling
            }
            Phase::Picking { then, .. } | Phase::Trading { then, .. } | Phase::Choosing { then } => in_window(then),
            Phase::Banking | Phase::Trimming | Phase::Arranging { .. } => Moment::Stowing,
        };
        if !matches!(means.moment, Moment::Waiting) {
            means.tray = Some(open.turn.tray);
        }
        match open.phase {
            Phase::Mining { rolled } => means.fresh = rolled,
            Phase::Picking { picks_left, .. } => means.wishes = picks_left,
            Phase::Trading { given: Some(given), .. } => means.items = means.items.without(given),
            Phase::Omitting { work, price, omissions_left } => means.forge(open, work, price, omissions_left),
            _ => {}
        }
        means
    }

    /// Dice lie there to be rolled.
    fn roll(&mut self, tray: Tray, fresh: Dice) {
        self.moment = Moment::Mining;
        self.tray = Some(tray);
        self.fresh = fresh;
    }

    /// What a favour under way will bring.
    fn expect(&mut self, step: FavourStep) {
        match step {
            FavourStep::Asked | FavourStep::Giving => {}
            FavourStep::Getting { given, .. } => self.items = self.items.without(given),
            FavourStep::Picking { picks_left, .. } => self.wishes = picks_left,
            FavourStep::Placing { gain, picks_left } => {
                self.resources = self.resources.with(gain);
                self.wishes = picks_left;
            }
        }
    }

    /// What an Engineer is about to craft counts as crafted, and what it still costs as paid.
    fn forge(&mut self, open: &Open, work: crate::content::Work, price: Resources, omissions_left: u8) {
        if let crate::content::Work::Item(item) = work {
            self.items = self.items.with(item);
        }
        let paid = self.resources.common(price);
        self.resources = self.resources.without_all(paid);
        let on_dice = open.turn.tray.resources().common(price.without_all(paid)).total();
        let owed = price.total() - paid.total() - on_dice;
        self.debt(on_dice + owed.saturating_sub(omissions_left));
    }

    fn debt(&mut self, resources: u8) {
        self.wishes = self.wishes.wrapping_sub(resources);
    }
}

/// What is missing for a Patron, in resources: what its lacking items cost beyond cards and dice.
pub(crate) fn missing(open: &Open, seat: Seat, card: Card) -> Resources {
    prospect::missing(open, &Means::of(open, seat, open.content.weights.hope), card)
}

/// About the chance to have everything for a Patron before mining ends, if one rolls for nothing else; only while one
/// is mining.
pub(crate) fn chance(open: &Open, seat: Seat, card: Card) -> Option<f32> {
    let means = Means::of(open, seat, open.content.weights.hope);
    (seat == open.turn.active && means.moment == Moment::Mining)
        .then(|| prospect::chance(open, &means, card, Dice::NONE))
}
