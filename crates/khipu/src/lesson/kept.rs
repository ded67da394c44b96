//! How far a learner has come in each lesson, kept between runs.

use std::collections::BTreeMap;
use std::path::PathBuf;

use khipu_lessons::Progress;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::files;
use crate::play::saving;

/// One lesson of a learner.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Entry {
    /// Whether it was done once.
    done: bool,
    /// Where the learner is in it.
    progress: Progress,
}

/// The lessons of a learner, by their ids, and the file where they are kept; none if there is no place for files.
pub(crate) struct Kept {
    file: Option<PathBuf>,
    lessons: BTreeMap<String, Entry>,
}

impl Kept {
    /// Reads what was kept.
    pub(crate) fn open() -> Result<Self, Failure> {
        let file = saving::state_folder().map(|folder| folder.join("lessons.json"));
        let lessons = match &file {
            Some(path) if path.exists() => serde_json::from_str(&files::read(path)?).map_err(|error| {
                let path = path.display();
                Failure::new(format!(
                    "{path} does not hold the progress of lessons: {error}; move it away to begin anew"
                ))
            })?,
            _ => BTreeMap::new(),
        };
        Ok(Self { file, lessons })
    }

    pub(crate) fn is_done(&self, lesson: &str) -> bool {
        self.lessons.get(lesson).is_some_and(|entry| entry.done)
    }

    /// Where the learner stopped; none if the lesson is to begin at its beginning.
    pub(crate) fn progress(&self, lesson: &str) -> Option<Progress> {
        let progress = &self.lessons.get(lesson)?.progress;
        (progress.step > 0).then(|| progress.clone())
    }

    /// Keeps where the learner is now; with none the lesson is done.
    pub(crate) fn keep(&mut self, lesson: &str, progress: Option<&Progress>) -> Result<(), Failure> {
        let entry = self.lessons.entry(lesson.to_owned()).or_default();
        entry.done |= progress.is_none();
        entry.progress = progress.cloned().unwrap_or_default();
        let Some(file) = &self.file else { return Ok(()) };
        let text = serde_json::to_string_pretty(&self.lessons)
            .map_err(|error| Failure::new(format!("the progress of lessons cannot be written: {error}")))?;
        files::write(file, &text)
    }
}
