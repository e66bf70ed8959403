//! The hall as pages and API use it: one handle, cheap to clone, that knows the people and the tables.
//!
//! Every function answers for one visitor and never tells more than they may know. [`guests`] is about people,
//! [`making`] about new tables, [`advice`] about what bots think; this file is about tables that are there.

mod advice;
mod guests;
mod making;

use crate::config::Config;
use crate::error::Trouble;
use crate::live::{Tables, Watching, card_of};
use crate::model::*;
use crate::people::{Passwords, Sessions};
use crate::store::{ListedTable, Store};
use engine::{Refusal, Seat, Viewer};
use serde_json::Value;
use std::sync::Arc;

/// What an answer is, or why there is none.
pub type Answer<T> = Result<T, Trouble>;

/// What the pages and the API talk to.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    config: Config,
    store: Store,
    tables: Tables,
    sessions: Sessions,
    passwords: Passwords,
}

impl Hall {
    pub(crate) fn new(config: Config, store: Store, tables: Tables) -> Hall {
        Hall(Arc::new(Inner { config, store, tables, sessions: Sessions::default(), passwords: Passwords::default() }))
    }

    /// The front page.
    pub async fn hall_page(&self, person: Option<&Person>) -> Answer<HallPage> {
        let id = person.map(|person| person.id.as_str());
        let cards = |tables: Vec<ListedTable>| -> Vec<TableCard> {
            tables.into_iter().map(|table| self.card(table, id)).collect()
        };
        let store = &self.0.store;
        Ok(HallPage {
            mine: match id {
                Some(id) => cards(store.tables_of(id).await?),
                None => Vec::new(),
            },
            open: cards(store.listed(true).await?),
            running: cards(store.listed(false).await?),
            finished: cards(store.finished(id).await?),
        })
    }

    /// A table as the person sees it; with `seat`, through the eyes of that one of their seats.
    pub async fn table_state(&self, id: &str, person: Option<&Person>, seat: Option<Seat>) -> Answer<TableState> {
        let (online, person) = (self.0.tables.online(id), person.map(|person| person.id.clone()));
        self.0.tables.look(id, move |live| live.state(person.as_deref(), seat, &online)).await
    }

    /// A table as the API tells it.
    pub(crate) async fn told(
        &self,
        id: &str,
        person: Option<&Person>,
        seat: Option<Seat>,
        log_from: usize,
    ) -> Answer<crate::api::TableTold> {
        let (online, person) = (self.0.tables.online(id), person.map(|person| person.id.clone()));
        self.0.tables.look(id, move |live| live.tell(person.as_deref(), seat, log_from, &online)).await
    }

    /// Sits down: on this seat or on the first that is open. Listed tables need no invite.
    pub async fn join(&self, id: &str, person: &Person, seat: Option<Seat>, invite: Option<&str>) -> Answer<Seat> {
        let (person, invite) = (person.clone(), invite.map(str::to_owned));
        let done = self.0.tables.change(id, move |live| live.join(&person, seat, invite.as_deref())).await?;
        done.seat.ok_or(Trouble::Missing("seat"))
    }

    /// Gets up: a bot plays on for the seat until its owner takes it back.
    pub async fn leave(&self, id: &str, person: &Person, seat: Option<Seat>) -> Answer<()> {
        let who = person.id.clone();
        self.0.tables.change(id, move |live| live.leave(&who, seat)).await.map(drop)
    }

    /// Lets a bot of this level play the seat: any seat for the host, their own for everybody else.
    pub async fn give_to_bot(&self, id: &str, person: &Person, seat: Seat, level: &str) -> Answer<()> {
        let (who, level) = (person.id.clone(), level.to_owned());
        self.0.tables.change(id, move |live| live.give_to_bot(&who, seat, &level)).await.map(drop)
    }

    /// Takes a seat back from the bot that plays for it.
    pub async fn take_back(&self, id: &str, person: &Person, seat: Seat) -> Answer<()> {
        let who = person.id.clone();
        self.0.tables.change(id, move |live| live.take_back(&who, seat)).await.map(drop)
    }

    /// Acts; without a seat, for the person's seat that is asked. Gives the new version.
    pub async fn act(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        version: u64,
        action: &Value,
    ) -> Answer<u64> {
        let (who, action) = (person.id.clone(), action.clone());
        Ok(self.0.tables.change(id, move |live| live.act(&who, seat, version, &action)).await?.version)
    }

    /// Takes back the last action, or all that may be taken back. Gives the new version.
    pub async fn undo(
        &self,
        id: &str,
        person: &Person,
        seat: Option<Seat>,
        version: u64,
        whole_turn: bool,
    ) -> Answer<u64> {
        let who = person.id.clone();
        Ok(self.0.tables.change(id, move |live| live.undo(&who, seat, version, whole_turn)).await?.version)
    }

    /// Why nothing that touching the element may mean is allowed. Nothing: it is allowed, or nothing is meant by it.
    pub async fn why(&self, id: &str, person: &Person, seat: Option<Seat>, target: &str) -> Answer<Option<Refusal>> {
        let (who, target) = (person.id.clone(), target.to_owned());
        self.0.tables.look(id, move |live| live.why_not(&who, seat, &target)).await
    }

    /// Says something: seats at the table, everybody else among the spectators.
    pub async fn say(&self, id: &str, person: &Person, text: &str) -> Answer<()> {
        let (person, text) = (person.clone(), text.to_owned());
        self.0.tables.change(id, move |live| live.say(&person, &text)).await.map(drop)
    }

    /// Lifts the curtain: this one of the person's seats looks at the screen now.
    pub async fn face(&self, id: &str, person: &Person, seat: Seat) -> Answer<()> {
        let who = person.id.clone();
        self.0.tables.look(id, move |live| live.face(&who, seat)).await
    }

    /// Changes the pace (host).
    pub async fn set_pace(&self, id: &str, person: &Person, pace: Pace) -> Answer<()> {
        let who = person.id.clone();
        self.0.tables.change(id, move |live| live.set_pace(&who, pace.seconds)).await.map(drop)
    }

    /// Points at elements of the picture: one is a ping, several are a plan, none clears it.
    pub async fn point(&self, id: &str, person: &Person, targets: Vec<String>) -> Answer<()> {
        let who = person.id.clone();
        self.0.tables.point(id, move |live| live.point(&who, targets)).await
    }

    /// How many steps there were at a version; nothing if something was taken back since.
    pub async fn steps_at(&self, id: &str, version: u64) -> Answer<Option<usize>> {
        self.0.tables.look(id, move |live| Ok(live.steps_at(version))).await
    }

    /// What was kept of a match that can no longer be played again.
    pub async fn keepsake(&self, id: &str) -> Answer<Option<Kept>> {
        let Some(body) = self.0.store.keepsake(id).await? else { return Ok(None) };
        let Some((row, seats, _)) = self.0.store.table(id).await? else { return Ok(None) };
        let names = seats.into_iter().map(|seat| seat.name).collect();
        Ok(Some(Kept { id: row.id, game: row.game, names, body }))
    }

    /// A match at one of its steps (nothing: the last), through eyes of the visitor's choice once it is over.
    pub async fn replay(
        &self,
        id: &str,
        person: Option<&Person>,
        step: Option<usize>,
        viewer: Option<Viewer>,
    ) -> Answer<ReplayState> {
        let (online, who) = (self.0.tables.online(id), person.map(|person| person.id.clone()));
        self.0.tables.look(id, move |live| live.replay(who.as_deref(), step, viewer, &online)).await
    }

    /// The record of a finished match as JSON text.
    pub async fn record(&self, id: &str) -> Answer<String> {
        self.0.tables.look(id, |live| Ok(live.record()?.to_json())).await
    }

    /// What `meadhall verify` says about a finished match.
    pub async fn check_dice(&self, id: &str) -> Answer<DiceCheck> {
        self.0.tables.look(id, |live| live.check_dice()).await
    }

    /// Listens to a table: what was told after `from`, and what will be.
    pub async fn watch(&self, id: &str, person: Option<&Person>, from: u64) -> Answer<Watching> {
        self.0.tables.watch(id, person.map(|person| person.id.as_str()), from).await
    }

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        self.0.store.is_well().await
    }

    /// How many tables are in memory.
    pub fn tables_awake(&self) -> usize {
        self.0.tables.count()
    }

    /// Wakes the tables where a bot or a clock has to act: for the start of the server.
    pub async fn resume(&self) -> Answer<usize> {
        let sleepers = self.0.store.sleepers().await?;
        for id in &sleepers {
            self.0.tables.wake(id).await;
        }
        Ok(sleepers.len())
    }

    /// What a table in memory knows about seats follows what is stored about them.
    async fn reseat(&self, id: &str, person: &str) -> Answer<()> {
        if !self.0.tables.is_awake(id) {
            return Ok(());
        }
        let (seats, person) = (self.0.store.seats(id).await?, person.to_owned());
        self.0.tables.change(id, move |live| Ok(live.reseat(&person, seats))).await.map(drop)
    }

    fn card(&self, table: ListedTable, visitor: Option<&str>) -> TableCard {
        let online = self.0.tables.online(&table.id);
        let is_online = |person: &Option<String>| person.as_ref().is_some_and(|person| online.contains(person));
        let asked = table.asked;
        let seats: Vec<SeatCard> =
            table.seats.iter().map(|row| card_of(row, asked, visitor, is_online(&row.person))).collect();
        let named =
            |text: String, (number, seat): (usize, &SeatCard)| text.replace(&format!("{{{number}}}"), &seat.name);
        TableCard {
            title: hall::game(&table.game).map_or_else(|_| table.game.clone(), |game| game.about().title.to_owned()),
            your_turn: seats.iter().any(|seat| seat.is_you && seat.asked && seat.driver.is_none()),
            result_line: seats.iter().enumerate().fold(table.result, named),
            seats,
            id: table.id,
            game: table.game,
            version: table.version,
            steps: table.steps,
            waiting_for: asked.iter().collect(),
            since: table.since,
            listed: table.listed,
            over: table.over,
        }
    }
}
