//! Runes: buying, casting, removing (RULES.md, chapters "Sacred locations" and "Runes").

use super::{cards, priest};
use crate::state::{Act, Turn};
use crate::{Area, Areas, Bardagi, Building, Card, Event, Kind, Rune, Unit, What};
use engine::{Refusal, Seat, Table, ensure};

const HOF: usize = Building::Hof.index();

/// BA-SACRED-01, BA-GODI-08, BA-KAUP-10, BA-RULING-39, BA-RULING-40. Whether the unit can buy runes.
pub(crate) fn check_buy(game: &Bardagi, turn: &Turn, unit: Unit) -> Result<(), Refusal> {
    ensure(unit != Unit::Berserkur, "BA-SACRED-01", "only Godi and Kaupmadur buy runes")?;
    let area = priest::stands(game, turn.seat, unit)?;
    ensure(game.board().kind(area) == Kind::Sacred, "BA-SACRED-01", "runes are bought on a sacred location")?;
    ensure(!turn.has_bought_runes, "BA-RULING-39", "runes are bought once a turn")?;
    ensure(cards::has(game, turn, unit.card()), "BA-SACRED-01", "buying runes takes a card of the unit")?;
    ensure(game.player(turn.seat).gold >= game.content.sacred.rune_price, "BA-SACRED-01", "runes cost 2 gold")?;
    ensure(game.rune_pile.iter().any(|count| *count > 0), "BA-RULING-40", "no rune is left in the pile")
}

/// BA-SACRED-01. Gold for random runes.
pub(crate) fn buy(game: &mut Bardagi, unit: Unit, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    cards::act_with(game, unit.card());
    game.turn_mut().has_bought_runes = true;
    let price = game.content.sacred.rune_price;
    game.player_mut(seat).gold -= price;
    draw(game, seat, game.content.sacred.rune_count, price, table);
}

/// BA-SETUP-07, BA-SACRED-02, BA-RULING-40. Random runes from the pile, as many as are there.
pub(crate) fn draw(game: &mut Bardagi, seat: Seat, wanted: u8, gold: u16, table: &mut impl Table<Event>) {
    let mut drawn = [0; 6];
    let mut count = 0;
    for _ in 0..wanted {
        let left: u32 = game.rune_pile.iter().map(|count| u32::from(*count)).sum();
        if left == 0 {
            break;
        }
        let mut ticket = table.below(left);
        for rune in Rune::ALL.map(Rune::index) {
            let here = u32::from(game.rune_pile[rune]);
            if ticket < here {
                game.rune_pile[rune] -= 1;
                drawn[rune] += 1;
                count += 1;
                break;
            }
            ticket -= here;
        }
    }
    if count == 0 {
        return;
    }
    let player = game.player_mut(seat);
    for rune in Rune::ALL.map(Rune::index) {
        player.runes[rune] += drawn[rune];
    }
    player.returned = [0; 6];
    game.tell(table, || What::RunesDrawn { seat, count, runes: Some(drawn), gold });
}

/// BA-RUNE-14, BA-RULING-44. A rune goes back to the pile, for everybody to see.
pub(crate) fn give_back(game: &mut Bardagi, rune: Rune) {
    game.rune_pile[rune.index()] += 1;
    for player in &mut game.players[..game.seats as usize] {
        player.returned[rune.index()] = player.returned[rune.index()].saturating_add(1);
    }
}

/// BA-RUNE-01, BA-RUNE-02, BA-GODI-09. A Godi on land, a card, a Hof disk, and a rune with a use.
pub(crate) fn check_cast(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let seat = turn.seat;
    priest::stands(game, seat, Unit::Godi)?;
    ensure(cards::has(game, turn, Card::Godi), "BA-RUNE-01", "casting takes a Godi card")?;
    ensure(game.player(seat).disks[HOF] > 0, "BA-RUNE-01", "casting takes a Hof disk")?;
    let any = Rune::ALL.into_iter().any(|rune| check_rune(game, seat, 0, rune).is_ok());
    ensure(any, "BA-RUNE-01", "you hold no rune that could be cast")
}

/// BA-RUNE-01, BA-RULING-43, BA-RULING-47. Whether the rune is held and has a use.
pub(crate) fn check_rune(game: &Bardagi, seat: Seat, cast: u8, rune: Rune) -> Result<(), Refusal> {
    ensure(game.player(seat).runes[rune.index()] > 0, "BA-SACRED-02", "you do not hold that rune")?;
    if rune == Rune::Sea {
        return Ok(());
    }
    let is_marked = rune != Rune::Theirs || has_marker(game, seat, cast);
    ensure(is_marked, "BA-RULING-47", "you have no unused disk left to mark that rune")?;
    ensure(!targets(game, seat, cast, rune).is_empty(), "BA-RUNE-16", "there is no area it could be cast on")
}

/// BA-RUNE-04, BA-RUNE-05, BA-RUNE-06, BA-RUNE-07, BA-RUNE-09, BA-RUNE-10, BA-RUNE-11, BA-RUNE-12, BA-RUNE-13, BA-RUNE-16,
/// BA-RULING-45, BA-RULING-46, BA-RULING-47, BA-RULING-48. The areas on which the rune may be cast.
pub(crate) fn targets(game: &Bardagi, seat: Seat, cast: u8, rune: Rune) -> Areas {
    let own = game.player(seat).owned;
    let camps = game.board().of_kind(Kind::Camp);
    let areas = match rune {
        Rune::Divine | Rune::Twice => own.but(camps),
        Rune::Defence => own,
        Rune::Sea => return Areas::NONE,
        Rune::Theirs if !has_marker(game, seat, cast) => return Areas::NONE,
        Rune::Barren | Rune::Theirs => game.owned_by_anyone().but(own).but(camps),
    };
    let guarded = guarded(game, seat);
    let taken = areas.and(game.lands.runed()).into_iter().filter(|area| {
        let plot = game.plot(*area);
        plot.has(rune) || (rune.is_curse() && plot.is_cursed())
    });
    areas.but(guarded).but(taken.collect())
}

/// BA-RULING-43, BA-RULING-47. Theirs needs an unused disk; the Hof disk of the first rune will do.
fn has_marker(game: &Bardagi, seat: Seat, cast: u8) -> bool {
    cast == 0 || game.player(seat).unused > 0
}

/// BA-GODI-10, BA-RUNE-13. The areas on which another player's Godi stands.
fn guarded(game: &Bardagi, seat: Seat) -> Areas {
    seat.others(game.seats as usize).filter_map(|other| game.player(other).stands(Unit::Godi)).collect()
}

/// Why the rune may not be cast there.
pub(crate) fn check_target(game: &Bardagi, seat: Seat, cast: u8, rune: Rune, area: Area) -> Result<(), Refusal> {
    if targets(game, seat, cast, rune).contains(area) {
        return Ok(());
    }
    ensure(game.board().ownable.contains(area), "BA-RUNE-04", "nothing is cast on homes and sacred locations")?;
    ensure(!guarded(game, seat).contains(area), "BA-RUNE-13", "another player's Godi guards that area")?;
    let plot = game.plot(area);
    ensure(!plot.has(rune), "BA-RUNE-11", "such a rune lies there already")?;
    ensure(!(rune.is_curse() && plot.is_cursed()), "BA-RUNE-12", "a curse lies there already")?;
    let is_own = game.player(seat).owned.contains(area);
    if rune.is_curse() {
        ensure(!is_own, "BA-RUNE-16", "curses are cast on other players' areas")?;
        ensure(game.owner(area).is_some(), "BA-RULING-46", "Barbarian areas are not cursed")?;
    } else {
        ensure(is_own, "BA-RUNE-16", "only curses are cast on areas that are not yours")?;
    }
    Err(Refusal::new("BA-RULING-45", "a camp yields nothing that a rune could change"))
}

/// BA-RUNE-01, BA-RUNE-08. A rune is chosen; a Sea Move needs no area.
pub(crate) fn choose(game: &mut Bardagi, rune: Rune, table: &mut impl Table<Event>) {
    let Act::Casting(cast, None) = game.turn().act else { unreachable!("BA-RUNE-01: casting") };
    if rune != Rune::Sea {
        game.act(Act::Casting(cast, Some(rune)));
        return;
    }
    let seat = game.turn().seat;
    pay_for(game, cast);
    game.player_mut(seat).runes[rune.index()] -= 1;
    game.turn_mut().sea_moves += 1;
    game.tell(table, || What::RuneCast { seat, rune, on: None });
    after_cast(game, cast + 1);
}

/// BA-RUNE-03, BA-RUNE-15. The rune lies on the area, whoever owns it later; Theirs is marked with an unused disk.
pub(crate) fn cast(game: &mut Bardagi, area: Area, table: &mut impl Table<Event>) {
    let Act::Casting(cast, Some(rune)) = game.turn().act else { unreachable!("BA-RUNE-01: a rune was chosen") };
    let seat = game.turn().seat;
    pay_for(game, cast);
    let player = game.player_mut(seat);
    player.runes[rune.index()] -= 1;
    if rune == Rune::Theirs {
        player.unused -= 1;
    }
    game.lands.change(area, |plot| plot.put(rune, seat));
    game.tell(table, || What::RuneCast { seat, rune, on: Some(area) });
    after_cast(game, cast + 1);
}

/// BA-RUNE-01. The card and the Hof disk are paid with the first rune.
fn pay_for(game: &mut Bardagi, cast: u8) {
    if cast == 0 {
        cards::act_with(game, Card::Godi);
        let seat = game.turn().seat;
        let player = game.player_mut(seat);
        player.disks[HOF] -= 1;
        player.unused += 1;
    }
}

/// BA-RUNE-01, BA-RULING-43. A second rune may follow.
fn after_cast(game: &mut Bardagi, cast: u8) {
    let seat = game.turn().seat;
    let more = cast < game.content.sacred.runes_per_cast
        && Rune::ALL.into_iter().any(|rune| check_rune(game, seat, cast, rune).is_ok());
    game.act(if more { Act::Casting(cast, None) } else { Act::Menu });
}

/// BA-RUNE-14, BA-RULING-41. A Godi removes a rune from the area he stands on.
pub(crate) fn check_remove(game: &Bardagi, seat: Seat, rune: Rune) -> Result<(), Refusal> {
    let area = priest::stands(game, seat, Unit::Godi)?;
    ensure(game.plot(area).has(rune), "BA-RUNE-14", "no such rune lies where Godi stands")?;
    ensure(game.player(seat).gold >= game.content.sacred.remove_price, "BA-RUNE-14", "removing a rune costs 1 gold")
}

/// BA-RUNE-14, BA-RUNE-17. Gold for a rune less; it goes back to the pile, the marker of Theirs to its owner.
pub(crate) fn remove(game: &mut Bardagi, rune: Rune, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let area = game.player(seat).stands(Unit::Godi).expect("BA-RUNE-14: on land");
    game.player_mut(seat).gold -= game.content.sacred.remove_price;
    if let Some(caster) = game.plot(area).caster().filter(|_| rune == Rune::Theirs) {
        game.player_mut(caster).unused += 1;
    }
    game.lands.change(area, |plot| plot.take(rune));
    give_back(game, rune);
    game.tell(table, || What::RuneRemoved { seat, rune, from: area });
}
