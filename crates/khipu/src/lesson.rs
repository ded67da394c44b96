//! `khipu lesson`: lessons in the terminal.

mod class;
mod kept;

use std::sync::Arc;

use clap::Args;
use khipu_lessons::{Lesson, LessonRun};
use khipu_registry::{DynGame, Registry};
use khipu_words::Words;

pub(crate) use self::class::{Class, Course};
pub(crate) use self::kept::Kept;
use crate::arguments::LanguageArgument;
use crate::failure::Failure;
use crate::games;

/// Teaches a game in the terminal, lesson by lesson. Where you stop is remembered.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu lesson                     all lessons, and how far you are
  khipu lesson tzolkin             the first one that is not done yet
  khipu lesson tzolkin 3           the third one
  khipu lesson tzolkin 3 --restart from its beginning")]
pub(crate) struct Arguments {
    /// The game; without it all lessons are listed
    game: Option<String>,
    /// The number of the lesson
    number: Option<usize>,
    /// Begin the lesson anew instead of going on with it
    #[arg(long, requires = "game")]
    restart: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn run(registry: &Registry, arguments: &Arguments) -> Result<(), Failure> {
    let words = arguments.language.words(registry);
    let mut kept = Kept::open()?;
    let Some(name) = &arguments.game else { return list(registry, &words, &kept) };
    let game = games::find(registry, name)?;
    let lessons = read(&*game)?;
    let count = lessons.len();
    let first = || lessons.iter().position(|lesson| !kept.is_done(&lesson.id)).unwrap_or_default();
    let place = match arguments.number {
        Some(number) => number.wrapping_sub(1),
        None => first(),
    };
    let lesson = lessons.into_iter().nth(place).ok_or_else(|| {
        Failure::usage(match count {
            0 => format!("{name} has no lessons; play it with `khipu play {name}`"),
            _ => format!("{name} has {count} lessons; give a number from 1 to {count}"),
        })
    })?;
    let progress = kept.progress(&lesson.id).filter(|_| !arguments.restart);
    let lesson = Arc::new(lesson);
    let run = LessonRun::resume(game.clone(), lesson, &progress.unwrap_or_default())
        .map_err(|faults| Failure::faults("the lesson", name, &faults))?;
    let course = Course {
        heading: "learn-title",
        bye: "learn-bye",
        next: "learn-next-lesson",
        command: "lesson",
        number: place + 1,
        count,
    };
    Class::new(game, run, course, &words, &mut kept).hold()
}

fn read(game: &dyn DynGame) -> Result<Vec<Lesson>, Failure> {
    let name = game.title().name;
    khipu_lessons::lessons(game).map_err(|faults| Failure::faults("a lesson", name, &faults))
}

fn list(registry: &Registry, words: &Words, kept: &Kept) -> Result<(), Failure> {
    for game in registry.games() {
        let name = game.title().name;
        let lessons = read(&**game)?;
        let Some(width) = lessons.iter().map(|lesson| words.word(&lesson.title()).chars().count()).max()
        else {
            continue;
        };
        println!("{}  (khipu lesson {name})", words.word(&format!("lobby-game-{name}")));
        for (number, lesson) in lessons.iter().enumerate() {
            let state = if kept.is_done(&lesson.id) {
                words.word("learn-state-done")
            } else if kept.progress(&lesson.id).is_some() {
                words.word("learn-state-begun")
            } else {
                String::new()
            };
            let line = format!("{:>4}  {:<width$}  {state}", number + 1, words.word(&lesson.title()));
            println!("{}", line.trim_end());
        }
    }
    Ok(())
}
