//! Lines from a person: edited, with history and completion at a terminal; as they come from a file or a pipe.

use std::collections::BTreeSet;
use std::io::{BufRead as _, IsTerminal as _};
use std::path::PathBuf;

use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::menu::{begins, shortens};

/// The longest line.
const MOST: u64 = 4096;

/// Where lines come from.
pub(crate) enum Input {
    /// A person at a terminal.
    Terminal(Box<Editor<Words, DefaultHistory>>, Option<PathBuf>),
    /// Anything else.
    Plain,
}

impl Input {
    /// Edited lines if a person is there; what was typed before is remembered in a file, and Tab knows these commands.
    pub(crate) fn open(history: Option<PathBuf>, commands: &'static [&'static str]) -> Self {
        if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
            return Self::Plain;
        }
        let config = Config::builder().completion_type(CompletionType::List).build();
        match Editor::with_config(config) {
            Ok(mut editor) => {
                editor.set_helper(Some(Words { commands, ..Words::default() }));
                if let Some(path) = &history {
                    let _ = editor.load_history(path);
                }
                Self::Terminal(Box::new(editor), history)
            }
            Err(_) => Self::Plain,
        }
    }

    /// Whether a person types.
    pub(crate) const fn is_terminal(&self) -> bool {
        matches!(self, Self::Terminal(..))
    }

    /// The moves, and the names of the ids in them, that Tab completes from now on.
    pub(crate) fn complete_with(&mut self, moves: Vec<String>, call: &dyn Fn(&str) -> Option<String>) {
        if let Self::Terminal(editor, _) = self
            && let Some(words) = editor.helper_mut()
        {
            let ids: BTreeSet<&str> = moves.iter().flat_map(|line| line.split_whitespace()).collect();
            words.names = ids.into_iter().filter_map(|id| Some((id.to_owned(), call(id)?))).collect();
            words.moves = moves;
        }
    }

    /// The next line; none at the end of input. Ctrl-C gives up a line, at an empty line it leaves.
    pub(crate) fn line(&mut self, prompt: &str) -> Option<String> {
        match self {
            Self::Terminal(editor, _) => match editor.readline(prompt) {
                Ok(line) => {
                    let _ = editor.add_history_entry(line.as_str());
                    Some(line)
                }
                Err(ReadlineError::Interrupted) => Some("quit".to_owned()),
                Err(_) => None,
            },
            Self::Plain => {
                print!("{prompt}");
                plain_line()
            }
        }
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        if let Self::Terminal(editor, Some(path)) = self {
            let _ = editor.save_history(path);
        }
    }
}

/// A line without editing.
pub(crate) fn plain_line() -> Option<String> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(std::io::stdin().lock(), MOST).read_until(b'\n', &mut bytes).ok()?;
    (read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// What Tab knows.
#[derive(Default)]
pub(crate) struct Words {
    /// What can be typed besides moves.
    commands: &'static [&'static str],
    moves: Vec<String>,
    names: Vec<(String, String)>,
}

impl Words {
    /// What can stand at the end of a line: where that word begins, and the candidates with what is shown of them.
    fn candidates(&self, line: &str) -> (usize, Vec<(String, String)>) {
        let start = line.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let (before, word) = (&line[..start], &line[start..]);
        let (command, rest) =
            before.trim_start().split_once(char::is_whitespace).unwrap_or((before.trim(), ""));
        let before = if ["why", "moves"].contains(&command) { rest } else { before };
        let place = before.split_whitespace().count();
        let mut found = BTreeSet::new();
        for moved in self.moves.iter().filter(|moved| begins(moved, before)) {
            let Some(next) = moved.split_whitespace().nth(place) else { continue };
            let name = self.names.iter().find(|(id, _)| id == next).map(|(_, name)| name.as_str());
            let named = name
                .is_some_and(|name| shortens(word, name.trim_start_matches(|c: char| !c.is_alphanumeric())));
            if shortens(word, next) || (named && !word.is_empty()) {
                let shown = name.map_or_else(|| next.to_owned(), |name| format!("{next} {name}"));
                found.insert((next.to_owned(), shown));
            }
        }
        if start == 0 {
            let commands = self.commands.iter().filter(|command| shortens(word, command));
            found.extend(commands.map(|&command| (command.to_owned(), command.to_owned())));
        }
        (start, found.into_iter().collect())
    }
}

impl Completer for Words {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let (start, found) = self.candidates(&line[..at]);
        let alone = found.len() == 1;
        let pair = |(word, display): (String, String)| Pair {
            display,
            replacement: if alone { format!("{word} ") } else { word },
        };
        Ok((start, found.into_iter().map(pair).collect()))
    }
}

impl Hinter for Words {
    type Hint = String;
}

impl Highlighter for Words {}

impl Validator for Words {}

impl Helper for Words {}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        Words {
            commands: &["help", "hint", "undo"],
            moves: ["place palenque", "place tikal", "pick tikal 3", "build A1-3"]
                .map(str::to_owned)
                .to_vec(),
            names: vec![("A1-3".to_owned(), "“Farm” (1 corn)".to_owned())],
        }
    }

    fn found(line: &str) -> Vec<String> {
        words().candidates(line).1.into_iter().map(|(word, _)| word).collect()
    }

    #[test]
    fn tab_completes_the_next_word_of_a_legal_move() {
        assert_eq!(found("p"), ["pick", "place"]);
        assert_eq!(found("place "), ["palenque", "tikal"]);
        assert_eq!(found("PLACE t"), ["tikal"]);
        assert_eq!(found("why pick t"), ["tikal"]);
        assert_eq!(found("moves pl"), ["place"]);
        assert_eq!(found("pick tikal 3 "), Vec::<String>::new());
    }

    #[test]
    fn tab_knows_commands_and_names() {
        assert_eq!(found("h"), ["help", "hint"]);
        assert_eq!(found("build fa"), ["A1-3"]);
        assert_eq!(words().candidates("build ").1, [("A1-3".to_owned(), "A1-3 “Farm” (1 corn)".to_owned())]);
    }
}
