//! `khipu lesson` as a learner uses it: every lesson from its first line to its last, and what is kept in between.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use khipu_lessons::{Lesson, Task};
use khipu_words::Language;

/// Runs the command with lines to read and a folder for what it keeps: whether it went well, and what it said.
fn khipu(state: &Path, arguments: &[&str], lines: &str) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khipu"));
    command.args(arguments).env("XDG_STATE_HOME", state);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command runs");
    // It may leave before it has read everything.
    let _ = child.stdin.take().expect("an input").write_all(lines.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&said).into_owned())
}

/// What to type to go through some steps: the first of what is offered, or Enter where there is nothing but text.
fn way(lesson: &Lesson, steps: usize) -> String {
    let line = |task: &Task| if *task == Task::Read { "\n" } else { "1\n" };
    lesson.steps.iter().take(steps).map(|step| line(&step.task)).collect()
}

#[test]
fn every_lesson_can_be_played_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut languages = Language::NAMES.iter().cycle();
    for game in khipu_games::registry().games() {
        let name = game.title().name;
        for (number, lesson) in khipu_lessons::lessons(&**game).expect("lessons").iter().enumerate() {
            let (code, language) = languages.next().expect("a language");
            let number = (number + 1).to_string();
            let arguments = ["lesson", name, &number, "--lang", code];
            let (status, said) = khipu(folder.path(), &arguments, &way(lesson, lesson.steps.len()));
            assert_eq!(status, Some(0), "{}: {said}", lesson.id);
            let closing = khipu_games::words(*language).word(&lesson.closing());
            assert!(said.contains(&closing) && !said.contains('⟨'), "{}: {said}", lesson.id);
        }
    }
    let (_, listed) = khipu(folder.path(), &["lesson"], "");
    let lines = listed.lines().filter(|line| line.starts_with("   "));
    assert!(lines.clone().count() >= 27 && lines.clone().all(|line| line.ends_with("done")), "{listed}");
}

#[test]
fn a_lesson_is_left_resumed_and_begun_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let registry = khipu_games::registry();
    let game = registry.find("tzolkin").expect("a game");
    let lesson = khipu_lessons::lessons(&**game).expect("lessons").remove(0);
    let words = khipu_games::words(Language::English);
    let text = |key: &str| words.word(&lesson.message(key));
    let (_, said) = khipu(folder.path(), &["lesson", "tzolkin"], &(way(&lesson, 3) + "quit\n"));
    assert!(said.contains(&text("end")) && said.contains("khipu lesson tzolkin 1"), "{said}");
    let (_, said) = khipu(folder.path(), &["lesson"], "");
    assert!(said.contains("begun"), "{said}");
    let (_, said) = khipu(folder.path(), &["lesson", "tzolkin"], "back\nagain\n");
    for (key, there) in [("end", true), ("second", true), ("gears", true), ("place", false)] {
        assert_eq!(said.contains(&text(key)), there, "{key}: {said}");
    }
    let (_, said) = khipu(folder.path(), &["lesson", "tzolkin", "1", "--restart"], "");
    assert!(said.contains(&text("gears")) && !said.contains(&text("end")), "{said}");
}

#[test]
fn a_beginner_is_answered_in_words_that_help() {
    let folder = tempfile::tempdir().expect("a folder");
    let registry = khipu_games::registry();
    let game = registry.find("tzolkin").expect("a game");
    let lesson = khipu_lessons::lessons(&**game).expect("lessons").remove(0);
    let words = khipu_games::words(Language::English);
    // A number where there is only text, a move that the lesson is not about, a place that nobody knows.
    let (_, said) =
        khipu(folder.path(), &["lesson", "tzolkin", "1"], "1\n\nplace chichen itza\nplace moon\n");
    assert_eq!(said.matches(&words.word("learn-hint-read")).count(), 2, "{said}");
    assert_eq!(
        said.matches(&words.word(&lesson.message("place"))).count(),
        2,
        "the task is repeated: {said}"
    );
    let unknown = said.split("“moon”").nth(1).unwrap_or_else(|| panic!("{said}"));
    assert!(unknown.contains("Palenque") && unknown.contains("Chichen Itza"), "{said}");
    // What to type next keeps the language.
    let (_, said) = khipu(folder.path(), &["lesson", "tzolkin", "2", "--lang", "ru"], "quit\n");
    assert!(said.contains("khipu lesson tzolkin 2 --lang ru"), "{said}");
}

#[test]
fn what_is_not_meant_is_answered_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = "\nplace pal\nend\nplace uxmal\npick tikal 3\nhelp\nmoves\nboard\nwhy end\nplace yax\n";
    let (_, said) = khipu(folder.path(), &["lesson", "tzolkin", "1"], lines);
    let words = khipu_games::words(Language::English);
    for key in ["lesson-tzolkin-1-wheel-second-end", "learn-off-topic", "learn-help-again"] {
        assert!(said.contains(&words.word(key)), "{key}: {said}");
    }
    assert!(said.contains("(TZ-3.2)"), "a refusal names its rule: {said}");
    assert!(said.contains(&words.word("lesson-tzolkin-1-wheel-end")), "then it goes on: {said}");
}

#[test]
fn bad_arguments_and_a_broken_file_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for arguments in [&["lesson", "chess"][..], &["lesson", "tzolkin", "0"], &["lesson", "tzolkin", "10"]] {
        assert_eq!(khipu(folder.path(), arguments, "").0, Some(2), "{arguments:?}");
    }
    let kept = folder.path().join("khipu/lessons.json");
    std::fs::write(&kept, "{\"tzolkin-1-wheel\": 7}").expect("written");
    let (status, said) = khipu(folder.path(), &["lesson", "tzolkin"], "");
    assert!(status == Some(1) && said.contains("lessons.json"), "{said}");
    assert_eq!(std::fs::read_to_string(&kept).expect("still there"), "{\"tzolkin-1-wheel\": 7}");
}

#[test]
fn a_lesson_file_is_checked_like_any_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let registry = khipu_games::registry();
    let text = registry.find("tzolkin").expect("a game").lessons()[0];
    let file = folder.path().join("lesson.json");
    let path = file.display().to_string();
    std::fs::write(&file, text).expect("written");
    let (status, said) = khipu(folder.path(), &["check", &path], "");
    assert!(status == Some(0) && said.contains("a lesson of tzolkin, 10 steps"), "{said}");
    std::fs::write(&file, text.replace("\"place palenque\"", "\"place chess\"")).expect("written");
    let (status, said) = khipu(folder.path(), &["check", &path], "");
    assert!(status == Some(1) && said.contains("place chess"), "{said}");
}

/// What is paid by a later choice stands in the list before: goods and a location for a card, soldiers for a conquest.
#[test]
fn lists_of_moves_tell_what_is_to_be_paid() {
    let folder = tempfile::tempdir().expect("a folder");
    let registry = khipu_games::registry();
    let lesson = |game: &str, number: usize| {
        khipu_lessons::lessons(&**registry.find(game).expect("a game")).expect("lessons").remove(number - 1)
    };
    let line = |said: &str, words: &str| {
        let line = said.lines().find(|line| line.contains(words));
        line.unwrap_or_else(|| panic!("{words}: {said}")).to_owned()
    };
    let (_, said) = khipu(folder.path(), &["lesson", "settlers", "5"], &way(&lesson("settlers", 5), 1));
    assert!(line(&said, "build RZY019").contains("cost: 1 stone, a location"), "{said}");
    let (_, said) = khipu(folder.path(), &["lesson", "settlers", "8"], &way(&lesson("settlers", 8), 2));
    let protected = line(&said, "build JAP013 protected");
    assert!(protected.contains("cost: 1 wood, a location, 1 worker"), "{protected}");
    let conquest = lesson("tawantinsuyu", 7);
    let conquers =
        |task: &Task| matches!(task, Task::Play { accept, .. } if accept[0].starts_with("conquer"));
    let before = conquest.steps.iter().position(|step| conquers(&step.task)).expect("a conquest");
    let (_, said) = khipu(folder.path(), &["lesson", "tawantinsuyu", "7"], &way(&conquest, before));
    let soldiers = "turn soldiers face down: 2; discard soldiers: 2";
    assert!(line(&said, "conquer CH5").contains(soldiers), "{said}");
    // What is paid at once is told by what happens, and not twice.
    let (_, said) = khipu(folder.path(), &["lesson", "settlers", "3"], "\nmoves\n");
    let paid = line(&said, "build COM008");
    assert!(paid.contains("pays 1 wood, 1 stone") && !paid.contains("cost"), "{paid}");
}
