//! The tree of a search: what was tried after what, and how it turned out.

use crate::Estimate;
use engine::{PerSeat, Quick, Seat, table::quick_below};

/// A node of the tree.
pub type Id = u32;
/// No node.
const NONE: Id = u32::MAX;
/// What lies closer together than this lies together.
const LEAST_SPREAD: f32 = 1e-4;

/// One action after all those above it, by one seat.
struct Node<A> {
    action: Option<A>,
    seat: Seat,
    /// How often it was chosen, and how often it could have been.
    visits: u32,
    chances: u32,
    /// The sum of what its seat got.
    total: f32,
    /// What its seat expected when it was first seen, and how likely that makes it to be the best of its siblings.
    prior: f32,
    odds: f32,
    /// The children that were legal when the node was first left stand in a row; later ones hang on a chain.
    first: Id,
    count: u32,
    chain: Id,
    next: Id,
}

/// The tree, with all its nodes in one list.
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The children that are legal in this iteration.
    open: Vec<Id>,
    /// The least and the most that anybody got so far.
    least: f32,
    most: f32,
}

impl<A: Copy + Eq> Tree<A> {
    /// Where every search begins.
    pub const ROOT: Id = 0;

    pub fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), open: Vec::new(), least: f32::MAX, most: f32::MIN };
        tree.add(None, Seat(0), 0.0);
        tree
    }

    fn add(&mut self, action: Option<A>, seat: Seat, prior: f32) -> Id {
        let (visits, chances, total, odds) = (0, 0, 0.0, 0.0);
        let (first, count, chain, next) = (NONE, 0, NONE, NONE);
        self.nodes.push(Node { action, seat, visits, chances, total, prior, odds, first, count, chain, next });
        self.nodes.len() as Id - 1
    }

    /// Whether nobody has been here before.
    pub fn is_new(&self, node: Id) -> bool {
        self.nodes[node as usize].visits == 0
    }

    /// The action of a node below the root.
    pub fn action(&self, node: Id) -> A {
        self.nodes[node as usize].action.expect("only the root has none")
    }

    /// Looks up the children of the legal actions; those that are new begin with what `prior` says of them. Whether
    /// any was new.
    pub fn find_children(&mut self, node: Id, seat: Seat, legal: &[A], mut prior: impl FnMut(A) -> f32) -> bool {
        self.open.clear();
        let known = self.nodes.len();
        if self.nodes[node as usize].first == NONE {
            let first = known as Id;
            for action in legal {
                self.add(Some(*action), seat, prior(*action));
            }
            let node = &mut self.nodes[node as usize];
            (node.first, node.count) = (first, legal.len() as u32);
            self.open.extend(first..first + legal.len() as u32);
        } else {
            for (index, action) in legal.iter().enumerate() {
                let child = self.find_child(node, seat, *action, index as u32).unwrap_or_else(|| {
                    let child = self.add(Some(*action), seat, prior(*action));
                    self.nodes[child as usize].next = self.nodes[node as usize].chain;
                    self.nodes[node as usize].chain = child;
                    child
                });
                self.open.push(child);
            }
        }
        for child in &self.open {
            self.nodes[*child as usize].chances += 1;
        }
        self.nodes.len() > known
    }

    /// Says of the open children how likely each is the best, by what was expected of them: the further behind, counted
    /// in how far they usually lie apart, the less. The smaller `doubt`, the more the first takes.
    pub fn weigh(&mut self, doubt: f32) {
        let Tree { nodes, open, .. } = self;
        let prior = |nodes: &[Node<A>], child: &Id| nodes[*child as usize].prior;
        let count = open.len() as f32;
        let mean = open.iter().map(|child| prior(nodes, child)).sum::<f32>() / count;
        let spread = open.iter().map(|child| (prior(nodes, child) - mean).powi(2)).sum::<f32>() / count;
        let unit = doubt * spread.sqrt().max(LEAST_SPREAD);
        let best = open.iter().map(|child| prior(nodes, child)).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for child in open.iter() {
            let node = &mut nodes[*child as usize];
            node.odds = ((node.prior - best) / unit).exp();
            sum += node.odds;
        }
        for child in open.iter() {
            nodes[*child as usize].odds /= sum;
        }
    }

    /// One of the children that were never tried, by lot.
    pub fn untried(&self, dice: &mut Quick) -> Option<Id> {
        let fresh = || self.open.iter().filter(|child| self.is_new(**child));
        let count = fresh().count() as u32;
        if count == 0 { None } else { fresh().nth(quick_below(dice, count) as usize).copied() }
    }

    /// The child that promises most: by what came of it so far and how seldom it was tried.
    pub fn least_known(&self, curiosity: f32) -> Id {
        self.best(|node| {
            let visits = node.visits as f32;
            node.total / visits + curiosity * ((node.chances as f32 + 1.0).ln() / visits).sqrt()
        })
    }

    /// The child that promises most: by what came of it so far, measured against all that was seen, with what was
    /// expected of it as a first try, and by how likely it is the best that was tried too seldom.
    pub fn promising(&self, curiosity: f32) -> Id {
        let range = (self.most - self.least).max(LEAST_SPREAD);
        let range = if self.most > self.least { range } else { 1.0 };
        let tries: u32 = self.open.iter().map(|child| self.nodes[*child as usize].visits).sum();
        let root = (tries as f32 + 1.0).sqrt();
        self.best(|node| {
            let weight = node.visits as f32 + 1.0;
            (node.total + node.prior) / weight / range + curiosity * node.odds * root / weight
        })
    }

    fn best(&self, promise: impl Fn(&Node<A>) -> f32) -> Id {
        let mut best = (self.open[0], f32::MIN);
        for child in &self.open {
            let promise = promise(&self.nodes[*child as usize]);
            if promise > best.1 {
                best = (*child, promise);
            }
        }
        best.0
    }

    /// The child of an action, which most often stands where it stood the last time.
    fn find_child(&self, node: Id, seat: Seat, action: A, index: u32) -> Option<Id> {
        let Node { first, count, chain, .. } = self.nodes[node as usize];
        let is_it = |child: Id| {
            let child = &self.nodes[child as usize];
            child.action == Some(action) && child.seat == seat
        };
        if index < count && is_it(first + index) {
            return Some(first + index);
        }
        if let Some(child) = (first..first + count).find(|child| is_it(*child)) {
            return Some(child);
        }
        let mut child = chain;
        while child != NONE && !is_it(child) {
            child = self.nodes[child as usize].next;
        }
        (child != NONE).then_some(child)
    }

    /// Tells every node on the path how it turned out for its seat.
    pub fn learn(&mut self, path: &[Id], payoffs: &PerSeat<f32>) {
        self.nodes[Self::ROOT as usize].visits += 1;
        for id in path {
            let node = &mut self.nodes[*id as usize];
            let payoff = payoffs[node.seat.index()];
            node.visits += 1;
            node.total += payoff;
            (self.least, self.most) = (self.least.min(payoff), self.most.max(payoff));
        }
    }

    /// Whether so many more visits cannot change which child of the root has most.
    pub fn is_settled(&self, left: u32) -> bool {
        let root = &self.nodes[Self::ROOT as usize];
        let (mut most, mut second) = (0, 0);
        for child in &self.nodes[1..=root.count as usize] {
            (most, second) = if child.visits > most { (child.visits, most) } else { (most, second.max(child.visits)) };
        }
        most > second + left
    }

    /// What was found out about each of the legal actions.
    pub fn estimates(&self, legal: &[A]) -> Vec<Estimate<A>> {
        let children = |action: &A| {
            let all = self.nodes.iter().skip(1);
            // The children of the root are the first to be added.
            let root = &self.nodes[Self::ROOT as usize];
            let row = all.take(root.count as usize).find(|child| child.action == Some(*action));
            row.map_or((0, 0.0), |child| (child.visits, child.total))
        };
        legal
            .iter()
            .map(|action| {
                let (tries, total) = children(action);
                Estimate { action: *action, value: if tries == 0 { 0.0 } else { total / tries as f32 }, tries }
            })
            .collect()
    }
}
