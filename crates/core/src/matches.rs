//! A game being played: the position, the record behind it, and undo as far as the barrier.

use std::sync::Arc;

use serde::Serialize;

use crate::{
    Fault, Game, Header, NotationError, Observer, Options, Origin, Problem, Record, RecordedMove, Seat,
    Seats, Seed, SetupError,
};

/// The hash of a position: of its documented form, so that it means the same on every machine and in every language.
pub fn position_hash<G: Game>(game: &G, position: &G::Position) -> u64 {
    let digest = blake3::hash(&game.form(position).to_bytes());
    let [a, b, c, d, e, f, g, h, ..] = *digest.as_bytes();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// A game in progress: plays what is legal, keeps the record, takes back what nobody has learnt from. Each rules crate
/// begins with an example.
#[derive(Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header,
    position: G::Position,
    moves: Vec<RecordedMove>,
    /// The positions before the moves that can still be taken back, oldest first.
    tentative: Vec<G::Position>,
    /// Whether every move can be taken back: in an imagined world nothing becomes known.
    imagined: bool,
    scratch: Vec<G::Move>,
}

// Not derived: a match can be copied although its game cannot.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            header: self.header.clone(),
            position: self.position,
            moves: self.moves.clone(),
            tentative: self.tentative.clone(),
            imagined: self.imagined,
            scratch: Vec::new(),
        }
    }
}

/// What came of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Something was revealed, drawn, or handed to another seat: undo does not go behind this move.
    pub barrier: bool,
    /// The hash of the new position.
    pub hash: u64,
}

/// Why a move was not played. The position is as it was.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum PlayError<R> {
    /// The rules do not allow it.
    Refused(R),
    /// The words are no move.
    Words(NotationError),
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum UndoError {
    /// No move has been played.
    Start,
    /// The last move revealed something or handed the turn on.
    Barrier,
}

impl<G: Game> Match<G> {
    /// Sets up a new game.
    ///
    /// # Errors
    /// If the number of players or the options do not fit.
    pub fn start(game: Arc<G>, players: u64, options: &Options, seed: &str) -> Result<Self, SetupError> {
        let setup = game.setup(players, options, Seed::from_text(seed))?;
        let position = game.start(&setup);
        let origin = Origin::Seed(seed.to_owned());
        Ok(Self::from_parts(game, position, setup.players, options.clone(), origin))
    }

    /// Goes on from a position.
    #[must_use]
    pub fn from_position(game: Arc<G>, position: G::Position) -> Self {
        let form = game.export(&position);
        let players = game.players(&position);
        Self::from_parts(game, position, players, Options::new(), Origin::Position(form))
    }

    /// Goes on in a world that agrees with a view, everything unknown drawn anew. There undo goes past every barrier.
    #[must_use]
    pub fn imagined(game: Arc<G>, view: &G::View, seed: Seed) -> Self {
        let position = game.imagine(view, seed);
        Self { imagined: true, ..Self::from_position(game, position) }
    }

    fn from_parts(
        game: Arc<G>,
        position: G::Position,
        players: usize,
        options: Options,
        origin: Origin,
    ) -> Self {
        let title = game.title();
        let header = Header {
            game: title.name.to_owned(),
            rules_version: game.rules_version(),
            components_hash: game.components_hash(),
            players,
            options,
            seats: Vec::new(),
            origin,
        };
        Self {
            game,
            header,
            position,
            moves: Vec::new(),
            tentative: Vec::new(),
            imagined: false,
            scratch: Vec::new(),
        }
    }

    /// Plays a record from its beginning, up to `limit` moves, checking every hash.
    ///
    /// # Errors
    /// A header that does not fit this game, or the first move that cannot be played or leads elsewhere.
    pub fn replay(game: Arc<G>, record: &Record, limit: usize) -> Result<Self, Vec<Fault>> {
        let header = &record.header;
        let title = game.title();
        let named = [
            ("game", header.game.clone(), title.name.to_owned()),
            ("rules", header.rules_version.to_string(), game.rules_version().to_string()),
            (
                "components",
                format!("{:016x}", header.components_hash),
                format!("{:016x}", game.components_hash()),
            ),
        ];
        let mismatches: Vec<Fault> = named
            .into_iter()
            .filter(|(_, found, wanted)| found != wanted)
            .map(|(what, found, wanted)| Fault::at(what, Problem::Mismatch { what, found, wanted }))
            .collect();
        if !mismatches.is_empty() {
            return Err(mismatches);
        }
        let mut played = match &header.origin {
            Origin::Seed(seed) => Self::start(game, header.players as u64, &header.options, seed).map_err(
                |error| match error {
                    SetupError::Options { faults } => faults,
                    SetupError::Players { found, min, max } => {
                        let (found, min, max) = (found as i64, min as i64, max as i64);
                        vec![Fault::at("players", Problem::Range { found, min, max })]
                    }
                },
            )?,
            Origin::Position(form) => {
                let position = game.import(form)?;
                Self::from_position(game, position)
            }
        };
        if played.header.players != header.players {
            let (found, wanted) = (header.players as i64, played.header.players as i64);
            return Err(vec![Fault::at(
                "players",
                Problem::Count { what: "seat".to_owned(), found, wanted },
            )]);
        }
        played.header.seats.clone_from(&header.seats);
        played.header.options.clone_from(&header.options);
        for step in record.moves.iter().take(limit) {
            let outcome = played.play_words(step.seat, &step.text, &mut Vec::new()).map_err(|error| {
                let reason = Box::new(serde_json::to_value(&error).unwrap_or_default());
                vec![Fault::on_line(step.line, Problem::Unplayable { text: step.text.clone(), reason })]
            })?;
            if outcome.hash != step.hash {
                let (found, wanted) = (format!("{:016x}", step.hash), format!("{:016x}", outcome.hash));
                return Err(vec![Fault::on_line(
                    step.line,
                    Problem::Mismatch { what: "hash", found, wanted },
                )]);
            }
        }
        Ok(played)
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &G::Position {
        &self.position
    }

    /// How many seats.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.header.players
    }

    /// Names whoever holds the seats.
    pub fn name_seats(&mut self, names: Vec<String>) {
        self.header.seats = names;
    }

    /// What stands above the moves.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The moves so far.
    #[must_use]
    pub fn moves(&self) -> &[RecordedMove] {
        &self.moves
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> Record {
        Record { header: self.header.clone(), pack: None, moves: self.moves.clone() }
    }

    /// The seats that must decide.
    #[must_use]
    pub fn deciders(&self) -> Seats {
        self.game.deciders(&self.position)
    }

    /// The match as it stands, without its past: what a bot thinks about.
    #[must_use]
    pub fn snapshot(&self) -> Self {
        Self {
            game: self.game.clone(),
            header: self.header.clone(),
            position: self.position,
            moves: Vec::new(),
            tentative: Vec::new(),
            imagined: self.imagined,
            scratch: Vec::new(),
        }
    }

    /// The legal moves of a seat.
    pub fn legal(&mut self, seat: Seat) -> &[G::Move] {
        self.scratch.clear();
        if seat.index() < self.header.players {
            self.game.legal(&self.position, seat, &mut self.scratch);
        }
        &self.scratch
    }

    /// Plays a move if it is legal.
    ///
    /// # Errors
    /// The rule against it; the position is then as it was.
    pub fn play(
        &mut self,
        seat: Seat,
        wanted: G::Move,
        events: &mut impl Observer<G::Event, G::Position>,
    ) -> Result<Outcome, PlayError<G::Refusal>> {
        if !self.legal(seat).contains(&wanted) {
            return Err(PlayError::Refused(self.game.reason(&self.position, seat, wanted)));
        }
        let before = self.position;
        let (asked, revealed) = (self.deciders(), self.game.revealed(&before));
        self.game.apply(&mut self.position, seat, wanted, events);
        let now_asked = self.deciders();
        let handed_on = !now_asked.is_subset(asked) || now_asked.is_empty();
        let barrier = handed_on || self.game.revealed(&self.position) != revealed;
        if barrier && !self.imagined {
            self.tentative.clear();
        } else {
            self.tentative.push(before);
        }
        let hash = position_hash(&*self.game, &self.position);
        self.moves.push(RecordedMove { seat, text: self.game.write_move(wanted), hash, line: 0 });
        Ok(Outcome { barrier, hash })
    }

    /// Plays a move given in words.
    ///
    /// # Errors
    /// If the words are no move, or the move is not legal.
    pub fn play_words(
        &mut self,
        seat: Seat,
        words: &str,
        events: &mut impl Observer<G::Event, G::Position>,
    ) -> Result<Outcome, PlayError<G::Refusal>> {
        let wanted = self.game.parse_move(words).map_err(PlayError::Words)?;
        self.play(seat, wanted, events)
    }

    /// Takes back the last move, if the barrier allows it.
    ///
    /// # Errors
    /// If there is nothing to take back on this side of the barrier.
    pub fn undo(&mut self) -> Result<RecordedMove, UndoError> {
        let Some(before) = self.tentative.pop() else {
            return Err(if self.moves.is_empty() { UndoError::Start } else { UndoError::Barrier });
        };
        self.position = before;
        self.moves.pop().ok_or(UndoError::Start)
    }

    /// How many moves can be taken back.
    #[must_use]
    pub fn undoable(&self) -> usize {
        self.tentative.len()
    }
}
