//! Events as lines of the log, and which piece came from where.

use crate::cards::{Card, Quest};
use crate::event::{Price, Why};
use crate::phase::{Cause, Ending, Purpose};
use crate::{Content, Event, Item, Space, Troop, Troops};
use canvas::Motion;
use engine::{Line, Words};

/// The event as a line of the log. A dwarf goes by the name of his seat.
pub(crate) fn line(event: Event, content: &Content) -> Line {
    let words = Words::new;
    let on = |words: Words, at: Space| words.piece(content.space_id(at), content.name(at));
    let card = |words: Words, card: Card| {
        words.piece(format!("card-{}", content.card(card).id), content.card(card).name.clone())
    };
    let item = |item: Item| content.item(item).name.clone();
    match event {
        Event::TurnBegan { seat, number } => {
            Line { depth: 0, automatic: true, words: words().text(format!("Turn {number}: ")).seat(seat) }
        }
        Event::HeroMoved { to } => Line::automatic(format!("The Hero token moves to space {to} of the Doom track")),
        Event::HeroRested => Line::automatic(words().text("The Hero token rests this turn ").rule("TD-HERO-06")),
        Event::DoomMoved { to, closer: true } => Line::automatic(format!("Doom comes closer: space {to}")),
        Event::DoomMoved { to, closer: false } if usize::from(to) + 1 == content.doom.len() => {
            Line::automatic("Doom is pushed back to its start")
        }
        Event::DoomMoved { to, closer: false } => Line::automatic(format!("Doom is pushed back to space {to}")),
        Event::CouncilMoved { from, to } => {
            let side = if to < from { "towards Bislipur" } else { "towards Balendilín" };
            Line::consequence(format!("The Council token moves {side}. {}", content.council_space(to).text))
        }
        Event::ThreatsMixed { cards: 0 } => Line::automatic("No Threat cards are left to be shuffled in"),
        Event::ThreatsMixed { cards: 1 } => Line::automatic("1 Threat card is shuffled into the Adventure pile"),
        Event::ThreatsMixed { cards } => {
            Line::automatic(format!("{cards} Threat cards are shuffled into the Adventure pile"))
        }
        Event::PileRenewed { cards } => {
            Line::automatic(format!("The {cards} discarded cards become the new Adventure pile"))
        }
        Event::Recruited { at, skulls } => {
            let shown = if skulls.is_empty() { "no skulls".to_owned() } else { skulls.words() };
            Line::automatic(on(words().text("The Recruitment dice for "), at).text(format!(" show {shown}")))
        }
        Event::BlanksRerolled { skulls } => Line::automatic(
            words()
                .text(format!("The Council has the blanks rolled again: now {} ", skulls.words()))
                .rule("TD-COUNCIL-07"),
        ),
        Event::Lacking { troops } => {
            Line::automatic(words().text(format!("The supply lacks {} ", troops.words())).rule("TD-PERISH-10"))
        }
        Event::Placed { at, troops } => {
            let arrive = if troops.total() == 1 { "arrives" } else { "arrive" };
            Line::automatic(on(words().text(format!("{} {arrive} at ", troops.words())), at))
        }
        Event::Perished { at, tile, dir } => {
            let tile = &content.tiles[usize::from(tile)];
            Line::automatic(on(words(), at).text(format!(
                " perishes: the {} arrow points {}",
                tile.colour.name(),
                dir.name()
            )))
        }
        Event::Flowed { from, to, troops } => Line {
            depth: 2,
            automatic: true,
            words: on(on(words().text(format!("{} from ", troops.words())), from).text(" to "), to),
        },
        Event::Emptied { troops } => {
            Line::automatic(words().text(format!("{} vanish in the Blacksaddle ", troops.words())).rule("TD-BLACK-02"))
        }
        Event::ScenarioDrawn { card: drawn } => Line::automatic(
            card(words().text("The next Scenario: "), drawn).text(format!(". {}", content.card(drawn).text)),
        ),
        Event::ScenarioPassed { card: passed, fulfilled } => {
            let why = if fulfilled {
                " is fulfilled already and passed over"
            } else {
                " cannot be played and is passed over"
            };
            Line::automatic(card(words(), passed).text(why))
        }
        Event::Swept { adventures, threats } => Line::automatic(
            words()
                .text(format!(
                    "The Display is swept: {} and {} go ",
                    counted(adventures.len(), "Adventure"),
                    counted(threats.len(), "Threat")
                ))
                .rule("TD-SCEN-06"),
        ),
        Event::Revealed { card: shown, threat } => Line::automatic(card(
            words().text(if threat { "A Threat is turned up: " } else { "An Adventure is turned up: " }),
            shown,
        )),
        Event::PutOnCard { card: of, troops } => {
            Line { depth: 2, automatic: true, words: card(words().text(format!("{} on ", troops.words())), of) }
        }
        Event::NoTroopsFor { card: of } => {
            Line::automatic(card(words(), of).text(" finds no troops in the supply and is discarded"))
        }
        Event::Pinned { dwarf, card: of } => {
            Line::automatic(card(words(), of).text(" pins ").seat(dwarf).text(" to the space ").rule("TD-RULING-55"))
        }
        Event::Struck { card: of } => Line::automatic(card(words().text("The threat strikes: "), of)),
        Event::Mustered { at, troop } => {
            Line::decision(on(words().text(format!("1 {} for the Scenario comes from ", troop.one())), at))
        }
        Event::Stood { dwarf, at } => Line::consequence(on(words().seat(dwarf).text(" is placed on "), at)),
        Event::Began { dwarf, purpose } => Line::decision(began(words().seat(dwarf), purpose, &card)),
        Event::Rolled { dwarf, dice } => {
            Line::consequence(words().seat(dwarf).text(format!(" rolls {}", dice.words())))
        }
        Event::Rerolled { dwarf, from, to, why } => {
            let why = match why {
                Why::CouncilMust => "the Council demands it",
                Why::CouncilMay => "the Council allows it",
                Why::Rune => "by the Rune Stone",
            };
            Line::consequence(words().seat(dwarf).text(format!(" rolls a {from} again, {why}: {to}")))
        }
        Event::RolledAgain { dwarf, dice } => {
            Line::consequence(words().seat(dwarf).text(format!(" rolls all dice again: {}", dice.words())))
        }
        Event::Raised { dwarf, face } => Line::consequence(words().seat(dwarf).text(format!(" raises a {face} by 1"))),
        Event::Walked { dwarf, from, to, tunnel } => {
            let way = if tunnel { " goes through the tunnels from " } else { " walks from " };
            Line::consequence(on(on(words().seat(dwarf).text(way), from).text(" to "), to))
        }
        Event::Halted { dwarf, at } => Line::consequence(on(words().text("Troops stop ").seat(dwarf).text(" at "), at)),
        Event::Paid { dwarf, with } => {
            let how = match with {
                Price::Health => " pays for Perished Land with Health",
                Price::Doom => " pays for Perished Land with Doom",
                Price::Amulet(_) => " pays for Perished Land with the amulet",
                Price::Nothing => " enters Perished Land unharmed",
            };
            Line::consequence(words().seat(dwarf).text(how))
        }
        Event::Felled { dwarf, at, card: None, troop } => {
            Line::consequence(on(words().seat(dwarf).text(format!(" defeats 1 {} at ", troop.one())), at))
        }
        Event::Felled { dwarf, card: Some(of), troop, .. } => {
            Line::consequence(card(words().seat(dwarf).text(format!(" defeats 1 {} of ", troop.one())), of))
        }
        Event::Missed { dwarf } => Line::consequence(words().seat(dwarf).text(" removes nobody ").rule("TD-FIGHT-05")),
        Event::BossHit { dwarf, hits: 0, .. } => {
            Line::consequence(words().seat(dwarf).text(" does not hit Nôd'onn ").rule("TD-NODONN-04"))
        }
        Event::BossHit { dwarf, hits, left, .. } => {
            let text = format!(" hits Nôd'onn with {}: {} left", counted(hits, "die"), counted(left, "token"));
            Line::consequence(words().seat(dwarf).text(text))
        }
        Event::MessageFailed { dwarf } => {
            Line::consequence(words().text("The message of ").seat(dwarf).text(" is not heard"))
        }
        Event::Succeeded { dwarf, card: of, successes, total, needed } => {
            let successes = match successes {
                0 => "no success".to_owned(),
                1 => "1 success".to_owned(),
                many => format!("{many} successes"),
            };
            let so_far = format!(": {} of {needed}", total.min(needed));
            Line::consequence(card(words().seat(dwarf).text(format!(" has {successes} for ")), of).text(so_far))
        }
        Event::Smithed { dwarf, success } => Line::consequence(words().seat(dwarf).text(if success {
            " earns a card of Equipment"
        } else {
            " earns nothing this time"
        })),
        Event::Ticked { dwarf, card: of, place } => {
            let name = match &content.card(of).quest {
                Some(Quest::TestsEach { at, .. } | Quest::VisitEach { at }) => {
                    at.get(usize::from(place)).map_or("", |place| place.name.as_str())
                }
                _ => "",
            };
            Line::consequence(card(words().seat(dwarf).text(format!(" ticks off {name} on ")), of))
        }
        Event::SetOut { dwarf, card: of } => Line::consequence(card(words().seat(dwarf).text(" sets out on "), of)),
        Event::BrokeOff { dwarf, card: of } => Line::consequence(card(words().seat(dwarf).text(" breaks off "), of)),
        Event::Completed { card: of, threat } => {
            Line::consequence(card(words(), of).text(if threat { " is averted" } else { " is completed!" }))
        }
        Event::Dismissed { card: of } => Line::decision(card(words(), of).text(" is discarded without consequences")),
        Event::Hurt { dwarf, points, health } => {
            Line::consequence(words().seat(dwarf).text(format!(" loses {points} Health, {health} left")))
        }
        Event::Healed { dwarf, points, health, cause } => {
            let by = match cause {
                Some(Cause::Council) => " through the Council",
                Some(Cause::Card(_)) | None => "",
            };
            Line::consequence(words().seat(dwarf).text(format!(" gains {points} Health{by}, now {health}")))
        }
        Event::MailWorn { dwarf, item: mail } => {
            Line::decision(words().seat(dwarf).text(format!(" is guarded by {}", item(mail))))
        }
        Event::Drawn { item: drawn } => Line::automatic(format!("Equipment is drawn: {}", item(drawn))),
        Event::Given { dwarf, item: given } => {
            Line::consequence(words().seat(dwarf).text(format!(" gets {}", item(given))))
        }
        Event::ItemGone { owner: Some(owner), item: gone } => {
            Line::consequence(words().seat(owner).text(format!(" loses {}", item(gone))))
        }
        Event::ItemGone { owner: None, item: gone } => Line::automatic(format!("{} is discarded", item(gone))),
        Event::Forged { dwarf } => {
            Line::consequence(words().text("Keenfire is forged, and ").seat(dwarf).text(" carries it"))
        }
        Event::Removed { at, troop } => {
            Line::consequence(on(words().text(format!("1 {} is removed from ", troop.one())), at))
        }
        Event::Dug { at } => Line::consequence(on(words().text("The Tunnel tile is laid on "), at)),
        Event::Cleansed { at } => {
            Line::consequence(on(words().text("Green shoots: "), at).text(" is ordinary land again"))
        }
        Event::HoldGained { turns } => {
            Line::consequence(format!("The Hero token will rest for {}", counted(turns, "turn")))
        }
        Event::Used { owner, item: used } => {
            Line::decision(words().text(format!("{} of ", item(used))).seat(owner).text(" is used"))
        }
        Event::Sang { dwarf } => Line::consequence(words().seat(dwarf).text(" takes an additional action")),
        Event::TurnEnded { seat } => {
            Line { depth: 0, automatic: true, words: words().seat(seat).text(" ends the turn") }
        }
        Event::Ended { ending } => Line::automatic(match ending {
            Ending::Won { card: of } => {
                card(words(), of).text(" is completed: Girdlegard is saved! ").rule("TD-GOAL-01")
            }
            Ending::Doom => words().text("The Hero and the Doom token meet: everybody loses ").rule("TD-GOAL-02"),
            Ending::Death { dwarf } => words().seat(dwarf).text(" is dead: everybody loses ").rule("TD-GOAL-03"),
        }),
    }
}

/// A number of things: "1 turn", "2 turns".
fn counted(count: u8, thing: &str) -> String {
    match (count, thing) {
        (1, thing) => format!("1 {thing}"),
        (count, "die") => format!("{count} dice"),
        (count, thing) => format!("{count} {thing}s"),
    }
}

fn began(words: Words, purpose: Purpose, card: &impl Fn(Words, Card) -> Words) -> Words {
    match purpose {
        Purpose::Move => words.text(" moves"),
        Purpose::Fight => words.text(" fights"),
        Purpose::Message => words.text(" sends a message to the Dwarven Council"),
        Purpose::Smith => words.text(" works for the Council's favour"),
        Purpose::Test(of) => card(words.text(" tries a test for "), of),
        Purpose::Pool(of) => card(words.text(" rolls for "), of),
        Purpose::Boss(_) => words.text(" battles Nôd'onn"),
    }
}

/// Which piece came from where, when ids alone do not tell.
pub(crate) fn motion(event: Event, content: &Content) -> Option<Motion> {
    let troop_id = |at: Space, troop: Troop| format!("troop-{}-{}", content.spaces[at.index()].id, troop.id());
    let most = |troops: Troops| Troop::ALL.into_iter().max_by_key(|troop| troops.of(*troop));
    match event {
        Event::Placed { at, troops } => {
            most(troops).map(|troop| Motion { from: format!("supply-{}", troop.id()), to: troop_id(at, troop) })
        }
        Event::Flowed { from, to, troops } => {
            most(troops).map(|troop| Motion { from: troop_id(from, troop), to: troop_id(to, troop) })
        }
        Event::PutOnCard { card, troops } => most(troops).map(|troop| Motion {
            from: format!("supply-{}", troop.id()),
            to: format!("card-{}-{}", content.card(card).id, troop.id()),
        }),
        Event::Given { dwarf, item } => {
            let id = &content.item(item).id;
            Some(Motion { from: format!("drawn-{id}"), to: format!("item-{}-{id}", dwarf.0) })
        }
        _ => None,
    }
}
