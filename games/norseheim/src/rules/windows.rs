//! Gods cards in and after a battle (RULES.md, "Gods cards").

use super::{battle, gods, turns};
use crate::content::{Effect, Role, Window};
use crate::event::Event;
use crate::ids::{GodCard, GodCards};
use crate::phase::{Aim, Ask, Attack, Battle, Phase, Side, Turn};
use crate::state::Norseheim;
use engine::{Refusal, Seat, Table, ensure};

/// NH-GOD-06. Whether the side may play a card with this role.
fn suits(role: Role, side: Side) -> bool {
    match role {
        Role::Own => false,
        Role::Either => true,
        Role::Attacker => side == Side::Attacker,
        Role::Defender => side == Side::Defender,
    }
}

/// NH-GOD-07. The seat's cards for the window and its side.
fn candidates(game: &Norseheim, seat: Option<Seat>, side: Side, window: Window) -> GodCards {
    let Some(seat) = seat else { return GodCards::NONE };
    let held = game.hand(seat).and(game.content.cards_for(window));
    held.into_iter().filter(|card| suits(game.content.card(*card).role, side)).collect()
}

/// NH-GOD-06, NH-RULING-63, NH-RULING-64. The cards the side may play now: before the throw, or after it.
pub fn playable(game: &Norseheim, attack: &Attack, battle: Option<&Battle>, side: Side) -> GodCards {
    let window = if battle.is_some() { Window::Damage } else { Window::Throw };
    let cards = candidates(game, attack.seat(side), side, window);
    cards.into_iter().filter(|card| matters(game, attack, battle, side, *card)).collect()
}

/// NH-RULING-64. Whether something changes.
fn matters(game: &Norseheim, attack: &Attack, battle: Option<&Battle>, side: Side, card: GodCard) -> bool {
    let (own, enemy) = (side.index(), side.other().index());
    let changes = |after: Attack, side: Side| battle::runes(game, attack, side) != battle::runes(game, &after, side);
    let effect = game.content.card(card).effect;
    match battle {
        None if matches!(effect, Effect::FixRunes { .. }) => changes(with_fixed(*attack, side, card), side),
        None => changes(with_lowered(*attack, side, card), side.other()),
        Some(battle) if effect == Effect::RethrowBlanks => battle.throws[own].blanks > 0,
        Some(battle) if matches!(effect, Effect::CancelHits { .. }) => battle.throws[enemy].blows() > 0,
        Some(_) => matches!(effect, Effect::AddHits { .. }),
    }
}

fn with_fixed(mut attack: Attack, side: Side, card: GodCard) -> Attack {
    attack.fixed[side.index()] = Some(card);
    attack
}

fn with_lowered(mut attack: Attack, side: Side, card: GodCard) -> Attack {
    attack.lowered[side.other().index()] = Some(card);
    attack
}

/// NH-GOD-06. Whether the side may play this card now.
pub fn check_card(
    game: &Norseheim,
    attack: &Attack,
    battle: Option<&Battle>,
    side: Side,
    card: GodCard,
) -> Result<(), Refusal> {
    let window = if battle.is_some() { Window::Damage } else { Window::Throw };
    check_held(game, attack.seat(side), side, window, card)?;
    ensure(playable(game, attack, battle, side).contains(card), "NH-RULING-64", "the card would change nothing now")
}

/// NH-GOD-02, NH-RULING-42. A card of one's own, in its window, on its side.
fn check_held(game: &Norseheim, seat: Option<Seat>, side: Side, window: Window, card: GodCard) -> Result<(), Refusal> {
    let held = seat.is_some_and(|seat| game.hand(seat).contains(card));
    ensure(held, "NH-GOD-01", "you do not hold that card")?;
    let data = game.content.card(card);
    ensure(data.window == window, "NH-GOD-02", "the card is for another moment")?;
    ensure(suits(data.role, side), "NH-GOD-06", "the card is for the other side of an attack")
}

/// NH-GOD-06. Who is asked next: a side without a playable card declines by itself, and two who decline in a row end it.
fn next_ask(game: &Norseheim, attack: &Attack, battle: Option<&Battle>, mut ask: Ask) -> Option<Ask> {
    loop {
        if !playable(game, attack, battle, ask.side).is_empty() {
            return Some(ask);
        }
        if ask.declined {
            return None;
        }
        ask = Ask { side: ask.side.other(), declined: true };
    }
}

fn after_decline(game: &Norseheim, attack: &Attack, battle: Option<&Battle>, ask: Ask) -> Option<Ask> {
    if ask.declined {
        return None;
    }
    let other = Ask { side: ask.side.other(), declined: true };
    next_ask(game, attack, battle, other)
}

const FIRST: Ask = Ask { side: Side::Attacker, declined: false };

/// NH-GOD-06. The window before the throw opens.
pub fn open_throw(game: &mut Norseheim, turn: Turn, attack: Attack, table: &mut impl Table<Event>) {
    let ask = next_ask(game, &attack, None, FIRST);
    go_on_throw(game, turn, attack, ask, table);
}

fn go_on_throw(game: &mut Norseheim, turn: Turn, attack: Attack, ask: Option<Ask>, table: &mut impl Table<Event>) {
    match ask {
        Some(ask) => game.phase = Phase::Throw(turn, attack, ask),
        None => battle::throw(game, turn, attack, table),
    }
}

/// NH-GOD-06. The asked side plays no card before the throw.
pub fn decline_throw(game: &mut Norseheim, turn: Turn, attack: Attack, ask: Ask, table: &mut impl Table<Event>) {
    let ask = after_decline(game, &attack, None, ask);
    go_on_throw(game, turn, attack, ask, table);
}

/// NH-GOD-26. A card changes the runes of a side from now to the end of the attack.
pub fn play_before_throw(
    game: &mut Norseheim,
    turn: Turn,
    attack: Attack,
    ask: Ask,
    card: GodCard,
    table: &mut impl Table<Event>,
) {
    let seat = attack.seat(ask.side).expect("NH-GOD-07: a player is asked");
    gods::spend(game, seat, card, table);
    let attack = match game.content.card(card).effect {
        Effect::FixRunes { .. } => with_fixed(attack, ask.side, card),
        Effect::ReduceEnemyRunes { .. } => with_lowered(attack, ask.side, card),
        other => unreachable!("NH-GOD-02: {other:?} is not played before a throw"),
    };
    let next = next_ask(game, &attack, None, Ask { side: ask.side.other(), declined: false });
    go_on_throw(game, turn, attack, next, table);
}

/// NH-GOD-06. The window after the throw opens.
pub fn open_damage(game: &mut Norseheim, turn: Turn, attack: Attack, battle: Battle, table: &mut impl Table<Event>) {
    let ask = next_ask(game, &attack, Some(&battle), FIRST);
    go_on_damage(game, turn, attack, battle, ask, table);
}

fn go_on_damage(
    game: &mut Norseheim,
    turn: Turn,
    attack: Attack,
    battle: Battle,
    ask: Option<Ask>,
    table: &mut impl Table<Event>,
) {
    match ask {
        Some(ask) => game.phase = Phase::Damage(turn, attack, battle, ask),
        None => battle::deal(game, turn, attack, battle, table),
    }
}

/// NH-GOD-06. The asked side plays no card after the throw.
pub fn decline_damage(
    game: &mut Norseheim,
    turn: Turn,
    attack: Attack,
    battle: Battle,
    ask: Ask,
    table: &mut impl Table<Event>,
) {
    let ask = after_decline(game, &attack, Some(&battle), ask);
    go_on_damage(game, turn, attack, battle, ask, table);
}

/// NH-GOD-27, NH-GOD-28. A card changes the hits of this battle.
pub fn play_after_throw(
    game: &mut Norseheim,
    turn: Turn,
    attack: Attack,
    mut battle: Battle,
    ask: Ask,
    card: GodCard,
    table: &mut impl Table<Event>,
) {
    let seat = attack.seat(ask.side).expect("NH-GOD-07: a player is asked");
    gods::spend(game, seat, card, table);
    let (own, enemy) = (ask.side.index(), ask.side.other().index());
    match game.content.card(card).effect {
        Effect::AddHits { amount } => battle.throws[own].added += amount,
        Effect::CancelHits { amount } => battle.throws[enemy].cancelled += amount,
        Effect::RethrowBlanks => {
            let again = battle::cast(game, battle.throws[own].blanks, table);
            let throw = &mut battle.throws[own];
            throw.hits += again.hits;
            throw.blanks = again.blanks;
            throw.upright += again.upright;
            let (side, region) = (ask.side, if ask.side == Side::Attacker { attack.from } else { attack.to });
            table.tell(|| Event::Threw { side, seat: Some(seat), region, throw: again, again: true });
            battle::wake(game, again.upright, table);
        }
        other => unreachable!("NH-GOD-02: {other:?} is not played after a throw"),
    }
    let next = next_ask(game, &attack, Some(&battle), Ask { side: ask.side.other(), declined: false });
    go_on_damage(game, turn, attack, battle, next, table);
}

/// NH-GOD-08, NH-GOD-29, NH-RULING-64. The cards the side may play after the attack: warriors were lost, and can come back somewhere.
pub fn playable_after(game: &Norseheim, attack: &Attack, side: Side) -> GodCards {
    let Some(seat) = attack.seat(side) else { return GodCards::NONE };
    let cards = candidates(game, Some(seat), side, Window::Aftermath);
    let can_revive =
        attack.lost[side.index()] > 0 && game.player(seat).warriors > 0 && !game.with_room(game.held(seat)).is_empty();
    if cards.is_empty() || !can_revive { GodCards::NONE } else { cards }
}

/// NH-GOD-08. Whether the side may play this card after the attack.
pub fn check_aftermath(game: &Norseheim, attack: &Attack, side: Side, card: GodCard) -> Result<(), Refusal> {
    check_held(game, attack.seat(side), side, Window::Aftermath, card)?;
    ensure(playable_after(game, attack, side).contains(card), "NH-RULING-64", "the card would change nothing now")
}

/// NH-GOD-08. The attack is over: the attacker is asked first, then the defender.
pub fn open_aftermath(game: &mut Norseheim, turn: Turn, attack: Attack, side: Side, table: &mut impl Table<Event>) {
    if !playable_after(game, &attack, side).is_empty() {
        game.phase = Phase::Aftermath(turn, attack, side);
    } else if side == Side::Attacker {
        open_aftermath(game, turn, attack, Side::Defender, table);
    } else {
        turns::action_done(game, turn, table);
    }
}

/// NH-GOD-08. The asked side plays no card after the attack.
pub fn decline_aftermath(game: &mut Norseheim, turn: Turn, attack: Attack, side: Side, table: &mut impl Table<Event>) {
    match side {
        Side::Attacker => open_aftermath(game, turn, attack, Side::Defender, table),
        Side::Defender => turns::action_done(game, turn, table),
    }
}

/// NH-GOD-29. A card that revives: a region is chosen next.
pub fn play_aftermath(
    game: &mut Norseheim,
    turn: Turn,
    attack: Attack,
    side: Side,
    card: GodCard,
    table: &mut impl Table<Event>,
) {
    let seat = attack.seat(side).expect("NH-GOD-07: a player is asked");
    gods::spend(game, seat, card, table);
    game.phase = Phase::Target(turn, card, Aim::Revive(attack, side));
}
