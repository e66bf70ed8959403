//! What lies on the areas of the board.

use crate::areas::MAX_AREAS;
use crate::{Area, Areas, Rune};
use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What lies on one area. Whose disks and Axe tokens they are, the owner's set of areas tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plot {
    /// BA-BERS-09. Disks.
    pub disks: u8,
    /// BA-AXE-01. Axe tokens.
    pub axes: u8,
    /// BA-RUNE-11. Runes: one bit for each kind.
    runes: u8,
    /// BA-RUNE-10. Who cast Theirs.
    caster: u8,
}

impl Plot {
    /// Whether the rune lies here.
    #[inline]
    pub const fn has(&self, rune: Rune) -> bool {
        self.runes & rune.bit() != 0
    }

    /// Whether any rune lies here.
    #[inline]
    pub const fn has_runes(&self) -> bool {
        self.runes != 0
    }

    /// BA-RUNE-12. Whether a curse lies here.
    #[inline]
    pub const fn is_cursed(&self) -> bool {
        self.runes & (Rune::Barren.bit() | Rune::Theirs.bit()) != 0
    }

    /// The runes that lie here.
    pub fn runes(self) -> impl Iterator<Item = Rune> {
        Rune::ALL.into_iter().filter(move |rune| self.has(*rune))
    }

    /// BA-RUNE-10. Who cast Theirs here.
    #[inline]
    pub fn caster(&self) -> Option<Seat> {
        self.has(Rune::Theirs).then_some(Seat(self.caster))
    }

    pub(crate) fn put(&mut self, rune: Rune, caster: Seat) {
        self.runes |= rune.bit();
        if rune == Rune::Theirs {
            self.caster = caster.0;
        }
    }

    pub(crate) fn take(&mut self, rune: Rune) {
        self.runes &= !rune.bit();
        if rune == Rune::Theirs {
            self.caster = 0;
        }
    }
}

/// What lies on all areas, with the areas that hold Axe tokens or runes known beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lands {
    plots: [Plot; MAX_AREAS],
    axed: Areas,
    runed: Areas,
}

impl Lands {
    pub(crate) const fn empty() -> Lands {
        let plot = Plot { disks: 0, axes: 0, runes: 0, caster: 0 };
        Lands { plots: [plot; MAX_AREAS], axed: Areas::NONE, runed: Areas::NONE }
    }

    #[inline]
    pub(crate) const fn plot(&self, area: Area) -> &Plot {
        &self.plots[area.index()]
    }

    /// BA-AXE-03. The areas with an Axe token.
    #[inline]
    pub(crate) const fn axed(&self) -> Areas {
        self.axed
    }

    /// The areas with a rune.
    #[inline]
    pub(crate) const fn runed(&self) -> Areas {
        self.runed
    }

    /// Changes what lies on an area.
    #[inline]
    pub(crate) fn change<T>(&mut self, area: Area, change: impl FnOnce(&mut Plot) -> T) -> T {
        let plot = &mut self.plots[area.index()];
        let answer = change(plot);
        self.axed = if plot.axes > 0 { self.axed.with(area) } else { self.axed.without(area) };
        self.runed = if plot.runes > 0 { self.runed.with(area) } else { self.runed.without(area) };
        answer
    }
}

/// Written as the list of areas on which something lies.
impl Serialize for Lands {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let plots = self.plots.iter().enumerate().filter(|(_, plot)| **plot != Plot::default());
        serializer.collect_seq(plots.map(|(index, plot)| (Area(index as u8), *plot)))
    }
}

impl<'de> Deserialize<'de> for Lands {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut lands = Lands::empty();
        for (area, plot) in Vec::<(Area, Plot)>::deserialize(deserializer)? {
            if area.index() >= MAX_AREAS {
                return Err(de::Error::custom("an area off the board"));
            }
            lands.change(area, |here| *here = plot);
        }
        Ok(lands)
    }
}
