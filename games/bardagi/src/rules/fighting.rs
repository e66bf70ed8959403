//! Attacks and duels (RULES.md, chapters "Berserkur" and "Combat").

use super::cards;
use crate::state::{Act, CameFrom, Place, Turn};
use crate::{Area, Areas, Bardagi, Building, Card, Event, Kind, Rune, Unit, What};
use engine::{Refusal, Seat, SeatSet, Table, ensure};

const VIRKI: usize = Building::Virki.index();

/// BA-COMBAT-01. The next stage of an attack on an area, and the Virki disks it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// BA-COMBAT-02. The owner's Berserkur.
    Berserkur {
        /// Whose.
        rival: Seat,
        /// Disks.
        price: u8,
    },
    /// BA-COMBAT-04. Axe tokens.
    Axes {
        /// Disks.
        price: u8,
    },
    /// BA-COMBAT-05, BA-COMBAT-06. The disks, and one to claim the area.
    Claim {
        /// Disks.
        price: u8,
    },
}

impl Stage {
    /// The Virki disks it takes.
    pub(crate) const fn price(self) -> u8 {
        match self {
            Stage::Berserkur { price, .. } | Stage::Axes { price } | Stage::Claim { price } => price,
        }
    }
}

/// BA-COMBAT-02, BA-UPG-17, BA-RULING-23. The disks that beating a seat's Berserkur takes.
pub(crate) fn duel_price(game: &Bardagi, rival: Seat) -> u8 {
    game.content.units.berserkur_defence + game.player(rival).powers.berserkur_defence + 1
}

/// BA-COMBAT-01, BA-RULING-19. What stands in the way on the area, first things first.
pub(crate) fn next_stage(game: &Bardagi, area: Area) -> Stage {
    let stages = stages(game, area);
    stages.into_iter().flatten().next().expect("BA-COMBAT-06: there is always the claim")
}

/// BA-COMBAT-01, BA-COMBAT-07, BA-AXE-02, BA-RULING-22, BA-RULING-24. All stages of an attack on the area.
pub(crate) fn stages(game: &Bardagi, area: Area) -> [Option<Stage>; 3] {
    let owner = game.owner(area);
    let [duel, axes, claim] = prices(game, area, owner);
    [
        owner.filter(|_| duel > 0).map(|rival| Stage::Berserkur { rival, price: duel }),
        (axes > 0).then_some(Stage::Axes { price: axes }),
        Some(Stage::Claim { price: claim }),
    ]
}

/// The Virki disks that all stages of an attack on the area take together.
pub(crate) fn price(game: &Bardagi, area: Area, owner: Option<Seat>) -> u8 {
    let [duel, axes, claim] = prices(game, area, owner);
    duel + axes + claim
}

/// The Virki disks that the duel, the Axe tokens and the claim take on somebody's area, or on one of the Barbarians.
#[inline]
fn prices(game: &Bardagi, area: Area, owner: Option<Seat>) -> [u8; 3] {
    let plot = game.plot(area);
    let rune = if plot.has(Rune::Defence) { game.content.rune(Rune::Defence).effect.plus_defence() } else { 0 };
    let Some(owner) = owner else {
        let overtake = &game.content.overtake;
        let is_camp = game.board().kind(area) == Kind::Camp;
        let strength = if is_camp { overtake.camp_strength } else { overtake.barbarian_strength };
        return [0, 0, strength + rune + 1];
    };
    let duel = if game.player(owner).stands_on(Unit::Berserkur, area) { duel_price(game, owner) } else { 0 };
    let axes = match plot.axes {
        0 => 0,
        axes => axes * (game.content.axe_defence + game.player(owner).powers.axe_strength),
    };
    [duel, axes, plot.disks + rune + 1]
}

fn stands(game: &Bardagi, seat: Seat) -> Result<Area, Refusal> {
    match game.player(seat).place(Unit::Berserkur) {
        Place::On(area) => Ok(area),
        Place::Aboard => Err(Refusal::new("BA-SHIP-07", "Berserkur is aboard the ship")),
        Place::Town => Err(Refusal::new("BA-COMBAT-10", "Berserkur is beaten until Kaupmadur refills the Virki")),
    }
}

/// BA-BERS-01, BA-BERS-02, BA-BERS-03, BA-RULING-15, BA-RULING-16, BA-RULING-21. An attack on the area Berserkur stands on, if its first
/// stage can be paid.
pub(crate) fn check_attack(game: &Bardagi, turn: &Turn) -> Result<(), Refusal> {
    let seat = turn.seat;
    let area = stands(game, seat)?;
    match game.board().kind(area) {
        Kind::Sacred => return Err(Refusal::new("BA-AREA-13", "a sacred location is never overtaken")),
        Kind::Home => return Err(Refusal::new("BA-AREA-15", "homes are never attacked")),
        Kind::Forest
        | Kind::Sheep
        | Kind::Cattle
        | Kind::Quarry
        | Kind::Iron
        | Kind::Gold
        | Kind::Village
        | Kind::Camp => {}
    }
    ensure(!game.player(seat).owned.contains(area), "BA-BERS-02", "the area is yours already")?;
    ensure(cards::has(game, turn, Card::Berserkur), "BA-BERS-02", "an attack takes a Berserkur card")?;
    let virki = game.player(seat).disks[VIRKI];
    match next_stage(game, area) {
        Stage::Berserkur { price, .. } => {
            ensure(virki >= price, "BA-COMBAT-02", "too few Virki disks against their Berserkur")
        }
        Stage::Axes { price } => ensure(virki >= price, "BA-RULING-22", "too few Virki disks against their Axe tokens"),
        Stage::Claim { price } => {
            let is_wild_camp = game.board().kind(area) == Kind::Camp && game.owner(area).is_none();
            let rule = if is_wild_camp { "BA-CAMP-01" } else { "BA-BERS-03" };
            ensure(virki >= price, rule, "you need one Virki disk more than the defence")
        }
    }
}

/// BA-RULING-20, BA-RULING-86. A duel against a Berserkur who does not defend an area of his own.
pub(crate) fn check_duel(game: &Bardagi, turn: &Turn, rival: Seat) -> Result<(), Refusal> {
    let seat = turn.seat;
    ensure(rival.0 < game.seats && rival != seat, "BA-RULING-20", "a duel takes another player's Berserkur")?;
    let area = stands(game, seat)?;
    ensure(game.player(rival).stands_on(Unit::Berserkur, area), "BA-RULING-20", "that Berserkur is not here")?;
    ensure(game.board().kind(area) != Kind::Sacred, "BA-RULING-86", "nobody fights on a sacred location")?;
    ensure(game.owner(area) != Some(rival), "BA-RULING-19", "he defends his own area: attack it")?;
    ensure(cards::has(game, turn, Card::Berserkur), "BA-BERS-02", "a duel takes a Berserkur card")?;
    let can_pay = game.player(seat).disks[VIRKI] >= duel_price(game, rival);
    ensure(can_pay, "BA-COMBAT-02", "too few Virki disks against that Berserkur")
}

/// BA-COMBAT-01, BA-COMBAT-12. The attack is declared: one card, every other Godi leaves, a Kaupmadur may stay.
pub(crate) fn attack(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let area = game.player(seat).stands(Unit::Berserkur).expect("BA-BERS-02: on land");
    cards::act_with(game, Card::Berserkur);
    let player = game.player_mut(seat);
    player.attacked = player.attacked.with(area);
    let owner = game.owner(area);
    game.tell(table, || What::Attacked { seat, area, owner });
    let leaving = seat.others(game.seats as usize).filter(|other| game.player(*other).stands_on(Unit::Godi, area));
    let leaving: SeatSet = leaving.collect();
    if leaving.is_empty() {
        fight_on_at(game, area, table);
    } else {
        game.act(Act::Leaving(area, leaving));
    }
}

/// BA-RULING-25. The seats decide in turn order from the attacker.
pub(crate) fn first_to_leave(game: &Bardagi, attacker: Seat, seats: SeatSet) -> Seat {
    let first = attacker.others(game.seats as usize).find(|seat| seats.contains(*seat));
    first.expect("BA-RULING-25: somebody's Godi must leave")
}

/// BA-COMBAT-11, BA-RULING-25. Where a Godi may go: own areas but the attacked one, and home.
pub(crate) fn shelters(game: &Bardagi, seat: Seat, attacked: Area) -> Areas {
    game.territory(seat).without(attacked)
}

/// BA-RULING-25. Whether the Godi may go there.
pub(crate) fn check_leave(game: &Bardagi, seat: Seat, attacked: Area, to: Area) -> Result<(), Refusal> {
    let may = shelters(game, seat, attacked).contains(to);
    ensure(may, "BA-RULING-25", "Godi retreats to another area of his own clan, or home")
}

/// BA-RULING-25. The Godi goes; when all have gone, the fight begins.
pub(crate) fn leave(game: &mut Bardagi, seat: Seat, to: Area, table: &mut impl Table<Event>) {
    let Act::Leaving(attacked, seats) = game.turn().act else { unreachable!("BA-RULING-25: a Godi must leave") };
    let is_forced = shelters(game, seat, attacked).len() == 1;
    game.player_mut(seat).places[Unit::Godi.index()] = Place::On(to);
    game.tell(table, || What::GodiLeft { seat, from: attacked, to, is_forced });
    let seats = seats.without(seat);
    if seats.is_empty() {
        fight_on_at(game, attacked, table);
    } else {
        game.act(Act::Leaving(attacked, seats));
    }
}

/// BA-RULING-21. The attacker goes on.
pub(crate) fn fight_on(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let Act::Fighting(area) = game.turn().act else { unreachable!("BA-RULING-21: a stage was won") };
    fight_on_at(game, area, table);
}

/// BA-AXE-04, BA-RULING-29. The next stage; beaten Axe tokens go to the pile.
fn fight_on_at(game: &mut Bardagi, area: Area, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    match next_stage(game, area) {
        Stage::Berserkur { rival, price } => {
            beat_berserkur(game, rival, price, area, table);
            after_stage(game, area);
        }
        Stage::Axes { price } => {
            discard(game, seat, price);
            let axes = game.lands.change(area, |plot| std::mem::take(&mut plot.axes));
            game.axe_pile += axes;
            game.tell(table, || What::AxesBeaten { seat, area, axes, paid: price });
            after_stage(game, area);
        }
        Stage::Claim { price } => claim(game, area, price - 1, table),
    }
}

/// BA-BERS-06, BA-BERS-07. Virki disks go to the unused ones.
fn discard(game: &mut Bardagi, seat: Seat, disks: u8) {
    let player = game.player_mut(seat);
    player.disks[VIRKI] -= disks;
    player.unused += disks;
}

/// BA-COMBAT-02, BA-COMBAT-03. Both sides pay; the beaten Berserkur goes to his Town.
fn beat_berserkur(game: &mut Bardagi, rival: Seat, price: u8, area: Area, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    discard(game, seat, price);
    let lost = game.content.units.berserkur_loss.min(game.player(rival).disks[VIRKI]);
    discard(game, rival, lost);
    let beaten = game.player_mut(rival);
    beaten.places[Unit::Berserkur.index()] = Place::Town;
    beaten.came_from = CameFrom::Nowhere;
    game.tell(table, || What::BerserkurBeaten { seat, rival, area, paid: price, lost });
}

/// BA-RULING-21. On, if the next stage can be paid; else the attack has stopped.
fn after_stage(game: &mut Bardagi, area: Area) {
    let virki = game.player(game.turn().seat).disks[VIRKI];
    if virki >= next_stage(game, area).price() {
        game.act(Act::Fighting(area));
    } else {
        stop(game);
    }
}

/// BA-COMBAT-08, BA-COMBAT-09, BA-RULING-17. The attack stops: stay, or go back if there is a way.
pub(crate) fn stop(game: &mut Bardagi) {
    let seat = game.turn().seat;
    let can_retreat = matches!(game.player(seat).came_from, CameFrom::Area(_));
    game.act(if can_retreat { Act::Withdrawing } else { Act::Menu });
}

/// BA-RULING-21. He stays.
pub(crate) fn stay(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let area = game.player(seat).stands(Unit::Berserkur).expect("BA-RULING-21: on land");
    game.act(Act::Menu);
    game.tell(table, || What::Stayed { seat, area });
}

/// BA-COMBAT-09, BA-RULING-17. He goes back to where he came from, without a card.
pub(crate) fn retreat(game: &mut Bardagi, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let player = game.player_mut(seat);
    let from = player.stands(Unit::Berserkur).expect("BA-COMBAT-09: on land");
    let CameFrom::Area(to) = player.came_from else { unreachable!("BA-RULING-17: there is a way back") };
    player.places[Unit::Berserkur.index()] = Place::On(to);
    player.came_from = CameFrom::Area(from);
    game.act(Act::Menu);
    game.tell(table, || What::Retreated { seat, from, to });
}

/// BA-BERS-04, BA-BERS-05, BA-COMBAT-05, BA-COMBAT-06, BA-COMBAT-13, BA-RULING-26. The attacker discards, the defender
/// takes disks back, one is placed; the area yields for its new owner from now on.
fn claim(game: &mut Bardagi, area: Area, losses: u8, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let owner = game.owner(area);
    discard(game, seat, losses);
    if let Some(owner) = owner {
        let disks = game.plot(area).disks;
        let loser = game.player_mut(owner);
        loser.unused += disks;
        loser.owned = loser.owned.without(area);
    }
    let player = game.player_mut(seat);
    player.disks[VIRKI] -= 1;
    player.owned = player.owned.with(area);
    game.lands.change(area, |plot| plot.disks = 1);
    game.tell(table, || What::Overtook { seat, area, from: owner, paid: losses + 1 });
    match owner {
        Some(rival) => take_from_rival(game, seat, rival, area, table),
        None => plunder(game, seat, area, table),
    }
    let has_more = game.player(seat).disks[VIRKI] > 0;
    game.act(if has_more { Act::Reinforcing(area) } else { Act::Menu });
}

/// BA-AREA-11, BA-CAMP-05, BA-RULING-70, BA-RULING-74, BA-RULING-75. A gold mine or village gives and takes glory at once.
fn take_from_rival(game: &mut Bardagi, seat: Seat, rival: Seat, area: Area, table: &mut impl Table<Event>) {
    let player = game.player_mut(seat);
    player.conquered = player.conquered.with(area);
    if !matches!(game.board().kind(area), Kind::Gold | Kind::Village) {
        return;
    }
    let gained = game.content.overtake.taken_glory;
    game.player_mut(seat).tally.conquest += i16::from(gained);
    let tally = &mut game.player_mut(rival).tally;
    let lost = tally.glory().clamp(0, i32::from(gained)) as u8;
    tally.conquest -= i16::from(lost);
    game.tell(table, || What::GloryTaken { seat, rival, gained, lost });
}

/// BA-AREA-12, BA-CAMP-02, BA-RULING-28, BA-RULING-29. A camp gives its Axe tokens the first time it is taken from Barbarians.
fn plunder(game: &mut Bardagi, seat: Seat, area: Area, table: &mut impl Table<Event>) {
    if game.board().kind(area) != Kind::Camp || game.plundered.contains(area) {
        return;
    }
    game.plundered = game.plundered.with(area);
    let axes = game.content.overtake.camp_axes.min(game.axe_pile);
    game.axe_pile -= axes;
    game.player_mut(seat).axes += axes;
    game.tell(table, || What::CampPlundered { seat, area, axes });
}

/// BA-BERS-08. Any number of Virki disks.
pub(crate) fn check_reinforce(game: &Bardagi, seat: Seat, disks: u8) -> Result<(), Refusal> {
    ensure(disks <= game.player(seat).disks[VIRKI], "BA-BERS-08", "the Virki does not hold so many disks")
}

/// BA-BERS-08. More disks on the area just taken, free of charge.
pub(crate) fn reinforce(game: &mut Bardagi, disks: u8, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let Act::Reinforcing(area) = game.turn().act else { unreachable!("BA-BERS-08: an area was taken") };
    game.player_mut(seat).disks[VIRKI] -= disks;
    game.lands.change(area, |plot| plot.disks += disks);
    game.act(Act::Menu);
    if disks > 0 {
        game.tell(table, || What::Reinforced { seat, area, disks });
    }
}

/// BA-RULING-20. The duel: stage 1 and nothing else.
pub(crate) fn duel(game: &mut Bardagi, rival: Seat, table: &mut impl Table<Event>) {
    let seat = game.turn().seat;
    let area = game.player(seat).stands(Unit::Berserkur).expect("BA-RULING-20: on land");
    cards::act_with(game, Card::Berserkur);
    let player = game.player_mut(seat);
    player.attacked = player.attacked.with(area);
    game.tell(table, || What::Duelled { seat, rival, area });
    let price = duel_price(game, rival);
    beat_berserkur(game, rival, price, area, table);
    stop(game);
}
