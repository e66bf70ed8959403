//! Everything that lies on the table.

use crate::cards::{Abilities, Ability, KINDS, LinkId, Links, Settings};
use crate::content::{Contents, MAX_DWARFS, MAX_LINKS, MAX_SLOTS};
use crate::decks::{AbilityDeck, DrawDeck};
use crate::jewels::Jewels;
use crate::mine::{Crowd, MAX_CAVERNS, Spot, Spots};
pub use crate::phase::{Ending, Finish, Phase, Trade, Turn, Walk};
use engine::{Edition, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// A position of Freya's Folly: what lies open, and the two decks that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreyasFolly {
    pub(crate) open: Open,
    pub(crate) draw_deck: DrawDeck,
    pub(crate) ability_deck: AbilityDeck,
}

/// FF-RULING-60. All that everybody sees: everything but the order of the two decks. Whatever may be done depends on
/// this alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// What is printed.
    pub contents: Edition<Contents>,
    /// How many play.
    pub seats: u8,
    /// FF-SETUP-02. How many dwarfs each of them has had.
    pub team: u8,
    /// FF-SETUP-12. Who began.
    pub start: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// FF-RULING-58. How many turns in succession were nothing but passes.
    pub idle_turns: u8,
    /// Whose decision we wait for.
    pub phase: Phase,
    /// The players in seat order.
    pub players: [Player; MAX_SEATS],
    /// The jewels in each cavern.
    pub caverns: [Jewels; MAX_CAVERNS],
    /// The jewels of the Black Market.
    pub stock: Jewels,
    /// The face-up ability cards of the Black Market.
    pub slots: [Option<Ability>; MAX_SLOTS],
    /// FF-RULING-19. The ability cards that are out of the game.
    pub spent: [u8; KINDS],
    /// The face-up settings.
    pub workshop: Settings,
    /// FF-RULING-47. The face-up Brisingamen cards that are not done.
    pub display: Links,
    /// FF-BRIS-03. The finished ones in the order they were made.
    pub necklace: [Option<Made>; MAX_LINKS],
    /// The tokens nobody has earned yet.
    pub supply: u8,
    /// FF-FREE-03. The tokens that were used: they are out of the game.
    pub used_tokens: u8,
}

/// FF-BRIS-03. A finished link of the necklace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Which card.
    pub link: LinkId,
    /// Who made it.
    pub by: Seat,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The dwarfs 1 to 6; those that the game has no use for are gone from the start.
    pub dwarfs: [Dwarf; MAX_DWARFS],
    /// The jewels at home: to be set, traded, stolen.
    pub home: Jewels,
    /// FF-COMPLETE-04. The jewels on completed cards.
    pub set: Jewels,
    /// The settings that are held and not completed.
    pub held: Settings,
    /// The settings that are completed.
    pub completed: Settings,
    /// The ability cards whose marker is not on a dwarf.
    pub hand: Abilities,
    /// The Free Action tokens.
    pub tokens: u8,
}

/// One dwarf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dwarf {
    /// Where he is.
    pub at: Whereabouts,
    /// FF-ABILITY-08. The ability he carries.
    pub carries: Option<Carried>,
    /// FF-COLLECT-05. His barrow.
    pub barrow: Jewels,
}

/// Where a dwarf is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Whereabouts {
    /// Before the entrance.
    Outside,
    /// Under a lantern or in a cavern.
    Mine(Spot),
    /// FF-COMPLETE-02. Sent to market, or left in the box.
    #[default]
    Gone,
}

/// An ability on a dwarf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Carried {
    /// He may release it in a cavern.
    Bat,
    /// He may collect a second cavern.
    Stamina,
    /// He makes two moves in one action.
    Speed,
    /// He passes four.
    Stealth,
    /// He may let nobody pass, from some moment on.
    Strength,
    /// FF-STRENGTH-03. Nobody else passes him for so many of his owner's turns.
    Strong(u8),
}

impl Carried {
    /// The ability as it is given; the Thief is never given to a dwarf (FF-ABILITY-07).
    pub const fn given(ability: Ability) -> Option<Carried> {
        match ability {
            Ability::Thief => None,
            Ability::Bat => Some(Carried::Bat),
            Ability::Stamina => Some(Carried::Stamina),
            Ability::Speed => Some(Carried::Speed),
            Ability::Stealth => Some(Carried::Stealth),
            Ability::Strength => Some(Carried::Strength),
        }
    }

    /// The card it belongs to.
    #[inline]
    pub const fn ability(self) -> Ability {
        match self {
            Carried::Bat => Ability::Bat,
            Carried::Stamina => Ability::Stamina,
            Carried::Speed => Ability::Speed,
            Carried::Stealth => Ability::Stealth,
            Carried::Strength | Carried::Strong(_) => Ability::Strength,
        }
    }
}

/// One of a player's dwarfs, by the number on his disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DwarfNo(pub u8);

impl DwarfNo {
    /// The dwarf as a position in a list of dwarfs; beyond every list when there is no such number.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 as usize).wrapping_sub(1)
    }

    #[inline]
    pub(crate) const fn of(index: usize) -> DwarfNo {
        DwarfNo(index as u8 + 1)
    }
}

impl Open {
    /// The seats of the table in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..self.seats).map(Seat)
    }

    /// What the seat has.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat's dwarf of this number.
    #[inline]
    pub fn dwarf(&self, seat: Seat, number: DwarfNo) -> &Dwarf {
        &self.players[seat.index()].dwarfs[number.index()]
    }

    #[inline]
    pub(crate) fn dwarf_mut(&mut self, seat: Seat, number: DwarfNo) -> &mut Dwarf {
        &mut self.players[seat.index()].dwarfs[number.index()]
    }

    /// The jewels that lie there.
    #[inline]
    pub fn jewels_at(&self, spot: Spot) -> Jewels {
        self.contents.mine.cavern_index(spot).map_or(Jewels::NONE, |cavern| self.caverns[cavern])
    }

    pub(crate) fn jewels_at_mut(&mut self, spot: Spot) -> &mut Jewels {
        let cavern = self.contents.mine.cavern_index(spot).expect("FF-COLLECT-01: jewels lie in caverns");
        &mut self.caverns[cavern]
    }

    /// FF-MOVE-05, FF-STRENGTH-02, FF-RULING-35, FF-RULING-36. Who is in the way of a dwarf of this seat: everybody stands
    /// in it, and the strong dwarfs of others cannot be passed, with any ability.
    #[inline]
    pub fn crowd(&self, seat: Seat) -> Crowd {
        let mut crowd = Crowd::default();
        for (index, player) in self.players[..self.seats.into()].iter().enumerate() {
            for dwarf in &player.dwarfs {
                let Whereabouts::Mine(spot) = dwarf.at else { continue };
                crowd.standing = crowd.standing.with(spot);
                if matches!(dwarf.carries, Some(Carried::Strong(_))) && index != seat.index() {
                    crowd.unpassable = crowd.unpassable.with(spot);
                }
            }
        }
        crowd
    }

    /// Who stands there.
    pub fn who_stands(&self, spot: Spot) -> Option<(Seat, DwarfNo)> {
        self.all_seats().find_map(|seat| {
            let at = |dwarf: &Dwarf| dwarf.at == Whereabouts::Mine(spot);
            self.player(seat).dwarfs.iter().position(at).map(|index| (seat, DwarfNo::of(index)))
        })
    }

    /// FF-MOVE-06, FF-STEALTH-01, FF-RULING-27. How many dwarfs one passes in one move with this ability.
    #[inline]
    pub fn pass_limit(&self, carries: Option<Carried>) -> u8 {
        match carries {
            Some(Carried::Stealth) => self.contents.powers.stealth_passes,
            Some(Carried::Bat | Carried::Stamina | Carried::Speed | Carried::Strength | Carried::Strong(_)) | None => {
                self.contents.limits.pass_limit
            }
        }
    }

    /// Where a dwarf with this ability may walk from there.
    #[inline]
    pub fn reach(&self, crowd: Crowd, from: Spot, carries: Option<Carried>) -> Spots {
        self.contents.mine.reach(from, crowd, self.pass_limit(carries))
    }

    /// FF-BRIS-06. How many links of the necklace are done.
    #[inline]
    pub fn links_made(&self) -> u8 {
        self.necklace.iter().flatten().count() as u8
    }

    /// FF-BRIS-07. Whether the necklace is whole.
    #[inline]
    pub fn necklace_is_whole(&self) -> bool {
        self.links_made() >= self.contents.limits.brisingamen_spaces
    }

    /// The places as a set in which jewels lie.
    pub fn glittering(&self) -> Spots {
        self.contents.mine.caverns().filter(|spot| !self.jewels_at(*spot).is_empty()).collect()
    }
}

impl Player {
    /// FF-RULING-09. The lowest-numbered dwarf outside: he is the one who enters.
    #[inline]
    pub fn first_outside(&self) -> Option<DwarfNo> {
        self.dwarfs.iter().position(|dwarf| dwarf.at == Whereabouts::Outside).map(DwarfNo::of)
    }

    /// FF-RULING-09. The highest-numbered dwarf outside: he is the one who goes to market.
    #[inline]
    pub fn last_outside(&self) -> Option<DwarfNo> {
        self.dwarfs.iter().rposition(|dwarf| dwarf.at == Whereabouts::Outside).map(DwarfNo::of)
    }

    /// FF-COMPLETE-02, FF-BRIS-02, FF-THIEF-02. Whether a dwarf is outside.
    #[inline]
    pub fn has_outside(&self) -> bool {
        self.first_outside().is_some()
    }

    /// The dwarfs that are still in the game.
    pub fn dwarfs_left(&self) -> u8 {
        self.dwarfs.iter().filter(|dwarf| dwarf.at != Whereabouts::Gone).count() as u8
    }

    /// FF-RULING-17. The kinds of ability cards the player holds, in hand and on dwarfs.
    #[inline]
    pub fn abilities(&self) -> Abilities {
        let mut held = self.hand;
        for dwarf in &self.dwarfs {
            if let Some(carried) = dwarf.carries {
                held.insert(carried.ability());
            }
        }
        held
    }

    /// The dwarf on whom this ability is.
    pub fn bearer(&self, ability: Ability) -> Option<DwarfNo> {
        let bears = |dwarf: &Dwarf| dwarf.carries.is_some_and(|carried| carried.ability() == ability);
        self.dwarfs.iter().position(bears).map(DwarfNo::of)
    }

    /// The jewels in all barrows.
    pub fn barrows(&self) -> Jewels {
        self.dwarfs.iter().fold(Jewels::NONE, |all, dwarf| all + dwarf.barrow)
    }
}

impl Dwarf {
    /// Where in the mine he stands.
    #[inline]
    pub const fn spot(&self) -> Option<Spot> {
        match self.at {
            Whereabouts::Mine(spot) => Some(spot),
            Whereabouts::Outside | Whereabouts::Gone => None,
        }
    }
}

impl FreyasFolly {
    /// All that everybody sees.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// The face-down deck that refills the Workshop: for tests, never for pictures or bots.
    pub const fn draw_deck(&self) -> &DrawDeck {
        &self.draw_deck
    }

    /// The face-down ability deck: for tests, never for pictures or bots.
    pub const fn ability_deck(&self) -> &AbilityDeck {
        &self.ability_deck
    }
}
