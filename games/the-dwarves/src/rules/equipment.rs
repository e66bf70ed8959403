//! Equipment: drawing it, giving it out, using it (RULES.md, "Equipment").

use super::{Flow, health, moving, tracks, turn};
use crate::board::{Space, TroopSet};
use crate::cards::{Item, draw as position};
use crate::content::{Gear, Window};
use crate::list::List;
use crate::phase::{Clearing, Hand, Job, Phase};
use crate::{Event, TheDwarves};
use engine::{Refusal, Seat, Table, ensure};

/// TD-EQUIP-03, TD-RULING-87. Draws as many cards as there are, up to `look`; `count` of them are kept.
pub(crate) fn draw(game: &mut TheDwarves, count: u8, look: u8, table: &mut impl Table<Event>) {
    let mut hand = Hand { items: List::new(), keep: count };
    while hand.items.len() < usize::from(look.min(4)) {
        let Some(item) = draw_one(game, table) else { break };
        table.tell(|| Event::Drawn { item });
        hand.items.push(item);
    }
    game.agenda.push(Job::Share(hand));
}

/// TD-SETUP-14. The top card of the pile; of the renewed pile if it has run out.
fn draw_one(game: &mut TheDwarves, table: &mut impl Table<Event>) -> Option<Item> {
    let equipment = &mut game.equipment;
    let mut count: u8 = equipment.pile.iter().sum();
    if count == 0 {
        equipment.pile = std::mem::take(&mut equipment.discards);
        count = equipment.pile.iter().sum();
    }
    if count == 0 {
        return None;
    }
    let mut ticket = position(count, table);
    for (kind, copies) in equipment.pile.iter_mut().enumerate() {
        if ticket < *copies {
            *copies -= 1;
            return Some(Item(kind as u8));
        }
        ticket -= *copies;
    }
    None
}

/// TD-EQUIP-03, TD-RULING-66, TD-RULING-87. The kept cards are given out one by one; the others are discarded after that.
pub(crate) fn share(game: &mut TheDwarves, mut hand: Hand, table: &mut impl Table<Event>) -> Flow {
    if hand.keep == 0 || hand.items.is_empty() {
        for item in hand.items.iter() {
            lay_down(game, None, *item, table);
        }
        return Ok(());
    }
    if hand.items.len() > usize::from(hand.keep) {
        return Err(Phase::Keeping(hand));
    }
    let item = hand.items.remove(0);
    hand.keep -= 1;
    game.agenda.push(Job::Share(hand));
    hand_out(game, item, table)
}

/// TD-RULING-87. One of the drawn cards.
pub(crate) fn check_keep(hand: Hand, item: Item) -> Result<(), Refusal> {
    ensure(hand.items.contains(&item), "TD-RULING-87", "that card was not drawn")
}

/// TD-RULING-87. Keeps one of the drawn cards.
pub(crate) fn keep(game: &mut TheDwarves, mut hand: Hand, item: Item, table: &mut impl Table<Event>) -> Flow {
    let index = hand.items.iter().position(|drawn| *drawn == item).expect("TD-RULING-87: it was drawn");
    hand.items.remove(index);
    hand.keep -= 1;
    game.agenda.push(Job::Share(hand));
    hand_out(game, item, table)
}

/// TD-EQUIP-01, TD-EQUIP-02, TD-RULING-66. Somebody who has none of the kind gets it, for good; nobody: it is discarded.
fn hand_out(game: &mut TheDwarves, item: Item, table: &mut impl Table<Event>) -> Flow {
    let mut takers = game.all_seats().filter(|seat| check_give(game, *seat, item).is_ok());
    let (first, second) = (takers.next(), takers.next());
    match (first, second) {
        (Some(_), Some(_)) => Err(Phase::Giving { item }),
        (Some(only), None) => {
            give(game, only, item, table);
            Ok(())
        }
        (None, _) => {
            lay_down(game, None, item, table);
            Ok(())
        }
    }
}

/// TD-EQUIP-01. Nobody has two of a kind.
pub(crate) fn check_give(game: &TheDwarves, dwarf: Seat, item: Item) -> Result<(), Refusal> {
    health::check_dwarf(game, dwarf)?;
    ensure(!game.dwarf(dwarf).items.contains(item), "TD-EQUIP-01", "this dwarf has one of that kind already")
}

/// TD-EQUIP-03. A dwarf gets it. TD-EQUIP-06, TD-RULING-67: a medallion raises the most he can have, nothing else.
pub(crate) fn give(game: &mut TheDwarves, dwarf: Seat, item: Item, table: &mut impl Table<Event>) {
    let items = &mut game.dwarves[dwarf.index()].items;
    *items = items.with(item);
    table.tell(|| Event::Given { dwarf, item });
}

fn lay_down(game: &mut TheDwarves, owner: Option<Seat>, item: Item, table: &mut impl Table<Event>) {
    game.equipment.discards[usize::from(item.0)] += 1;
    table.tell(|| Event::ItemGone { owner, item });
}

/// TD-EQUIP-04, TD-EQUIP-07, TD-RULING-67. A dwarf's card goes to the discard pile; with a medallion goes the Health
/// above the new maximum.
pub(crate) fn drop_item(game: &mut TheDwarves, owner: Seat, item: Item) {
    let dwarf = &mut game.dwarves[owner.index()];
    dwarf.items = dwarf.items.without(item);
    game.equipment.discards[usize::from(item.0)] += 1;
    let most = game.max_health(owner);
    let health = &mut game.dwarves[owner.index()].health;
    *health = (*health).min(most);
}

/// A thief takes so many cards: which, is decided together.
pub(crate) fn rob(game: &mut TheDwarves, left: u8, table: &mut impl Table<Event>) -> Flow {
    let count: u8 = game.dwarves.iter().map(|dwarf| dwarf.items.len()).sum();
    if left == 0 || count == 0 {
        return Ok(());
    }
    game.agenda.push(Job::Rob { left: left - 1 });
    if count > 1 {
        return Err(Phase::Robbing);
    }
    let owner = game.all_seats().find(|seat| !game.dwarf(*seat).items.is_empty()).expect("somebody owns a card");
    let item = game.dwarf(owner).items.iter().next().expect("he owns a card");
    discard(game, owner, item, table);
    Ok(())
}

/// TD-EQUIP-04. A card of Equipment somebody has; TD-RULING-68: Keenfire is none.
pub(crate) fn check_lose(game: &TheDwarves, owner: Seat, item: Item) -> Result<(), Refusal> {
    health::check_dwarf(game, owner)?;
    owns(game, owner, item)
}

fn owns(game: &TheDwarves, owner: Seat, item: Item) -> Result<(), Refusal> {
    ensure(game.dwarf(owner).items.contains(item), "TD-EQUIP-04", "this dwarf has no such Equipment")
}

/// A dwarf's card goes to the discard pile.
pub(crate) fn discard(game: &mut TheDwarves, owner: Seat, item: Item, table: &mut impl Table<Event>) {
    drop_item(game, owner, item);
    table.tell(|| Event::ItemGone { owner: Some(owner), item });
}

/// TD-RULING-01. The Equipment that may be used between actions now, everybody's in the active player's menu.
#[inline]
pub(crate) fn usable(game: &TheDwarves) -> impl Iterator<Item = (Seat, Item)> {
    let all = game.all_seats().flat_map(|owner| game.dwarf(owner).items.iter().map(move |item| (owner, item)));
    all.filter(|(owner, item)| check_use(game, *owner, *item).is_ok())
}

/// TD-EQUIP-04, TD-RULING-71, TD-RULING-89, TD-RULING-90. A card whose window is open and that would do something.
pub(crate) fn check_use(game: &TheDwarves, owner: Seat, item: Item) -> Result<(), Refusal> {
    health::check_dwarf(game, owner)?;
    owns(game, owner, item)?;
    let info = game.content.item(item);
    match info.window {
        Window::ActionPhase => Ok(()),
        Window::OwnActionPhase => {
            ensure(owner == game.turn.active, "TD-RULING-89", "this is used on its owner's own turn")
        }
        Window::Always | Window::HealthLoss | Window::EnterPerished => {
            Err(Refusal::new("TD-EQUIP-04", "this is not used between actions"))
        }
    }?;
    let works = match info.gear {
        Gear::Heal { .. } => game.all_seats().any(|seat| health::can_heal(game, seat)),
        Gear::RemoveTroops { .. } => in_reach(game, owner).any(|space| !game.troops(space).is_empty()),
        Gear::Summon => game.all_seats().any(|seat| check_target(game, owner, item, seat).is_ok()),
        Gear::Council { .. } => game.council < game.content.council_right(),
        Gear::ExtraAction => true,
        Gear::Attribute { .. }
        | Gear::MaxHealth { .. }
        | Gear::PreventLoss { .. }
        | Gear::FreeTunnel
        | Gear::Reroll
        | Gear::IgnorePerished
        | Gear::MoveBonus { .. } => false,
    };
    ensure(works, "TD-RULING-90", "that would do nothing now")
}

/// TD-EQUIP-04. The card is discarded and does what it does; afterwards quests are looked at (TD-RULING-83).
pub(crate) fn apply(game: &mut TheDwarves, owner: Seat, item: Item, table: &mut impl Table<Event>) -> Flow {
    table.tell(|| Event::Used { owner, item });
    drop_item(game, owner, item);
    game.agenda.push(Job::Menu);
    game.agenda.push(Job::Quests);
    match game.content.item(item).gear {
        Gear::Council { delta } => {
            tracks::move_council(game, delta, table);
            Ok(())
        }
        Gear::RemoveTroops { count } => Err(Phase::Aiming { left: count }),
        Gear::Heal { .. } | Gear::Summon | Gear::ExtraAction => Err(Phase::Targeting { owner, item }),
        gear => unreachable!("{gear:?} is not used between actions"),
    }
}

/// TD-EQUIP-05, TD-RULING-72, TD-RULING-77. A dwarf it can work on, perhaps the owner.
pub(crate) fn check_target(game: &TheDwarves, owner: Seat, item: Item, dwarf: Seat) -> Result<(), Refusal> {
    health::check_dwarf(game, dwarf)?;
    match game.content.item(item).gear {
        Gear::Heal { .. } => health::check_healing(game, dwarf),
        Gear::Summon => {
            let elsewhere = game.dwarf(dwarf).space != game.dwarf(owner).space;
            ensure(dwarf != owner && elsewhere, "TD-RULING-72", "the horn calls another dwarf from elsewhere")?;
            ensure(!game.is_pinned(dwarf), "TD-RULING-72", "the assassin's target cannot be placed elsewhere")
        }
        _ => Ok(()),
    }
}

/// TD-EQUIP-05. It works on a dwarf: he drinks, is called, or takes an additional action.
pub(crate) fn aim_at_dwarf(
    game: &mut TheDwarves,
    owner: Seat,
    item: Item,
    dwarf: Seat,
    table: &mut impl Table<Event>,
) -> Flow {
    match game.content.item(item).gear {
        Gear::Heal { points } => {
            health::gain(game, dwarf, points, None, table);
            Ok(())
        }
        // TD-RULING-72. On Perished Land the placed dwarf pays.
        Gear::Summon => moving::place(game, dwarf, game.dwarf(owner).space, table),
        Gear::ExtraAction => turn::begin_additional(game, dwarf, table),
        gear => unreachable!("{gear:?} works on no dwarf"),
    }
}

/// TD-RULING-74. The owner's space and those next to it.
pub(crate) fn in_reach(game: &TheDwarves, owner: Seat) -> impl Iterator<Item = Space> {
    let space = game.dwarf(owner).space;
    std::iter::once(space).chain(game.content.content().around(space))
}

/// TD-RULING-74. A space in reach with troops on it.
pub(crate) fn check_aim(game: &TheDwarves, at: Space) -> Result<(), Refusal> {
    let near = in_reach(game, game.turn.active).any(|space| space == at);
    ensure(near, "TD-RULING-74", "the axes reach the thrower's space and those next to it")?;
    ensure(!game.troops(at).is_empty(), "TD-RULING-74", "no troops are there")
}

/// TD-RULING-74. All removed troops come from one space.
pub(crate) fn throw(game: &mut TheDwarves, left: u8, at: Space) -> Flow {
    let all: TroopSet = crate::board::Troop::ALL.into_iter().collect();
    super::rewards::may_clear(game, Clearing { left, types: all, only: Some(at) })
}
