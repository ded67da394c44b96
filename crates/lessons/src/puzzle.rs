//! Files of puzzles.

use khipu_core::{Fault, Place, Problem, Refused, Seat};
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

    /// Whether all of it can be served: rules that are known, ids as they are mined, positions, turns and themes.
    ///
    /// # Errors
    /// Every fault, with its place.
    pub fn check(&self, registry: &Registry) -> Result<(), Vec<Fault>> {
        let game = self.game(registry)?;
        let known: Vec<String> = game.term_names().into_iter().map(str::to_owned).collect();
        let mut faults = Vec::new();
        for (number, puzzle) in self.puzzles.iter().enumerate() {
            let mut wrong = |below: &str, problem: Problem| {
                faults.push(Fault::at(format!("puzzles[{number}].{below}"), problem));
            };
            if !is_id(&puzzle.id) {
                let found = puzzle.id.clone();
                let wanted = "p and nine hexadecimal digits".to_owned();
                wrong("id", Problem::Mismatch { what: "id", found, wanted });
            }
            for (place, theme) in puzzle.themes.iter().enumerate().filter(|(_, theme)| !known.contains(theme))
            {
                let problem = Problem::UnknownWord { word: theme.clone(), known: known.clone() };
                wrong(&format!("themes[{place}]"), problem);
            }
            let played = match game.load_position(&puzzle.position) {
                Ok(played) => played,
                Err(inside) => {
                    for Fault { place, problem } in inside {
                        wrong(&format!("position.{}", place.path), problem);
                    }
                    continue;
                }
            };
            let seat = Seat::checked(puzzle.seat as u64, played.header().players);
            let Some(seat) = seat.filter(|seat| played.deciders().contains(*seat)) else {
                let max = played.header().players as i64 - 1;
                wrong("seat", Problem::Range { found: puzzle.seat as i64, min: 0, max });
                continue;
            };
            for (name, turn) in [("answer", &puzzle.answer), ("second", &puzzle.second)] {
                if turn.is_empty() {
                    wrong(name, Problem::Count { what: "moves".to_owned(), found: 0, wanted: 1 });
                }
                let mut played = played.copy();
                for (place, words) in turn.iter().enumerate() {
                    if let Err(refused) = played.play(seat, words) {
                        let reason = match refused {
                            Refused::Rule { reason, .. } => reason,
                            Refused::Words(error) => serde_json::to_value(&error).unwrap_or_default(),
                        };
                        let problem = Problem::Unplayable { text: words.clone(), reason: Box::new(reason) };
                        wrong(&format!("{name}[{place}]"), problem);
                        break;
                    }
                }
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
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

/// Whether an id is one that the miner makes: addresses and ratings go by it.
fn is_id(id: &str) -> bool {
    let digits = id.strip_prefix('p').unwrap_or_default();
    digits.len() == 9 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}
