//! The searching bot: information-set Monte-Carlo tree search.
//!
//! Each iteration imagines a full position that fits the view, walks down one shared tree by what the seats have found
//! good so far, and asks the outlook what came of it. Where a node is left for the first time, every action is judged
//! by the outlook one decision on, so that the search begins with what a greedy bot knows and not with trying
//! everything once. The tree is open loop: a node is a series of actions, whatever the dice showed on the way. Payoffs
//! are a vector over the seats, and each seat looks after its own, so that two rivals, five, or a team are all the same
//! to the search.

mod tree;

use crate::greedy::worth;
use crate::{Budget, Estimate, Thought, fork, random};
use engine::{Eye, Fast, Game, PerSeat, Quick, Seat};
use std::time::Instant;
use tree::Tree;

/// How a search is done.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// How much it may think.
    pub budget: Budget,
    /// How a new leaf is judged.
    pub playout: Playout,
    /// How much it is drawn to what it has seldom tried.
    pub curiosity: f32,
    /// Whether the outlook one decision on says what to try first, and how much that is doubted: the more, the more is
    /// tried besides. Without it everything is tried once first.
    pub foresight: Option<f32>,
    /// How well it reads the positions it comes to.
    pub eye: Eye,
}

/// How a new leaf is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playout {
    /// So many decisions at random, then the outlook.
    Cut(u32),
    /// At random to the end.
    Full,
}

impl Search {
    /// The search of a jarl: foresight, and the outlook right at the leaf.
    pub const fn jarl(budget: Budget) -> Search {
        Search { budget, playout: Playout::Cut(0), curiosity: 1.0, foresight: Some(0.5), eye: Eye::Plain }
    }

    /// The search of a konung: the same with the keenest eye.
    pub const fn konung(budget: Budget) -> Search {
        Search { eye: Eye::Keen, ..Search::jarl(budget) }
    }

    /// The textbook search: random playouts to the end.
    pub const fn textbook(budget: Budget) -> Search {
        Search { budget, playout: Playout::Full, curiosity: 0.7, foresight: None, eye: Eye::Plain }
    }

    /// Searches for the best of the legal actions.
    pub fn choose<G: Game>(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Quick,
    ) -> Thought<G::Action> {
        let thought = decide(self.estimate::<G>(view, seat, legal, fork(dice)));
        debug_assert!(legal.contains(&thought.action), "{seat} chooses what is legal");
        thought
    }

    /// Searches with all cores, each growing a tree of its own, and adds up what they found. Iterations are counted out
    /// in one tree, so that they give the same answer on every machine.
    pub fn choose_together<G: Game>(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Quick,
    ) -> Thought<G::Action> {
        let cores = match self.budget {
            Budget::Iterations(_) => 1,
            Budget::Time(_) => std::thread::available_parallelism().map_or(1, usize::from),
        };
        if cores == 1 {
            return self.choose::<G>(view, seat, legal, dice);
        }
        let mut all: Vec<Quick> = Vec::new();
        all.resize_with(cores, || fork(dice));
        let found: Vec<Vec<Estimate<G::Action>>> = std::thread::scope(|scope| {
            let trees: Vec<_> =
                all.into_iter().map(|dice| scope.spawn(move || self.estimate::<G>(view, seat, legal, dice))).collect();
            trees.into_iter().filter_map(|tree| tree.join().ok()).collect()
        });
        decide(add_up(legal, &found))
    }

    /// What a tree finds out about each of the legal actions.
    fn estimate<G: Game>(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: Quick,
    ) -> Vec<Estimate<G::Action>> {
        let table = Fast(dice);
        let mut run = Run::<G> { seat, tree: Tree::new(), path: Vec::new(), legal: Vec::new(), table, search: *self };
        let begin = Instant::now();
        let mut iterations = 0u32;
        while match self.budget {
            Budget::Iterations(most) => iterations < most,
            Budget::Time(most) => !iterations.is_multiple_of(16) || begin.elapsed() < most,
        } {
            let imagined = G::imagine(view, &mut run.table.0);
            run.iterate(imagined);
            iterations += 1;
            if let Budget::Iterations(most) = self.budget
                && iterations.is_multiple_of(16)
                && run.tree.is_settled(most - iterations)
            {
                break;
            }
        }
        run.tree.estimates(legal)
    }
}

/// The action that was tried most.
fn decide<A: Copy>(mut estimates: Vec<Estimate<A>>) -> Thought<A> {
    estimates.sort_by(|one, other| other.tries.cmp(&one.tries).then(other.value.total_cmp(&one.value)));
    Thought { action: estimates[0].action, estimates }
}

/// What several trees found out, taken together.
fn add_up<A: Copy + Eq>(legal: &[A], found: &[Vec<Estimate<A>>]) -> Vec<Estimate<A>> {
    let together = |action: &A| {
        let all = found.iter().flatten().filter(|estimate| estimate.action == *action);
        let (tries, total) = all.fold((0, 0.0), |(tries, total), estimate| {
            (tries + estimate.tries, total + estimate.value * estimate.tries as f32)
        });
        Estimate { action: *action, value: if tries == 0 { 0.0 } else { total / tries as f32 }, tries }
    };
    legal.iter().map(together).collect()
}

/// A search under way: the tree, and buffers that are used again in every iteration.
struct Run<G: Game> {
    /// Who searches.
    seat: Seat,
    tree: Tree<G::Action>,
    path: Vec<tree::Id>,
    legal: Vec<G::Action>,
    table: Fast<Quick>,
    search: Search,
}

impl<G: Game> Run<G> {
    /// Down the tree, one leaf further, on at random, and back up with the payoffs.
    fn iterate(&mut self, mut game: G) {
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        while let Some(seat) = self.decider(&game) {
            if let Some(action) = self.unseen(&game, seat) {
                game.play(seat, action, &mut self.table);
                continue;
            }
            self.list(&game, seat);
            let is_leaf = node != Tree::<G::Action>::ROOT && self.tree.is_new(node);
            if is_leaf {
                break;
            }
            let Run { tree, legal, table, search, .. } = self;
            let any_new = tree.find_children(node, seat, legal, |action| {
                if search.foresight.is_none() {
                    return 0.0;
                }
                let mut next = game.clone();
                next.play(seat, action, table);
                worth(&next, seat, search.eye)
            });
            let child = if let Some(doubt) = search.foresight {
                if any_new {
                    tree.weigh(doubt);
                }
                tree.promising(search.curiosity)
            } else {
                tree.untried(&mut table.0).unwrap_or_else(|| tree.least_known(search.curiosity))
            };
            game.play(seat, self.tree.action(child), &mut self.table);
            self.path.push(child);
            node = child;
        }
        let payoffs = self.play_out(game);
        self.tree.learn(&self.path, &payoffs);
    }

    /// Who decides next: where several decide at once, who searches does so first.
    fn decider(&self, game: &G) -> Option<Seat> {
        let asked = game.stage().asked();
        if asked.contains(self.seat) { Some(self.seat) } else { asked.first() }
    }

    /// What somebody else chooses who decides at the same time.
    fn unseen(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        if seat == self.seat || self.search.foresight.is_none() { None } else { game.likely(seat, &mut self.table.0) }
    }

    fn play_out(&mut self, mut game: G) -> PerSeat<f32> {
        let mut left = match self.search.playout {
            Playout::Cut(decisions) => decisions,
            Playout::Full => u32::MAX,
        };
        loop {
            let Some(seat) = self.decider(&game) else { return payoffs(&game) };
            if left == 0 {
                return game.outlook_to(self.search.eye);
            }
            left -= 1;
            self.list(&game, seat);
            let action = random(&self.legal, &mut self.table.0);
            game.play(seat, action, &mut self.table);
        }
    }

    fn list(&mut self, game: &G, seat: Seat) {
        self.legal.clear();
        game.legal(seat, &mut self.legal);
    }
}

/// Each seat's share of a finished match.
fn payoffs<G: Game>(game: &G) -> PerSeat<f32> {
    let Some(outcome) = game.stage().outcome() else { return game.outlook() };
    let mut shares = PerSeat::default();
    for (seat, share) in shares.iter_mut().enumerate() {
        *share = outcome.share(Seat(seat as u8), G::COOPERATIVE);
    }
    shares
}
