//! `khipu check`: every fault of a file, with its place.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use khipu_lessons::{Lesson, Puzzles};
use khipu_registry::Registry;
use khipu_words::Language;

use crate::arguments::Pack;
use crate::failure::Failure;
use crate::{files, games};

/// Reads a position, a lesson or puzzles (JSON), a record or a component file (TOML) and lists every fault.
#[derive(Args, Debug)]
#[command(after_help = "Example: khipu check components/tzolkin.toml")]
pub(crate) struct Arguments {
    /// The files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    pack: Pack,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let words = registry.words(Language::English);
    let mut failures = Vec::new();
    for path in &arguments.files {
        match check(&registry, path) {
            Ok(what) => println!("{}: {what}", path.display()),
            Err(failure) => failures.push(failure.say(&words)),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(Failure::new(failures.join("\nkhipu: "))) }
}

fn check(registry: &Registry, path: &Path) -> Result<String, Failure> {
    let text = files::read(path)?;
    let name = path.display().to_string();
    let beginning = text.trim_start();
    if beginning.starts_with("khipu-record") {
        let (game, record) = games::record(registry, &text, &name)?;
        let played = game.load_record(&record, usize::MAX);
        let game = game.title().name;
        let played = played.map_err(|faults| Failure::faults(&name, game, &faults))?;
        let end = if played.score().over { ", to the end" } else { "" };
        return Ok(format!("a record of {game}, {} moves{end}, all hashes agree", record.moves.len()));
    }
    if beginning.starts_with('{') && text.contains("\"khipu_lesson\"") {
        return check_lesson(registry, &text, &name);
    }
    if beginning.starts_with('{') && text.contains("\"khipu_puzzles\"") {
        return check_puzzles(registry, &text, &name);
    }
    if beginning.starts_with('{') {
        let (game, form) = games::position(registry, &text, &name)?;
        let (game, played) = (game.title().name, game.load_position(&form));
        let played = played.map_err(|faults| Failure::faults(&name, game, &faults))?;
        return Ok(format!("a position of {game}, hash {}", played.hash()));
    }
    let entry = registry.add_pack(&text).map_err(|faults| Failure::faults(&name, "core", &faults))?;
    Ok(format!("components of {}", entry.title().name))
}

/// Plays the answers of puzzles.
fn check_puzzles(registry: &Registry, text: &str, name: &str) -> Result<String, Failure> {
    let faulty = |faults: Vec<khipu_core::Fault>| Failure::faults(name, "core", &faults);
    let puzzles = Puzzles::read(text).map_err(faulty)?;
    let game = puzzles.game(registry).map_err(faulty)?;
    let mut flaws = String::new();
    for puzzle in &puzzles.puzzles {
        let checked = khipu_lessons::check(&game, &Arc::new(puzzles.lesson(puzzle)));
        flaws.extend(checked.flaws.iter().map(|flaw| format!("\n  {}: {flaw}", puzzle.id)));
    }
    let (count, of) = (puzzles.puzzles.len(), &puzzles.game);
    if flaws.is_empty() {
        return Ok(format!("{count} puzzles of {of}, rules {}, all can be solved", puzzles.rules));
    }
    Err(Failure::new(format!("{name} has puzzles that cannot be solved; take them out:{flaws}")))
}

/// Plays every way through a lesson.
fn check_lesson(registry: &Registry, text: &str, name: &str) -> Result<String, Failure> {
    let lesson = Lesson::read(text).map_err(|faults| Failure::faults(name, "core", &faults))?;
    let game = games::find(registry, &lesson.game)?;
    let lesson = Arc::new(lesson);
    let checked = khipu_lessons::check(&game, &lesson);
    if checked.flaws.is_empty() {
        let (steps, ways) = (lesson.steps.len(), checked.ways);
        return Ok(format!("a lesson of {}, {steps} steps, {ways} ways through it, all well", lesson.game));
    }
    let flaws = checked.flaws.iter().map(|flaw| format!("\n  {flaw}"));
    let promises = "does not keep what it promises; correct it and try again:";
    Err(Failure::new(format!("{name} {promises}{}", flaws.collect::<String>())))
}
