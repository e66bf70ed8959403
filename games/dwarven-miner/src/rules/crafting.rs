//! Turning resources into items and vaults (RULES.md, "Crafting", "Vaults", and the Engineer).

use super::powers;
use crate::content::{Power, Work};
use crate::event::{Event, What, tell};
use crate::goods::Resources;
use crate::ids::{Dice, Resource};
use crate::state::{Open, Phase};
use crate::tray::Face;
use engine::{Refusal, Table, ensure};

/// What the active player can pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    /// DM-CRAFT-02, DM-CRAFT-03. Resources of dice and cards together.
    resources: Resources,
    /// DM-ART-01. Artifacts.
    artifacts: u8,
    /// DM-POWER-08. The resource that pays for any other.
    wild: Option<Resource>,
}

impl Purse {
    /// What lies ready now.
    #[inline]
    pub(crate) fn of(open: &Open) -> Purse {
        let tray = open.turn.tray;
        Purse {
            resources: tray.resources() + open.turn.goods.resources,
            artifacts: tray.artifacts(),
            wild: open.wild(open.turn.active),
        }
    }

    /// How many resources of the price stay unpaid when everything is used as well as it can be; negative when wild
    /// things are left over.
    #[inline]
    pub(crate) fn shortfall(&self, price: Resources) -> i16 {
        let missing = i16::from(self.resources.short_of(price).total()) - i16::from(self.artifacts);
        match self.wild {
            None => missing,
            // DM-RULING-24. Only what the recipe does not itself need is wild.
            Some(wild) => missing - i16::from(self.resources.of(wild).saturating_sub(price.of(wild))),
        }
    }

    /// Whether the price can be paid.
    #[inline]
    pub(crate) fn pays(&self, price: Resources) -> bool {
        self.shortfall(price) <= 0
    }
}

/// Whether the active player can pay the price.
pub(crate) fn is_payable(open: &Open, price: Resources) -> bool {
    Purse::of(open).pays(price)
}

/// DM-RULING-20, DM-RULING-25. There must be a card to take.
fn check_pile(open: &Open, work: Work) -> Result<(), Refusal> {
    match work {
        Work::Item(item) => {
            ensure(open.piles.items.of(item) > 0, "DM-RULING-25", "no card of that item is left on the board")
        }
        Work::Vault => ensure(open.next_vault().is_some(), "DM-RULING-20", "all vaults have been crafted"),
    }
}

/// DM-CRAFT-01, DM-CRAFT-02, DM-CRAFT-03, DM-CRAFT-05, DM-CRAFT-06, DM-VAULT-01, DM-TURN-03. The recipe is paid with dice
/// and cards, mixed freely, each used once; anything may be crafted, as often as one can pay.
pub(crate) fn check(open: &Open, work: Work) -> Result<(), Refusal> {
    check_pile(open, work)?;
    ensure(is_payable(open, open.content.recipe(work)), "DM-CRAFT-01", "your dice and cards do not pay for that recipe")
}

/// DM-POWER-04, DM-RULING-55. With an Engineer face up, if the rest can be paid after leaving out what may be left out.
pub(crate) fn check_engineer(open: &Open, work: Work) -> Result<(), Refusal> {
    let amount = discount(open).ok_or(Refusal::new("DM-PATRON-05", "no Engineer lies face up before you"))?;
    check_pile(open, work)?;
    let short = Purse::of(open).shortfall(open.content.recipe(work));
    ensure(short <= i16::from(amount), "DM-POWER-04", "too much would still be missing")
}

/// DM-POWER-04. How many resources the Engineer of the active player leaves out.
#[inline]
pub(crate) fn discount(open: &Open) -> Option<u8> {
    let card = open.miner(open.turn.active).court.common(open.content.with.discount).first()?;
    match open.content.patron(card).power {
        Power::Discount { amount } => Some(amount),
        _ => None,
    }
}

/// DM-RULING-55. Whether this may be left out: it belongs to the price, and the rest can be paid in the end.
#[inline]
pub(crate) fn may_omit(open: &Open, price: Resources, omissions_left: u8, resource: Resource) -> bool {
    price.of(resource) > 0 && Purse::of(open).shortfall(price.without(resource)) < i16::from(omissions_left)
}

/// DM-RULING-55. A resource of the recipe, if the rest can be paid in the end.
pub(crate) fn check_omit(open: &Open, price: Resources, omissions_left: u8, resource: Resource) -> Result<(), Refusal> {
    ensure(price.of(resource) > 0, "DM-RULING-55", "the recipe does not ask for that")?;
    let may = may_omit(open, price, omissions_left, resource);
    ensure(may, "DM-RULING-55", "leave out something you lack: the rest could not be paid")
}

/// DM-RULING-55. What remains must be payable.
pub(crate) fn check_omit_done(open: &Open, price: Resources) -> Result<(), Refusal> {
    ensure(is_payable(open, price), "DM-RULING-55", "what remains of the recipe cannot be paid yet")
}

/// DM-CRAFT-01. Pays the recipe and takes the card.
#[inline]
pub(crate) fn craft(open: &mut Open, work: Work, table: &mut impl Table<Event>) {
    make(open, work, open.content.recipe(work), Resources::NONE, table);
}

/// DM-POWER-04, DM-PATRON-05. The Engineer leaves, and it is asked what is left out.
pub(crate) fn engineer(open: &mut Open, work: Work, table: &mut impl Table<Event>) {
    let Some(omissions_left) = discount(open) else { return };
    powers::spend(open, open.content.with.discount, table);
    open.phase = Phase::Omitting { work, price: open.content.recipe(work), omissions_left };
}

/// DM-RULING-55. Leaves out a resource; after the last one the rest is paid.
pub(crate) fn omit(open: &mut Open, resource: Resource, table: &mut impl Table<Event>) {
    let Phase::Omitting { work, price, omissions_left } = open.phase else { return };
    let price = price.without(resource);
    open.phase = Phase::Omitting { work, price, omissions_left: omissions_left - 1 };
    if omissions_left == 1 || price.is_empty() {
        finish_discounted(open, table);
    }
}

/// DM-RULING-55. What remains is paid as usual.
pub(crate) fn finish_discounted(open: &mut Open, table: &mut impl Table<Event>) {
    let Phase::Omitting { work, price, .. } = open.phase else { return };
    open.phase = Phase::Crafting;
    make(open, work, price, open.content.recipe(work).without_all(price), table);
}

/// DM-CRAFT-01, DM-CRAFT-07, DM-VAULT-02, DM-RULING-61. Pays the price; an item lies with the player's things from now
/// on, a vault is the lowest of the pile and adds its slots at once.
#[inline]
fn make(open: &mut Open, work: Work, price: Resources, omitted: Resources, table: &mut impl Table<Event>) {
    let (dice, cards) = pay(open, price);
    let seat = open.turn.active;
    let mut crafted_vault = None;
    match work {
        Work::Item(item) => {
            open.piles.items = open.piles.items.without(item);
            open.turn.goods.items = open.turn.goods.items.with(item);
        }
        Work::Vault => {
            let vault = open.next_vault().expect("DM-RULING-20: a vault is left in the pile");
            open.vaults[vault.index()].owner = Some(seat);
            crafted_vault = Some(vault);
        }
    }
    tell(table, || What::Crafted { seat, work, cards, dice, omitted, vault: crafted_vault });
    if crafted_vault.is_some() {
        powers::place_waiting_wards(open, seat, table);
    }
}

/// DM-RULING-24, DM-CRAFT-04, DM-CRAFT-05, DM-ART-02, DM-POWER-08. Pays each resource of the price in order: matching
/// dice, matching cards (they return to their piles), wild resources the price does not itself need, Artifacts last.
/// Says which dice and cards it took.
#[inline]
fn pay(open: &mut Open, price: Resources) -> (Dice, Resources) {
    let wild = open.wild(open.turn.active);
    let mut spare = wild.map_or(0, |wild| {
        (open.turn.tray.resources() + open.turn.goods.resources).of(wild).saturating_sub(price.of(wild))
    });
    let (mut dice, mut cards) = (Dice::NONE, Resources::NONE);
    for kind in price.each() {
        if let Some(die) = open.turn.tray.spend(Face::Resource(kind)) {
            dice = dice.with(die);
        } else if open.turn.goods.resources.of(kind) > 0 {
            cards = cards.with(kind);
            return_card(open, kind);
        } else if let Some(wild) = wild.filter(|_| spare > 0) {
            spare -= 1;
            if let Some(die) = open.turn.tray.spend(Face::Resource(wild)) {
                dice = dice.with(die);
            } else {
                cards = cards.with(wild);
                return_card(open, wild);
            }
        } else {
            let die = open.turn.tray.spend(Face::Artifact).expect("DM-CRAFT-01: the price was checked");
            dice = dice.with(die);
        }
    }
    (dice, cards)
}

/// DM-CRAFT-04. A resource card goes back to its pile.
#[inline]
fn return_card(open: &mut Open, kind: Resource) {
    open.turn.goods.resources = open.turn.goods.resources.without(kind);
    open.piles.resources = open.piles.resources.with(kind);
}

/// DM-TURN-01, DM-TURN-04, DM-CRAFT-08. Crafting is over, whether anything was crafted or not.
#[inline]
pub(crate) fn end(open: &mut Open, table: &mut impl Table<Event>) {
    open.phase = Phase::Fulfilment;
    let seat = open.turn.active;
    tell(table, || What::LeftForge { seat });
}
