//! What every drawing has at hand: the rules, the view, the words.

use std::borrow::Cow;

use khipu_core::{Seat, Viewer};
use khipu_tawantinsuyu::{Actor, Components, Entry, Kind, Side, Stage, Table, View};

use super::glossary::Glossary;
use super::static_text::StaticText;
use khipu_board::RenderContext;

/// One drawing of one view.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) rules: &'a Components,
    pub(super) view: &'a View,
    pub(super) table: &'a Table,
    pub(super) context: &'a RenderContext<'a>,
    pub(super) fixed: &'a StaticText,
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

/// The disc of somebody, in colour and pattern, with something on it.
pub(super) fn disc(who: Actor, on_it: &str) -> String {
    format!(
        r#"<svg class="tw-ic" viewBox="-12 -12 24 24" aria-hidden="true"><circle class="tw-own" r="10.5"/><circle class="tw-cover" fill="url(#pattern-{})" r="10.5"/>{on_it}</svg>"#,
        pattern(who)
    )
}

impl<'a> Page<'a> {
    pub(super) const fn glossary(&self) -> Glossary<'a> {
        Glossary { words: self.context.words, rules: self.rules }
    }

    /// A word of the board.
    pub(super) fn word(&self, key: &str) -> &'a str {
        self.fixed.word(key)
    }

    /// What people call a thing, by its id.
    pub(super) fn called(&self, id: &str) -> Option<String> {
        self.fixed.called(id).map(str::to_owned).or_else(|| self.glossary().call(id))
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
