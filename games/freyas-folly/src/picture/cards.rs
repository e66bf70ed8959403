//! Setting cards, and how far one is from completing them.

use super::symbols::gem;
use crate::cards::SettingId;
use crate::content::Setting;
use crate::jewels::{Jewel, Jewels};
use crate::{Open, View, ids, log};
use canvas::Spot;
use engine::Seat;
use maud::{Markup, html};

/// The eight face-up settings.
pub fn workshop(view: &View, owner: Seat) -> Markup {
    let open = &view.open;
    let places = usize::from(open.contents.setup.workshop_size);
    html! {
        div.ff.ff-cards {
            @for card in open.workshop.iter() { (setting(open, owner, card, Some(distance(open, owner, open.contents.setting(card).needs)))) }
            @for _ in open.workshop.len() as usize..places { div.ff-gap { "empty" } }
        }
        div.ff-deck id=(ids::DRAW_DECK) { "Draw deck " b { (view.draw_deck) } }
    }
}

/// How far a player is from the jewels of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// All jewels are at home.
    Ready,
    /// So many trades would do.
    Trades(u32),
    /// So much weight is missing.
    Short(u32),
    /// The weight would do, but the Black Market has not what is needed.
    NotForSale,
}

/// How far the player is from these jewels with what lies at home and on the market.
pub fn distance(open: &Open, seat: Seat, needs: Jewels) -> Distance {
    let home = open.player(seat).home;
    let missing = home.missing(needs);
    if missing.is_empty() {
        return Distance::Ready;
    }
    let spare = home - (needs - missing);
    let short = missing.weight().saturating_sub(spare.weight());
    if short > 0 {
        return Distance::Short(short);
    }
    if !open.stock.contains(missing) {
        return Distance::NotForSale;
    }
    let (large, small) = (missing.large().len(), missing.small().len());
    let swapped = large.min(spare.large().len());
    let halved = (spare.large().len() - swapped).min(small.div_ceil(2));
    let single = small.saturating_sub(halved * 2);
    Distance::Trades((large - swapped) + (swapped + halved + single).div_ceil(2))
}

impl Distance {
    /// The words on the card.
    pub fn words(self) -> String {
        match self {
            Distance::Ready => "ready".to_owned(),
            Distance::Trades(1) => "1 trade".to_owned(),
            Distance::Trades(count) => format!("{count} trades"),
            Distance::Short(weight) => format!("{weight} short"),
            Distance::NotForSale => "no trade".to_owned(),
        }
    }

    /// The class of those words.
    pub const fn class(self) -> &'static str {
        match self {
            Distance::Ready => "ff-chip ready",
            Distance::Trades(_) => "ff-chip near",
            Distance::Short(_) | Distance::NotForSale => "ff-chip far",
        }
    }
}

/// A setting card; completed when there is no distance.
pub fn setting(open: &Open, owner: Seat, card: SettingId, distance: Option<Distance>) -> Markup {
    let setting = open.contents.setting(card);
    let asks = log::list(setting.needs, &open.contents);
    let class = if distance.is_none() { "card ff-setting done" } else { "card ff-setting" };
    let held = open.player(owner).held.contains(card);
    html! {
        div class=(class) id=(ids::setting(&open.contents, card)) title={ (setting.name) ": " (asks) } {
            div.ff-velvet { (art(setting)) }
            b.ff-vp title="points" { (setting.points) }
            div.card-title { (setting.name) }
            div.card-body.ff-more { (asks) ". " (setting.text) }
            div.ff-foot {
                @match distance {
                    Some(distance) => {
                        span class=(distance.class()) { (distance.words()) }
                        span.ff-penalty.held[held] title="points lost if it is held and never completed" { "−" (setting.penalty) }
                    }
                    None => span.ff-chip.done { "sold" },
                }
            }
        }
    }
}

/// The piece of jewellery with its jewels, in a picture of 120 by 80.
fn art(setting: &Setting) -> Markup {
    let (large, small) = places(&setting.form);
    let jewels = |large: bool| setting.needs.each().filter(move |jewel| jewel.is_large() == large);
    let fallback = |index: usize| (16.0 + (index * 23 % 92) as f32, 24.0 + (index * 23 / 92) as f32 * 30.0);
    let at = |places: &[(f32, f32)], index: usize| {
        let (x, y) = places.get(index).copied().unwrap_or_else(|| fallback(index));
        Spot::new(x, y)
    };
    let draw = |jewel: Jewel, spot: Spot| gem(jewel, spot, if jewel.is_large() { 34.0 } else { 26.0 }, 18.0);
    html! {
        svg viewBox="-4 -6 128 92" aria-hidden="true" {
            (silver(&setting.form))
            @for (index, jewel) in jewels(true).enumerate() { (draw(jewel, at(large, index))) }
            @for (index, jewel) in jewels(false).enumerate() { (draw(jewel, at(small, index))) }
        }
    }
}

type Places = (&'static [(f32, f32)], &'static [(f32, f32)]);

/// Where the large and the small jewels of a form sit.
fn places(form: &str) -> Places {
    match form {
        "ring" => (&[], &[(36.0, 22.0), (60.0, 13.0), (84.0, 22.0)]),
        "pin" => (&[(44.0, 46.0)], &[(86.0, 32.0)]),
        "earrings" => (&[], &[(32.0, 34.0), (32.0, 62.0), (88.0, 34.0), (88.0, 62.0)]),
        "pendant" => (&[(60.0, 56.0)], &[(27.0, 38.0), (60.0, 24.0), (93.0, 38.0)]),
        "brooch" => (&[(60.0, 42.0)], &[(60.0, 10.0), (31.0, 60.0), (89.0, 60.0)]),
        "bracelet" => (&[(42.0, 60.0), (78.0, 60.0)], &[(13.0, 46.0), (107.0, 46.0)]),
        "torc" => (&[(38.0, 66.0), (82.0, 66.0)], &[(33.0, 22.0), (60.0, 10.0), (87.0, 22.0)]),
        "circlet" => (&[(13.0, 56.0), (107.0, 56.0)], &[(36.0, 42.0), (52.0, 24.0), (70.0, 42.0), (86.0, 24.0)]),
        "necklace" => {
            (&[(35.0, 54.0), (85.0, 54.0)], &[(13.0, 10.0), (14.0, 37.0), (60.0, 68.0), (106.0, 37.0), (107.0, 10.0)])
        }
        "collar" => (
            &[],
            &[
                (12.0, 20.0),
                (20.0, 46.0),
                (38.0, 62.0),
                (36.0, 34.0),
                (60.0, 68.0),
                (82.0, 62.0),
                (100.0, 46.0),
                (108.0, 20.0),
            ],
        ),
        "crown" => (
            &[(14.0, 26.0), (44.0, 16.0), (76.0, 16.0), (106.0, 26.0)],
            &[(24.0, 62.0), (48.0, 62.0), (72.0, 62.0), (96.0, 62.0)],
        ),
        _ => (&[], &[]),
    }
}

/// The silver work of a form.
fn silver(form: &str) -> Markup {
    html! {
        @match form {
            "ring" => circle.silver cx="60" cy="50" r="27" {},
            "pin" => path.silver d="M10 62L110 24" {},
            "earrings" => path.wire d="M32 2V66M88 2V66M24 8Q32 -4 40 8M80 8Q88 -4 96 8" {},
            "pendant" => path.chain d="M8 0C20 34 44 44 60 56C76 44 100 34 112 0" {},
            "brooch" => { path.silver d="M14 66L106 20" {} circle.plate cx="60" cy="42" r="31" {} },
            "bracelet" => path.plate d="M8 36Q18 72 60 76Q102 72 112 36Q100 54 60 56Q20 54 8 36Z" {},
            "torc" => { path.silver.thick d="M40 66A34 31 0 1 1 80 66" {} path.twist d="M40 66A34 31 0 1 1 80 66" {} },
            "circlet" => path.plate d="M4 50Q60 8 116 50L112 64Q60 28 8 64Z" {},
            "necklace" => path.chain d="M12 0C14 52 36 70 60 70S106 52 108 0" {},
            "collar" => path.plate d="M4 8Q8 66 60 80Q112 66 116 8L102 8Q98 46 60 56Q22 46 18 8Z" {},
            "crown" => path.plate d="M8 76L8 26L30 46L44 14L60 42L76 14L90 46L112 26L112 76Z" {},
            _ => path.silver d="M10 40H110" {},
        }
    }
}
