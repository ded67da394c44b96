//! A study board: a game or a position with variations, comments and marks.
//!
//! A [`Study`] is the head of a record and a tree of moves. What stands at a node follows from the moves that lead there: a
//! study keeps no position but the first. It is written as text (`docs/notation.md`), and read back as the same tree.

mod text;

use std::collections::HashMap;

use khipu_core::{Fault, Header, Kind, Problem, Record, RecordedMove, Seat};
use serde::{Deserialize, Serialize};

/// Nodes of a study, its start included.
pub const MOST_NODES: usize = 8_000;
/// Moves from the start to a node.
const MOST_DEPTH: usize = 4_000;
/// Characters of a comment.
pub const MOST_COMMENT: usize = 4_000;
/// Characters of a title.
pub const MOST_TITLE: usize = 100;
/// Marks and arrows of a node.
pub const MOST_MARKS: usize = 64;
/// Characters of the name of a place on the board.
const MOST_PLACE: usize = 80;
/// Characters of a move.
const MOST_MOVE: usize = 500;
/// Moves whose values are kept at a node.
pub const MOST_VALUES: usize = 8;

/// A study board.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// What it is called.
    pub title: String,
    /// The game, its rules and components, and where it begins.
    pub header: Header,
    /// The component pack, if the study is to be read where nobody has it.
    pub pack: Option<String>,
    /// The first is the start; each other one stands after the one that it follows.
    nodes: Vec<Node>,
}

/// A moment of a study.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    /// The node that it follows; the start follows itself.
    pub parent: usize,
    /// The move that leads here; none at the start.
    pub played: Option<RecordedMove>,
    /// What somebody says of it.
    pub comment: String,
    /// What is drawn on its board.
    pub marks: Vec<Mark>,
    /// What its moves were found to be worth, if somebody asked.
    pub values: Option<Values>,
}

/// A place of the board that is marked, or an arrow from it to another one. Places are the parts that moves are made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The place.
    pub from: String,
    /// Where the arrow ends; none if the place alone is marked.
    pub to: Option<String>,
}

/// What the best moves of a node are worth to whoever decides there, by what they see: found with equal budgets in the same
/// imagined worlds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// By which yardstick: values of different ones cannot be compared.
    pub yardstick: u32,
    /// Who decides.
    pub seat: usize,
    /// The moves, the best first.
    pub moves: Vec<ValuedMove>,
}

/// A move with its value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValuedMove {
    /// The move.
    #[serde(rename = "move")]
    pub played: String,
    /// The points expected at the end.
    pub points: f64,
    /// Their standard error.
    pub error: f64,
    /// How many points it is behind the best move.
    pub behind: f64,
    /// The standard error of that.
    pub behind_error: f64,
}

impl Study {
    /// A study of a recorded game: its moves are the main line.
    ///
    /// # Errors
    /// If the game is longer than a study may be.
    pub fn of_record(title: &str, record: Record) -> Result<Self, Fault> {
        let Record { header, pack, moves } = record;
        let mut study = Self { title: String::new(), header, pack, nodes: vec![Node::default()] };
        study.rename(title)?;
        for played in moves {
            study.add(study.nodes.len() - 1, played)?;
        }
        Ok(study)
    }

    /// All nodes; the first is the start.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// What follows a node: the main line first.
    pub fn next(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let after = self.nodes.iter().enumerate().skip(node + 1);
        after.filter(move |(_, next)| next.parent == node).map(|(index, _)| index)
    }

    /// The nodes from the first move to a node; empty at the start.
    #[must_use]
    pub fn path(&self, node: usize) -> Vec<usize> {
        let (mut path, mut here) = (Vec::new(), node);
        while here > 0 && path.len() < self.nodes.len() {
            path.push(here);
            here = self.nodes.get(here).map_or(0, |node| node.parent);
        }
        path.reverse();
        path
    }

    /// The line that goes through a node: the way there, and the main line from there on.
    #[must_use]
    pub fn line(&self, node: usize) -> Vec<usize> {
        let mut line = self.path(node);
        let mut here = node;
        while let Some(next) = self.next(here).next() {
            line.push(next);
            here = next;
        }
        line
    }

    /// The game as it is played up to a node.
    #[must_use]
    pub fn record(&self, node: usize) -> Record {
        let played = |&node: &usize| self.nodes.get(node)?.played.clone();
        let moves = self.path(node).iter().filter_map(played).collect();
        Record { header: self.header.clone(), pack: self.pack.clone(), moves }
    }

    /// Gives the study another title.
    ///
    /// # Errors
    /// If it is too long.
    pub fn rename(&mut self, title: &str) -> Result<(), Fault> {
        let title = readable(title, false);
        self.title = within("title", &title, MOST_TITLE)?.to_owned();
        Ok(())
    }

    /// Adds a move after a node, or finds it there.
    ///
    /// # Errors
    /// If the study has no room for it, or has no such node.
    pub fn add(&mut self, after: usize, played: RecordedMove) -> Result<usize, Fault> {
        self.node_mut(after)?;
        let same = |known: &RecordedMove| known.seat == played.seat && known.text == played.text;
        let known = self.next(after).find(|&next| self.nodes[next].played.as_ref().is_some_and(same));
        if let Some(known) = known {
            return Ok(known);
        }
        if self.nodes.len() >= MOST_NODES {
            return Err(Fault::on_line(played.line, Problem::TooLong { limit: MOST_NODES }));
        }
        // Only what is this deep can be too deep.
        if self.nodes.len() > MOST_DEPTH && self.path(after).len() >= MOST_DEPTH {
            return Err(Fault::on_line(played.line, Problem::TooLong { limit: MOST_DEPTH }));
        }
        self.nodes.push(Node { parent: after, played: Some(played), ..Node::default() });
        Ok(self.nodes.len() - 1)
    }

    /// Says something of a node.
    ///
    /// # Errors
    /// If it is too long, or there is no such node.
    pub fn comment(&mut self, node: usize, comment: &str) -> Result<(), Fault> {
        let comment = readable(comment, true);
        within("comment", &comment, MOST_COMMENT)?;
        self.node_mut(node)?.comment = comment;
        Ok(())
    }

    /// Draws a mark at a node, or takes it away.
    ///
    /// # Errors
    /// If there are too many, if a place cannot be called so, or there is no such node.
    pub fn toggle(&mut self, node: usize, mark: Mark) -> Result<(), Fault> {
        for place in [Some(&mark.from), mark.to.as_ref()].into_iter().flatten() {
            within("mark", place, MOST_PLACE)?;
            if place.is_empty() || !place.chars().all(|c| c.is_ascii_graphic()) {
                return Err(Fault::at("mark", Problem::Type { wanted: Kind::Text }));
            }
        }
        let marks = &mut self.node_mut(node)?.marks;
        if let Some(known) = marks.iter().position(|known| *known == mark) {
            marks.remove(known);
        } else if marks.len() < MOST_MARKS {
            marks.push(mark);
        } else {
            return Err(Fault::at("mark", Problem::TooLong { limit: MOST_MARKS }));
        }
        Ok(())
    }

    /// Keeps what the moves of a node are worth.
    ///
    /// # Errors
    /// If there are too many, or there is no such node.
    pub fn value(&mut self, node: usize, values: Values) -> Result<(), Fault> {
        if values.moves.len() > MOST_VALUES {
            return Err(Fault::at("values", Problem::TooLong { limit: MOST_VALUES }));
        }
        for valued in &values.moves {
            within("values", &valued.played, MOST_MOVE)?;
        }
        Seat::checked(values.seat as u64, self.header.players).ok_or_else(|| {
            let max = self.header.players as i64 - 1;
            Fault::at("values", Problem::Range { found: values.seat as i64, min: 0, max })
        })?;
        self.node_mut(node)?.values = Some(values);
        Ok(())
    }

    /// Takes away a node with all that follows it; the answer is the node that it followed. The start stays.
    pub fn cut(&mut self, node: usize) -> usize {
        let Some(parent) = self.nodes.get(node).map(|node| node.parent).filter(|_| node > 0) else {
            return 0;
        };
        // Where the nodes that stay will stand.
        let mut places: HashMap<usize, usize> = HashMap::new();
        let mut kept = Vec::with_capacity(self.nodes.len());
        for (index, mut one) in std::mem::take(&mut self.nodes).into_iter().enumerate() {
            let follows = if index == 0 { Some(0) } else { places.get(&one.parent).copied() };
            if let Some(follows) = follows.filter(|_| index != node) {
                one.parent = follows;
                places.insert(index, kept.len());
                kept.push(one);
            }
        }
        self.nodes = kept;
        places.get(&parent).copied().unwrap_or(0)
    }

    /// Plays every variation from where it begins: `play` leads from the position before a move to the one after it, or
    /// says what is wrong with the move.
    ///
    /// # Errors
    /// The first move that cannot be played.
    pub fn walk<M: Clone>(
        &self,
        start: M,
        mut play: impl FnMut(&M, &RecordedMove) -> Result<M, Problem>,
    ) -> Result<(), Vec<Fault>> {
        // How many moves still begin at a position: it is kept as long as it is needed.
        let mut open = vec![0usize; self.nodes.len()];
        for node in self.nodes.iter().skip(1) {
            open[node.parent] += 1;
        }
        let mut positions: HashMap<usize, M> = HashMap::from([(0, start)]);
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            let (Some(played), Some(before)) = (&node.played, positions.get(&node.parent)) else { continue };
            let after = play(before, played).map_err(|problem| vec![Fault::on_line(played.line, problem)])?;
            open[node.parent] -= 1;
            if open[node.parent] == 0 {
                positions.remove(&node.parent);
            }
            if open[index] > 0 {
                positions.insert(index, after);
            }
        }
        Ok(())
    }

    fn node_mut(&mut self, node: usize) -> Result<&mut Node, Fault> {
        let max = self.nodes.len() as i64 - 1;
        let none = || Fault::at("node", Problem::Range { found: node as i64, min: 0, max });
        self.nodes.get_mut(node).ok_or_else(none)
    }
}

/// What people can read of a text: no control characters but line breaks, where there may be several lines.
fn readable(text: &str, lines: bool) -> String {
    let text = text.replace("\r\n", "\n");
    let kept: String = text.chars().filter(|c| !c.is_control() || (lines && *c == '\n')).collect();
    kept.trim().to_owned()
}

fn within<'t>(what: &str, text: &'t str, limit: usize) -> Result<&'t str, Fault> {
    let fits = text.chars().nth(limit).is_none();
    fits.then_some(text).ok_or_else(|| Fault::at(what, Problem::TooLong { limit }))
}
