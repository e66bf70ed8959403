//! The Hero token, Perished Land and the Blacksaddle.

use crate::support::*;
use the_dwarves::phase::{Ending, Job, Phase};
use the_dwarves::{Action, Event, Space, Troop, Troops};

/// TD-EX-09 (TD-PERISH-01, TD-PERISH-02, TD-PERISH-03, TD-PERISH-04, TD-PERISH-06, TD-RULING-02, TD-HERO-05, TD-RULING-05).
#[test]
fn a_gateway_with_six_troops_perishes() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga03", [3, 1, 0]).before("V").skulls([1, 1, 0]).next_tiles(&["pl01"]).end();
    assert_eq!((t.on("ga04"), t.on("ga06"), t.on("ga07")), ([1, 1, 0], [1, 0, 0], [2, 1, 0]));
    assert_eq!(t.on("ga03"), [0; 3], "TD-PERISH-06: the space is empty");
    assert_eq!(t.arrow(sp("ga03")), Some(the_dwarves::Dir::Se), "TD-PERISH-02");
    assert_eq!(t.supply.0, [26, 23, 20]);
}

/// TD-EX-10 (TD-PERISH-07, TD-RULING-03): the space the arrow points to perishes in turn.
#[test]
fn a_cascade_goes_on_where_the_arrow_points() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga03", [3, 1, 0])
        .troops("ga07", [0, 2, 0])
        .before("V")
        .skulls([1, 1, 0])
        .next_tiles(&["pl01", "pl13"])
        .end();
    assert_eq!((t.on("ga04"), t.on("ga06"), t.on("ga10"), t.on("ga09")), ([1, 1, 0], [2, 0, 0], [1, 1, 0], [0, 2, 0]));
    assert!(t.is_perished(sp("ga03")) && t.arrow(sp("ga07")) == Some(the_dwarves::Dir::Sw));
}

/// TD-RULING-03: the space ahead is worked off first, with all it causes; the left neighbour after it.
#[test]
fn ahead_comes_before_left() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga03", [3, 1, 0]).troops("ga07", [0, 2, 0]).troops("ga04", [0, 0, 3]);
    t.before("V").skulls([1, 1, 0]).next_tiles(&["pl01", "pl13", "pl25"]).end();
    let tile = |space: &str| t.land(sp(space)).tile.map(|tile| content().tiles[usize::from(tile)].id.as_str());
    assert_eq!((tile("ga03"), tile("ga07"), tile("ga04")), (Some("pl01"), Some("pl13"), Some("pl25")));
}

/// TD-EX-11 (TD-PERISH-08, TD-PERISH-09, TD-RULING-09): troops run on over Perished Land, a Gateway included.
#[test]
fn recruits_run_along_the_arrows() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.wither("ga03", "ga07").wither("ga07", "ga09").troops("ga09", [1, 0, 0]).before("V").skulls([1, 0, 1]).end();
    assert_eq!((t.on("ga03"), t.on("ga07"), t.on("ga09")), ([0; 3], [0; 3], [2, 0, 1]));
}

/// TD-EX-12 (TD-PERISH-05): depicted troops do not go onto Perished Land; they go ahead with the rest.
#[test]
fn a_blocked_side_stays_and_goes_ahead() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ur08", [2, 2, 0]).wither("ur07", "ur09").before("IV").skulls([0, 1, 1]).next_tiles(&["pl03"]).end();
    assert_eq!((t.on("id01"), t.on("ur10"), t.on("ur07")), ([1, 1, 0], [1, 2, 1], [0; 3]));
}

/// TD-EX-41 (TD-PERISH-04, TD-PERISH-05, TD-RULING-82): a blocked left side reserves nothing.
#[test]
fn a_single_orc_goes_to_the_free_side() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ur08", [1, 2, 1]).wither("id01", "id02").before("IV").skulls([0, 1, 0]).next_tiles(&["pl03"]).end();
    assert_eq!((t.on("ur07"), t.on("ur10"), t.on("id01")), ([1, 1, 0], [0, 2, 1], [0; 3]));
}

/// TD-EX-13 (TD-BLACK-02, TD-BLACK-01, TD-RULING-06): five or more on the Blacksaddle go, and Doom moves once.
#[test]
fn the_blacksaddle_is_emptied() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga21", [2, 2, 0]).wither("ga20", "ga21").wither("we05", "ga20").wither("we04", "we05");
    t.wither("we02", "we04").wither("we01", "we02").before("I").skulls([1, 1, 0]).end();
    assert_eq!((t.on("ga21"), t.doom), ([0; 3], 42), "TD-BLACK-02");
    assert_eq!(t.supply.0, [30, 25, 20]);
    assert!(!t.is_perished(sp("ga21")), "TD-BLACK-01");
}

/// TD-EX-14 (TD-BLACK-02, TD-RULING-08): four are not enough.
#[test]
fn four_on_the_blacksaddle_wait() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga21", [2, 1, 0]).wither("ga20", "ga21").wither("we05", "ga20").wither("we04", "we05");
    t.wither("we02", "we04").wither("we01", "we02").before("I").skulls([1, 0, 0]).end();
    assert_eq!((t.on("ga21"), t.doom), ([3, 1, 0], 43));
}

/// TD-RULING-07: depicted troops go onto the Blacksaddle like onto any space.
#[test]
fn depicted_troops_reach_the_blacksaddle() {
    let mut t = board(&[Tungdil, Balyndis]);
    // Red on ga17 points south-west to the Blacksaddle; white points south-east, with the Blacksaddle on its right.
    t.troops("ga17", [4, 0, 0]).display(&["thr-cave-in", "adv-women", "adv-lesson"]);
    t.troops("ga17", [1, 0, 0]).next_tiles(&["pl25"]);
    the_space_perishes(&mut t, "ga17");
    assert_eq!((t.on("ga21"), t.on("ga18"), t.on("ga22")), ([1, 0, 0], [1, 0, 0], [3, 0, 0]));
}

fn the_space_perishes(t: &mut Board, space: &str) {
    t.0.game.phase = Phase::Collapsing;
    t.0.game.tunnel = Some(sp(space));
    t.0.game.agenda.push(Job::Menu);
    t.act(Action::Collapse { at: sp(space) });
}

/// TD-PERISH-12, TD-THREAT-04, TD-RULING-13: a card makes a space perish with fewer troops; its troops move off.
#[test]
fn a_card_makes_a_space_perish() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ga17", [1, 1, 0]).next_tiles(&["pl03"]);
    the_space_perishes(&mut t, "ga17");
    assert_eq!((t.on("ga17"), t.on("ga22"), t.on("ga16")), ([0; 3], [1, 1, 0], [0; 3]), "left first (TD-RULING-82)");
    assert!(t.is_perished(sp("ga17")));
}

/// TD-EX-15 (TD-PERISH-10, TD-RULING-11): each kind is limited by its own supply.
#[test]
fn an_empty_supply_sends_nobody() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.supply([30, 25, 1]).before("II").skulls([0, 1, 2]).end();
    assert_eq!((t.on("sa07"), t.supply.0), ([0, 1, 1], [30, 24, 0]));
    let lacking = Event::Lacking { troops: Troops::one(Alfar) };
    assert!(t.0.table.events.contains(&lacking), "TD-PERISH-10: the log says why only one came");
}

/// TD-EX-16 (TD-PERISH-11): without tiles nothing perishes any more. TD-RULING-04: and nothing is checked later.
#[test]
fn without_tiles_land_stays_ordinary() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.perish_some(36).troops("we01", [4, 0, 0]).before("I").skulls([2, 0, 0]).end();
    assert_eq!((t.on("we01"), t.is_perished(sp("we01")), t.tiles), ([6, 0, 0], false, 0));
    // A tile becomes free: the crowd stays as it is until the next troop enters (TD-RULING-04).
    t.0.game.phase = Phase::Cleansing;
    t.0.game.agenda.push(Job::Menu);
    let first = content().all_spaces().find(|space| t.is_perished(*space)).expect("Perished Land");
    t.act(Action::Cleanse { at: first });
    assert!(!t.is_perished(sp("we01")) && t.tiles.is_power_of_two(), "TD-RULING-04, TD-RULING-14");
    t.before("I").skulls([1, 0, 0]).end();
    assert!(t.is_perished(sp("we01")) && t.on("we01") == [0; 3], "TD-RULING-04: it is when the next troop enters");
}

/// TD-EX-17 (TD-VARIANT-01): with the variant four troops are enough; TD-RULING-15: not on the Blacksaddle.
#[test]
fn the_variant_needs_four_troops() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.threshold = content().variant_threshold;
    t.troops("sa07", [2, 1, 0]).troops("ga21", [4, 0, 0]).before("II").skulls([1, 0, 0]).next_tiles(&["pl25"]).end();
    assert_eq!((t.on("sa06"), t.on("sa04"), t.on("sa03")), ([1, 1, 0], [1, 0, 0], [1, 0, 0]));
    assert_eq!((t.on("ga21"), t.doom), ([4, 0, 0], 43), "TD-RULING-15");
}

/// TD-EX-21 (TD-PERISH-13, TD-MOVE-08, TD-RULING-18): nothing happens to a dwarf whose land perishes; coming back costs.
#[test]
fn a_dwarf_stands_on_land_that_perishes() {
    let mut t = board(&[Tungdil, Boendal]);
    t.at(P1, "ga07")
        .troops("ga03", [3, 1, 0])
        .troops("ga07", [0, 2, 0])
        .before("V")
        .skulls([1, 1, 0])
        .next_tiles(&["pl01", "pl13"])
        .end();
    assert_eq!((t.health_of(P1), t.doom), (3, 43), "TD-PERISH-13");
    // Next turn he leaves for free and pays when he comes back.
    let mut t = board(&[Boendal, Tungdil]);
    t.at(P0, "ga07").wither("ga07", "ga09").faces(&[2, 1, 1]).act(Action::Move).walk(&["ga06"]);
    assert_eq!((t.health_of(P0), t.doom), (3, 43), "TD-MOVE-08: leaving is free");
    t.walk(&["ga07"]);
    assert_eq!(t.phase, Phase::Paying { dwarf: P0 }, "TD-RULING-18: each time");
}

/// TD-EX-36 (TD-HERO-01, TD-GOAL-02): the tokens meet, nothing is recruited.
#[test]
fn the_hero_token_meets_doom() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.hero = 30;
    t.0.game.doom = 31;
    t.end();
    assert_eq!(t.phase, Phase::Over(Ending::Doom));
    assert_eq!(t.winners(), Some(vec![]), "TD-GOAL-02: everybody loses");
    assert_eq!(t.supply.0, [30, 25, 20], "TD-HERO-01: the symbol is not resolved");
    t.refuses_to(P0, Action::EndTurn, "TD-GOAL-04");
}

/// TD-EX-37 (TD-COUNCIL-06, TD-RULING-62): the Council moves Doom before the Hero token moves.
#[test]
fn bislipur_helps_doom_at_the_start_of_a_turn() {
    let mut t = board(&[Tungdil, Balyndis]);
    (t.0.game.hero, t.0.game.doom, t.0.game.council) = (30, 32, -4);
    t.end();
    assert_eq!((t.phase, t.doom), (Phase::Over(Ending::Doom), 31));
}

/// TD-RULING-62: a token that comes to the last space in step 1 waits for the next turn; a hold does not stop it.
#[test]
fn the_last_space_of_the_council_waits_a_turn() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.before("council");
    t.0.game.council = -3;
    t.end();
    assert_eq!((t.council, t.doom), (-4, 43), "TD-HERO-03: one space to the left, no effect yet");
    t.0.game.holds = 1;
    let hero = t.hero;
    t.end();
    assert_eq!((t.doom, t.hero, t.holds), (42, hero, 0), "TD-COUNCIL-06 also when the Hero token rests");
}

/// TD-HERO-03: on the leftmost space the Council token stays.
#[test]
fn the_council_token_stays_at_the_left_end() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.before("council");
    t.0.game.council = -4;
    t.end();
    assert_eq!((t.council, t.doom), (-4, 42));
}

/// TD-HERO-06, TD-RULING-65: each hold skips one step of the Hero token and its symbol.
#[test]
fn two_holds_rest_two_turns() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.before("V");
    t.0.game.holds = 2;
    t.end().end();
    assert_eq!((t.hero, t.holds), (0, 0));
    t.skulls([1, 0, 0]).end();
    assert_eq!((t.hero, t.on("ga03")), (1, [1, 0, 0]), "TD-HERO-02: then the symbol counts again");
}

/// TD-HERO-02, TD-RULING-64, TD-RULING-63: Doom's own symbols are ignored; it moves space by space and not past its start.
#[test]
fn doom_moves_without_symbols() {
    let mut t = board(&[Tungdil, Balyndis]);
    let strike = Job::Carry { card: card("thr-seeping"), next: 0 };
    t.now(&[strike, strike]);
    assert_eq!((t.doom, t.supply.0), (41, [30, 25, 20]), "TD-HERO-02: two spaces, no symbol");
    (t.0.game.hero, t.0.game.doom) = (40, 41);
    t.now(&[strike, strike]);
    assert_eq!((t.doom, t.phase), (40, Phase::Over(Ending::Doom)), "TD-RULING-64: lost as soon as they meet");
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.doom = 42;
    t.next_items(&["boots"]);
    t.now(&[Job::Carry { card: card("adv-election"), next: 0 }]);
    assert_eq!(t.doom, 43, "TD-RULING-63");
}

/// TD-COUNCIL-07, TD-RULING-36: blanks are rolled again once.
#[test]
fn bislipur_rolls_blanks_again() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.before("V").skulls([0, 1, 0]);
    t.0.game.council = -3;
    // Only the Orc die and the Älf die showed a blank.
    t.0.choices([4, 0]);
    t.end();
    assert_eq!(t.on("ga03"), [2, 1, 0], "TD-COUNCIL-07; TD-RULING-36: a second blank stays");
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.council = -3;
    t.skulls([1, 1, 0]).0.choices([5]);
    t.now(&[Job::Carry { card: card("thr-north-pass"), next: 0 }]);
    let alfar = content().recruitment[2][5];
    assert_eq!(t.on("ga03"), [1, 1, alfar], "TD-RULING-36: also when a card recruits");
}

/// TD-EX-42 (TD-HERO-04, TD-SETUP-13): an empty Adventure pile is renewed before Threats are mixed in.
#[test]
fn threats_are_mixed_into_a_renewed_pile() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.piles.mixed_in = 3;
    t.0.game.piles.discards = t.piles.adventures;
    t.0.game.piles.adventures = the_dwarves::cards::CardSet::NONE;
    // Three Threats were seen and discarded.
    for id in ["thr-night", "thr-thief", "thr-drums"] {
        t.0.game.piles.threats = t.piles.threats.without(card(id));
        t.0.game.piles.discards = t.piles.discards.with(card(id));
    }
    t.0.game.piles.mixed_in = 0;
    t.before("threat").end();
    assert_eq!((t.piles.adventure_len(), t.piles.discards.len(), t.piles.threat_len()), (32, 0, 10));
}

/// TD-RULING-57: an empty Threat pile gives what it has.
#[test]
fn the_threat_pile_gives_what_it_has() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.0.game.piles.mixed_in = 14;
    t.before("threat").end();
    assert_eq!((t.piles.mixed_in, t.piles.threat_len()), (15, 0));
}

/// TD-RULING-10: whatever tiles come, troops end on the Blacksaddle; no arrow leads in a circle or off the map.
#[test]
fn all_arrows_end_on_the_blacksaddle() {
    // Spaces all of whose arrows lead to spaces from which every way ends: the Blacksaddle is the first.
    let mut ending = vec![content().blacksaddle];
    let ends = |space: Space, ending: &[Space]| {
        let arrows = content().spaces[space.index()].arrows;
        let targets = arrows.iter().flatten().map(|dir| content().next(space, *dir).expect("TD-RULING-10: on the map"));
        targets.into_iter().all(|target| ending.contains(&target))
    };
    while let Some(space) = content().all_spaces().find(|space| !ending.contains(space) && ends(*space, &ending)) {
        ending.push(space);
    }
    assert_eq!(ending.len(), content().spaces.len(), "TD-RULING-10: no circle, whatever the colours");
}

/// TD-RULING-12: Silent Blades strike the spaces that held an Älf when it began, row by row.
#[test]
fn silent_blades_wither_the_land() {
    let mut t = board(&[Tungdil, Balyndis]);
    t.troops("ta01", [0, 0, 1]).troops("id03", [0, 0, 2]).troops("ga21", [0, 0, 1]).next_tiles(&["pl11", "pl23"]);
    t.now(&[Job::Carry { card: card("thr-blades"), next: 0 }]);
    assert!(t.is_perished(sp("ta01")) && t.is_perished(sp("id03")), "TD-RULING-12");
    assert_eq!(t.perished(), 2, "TD-RULING-13: not the Blacksaddle, not where Älfar came to");
    assert_eq!(t.on("ga21").iter().sum::<u8>(), 1);
    assert_eq!(t.0.game.troops_on_map().of(Troop::Alfar), 4);
}

/// TD-RULING-12, TD-RULING-13: a listed space that perishes in the cascade of an earlier one takes no second tile.
#[test]
fn silent_blades_skip_what_has_perished() {
    let mut t = board(&[Tungdil, Balyndis]);
    // The Älf of ga03 goes right to ga06, which perishes with five troops before its own turn comes.
    t.troops("ga03", [0, 0, 1]).troops("ga06", [2, 1, 1]).next_tiles(&["pl01", "pl13"]);
    t.now(&[Job::Carry { card: card("thr-blades"), next: 0 }]);
    assert!(t.is_perished(sp("ga03")) && t.is_perished(sp("ga06")));
    assert_eq!(t.perished(), 2, "TD-RULING-12: skipped");
}
