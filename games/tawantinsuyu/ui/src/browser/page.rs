//! What every drawing has at hand: the rules, the view, the words.

use std::borrow::Cow;

use khipu_core::{Seat, Viewer};
use khipu_tawantinsuyu::{Actor, Components, Entry, Kind, Side, Stage, Table, View};

use super::geometry::{Area, FRAME};
use super::glossary::Glossary;
use super::static_text::{Note, StaticText};
use khipu_board::svg::{Spot, spots};
use khipu_board::{Piece, RenderContext};

/// One drawing of one view.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) rules: &'a Components,
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) context: &'a RenderContext<'a>,
    pub(super) fixed: &'a StaticText,
}

/// A spot that is made while drawing.
pub(super) struct Seen<'a> {
    pub(super) part: String,
    pub(super) area: Area,
    pub(super) label: Cow<'a, str>,
    pub(super) tip: Cow<'a, str>,
    pub(super) rule: &'static str,
}

impl<'a> Seen<'a> {
    /// A spot with the words of a note.
    pub(super) fn of(part: String, area: Area, note: &'a Note, rule: &'static str) -> Self {
        Self { part, area, label: Cow::Borrowed(&note.label), tip: Cow::Borrowed(&note.tip), rule }
    }
}

/// A layer of spots.
pub(super) fn sheet(id: &str, seen: &[Seen<'_>]) -> Piece {
    let all: Vec<Spot<'_>> = seen
        .iter()
        .map(|Seen { part, area, label, tip, rule }| Spot { part, area: *area, label, tip, rule })
        .collect();
    spots(id, FRAME, &all)
}

/// The symbol of a kind of worker.
pub(super) const fn worker(kind: Kind) -> &'static str {
    match kind {
        Kind::Architect => "i-tw-architect",
        Kind::Courier => "i-tw-courier",
        Kind::Craftsman => "i-tw-craftsman",
        Kind::Warrior => "i-tw-warrior",
        Kind::Priest => "i-tw-priest",
    }
}

/// The class that gives somebody's colour.
pub(super) const fn seat_class(who: Actor) -> &'static str {
    match who {
        Actor::Axomamma => "seat-automa",
        Actor::Seat(seat) => ["seat-0", "seat-1", "seat-2", "seat-3"][seat.index() % 4],
    }
}

/// The pattern that stands for somebody beside the colour.
pub(super) const fn pattern(who: Actor) -> usize {
    match who {
        Actor::Axomamma => 4,
        Actor::Seat(seat) => seat.index() % 4,
    }
}

/// The name of somebody in ids: `0` or `automa`.
pub(super) fn key(who: Actor) -> String {
    who.seat().map_or_else(|| "automa".to_owned(), |seat| seat.index().to_string())
}

impl<'a> Page<'a> {
    pub(super) const fn glossary(&self) -> Glossary<'a> {
        Glossary { words: self.context.words, rules: self.rules }
    }

    /// A word of the board.
    pub(super) fn word(&self, key: &str) -> &'a str {
        self.fixed.word(key)
    }

    /// Everybody, from the first seat on.
    pub(super) fn actors(&self) -> impl Iterator<Item = Actor> + use<> {
        self.table.actors_from(Actor::Seat(Seat::new(0)))
    }

    pub(super) fn side(&self, who: Actor) -> &'a Side {
        self.table.side(who)
    }

    /// What somebody is called.
    pub(super) fn name(&self, who: Actor) -> Cow<'a, str> {
        match who {
            Actor::Seat(seat) => Cow::Borrowed(self.context.name(seat)),
            Actor::Axomamma => Cow::Owned(self.glossary().name(Actor::AUTOMA)),
        }
    }

    /// The seat that looks.
    pub(super) const fn mine(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The question that is asked.
    pub(super) fn asked(&self) -> Option<Entry> {
        match self.table.stage {
            Stage::Keep | Stage::Over => None,
            _ => self.table.pending.top(),
        }
    }

    /// The question that is asked of whoever looks.
    pub(super) fn asked_of_me(&self) -> Option<Entry> {
        let mine = self.mine()?;
        self.asked().filter(|entry| entry.who.is(mine))
    }
}
