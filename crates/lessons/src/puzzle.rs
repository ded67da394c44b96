//! Files of puzzles.

use khipu_core::{Fault, Place, Problem, Seat};
use khipu_registry::{DynGame, Registry};
use khipu_study::Puzzle;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

use crate::lesson::{Lesson, Step, Task};

/// The version of the form.
const FORM: u32 = 1;
/// No file has more puzzles.
const MOST: usize = 10_000;

/// Puzzles of one game, with the rules that they were mined under: under others an answer may be wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The version of the form.
    khipu_puzzles: u32,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its components, in hexadecimal digits.
    pub components: String,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

impl Puzzles {
    /// A file of a game without puzzles.
    #[must_use]
    pub fn new(game: &dyn DynGame) -> Self {
        Self {
            khipu_puzzles: FORM,
            game: game.title().name.to_owned(),
            rules: game.rules_version(),
            components: format!("{:016x}", game.components_hash()),
            puzzles: Vec::new(),
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The fault of its form, with its place.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let puzzles: Self = serde_json::from_str(text).map_err(|error| {
            let [line, column] = [error.line(), error.column()].map(|number| u32::try_from(number).ok());
            let place = Place { path: String::new(), line, column };
            vec![Fault { place, problem: Problem::Syntax { detail: error.to_string() } }]
        })?;
        let mut faults = Vec::new();
        if puzzles.khipu_puzzles != FORM {
            let (found, form) = (puzzles.khipu_puzzles.into(), FORM.into());
            faults
                .push(Fault::at("khipu_puzzles".to_owned(), Problem::Range { found, min: form, max: form }));
        }
        if puzzles.puzzles.len() > MOST {
            faults.push(Fault::at("puzzles".to_owned(), Problem::TooLong { limit: MOST }));
        }
        for (number, puzzle) in puzzles.puzzles.iter().enumerate() {
            if puzzles.puzzles[..number].iter().any(|other| other.id == puzzle.id) {
                let what = puzzle.id.clone();
                faults.push(Fault::at(format!("puzzles[{number}].id"), Problem::Twice { what }));
            }
        }
        if faults.is_empty() { Ok(puzzles) } else { Err(faults) }
    }

    /// The file, a puzzle on each line.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { khipu_puzzles, game, rules, components, puzzles } = self;
        let head = serde_json::json!({
            "khipu_puzzles": khipu_puzzles, "game": game, "rules": rules, "components": components,
        });
        let lines: Vec<String> =
            puzzles.iter().filter_map(|puzzle| serde_json::to_string(puzzle).ok()).collect();
        let head = head.to_string();
        let head = head.trim_end_matches('}');
        format!("{head},\"puzzles\":[\n{}\n]}}\n", lines.join(",\n"))
    }

    /// The game as it was when they were mined.
    ///
    /// # Errors
    /// If the game, or that version of it, is not known.
    pub fn game(&self, registry: &Registry) -> Result<Arc<dyn DynGame>, Vec<Fault>> {
        let known = u64::from_str_radix(&self.components, 16)
            .ok()
            .and_then(|components| registry.resolve(&self.game, self.rules, components).ok());
        known.ok_or_else(|| {
            let found = format!("{} {} {}", self.game, self.rules, self.components);
            let wanted = registry.games().map(|game| Self::new(&**game));
            let wanted: Vec<String> =
                wanted.map(|of| format!("{} {} {}", of.game, of.rules, of.components)).collect();
            let problem = Problem::Mismatch { what: "rules", found, wanted: wanted.join(", ") };
            vec![Fault::at("game".to_owned(), problem)]
        })
    }

    /// A puzzle as a lesson of one step.
    #[must_use]
    pub fn lesson(&self, puzzle: &Puzzle) -> Lesson {
        let step = Step {
            key: "ask".to_owned(),
            rules: Vec::new(),
            task: Task::Solve(puzzle.answer.clone()),
            reply: Vec::new(),
            expect: Vec::new(),
            events: Vec::new(),
            shows: false,
        };
        Lesson {
            id: format!("puzzle-{}", puzzle.id),
            texts: "puzzle".to_owned(),
            game: self.game.clone(),
            seat: Seat::checked(puzzle.seat as u64, Seat::MAX).unwrap_or_default(),
            start: puzzle.position.clone(),
            steps: vec![step],
        }
    }
}
