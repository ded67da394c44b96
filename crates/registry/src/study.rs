//! Opening a study board: what somebody brings is read, its game found, and every variation played.

use std::sync::Arc;

use khipu_bots::Settings;
use khipu_bots::any::HintValue;
use khipu_core::{Fault, Problem, Refused, Seat, Seed, check_json};
use khipu_study::{MOST_VALUES, Study, ValuedMove, Values, YARDSTICK};
use serde_json::Value;

use crate::{DynGame, DynMatch, Registry, ResolveError, to_json};

/// Why a study cannot be opened.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum StudyError {
    /// Its text or its moves have faults; of which game.
    Faults(String, Vec<Fault>),
    /// Its game cannot be played here.
    Unresolved(ResolveError),
}

impl From<ResolveError> for StudyError {
    fn from(error: ResolveError) -> Self {
        Self::Unresolved(error)
    }
}

/// How much is thought about the values of a node: as much as about a hint.
const SETTINGS: Settings = Settings { estimates: 250_000, ..Settings::new(8_000) };

/// What the best moves of a seat are worth, by what it sees. The same position has the same values.
#[must_use]
pub fn study_values(played: &dyn DynMatch, seat: Seat) -> Values {
    let hint = played.hint(seat, SETTINGS, Seed::from_text(&played.hash()));
    let moves = hint.lines.into_iter().filter_map(|line| {
        let HintValue { points, error, behind, behind_error, .. } = line.value?;
        Some(ValuedMove { played: line.played, points, error, behind, behind_error })
    });
    Values { yardstick: YARDSTICK, seat: seat.index(), moves: moves.take(MOST_VALUES).collect() }
}

impl Registry {
    /// Opens a study, a record or a position: every move of it can be played, by the rules and with the components that it
    /// names.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn open_study(&self, text: &str) -> Result<(Arc<dyn DynGame>, Study), StudyError> {
        if text.trim_start().starts_with('{') {
            return self.open_position(text);
        }
        let study = Study::parse(text).map_err(|faults| StudyError::Faults("core".to_owned(), faults))?;
        let start = study.record(0);
        let game = self.resolve_record(&start)?;
        let faulty = |faults| StudyError::Faults(start.header.game.clone(), faults);
        let first = game.load_record(&start, 0).map_err(faulty)?.moment();
        let walked = study.walk(first, |moment, played| {
            let (after, hash) = moment.play(played.seat, &played.text).map_err(|refused| {
                let reason = match refused {
                    Refused::Rule { reason, .. } => reason,
                    Refused::Words(error) => to_json(&error),
                };
                Problem::Unplayable { text: played.text.clone(), reason: Box::new(reason) }
            })?;
            if hash == played.hash {
                return Ok(after);
            }
            let (found, wanted) = (format!("{:016x}", played.hash), format!("{hash:016x}"));
            Err(Problem::Mismatch { what: "hash", found, wanted })
        });
        walked.map_err(faulty)?;
        Ok((game, study))
    }

    fn open_position(&self, text: &str) -> Result<(Arc<dyn DynGame>, Study), StudyError> {
        let faulty = |faults| StudyError::Faults("core".to_owned(), faults);
        let syntax = |detail| faulty(vec![Fault::at("", Problem::Syntax { detail })]);
        check_json(text).map_err(|bound| syntax(bound.to_string()))?;
        let form: Value = serde_json::from_str(text).map_err(|error| syntax(error.to_string()))?;
        let game = self.resolve_position(&form)?;
        let named = |faults| StudyError::Faults(game.title().name.to_owned(), faults);
        let played = game.load_position(&form).map_err(named)?;
        let study = Study::of_record("", played.record()).map_err(|fault| named(vec![fault]))?;
        Ok((game, study))
    }
}
