//! A position with its game: what a table remembers of a moment.

use std::collections::HashMap;
use std::sync::Arc;

use foldhash::fast::FixedState;
use khipu_board::{Choice, MoveOf, Note, Page, Panel, PositionOf, RenderContext, ViewOf};
use khipu_core::{
    Game as _, Refusal as _, Refused, Scenes, Score, Seat, Seats, Silent, Viewer, position_hash,
};

use khipu_words::Words;

use crate::{Playable, to_json};

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
    /// The position after some more moves that were played from here, in words; none if one of them is no move.
    fn after(&self, moves: &mut dyn Iterator<Item = (Seat, &str)>) -> Option<Moment>;
    /// The position after a move of a seat, and its hash.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn play(&self, seat: Seat, words: &str) -> Result<(Moment, u64), Refused>;
    /// The positions inside a move that was played from here, in words, one for each of its events; the last is the one after
    /// the move. None if it is no move.
    fn scenes(&self, seat: Seat, words: &str) -> Option<Vec<Moment>>;
    /// Who must decide.
    fn deciders(&self) -> Seats;
    /// What a seat can do.
    fn offers(&self, seat: Seat, context: &RenderContext<'_>) -> Offers;
    /// The move that somebody who clicks on these parts means.
    fn wish(&self, seat: Seat, parts: &[&str]) -> Option<String>;
    /// The parts of a move, legal or not; none of what is no move.
    fn parts(&self, seat: Seat, words: &str) -> Vec<String>;
    /// The buttons of all parts of a move of a seat, made from what the viewer of the context sees; empty if a part has none,
    /// and of what is no move.
    fn choices_of(&self, seat: Seat, words: &str, context: &RenderContext<'_>) -> Vec<Choice>;
    /// How often something hidden has become known.
    fn revealed(&self) -> u32;
    /// What a move costs a seat; none if it is free, if what it brings tells it anyway, and of what is no move.
    fn price(&self, seat: Seat, played: &str, words: &Words) -> Option<String>;
    /// The part that a click on this one stands for where it leads nowhere by itself.
    fn stands_for(&self, seat: Seat, part: &str) -> Option<String>;
    /// What a player on this seat who is new should know now, the most urgent first.
    fn notes(&self, seat: Seat) -> Vec<Note>;
    /// The view of a viewer, in its documented form: JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// The moves of a seat in words.
    fn moves(&self, seat: Seat) -> Vec<String>;
    /// The points.
    fn score(&self) -> Score;
    /// What a seat plays as, where seats differ from the start.
    fn faction(&self, seat: Seat) -> Option<&'static str>;
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

    fn legal(&self, seat: Seat) -> Vec<MoveOf<U>> {
        let mut legal = Vec::new();
        if seat.index() < self.game.players(&self.position) {
            self.game.legal(&self.position, seat, &mut legal);
        }
        legal
    }
}

impl<U: Playable> DynMoment for At<U> {
    fn after(&self, moves: &mut dyn Iterator<Item = (Seat, &str)>) -> Option<Moment> {
        let mut position = self.position;
        for (seat, words) in moves {
            let played = self.game.parse_move(words).ok()?;
            self.game.apply(&mut position, seat, played, &mut Silent);
        }
        Some(Arc::new(Self { game: self.game.clone(), position }))
    }

    fn play(&self, seat: Seat, words: &str) -> Result<(Moment, u64), Refused> {
        let played = self.game.parse_move(words).map_err(Refused::Words)?;
        if !self.legal(seat).contains(&played) {
            let refusal = self.game.reason(&self.position, seat, played);
            return Err(Refused::Rule { rule: refusal.rule(), reason: to_json(&refusal) });
        }
        let mut position = self.position;
        self.game.apply(&mut position, seat, played, &mut Silent);
        let hash = position_hash(&*self.game, &position);
        Ok((Arc::new(Self { game: self.game.clone(), position }), hash))
    }

    fn scenes(&self, seat: Seat, words: &str) -> Option<Vec<Moment>> {
        let (mut position, mut told) = (self.position, Scenes::default());
        let played = self.game.parse_move(words).ok()?;
        self.game.apply(&mut position, seat, played, &mut told);
        let inside = told.events.len().saturating_sub(1);
        let positions = told.events.into_iter().map(|(_, position)| position).take(inside);
        let moment = |position| Arc::new(Self { game: self.game.clone(), position }) as Moment;
        Some(positions.chain([position]).map(moment).collect())
    }

    fn deciders(&self) -> Seats {
        self.game.deciders(&self.position)
    }

    fn offers(&self, seat: Seat, context: &RenderContext<'_>) -> Offers {
        let game = &*self.game;
        let view = self.seen_by(Viewer::Seat(seat));
        let mut offers = Offers::default();
        let mut places: HashMap<String, u16, FixedState> = HashMap::default();
        for listed in self.legal(seat) {
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

    fn parts(&self, seat: Seat, words: &str) -> Vec<String> {
        let view = self.seen_by(Viewer::Seat(seat));
        let parts = self.game.parse_move(words).map(|played| U::parts(&self.game, &view, played));
        parts.unwrap_or_default()
    }

    fn choices_of(&self, seat: Seat, words: &str, context: &RenderContext<'_>) -> Vec<Choice> {
        // The parts name what the words name; what the buttons add comes from what the viewer sees.
        let view = self.seen_by(context.viewer);
        let parts = self.parts(seat, words);
        let choices: Option<Vec<Choice>> =
            parts.iter().map(|part| U::choice(&self.game, &view, part, context)).collect();
        choices.unwrap_or_default()
    }

    fn revealed(&self) -> u32 {
        self.game.revealed(&self.position)
    }

    fn price(&self, seat: Seat, played: &str, words: &Words) -> Option<String> {
        let played = self.game.parse_move(played).ok()?;
        U::price(&self.game, &self.seen_by(Viewer::Seat(seat)), seat, played, words)
    }

    fn stands_for(&self, seat: Seat, part: &str) -> Option<String> {
        U::stands_for(&self.game, &self.seen_by(Viewer::Seat(seat)), part)
    }

    fn notes(&self, seat: Seat) -> Vec<Note> {
        U::notes(&self.game, &self.seen_by(Viewer::Seat(seat)), seat)
    }

    fn view(&self, viewer: Viewer) -> String {
        self.game.view_form(&self.seen_by(viewer)).to_text()
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.legal(seat).into_iter().map(|listed| self.game.write_move(listed)).collect()
    }

    fn score(&self) -> Score {
        self.game.score(&self.position)
    }

    fn faction(&self, seat: Seat) -> Option<&'static str> {
        U::faction(&self.position, seat)
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
