//! All that lies on the table.

use crate::board::{Dir, MAX_SPACES, Space, Troop, Troops};
use crate::cards::{Attribute, Card, CardSet, Item, ItemSet, MAX_ITEMS};
use crate::content::{CardKind, Content, CouncilEffect, Gear};
use crate::list::List;
use crate::phase::{Job, Phase};
use engine::{Edition, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// How many things can wait to be done at most.
pub const MAX_JOBS: usize = 24;

/// A position of The Dwarves.
///
/// Nothing is secret: what nobody can know (the order of a face-down pile, which A cards were left in the box) is not
/// decided before it is drawn. A face-down pile is the set of the cards that may lie in it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TheDwarves {
    /// What is printed.
    pub content: Edition<Content>,
    /// TD-PERISH-01, TD-VARIANT-01. How many troops make a space perish.
    pub threshold: u8,
    /// Whose turn it is.
    pub turn: Turn,
    /// TD-SETUP-02. Where the Hero token is.
    pub hero: u8,
    /// TD-SETUP-02. Where the Doom token is.
    pub doom: u8,
    /// TD-HERO-06. How many steps of the Hero token are skipped.
    pub holds: u8,
    /// TD-SETUP-04. Where the Council token is, 0 being the axe.
    pub council: i8,
    /// The spaces of the map.
    pub land: List<Land, MAX_SPACES>,
    /// TD-TUNNEL-02. Where the Tunnel tile lies.
    pub tunnel: Option<Space>,
    /// TD-SETUP-03. Unused troops.
    pub supply: Troops,
    /// TD-SETUP-05. Unused Perished Land tiles, one bit each.
    pub tiles: u64,
    /// The Scenario, Adventure and Threat cards that do not lie open.
    pub piles: Piles,
    /// The face-up Scenario.
    pub scenario: Option<OpenCard>,
    /// TD-DISPLAY-01. The face-up Adventure and Threat cards in order of arrival.
    pub display: List<OpenCard, 3>,
    /// TD-SETUP-14. The Equipment cards nobody has.
    pub equipment: Equipment,
    /// One dwarf per seat.
    pub dwarves: List<Dwarf, MAX_SEATS>,
    /// Whose decision we wait for.
    pub phase: Phase,
    /// What follows once it is made, the next thing last.
    pub agenda: List<Job, MAX_JOBS>,
}

/// TD-TURN-01. Whose turn it is, and what he may still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// How many turns have begun.
    pub number: u16,
    /// The active player.
    pub active: Seat,
    /// TD-RULING-71. The dwarf who acts: the active one, or one with an additional action.
    pub actor: Seat,
    /// TD-TURN-03. How many actions the active dwarf has left.
    pub actions_left: u8,
    /// TD-RULING-38. What counts for one turn: of the active dwarf, and of one with an additional action.
    pub tallies: [Tally; 2],
}

/// What counts for one turn of one dwarf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// TD-TEST-10. Whether he took a tunnel step.
    pub has_tunnelled: bool,
    /// TD-RULING-35. Whether he used his Rune Stone.
    pub has_used_rune: bool,
}

/// What lies on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land {
    /// The evil troops.
    pub troops: Troops,
    /// TD-PERISH-02. The Perished Land tile.
    pub tile: Option<u8>,
}

/// The face-down piles and the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piles {
    /// TD-SETUP-07. Scenario cards nobody has seen: in the pile, or (A cards) out of the game.
    pub scenarios: CardSet,
    /// TD-SETUP-08. How many of the unseen A cards are in the pile.
    pub a_left: u8,
    /// TD-SETUP-12. What is known to be in the Adventure pile.
    pub adventures: CardSet,
    /// TD-SETUP-12. How many unseen Threat cards are in the Adventure pile.
    pub mixed_in: u8,
    /// Threat cards nobody has seen: in the Threat pile, or mixed into the Adventure pile.
    pub threats: CardSet,
    /// TD-SETUP-13. The common discard pile.
    pub discards: CardSet,
    /// TD-RULING-54. Cards discarded in this refill: they join the discard pile when it is over.
    pub aside: CardSet,
}

impl Piles {
    /// How many cards the Adventure pile holds.
    pub const fn adventure_len(&self) -> u8 {
        self.adventures.len() + self.mixed_in
    }

    /// How many cards the Threat pile holds.
    pub const fn threat_len(&self) -> u8 {
        self.threats.len() - self.mixed_in
    }
}

/// A face-up card with its progress. When it leaves the table all of it is forgotten (TD-RULING-86).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenCard {
    /// Which card.
    pub card: Card,
    /// The troops on it.
    pub troops: Troops,
    /// Places ticked off, one bit each; for a quest of one deed, whether it is done.
    pub done: u8,
    /// Troops defeated for it, or tokens left on it.
    pub counter: u8,
    /// TD-TEST-03. Successes or defeated troops of this turn: of the active dwarf, and of one with an additional action.
    pub this_turn: [u8; 2],
    /// TD-RULING-43. The dwarves on its journey, one bit each.
    pub travellers: u8,
    /// TD-RULING-55. The dwarf it pins.
    pub pinned: Option<Seat>,
}

/// The Equipment cards nobody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Equipment {
    /// How many of each kind lie in the pile.
    pub pile: [u8; MAX_ITEMS],
    /// How many of each kind lie in the discard pile.
    pub discards: [u8; MAX_ITEMS],
}

impl Equipment {
    /// How many cards could be drawn.
    pub fn left(&self) -> u8 {
        self.pile.iter().sum::<u8>() + self.discards.iter().sum::<u8>()
    }
}

/// A dwarf: the figure and the Character board of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dwarf {
    /// Which character, as a position in the content.
    pub character: u8,
    /// Where he stands.
    pub space: Space,
    /// His Health.
    pub health: u8,
    /// TD-EQUIP-01. His Equipment: never two of a kind.
    pub items: ItemSet,
    /// TD-SCEN-12. Whether he carries Keenfire.
    pub has_keenfire: bool,
    /// TD-RULING-73. Whether an amulet protects him for the rest of the turn.
    pub is_warded: bool,
}

impl TheDwarves {
    /// How many sit at the table.
    #[inline]
    pub fn seats(&self) -> usize {
        self.dwarves.len()
    }

    /// All seats.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats())
    }

    /// The dwarf of a seat.
    #[inline]
    pub fn dwarf(&self, seat: Seat) -> &Dwarf {
        &self.dwarves[seat.index()]
    }

    /// What a dwarf is called in short: his first name.
    pub fn first_name(&self, seat: Seat) -> &'static str {
        let name = &self.content.content().characters[usize::from(self.dwarf(seat).character)].name;
        name.split(' ').next().unwrap_or(name)
    }

    /// What lies on a space.
    #[inline]
    pub fn land(&self, space: Space) -> &Land {
        &self.land[space.index()]
    }

    /// The troops on a space.
    #[inline]
    pub fn troops(&self, space: Space) -> Troops {
        self.land(space).troops
    }

    /// Whether a space is Perished Land.
    #[inline]
    pub fn is_perished(&self, space: Space) -> bool {
        self.land(space).tile.is_some()
    }

    /// Where the troops that enter a Perished Land space go.
    #[inline]
    pub fn arrow(&self, space: Space) -> Option<Dir> {
        self.land(space).tile.map(|tile| self.content.arrow(space, tile))
    }

    /// How many Perished Land tiles lie on the map.
    #[inline]
    pub fn perished(&self) -> u8 {
        self.content.tiles.len() as u8 - self.tiles.count_ones() as u8
    }

    /// TD-RULING-59. The troops on the map, those on cards not counted.
    #[inline]
    pub fn troops_on_map(&self) -> Troops {
        let mut troops = self.content.supply;
        troops.remove(self.supply);
        for open in self.open_cards() {
            troops.remove(open.troops);
        }
        troops
    }

    /// The face-up cards: the Scenario, then the Display in order.
    #[inline]
    pub fn open_cards(&self) -> impl Iterator<Item = &OpenCard> {
        self.scenario.iter().chain(self.display.iter())
    }

    /// The face-up cards, to be changed.
    #[inline]
    pub fn open_cards_mut(&mut self) -> impl Iterator<Item = &mut OpenCard> {
        self.scenario.iter_mut().chain(self.display.iter_mut())
    }

    /// A face-up card.
    #[inline]
    pub fn open(&self, card: Card) -> Option<&OpenCard> {
        self.open_cards().find(|open| open.card == card)
    }

    /// A face-up card, to be changed.
    #[inline]
    pub fn open_mut(&mut self, card: Card) -> Option<&mut OpenCard> {
        self.open_cards_mut().find(|open| open.card == card)
    }

    /// The face-up Threat cards.
    pub fn open_threats(&self) -> impl Iterator<Item = &OpenCard> {
        let threats = self.content.threats;
        self.display.iter().filter(move |open| threats.contains(open.card))
    }

    /// TD-CHAR-01, TD-RULING-75. How many dice a dwarf has for an attribute: his own, his Equipment's and Keenfire's;
    /// the number of Value modification tiles is no limit.
    #[inline]
    pub fn dice(&self, seat: Seat, attr: Attribute) -> u8 {
        let dwarf = self.dwarf(seat);
        let mut dice = self.content.characters[usize::from(dwarf.character)].values[attr as usize];
        for item in dwarf.items.iter() {
            dice += self.content.bonus(attr, item);
        }
        if dwarf.has_keenfire {
            dice += self.keenfire(attr);
        }
        dice.min(self.content.rules.dice)
    }

    /// TD-SCEN-12. How much Keenfire adds to an attribute.
    pub fn keenfire(&self, attr: Attribute) -> u8 {
        let forge = self.content.stages[1].nth(0).expect("TD-RULING-49: there is one stage B card");
        let mut effects = self.content.card(forge).effects.iter();
        effects
            .find_map(|effect| match effect {
                crate::cards::Effect::Keenfire { attr: raised, delta } if *raised == attr => Some(*delta),
                _ => None,
            })
            .unwrap_or(0)
    }

    /// TD-EQUIP-06. The most Health a dwarf can have.
    #[inline]
    pub fn max_health(&self, seat: Seat) -> u8 {
        let dwarf = self.dwarf(seat);
        let printed = self.content.characters[usize::from(dwarf.character)].health;
        let more = dwarf.items.iter().map(|item| match self.content.item(item).gear {
            Gear::MaxHealth { delta } => delta,
            _ => 0,
        });
        printed + more.sum::<u8>()
    }

    /// The kind of Equipment with this effect that a dwarf has.
    #[inline]
    pub fn has_gear(&self, seat: Seat, fits: impl Fn(Gear) -> bool) -> Option<Item> {
        self.dwarf(seat).items.iter().find(|item| fits(self.content.item(*item).gear))
    }

    /// TD-COUNCIL-05. What the Council does now.
    #[inline]
    pub fn council_effect(&self) -> CouncilEffect {
        self.content.council_space(self.council).effect
    }

    /// TD-COUNCIL-06. How far the Doom token moves at the start of a turn.
    pub fn creeping_doom(&self) -> u8 {
        if let CouncilEffect::StartOfTurnDoom { delta } = self.council_effect() { delta } else { 0 }
    }

    /// TD-HERO-01, TD-COUNCIL-06. Whether the tokens meet as soon as the next turn begins.
    pub fn is_doomed(&self) -> bool {
        self.doom - self.hero <= self.creeping_doom() + u8::from(self.holds == 0)
    }

    /// TD-RULING-55. Whether a dwarf cannot leave his space.
    #[inline]
    pub fn is_pinned(&self, seat: Seat) -> bool {
        self.display.iter().any(|open| open.pinned == Some(seat))
    }

    /// TD-RULING-38. Which tally a dwarf's deeds count for.
    #[inline]
    pub fn tally(&self, seat: Seat) -> usize {
        usize::from(seat != self.turn.active)
    }

    /// TD-TUNNEL-01, TD-TUNNEL-02. The entrance of a space, counted with the Tunnel tile last.
    #[inline]
    pub fn entrance(&self, space: Space) -> Option<u8> {
        let printed = self.content.entrances.iter().position(|entrance| *entrance == space);
        let laid = (self.tunnel == Some(space)).then_some(self.content.entrances.len());
        printed.or(laid).map(|slot| slot as u8)
    }

    /// TD-TUNNEL-03. The entrances that can be used, those on Perished Land cannot.
    #[inline]
    pub fn open_entrances(&self) -> impl Iterator<Item = Space> {
        let printed = self.content.content().entrances.iter().copied();
        let laid = self.tunnel.filter(|space| !self.content.entrances.contains(space));
        printed.chain(laid).filter(|space| !self.is_perished(*space))
    }

    /// How many dwarves stand on a space.
    pub fn dwarves_on(&self, space: Space) -> u8 {
        self.dwarves.iter().filter(|dwarf| dwarf.space == space).count() as u8
    }

    /// Whether the card is a Threat.
    pub fn is_threat(&self, card: Card) -> bool {
        matches!(self.content.card(card).kind, CardKind::Threat { .. })
    }

    /// Whether any troop of a kind stands on the map.
    pub fn is_on_map(&self, troop: Troop) -> bool {
        self.troops_on_map().of(troop) > 0
    }
}
