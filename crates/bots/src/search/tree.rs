//! The tree of a search: what was tried after what, and how it turned out.

use crate::Estimate;
use engine::{PerSeat, Rng, Seat, table::quick_below};

/// A node of the tree.
pub type Id = u32;
/// No node.
const NONE: Id = u32::MAX;

/// One action after all those above it, by one seat.
struct Node<A> {
    action: Option<A>,
    seat: Seat,
    /// How often it was chosen, and how often it could have been.
    visits: u32,
    chances: u32,
    /// The sum of what its seat got.
    total: f32,
    /// What its seat expected when it was first seen.
    prior: f32,
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
}

impl<A: Copy + Eq> Tree<A> {
    /// Where every search begins.
    pub const ROOT: Id = 0;

    pub fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), open: Vec::new() };
        tree.add(None, Seat(0), 0.0);
        tree
    }

    fn add(&mut self, action: Option<A>, seat: Seat, prior: f32) -> Id {
        let (visits, chances, total) = (0, 0, 0.0);
        let (first, count, chain, next) = (NONE, 0, NONE, NONE);
        self.nodes.push(Node { action, seat, visits, chances, total, prior, first, count, chain, next });
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

    /// Looks up the children of the legal actions; those that are new begin with what `prior` says of them.
    pub fn find_children(&mut self, node: Id, seat: Seat, legal: &[A], mut prior: impl FnMut(A) -> f32) {
        self.open.clear();
        if self.nodes[node as usize].first == NONE {
            let first = self.nodes.len() as Id;
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
    }

    /// One of the children that were never tried, by lot.
    pub fn untried(&self, dice: &mut impl Rng) -> Option<Id> {
        let fresh = || self.open.iter().filter(|child| self.is_new(**child));
        let count = fresh().count() as u32;
        if count == 0 { None } else { fresh().nth(quick_below(dice, count) as usize).copied() }
    }

    /// The child that promises most: by what came of it so far, what was expected of it (worth so many tries), and how
    /// seldom it was tried.
    pub fn promising(&self, curiosity: f32, tries: f32) -> Id {
        let promise = |child: Id| {
            let Node { visits, chances, total, prior, .. } = self.nodes[child as usize];
            let weight = visits as f32 + tries;
            (total + prior * tries) / weight + curiosity * ((chances as f32 + 1.0).ln() / weight).sqrt()
        };
        let mut best = (self.open[0], f32::MIN);
        for child in &self.open {
            let promise = promise(*child);
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
            node.visits += 1;
            node.total += payoffs[node.seat.index()];
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
