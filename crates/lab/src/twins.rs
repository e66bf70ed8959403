//! One match on several tables in step, each with other weights: so that every seat may think in its own way.

use engine::{Edition, Fast, Game, Quick, Seat, Seed};

/// The same match on several tables, with the same luck.
pub(crate) struct Twins<G> {
    games: Vec<G>,
    tables: Vec<Fast<Quick>>,
}

impl<G: Game> Twins<G> {
    /// Sets up a table with each set of content; they differ in weights alone. The options were tried before.
    pub(crate) fn begin(options: &G::Options, seats: usize, editions: &[Edition<G::Content>], luck: Seed) -> Twins<G> {
        let mut tables: Vec<_> = editions.iter().map(|_| Fast(luck.quick())).collect();
        let begin = |(edition, table): (&Edition<G::Content>, &mut Fast<Quick>)| {
            G::setup(options, seats, *edition, table).expect("the options were tried before")
        };
        Twins { games: editions.iter().zip(&mut tables).map(begin).collect(), tables }
    }

    /// The match as it stands on a table.
    pub(crate) fn on(&self, table: usize) -> &G {
        &self.games[table]
    }

    /// Does the same on all tables.
    pub(crate) fn play(&mut self, seat: Seat, action: G::Action) {
        for (game, table) in self.games.iter_mut().zip(&mut self.tables) {
            game.play(seat, action, table);
        }
        let all_agree = self.games.windows(2).all(|pair| pair[0].stage() == pair[1].stage());
        debug_assert!(all_agree, "weights do not change the rules");
    }
}
