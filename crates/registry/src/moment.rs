//! A position with its game: what a table remembers of a moment.

use std::collections::HashMap;
use std::sync::Arc;

use khipu_board::{Choice, Page, Panel, PositionOf, RenderContext, ViewOf};
use khipu_core::{Game as _, Score, Seat, Seats, Viewer};
use serde_json::Value;

use crate::Playable;

/// A position of some game. Nothing of it leaves the server but through a view.
pub type Moment = Arc<dyn DynMoment>;

/// What a seat can do.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// The moves in words, in the order of the list.
    pub words: Vec<String>,
    /// Every part that occurs.
    pub parts: Vec<String>,
    /// The parts of each move, as places in `parts`.
    pub moves: Vec<Vec<u16>>,
    /// The parts that have a button, with it.
    pub choices: Vec<(u16, Choice)>,
}

/// A position that can be asked everything that a table shows of it.
pub trait DynMoment: Send + Sync {
    /// Who must decide.
    fn deciders(&self) -> Seats;
    /// What a seat can do.
    fn offers(&self, seat: Seat, context: &RenderContext<'_>) -> Offers;
    /// The move that somebody who clicks on these parts means.
    fn wish(&self, seat: Seat, parts: &[&str]) -> Option<String>;
    /// The part that a click on this one stands for where it leads nowhere by itself.
    fn stands_for(&self, seat: Seat, part: &str) -> Option<String>;
    /// The view of a viewer, in its documented form.
    fn view(&self, viewer: Viewer) -> Value;
    /// The points.
    fn score(&self) -> Score;
    /// The panels of the board for the viewer of the context.
    fn panels(&self, context: &RenderContext<'_>) -> Vec<Panel>;
    /// Draws what everybody sees alike.
    fn draw_shared(&self, context: &RenderContext<'_>, page: &mut Page<'_>);
    /// Draws what the viewer of the context sees in another way than others.
    fn draw_own(&self, context: &RenderContext<'_>, page: &mut Page<'_>);
    /// What is asked.
    fn asks(&self, context: &RenderContext<'_>) -> String;
    /// The board as text.
    fn describe(&self, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)>;
}

pub(crate) struct At<U: Playable> {
    pub(crate) game: Arc<U::Game>,
    pub(crate) position: PositionOf<U>,
}

impl<U: Playable> At<U> {
    fn seen_by(&self, viewer: Viewer) -> ViewOf<U> {
        self.game.view(&self.position, viewer)
    }
}

impl<U: Playable> DynMoment for At<U> {
    fn deciders(&self) -> Seats {
        self.game.deciders(&self.position)
    }

    fn offers(&self, seat: Seat, context: &RenderContext<'_>) -> Offers {
        let game = &*self.game;
        let view = self.seen_by(Viewer::Seat(seat));
        let mut legal = Vec::new();
        if seat.index() < game.players(&self.position) {
            game.legal(&self.position, seat, &mut legal);
        }
        let mut offers = Offers::default();
        let mut places: HashMap<String, u16> = HashMap::new();
        for &listed in &legal {
            let parts = U::parts(game, &view, listed).into_iter();
            let places = parts.map(|part| {
                let next = places.len() as u16;
                *places.entry(part).or_insert_with_key(|part| {
                    offers.parts.push(part.clone());
                    next
                })
            });
            offers.moves.push(places.collect());
            offers.words.push(game.write_move(listed));
        }
        offers.choices = (0u16..)
            .zip(&offers.parts)
            .filter_map(|(place, part)| Some((place, U::choice(game, &view, part, context)?)))
            .collect();
        offers
    }

    fn wish(&self, seat: Seat, parts: &[&str]) -> Option<String> {
        let view = self.seen_by(Viewer::Seat(seat));
        U::wish(&self.game, &view, seat, parts).map(|wanted| self.game.write_move(wanted))
    }

    fn stands_for(&self, seat: Seat, part: &str) -> Option<String> {
        U::stands_for(&self.game, &self.seen_by(Viewer::Seat(seat)), part)
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game.export_view(&self.seen_by(viewer))
    }

    fn score(&self) -> Score {
        self.game.score(&self.position)
    }

    fn panels(&self, context: &RenderContext<'_>) -> Vec<Panel> {
        U::panels(&self.game, &self.seen_by(context.viewer), context)
    }

    fn draw_shared(&self, context: &RenderContext<'_>, page: &mut Page<'_>) {
        // From the spectators' view, so that nothing can be drawn for all which only one may see.
        let context = RenderContext { viewer: Viewer::Spectator, ..*context };
        U::draw_shared(&self.game, &self.seen_by(Viewer::Spectator), &context, page);
    }

    fn draw_own(&self, context: &RenderContext<'_>, page: &mut Page<'_>) {
        U::draw_own(&self.game, &self.seen_by(context.viewer), context, page);
    }

    fn asks(&self, context: &RenderContext<'_>) -> String {
        U::asks(&self.game, &self.seen_by(context.viewer), context)
    }

    fn describe(&self, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
        U::describe(&self.game, &self.seen_by(context.viewer), context)
    }
}
