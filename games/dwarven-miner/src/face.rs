//! How Dwarven Miner looks and speaks.

mod choices;
mod wishes;

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, What};
use crate::goods::Good;
use crate::ids::Cards;
use crate::legal;
use crate::picture::{self, card_id, item_pile, resource_pile};
use crate::state::{DwarvenMiner, FavourStep, Phase, VaultSlot};
use crate::view::View;
use crate::{text, words};
use canvas::{About, Choice, Face, Motion, Scene, alternatives};
use engine::{Line, Seat, Viewer, Words};
use maud::Markup;

impl Face for DwarvenMiner {
    fn about() -> About {
        About {
            title: "Dwarven Miner",
            tag: "dice and forge",
            pitch: "Roll for ore as often as you dare, forge what your Patrons want, and be first to 30 points.",
            minutes: (30, 60),
            credit: "After the game by Mike Richie with art by Grant Wilson (Rather Dashing Games, 2013), with thanks.",
        }
    }

    fn style() -> &'static str {
        include_str!("picture/dwarven-miner.css")
    }

    fn emblem() -> Markup {
        picture::emblem()
    }

    fn prompt(view: &View, viewer: Viewer) -> Words {
        let open = &view.open;
        let words = Words::new();
        let Some(asked) = legal::asked(open) else {
            let Phase::Over(ending) = open.phase else { return words };
            return words::ended(ending);
        };
        if !viewer.is(asked) {
            return words.text("The table waits for ").seat(asked);
        }
        let content = &open.content;
        let words = words.seat(asked).text(", ");
        match open.phase {
            Phase::Mulligan(_) => words.text("click the Patrons you want to exchange, then keep the rest"),
            Phase::Mining { .. } => words.text("click the dice to roll again and then Roll, or stop mining"),
            Phase::Crafting => words.text(alternatives(&crafting(view))),
            Phase::Looting { victim, .. } => words.text("choose what your Burglars take from ").seat(victim),
            Phase::Omitting { work, .. } => {
                words.text(format!("what does the Engineer leave out of the {}?", content.work(work)))
            }
            Phase::Fulfilment => words.text("serve a Patron, use a power, or end fulfilment"),
            Phase::Picking { card, picks_left, .. }
            | Phase::Favour { card, step: FavourStep::Picking { picks_left, .. }, .. } => {
                let patron = &content.patron(card).name;
                words.text(format!("take a resource card from the {patron} ({picks_left} left)"))
            }
            Phase::Trading { given: None, .. } | Phase::Favour { step: FavourStep::Giving, .. } => {
                words.text("which item do you give to the Wizard?")
            }
            Phase::Trading { .. } | Phase::Favour { step: FavourStep::Getting { .. }, .. } => {
                words.text("which item do you take for it?")
            }
            Phase::Smashing { victim } => {
                words.text("what does the Berserker smash in the backpack of ").seat(victim).text("?")
            }
            Phase::Warding { .. } => words.text("which vault does the Defender ward?"),
            Phase::Favour { card, step: FavourStep::Asked, .. } => {
                words.text(format!("use the favour of the {} now, or keep it for later?", content.patron(card).name))
            }
            Phase::Favour { step: FavourStep::Placing { gain, .. }, .. } => {
                words.text(format!("where does the {} go?", content.resource(gain)))
            }
            Phase::Choosing { .. } => words.text("send one Patron away: three stay in your hand"),
            Phase::Banking => words.text("what does the unused Artifact become?"),
            Phase::Trimming => words.text(trimming(view)),
            Phase::Arranging { vault, slot: VaultSlot::Item, .. } => {
                words.text(format!("put an item into vault {}, or leave all where it lay", vault.0 + 1))
            }
            Phase::Arranging { vault, .. } => {
                words.text(format!("put a resource into vault {}, or nothing", vault.0 + 1))
            }
            Phase::Over(_) => words,
        }
    }

    fn choice(view: &View, seat: Seat, action: Action) -> Choice {
        choices::choice(view, seat, action)
    }

    fn scene(view: &View, viewer: Viewer) -> Scene {
        picture::scene(view, viewer)
    }

    fn text(view: &View, viewer: Viewer) -> String {
        text::text(view, viewer)
    }

    fn line(event: &Event, content: &Content) -> Line {
        words::line(event, content)
    }

    fn motion(event: &Event, content: &Content) -> Option<Motion> {
        let from_deck =
            |cards: Cards| cards.iter().next().map(|card| Motion { from: "patron-deck".to_owned(), to: card_id(card) });
        match event.what {
            What::Drew { cards: Some(cards), .. } => from_deck(cards),
            What::Crafted { work: crate::content::Work::Item(item), .. } => {
                let word = picture::good_word(content, Good::Item(item));
                Some(Motion { from: item_pile(content, item), to: format!("bench-{word}-0") })
            }
            What::Crafted { vault: Some(vault), .. } => {
                Some(Motion { from: "pile-vault".to_owned(), to: picture::vault_id(vault) })
            }
            What::Took { resource, .. } => {
                Some(Motion { from: resource_pile(resource), to: format!("bench-{}-0", resource.id()) })
            }
            What::PatronDiscarded { card, .. } | What::Departed { card, .. } | What::Eliminated { card, .. } => {
                Some(Motion { from: card_id(card), to: "patron-discard".to_owned() })
            }
            _ => None,
        }
    }

    fn wishes(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        wishes::wishes(view, seat, target)
    }
}

/// What may be done while crafting, each kind once.
fn crafting(view: &View) -> Vec<&'static str> {
    let mut legal = Vec::new();
    legal::crafting(&view.open, &mut legal);
    let mut deeds = Vec::new();
    for action in legal {
        let deed = match action {
            Action::Craft { .. } | Action::CraftVault => "forge a lit item",
            Action::Burgle { .. } => "steal with your Burglars",
            Action::EndCrafting => "end crafting",
            _ => "use a power",
        };
        if !deeds.contains(&deed) {
            deeds.push(deed);
        }
    }
    // Going on is always named last.
    deeds.sort_by_key(|deed| *deed == "end crafting");
    deeds
}

/// What there is to do before the turn can end.
fn trimming(view: &View) -> String {
    let open = &view.open;
    let (limits, goods) = (open.limits(open.turn.active), open.turn.goods);
    let over = |have: u8, slots: u8| have.saturating_sub(slots);
    match (over(goods.items.total(), limits.items), over(goods.resources.total(), limits.resources)) {
        (0, 0) => "end the turn with what you have, or discard something".to_owned(),
        (items, 0) => format!("discard {items} item{}: your slots are full", if items == 1 { "" } else { "s" }),
        (0, resources) => {
            format!("discard {resources} resource card{}: your slots are full", if resources == 1 { "" } else { "s" })
        }
        (items, resources) => {
            format!("discard {items} of your items and {resources} of your resource cards: your slots are full")
        }
    }
}
