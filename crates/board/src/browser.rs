//! How a game shows itself in the browser.
//!
//! A board is a list of *panels* ([`Panel`]), each with a heading and *groups*. Around them stands the shell of the page,
//! which is the same for all games: what is asked, the goods of everybody, what happened, the bar of actions, the log.
//!
//! A game is drawn from a view, and from nothing else. The drawing is a list of *pieces*: elements of the page with an id,
//! each in a group (or another [`Region`]), each sent anew only when it has changed. What can be clicked or looked at is
//! an element with `data-part`: a real button that stands for a *part* of a move, in the drawing ([`crate::svg::spots`])
//! or by itself. A move is made of one part or several (`worker-courier`, `space-b12`, `card-g07`): clicking a part leaves
//! the moves that have it, and when one move is left, it is played. Every part is also a [`Choice`], a button in the bar
//! of actions, so that nobody has to find it on the board.
//!
//! # What the shell promises to drawings
//!
//! * `main` has `data-game`, `data-as` (the viewer's seat, or `none`) and `data-deciders` (seats, with blanks between them).
//!   What all see alike is drawn once for all of them: what differs by viewer is a matter of the style sheet by these
//!   attributes, of the order of the panels, or of own pieces.
//! * Scripts give every element with `data-part` the classes `can` (it leads on), `picked` (it is chosen), `glow` (it
//!   happens there now) and `since` (it happened there since the viewer's last turn, with the colour of who did it as
//!   `--seat` and `data-since` for its number). Several elements may stand for one part, as two forms of one
//!   thing of which container queries show one.
//! * `data-tip` is what a tip says in a sentence, `data-rule` the rule that it links to, `aria-label` the name. Anything
//!   may have a tip: symbols and numbers too.
//! * `data-designed` marks what has a value that we designed ourselves, because no rulebook tells it: its tip says so, and
//!   how to correct it. Where there is room, `class="designed-mark"` adds a sign.
//! * A piece with the attribute `hidden` shows nothing; a panel without any other piece is not shown, nor its entry in
//!   the bar of panels.
//! * A piece of a panel with `data-reveal` (a text that differs for each thing revealed) may be there and gone within one
//!   move: its last form stays in a dialog until it is dismissed.
//! * The size classes are media queries, the same for all sheets: *phone* `(width < 600px)`, *low* `(width >= 600px) and
//!   (height < 560px)`, *tablet* `(600px <= width < 1000px) and (height >= 560px)`, *laptop* `(width >= 1000px) and
//!   (height >= 560px)`, and besides it *desktop* `(width >= 1600px) and (height >= 800px)`. On laptops nothing scrolls: the panels
//!   fill what the shell leaves. Elsewhere they stand one below the other, and the page scrolls.

use std::iter;
use std::ops::Range;

use khipu_core::{Seat, Viewer, Who};
use khipu_words::Words;
use serde_json::Value;

use crate::{Choice, Drawing, EventOf, GameUi, MoveOf, Page, Panel, Region, ViewOf};

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
    /// The panels of the board for a viewer, in the order of the document: that in which the next decision lies comes
    /// first. Which they are, and their groups, stays the same from the first move to the last.
    fn panels(game: &Self::Game, view: &ViewOf<Self>, context: &RenderContext<'_>) -> Vec<Panel>;

    /// The symbols of this game (`<symbol id="i-…" viewBox="0 0 24 24">`), for the sprite of the page.
    fn symbols() -> &'static str;

    /// What the symbols mean, for the legend of the page: symbol and words, in the order in which a newcomer meets them.
    fn legend(_game: &Self::Game, _words: &Words) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Draws the pieces that everybody sees alike, in a fixed order, with ids that never change their meaning, and says
    /// of each what it is made from. The view is that of spectators.
    fn draw_shared(game: &Self::Game, view: &ViewOf<Self>, context: &RenderContext<'_>, page: &mut Page<'_>);

    /// Draws the pieces that look different to different viewers, those of the own hand above all, in the same way. In
    /// a group they come after the others.
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

    /// What is asked of whoever decides, as a sentence without a name in front: whose business it is if not the decider's
    /// own ("Axomamma's Conquest: play army cards"), and what is paid for what.
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

    /// The button of a part of a legal move; none for what is no such part.
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

    /// What a move will cost a seat, for lists of moves: asked where the move itself pays nothing yet, since a choice comes
    /// first. None if it is free.
    fn price(
        _game: &Self::Game,
        _view: &ViewOf<Self>,
        _seat: Seat,
        _played: MoveOf<Self>,
        _words: &Words,
    ) -> Option<String> {
        None
    }

    /// The parts where an event happens, to point at while it is told.
    fn scene(game: &Self::Game, event: &EventOf<Self>) -> Vec<String>;

    /// Who acts in an event, if that is not whoever made the move: its line in the log wears that colour.
    fn who(_game: &Self::Game, _event: &EventOf<Self>) -> Option<Who> {
        None
    }

    /// Whether an event is a line of the log and nothing to see: that a turn begins or ends, say.
    fn quiet(_game: &Self::Game, _event: &EventOf<Self>) -> bool {
        false
    }
}
