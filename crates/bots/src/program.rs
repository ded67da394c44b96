//! Programs of other people as players: one process, one JSON line for each decision, one line back.
//!
//! A program sees what a person on its seat would see: the view in its documented form and the moves in words. It cannot be
//! trusted: it has a time for each answer, the system bounds its memory and its files, and whoever does not answer with one
//! of the moves has resigned the seat to a bot of ours.

use std::fmt;
use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use khipu_core::{Evaluate, Seat, Seed};
use serde_json::{Value, json};

use crate::greedy::Greedy;
use crate::policy::{Policy, question};

/// How long a program may think about one decision.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a program that has closed its output has to end, so that it can be said how.
const ENDING: Duration = Duration::from_millis(500);
/// The longest answer, in bytes.
const LONGEST_ANSWER: u64 = 64 << 10;
/// What the system lets a program have: kilobytes of memory, open files, blocks of 512 bytes in a file that it writes.
const LIMITS: &str = "ulimit -v 4194304 && ulimit -n 256 && ulimit -f 131072";

/// A command that plays.
#[derive(Debug)]
pub struct Program {
    command: String,
    patience: Duration,
    /// Processes that wait for the next game: all games that are played one after the other share one.
    idle: Mutex<Vec<Process>>,
    resigned: Mutex<Resigned>,
}

/// The games that a program did not play to their end.
#[derive(Clone, Default, Debug)]
pub struct Resigned {
    /// How many.
    pub games: u64,
    /// What was wrong the first time.
    pub first: Option<Arc<ProgramFault>>,
}

/// Why a program no longer plays.
#[derive(Debug)]
#[non_exhaustive]
pub enum ProgramFault {
    /// It could not be started or talked to.
    Io(std::io::Error),
    /// It ended.
    Ended(Option<ExitStatus>),
    /// It did not answer in time.
    Late(Duration),
    /// Its line was too long.
    TooLong,
    /// Its line is not `{"move": "…"}`.
    NoAnswer(String),
    /// It wants something that stands in no list.
    NoMove(String),
}

impl fmt::Display for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "it cannot be talked to: {error}"),
            Self::Ended(Some(status)) => write!(f, "it ended before it answered ({status})"),
            Self::Ended(None) => f.write_str("it ended before it answered"),
            Self::Late(patience) => write!(f, "no answer within {} s", patience.as_secs_f32()),
            Self::TooLong => write!(f, "an answer has at most {LONGEST_ANSWER} bytes"),
            Self::NoAnswer(line) => write!(f, "an answer is {{\"move\": \"…\"}}, not {line:?}"),
            Self::NoMove(words) => write!(f, "{words:?} is none of the moves"),
        }
    }
}

impl std::error::Error for ProgramFault {}

impl Program {
    /// A program and its arguments, as a shell reads them. It is started when it is first asked.
    #[must_use]
    pub fn new(command: &str) -> Self {
        let command = command.to_owned();
        Self { command, patience: PATIENCE, idle: Mutex::default(), resigned: Mutex::default() }
    }

    /// The same with another time for each decision.
    #[must_use]
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// The command.
    #[must_use]
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What it did not play to the end, since this was last asked.
    pub fn resigned(&self) -> Resigned {
        std::mem::take(&mut *self.resigned.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn resigns(&self, fault: &Arc<ProgramFault>) {
        let mut resigned = self.resigned.lock().unwrap_or_else(PoisonError::into_inner);
        resigned.games += 1;
        resigned.first.get_or_insert_with(|| fault.clone());
    }

    fn process(&self) -> Result<Process, ProgramFault> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        // One that has ended between two games has resigned none of them.
        while let Some(mut process) = idle.pop() {
            if matches!(process.child.try_wait(), Ok(None)) {
                return Ok(process);
            }
        }
        drop(idle);
        Process::start(&self.command)
    }
}

/// A process that runs.
#[derive(Debug)]
struct Process {
    child: Child,
    asks: SyncSender<Value>,
    answers: Receiver<Result<String, ProgramFault>>,
}

impl Process {
    fn start(command: &str) -> Result<Self, ProgramFault> {
        let mut shell = Command::new("sh");
        // Settings of ours may hold passwords.
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("KHIPU_") {
                shell.env_remove(name);
            }
        }
        // What it starts itself ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut child = shell
            .args(["-c", &format!("{LIMITS} && exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(ProgramFault::Io)?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProgramFault::Ended(None));
        };
        // Both ways have a thread of their own: a program that does not read holds up nobody, and one that writes more than
        // is asked waits.
        let (asks, asked) = sync_channel::<Value>(1);
        std::thread::spawn(move || {
            while let Ok(question) = asked.recv() {
                if writeln!(input, "{question}").and_then(|()| input.flush()).is_err() {
                    break;
                }
            }
        });
        let (heard, answers) = sync_channel(1);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while heard.send(line(&mut output)).is_ok() {}
        });
        Ok(Self { child, asks, answers })
    }

    fn ask(&mut self, question: Value, patience: Duration) -> Result<String, ProgramFault> {
        // Where nobody reads any more the answer says so.
        let _ = self.asks.send(question);
        let answer = match self.answers.recv_timeout(patience) {
            Ok(answer) => answer?,
            Err(RecvTimeoutError::Timeout) => return Err(ProgramFault::Late(patience)),
            Err(RecvTimeoutError::Disconnected) => return Err(ProgramFault::Ended(None)),
        };
        if answer.is_empty() {
            return Err(ProgramFault::Ended(self.ended()));
        }
        let said: Option<Value> = serde_json::from_str(&answer).ok();
        let words = said.as_ref().and_then(|said| said.get("move")).and_then(Value::as_str);
        words
            .map(str::to_owned)
            .ok_or_else(|| ProgramFault::NoAnswer(answer.trim().chars().take(80).collect()))
    }

    /// How it ended, if it has: whoever has closed its output may go on for ever.
    fn ended(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + ENDING;
        loop {
            let ended = self.child.try_wait().ok()?;
            if ended.is_some() || Instant::now() > until {
                return ended;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself, and so may all that it has started.
        #[cfg(unix)]
        let _ = rustix::process::kill_process_group(
            rustix::process::Pid::from_child(&self.child),
            rustix::process::Signal::KILL,
        );
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line; empty at the end.
fn line(output: &mut impl BufRead) -> Result<String, ProgramFault> {
    let mut line = String::new();
    output.by_ref().take(LONGEST_ANSWER).read_line(&mut line).map_err(ProgramFault::Io)?;
    if line.len() as u64 >= LONGEST_ANSWER { Err(ProgramFault::TooLong) } else { Ok(line) }
}

/// A program on a seat.
pub(crate) struct Remote {
    program: Arc<Program>,
    process: Option<Process>,
    /// Plays on where the program has resigned.
    stand_in: Option<(Greedy, Arc<ProgramFault>)>,
    seed: Seed,
}

impl Remote {
    pub(crate) fn new(program: &Arc<Program>, seed: Seed) -> Self {
        Self { program: program.clone(), process: None, stand_in: None, seed }
    }

    fn ask<G: Evaluate>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        moves: &[G::Move],
    ) -> Result<G::Move, ProgramFault> {
        let process = match &mut self.process {
            Some(process) => process,
            free => free.insert(self.program.process()?),
        };
        let words: Vec<String> = moves.iter().map(|&listed| game.write_move(listed)).collect();
        let question = json!({
            "cmd": "choose",
            "game": game.title().name,
            "seat": seat,
            "view": game.export_view(view),
            "moves": words,
        });
        let wanted = process.ask(question, self.program.patience)?;
        let place = words.iter().position(|listed| *listed == wanted);
        place.map(|place| moves[place]).ok_or_else(|| ProgramFault::NoMove(wanted.chars().take(80).collect()))
    }
}

impl<G: Evaluate> Policy<G> for Remote {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        if self.stand_in.is_none() {
            let (_, moves) = question(game, view, seat, self.seed)?;
            match self.ask(game, view, seat, &moves) {
                Ok(chosen) => return Some(chosen),
                Err(fault) => {
                    let fault = Arc::new(fault);
                    self.process = None;
                    self.program.resigns(&fault);
                    self.stand_in = Some((Greedy::new(self.seed), fault));
                }
            }
        }
        self.stand_in.as_mut().and_then(|(greedy, _)| greedy.choose(game, view, seat))
    }

    fn fault(&self) -> Option<Arc<ProgramFault>> {
        self.stand_in.as_ref().map(|(_, fault)| fault.clone())
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        }
    }
}
