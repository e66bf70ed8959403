//! Some full position that fits a view.

use super::{Cards, View};
use crate::outlook;
use crate::rules::runes;
use crate::state::{Act, BargainItem, Venue};
use crate::{Bardagi, Phase, Rune, Tile};
use arrayvec::ArrayVec;
use engine::table::quick_below;
use engine::{Fast, MAX_SEATS, Rng, Seat, Table};

/// Fills in what the view hides: cards and runes as if dealt, tiles shuffled, gold as a guess.
pub(crate) fn imagine(view: &View, dice: &mut impl Rng) -> Bardagi {
    let mut game = view.table();
    imagine_tiles(&mut game, dice);
    imagine_runes(view, &mut game, dice);
    for seat in game.all_seats() {
        imagine_cards(view, &mut game, seat, dice);
        imagine_gold(view, &mut game, seat, dice);
    }
    game
}

/// BA-SETUP-04. Every tile that is nowhere to be seen lies in its pile, in any order.
fn imagine_tiles(game: &mut Bardagi, dice: &mut impl Rng) {
    for pile in 0..6 {
        for tile in game.content.upgrades.by_pile[pile] {
            let owned = game.players.iter().filter(|player| player.tiles.contains(tile)).count();
            let open = game.market.displays[pile].iter().filter(|other| **other == tile).count();
            let hidden = usize::from(game.content.tile(tile).copies) - owned - open;
            (0..hidden).for_each(|_| game.market.piles[pile].push(tile));
        }
        let mut table = Fast(&mut *dice);
        Table::<()>::shuffle::<Tile>(&mut table, &mut game.market.piles[pile]);
    }
}

/// BA-RULING-42. Every rune that is nowhere to be seen lies in the pile or in somebody's hand, as if dealt.
fn imagine_runes(view: &View, game: &mut Bardagi, dice: &mut impl Rng) {
    let mut pool = game.content.rune_counts();
    for area in game.lands.runed() {
        game.plot(area).runes().for_each(|rune| pool[rune.index()] -= 1);
    }
    for player in &game.players {
        for rune in Rune::ALL {
            pool[rune.index()] -= player.runes[rune.index()];
        }
    }
    if let Phase::Turn(turn) = &game.phase {
        pool[Rune::Sea.index()] -= turn.sea_moves;
    }
    // Whoever drew longest ago first: most of what has come back since is known not to be theirs.
    let mut hidden: ArrayVec<Seat, MAX_SEATS> =
        game.all_seats().filter(|seat| view.players[seat.index()].runes.is_none()).collect();
    hidden.sort_unstable_by_key(|seat| {
        std::cmp::Reverse(game.player(*seat).returned.iter().map(|n| u32::from(*n)).sum::<u32>())
    });
    let shown = shown_rune(game);
    if let Some((seat, rune)) = shown.filter(|(seat, _)| hidden.contains(seat)) {
        pool[rune.index()] -= 1;
        game.player_mut(seat).runes[rune.index()] += 1;
    }
    for seat in hidden {
        let held = view.players[seat.index()].rune_count - game.player(seat).rune_count();
        for _ in 0..held {
            let rune = deal(&pool, &game.player(seat).returned, dice);
            pool[rune] -= 1;
            game.player_mut(seat).runes[rune] += 1;
        }
        ensure_castable(game, seat, &mut pool);
    }
    game.rune_pile = pool;
}

/// BA-RUNE-01. The rune that somebody has named and is about to cast.
fn shown_rune(game: &Bardagi) -> Option<(Seat, Rune)> {
    match &game.phase {
        Phase::Turn(turn) => match turn.act {
            Act::Casting(_, Some(rune)) => Some((turn.seat, rune)),
            _ => None,
        },
        Phase::Choosing(_) | Phase::Planning | Phase::Build(_) | Phase::Claim(..) | Phase::Over(_) => None,
    }
}

/// One rune of the pool; those that came back after the holder drew are left out, unless nothing else is left.
fn deal(pool: &[u8; 6], returned: &[u8; 6], dice: &mut impl Rng) -> usize {
    let old: [u32; 6] = std::array::from_fn(|rune| u32::from(pool[rune].saturating_sub(returned[rune])));
    let all: [u32; 6] = pool.map(u32::from);
    let counts = if old.iter().sum::<u32>() > 0 { old } else { all };
    let mut ticket = quick_below(dice, counts.iter().sum());
    for (rune, count) in counts.iter().enumerate() {
        if ticket < *count {
            return rune;
        }
        ticket -= count;
    }
    unreachable!("BA-COMP-01: a held rune comes from the pool")
}

/// BA-RUNE-01. Whoever has begun to cast holds a rune that can be cast.
fn ensure_castable(game: &mut Bardagi, seat: Seat, pool: &mut [u8; 6]) {
    let Phase::Turn(turn) = &game.phase else { return };
    if turn.seat != seat || turn.act != Act::Casting(0, None) {
        return;
    }
    if Rune::ALL.into_iter().any(|rune| runes::check_rune(game, seat, 0, rune).is_ok()) {
        return;
    }
    let fits = |rune: &Rune| {
        pool[rune.index()] > 0 && (*rune == Rune::Sea || !runes::targets(game, seat, 0, *rune).is_empty())
    };
    let Some(wanted) = Rune::ALL.into_iter().find(fits) else { return };
    let Some(other) = Rune::ALL.into_iter().find(|rune| game.player(seat).runes[rune.index()] > 0) else { return };
    let held = &mut game.player_mut(seat).runes;
    held[other.index()] -= 1;
    held[wanted.index()] += 1;
    pool[other.index()] += 1;
    pool[wanted.index()] -= 1;
}

/// BA-PLAN-02. Cards face down are what their owner would likely have planned.
fn imagine_cards(view: &View, game: &mut Bardagi, seat: Seat, dice: &mut impl Rng) {
    let Cards::FaceDown(count) = view.players[seat.index()].cards else { return };
    let hand = outlook::likely_hand(game, seat, count, dice);
    let player = game.player_mut(seat);
    player.hand = hand;
    player.taken = hand;
}

/// BA-GOLD-01. Gold that is hidden is a guess by the round, but never less than what is already on offer.
fn imagine_gold(view: &View, game: &mut Bardagi, seat: Seat, dice: &mut impl Rng) {
    if view.players[seat.index()].gold.is_some() {
        return;
    }
    let guess = &game.content.outlook;
    let most = guess.gold_guess + guess.gold_guess_per_round * f32::from(game.round);
    let gold = quick_below(dice, most as u32 + 1) as u16;
    game.player_mut(seat).gold = gold.max(least_gold(game, seat));
}

/// What somebody must have to be where they are in a trade.
fn least_gold(game: &Bardagi, seat: Seat) -> u16 {
    let Phase::Turn(turn) = &game.phase else { return 0 };
    let gold = BargainItem::Gold.index();
    match turn.act {
        Act::Trading(trading) if turn.seat == seat && !trading.has_begun => {
            u16::from(game.player(seat).storage == [0; 6])
        }
        Act::Bargaining(_, bargain) | Act::Answering(_, bargain) if turn.seat == seat => bargain.gives[gold],
        Act::Bargaining(trading, bargain) | Act::Answering(trading, bargain) if trading.venue == Venue::Host(seat) => {
            bargain.asks[gold]
        }
        _ => 0,
    }
}
