//! How near a Patron is: the points it promises, less the turns it will still take.

use crate::content::Slots;
use crate::goods::{Items, Resources};
use crate::ids::{Card, Dice, Die, Resource};
use crate::state::Open;
use crate::tray::{Face, Tray};

/// What a seat can work with.
pub(crate) struct Means {
    /// Resource cards.
    pub(crate) resources: Resources,
    /// Item cards.
    pub(crate) items: Items,
    /// Resources of any kind that are about to come; as a wrapped negative number, that are about to go.
    pub(crate) wishes: u8,
    /// The dice, on one's own turn.
    pub(crate) tray: Option<Tray>,
    /// The dice that have just been rolled, or wait to be.
    pub(crate) fresh: Dice,
    /// DM-POWER-08. What pays for anything.
    pub(crate) wild: Option<Resource>,
    /// What can be kept.
    pub(crate) slots: Slots,
    /// How far the turn has come.
    pub(crate) moment: Moment,
    /// How many of the successes that single dice promise are counted on.
    pub(crate) hope: f32,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// It has not begun.
    Waiting,
    /// Dice may be rolled.
    Mining,
    /// Things may be crafted.
    Crafting,
    /// Patrons may be fulfilled.
    Fulfilling,
    /// Only what is kept matters.
    Stowing,
}

/// What is known of a Patron in hand: its points, and what it still takes.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    /// Which card it is.
    pub(crate) card: Card,
    points: f32,
    /// Items that are there, and that are not.
    owned: u8,
    lacking: u8,
    work: Work,
    rollable: Dice,
    /// What keeping everything costs beyond what is missing: resources that find no slot, and items.
    lost: f32,
    too_many: f32,
}

impl Prospect {
    /// Looks at a Patron once. Dice in `fresh` are taken as not rolled yet.
    pub(crate) fn of(open: &Open, means: &Means, card: Card, points: f32, fresh: Dice) -> Prospect {
        let patron = open.content.patron(card);
        let lacking = means.items.short_of(patron.items).total();
        let owned = patron.items.total() - lacking;
        let (work, rollable) = Work::plan(open, means, card, fresh);
        // What does not fit into slots is lost; while one can craft, most of it can be forged into something.
        let excess = (work.useful - i32::from(means.slots.resources)).max(0) as f32;
        let can_craft = means.moment == Moment::Crafting || means.moment == Moment::Mining;
        let lost = if can_craft { 0.5 * excess } else { excess };
        let too_many = (i32::from(owned) - i32::from(means.slots.items)).max(0) as f32;
        Prospect { card, points, owned, lacking, work, rollable, lost, too_many }
    }

    /// The dice it needs.
    pub(crate) fn used(&self) -> Dice {
        self.work.used
    }

    /// The Patron's points, less what the turns it still takes are worth.
    pub(crate) fn value(&self, open: &Open, means: &Means) -> f32 {
        let can_fulfil = match means.moment {
            Moment::Waiting | Moment::Stowing => false,
            Moment::Fulfilling => self.lacking == 0,
            Moment::Crafting | Moment::Mining => true,
        };
        self.bonus(open) + self.worth(open, self.work.left.max(0), can_fulfil)
    }

    /// The same while mining, when all free dice but those that are `held` are rolled for this Patron.
    pub(crate) fn hunted(&self, open: &Open, means: &Means, held: Dice) -> f32 {
        let left = self.work.left.max(0);
        let rolled = self.rollable.without_all(held);
        let odds = self.work.odds(open, rolled, means.hope);
        let odds = odds.iter().take(rolled.len() + 1).enumerate();
        self.bonus(open) + odds.map(|(wins, odds)| odds * self.worth(open, left - wins as i32, true)).sum::<f32>()
    }

    fn bonus(&self, open: &Open) -> f32 {
        open.content.weights.item * f32::from(self.owned)
    }

    fn worth(&self, open: &Open, left: i32, can_fulfil: bool) -> f32 {
        let weights = &open.content.weights;
        let turns = if left <= 0 && can_fulfil {
            0.0
        } else {
            let rest = left as f32 + self.lost + 3.0 * self.too_many;
            if rest < 0.5 {
                weights.ready + 0.02 * f32::from(self.lacking)
            } else {
                (weights.overhead + weights.per_resource * rest).max(1.0)
            }
        };
        self.points - weights.turn * turns
    }
}

/// What is missing for a Patron beyond cards and dice.
pub(crate) fn missing(open: &Open, means: &Means, card: Card) -> Resources {
    let (work, _) = Work::plan(open, means, card, Dice::NONE);
    let mut missing = work.need;
    // Wild things pay for the last kinds.
    for kind in Resource::ALL.into_iter().rev() {
        while missing.of(kind) > 0 && i32::from(missing.total()) > work.left.max(0) {
            missing = missing.without(kind);
        }
    }
    missing
}

/// About the chance to have everything before mining ends, if one rolls for nothing else. Dice in `fresh` are taken as not
/// rolled yet.
pub(crate) fn chance(open: &Open, means: &Means, card: Card, fresh: Dice) -> f32 {
    let (work, rollable) = Work::plan(open, means, card, fresh);
    let odds = work.odds(open, rollable, means.hope);
    odds.iter().skip(work.left.max(0) as usize).sum()
}

/// About the chance to fulfil a Patron in the turn that is under way or ahead.
pub(crate) fn soon(open: &Open, means: &Means, card: Card, fresh: Dice) -> f32 {
    let lacking = means.items.short_of(open.content.patron(card).items);
    let is_paid = || Work::plan(open, means, card, fresh).0.left <= 0;
    match means.moment {
        Moment::Waiting | Moment::Stowing => 0.0,
        Moment::Mining => chance(open, means, card, fresh),
        Moment::Crafting => f32::from(u8::from(is_paid())),
        Moment::Fulfilling => f32::from(u8::from(lacking.is_empty())),
    }
}

/// What is still missing, and which dice help.
#[derive(Clone, Copy)]
struct Work {
    /// What no card and no die pays yet, by kind.
    need: Resources,
    /// How much of it is left after Artifacts and other wild things.
    left: i32,
    /// Cards and dice that are of use and would have to be kept.
    useful: i32,
    /// The dice that help.
    used: Dice,
}

impl Work {
    /// What a Patron still takes, and which dice may be rolled for it.
    fn plan(open: &Open, means: &Means, card: Card, fresh: Dice) -> (Work, Dice) {
        let lacking = means.items.short_of(open.content.patron(card).items);
        let price = lacking.each().fold(Resources::NONE, |price, item| price + open.content.item(item).recipe);
        let need = means.resources.short_of(price);
        let left = i32::from(need.total()) - i32::from(means.wishes as i8);
        let mut work = Work { need, left, useful: i32::from(price.total() - need.total()), used: Dice::NONE };
        if let Some(wild) = means.wild {
            let spare = means.resources.of(wild).saturating_sub(price.of(wild));
            work.left -= i32::from(spare).min(work.left.max(0));
        }
        let rollable = means.tray.map_or(Dice::NONE, |tray| work.use_dice(tray, fresh));
        (work, rollable)
    }

    /// Counts the dice that are of use; the others may be rolled.
    fn use_dice(&mut self, tray: Tray, fresh: Dice) -> Dice {
        let mut rollable = fresh;
        for die in (0..Die::LIMIT as u8).map(Die) {
            if fresh.contains(die) {
                continue;
            }
            match tray.face(die) {
                Some(Face::Resource(kind)) if self.need.of(kind) > 0 && self.left > 0 => {
                    self.need = self.need.without(kind);
                    self.left -= 1;
                    self.useful += 1;
                    self.used = self.used.with(die);
                }
                Some(Face::Artifact) if self.left > 0 => {
                    self.left -= 1;
                    self.useful += 1;
                    self.used = self.used.with(die);
                }
                Some(Face::Resource(_) | Face::Artifact | Face::Burglar) => rollable = rollable.with(die),
                Some(Face::Orc) | None => {}
            }
        }
        rollable
    }

    /// How likely so many of the dice succeed: a die that is rolled until it shows one of n wanted faces or its Orc does so
    /// with n chances in n + 1.
    fn odds(&self, open: &Open, rollable: Dice, hope: f32) -> [f32; Die::LIMIT + 1] {
        let mut odds = [0.0; Die::LIMIT + 1];
        odds[0] = 1.0;
        if self.left <= 0 {
            return odds;
        }
        for (dice, die) in rollable.iter().enumerate() {
            let shown = &open.content.shown[die.index()];
            let wanted = f32::from(shown.resources.of_kinds(self.need).total() + shown.artifacts);
            let chance = hope * wanted / (wanted + 1.0);
            for wins in (0..=dice).rev() {
                odds[wins + 1] += odds[wins] * chance;
                odds[wins] *= 1.0 - chance;
            }
        }
        odds
    }
}
