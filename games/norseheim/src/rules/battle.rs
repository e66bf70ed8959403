//! Battles: throws, losses, and how an attack ends (RULES.md, "Attack" and "Runes").

use super::{giants, land, windows};
use crate::content::Effect;
use crate::content::odds::Fate;
use crate::event::{Event, Piece};
use crate::ids::{GodCard, Numbered};
use crate::phase::{Attack, Battle, Phase, Side, Throw, Turn};
use crate::state::{Building, Land, Norseheim, Realm};
use engine::Table;

/// NH-ATTACK-06, NH-RULING-20. A battle begins; against an empty region there is nothing to throw for.
pub fn begin(game: &mut Norseheim, turn: Turn, attack: Attack, table: &mut impl Table<Event>) {
    if game.land(attack.to).defence() == 0 {
        settle(game, turn, attack, table);
    } else {
        windows::open_throw(game, turn, attack, table);
    }
}

/// NH-ATTACK-13, NH-ATTACK-18. The attacker goes on; that costs nothing more.
pub fn fight_on(game: &mut Norseheim, turn: Turn, attack: Attack, table: &mut impl Table<Event>) {
    table.tell(|| Event::FoughtOn { seat: attack.attacker });
    begin(game, turn, attack, table);
}

/// NH-ATTACK-15. The attacker stops; his survivors stay where they came from.
pub fn break_off(game: &mut Norseheim, turn: Turn, attack: Attack, table: &mut impl Table<Event>) {
    table.tell(|| Event::BrokeOff { seat: attack.attacker, from: attack.from });
    windows::open_aftermath(game, turn, attack, Side::Attacker, table);
}

/// NH-GOD-26. How many runes a side throws: base number, Danevold, cap of five; then what cards fix, then what they lower.
#[inline]
pub fn runes(realm: &Realm, attack: &Attack, side: Side) -> u8 {
    let base = match side {
        Side::Attacker => attack.fighters.min(realm.content.numbers.limits.runes),
        Side::Defender => defence_runes(realm, attack),
    };
    let effect = |card: Option<GodCard>| card.map(|card| realm.content.card(card).effect);
    let mut runes = base;
    if let Some(Effect::FixRunes { count }) = effect(attack.fixed[side.index()]) {
        runes = count;
    }
    if let Some(Effect::ReduceEnemyRunes { amount, minimum }) = effect(attack.lowered[side.index()]) {
        runes = runes.saturating_sub(amount).max(minimum.min(runes));
    }
    runes
}

/// NH-ATTACK-08, NH-ATTACK-09, NH-ATTACK-10, NH-RULING-22, NH-RULING-23. One rune for each warrior and for what stands there, all doubled
/// behind a Danevold, never more than five.
fn defence_runes(realm: &Realm, attack: &Attack) -> u8 {
    let numbers = &realm.content.numbers;
    let land = realm.land(attack.to);
    let built = match land {
        Land::Held { building: Building::Settlement, .. } => numbers.settlement.runes,
        Land::Held { building: Building::Ring, .. } => numbers.ring_fortress.runes,
        Land::Held { building: Building::None, .. } | Land::Led { .. } => 0,
    };
    let factor = if attack.walled { numbers.danevold.factor } else { 1 };
    ((land.stack() + built) * factor).min(numbers.limits.runes)
}

/// How the attack ends if it is fought to the end, as long as no card changes the runes (NH-GOD-26).
pub fn fate(realm: &Realm, attack: &Attack) -> Option<Fate> {
    let is_plain = Side::BOTH.into_iter().all(|side| attack.cards_on(side).next().is_none());
    is_plain.then(|| realm.content.odds.fate(attack.fighters, realm.land(attack.to).defence(), attack.walled))
}

/// NH-ATTACK-07, NH-RULING-24, NH-RULING-25. Both sides throw; upright runes wake Giants, first the attacker's, then the defender's.
pub fn throw(game: &mut Norseheim, turn: Turn, mut attack: Attack, table: &mut impl Table<Event>) {
    let counts = Side::BOTH.map(|side| runes(game, &attack, side));
    let throws = counts.map(|count| cast(game, count, table));
    for side in Side::BOTH {
        let (seat, throw) = (attack.seat(side), throws[side.index()]);
        let region = if side == Side::Attacker { attack.from } else { attack.to };
        table.tell(|| Event::Threw { side, seat, region, throw, again: false });
    }
    for throw in throws {
        wake(game, throw.upright, table);
    }
    let battle = Battle { throws };
    attack.last = Some(battle);
    windows::open_damage(game, turn, attack, battle, table);
}

/// NH-RUNE-01, NH-RUNE-02. Each rune falls by itself.
pub fn cast(realm: &Realm, count: u8, table: &mut impl Table<Event>) -> Throw {
    let weights = &realm.content.numbers.runes;
    let faces = u32::from(weights.hit + weights.blank + weights.upright);
    let mut throw = Throw::default();
    for _ in 0..count {
        let face = table.below(faces);
        if face < u32::from(weights.hit) {
            throw.hits += 1;
        } else if face < u32::from(weights.hit + weights.blank) {
            throw.blanks += 1;
        } else {
            throw.upright += 1;
        }
    }
    throw
}

/// NH-RUNE-03. Each upright rune wakes a Giant.
pub fn wake(game: &mut Norseheim, upright: u8, table: &mut impl Table<Event>) {
    for _ in 0..upright {
        if let Some(giant) = giants::draw(game, table) {
            giants::awaken(game, giant, table);
        }
    }
}

/// NH-ATTACK-11, NH-RULING-59. Both sides lose pieces at the same time: of the attackers only participants, of the defence
/// guests as well.
pub fn deal(game: &mut Norseheim, turn: Turn, mut attack: Attack, battle: Battle, table: &mut impl Table<Event>) {
    let [to_defence, to_attackers] = battle.throws.map(Throw::blows);
    attack.last = Some(battle);
    attack.lost[Side::Defender.index()] += land::fall(game, attack.to, to_defence, table);
    let fallen = to_attackers.min(attack.fighters);
    if fallen > 0 {
        land::dismiss(game, attack.attacker, attack.from, fallen);
        attack.fighters -= fallen;
        attack.lost[Side::Attacker.index()] += fallen;
        let (region, seat) = (attack.from, Some(attack.attacker));
        table.tell(|| Event::Lost { region, piece: Piece::Warrior, seat, count: fallen });
    }
    if attack.fighters == 0 || game.land(attack.to).defence() == 0 {
        settle(game, turn, attack, table);
    } else {
        game.phase = Phase::NextBattle(turn, attack);
    }
}

/// NH-ATTACK-13, NH-ATTACK-14, NH-ATTACK-17, NH-RULING-26. One side or both are gone: first the target is settled, then the origin.
fn settle(game: &mut Norseheim, turn: Turn, attack: Attack, table: &mut impl Table<Event>) {
    let Attack { attacker: seat, from, to, fighters, .. } = attack;
    match (fighters, game.land(to).defence()) {
        (0, 0) => {
            table.tell(|| Event::Ruined { region: to });
            land::depose(game, to, table);
            land::install_leader(game, to, table);
        }
        (0, _) => table.tell(|| Event::Repelled { region: to }),
        (warriors, _) => {
            // NH-ATTACK-14, NH-ATTACK-16. All who are left move in; the leader is gone.
            land::depose(game, to, table);
            *land::own_warriors(game, seat, from) -= warriors;
            game.land[to.index()] = Land::Held { seat, warriors, building: Building::None };
            table.tell(|| Event::Conquered { seat, from, to, warriors });
        }
    }
    land::fill_if_vacant(game, from, table);
    windows::open_aftermath(game, turn, attack, Side::Attacker, table);
}
