//! A position set up by a test, played on with dictated luck.

use crate::{Dictated, Game, Seat, Viewer};
use std::ops::Deref;

/// A position and the table it lies on. Every step of a scenario is held against `check`, `legal` and the audit.
#[derive(Debug)]
pub struct Scenario<G: Game> {
    /// The position.
    pub game: G,
    /// The luck that is dictated, and the events that were heard.
    pub table: Dictated<G::Event>,
}

impl<G: Game> Scenario<G> {
    /// A scenario that begins with this position.
    pub fn of(game: G) -> Scenario<G> {
        Scenario { game, table: Dictated::default() }
    }

    /// The next dice show these faces (counted from 1).
    pub fn rolls(&mut self, faces: impl IntoIterator<Item = u8>) -> &mut Self {
        self.table.rolls(faces);
        self
    }

    /// The next random choices fall on these positions (counted from 0).
    pub fn choices(&mut self, positions: impl IntoIterator<Item = u32>) -> &mut Self {
        self.table.choices(positions);
        self
    }

    /// The seat that is asked, the first if there are several, plays.
    #[track_caller]
    pub fn play(&mut self, action: G::Action) -> &mut Self {
        let seat = self.asked();
        self.play_as(seat, action)
    }

    /// The seat plays.
    #[track_caller]
    pub fn play_as(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        if let Err(refusal) = self.game.check(seat, action) {
            panic!("{seat} may not {action:?}: {refusal}");
        }
        assert!(seat == Seat::TABLE || self.legal(seat).contains(&action), "{action:?} is allowed, but not listed");
        self.game.play(seat, action, &mut self.table);
        if let Err(fault) = self.game.audit() {
            panic!("after {action:?}: {fault}");
        }
        self
    }

    /// The seat that is asked may not do this, by this rule.
    #[track_caller]
    pub fn refuses(&mut self, action: G::Action, rule: &str) -> &mut Self {
        let seat = self.game.stage().asked().first().unwrap_or(Seat(0));
        self.refuses_to(seat, action, rule)
    }

    /// The seat may not do this, by this rule.
    #[track_caller]
    pub fn refuses_to(&mut self, seat: Seat, action: G::Action, rule: &str) -> &mut Self {
        match self.game.check(seat, action) {
            Ok(()) => panic!("{seat} may {action:?}, but {rule} should forbid it"),
            Err(refusal) => assert_eq!(refusal.rule, rule, "{action:?} is refused: {refusal}"),
        }
        assert!(!self.legal(seat).contains(&action), "{action:?} is refused, but listed");
        self
    }

    /// What the seat may do.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }

    /// What the asked seat may do.
    #[track_caller]
    pub fn offered(&self) -> Vec<G::Action> {
        self.legal(self.asked())
    }

    /// What a viewer sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// The seat that is asked, the first if there are several.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        self.game.stage().asked().first().expect("somebody is asked")
    }

    /// Who won, if it is over.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.game.stage().outcome().map(|outcome| outcome.winners.iter().collect())
    }
}

impl<G: Game> Deref for Scenario<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.game
    }
}
