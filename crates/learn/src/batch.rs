//! Many games at once, one decision in each a step.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use khipu_bots::{Contender, Policy};
use khipu_core::{
    Fault, Game, Match, Options, Points, Record, Score, Seat, Seats, Seed, SetupError, Silent, Viewer, Who,
};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::encoder::{Encoder, MoveRow};
use crate::layout::{Layout, Row};

/// Games that one thread takes at a time.
const CHUNK: usize = 64;

/// What a step is worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// At the end: the share of the victory, less the mean.
    #[default]
    Result,
    /// Each step: the change of the lead over the best other, measured by the spread of the game.
    Margin,
}

/// The legal moves of all games, one after the other: those of game `i` are `start[i]..start[i + 1]`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Menu {
    /// Where the moves of each game begin; one more than games.
    pub start: Vec<i32>,
    /// The codes of the moves.
    pub code: Vec<u32>,
    /// The rows of the moves.
    pub rows: Vec<MoveRow>,
}

impl Menu {
    /// How many moves game `i` has.
    #[must_use]
    pub fn count(&self, game: usize) -> usize {
        let at = |place: usize| self.start.get(place).copied().unwrap_or_default();
        (at(game + 1) - at(game)).max(0) as usize
    }

    /// The codes and rows of the moves of game `i`.
    #[must_use]
    pub fn of(&self, game: usize) -> (&[u32], &[MoveRow]) {
        let at = |place: usize| self.start.get(place).map_or(self.code.len(), |&start| start as usize);
        let range = at(game)..at(game + 1);
        (self.code.get(range.clone()).unwrap_or_default(), self.rows.get(range).unwrap_or_default())
    }
}

/// The choice of a game that waits in this step.
pub(crate) const WAIT: i32 = -1;

/// Why a step was not taken; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StepError {
    /// As many choices as games are needed, or as much room for observations.
    Shape {
        /// Of what.
        what: &'static str,
        /// How many came.
        found: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// The choices were made from an older menu.
    Stale {
        /// The menu that they were made from.
        found: u64,
        /// The menu now.
        wanted: u64,
    },
    /// There is no such move.
    Choice {
        /// In which game.
        game: usize,
        /// Who decides there.
        seat: usize,
        /// What was chosen.
        found: i32,
        /// How many moves there are.
        count: usize,
    },
    /// An id that the mask does not allow.
    Id {
        /// In which game.
        game: usize,
        /// Who decides there.
        seat: usize,
        /// What was chosen.
        found: i32,
    },
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { what, found, wanted } => write!(f, "{found} {what}, but {wanted} are needed"),
            Self::Stale { found, wanted } => {
                write!(f, "the choices were made from menu {found}, now there is menu {wanted}")
            }
            Self::Choice { game, seat, found, count } => {
                write!(
                    f,
                    "game {game}: seat {seat} has {count} moves (0 to {}), {found} is none of them",
                    count.saturating_sub(1)
                )
            }
            Self::Id { game, seat, found } => {
                write!(
                    f,
                    "game {game}: seat {seat} cannot choose id {found}: choose one that the mask allows"
                )
            }
        }
    }
}

impl std::error::Error for StepError {}

/// How a batch is made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many players.
    pub players: usize,
    /// The options of every game.
    pub options: Options,
    /// How many games.
    pub games: usize,
    /// The family of seeds: game `k` of place `i` begins from the text `SEED/i/k`.
    pub seed: String,
    /// Seats that bots play.
    pub bots: BTreeMap<usize, Contender>,
    /// What a step is worth.
    pub reward: Reward,
    /// Decisions after which a game is cut off.
    pub limit: u32,
    /// How many threads.
    pub threads: usize,
}

/// Many games at once. Each step plays one move in every game; a game that ends is followed by a new one at once.
pub struct Batch<E: Encoder> {
    game: Arc<E::Game>,
    encoder: E,
    layout: Layout,
    plan: Plan,
    places: Vec<Place<E::Game>>,
    menu: Menu,
    tick: u64,
    pool: Option<ThreadPool>,
}

/// One of the games.
struct Place<G: Game> {
    number: usize,
    /// How many games were begun here.
    episode: u32,
    position: G::Position,
    seat: Seat,
    legal: Vec<G::Move>,
    codes: Vec<u32>,
    rows: Vec<MoveRow>,
    /// The moves of this game so far, with their seats, as codes.
    played: Vec<(u8, u32)>,
    bots: Vec<Option<Box<dyn Policy<G>>>>,
    margins: [f32; Seat::MAX],
    /// What the last step brought.
    reward: [f32; Seat::MAX],
    ended: Option<Ended>,
}

/// Some games, what was chosen in them, and the room for their observations.
type Part<'a, G> = ((&'a mut [Place<G>], &'a [i32]), &'a mut [i16]);

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ended {
    /// Whether it was cut off.
    pub truncated: bool,
    /// The points of each seat.
    pub points: [f32; Seat::MAX],
    /// The share of the victory of each seat.
    pub result: [f32; Seat::MAX],
    /// How many decisions it had, those of bots included.
    pub length: u32,
}

impl<E: Encoder> Batch<E> {
    /// Begins so many games; `observations` has room for one row a game.
    ///
    /// # Errors
    /// Players or options that do not fit the game.
    pub fn new(game: Arc<E::Game>, plan: Plan) -> Result<Self, SetupError> {
        game.setup(plan.players as u64, &plan.options, Seed::from_text(&plan.seed))?;
        let encoder = E::new(&game);
        let layout = encoder.layout(&game, plan.players);
        let pool = match plan.threads {
            0 | 1 => None,
            threads => ThreadPoolBuilder::new().num_threads(threads).build().ok(),
        };
        let context = Context { game: &*game, encoder: &encoder, plan: &plan };
        let places: Result<Vec<_>, SetupError> =
            (0..plan.games).map(|number| context.first(number)).collect();
        let mut batch =
            Self { places: places?, game, encoder, layout, plan, menu: Menu::default(), tick: 0, pool };
        batch.gather();
        Ok(batch)
    }

    /// What each number of an observation means.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How moves and words become numbers.
    #[must_use]
    pub const fn encoder(&self) -> &E {
        &self.encoder
    }

    /// The number of the menu.
    #[must_use]
    pub const fn tick(&self) -> u64 {
        self.tick
    }

    /// What can be chosen.
    #[must_use]
    pub const fn menu(&self) -> &Menu {
        &self.menu
    }

    /// How many games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there is no game at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Who decides in game `i`.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().map(|place| place.seat)
    }

    /// The position of game `i`, with everything that is hidden in it.
    pub(crate) fn position(&self, game: usize) -> Option<&<E::Game as Game>::Position> {
        self.places.get(game).map(|place| &place.position)
    }

    /// What the last step brought each seat of each game.
    pub fn rewards(&self) -> impl Iterator<Item = &[f32]> {
        self.places.iter().map(|place| &place.reward[..self.plan.players])
    }

    /// How the games ended that ended with the last step.
    pub fn ended(&self) -> impl Iterator<Item = Option<Ended>> {
        self.places.iter().map(|place| place.ended)
    }

    /// Writes the observations of all deciders, one row a game.
    ///
    /// # Errors
    /// Too little or too much room.
    pub fn observe(&self, observations: &mut [i16]) -> Result<(), StepError> {
        let (width, wanted) = (self.layout.width(), self.layout.width() * self.places.len());
        if observations.len() != wanted {
            return Err(StepError::Shape {
                what: "numbers for observations",
                found: observations.len(),
                wanted,
            });
        }
        let context = self.context();
        for (place, row) in self.places.iter().zip(observations.chunks_exact_mut(width.max(1))) {
            context.observe(place, row);
        }
        Ok(())
    }

    /// Plays the chosen move of each game and writes the observations of the next deciders.
    ///
    /// # Errors
    /// What does not fit; nothing was played then.
    pub fn step(
        &mut self,
        chosen: &[i32],
        tick: Option<u64>,
        observations: &mut [i16],
    ) -> Result<(), StepError> {
        self.check(chosen, tick, observations.len())?;
        self.advance(chosen, observations);
        Ok(())
    }

    /// Plays what was chosen and checked; a game whose choice is [`WAIT`] stays as it is.
    pub(crate) fn advance(&mut self, chosen: &[i32], observations: &mut [i16]) {
        let context = Context { game: &*self.game, encoder: &self.encoder, plan: &self.plan };
        let width = self.layout.width().max(1);
        let work = |((places, chosen), rows): Part<'_, E::Game>| {
            for ((place, &choice), row) in places.iter_mut().zip(chosen).zip(rows.chunks_exact_mut(width)) {
                context.step(place, usize::try_from(choice).ok());
                context.observe(place, row);
            }
        };
        match &self.pool {
            None => {
                let rows = observations.chunks_mut(CHUNK * width);
                self.places.chunks_mut(CHUNK).zip(chosen.chunks(CHUNK)).zip(rows).for_each(work);
            }
            Some(pool) => pool.install(|| {
                let rows = observations.par_chunks_mut(CHUNK * width);
                self.places.par_chunks_mut(CHUNK).zip(chosen.par_chunks(CHUNK)).zip(rows).for_each(work);
            }),
        }
        self.tick += 1;
        self.gather();
    }

    /// The record of the game in place `i`, so far.
    ///
    /// # Errors
    /// Never for games of this batch; what a replay finds, otherwise.
    pub fn record(&self, place: usize) -> Result<Option<Record>, Vec<Fault>> {
        let Some(place) = self.places.get(place) else { return Ok(None) };
        let seed = self.context().seed(place.number, place.episode);
        let Ok(mut played) =
            Match::start(self.game.clone(), self.plan.players as u64, &self.plan.options, &seed)
        else {
            return Ok(None);
        };
        for &(seat, code) in &place.played {
            let Some(wanted) = self.encoder.decode(code) else { return Ok(None) };
            if played.play(Seat::new(seat.into()), wanted, &mut Silent).is_err() {
                return Ok(None);
            }
        }
        Ok(Some(played.record()))
    }

    fn context(&self) -> Context<'_, E> {
        Context { game: &*self.game, encoder: &self.encoder, plan: &self.plan }
    }

    /// Whether there are as many choices as games, from this menu, and room for the observations.
    pub(crate) fn check_shapes(
        &self,
        choices: usize,
        tick: Option<u64>,
        room: usize,
    ) -> Result<(), StepError> {
        let wanted = self.layout.width() * self.places.len();
        if room != wanted {
            return Err(StepError::Shape { what: "numbers for observations", found: room, wanted });
        }
        if choices != self.places.len() {
            let (found, wanted) = (choices, self.places.len());
            return Err(StepError::Shape { what: "choices", found, wanted });
        }
        if let Some(found) = tick.filter(|&tick| tick != self.tick) {
            return Err(StepError::Stale { found, wanted: self.tick });
        }
        Ok(())
    }

    fn check(&self, chosen: &[i32], tick: Option<u64>, room: usize) -> Result<(), StepError> {
        self.check_shapes(chosen.len(), tick, room)?;
        for (place, &found) in self.places.iter().zip(chosen) {
            let count = place.legal.len();
            if usize::try_from(found).is_ok_and(|choice| choice < count) {
                continue;
            }
            return Err(StepError::Choice { game: place.number, seat: place.seat.index(), found, count });
        }
        Ok(())
    }

    /// Puts the moves of all games one after the other: in the order of the games, whoever has made them.
    fn gather(&mut self) {
        let Menu { start, code, rows } = &mut self.menu;
        start.clear();
        code.clear();
        rows.clear();
        start.push(0);
        for place in &self.places {
            code.extend_from_slice(&place.codes);
            rows.extend_from_slice(&place.rows);
            start.push(code.len() as i32);
        }
    }
}

/// What a game of the batch is played with.
struct Context<'a, E: Encoder> {
    game: &'a E::Game,
    encoder: &'a E,
    plan: &'a Plan,
}

impl<E: Encoder> Context<'_, E> {
    fn seed(&self, number: usize, episode: u32) -> String {
        format!("{}/{number}/{episode}", self.plan.seed)
    }

    fn start(&self, number: usize, episode: u32) -> Result<<E::Game as Game>::Position, SetupError> {
        let seed = Seed::from_text(&self.seed(number, episode));
        let setup = self.game.setup(self.plan.players as u64, &self.plan.options, seed)?;
        Ok(self.game.start(&setup))
    }

    fn first(&self, number: usize) -> Result<Place<E::Game>, SetupError> {
        let mut place = Place {
            number,
            episode: 0,
            position: self.start(number, 0)?,
            seat: Seat::new(0),
            legal: Vec::new(),
            codes: Vec::new(),
            rows: Vec::new(),
            played: Vec::new(),
            bots: Vec::new(),
            margins: [0.0; Seat::MAX],
            reward: [0.0; Seat::MAX],
            ended: None,
        };
        self.seat_bots(&mut place);
        self.go_on(&mut place);
        Ok(place)
    }

    /// Bots begin each game anew, from the seed of the game.
    fn seat_bots(&self, place: &mut Place<E::Game>) {
        if self.plan.bots.is_empty() {
            return;
        }
        let seed = Seed::from_text(&(self.seed(place.number, place.episode) + "/bots"));
        let bot =
            |seat: usize| Some(self.plan.bots.get(&seat)?.policy(self.game, seed.numbered(seat as u64)));
        place.bots = (0..self.plan.players).map(bot).collect();
    }

    fn step(&self, place: &mut Place<E::Game>, choice: Option<usize>) {
        place.reward = [0.0; Seat::MAX];
        place.ended = None;
        if let Some(&chosen) = choice.and_then(|choice| place.legal.get(choice)) {
            self.play(place, place.seat, chosen);
            self.go_on(place);
        }
    }

    fn play(&self, place: &mut Place<E::Game>, seat: Seat, chosen: <E::Game as Game>::Move) {
        place.played.push((seat.index() as u8, self.encoder.code(chosen)));
        self.game.apply(&mut place.position, seat, chosen, &mut Silent);
        if self.plan.reward == Reward::Margin {
            self.add_margins(place);
        }
    }

    /// Goes on until somebody who is not a bot must decide.
    fn go_on(&self, place: &mut Place<E::Game>) {
        loop {
            let deciders = self.game.deciders(&place.position);
            let truncated = place.played.len() as u32 >= self.plan.limit;
            let Some(seat) = deciders.first().filter(|_| !truncated) else {
                self.end(place, truncated && !deciders.is_empty());
                if self.begin_again(place) {
                    continue;
                }
                return;
            };
            place.seat = seat;
            let view = || self.game.view(&place.position, Viewer::Seat(seat));
            if let Some(bot) = place.bots.get_mut(seat.index()).and_then(Option::as_mut)
                && let Some(chosen) = bot.choose(self.game, &view(), seat)
            {
                self.play(place, seat, chosen);
                continue;
            }
            place.legal.clear();
            self.game.legal(&place.position, seat, &mut place.legal);
            let view = view();
            place.codes.clear();
            place.codes.extend(place.legal.iter().map(|&legal| self.encoder.code(legal)));
            place.rows.clear();
            place.rows.extend(place.legal.iter().map(|&legal| self.encoder.row(&view, legal)));
            return;
        }
    }

    fn end(&self, place: &mut Place<E::Game>, truncated: bool) {
        let score = self.game.score(&place.position);
        let winners = if truncated { leaders(&score) } else { score.winners };
        let (mut points, mut result) = ([0.0; Seat::MAX], [0.0; Seat::MAX]);
        for seat in Seat::all(self.plan.players) {
            points[seat.index()] = points_of(&score, seat).as_f64() as f32;
            if winners.contains(seat) {
                result[seat.index()] = 1.0 / winners.len() as f32;
            }
        }
        if self.plan.reward == Reward::Result {
            let players = self.plan.players;
            let mean = result[..players].iter().sum::<f32>() / players as f32;
            for (reward, result) in place.reward[..players].iter_mut().zip(result) {
                *reward += result - mean;
            }
        }
        let length = place.played.len() as u32;
        place.ended = Some(Ended { truncated, points, result, length });
    }

    /// The next game in the same place; not, if it cannot be set up, which the first one could.
    fn begin_again(&self, place: &mut Place<E::Game>) -> bool {
        place.episode += 1;
        let Ok(position) = self.start(place.number, place.episode) else { return false };
        place.position = position;
        place.played.clear();
        place.margins = [0.0; Seat::MAX];
        self.seat_bots(place);
        true
    }

    fn add_margins(&self, place: &mut Place<E::Game>) {
        let score = self.game.score(&place.position);
        let points = |seat: Seat| points_of(&score, seat).as_f64() as f32;
        let rivals = score.lines.iter().filter(|line| matches!(line.who, Who::Actor(_)));
        let rival = rivals.map(|line| line.total.as_f64() as f32).reduce(f32::max);
        for seat in Seat::all(self.plan.players) {
            let others = Seat::all(self.plan.players).filter(|&other| other != seat).map(points);
            let best = others.chain(rival).reduce(f32::max).unwrap_or_default();
            let margin = (points(seat) - best) / self.spread();
            place.reward[seat.index()] += margin - place.margins[seat.index()];
            place.margins[seat.index()] = margin;
        }
    }

    fn spread(&self) -> f32 {
        use khipu_core::Evaluate as _;
        self.game.spread()
    }

    fn observe(&self, place: &Place<E::Game>, row: &mut [i16]) {
        let view = self.game.view(&place.position, Viewer::Seat(place.seat));
        row.fill(0);
        self.encoder.observe(&view, &mut Row(row));
    }
}

fn points_of(score: &Score, seat: Seat) -> Points {
    score.lines.iter().find(|line| line.who == Who::Seat(seat)).map_or(Points::ZERO, |line| line.total)
}

/// Who has most points in a game that was cut off.
fn leaders(score: &Score) -> Seats {
    let best = score.lines.iter().map(|line| line.total).max();
    let mut leaders = Seats::NONE;
    for line in &score.lines {
        if let Who::Seat(seat) = line.who
            && Some(line.total) == best
        {
            leaders.insert(seat);
        }
    }
    leaders
}
