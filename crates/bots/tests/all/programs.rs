//! Programs of other people on a seat: they play if they answer, and whatever else they do the game goes on.

use std::sync::Arc;
use std::time::Duration;

use khipu_bots::{Bot, Contender, Policy, Program, ProgramFault, arena};
use khipu_core::{Game, Options, Seat, Seed, Viewer};
use khipu_tzolkin::Tzolkin;

/// Answers with the last move, and dies if the question has anything that a seat must not see.
const LAST: &str = r#"python3 -c 'import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["cmd"] == "choose" and asked["game"] == "tzolkin" and asked["view"]["viewer"] == asked["seat"]
    print(json.dumps({"move": asked["moves"][-1]}), flush=True)'"#;

struct Last;

impl Policy<Tzolkin> for Last {
    fn choose(
        &mut self,
        game: &Tzolkin,
        view: &<Tzolkin as Game>::View,
        seat: Seat,
    ) -> Option<<Tzolkin as Game>::Move> {
        let mut moves = Vec::new();
        game.legal(&game.imagine(view, Seed::from_text("any")), seat, &mut moves);
        moves.last().copied()
    }
}

/// Plays two games of a program on the first seat; says how it all ended.
fn play(game: &Tzolkin, first: &dyn Fn(Seed) -> Box<dyn Policy<Tzolkin>>) -> Vec<serde_json::Value> {
    let games = (0..2).map(|number| {
        let seed = Seed::from_text("programs").numbered(number);
        let setup = game.setup(2, &Options::new(), seed).expect("two can play");
        let mut policies = [first(seed), Bot::Random.policy(seed)];
        let (position, _) = arena::play(game, &setup, &mut policies);
        assert!(game.score(&position).over, "the game goes on to its end");
        game.export_view(&game.view(&position, Viewer::Spectator))
    });
    games.collect()
}

/// Whether a fault is the one that a command must bring.
type IsExpected = fn(&ProgramFault) -> bool;

fn program(command: &str) -> Arc<Program> {
    Arc::new(Program::new(command))
}

#[test]
fn what_a_program_answers_is_played() {
    let (game, last) = (Tzolkin::new(), program(LAST));
    let contender = Contender::Program(last.clone());
    let by_program = play(&game, &|seed| contender.policy(&game, seed));
    let resigned = last.resigned();
    assert_eq!((resigned.games, resigned.first.map(|fault| fault.to_string())), (0, None));
    assert_eq!(by_program, play(&game, &|_| Box::new(Last)));
}

#[test]
fn whoever_does_not_answer_has_resigned_to_a_greedy_bot() {
    let game = Tzolkin::new();
    let by_greedy = play(&game, &|seed| Bot::Greedy.policy(seed));
    let bad: [(&str, IsExpected); 7] = [
        ("true", |fault| matches!(fault, ProgramFault::Ended(Some(status)) if status.success())),
        (
            "no-such-command-at-all",
            |fault| matches!(fault, ProgramFault::Ended(Some(status)) if status.code() == Some(127)),
        ),
        ("sleep 1000", |fault| matches!(fault, ProgramFault::Late(_))),
        ("cat", |fault| matches!(fault, ProgramFault::NoAnswer(_) | ProgramFault::TooLong)),
        ("yes '{\"move\": \"fly\"}'", |fault| matches!(fault, ProgramFault::NoMove(words) if words == "fly")),
        ("tr -d '\\n' </dev/zero", |fault| matches!(fault, ProgramFault::TooLong | ProgramFault::Io(_))),
        (
            "python3 -c 'input(); bytearray(8 << 30); print(1)'",
            |fault| matches!(fault, ProgramFault::Ended(Some(status)) if !status.success()),
        ),
    ];
    for (command, expected) in bad {
        let patience = Duration::from_secs(if command.starts_with("sleep") { 1 } else { 60 });
        let contender = Contender::Program(Arc::new(Program::new(command).patient(patience)));
        assert_eq!(play(&game, &|seed| contender.policy(&game, seed)), by_greedy, "{command}");
        let resigned = contender.program().expect("a program").resigned();
        assert_eq!(resigned.games, 2, "{command}");
        let fault = resigned.first.expect("a fault");
        assert!(expected(&fault), "{command}: {fault}");
    }
}

/// A program that closes its output and goes on holds up nobody, and what it has started ends with it.
#[cfg(target_os = "linux")]
#[test]
fn what_a_program_has_started_ends_with_it() {
    let file = std::env::temp_dir().join(format!("khipu-started-{}", std::process::id()));
    let path = file.display();
    let command = format!("sh -c 'sleep 1000 >&2 & echo $! >{path}; exec >&-; sleep 1000'");
    let (game, hangs) = (Tzolkin::new(), program(&command));
    let contender = Contender::Program(hangs.clone());
    play(&game, &|seed| contender.policy(&game, seed));
    let fault = hangs.resigned().first.expect("a fault");
    assert!(matches!(*fault, ProgramFault::Ended(None)), "{fault}");
    let started = std::fs::read_to_string(&file).expect("it has written");
    std::fs::remove_file(&file).expect("a file");
    // Whoever adopts it may not have buried it yet.
    let runs = || {
        let state = std::fs::read_to_string(format!("/proc/{}/stat", started.trim())).unwrap_or_default();
        state.rsplit(") ").next().is_some_and(|rest| rest.starts_with(['R', 'S', 'D']))
    };
    for _ in 0..1000 {
        if !runs() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("process {started} goes on");
}

/// Names of bots come from requests and records too: none of them is a command.
#[test]
fn only_a_contender_is_read_as_a_command() {
    assert!("exec:true".parse::<Bot>().is_err());
    let read: Contender = "exec:python3 mine.py".parse().expect("a command");
    assert_eq!(read.program().map(Program::command), Some("python3 mine.py"));
    assert_eq!(read.to_string(), "exec:python3 mine.py");
    assert!("exec: ".parse::<Contender>().is_err());
    assert_eq!("level2".parse::<Contender>().expect("a bot").to_string(), "level2");
}
