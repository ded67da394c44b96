//! A game that is not in the list, played in the terminal. It is the toy game of the conformance suite, which is added here
//! and nowhere else.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, ExitCode, Output, Stdio};

use khipu_core::Record;
use khipu_pebbles_ui::PebblesUi;
use khipu_registry::Registry;
use khipu_words::Language;

use super::{path, text};

/// What is typed, a word on each line.
const TYPED: &str = "KHIPU_TEST_TYPED";

fn games() -> Registry {
    let mut games = khipu_games::registry();
    games.add::<PebblesUi>();
    games
}

/// The command with four games. A terminal is that of a whole process, so the tests start this program again with nothing
/// but this to do; among the other tests it does nothing.
#[test]
fn the_command() -> ExitCode {
    let Ok(typed) = std::env::var(TYPED) else { return ExitCode::SUCCESS };
    khipu::run_with(games, typed.lines().map(Into::into).collect())
}

/// Runs the command with lines to read.
fn khipu_with_pebbles(typed: &[&str], lines: &str) -> Output {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.args(["--exact", "commands::fourth_game::the_command", "--nocapture"]);
    command.env(TYPED, [&["khipu"], typed].concat().join("\n"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command runs");
    // It may leave before it has read everything.
    let _ = child.stdin.take().expect("an input").write_all(lines.as_bytes());
    child.wait_with_output().expect("it ends")
}

/// What a command that went well said.
fn said(typed: &[&str], lines: &str) -> String {
    let output = khipu_with_pebbles(typed, lines);
    assert!(output.status.success(), "{typed:?}: {} {}", text(&output.stdout), text(&output.stderr));
    text(&output.stdout)
}

fn record(file: &str) -> Record {
    Record::parse(&std::fs::read_to_string(Path::new(file)).expect("a saved game")).expect("a record")
}

/// From the first question to the score, in each language: what is asked, the board, a move that is not possible now and why,
/// what happened, who wins.
#[test]
fn it_is_played_in_the_terminal_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut played = Vec::new();
    for (code, language) in Language::NAMES {
        let file = path(folder.path(), &format!("{code}.khipu"));
        let typed = ["play", "pebbles", "--seats", "human,random", "--seed", "fourth", "--lang", code];
        let said =
            said(&[&typed[..], &["--save", &file]].concat(), &("show 5\n".to_owned() + &"1\n".repeat(60)));
        let words = games().words(language);
        let phrase = |key: &str, n: u64| words.phrase(key, "pebbles", &serde_json::json!({ "n": n }), &[]);
        for sentence in [
            words.word("pebbles-ask-stake"),
            words.word("pebbles-ask-turn"),
            words.word("pebbles-refusal-not_now"),
            words.word("pebbles-event-revealed"),
            phrase("pebbles-board-pot", 1),
            phrase("pebbles-board-held", 4),
            words.name("pebbles", "shells"),
            words.word("score-all"),
        ] {
            assert!(said.contains(&sentence), "{code}: {sentence}: {said}");
        }
        assert!(said.contains("(PB-1.2)"), "a refusal names its rule: {said}");
        assert!(!said.contains('⟨'), "every sentence is there: {said}");
        let record = record(&file);
        let game = games().resolve_record(&record).expect("the game of the record");
        assert!(game.load_record(&record, usize::MAX).expect("it replays").score().over, "{code}");
        played.push(record.moves);
    }
    assert!(
        played[0].len() > 10 && played.iter().all(|moves| *moves == played[0]),
        "one game, four languages"
    );
}

/// What was played is read again by the other commands.
#[test]
fn its_records_are_replayed_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), "game.khipu");
    said(&["play", "pebbles", "--seats", "human", "--seed", "fourth", "--save", &file], &"1\n".repeat(60));
    let moves = record(&file).moves.len();
    let told = said(&["replay", &file, "--text", "--lang", "pl"], "");
    let words = games().words(Language::Polish);
    assert!(
        told.contains(&words.word("pebbles-event-revealed")) && told.contains(&words.word("score-all")),
        "{told}"
    );
    assert!(!told.contains('⟨') && told.contains(&format!("{moves:>4}  ")), "every move: {told}");
    assert!(said(&["check", &file], "").contains("pebbles"));
}

/// An option that it has not, and a game that is not there.
#[test]
fn what_it_does_not_know_is_named() {
    let refused = khipu_with_pebbles(&["play", "pebbles", "--option", "width=3"], "");
    let error = text(&refused.stderr);
    assert!(!refused.status.success() && error.contains("width") && !error.contains('⟨'), "{error}");
    let known = text(&khipu_with_pebbles(&["play", "chess"], "").stderr);
    assert!(known.contains("pebbles") && known.contains("tzolkin"), "{known}");
}
