//! A tree of moves in a pool of bounded size.

use khipu_core::Seat;

/// No node.
const NONE: u32 = u32::MAX;

/// What hangs below a node, or at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stem {
    first: u32,
    pub(super) visits: u32,
}

impl Stem {
    const EMPTY: Self = Self { first: NONE, visits: 0 };
}

/// A move that was thought about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<M> {
    pub(super) played: M,
    pub(super) seat: Seat,
    /// Its visits and what hangs below it.
    pub(super) stem: Stem,
    /// How often it could be chosen: not every move is there in every world.
    pub(super) offered: u32,
    /// What the estimate said of it before it was tried.
    pub(super) guess: f32,
    /// Where it stood in the list of moves when it was last looked for.
    place: u16,
    /// Sums over the visits, as the seat that plays it sees them.
    pub(super) result: f32,
    pub(super) points: f32,
    pub(super) expected_place: f32,
    /// The next move of the same list, with a lower guess.
    next: u32,
}

/// A move of a list with what the estimate says of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guessed<M> {
    pub(super) played: M,
    pub(super) guess: f32,
    /// Where it stands in the list.
    pub(super) place: u16,
}

/// A tree; its nodes never become more than it was made for.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    most: usize,
    pub(super) stem: Stem,
}

/// Where in a tree: at the root, or at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum At {
    Root,
    Node(u32),
}

impl<M: Copy + Eq> Tree<M> {
    pub(super) fn new(most: usize) -> Self {
        Self { nodes: Vec::new(), most: most.min(NONE as usize), stem: Stem::EMPTY }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn has_room(&self, count: usize) -> bool {
        self.nodes.len() + count <= self.most
    }

    pub(super) fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    pub(super) fn node_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    pub(super) fn stem(&self, at: At) -> Stem {
        match at {
            At::Root => self.stem,
            At::Node(index) => self.node(index).stem,
        }
    }

    /// The moves below, best guess first.
    pub(super) fn below(&self, at: At) -> impl Iterator<Item = u32> + '_ {
        let first = Some(self.stem(at).first).filter(|&first| first != NONE);
        std::iter::successors(first, move |&index| self.after(index))
    }

    /// The move with the next best guess.
    pub(super) fn after(&self, index: u32) -> Option<u32> {
        Some(self.node(index).next).filter(|&next| next != NONE)
    }

    /// Where a move stands in a list; none if it is not there. Lists seldom change, so it is looked for first where it
    /// was the last time: with hundreds of moves anything else would take longer than playing them.
    pub(super) fn place(&mut self, index: u32, moves: &[M]) -> Option<usize> {
        let node = self.node_mut(index);
        if moves.get(usize::from(node.place)) == Some(&node.played) {
            return Some(node.place.into());
        }
        let found = moves.iter().position(|&other| other == node.played)?;
        node.place = found as u16;
        Some(found)
    }

    /// Adds moves, best guess first, each behind those there are with the same guess; as many as there is room for.
    pub(super) fn add(&mut self, at: At, seat: Seat, moves: impl IntoIterator<Item = Guessed<M>>) {
        let mut before: Option<u32> = None;
        for Guessed { played, guess, place } in moves {
            if !self.has_room(1) {
                return;
            }
            let behind = match before {
                Some(index) => self.after(index),
                None => self.below(at).next(),
            };
            let passed = std::iter::successors(behind, |&index| self.after(index));
            before = passed.take_while(|&index| self.node(index).guess >= guess).last().or(before);
            let new = self.nodes.len() as u32;
            let link = match (before, at) {
                (Some(index), _) => &mut self.nodes[index as usize].next,
                (None, At::Root) => &mut self.stem.first,
                (None, At::Node(index)) => &mut self.nodes[index as usize].stem.first,
            };
            let next = std::mem::replace(link, new);
            self.nodes.push(Node {
                played,
                seat,
                stem: Stem::EMPTY,
                offered: 0,
                guess,
                place,
                result: 0.0,
                points: 0.0,
                expected_place: 0.0,
                next,
            });
            before = Some(new);
        }
    }

    /// Keeps only what hangs below a move of the root; that becomes the root.
    pub(super) fn descend(&mut self, played: M) {
        let mut kept = Self::new(self.most);
        if let Some(index) = self.below(At::Root).find(|&index| self.node(index).played == played) {
            kept.stem.visits = self.node(index).stem.visits;
            kept.graft(At::Root, self, At::Node(index));
        }
        *self = kept;
    }

    /// Copies what hangs below a place of another tree; one that was large enough for it is large enough for a part.
    fn graft(&mut self, at: At, from: &Self, below: At) {
        let mut todo = vec![(at, below)];
        while let Some((at, below)) = todo.pop() {
            let mut last: Option<u32> = None;
            for index in from.below(below) {
                let new = self.nodes.len() as u32;
                let node = *from.node(index);
                let stem = Stem { first: NONE, visits: node.stem.visits };
                self.nodes.push(Node { stem, next: NONE, ..node });
                match (last, at) {
                    (Some(last), _) => self.nodes[last as usize].next = new,
                    (None, At::Root) => self.stem.first = new,
                    (None, At::Node(parent)) => self.nodes[parent as usize].stem.first = new,
                }
                last = Some(new);
                if node.stem.first != NONE {
                    todo.push((At::Node(new), At::Node(index)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(tree: &Tree<u8>, at: At) -> Vec<u8> {
        tree.below(at).map(|index| tree.node(index).played).collect()
    }

    fn add(tree: &mut Tree<u8>, at: At, moves: &[(u8, f32)]) {
        let guessed = moves.iter().zip(0..).map(|(&(played, guess), place)| Guessed { played, guess, place });
        tree.add(at, Seat::new(0), guessed);
    }

    #[test]
    fn moves_stand_in_the_order_of_guesses_and_never_exceed_the_pool() {
        let mut tree = Tree::new(6);
        add(&mut tree, At::Root, &[(2, 0.9), (1, 0.5), (3, 0.5)]);
        add(&mut tree, At::Root, &[(4, 1.0), (5, 0.5), (6, 0.1), (7, 0.0)]);
        assert_eq!(moves(&tree, At::Root), [4, 2, 1, 3, 5, 6], "the last one found no room");
        assert_eq!(tree.len(), 6);
    }

    #[test]
    fn a_move_is_found_wherever_it_stands() {
        let mut tree = Tree::new(9);
        add(&mut tree, At::Root, &[(8, 0.3), (9, 0.2)]);
        assert_eq!(tree.place(1, &[8, 9]), Some(1));
        assert_eq!(tree.place(1, &[9, 8]), Some(0), "the list has changed");
        assert_eq!(tree.place(1, &[9]), Some(0));
        assert_eq!(tree.place(1, &[8]), None);
    }

    #[test]
    fn descending_keeps_the_part_below() {
        let mut tree = Tree::new(9);
        add(&mut tree, At::Root, &[(2, 0.2), (1, 0.1)]);
        add(&mut tree, At::Node(0), &[(4, 0.4), (3, 0.3)]);
        add(&mut tree, At::Node(3), &[(5, 0.5)]);
        tree.descend(2);
        assert_eq!(moves(&tree, At::Root), [4, 3]);
        assert_eq!(moves(&tree, At::Node(1)), [5]);
        assert_eq!(tree.len(), 3);
        tree.descend(77);
        assert_eq!(tree.len(), 0, "an unexpected move leaves nothing");
    }
}
