//! The points as they stand, and what cannot be.

use crate::rules::ending;
use crate::state::{Act, Place};
use crate::{Bardagi, Building, Good, Phase, Rune, Unit};
use engine::{Score, ScoreLine, Seat};

/// BA-GLORY-02. Each seat's glory by where it came from; gold counts when it is shown, at the end.
pub(crate) fn standing(game: &Bardagi) -> Vec<Score> {
    let line = |rule, what: &str, points| ScoreLine { rule, what: what.to_owned(), points };
    let score = |seat: Seat| {
        let tally = game.player(seat).tally;
        let mut lines = vec![
            line("BA-CLAIM-01", "areas, round by round", i32::from(tally.areas)),
            line("BA-CLAIM-01", "upgrade tiles, round by round", i32::from(tally.tiles)),
            line("BA-BUILD-05", "tiles built", i32::from(tally.built)),
            line("BA-AREA-11", "gold mines and villages taken and lost", i32::from(tally.conquest)),
        ];
        if let Phase::Over(last) = &game.phase {
            let gold = i32::from(game.player(seat).gold) * i32::from(game.content.glory.per_gold);
            lines.push(line("BA-END-04", "gold", gold));
            lines.push(line("BA-END-02", "most gold", i32::from(last.most_gold[seat.index()])));
            lines.push(line("BA-END-03", "most areas", i32::from(last.most_areas[seat.index()])));
        }
        Score::of(seat, lines)
    };
    game.all_seats().map(score).collect()
}

/// BA-COMP-01. What cannot be: a piece too many or too few, a figure without a place, a score that a recount denies.
pub(crate) fn audit(game: &Bardagi) -> Result<(), String> {
    let ensure = |holds: bool, fault: &dyn Fn() -> String| if holds { Ok(()) } else { Err(fault()) };
    for good in Good::ALL {
        let stored: u32 = game.players.iter().map(|player| u32::from(player.storage[good.index()])).sum();
        let all = stored + u32::from(game.bank[good.index()]);
        let supply = u32::from(game.content.supply[good.index()]);
        ensure(all == supply, &|| format!("BA-COMP-01: {all} {} instead of {supply}", good.word()))?;
    }
    audit_axes(game)?;
    audit_runes(game)?;
    audit_tiles(game)?;
    for area in game.board().all() {
        let owners = game.all_seats().filter(|seat| game.player(*seat).owned.contains(area)).count();
        let plot = game.plot(area);
        let fits = owners == usize::from(plot.disks > 0) && (plot.axes == 0 || plot.disks > 0);
        ensure(fits, &|| format!("BA-AREA-02: {} has {plot:?} and {owners} owners", game.board().area_name(area)))?;
        let ownable = game.board().ownable.contains(area) || (plot.disks == 0 && !plot.has_runes());
        ensure(ownable, &|| format!("BA-AREA-13: something lies on {}", game.board().area_name(area)))?;
        let curses = [Rune::Barren, Rune::Theirs].into_iter().filter(|rune| plot.has(*rune)).count();
        ensure(curses < 2, &|| "BA-RUNE-12: two curses on one area".to_owned())?;
    }
    game.all_seats().try_for_each(|seat| audit_player(game, seat))?;
    if let Phase::Over(last) = &game.phase {
        ensure(ending::winners(game, last) == last.winners, &|| "BA-END-05: a recount finds other winners".to_owned())?;
        let gold = ending::majority(game, |seat| game.player(seat).gold, game.content.glory.most_gold);
        ensure(gold == last.most_gold, &|| "BA-END-02: a recount finds others with most gold".to_owned())?;
    }
    Ok(())
}

fn audit_axes(game: &Bardagi) -> Result<(), String> {
    let on_areas: u32 = game.board().all().map(|area| u32::from(game.plot(area).axes)).sum();
    let held: u32 = game.players.iter().map(|player| u32::from(player.axes) + u32::from(player.home_axe)).sum();
    let all = on_areas + held + u32::from(game.axe_pile);
    if all == u32::from(game.content.axe_count) { Ok(()) } else { Err(format!("BA-COMP-01: {all} Axe tokens")) }
}

fn audit_runes(game: &Bardagi) -> Result<(), String> {
    for rune in Rune::ALL {
        let placed = game.board().all().filter(|area| game.plot(*area).has(rune)).count() as u32;
        let held: u32 = game.players.iter().map(|player| u32::from(player.runes[rune.index()])).sum();
        let waiting = match &game.phase {
            Phase::Turn(turn) if rune == Rune::Sea => u32::from(turn.sea_moves),
            _ => 0,
        };
        let all = placed + held + waiting + u32::from(game.rune_pile[rune.index()]);
        if all != u32::from(game.content.rune(rune).count) {
            return Err(format!("BA-COMP-01: {all} runes {}", rune.word()));
        }
    }
    Ok(())
}

fn audit_tiles(game: &Bardagi) -> Result<(), String> {
    for (index, data) in game.content.upgrades.tiles.iter().enumerate() {
        let tile = crate::Tile(index as u8);
        let owned = game.players.iter().filter(|player| player.tiles.contains(tile)).count();
        let lying = game.market.piles.iter().flatten().chain(game.market.displays.iter().flatten());
        let all = owned + lying.filter(|other| **other == tile).count();
        if all != usize::from(data.copies) {
            return Err(format!("BA-COMP-01: {all} tiles {}", data.name));
        }
    }
    Ok(())
}

fn audit_player(game: &Bardagi, seat: Seat) -> Result<(), String> {
    let player = game.player(seat);
    let on_areas: u16 = player.owned.into_iter().map(|area| u16::from(game.plot(area).disks)).sum();
    let marks = game.board().all().filter(|area| game.plot(*area).caster() == Some(seat)).count() as u16;
    let disks = player.disks_at_home() + on_areas + marks;
    if disks != u16::from(game.content.setup.disks_per_player) {
        return Err(format!("BA-SETUP-14: {seat} has {disks} disks"));
    }
    if let Some(building) = Building::ALL.into_iter().find(|it| player.disks[it.index()] > game.disk_limit(seat, *it)) {
        return Err(format!("BA-BUILD-07: the {} of {seat} holds too many disks", building.word()));
    }
    if player.storage.iter().any(|count| *count > game.storage_limit(seat)) {
        return Err(format!("BA-STORE-01: the storage of {seat} holds too much"));
    }
    let is_at_sea = player.ship.node().is_some();
    if is_at_sea != (player.aboard().next().is_some()) {
        return Err(format!("BA-SHIP-04: the ship of {seat} is out without anybody aboard, or in with somebody"));
    }
    let town = [Unit::Godi, Unit::Kaupmadur].into_iter().any(|unit| player.place(unit) == Place::Town);
    if town && player.home.is_some() {
        return Err(format!("BA-COMBAT-03: only a Berserkur of {seat} can be beaten"));
    }
    if game.content.upgrades.powers(player.tiles) != player.powers {
        return Err(format!("BA-UPG-01: what the tiles of {seat} do was counted wrong"));
    }
    if player.tally.glory() < 0 {
        return Err(format!("BA-RULING-74: the glory of {seat} is below zero"));
    }
    if let Phase::Turn(turn) = &game.phase
        && let Act::Trading(trading) = turn.act
        && trading.credit > 0
        && !trading.has_begun
    {
        return Err("BA-KAUP-05: value in hand before the trade began".to_owned());
    }
    Ok(())
}
