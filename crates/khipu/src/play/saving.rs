//! Where games are kept, and what must not be written over.

use std::path::{Path, PathBuf};

use khipu_core::Record;

use crate::failure::Failure;
use crate::files;

/// A file that belongs to this game: nothing else is lost when it is written.
#[derive(Clone, Debug)]
pub(super) struct SaveFile {
    path: PathBuf,
    /// The component file that goes into the record.
    pack: Option<String>,
}

impl SaveFile {
    /// A file for a game, if that loses nothing: there is no such file, or it holds the beginning of this very game.
    pub(super) fn claim(path: &Path, game: &Record) -> Option<Self> {
        let fits = match files::read(path) {
            _ if !path.exists() => true,
            Ok(text) => Record::parse(&text).is_ok_and(|kept| is_beginning(&kept, game)),
            Err(_) => false,
        };
        fits.then(|| Self::of(path))
    }

    /// The file that a game was read from.
    pub(super) fn of(path: &Path) -> Self {
        Self { path: path.to_owned(), pack: None }
    }

    /// The same file, for records with their component file in them.
    pub(super) fn with(self, pack: Option<String>) -> Self {
        Self { pack, ..self }
    }

    /// Another file for the same game.
    pub(super) fn like(&self, other: Option<&Self>) -> Self {
        self.clone().with(other.and_then(|other| other.pack.clone()))
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn write(&self, game: &Record) -> Result<(), Failure> {
        files::write(&self.path, &Record { pack: self.pack.clone(), ..game.clone() }.write())
    }
}

/// Whether a record is the beginning of another, or all of it.
fn is_beginning(kept: &Record, game: &Record) -> bool {
    let same = kept
        .moves
        .iter()
        .zip(&game.moves)
        .all(|(a, b)| (a.seat, &a.text, a.hash) == (b.seat, &b.text, b.hash));
    same && kept.moves.len() <= game.moves.len()
        && kept.header.game == game.header.game
        && kept.header.origin == game.header.origin
}

/// The folder for what the program remembers between runs; it is made if it is not there.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let given = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = given("XDG_STATE_HOME").or_else(|| Some(given("HOME")?.join(".local/state")))?;
    let folder = state.join("khipu");
    std::fs::create_dir_all(folder.join("games")).ok()?;
    Some(folder)
}
