//! Players for any game. A bot sees a view and nothing else.
//!
//! [`Bot`] is a player by name: `thrall` chooses at random, `karl` looks one decision ahead (`greedy`), `jarl` and
//! `konung` search (`search`). [`Bot::choose`] asks one.

mod greedy;
mod level;
mod search;

pub use level::{BadBot, Bot, Budget, Textbook};
pub use search::{Playout, Search};

use engine::{Game, Quick, Rng, Seat, Seed, Viewer, table::quick_below};

/// What a bot thinks: what it does, and what it makes of each action it could choose.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    /// What it does.
    pub action: A,
    /// Each legal action with its expected share of the victory, best first; empty when it did not think.
    pub estimates: Vec<Estimate<A>>,
}

/// What a bot makes of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate<A> {
    /// The action.
    pub action: A,
    /// The share of the victory it expects, from 0 to 1.
    pub value: f32,
    /// How often it tried.
    pub tries: u32,
}

impl Bot {
    /// Asks the bot at `seat`, who knows what `view` shows. The same dice and an iteration budget give the same answer.
    pub fn choose<G: Game>(&self, view: &G::View, seat: Seat, dice: &mut Quick) -> Thought<G::Action> {
        let mut legal = Vec::new();
        G::imagine(view, dice).legal(seat, &mut legal);
        assert!(!legal.is_empty(), "a bot is asked only when its seat has to decide");
        if let [action] = legal[..] {
            return Thought { action, estimates: Vec::new() };
        }
        match self {
            Bot::Thrall => Thought { action: random(&legal, dice), estimates: Vec::new() },
            Bot::Karl => greedy::choose::<G>(view, seat, &legal, dice),
            Bot::Jarl(budget) => Search::jarl(*budget).choose::<G>(view, seat, &legal, dice),
            Bot::Konung(budget) => Search::konung(*budget).choose_together::<G>(view, seat, &legal, dice),
            Bot::Textbook(_, budget) => Search::textbook(*budget).choose::<G>(view, seat, &legal, dice),
        }
    }

    /// Asks the bot about a full game. It is shown its view only; one that chooses at random needs not even that.
    pub fn choose_in<G: Game>(&self, game: &G, seat: Seat, legal: &mut Vec<G::Action>, dice: &mut Quick) -> G::Action {
        if let Bot::Thrall = self {
            legal.clear();
            game.legal(seat, legal);
            return random(legal, dice);
        }
        self.choose::<G>(&game.view(Viewer::Seat(seat)), seat, dice).action
    }
}

#[inline]
fn random<A: Copy>(legal: &[A], dice: &mut Quick) -> A {
    legal[quick_below(dice, legal.len() as u32) as usize]
}

/// Dice of one's own, from somebody else's: everybody who thinks about a game has dice of the same make, so that its
/// rules are compiled for them once.
fn fork(dice: &mut Quick) -> Quick {
    Seed::from_number(dice.next_u64()).quick()
}
