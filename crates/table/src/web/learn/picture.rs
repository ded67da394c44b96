//! A picture for each lesson: the board where its first move is played.

use std::sync::Arc;

use khipu_board::RenderContext;
use khipu_core::Viewer;
use khipu_lessons::{Lesson, LessonRun, Task};
use khipu_registry::DynGame;
use khipu_words::Words;
use maud::Markup;

use super::super::picture::picture;

/// The board where the first move of a lesson is played, with the parts of that move marked.
pub(super) fn of_lesson(words: &Words, game: &Arc<dyn DynGame>, lesson: &Arc<Lesson>) -> Option<Markup> {
    let mut run = LessonRun::start(game.clone(), lesson.clone()).ok()?;
    while !matches!(run.step()?.task, Task::Play { .. }) {
        run.pass().ok()?;
    }
    let moment = run.played().moment();
    let wanted = run.wanted().first().map(|words| moment.parts(lesson.seat, words));
    let own = RenderContext { words, names: &[], viewer: Viewer::Seat(lesson.seat) };
    Some(picture(&own, &words.word("learn-picture"), &**game, &moment, &wanted.unwrap_or_default()))
}
