//! `khipu study`: a study board in the terminal.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use khipu_board::TerminalContext;
use khipu_core::{Fault, Seat, Viewer};
use khipu_registry::{DynGame, DynMatch, Registry, StudyError, study_values};
use khipu_study::{Mark, Node, Study, ValuedMove};

use crate::arguments::{LanguageArgument, Pack};
use crate::failure::Failure;
use crate::play::desk::{Desk, LEAST_ROWS};
use crate::play::editor::Input;
use crate::play::saving;
use crate::play::screen::Screen;
use crate::{files, games};

/// Opens a study, a record or a position: step, branch off, comment, mark, and see what moves are worth.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu study skulls.study            go on with a study
  khipu study game.khipu              a study of a recorded game; `save my.study` keeps it
  khipu study position.json --seat 1  from a position, through the eyes of seat 1")]
pub(crate) struct Arguments {
    /// A study, a record or a position
    file: PathBuf,
    /// Look through the eyes of this seat instead of those of whoever decides
    #[arg(long)]
    seat: Option<u64>,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    pack: Pack,
}

/// What can be typed besides moves.
const COMMANDS: [&str; 14] = [
    "back", "board", "comment", "cut", "go", "help", "line", "mark", "moves", "next", "quit", "save",
    "values", "why",
];

/// A study with somebody who studies it.
struct Student<'a> {
    game: Arc<dyn DynGame>,
    study: Study,
    node: usize,
    played: Box<dyn DynMatch>,
    eyes: Option<Seat>,
    desk: Desk<'a>,
    /// Where it is saved.
    file: PathBuf,
    changed: bool,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let name = arguments.file.display().to_string();
    let (game, study) = registry.open_study(&files::read(&arguments.file)?).map_err(|error| match error {
        StudyError::Faults(game, faults) => Failure::faults(&name, &game, &faults),
        StudyError::Unresolved(error) => Failure::resolve(&error),
        _ => Failure::new(format!("{name} cannot be opened")),
    })?;
    let players = study.header.players;
    let seat = |index| {
        let none = || Failure::usage(format!("there are seats 0 to {}; use one of them", players - 1));
        Seat::checked(index, players).ok_or_else(none)
    };
    let eyes = arguments.seat.map(seat).transpose()?;
    let words = arguments.language.words(&registry);
    let names = crate::names::to_show(&study.header.seats, players, &words);
    let desk = Desk::new(game.clone(), TerminalContext::for_stdout(&words, &names));
    let played = game.load_record(&study.record(0), 0);
    let played = played.map_err(|faults| Failure::faults(&name, game.title().name, &faults))?;
    // A record stays as it was: what becomes of it is another file.
    let is_study = arguments.file.extension().is_some_and(|ending| ending == "study");
    let file = if is_study { arguments.file.clone() } else { arguments.file.with_extension("study") };
    Student { game, study, node: 0, played, eyes, desk, file, changed: false }.begin()
}

impl Student<'_> {
    fn begin(mut self) -> Result<(), Failure> {
        let history = saving::state_folder().map(|folder| folder.join("history"));
        let mut input = Input::open(history, &COMMANDS);
        if !self.study.title.is_empty() {
            println!("{}", self.desk.context.head(&self.study.title));
        }
        self.show();
        println!("{}", self.desk.context.dim(&self.desk.word("study-hint")));
        let mut warned = false;
        loop {
            if let Some(seat) = self.played.deciders().first() {
                self.desk.complete(&mut *self.played, seat, &mut input);
            }
            let Some(line) = input.line("> ") else { return Ok(()) };
            let (command, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
            if matches!(command, "quit" | "exit" | "q") {
                if !self.changed || warned {
                    return Ok(());
                }
                warned = true;
                println!("{}", self.desk.word("study-unsaved"));
                continue;
            }
            warned = false;
            self.obey(line.trim(), command, rest.trim())?;
        }
    }

    fn obey(&mut self, line: &str, command: &str, rest: &str) -> Result<(), Failure> {
        let deciding = self.played.deciders().first();
        let next = self.study.next(self.node).next();
        match (command, rest) {
            ("" | "next" | "n", "") => match next {
                Some(next) => self.go(next)?,
                None => println!("{}", self.desk.word("study-last-here")),
            },
            ("back" | "b", "") => self.go(self.study.nodes()[self.node].parent)?,
            ("go", number) => self.go_to(number)?,
            ("line", "") => self.tell_line(),
            ("board", "") => self.desk.board(&*self.played, self.seat()),
            ("help" | "?", "") => help(&self.desk),
            ("comment", text) => self.change(|study, node| study.comment(node, text)),
            ("mark", places) => {
                let (from, to) = places.split_once(char::is_whitespace).unwrap_or((places, ""));
                let to = Some(to.trim().to_owned()).filter(|to| !to.is_empty());
                self.change(|study, node| study.toggle(node, Mark { from: from.to_owned(), to }));
                self.tell_node();
            }
            ("cut", "") => {
                let before = self.study.cut(self.node);
                self.changed = true;
                self.go(before)?;
            }
            ("values", "") => self.value(),
            ("save", file) => self.save(file)?,
            ("moves", beginning) => {
                if let Some(seat) = deciding {
                    self.desk.list_all(&mut *self.played, seat, beginning);
                }
            }
            ("why", words) => {
                if let Some(seat) = deciding {
                    self.desk.why(&*self.played, seat, words);
                }
            }
            _ => self.play(line)?,
        }
        Ok(())
    }

    /// The seat through whose eyes the board is shown.
    fn seat(&self) -> Seat {
        self.eyes.or_else(|| self.played.deciders().first()).unwrap_or_else(|| Seat::new(0))
    }

    fn show(&self) {
        self.desk.look(&*self.played, self.seat(), 2 * LEAST_ROWS);
        self.tell_node();
        let prompt = self.played.prompt(Viewer::Seat(self.seat()), &self.desk.context);
        println!("\n{prompt}");
    }

    /// The move that leads to a node, with its number and whoever made it.
    fn said(&self, index: usize, node: &Node) -> String {
        let Some(played) = &node.played else { return self.desk.word("study-start") };
        let mark = if node.comment.is_empty() && node.marks.is_empty() { "" } else { " *" };
        format!("{index:>4}  {}: {}{mark}", self.desk.context.name(played.seat), played.text)
    }

    /// Where we are, and what is said and drawn there.
    fn tell_node(&self) {
        let node = &self.study.nodes()[self.node];
        println!("\n{}", self.desk.context.head(&self.said(self.node, node)));
        if !node.comment.is_empty() {
            println!("{}", Screen::now().wrapped(&node.comment, 2));
        }
        for Mark { from, to } in &node.marks {
            println!("  {from}{}", to.as_ref().map(|to| format!(" → {to}")).unwrap_or_default());
        }
        for valued in node.values.iter().flat_map(|values| &values.moves) {
            let ValuedMove { played, points, error, behind, behind_error } = valued;
            println!("  {points:>7.1} ± {error:<4.1} {behind:>6.1} ± {behind_error:<4.1}  {played}");
        }
    }

    /// The line through this node; what branches off stands below the move that it replaces.
    fn tell_line(&self) {
        let nodes = self.study.nodes();
        for node in self.study.line(self.node) {
            let here = if node == self.node { ">" } else { " " };
            println!("{here}{}", self.said(node, &nodes[node]));
            for other in self.study.next(nodes[node].parent).filter(|other| *other != node) {
                println!("     ({})", self.said(other, &nodes[other]).trim_start());
            }
        }
    }

    fn go(&mut self, node: usize) -> Result<(), Failure> {
        let played = self.game.load_record(&self.study.record(node), usize::MAX);
        self.played =
            played.map_err(|faults| Failure::faults("the study", self.game.title().name, &faults))?;
        self.node = node;
        self.show();
        Ok(())
    }

    fn go_to(&mut self, number: &str) -> Result<(), Failure> {
        let last = self.study.nodes().len() - 1;
        match number.parse() {
            Ok(node) if node <= last => self.go(node),
            _ => {
                println!("{}", self.desk.say("study-node-range", [("last", last.to_string())]));
                Ok(())
            }
        }
    }

    /// Plays a move: it is a variation unless it is there already.
    fn play(&mut self, line: &str) -> Result<(), Failure> {
        let Some(seat) = self.played.deciders().first() else {
            println!("{}", self.desk.word("study-not-turn"));
            return Ok(());
        };
        let Some(words) = self.desk.choose(&mut *self.played, seat, line) else { return Ok(()) };
        if let Err(refused) = self.played.play(seat, &words) {
            println!("{}", self.desk.explain(&refused));
            return Ok(());
        }
        let (before, last) = (self.study.nodes().len(), self.played.played().last().cloned());
        let added = last.map(|last| self.study.add(self.node, last));
        match added {
            Some(Ok(node)) => {
                self.changed |= self.study.nodes().len() > before;
                self.node = node;
                self.show();
                Ok(())
            }
            Some(Err(fault)) => {
                self.complain(&fault);
                self.go(self.node)
            }
            None => Ok(()),
        }
    }

    fn change(&mut self, how: impl FnOnce(&mut Study, usize) -> Result<(), Fault>) {
        match how(&mut self.study, self.node) {
            Ok(()) => self.changed = true,
            Err(fault) => self.complain(&fault),
        }
    }

    fn complain(&self, fault: &Fault) {
        println!("{}", self.desk.context.words.fault("core", fault));
    }

    fn value(&mut self) {
        let Some(seat) = self.played.deciders().first() else {
            return println!("{}", self.desk.word("study-not-turn"));
        };
        let values = study_values(&*self.played, seat);
        if values.moves.is_empty() {
            println!("{}", self.desk.word("study-values-one"));
        }
        self.change(|study, node| study.value(node, values));
        self.tell_node();
    }

    fn save(&mut self, file: &str) -> Result<(), Failure> {
        if !file.is_empty() {
            self.file = PathBuf::from(file);
        }
        match self.study.written() {
            Ok(text) => files::write(&self.file, &text)?,
            Err(fault) => {
                self.complain(&fault);
                return Ok(());
            }
        }
        self.changed = false;
        println!("{}", self.desk.say("study-saved", [("file", self.file.display().to_string())]));
        Ok(())
    }
}

fn help(desk: &Desk<'_>) {
    println!("{}", Screen::now().wrapped(&desk.word("play-help-head"), 0));
    let rows = [
        ("next", "study-help-next"),
        ("back", "study-help-back"),
        ("go N", "study-help-go"),
        ("line", "study-help-line"),
        ("moves", "play-help-moves"),
        ("board", "play-help-board"),
        ("why", "play-help-why"),
        ("comment TEXT", "study-help-comment"),
        ("mark PLACE", "study-help-mark"),
        ("values", "study-help-values"),
        ("cut", "study-help-cut"),
        ("save FILE", "study-help-save"),
        ("help", "play-help-help"),
        ("quit", "study-help-quit"),
    ];
    for (command, key) in rows {
        println!("  {command:<16}{}", desk.word(key));
    }
}
