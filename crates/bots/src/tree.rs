//! What a search learns: which commands were tried after which, and how they fared.

use contract::Seat;

/// The tree of tried commands. Positions are not stored: a node stands for all positions reached
/// by the same commands, whatever the guess and the dice were. (So a node below another seat's
/// secret command knows it. That is harmless where secrets come out before the next decision, as
/// in all games of the house; a game that keeps them longer needs its own bot.)
#[derive(Debug)]
pub struct Tree<C> {
    nodes: Vec<Vec<Branch<C>>>,
}

/// One command tried at a node.
#[derive(Debug)]
pub struct Branch<C> {
    /// Who gave it.
    pub seat: Seat,
    /// The command; nothing stands for letting a chance to interject pass.
    pub command: Option<C>,
    /// How often it was played.
    pub visits: u32,
    /// How often it could have been played.
    pub seen: u32,
    /// What it brought its seat, summed.
    pub sum: f64,
    /// Where it leads.
    node: usize,
}

/// A branch, by its place in the tree.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    node: usize,
    branch: usize,
}

impl<C: PartialEq> Tree<C> {
    /// A tree that knows nothing.
    pub fn new() -> Tree<C> {
        Tree { nodes: vec![Vec::new()] }
    }

    /// The node at which every search begins.
    pub const ROOT: usize = 0;

    /// What was tried at a node.
    pub fn branches(&self, node: usize) -> &[Branch<C>] {
        &self.nodes[node]
    }

    /// The branch of that command, if it was tried.
    pub fn find(&self, node: usize, seat: Seat, command: &Option<C>) -> Option<Way> {
        let same = |branch: &Branch<C>| branch.seat == seat && branch.command == *command;
        let branch = self.nodes[node].iter().position(same)?;
        Some(Way { node, branch })
    }

    /// Adds a command that was not tried before.
    pub fn grow(&mut self, node: usize, seat: Seat, command: Option<C>) -> Way {
        let child = self.nodes.len();
        self.nodes.push(Vec::new());
        let branch = Branch { seat, command, visits: 0, seen: 1, sum: 0.0, node: child };
        self.nodes[node].push(branch);
        Way { node, branch: self.nodes[node].len() - 1 }
    }

    /// Where a branch leads.
    pub fn follow(&self, way: Way) -> usize {
        self.branch(way).node
    }

    /// The branch itself.
    pub fn branch(&self, way: Way) -> &Branch<C> {
        &self.nodes[way.node][way.branch]
    }

    /// Notes that the branch could have been played.
    pub fn see(&mut self, way: Way) {
        self.nodes[way.node][way.branch].seen += 1;
    }

    /// Notes what playing the branch brought to each seat.
    pub fn learn(&mut self, way: Way, reward: impl Fn(Seat) -> f64) {
        let branch = &mut self.nodes[way.node][way.branch];
        branch.visits += 1;
        branch.sum += reward(branch.seat);
    }
}

impl<C: PartialEq> Default for Tree<C> {
    fn default() -> Tree<C> {
        Tree::new()
    }
}

impl<C> Branch<C> {
    /// How promising the branch is: its mean, and more the less it was tried where it could be.
    pub fn promise(&self, exploration: f64) -> f64 {
        let visits = f64::from(self.visits.max(1));
        self.sum / visits + exploration * (logarithm(self.seen) / visits).sqrt()
    }
}

/// A logarithm from basic operations only, so that every machine explores alike: exact at powers
/// of two and straight in between, in units of the natural logarithm.
fn logarithm(count: u32) -> f64 {
    let whole = count.max(1).ilog2();
    let part = f64::from(count.max(1)) / f64::from(1u32 << whole) - 1.0;
    (f64::from(whole) + part) * std::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_tried_less_promises_more() {
        let mut tree: Tree<u8> = Tree::new();
        let often = tree.grow(Tree::<u8>::ROOT, Seat(0), Some(1));
        let seldom = tree.grow(Tree::<u8>::ROOT, Seat(0), Some(2));
        (0..10).for_each(|_| tree.learn(often, |_| 0.5));
        tree.learn(seldom, |_| 0.5);
        (0..9).for_each(|_| tree.see(often));
        (0..9).for_each(|_| tree.see(seldom));
        assert!(tree.branch(seldom).promise(0.7) > tree.branch(often).promise(0.7));
        assert_eq!(tree.branch(seldom).promise(0.0), tree.branch(often).promise(0.0));
    }

    #[test]
    fn the_logarithm_is_close_enough() {
        for count in [1u32, 2, 3, 7, 100, 65_536, 3_000_000] {
            let true_one = f64::from(count).ln();
            assert!((logarithm(count) - true_one).abs() < 0.07, "{count}");
        }
    }
}
