//! The rules: whether an action is allowed, and what it does.

pub(crate) mod burglars;
pub(crate) mod crafting;
pub(crate) mod favours;
pub(crate) mod fulfilment;
pub(crate) mod mining;
pub(crate) mod powers;
pub(crate) mod scoring;
pub(crate) mod stowing;
pub(crate) mod turns;

use crate::action::Action;
use crate::content::Work;
use crate::event::{Event, Forced};
use crate::legal::{self, Single};
use crate::state::{DwarvenMiner, FavourStep, Phase, VaultSlot, Window};
use engine::{Refusal, Seat, Table};

/// Whether the seat may do this now.
pub(crate) fn check(game: &DwarvenMiner, seat: Seat, action: Action) -> Result<(), Refusal> {
    let open = &game.open;
    match legal::asked(open) {
        None => return Err(Refusal::new("DM-END-01", "the match is over")),
        Some(asked) if asked == seat => {}
        Some(_) => return Err(not_yours(open.phase)),
    }
    match (open.phase, action) {
        (Phase::Mulligan(_), Action::Mulligan { replace }) => turns::check_mulligan(game, seat, replace),
        (Phase::Mining { .. }, Action::Roll { dice }) => mining::check_roll(open, dice),
        (Phase::Mining { .. }, Action::UseWarrior { dice }) => mining::check_warrior(open, dice),
        (Phase::Mining { .. }, Action::ChanterReroll { die }) => mining::check_song(open, die),
        (Phase::Crafting, Action::Craft { item }) => crafting::check(open, Work::Item(item)),
        (Phase::Crafting, Action::CraftVault) => crafting::check(open, Work::Vault),
        (Phase::Crafting, Action::EngineerCraft { work }) => crafting::check_engineer(open, work),
        (Phase::Crafting, Action::Burgle { tier, victim }) => burglars::check(open, tier, victim),
        // What is always open in its phase.
        (Phase::Mining { .. }, Action::StopMining)
        | (Phase::Crafting, Action::EndCrafting)
        | (Phase::Fulfilment, Action::EndFulfilment)
        | (Phase::Favour { step: FavourStep::Asked, .. }, Action::FavourNow | Action::FavourLater)
        | (Phase::Banking, Action::DropArtifact) => Ok(()),
        (Phase::Looting { tier, victim }, Action::Loot { loot }) => burglars::check_loot(open, tier, victim, loot),
        (Phase::Omitting { price, omissions_left, .. }, Action::Omit { resource }) => {
            crafting::check_omit(open, price, omissions_left, resource)
        }
        (Phase::Omitting { price, .. }, Action::OmitDone) => crafting::check_omit_done(open, price),
        (Phase::Crafting | Phase::Fulfilment, Action::UseAlchemist) => powers::check_alchemist(open),
        (Phase::Crafting | Phase::Fulfilment, Action::UseRogue { card }) => powers::check_rogue(open, card),
        (Phase::Crafting | Phase::Fulfilment, Action::UseFavour { card }) => favours::check_use(open, card),
        (Phase::Picking { .. } | Phase::Favour { step: FavourStep::Picking { .. }, .. }, Action::Pick { resource }) => {
            powers::check_pick(open, resource)
        }
        (
            Phase::Picking { card, has_picked, .. }
            | Phase::Favour { card, step: FavourStep::Picking { has_picked, .. }, .. },
            Action::PickDone,
        ) => powers::check_pick_done(open, card, has_picked),
        (Phase::Trading { given: None, .. }, Action::Give { from, item }) => favours::check_give(open, from, item),
        (Phase::Favour { guest, step: FavourStep::Giving, .. }, Action::Give { from, item }) => {
            favours::check_give_from(open, guest, from, item)
        }
        (
            Phase::Trading { given: Some(given), .. } | Phase::Favour { step: FavourStep::Getting { given, .. }, .. },
            Action::Get { item },
        ) => favours::check_get(open, given, item),
        (Phase::Fulfilment, Action::Fulfil { card }) => fulfilment::check(game, card),
        (Phase::Smashing { victim }, Action::Smash { good }) => powers::check_smash(open, victim, good),
        (Phase::Warding { .. }, Action::PlaceWard { vault }) => powers::check_ward(open, vault),
        (Phase::Favour { guest, step: FavourStep::Placing { .. }, .. }, Action::PutGain { stash }) => {
            favours::check_put(open, guest, stash)
        }
        (Phase::Favour { guest, step: FavourStep::Placing { .. }, .. }, Action::ReplaceGain { stash, resource }) => {
            favours::check_replace(open, guest, stash, resource)
        }
        (Phase::Favour { guest, step: FavourStep::Placing { .. }, .. }, Action::DropGain) => {
            favours::check_drop(open, guest)
        }
        (Phase::Choosing { .. }, Action::DiscardPatron { card }) => fulfilment::check_discard(game, card),
        (Phase::Banking, Action::BankArtifact { resource }) => stowing::check_bank(open, resource),
        (Phase::Trimming, Action::Discard { good }) => stowing::check_discard(open, good),
        (Phase::Trimming, Action::DoneTrimming) => stowing::check_done(open),
        (Phase::Arranging { vault, slot, .. }, Action::KeepArrangement) => stowing::check_keep(open, vault, slot),
        (Phase::Arranging { vault, slot: VaultSlot::Item, loose }, Action::PutItem { vault: into, item }) => {
            stowing::check_put_item(open, vault, into, loose, item)
        }
        (
            Phase::Arranging { vault, slot: slot @ (VaultSlot::First | VaultSlot::Second(_)), loose },
            Action::PutResource { vault: into, resource },
        ) => stowing::check_put_resource(open, vault, into, slot, loose, resource),
        (phase, action) => Err(out_of_place(phase, action)),
    }
}

/// Why a seat that is not asked has to wait.
fn not_yours(phase: Phase) -> Refusal {
    match phase {
        Phase::Mulligan(_) => {
            Refusal::new("DM-RULING-01", "Patrons are exchanged in turn order, and it is another's turn")
        }
        Phase::Favour { .. } => {
            Refusal::new("DM-RULING-60", "a guest of the Patron decides first, clockwise one by one")
        }
        Phase::Mining { .. }
        | Phase::Crafting
        | Phase::Looting { .. }
        | Phase::Omitting { .. }
        | Phase::Fulfilment
        | Phase::Picking { .. }
        | Phase::Trading { .. }
        | Phase::Smashing { .. }
        | Phase::Warding { .. }
        | Phase::Choosing { .. }
        | Phase::Banking
        | Phase::Trimming
        | Phase::Arranging { .. }
        | Phase::Over(_) => Refusal::new("DM-TURN-02", "it is another player's turn"),
    }
}

/// Why an action that belongs elsewhere is not open in this phase.
fn out_of_place(phase: Phase, action: Action) -> Refusal {
    let (rule, reason) = match action {
        Action::Mulligan { .. } => ("DM-SETUP-11", "Patrons are exchanged only once, before the first turn"),
        Action::Roll { .. } | Action::StopMining => ("DM-TURN-01", "this is not the Mining phase"),
        Action::UseWarrior { .. } => ("DM-RULING-47", "a Warrior is used while mining"),
        Action::ChanterReroll { .. } => ("DM-RULING-12", "the War Chanter's song helps only while mining"),
        Action::Craft { .. } | Action::CraftVault if phase == Phase::Fulfilment => {
            ("DM-RULING-30", "crafting is over once Fulfilment has begun")
        }
        Action::Craft { .. } | Action::CraftVault | Action::EndCrafting => {
            ("DM-TURN-01", "this is not the moment to craft")
        }
        Action::EngineerCraft { .. } => ("DM-RULING-47", "an Engineer is used while crafting"),
        Action::Omit { .. } | Action::OmitDone => ("DM-RULING-55", "only an Engineer leaves resources out"),
        Action::Burgle { .. } => ("DM-RULING-15", "the burglar action belongs to the Crafting phase"),
        Action::Loot { .. } => ("DM-BURG-01", "first say whom the Burglars visit"),
        Action::UseAlchemist | Action::UseRogue { .. } => {
            ("DM-RULING-47", "this power is used in Crafting or Fulfilment, when nothing else is pending")
        }
        Action::UseFavour { .. } => {
            ("DM-RULING-42", "a favour is used on a turn of your own, in Crafting or Fulfilment")
        }
        Action::Pick { .. } | Action::PickDone => ("DM-POWER-05", "nothing gives you resource cards now"),
        Action::Give { .. } | Action::Get { .. } => ("DM-POWER-12", "no Wizard trades with you now"),
        Action::Fulfil { .. } | Action::EndFulfilment => ("DM-TURN-01", "this is not the moment to fulfil Patrons"),
        Action::Smash { .. } => ("DM-POWER-09", "no Berserker rages now"),
        Action::PlaceWard { .. } => ("DM-RULING-45", "no Defender waits for your choice"),
        Action::DiscardPatron { .. } => ("DM-RULING-39", "Patrons leave a hand only after a fulfilment"),
        Action::FavourNow | Action::FavourLater => ("DM-PATRON-09", "nobody offers you a favour now"),
        Action::PutGain { .. } | Action::ReplaceGain { .. } | Action::DropGain => {
            ("DM-RULING-33", "nothing was given to you that needs a place")
        }
        Action::BankArtifact { .. } | Action::DropArtifact => ("DM-RULING-65", "dice become cards when the turn ends"),
        Action::Discard { .. } | Action::DoneTrimming if matches!(phase, Phase::Arranging { .. }) => {
            ("DM-STORE-06", "you have said what you keep: now it goes into slots")
        }
        Action::Discard { .. } | Action::DoneTrimming => {
            ("DM-RULING-29", "cards are sorted out at the end of the turn: nothing is lost by waiting")
        }
        Action::KeepArrangement | Action::PutItem { .. } | Action::PutResource { .. } => {
            ("DM-RULING-29", "cards are put into stashes at the end of the turn, slot by slot")
        }
    };
    Refusal::new(rule, reason)
}

/// Does what was checked, and then whatever nobody has a choice about, unless that would give a hand away.
#[inline]
pub(crate) fn play(game: &mut DwarvenMiner, action: Action, table: &mut impl Table<Event>) {
    apply(game, action, table);
    loop {
        let mut only = Single::default();
        legal::offer(game, &mut only);
        let Some(forced) = only.action().filter(|_| !fulfilment::is_discreet(game)) else { return };
        apply(game, forced, &mut Forced(table));
    }
}

/// Does one thing.
#[inline]
fn apply(game: &mut DwarvenMiner, action: Action, table: &mut impl Table<Event>) {
    match action {
        Action::Mulligan { replace } => turns::mulligan(game, replace, table),
        Action::Roll { dice } => mining::roll(&mut game.open, dice, table),
        Action::StopMining => mining::stop(&mut game.open, table),
        Action::UseWarrior { dice } => mining::use_warrior(&mut game.open, dice, table),
        Action::ChanterReroll { die } => mining::sing(&mut game.open, die, table),
        Action::Craft { item } => crafting::craft(&mut game.open, Work::Item(item), table),
        Action::CraftVault => crafting::craft(&mut game.open, Work::Vault, table),
        Action::EngineerCraft { work } => crafting::engineer(&mut game.open, work, table),
        Action::Omit { resource } => crafting::omit(&mut game.open, resource, table),
        Action::OmitDone => crafting::finish_discounted(&mut game.open, table),
        Action::Burgle { tier, victim } => burglars::burgle(&mut game.open, tier, victim),
        Action::Loot { loot } => burglars::loot(&mut game.open, loot, table),
        Action::UseAlchemist => powers::use_alchemist(&mut game.open, table),
        Action::UseRogue { card } => powers::use_rogue(&mut game.open, card, table),
        Action::UseFavour { card } => favours::use_favour(&mut game.open, card, table),
        Action::Pick { resource } => favours::pick(&mut game.open, resource, table),
        Action::PickDone => favours::finish_picking(game, table),
        Action::Give { from, item } => favours::give(&mut game.open, from, item),
        Action::Get { item } => favours::get(game, item, table),
        Action::EndCrafting => crafting::end(&mut game.open, table),
        Action::Fulfil { card } => fulfilment::fulfil(game, card, table),
        Action::Smash { good } => powers::smash(game, good, table),
        Action::PlaceWard { vault } => powers::place_chosen_ward(game, vault, table),
        Action::DiscardPatron { card } => fulfilment::discard(game, card, table),
        Action::FavourNow => favours::use_now(&mut game.open),
        Action::FavourLater => favours::keep(game, table),
        Action::PutGain { stash } => favours::put_gain(game, stash, None, table),
        Action::ReplaceGain { stash, resource } => favours::put_gain(game, stash, Some(resource), table),
        Action::DropGain => favours::drop_gain(game, table),
        Action::EndFulfilment => stowing::begin(&mut game.open, table),
        Action::BankArtifact { resource } => stowing::bank_artifact(&mut game.open, Some(resource), table),
        Action::DropArtifact => stowing::bank_artifact(&mut game.open, None, table),
        Action::Discard { good } => stowing::discard(&mut game.open, good, table),
        Action::DoneTrimming => stowing::done(&mut game.open, table),
        Action::KeepArrangement => stowing::keep_arrangement(&mut game.open, table),
        Action::PutItem { vault, item } => stowing::put_item(&mut game.open, vault, item, table),
        Action::PutResource { vault, resource } => stowing::put_resource(&mut game.open, vault, resource, table),
    }
}

impl Window {
    /// The window of the phase; sub-decisions remember it.
    #[inline]
    pub(crate) fn of(phase: Phase) -> Window {
        if phase == Phase::Crafting { Window::Crafting } else { Window::Fulfilment }
    }
}
