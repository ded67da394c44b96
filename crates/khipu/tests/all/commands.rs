//! The command as people and scripts use it: what it keeps, what it refuses, and with which exit code.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

#[path = "../../../learn/tests/all/archive.rs"]
mod archive;
mod fourth_game;

fn khipu(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khipu"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str]) -> Output {
    khipu(arguments).output().expect("the command runs")
}

/// Runs it with lines to read.
fn typed(arguments: &[&str], lines: &str) -> Output {
    let mut child = khipu(arguments).stdin(Stdio::piped()).spawn().expect("the command runs");
    child.stdin.take().expect("an input").write_all(lines.as_bytes()).expect("lines are read");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).display().to_string()
}

/// A saved game of so many moves.
fn saved(file: &str, moves: usize) -> String {
    let lines = "1\n".repeat(moves) + "quit\n";
    let output =
        typed(&["play", "tzolkin", "--seats", "human,human", "--seed", "42", "--save", file], &lines);
    assert!(output.status.success(), "{}", text(&output.stderr));
    fs::read_to_string(file).expect("a saved game")
}

#[test]
fn bad_arguments_end_with_2_in_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = path(folder.path(), "game.khipu");
    saved(&game, 2);
    for arguments in [
        &["play", "chess"][..],
        &["play", "tzolkin", "--seats", "human,level9"],
        &["play", "tzolkin", "--seats", "human"],
        &["play", "tzolkin", "--option", "edition"],
        &["play", "tzolkin", "--resume", &game, "--seed", "1"],
        &["play", "tawantinsuyu", "--resume", &game],
        &["sim", "chess"],
        &["sim", "tzolkin", "--seats", "human,random"],
        &["sim", "tzolkin", "--seats", "random"],
        &["arena", "tzolkin", "--bots", "greedy,level6"],
        &["arena", "tzolkin", "--bots", "greedy"],
        &["arena", "tzolkin", "--players", "9"],
        &["balance", "tzolkin", "--players", "9"],
        &["balance", "tzolkin", "--bot", "greedy,greedy"],
        &["bench", "chess"],
        &["hint", &game, "--seat", "7"],
        &["replay", &game, "--to", "999"],
        &["load", "--rate", "-1"],
        &["serve", "--origin", "games.example.org"],
        &["completions", "dos"],
        &["nonsense"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", text(&output.stderr));
    }
    assert_eq!(run(&["replay", "nowhere.khipu"]).status.code(), Some(1));
    let unknown = text(&run(&["play", "tzolkin", "--seats", "human,level9"]).stderr);
    assert!(unknown.contains("unknown player \"level9\""), "{unknown}");
}

#[test]
fn a_reader_who_leaves_is_no_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = path(folder.path(), "game.khipu");
    saved(&game, 40);
    for arguments in
        [&["replay", &game, "--text"][..], &["replay", &game, "--to", "20"], &["completions", "bash"]]
    {
        let mut child = khipu(arguments).spawn().expect("the command runs");
        let mut some = [0; 16];
        child.stdout.take().expect("an output").read_exact(&mut some).expect("a beginning");
        // The pipe is closed here.
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{arguments:?}: {:?}", output.status);
        assert!(!text(&output.stderr).contains("panicked"), "{}", text(&output.stderr));
    }
}

#[test]
fn a_saved_game_is_not_written_over_by_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), "game.khipu");
    let long = saved(&file, 8);
    let refused = typed(&["play", "tzolkin", "--seed", "7", "--save", &file], "1\nquit\n");
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stdout));
    assert!(text(&refused.stderr).contains("--resume"), "{}", text(&refused.stderr));
    assert_eq!(fs::read_to_string(&file).expect("the game"), long);
    // The same game begun anew is shorter than what is there.
    let again = ["play", "tzolkin", "--seats", "human,human", "--seed", "42"];
    let output = typed(&again, &format!("1\n\nsave {file}\nquit\nquit\n"));
    assert!(text(&output.stdout).contains("another game, or more of this one"), "{}", text(&output.stdout));
    assert_eq!(fs::read_to_string(&file).expect("the game"), long);
    // What goes on is saved where it came from, and grows.
    let output = typed(&["play", "tzolkin", "--resume", &file, "--save", &file], "1\nquit\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let longer = fs::read_to_string(&file).expect("the game");
    assert!(longer.len() > long.len() && longer.lines().count() > long.lines().count());
}

#[test]
fn those_who_sit_down_at_a_saved_game_are_those_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), "game.khipu");
    saved(&file, 4);
    let output = typed(&["play", "tzolkin", "--resume", &file, "--seats", "human,greedy"], "quit\n");
    assert!(
        output.status.success() && text(&output.stdout).contains("Bot (greedy)"),
        "{}",
        text(&output.stdout)
    );
    let refused = typed(&["play", "tzolkin", "--resume", &file, "--seats", "human,greedy,greedy"], "quit\n");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("has 2 seats, --seats names 3"), "{}", text(&refused.stderr));
}

#[test]
fn people_are_spoken_to_in_their_language() {
    for (language, said) in [
        ("en", ["the points by source", "Good-bye"]),
        ("pl", ["punkty według źródeł", "Do widzenia"]),
        ("ru", ["очки по источникам", "До свидания"]),
        ("fr", ["les points par source", "Au revoir"]),
    ] {
        let output = typed(&["play", "tzolkin", "--seed", "42", "--lang", language], "help\nquit\n");
        for said in said {
            assert!(text(&output.stdout).contains(said), "{language}: {}", text(&output.stdout));
        }
    }
}

/// Steps: the beginning of moves lists those that begin so, and a number of that list is a move.
#[test]
fn moves_can_be_found_by_their_beginning() {
    let output = typed(
        &["play", "tzolkin", "--seats", "human,human", "--seed", "42"],
        "moves keep\n1\n1\nplace\n2\nquit\nquit\n",
    );
    let said = text(&output.stdout);
    assert!(said.contains("place palenque") && said.contains("places a worker"), "{said}");
}

#[test]
fn results_are_there_for_programs() {
    let sim = json(&run(&["sim", "tzolkin", "--games", "8", "--seats", "random,random", "--json"]));
    assert_eq!(sim["games"], 8);
    let wins = &sim["seats"][0]["wins"];
    assert!(wins["low"].as_f64() < wins["share"].as_f64() || wins["share"] == 0.0, "{sim}");
    assert!(wins["high"].as_f64().is_some_and(|high| high > 0.2), "{sim}");
    let arena = json(&run(&[
        "arena",
        "tzolkin",
        "--bots",
        "greedy,random",
        "--players",
        "2",
        "--deals",
        "3",
        "--json",
    ]));
    assert_eq!((&arena["deals"], &arena["games"]), (&3.into(), &6.into()));
    // Greedy wins all of them, and three deals do not make that certain.
    let wins = &arena["bots"][0]["wins"];
    assert!(wins["share"] == 1.0 && wins["low"].as_f64().is_some_and(|low| low < 0.5), "{arena}");
    let elo = &arena["bots"][0]["elo"];
    assert!(elo["mean"].as_f64() > Some(0.0) && elo["error"].is_null() && elo["high"].is_null(), "{arena}");
    let balance = json(&run(&["balance", "tzolkin", "--players", "2", "--games", "5", "--json"]));
    assert!(balance["components"].as_array().is_some_and(|list| list.len() > 20), "{balance}");
}

/// A net in a file plays wherever a bot can be named, and one for another number of players is refused in a sentence.
#[test]
fn a_net_plays_where_bots_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = path(folder.path(), "clone.npz");
    fs::write(&file, archive::net("tzolkin", 2, None, true)).expect("a file");
    let seats = format!("net:{file},random");
    let once = ["sim", "tzolkin", "--games", "4", "--seats", &seats, "--json"];
    let without_seconds = |arguments: &[&str]| {
        let mut report = json(&run(arguments));
        report["seconds"].take();
        report
    };
    let sim = without_seconds(&once);
    assert_eq!((&sim["games"], &sim["seats"][0]["player"]), (&4.into(), &format!("net:{file}").into()));
    assert_eq!(without_seconds(&once), sim, "the same net plays the same games");
    let arena = ["arena", "tzolkin", "--bots", &seats, "--players", "2", "--deals", "2", "--json"];
    assert_eq!(without_seconds(&arena)["games"], 4);
    let played =
        typed(&["play", "tzolkin", "--seats", &format!("human,net:{file}"), "--seed", "42"], "1\nquit\n");
    assert!(played.status.success() && text(&played.stdout).contains("Net"), "{}", text(&played.stdout));
    for (arguments, why) in [
        (&["sim", "tzolkin", "--seats", &format!("{seats},random")][..], "made for tzolkin with 2 players"),
        (&["sim", "tawantinsuyu", "--seats", &seats], "made for tzolkin with 2 players"),
        (&["sim", "tzolkin", "--seats", "net:nowhere.npz,random"], "cannot be read"),
        (&["sim", "tzolkin", "--seats", "net:Cargo.toml,random"], "is no net"),
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains(why) && said.trim_end().lines().count() == 1, "{said}");
    }
}

#[cfg(unix)]
#[test]
fn a_simulation_that_is_stopped_keeps_what_it_has() {
    let folder = tempfile::tempdir().expect("a folder");
    for (command, more) in [
        ("sim", &["--games", "1000000", "--seats", "random,random"][..]),
        ("arena", &["--bots", "random,greedy", "--players", "2", "--deals", "100000"]),
    ] {
        let file = path(folder.path(), &format!("{command}.jsonl"));
        let arguments: Vec<&str> = [&[command, "tzolkin", "--out", &file][..], more].concat();
        let mut child = khipu(&arguments).spawn().expect("the command runs");
        let part = format!("{file}.part");
        while fs::read_to_string(&part).map_or(0, |text| text.lines().count()) < 3 {
            assert_eq!(child.try_wait().expect("a process"), None, "it goes on");
            std::thread::yield_now();
        }
        let stopped = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(stopped.expect("kill").success());
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{}", text(&output.stderr));
        let kept = fs::read_to_string(&file).expect("the file").lines().count();
        assert!(kept >= 3 && !Path::new(&part).exists(), "{kept}");
        let said = text(&output.stderr);
        assert!(said.contains(&format!("stopped after {kept} of")) && said.contains(&file), "{said}");
        assert!(text(&output.stdout).contains("wins"), "{}", text(&output.stdout));
    }
}

#[test]
fn shells_and_manuals_are_served() {
    for shell in ["bash", "zsh", "fish"] {
        let script = text(&run(&["completions", shell]).stdout);
        assert!(script.contains("khipu") && script.contains("arena"), "{shell}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let pages = path(folder.path(), "man");
    assert!(run(&["man", &pages]).status.success());
    for page in ["khipu.1", "khipu-play.1", "khipu-arena.1"] {
        let text = fs::read_to_string(Path::new(&pages).join(page)).expect("a page");
        assert!(text.contains(".SH"), "{page}");
    }
}

#[test]
fn a_review_is_kept_and_said_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = path(folder.path(), "review.json");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/settlers/records/solo-lost.khipu");
    let titles = [
        ("en", "Costliest decisions"),
        ("pl", "Najkosztowniejsze decyzje"),
        ("ru", "Самые дорогие решения"),
        ("fr", "Les décisions les plus coûteuses"),
    ];
    for (language, title) in titles {
        let output = run(&["review", record, "--keep", &kept, "--lang", language]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let page = text(&output.stdout);
        assert!(page.contains(title) && !page.contains('⟨'), "{page}");
    }
}

#[test]
fn a_coach_speaks_beside_low_bots_unless_somebody_does_not_want_it() {
    let lines = "1\n".repeat(6) + "quit\nquit\n";
    for (bot, coach, wanted) in [
        ("human,level1", &[][..], true),
        ("human,level2", &["--coach"], true),
        ("human,level1", &["--no-coach"], false),
        ("human,greedy", &[], false),
        ("human,greedy", &["--coach"], true),
    ] {
        let arguments = [&["play", "tzolkin", "--seats", bot, "--seed", "7", "--no-save"], coach];
        let output = typed(&arguments.concat(), &lines);
        assert!(output.status.success(), "{}", text(&output.stderr));
        let said = text(&output.stdout);
        assert_eq!(said.contains("» ") && said.contains("(TZ-3.2)"), wanted, "{said}");
    }
}

#[test]
fn a_study_is_branched_commented_and_saved() {
    const RECORD: &str = include_str!("../../../../games/settlers/records/solo-lost.khipu");
    let folder = tempfile::tempdir().expect("a folder");
    let game = path(folder.path(), "game.khipu");
    fs::write(&game, RECORD).expect("written");
    let (rules, study) = khipu_games::registry().open_study(RECORD).expect("a record");
    let mut there = rules.load_record(&study.record(2), usize::MAX).expect("it was played");
    let seat = there.deciders().first().expect("somebody decides");
    let played = study.nodes()[3].played.as_ref().expect("a move").text.clone();
    let other = there.moves(seat).into_iter().find(|other| *other != played).expect("another move");
    // To the second node, something said there, another move and a drawing; then back to the main line.
    let lines = format!("next\n\ncomment what else?\n{other}\nmark deck hand\nline\ngo 3\nsave\nquit\n");
    let said = typed(&["study", &game], &lines);
    assert!(said.status.success(), "{}", text(&said.stderr));
    let file = path(folder.path(), "game.study");
    assert!(text(&said.stdout).contains(&file), "{}", text(&said.stdout));
    let written = fs::read_to_string(&file).expect("a study beside the record");
    let last = study.nodes().len();
    assert!(
        written.starts_with("khipu-study 1\n") && written.contains("\ncomment \"what else?\"\n"),
        "{written}"
    );
    assert!(
        written.contains(&format!("\n{last} 2 ")) && written.ends_with("\narrow deck hand\n"),
        "{written}"
    );
    // What was written opens again, in every language, and stays as it is.
    for language in ["en", "pl", "ru", "fr"] {
        let lines = format!("go {last}\nhelp\nback\nsave\nquit\n");
        let again = typed(&["study", &file, "--lang", language, "--seat", "0"], &lines);
        assert!(again.status.success() && !text(&again.stdout).contains('⟨'), "{}", text(&again.stdout));
        assert_eq!(fs::read_to_string(&file).expect("it is there"), written);
    }
    // Whoever leaves with something unsaved is told once.
    let left = typed(&["study", &file], "comment lost\nquit\nquit\n");
    assert!(text(&left.stdout).contains("is not saved"), "{}", text(&left.stdout));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), written);
    let broken = path(folder.path(), "broken.study");
    fs::write(&broken, written.replace(&format!("\n{last} 2 "), &format!("\n{last} 9999 ")))
        .expect("written");
    let line = written.lines().position(|line| line.starts_with(&format!("{last} 2 "))).expect("a line") + 1;
    let refused = run(&["study", &broken]);
    assert!(
        !refused.status.success() && text(&refused.stderr).contains(&format!("line {line}")),
        "{refused:?}"
    );
}
