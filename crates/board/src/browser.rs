//! How a game shows itself in the browser.
//!
//! A game is drawn from a view, and from nothing else. The drawing is a list of *pieces*: elements of the page with an id,
//! each sent anew only when it has changed. What can be clicked or looked at is a *spot*: a real button that lies over
//! the drawing and stands for a *part* of a move. A move is made of one part or several (`worker-courier`, `space-b12`,
//! `card-g07`): clicking a part leaves the moves that have it, and when one move is left, it is played. Parts that lie
//! nowhere on the board are *choices*, drawn as buttons below it.

use std::iter;
use std::ops::Range;

use khipu_core::{Seat, Viewer};
use khipu_words::Words;
use serde_json::Value;

use crate::{Drawing, EventOf, GameUi, MoveOf, Page, ViewOf};

/// Where a piece stands on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// A layer of the board: all layers lie over each other and fill the same frame.
    Board,
    /// The strip of a player or an actor.
    Players,
    /// What the viewer alone holds.
    Hand,
    /// What lies before one player, opened from the strip: `area-0`, `area-1`, …
    Area,
}

/// A part of the page that is drawn anew when it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The id of its element, the same for ever.
    pub id: String,
    /// Where it stands.
    pub region: Region,
    /// The whole element, which has this id.
    pub html: String,
    /// Elements inside it that are sent by themselves when nothing else of the piece has changed, in order.
    inner: Vec<Inner>,
}

/// An element inside a piece: its id, and where it stands in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Inner {
    id: String,
    place: Range<usize>,
}

impl Piece {
    /// A piece; `html` may still grow.
    #[must_use]
    pub const fn new(id: String, region: Region, html: String) -> Self {
        Self { id, region, html, inner: Vec::new() }
    }

    /// Adds an element that changes by itself, with an id of its own. `draw` writes it, and nothing else.
    pub fn element(&mut self, id: String, draw: impl FnOnce(&mut String, &str)) {
        let start = self.html.len();
        draw(&mut self.html, &id);
        self.inner.push(Inner { id, place: start..self.html.len() });
    }

    /// The text around the elements that change by themselves.
    pub(crate) fn around(&self) -> impl Iterator<Item = &str> {
        let starts = iter::once(0).chain(self.inner.iter().map(|inner| inner.place.end));
        let ends = self.inner.iter().map(|inner| inner.place.start).chain([self.html.len()]);
        starts.zip(ends).map(|(start, end)| &self.html[start..end])
    }

    /// The elements that change by themselves, with their ids.
    pub fn elements(&self) -> impl Iterator<Item = (&str, &str)> {
        self.inner.iter().map(|inner| (&*inner.id, &self.html[inner.place.clone()]))
    }
}

/// A part of a move that lies nowhere on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What the button says.
    pub label: String,
    /// The symbol on it.
    pub icon: Option<&'static str>,
    /// Whether it ends something (a turn, a step): it stands last.
    pub ends: bool,
}

/// In whose words and for whose eyes something is drawn.
#[derive(Clone, Copy)]
pub struct RenderContext<'a> {
    /// The words of the viewer's language.
    pub words: &'a Words,
    /// The names of those who hold the seats.
    pub names: &'a [String],
    /// Who looks.
    pub viewer: Viewer,
}

impl<'a> RenderContext<'a> {
    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A message with the fields of a JSON object as its arguments; words in them are named in the language.
    #[must_use]
    pub fn say(&self, game: &str, key: &str, args: &Value) -> String {
        self.words.phrase(key, game, args, self.names)
    }
}

/// A game that can be drawn in the browser.
pub trait BoardUi: GameUi {
    /// Width and height of the board in its own units: the frame that all layers of the board fill.
    fn frame(game: &Self::Game) -> (u32, u32);

    /// The symbols of this game (`<symbol id="i-…" viewBox="0 0 24 24">`), for the sprite of the page.
    fn symbols() -> &'static str;

    /// Draws the pieces that everybody sees alike, in a fixed order, with ids that never change their meaning, and says
    /// of each what it is made from. The view is that of spectators.
    fn draw_shared(game: &Self::Game, view: &ViewOf<Self>, context: &RenderContext<'_>, page: &mut Page<'_>);

    /// Draws the pieces that look different to different viewers, those of the own hand above all, in the same way. On
    /// the board they lie above the others.
    fn draw_own(game: &Self::Game, view: &ViewOf<Self>, context: &RenderContext<'_>, page: &mut Page<'_>);

    /// All pieces of the page; `shared` is the view of spectators.
    fn paint(
        game: &Self::Game,
        shared: &ViewOf<Self>,
        view: &ViewOf<Self>,
        context: &RenderContext<'_>,
    ) -> Vec<Piece> {
        let everybody = RenderContext { viewer: Viewer::Spectator, ..*context };
        let mut pieces =
            Drawing::default().redraw(&everybody, |page| Self::draw_shared(game, shared, &everybody, page));
        pieces.extend(Drawing::default().redraw(context, |page| Self::draw_own(game, view, context, page)));
        pieces
    }

    /// What is asked of whoever decides, as a sentence without a name in front.
    fn asks(game: &Self::Game, view: &ViewOf<Self>, context: &RenderContext<'_>) -> String;

    /// The state of the board as text: headings with lines below them.
    fn describe(
        game: &Self::Game,
        view: &ViewOf<Self>,
        context: &RenderContext<'_>,
    ) -> Vec<(String, Vec<String>)>;

    /// The parts of a move. Two moves of one list never have the same parts. A part `sure-…` must be clicked even if
    /// nothing else is left to choose.
    fn parts(game: &Self::Game, view: &ViewOf<Self>, played: MoveOf<Self>) -> Vec<String>;

    /// The button of a part that lies nowhere on the board; none if it has a spot there or in the hand.
    fn choice(
        game: &Self::Game,
        view: &ViewOf<Self>,
        part: &str,
        context: &RenderContext<'_>,
    ) -> Option<Choice>;

    /// The move that a person who clicks on these parts most likely means, legal or not: it is asked why not.
    fn wish(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, parts: &[&str]) -> Option<MoveOf<Self>>;

    /// The part that a click on this one stands for where it leads nowhere by itself: a free tooth, say, for its gear.
    fn stands_for(_game: &Self::Game, _view: &ViewOf<Self>, _part: &str) -> Option<String> {
        None
    }

    /// What people call a thing that events name by its id: a card, say, by what is printed on it. None if the id, or a
    /// word of the locale for it, will do.
    fn call(_game: &Self::Game, _id: &str, _words: &Words) -> Option<String> {
        None
    }

    /// The parts where an event happens, to point at while it is told.
    fn scene(game: &Self::Game, event: &EventOf<Self>) -> Vec<String>;
}
