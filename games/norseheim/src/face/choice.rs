//! How each action is offered: label, kind, rule, and what to touch.

use crate::Action;
use crate::content::Effect;
use crate::ids::{Deed, GodCard, Numbered, Region, Track};
use crate::phase::{Due, Phase, Turn};
use crate::picture::ids;
use crate::rules::{attack, targets, turns};
use crate::state::{Building, Land, Realm};
use crate::story::count;
use crate::view::View;
use canvas::Choice;
use engine::{Seat, Words};

/// How an action of the seat is offered.
pub fn choice(view: &View, seat: Seat, action: Action) -> Choice {
    let offer = Offer { realm: &view.realm, seat };
    match action {
        Action::Settle { .. }
        | Action::TakePlace { .. }
        | Action::CallMercy
        | Action::Decline
        | Action::Pass
        | Action::Stop
        | Action::Act { .. }
        | Action::Double
        | Action::Play { .. } => offer.turn(action),
        Action::Attack { .. }
        | Action::Muster { .. }
        | Action::Strike { .. }
        | Action::Commit { .. }
        | Action::FightOn
        | Action::BreakOff
        | Action::Place { .. }
        | Action::Move { .. }
        | Action::Lift { .. }
        | Action::Drop { .. }
        | Action::Done
        | Action::Withdraw { .. } => offer.warriors(action),
        Action::Convince { .. }
        | Action::Send { .. }
        | Action::Worship { .. }
        | Action::Cover { .. }
        | Action::Settlement { .. }
        | Action::Ring { .. }
        | Action::Danevold { .. }
        | Action::Recall { .. }
        | Action::TakePoints
        | Action::TakeBooster { .. }
        | Action::Advance { .. }
        | Action::Keep => offer.peace(action),
        Action::Dismiss { .. }
        | Action::Rob { .. }
        | Action::Choose { .. }
        | Action::Expel { .. }
        | Action::Convert { .. }
        | Action::Wake { .. }
        | Action::Raze { .. } => offer.gods(action),
    }
}

struct Offer<'a> {
    realm: &'a Realm,
    seat: Seat,
}

impl Offer<'_> {
    fn turn(&self, action: Action) -> Choice {
        let content = self.realm.content.content();
        match action {
            Action::Settle { region } => {
                let board = &content.board;
                let cost = board.values[region.index()] + self.realm.land(region).stack();
                let words = self.region("Settle in ", region).text(format!(" ({cost} AP)"));
                Choice::new("Home", "NH-SETUP-11", words).target(ids::region(content, region))
            }
            Action::TakePlace { place } => {
                Choice::new("Order", "NH-GOD-29", format!("Take place {place} of the order")).target(ids::number(place))
            }
            Action::CallMercy => Choice::new("Mercy", "NH-MERCY-01", "Call for mercy").target("mercy"),
            Action::Decline => self.decline(),
            Action::Pass => {
                let points = self.realm.player(self.seat).points;
                Choice::new("Pass", "NH-ACTION-03", format!("Pass and keep {points} AP"))
                    .target("pass")
                    .final_if(self.is_last_to_pass())
            }
            Action::Stop => {
                let is_further = self.turn_of().is_some_and(|turn| matches!(turn.due, Due::Further(_)));
                let rule = if is_further { "NH-GOD-17" } else { "NH-RULING-44" };
                Choice::new("Pass", rule, "No further action").target("stop")
            }
            Action::Act { deed, cards } => {
                let cost = self.turn_of().map_or(0, |turn| turns::cost(self.realm, &turn, deed, cards));
                let label = format!("{}: {cost} AP with {}", deed.name(), count(cards, "card"));
                Choice::new("Act", deed_rule(deed), label).target(ids::deed(deed))
            }
            Action::Double => Choice::new("Act", "NH-DOUBLE-01", "Double: two actions").target(ids::deed(Deed::Double)),
            Action::Play { card } => {
                let data = content.card(card);
                let shows = matches!(data.effect, Effect::WakeGiant { .. } | Effect::RethrowBlanks);
                let words = Words::new().text("Play ").piece(ids::card(content, card), data.name.as_str());
                Choice::new("Gods card", "NH-GOD-01", words).target(ids::card(content, card)).final_if(shows)
            }
            _ => Choice::new("Other", "NH-ROUND-02", "Go on"),
        }
    }

    fn warriors(&self, action: Action) -> Choice {
        let content = self.realm.content.content();
        let id = |region: Region| ids::region(content, region);
        match action {
            Action::Attack { from, to } => {
                let words = self.region("", from).text(" attacks ").piece(id(to), content.board.name(to));
                let odds = self.odds(None, from, to);
                Choice::new("Attack", "NH-ATTACK-02", words.text(odds)).target(id(from)).target(id(to))
            }
            Action::Muster { region } => {
                Choice::new("Attack", "NH-GOD-22", self.region("Attack from ", region)).target(id(region))
            }
            Action::Strike { region } => {
                let odds = match self.realm.phase {
                    Phase::Route { reach, from: Some(from), .. } => self.odds(reach, from, region),
                    _ => String::new(),
                };
                Choice::new("Attack", "NH-GOD-22", self.region("Attack ", region).text(odds)).target(id(region))
            }
            Action::Commit { warriors } => {
                let label = format!(
                    "{} {}{}",
                    count(warriors, "warrior"),
                    if warriors == 1 { "takes part" } else { "take part" },
                    self.warning(warriors)
                );
                Choice::new("Number", "NH-ATTACK-02", label).target(ids::number(warriors)).final_if(true)
            }
            Action::FightOn => Choice::new("Battle", "NH-ATTACK-13", "Fight on").target("fight-on").final_if(true),
            Action::BreakOff => Choice::new("Battle", "NH-ATTACK-15", "Break off").target("break-off"),
            Action::Place { region } => {
                Choice::new("Recruit", "NH-RULING-13", self.region("A recruit to ", region)).target(id(region))
            }
            Action::Move { from, to } => {
                let words =
                    self.region("", from).text(" → ").piece(id(to), content.board.name(to)).text(self.leaving(from));
                Choice::new("Move", "NH-RELOC-01", words).target(id(from)).target(id(to))
            }
            Action::Lift { region } => {
                let words = self.region("A warrior from ", region).text(self.leaving(region));
                Choice::new("Move", "NH-RELOC-01", words).target(id(region))
            }
            Action::Drop { region } => {
                Choice::new("Move", "NH-RELOC-01", self.region("to ", region)).target(id(region))
            }
            Action::Done => Choice::new("Done", "NH-RELOC-01", "Enough moved").target("done").final_if(true),
            Action::Withdraw { region } => {
                Choice::new("Withdraw", "NH-RULING-37", self.region("A guest to ", region)).target(id(region))
            }
            _ => Choice::new("Other", "NH-ROUND-02", "Go on"),
        }
    }

    fn peace(&self, action: Action) -> Choice {
        let content = self.realm.content.content();
        let id = |region: Region| ids::region(content, region);
        match action {
            Action::Convince { region } => {
                Choice::new("Diplomacy", "NH-DIPL-01", self.region("Convince ", region)).target(id(region))
            }
            Action::Send { envoys } => Choice::new("Number", "NH-DIPL-03", format!("Send {}", count(envoys, "envoy")))
                .target(ids::number(envoys)),
            Action::Worship { god } => Choice::new("Worship", "NH-WORSHIP-01", format!("Worship {}", god.name()))
                .target(ids::god(god))
                .final_if(true),
            Action::Cover { giant } => {
                let words = Words::new()
                    .text("Guard against ")
                    .piece(ids::giant(content, giant), content.giant(giant).name.as_str());
                Choice::new("Worship", "NH-WORSHIP-02", words).target(ids::giant(content, giant)).final_if(true)
            }
            Action::Settlement { region } => {
                Choice::new("Settlement", "NH-BUILD-04", self.region("Settlement in ", region)).target(id(region))
            }
            Action::Ring { region } => {
                Choice::new("Ring", "NH-BUILD-05", self.region("Ring in ", region)).target(id(region))
            }
            Action::Danevold { border } => {
                let label = format!("Danevold {}", content.board.border_name(border));
                Choice::new("Danevold", "NH-BUILD-06", label).target(ids::border(content, border))
            }
            Action::Recall { region } => {
                Choice::new("Recall", "NH-COUNCIL-02", self.region("Take an envoy back from ", region))
                    .target(id(region))
            }
            Action::TakePoints => {
                let points = self.realm.number(self.seat, Track::Diplomacy);
                Choice::new("Reward", "NH-REWARD-02", format!("{points} Action points")).target("take-points")
            }
            Action::TakeBooster { deed } => {
                let (kind, rule) = match self.card_played() {
                    Some(_) => ("Gods card", "NH-GOD-18"),
                    None => ("Reward", "NH-REWARD-03"),
                };
                Choice::new(kind, rule, format!("Booster: {}", deed.name())).target(ids::booster(deed))
            }
            Action::Advance { track } => {
                let at = usize::from(self.realm.player(self.seat).tracks[track.index()]);
                let next = content.track(track).spaces.get(at + 1).copied().unwrap_or_default();
                let label = format!("{}: {} → {next}", content.track(track).name, self.realm.number(self.seat, track));
                let rule = if self.card_played().is_some() { "NH-GOD-19" } else { "NH-REWARD-05" };
                Choice::new("Character board", rule, label).target(ids::track(track))
            }
            Action::Keep => Choice::new("Character board", "NH-REWARD-05", "Move no marker").target("keep"),
            _ => Choice::new("Other", "NH-ROUND-02", "Go on"),
        }
    }

    fn gods(&self, action: Action) -> Choice {
        let content = self.realm.content.content();
        match action {
            Action::Dismiss { giant } => {
                let words = Words::new()
                    .text("Send away ")
                    .piece(ids::giant(content, giant), content.giant(giant).name.as_str());
                Choice::new("Giants", "NH-GOD-29", words).target(ids::giant(content, giant))
            }
            Action::Rob { seat } => {
                Choice::new("Rob", "NH-GOD-13", Words::new().text("Rob ").seat(seat)).target(ids::points(seat))
            }
            Action::Choose { region } => {
                let rule = self.card_played().map_or("NH-GOD-11", |card| targets::rule_of(self.realm, card));
                Choice::new("Gods card", rule, self.region("", region)).target(ids::region(content, region))
            }
            Action::Expel { envoys } => {
                Choice::new("Number", "NH-GOD-20", format!("Send {} home", count(envoys, "envoy")))
                    .target(ids::number(envoys))
            }
            Action::Convert { guest: true } => Choice::new("Turncoat", "NH-GOD-21", "A guest").target("convert-guest"),
            Action::Convert { guest: false } => {
                Choice::new("Turncoat", "NH-GOD-21", "A non-player warrior").target("convert-npc")
            }
            Action::Wake { giant } => {
                let words =
                    Words::new().text("Wake ").piece(ids::giant(content, giant), content.giant(giant).name.as_str());
                Choice::new("Giants", "NH-GOD-23", words).target(ids::giant(content, giant))
            }
            Action::Raze { border } => {
                let label = format!("Tear down the Danevold {}", content.board.border_name(border));
                Choice::new("Gods card", "NH-GOD-24", label).target(ids::border(content, border))
            }
            _ => Choice::new("Other", "NH-ROUND-02", "Go on"),
        }
    }

    fn region(&self, text: &str, region: Region) -> Words {
        let content = self.realm.content.content();
        Words::new().text(text).piece(ids::region(content, region), content.board.name(region))
    }

    fn turn_of(&self) -> Option<Turn> {
        match &self.realm.phase {
            Phase::Acting(turn) => Some(*turn),
            _ => None,
        }
    }

    /// The Gods card that waits for its target.
    fn card_played(&self) -> Option<GodCard> {
        match &self.realm.phase {
            Phase::Target(_, card, _) => Some(*card),
            _ => None,
        }
    }

    /// The odds of an attack with all warriors of the origin, fought to the end; and a warning for friends.
    fn odds(&self, reach: Option<GodCard>, from: Region, to: Region) -> String {
        let land = self.realm.land(to);
        let walled = attack::is_walled(self.realm, reach, from, to);
        let army = self.realm.land(from).warriors_of(self.seat);
        let fate = self.realm.content.odds.fate(army, land.defence(), walled);
        let friend = if land.oath_to(self.seat).is_some() { "; he votes for you!" } else { "" };
        format!(" ({army} against {}, {:.0} %{friend})", land.defence(), fate.win * 100.0)
    }

    /// What leaving with so many means for the origin.
    fn warning(&self, warriors: u8) -> &'static str {
        let Phase::Commit { from, .. } = &self.realm.phase else { return "" };
        match self.realm.land(*from) {
            Land::Held { warriors: all, building: Building::None, .. } if *all == warriors => {
                " (leaves the region empty)"
            }
            Land::Held { .. } | Land::Led { .. } => "",
        }
    }

    /// What taking the last warrior away means.
    fn leaving(&self, from: Region) -> &'static str {
        match self.realm.land(from) {
            Land::Held { warriors: 1, building: Building::None, .. } => " (leaves it empty)",
            Land::Held { .. } | Land::Led { .. } => "",
        }
    }

    /// Saying no, in the words of the moment; before a throw it lets the runes fall, before the Giants it lets them strike.
    fn decline(&self) -> Choice {
        let (rule, label, is_final) = match self.realm.phase {
            Phase::Mercy(_) => ("NH-VARIANT-01", "Call for no mercy", false),
            Phase::OrderCard(_) => ("NH-GOD-10", "Leave the order as it is", false),
            Phase::GiantsCard(_) => ("NH-GOD-09", "Play no card", true),
            Phase::Aftermath(..) => ("NH-GOD-08", "Play no card", false),
            Phase::Throw(..) => ("NH-GOD-06", "Play no card", true),
            _ => ("NH-GOD-06", "Play no card", false),
        };
        Choice::new("Decline", rule, label).target("decline").final_if(is_final)
    }

    fn is_last_to_pass(&self) -> bool {
        self.turn_of().is_some_and(|turn| turn.due == Due::Only)
            && self.realm.seats().filter(|seat| !self.realm.passed.contains(*seat)).count() == 1
    }
}

/// The rule of an action.
const fn deed_rule(deed: Deed) -> &'static str {
    match deed {
        Deed::Recruit => "NH-RECRUIT-02",
        Deed::Attack => "NH-ATTACK-01",
        Deed::Relocate => "NH-RELOC-01",
        Deed::Diplomacy => "NH-DIPL-01",
        Deed::Worship => "NH-WORSHIP-01",
        Deed::Build => "NH-BUILD-01",
        Deed::Double => "NH-DOUBLE-01",
    }
}
