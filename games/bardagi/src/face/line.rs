//! Events as lines of the log.

use super::names;
use super::phrases::{count, package, venue_name};
use crate::content::{Board, Content};
use crate::event::Bonus;
use crate::state::{Bargain, Source};
use crate::{Area, Card, Event, Good, Node, Rune, What};
use canvas::Motion;
use engine::{Line, Seat, Words};

/// Writes one line.
struct Scribe<'a> {
    board: &'a Board,
    words: Words,
}

impl Scribe<'_> {
    fn text(mut self, text: impl Into<String>) -> Self {
        self.words = self.words.text(text);
        self
    }

    fn seat(mut self, seat: Seat) -> Self {
        self.words = self.words.seat(seat);
        self
    }

    fn area(mut self, area: Area) -> Self {
        self.words = self.words.piece(names::area(self.board, area), self.board.area_name(area));
        self
    }

    fn node(self, node: Node) -> Self {
        match node {
            Node::Harbour(area) => self.text("the harbour of ").area(area),
            Node::Sea(_) => self.text("open sea"),
        }
    }

    fn rule(mut self, rule: &'static str) -> Self {
        self.words = self.words.text(" ").rule(rule);
        self
    }
}

/// "2 Berserkur, 1 Godi".
fn hand(hand: &[u8; 4]) -> String {
    let parts = Card::ALL.iter().zip(hand).filter(|(_, count)| **count > 0);
    parts.map(|(card, count)| format!("{count} {}", card.word())).collect::<Vec<_>>().join(", ")
}

/// "2 timber, 1 iron".
fn goods(goods: &[u8; 6]) -> Vec<String> {
    let parts = Good::ALL.iter().zip(goods).filter(|(_, count)| **count > 0);
    parts.map(|(good, count)| format!("{count} {}", good.word())).collect()
}

/// The event as a line of the log.
pub(crate) fn line(event: &Event, content: &Content) -> Line {
    let board = content.board(event.on);
    let say = Scribe { board, words: Words::new() };
    let done = |scribe: Scribe<'_>| Line::decision(scribe.words);
    let then = |scribe: Scribe<'_>| Line::consequence(scribe.words);
    let auto = |scribe: Scribe<'_>| Line::automatic(scribe.words);
    match &event.what {
        What::ClanTaken { seat, home, is_chosen, .. } => {
            let verb = if *is_chosen { " settles in " } else { " draws the home " };
            let said = say.seat(*seat).text(verb).area(*home);
            if *is_chosen { done(said) } else { auto(said) }
        }
        What::RoundBegan { round, starter, is_last } => {
            let last = if *is_last { ", the last" } else { "" };
            Line {
                depth: 0,
                automatic: true,
                words: say.text(format!("Round {round}{last}: ")).seat(*starter).text(" begins").words,
            }
        }
        What::CardChosen { seat, card, .. } => done(say.seat(*seat).text(format!(" chooses a {} card", card.word()))),
        What::Ready { seat } => done(say.seat(*seat).text(" has planned")),
        What::TurnBegan { seat, hand: cards } => {
            Line { depth: 0, automatic: true, words: say.seat(*seat).text(format!(" lays open {}", hand(cards))).words }
        }
        What::Walked { seat, unit, from, to, .. } => {
            done(say.seat(*seat).text(format!(" leads {} from ", unit.word())).area(*from).text(" to ").area(*to))
        }
        What::Boarded { seat, unit, from, harbour } => {
            let said = say.seat(*seat).text(format!(" sends {}", unit.word()));
            let said = if from == harbour { said } else { said.text(" from ").area(*from) };
            done(said.text(" aboard at ").area(*harbour))
        }
        What::Landed { seat, unit, at } => done(say.seat(*seat).text(format!(" lands {} at ", unit.word())).area(*at)),
        What::Sailed { seat, to, squares, .. } => {
            let far = count(*squares, "square", "squares");
            done(say.seat(*seat).text(format!(" sails {far} to ")).node(*to))
        }
        What::ShipReturned { seat, .. } => auto(say.text("The empty ship of ").seat(*seat).text(" returns home")),
        What::Attacked { seat, area, owner } => {
            let said = say.seat(*seat).text(" attacks ").area(*area);
            done(match owner {
                Some(owner) => said.text(", held by ").seat(*owner),
                None => said.text(", held by Barbarians"),
            })
        }
        What::Duelled { seat, rival, area } => {
            done(say.seat(*seat).text(" challenges the Berserkur of ").seat(*rival).text(" at ").area(*area))
        }
        What::BerserkurBeaten { seat, rival, paid, lost, .. } => {
            let price = format!(" for {}; ", count(*paid, "disk", "disks"));
            let said = say.seat(*seat).text(" beats the Berserkur of ").seat(*rival).text(price).seat(*rival);
            then(said.text(format!(" loses {}", count(*lost, "disk", "disks"))))
        }
        What::AxesBeaten { axes, paid, .. } => {
            let axes = count(*axes, "Axe token is", "Axe tokens are");
            then(say.text(format!("{axes} beaten with {}", count(*paid, "disk", "disks"))))
        }
        What::Overtook { seat, area, from, paid } => {
            let said = say
                .seat(*seat)
                .text(" overtakes ")
                .area(*area)
                .text(format!(" with {}", count(*paid, "disk", "disks")));
            then(match from {
                Some(from) => said.text(" from ").seat(*from),
                None => said,
            })
        }
        What::GloryTaken { seat, rival, gained, lost } => {
            let said = say.seat(*seat).text(format!(" gains {gained} glory, ")).seat(*rival);
            then(said.text(format!(" loses {lost}")).rule("BA-AREA-11"))
        }
        What::CampPlundered { seat, axes, .. } => {
            then(say.seat(*seat).text(format!(" receives {}", count(*axes, "Axe token", "Axe tokens"))))
        }
        What::Reinforced { seat, area, disks } => {
            done(say.seat(*seat).text(format!(" adds {} at ", count(*disks, "disk", "disks"))).area(*area))
        }
        What::Stayed { seat, area } => done(say.text("The Berserkur of ").seat(*seat).text(" stays at ").area(*area)),
        What::Retreated { seat, to, .. } => {
            done(say.text("The Berserkur of ").seat(*seat).text(" retreats to ").area(*to))
        }
        What::GodiLeft { seat, to, is_forced, .. } => {
            let said = say.text("The Godi of ").seat(*seat).text(" leaves for ").area(*to);
            if *is_forced { auto(said) } else { done(said) }
        }
        What::DiskMoved { seat, from, to } => {
            let said = say.seat(*seat).text(" moves a disk from ");
            let said = match from {
                Source::Area(area) => said.area(*area),
                Source::Virki => said.text("the Virki"),
            };
            done(match to {
                Some(area) => said.text(" to ").area(*area),
                None => said.text(" to the Town"),
            })
        }
        What::GivenUp { seat, area, axes } => {
            let said = say.seat(*seat).text(" gives up ").area(*area).text(" to the Barbarians");
            then(match axes {
                0 => said,
                axes => said.text(format!("; {} to the pile", count(*axes, "Axe token goes", "Axe tokens go"))),
            })
        }
        What::Refilled { seat, building, disks } => {
            let disks = count(*disks, "disk", "disks");
            done(say.seat(*seat).text(format!(" refills the {} with {disks}", building.word())))
        }
        What::Revived { seat, home } => {
            then(say.text("The Berserkur of ").seat(*seat).text(" is back at ").area(*home))
        }
        What::Converted { seat, area } => done(say.seat(*seat).text(" converts ").area(*area)),
        What::LandBought { seat, area } => done(say.seat(*seat).text(" buys ").area(*area)),
        What::Bonus { seat, bonus, .. } => then(say.seat(*seat).text(match bonus {
            Bonus::Good(good) => format!(" receives 1 {} with it", good.word()),
            Bonus::Gold => " receives 1 gold with it".to_owned(),
            Bonus::Recruit => " receives a recruit with it".to_owned(),
            Bonus::Lost => " receives nothing with it: no room, or none left".to_owned(),
        })),
        What::RunesDrawn { seat, count: drawn, runes, gold } => {
            let names = runes.map(|runes| {
                let parts = Rune::ALL.iter().zip(runes).filter(|(_, count)| *count > 0);
                parts
                    .map(|(rune, count)| format!("{count} {}", content.rune(*rune).name))
                    .collect::<Vec<_>>()
                    .join(", ")
            });
            let what = names.map_or(String::new(), |names| format!(": {names}"));
            let runes = count(*drawn, "rune", "runes");
            if *gold > 0 {
                done(say.seat(*seat).text(format!(" buys {runes} for {gold} gold{what}")))
            } else {
                auto(say.seat(*seat).text(format!(" draws {runes}{what}")))
            }
        }
        What::RuneCast { seat, rune, on } => {
            let said = say.seat(*seat).text(format!(" casts {}", content.rune(*rune).name));
            done(match on {
                Some(area) => said.text(" on ").area(*area),
                None => said,
            })
        }
        What::RuneRemoved { seat, rune, from } => {
            let name = &content.rune(*rune).name;
            done(say.seat(*seat).text(format!(" pays 1 gold and removes {name} from ")).area(*from))
        }
        What::SeaMoveGone { is_used, .. } => auto(say.text(if *is_used {
            "The Sea Move carries the ship up to ten squares and returns to the rune pile"
        } else {
            "The Sea Move was not used and returns to the rune pile"
        })),
        What::TradeBegan { seat, venue } => {
            let mut said = say.seat(*seat).text(" trades ");
            said.words.0.extend(venue_name(*venue).0);
            done(said)
        }
        What::Sold { good, .. } => then(say.text(format!("sells 1 {}", good.word()))),
        What::Bought { good, .. } => then(say.text(format!("buys 1 {}", good.word()))),
        What::Cashed { value, gold, .. } => then(say.text(format!("turns value {value} into {gold} gold"))),
        What::GoldSpent { .. } => then(say.text("spends 1 gold")),
        What::HideSold { .. } => then(say.text("sells 1 hide for 1 gold").rule("BA-UPG-24")),
        What::ValueLost { value, .. } => then(say.text(format!("loses value {value}, which buys nothing"))),
        What::Proposed { seat, host, bargain: Bargain { gives, asks } } => {
            let said = say.seat(*seat).text(" offers ").seat(*host);
            done(said.text(format!(" {} for {}", package(gives), package(asks))))
        }
        What::Answered { host, is_accepted } => {
            done(say.seat(*host).text(if *is_accepted { " takes the bargain" } else { " declines" }))
        }
        What::Exchanged { seat, given: [one, other], taken } => {
            let cards = format!(" exchanges {} and {} for {}", one.word(), other.word(), taken.word());
            done(say.seat(*seat).text(cards))
        }
        What::HornsBlown { seat, card } => {
            done(say.seat(*seat).text(format!(" blows the War Horns: {} serves as Berserkur", card.word())))
        }
        What::TurnEnded { seat, unused } => {
            let left =
                if *unused > 0 { format!(", {} unused", count(*unused, "card", "cards")) } else { String::new() };
            done(say.seat(*seat).text(format!(" ends the turn{left}")))
        }
        What::Built { seat, tile, replaced, glory } => {
            let name = &content.tile(*tile).name;
            done(say.seat(*seat).text(match replaced {
                Some(old) => format!(" builds {name} in place of {}", content.tile(*old).name),
                None => format!(" builds {name} for {glory} glory"),
            }))
        }
        What::TileTurned { tile } => auto(say.text(format!("{} is turned up", content.tile(*tile).name))),
        What::Surplus { seat, disks, goods: surplus } => {
            let mut parts = goods(surplus);
            if *disks > 0 {
                parts.push(format!("{} to the Town", count(*disks, "disk", "disks")));
            }
            auto(say.seat(*seat).text(format!(" has no room for {}", parts.join(", "))).rule("BA-RULING-68"))
        }
        What::NothingBuilt { seat } => done(say.seat(*seat).text(" builds nothing")),
        What::GloryClaimed { seat, areas, tiles } => {
            let more = if *tiles > 0 { format!(" and {tiles} for tiles") } else { String::new() };
            auto(say.seat(*seat).text(format!(" claims {areas} glory for areas{more}")))
        }
        What::Claimed { seat, goods: taken, gold, recruits, lost } => {
            let mut parts = goods(taken);
            if *gold > 0 {
                parts.push(format!("{gold} gold"));
            }
            if *recruits > 0 {
                parts.push(count(*recruits, "recruit", "recruits"));
            }
            let what = if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") };
            let lost = if *lost > 0 { format!("; {lost} lost for want of room") } else { String::new() };
            auto(say.seat(*seat).text(format!(" receives {what}{lost}")))
        }
        What::HerdClaimed { seat, good, count: own, meat, lost, is_forced } => {
            let lost = if *lost > 0 { format!("; {lost} lost for want of room") } else { String::new() };
            let herd = if *good == Good::Wool { "sheep" } else { "cattle" };
            let taken = match (*own, *meat) {
                (0, meat) => format!("{meat} meat"),
                (own, 0) => format!("{own} {}", good.word()),
                (own, meat) => format!("{own} {} and {meat} meat", good.word()),
            };
            let said = say.seat(*seat).text(format!(" takes {taken} from {herd}{lost}"));
            if *is_forced { auto(said) } else { done(said) }
        }
        What::AxesBought { seat, count: bought } => {
            done(say.seat(*seat).text(format!(" buys {}", count(*bought, "Axe token", "Axe tokens"))))
        }
        What::RecruitPlaced { seat, building } => {
            done(say.seat(*seat).text(format!(" sends a recruit to the {}", building.word())))
        }
        What::AxePlaced { seat, area } => done(say.seat(*seat).text(" places an Axe token at ").area(*area)),
        What::TimeCalled => Line {
            depth: 0,
            automatic: true,
            words: say.text("Time is up: this round is the last").rule("BA-RULING-04").words,
        },
        What::GoodsSold { seat, value, gold } => {
            auto(say.seat(*seat).text(format!(" sells what is left, value {value}, for {gold} gold")).rule("BA-END-01"))
        }
        What::MostGold { shares, gold } => auto(shared(say, shares, &format!("most gold ({gold})")).rule("BA-END-02")),
        What::MostAreas { shares, areas } => {
            auto(shared(say, shares, &format!("most areas ({areas})")).rule("BA-END-03"))
        }
        What::Won { winners, glory } => {
            let mut said = say;
            for (index, seat) in winners.iter().enumerate() {
                said = if index > 0 { said.text(" and ").seat(seat) } else { said.seat(seat) };
            }
            let best = glory.iter().max().copied().unwrap_or(0);
            let verb = if winners.len() == 1 { "wins" } else { "share the victory" };
            Line {
                depth: 0,
                automatic: true,
                words: said.text(format!(" {verb} with {best} glory")).rule("BA-END-05").words,
            }
        }
    }
}

fn shared<'a>(mut say: Scribe<'a>, shares: &[u16; 5], what: &str) -> Scribe<'a> {
    let holders = shares.iter().enumerate().filter(|(_, share)| **share > 0);
    for (index, (seat, share)) in holders.enumerate() {
        say = if index > 0 { say.text(" and ") } else { say };
        say = say.seat(Seat(seat as u8)).text(format!(" gains {share}"));
    }
    say.text(format!(" glory for {what}"))
}

/// Which new disk came from where.
pub(crate) fn motion(event: &Event, content: &Content) -> Option<Motion> {
    let board = content.board(event.on);
    let disks = |area: Area, from: &str| Some(Motion { from: from.to_owned(), to: names::disks(board, area) });
    match &event.what {
        What::Overtook { seat, area, .. } => disks(*area, &names::figure(*seat, crate::Unit::Berserkur)),
        What::Converted { seat, area } => disks(*area, &names::figure(*seat, crate::Unit::Godi)),
        What::LandBought { seat, area } => disks(*area, &names::figure(*seat, crate::Unit::Kaupmadur)),
        What::AxePlaced { seat, area } => {
            Some(Motion { from: format!("seat-axes-{}", seat.0), to: names::axe_on(board, *area) })
        }
        _ => None,
    }
}
