//! One lesson at one terminal.

use std::sync::Arc;

use khipu_board::TerminalContext;
use khipu_core::{Seat, Viewer};
use khipu_lessons::{Answer, Flaw, Guess, LessonRun, Task};
use khipu_registry::{DynGame, Scene};
use khipu_words::{Language, Words};

use super::kept::Kept;
use crate::failure::Failure;
use crate::play::desk::{Desk, LEAST_ROWS};
use crate::play::editor::Input;
use crate::play::saving;
use crate::play::screen::Screen;

/// What can be typed besides moves.
const COMMANDS: [&str; 8] = ["again", "answer", "back", "board", "help", "moves", "quit", "why"];

/// Where a lesson stands among others, and what to type for it.
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// The key of its heading.
    pub(crate) heading: &'static str,
    /// The key of what is said when the learner leaves.
    pub(crate) bye: &'static str,
    /// The key of what leads to the next one.
    pub(crate) next: &'static str,
    /// The command.
    pub(crate) command: &'static str,
    /// The number of the lesson, from 1.
    pub(crate) number: usize,
    /// How many there are.
    pub(crate) count: usize,
}

/// A lesson with its learner.
pub(crate) struct Class<'a> {
    words: &'a Words,
    names: Vec<String>,
    game: Arc<dyn DynGame>,
    run: LessonRun,
    course: Course,
    kept: &'a mut Kept,
}

/// What a line leads to.
enum Next {
    /// On to the next step, or to another one.
    Step,
    /// The same question again.
    Again,
    /// The learner leaves.
    Leave,
}

impl<'a> Class<'a> {
    pub(crate) fn new(
        game: Arc<dyn DynGame>,
        mut run: LessonRun,
        course: Course,
        words: &'a Words,
        kept: &'a mut Kept,
    ) -> Self {
        let (learner, players) = (run.lesson().seat, run.played().header().players);
        let name = |seat: Seat| {
            words.word(if seat == learner { "learn-name-learner" } else { "learn-name-opponent" })
        };
        let names = Seat::all(players).map(name).collect();
        Self { words, names, game, run, course, kept }
    }

    /// Holds the lesson to its end, or until the learner leaves.
    pub(crate) fn hold(mut self) -> Result<(), Failure> {
        let names = self.names.clone();
        let mut desk = Desk::new(self.game.clone(), TerminalContext::for_stdout(self.words, &names));
        let history = saving::state_folder().map(|folder| folder.join("history"));
        let mut input = Input::open(history, &COMMANDS);
        let Course { number, count, .. } = self.course;
        let title = self.words.word(&self.run.lesson().title());
        let fields = [("number", number.to_string()), ("count", count.to_string()), ("title", title)];
        println!("{}", desk.context.head(&desk.say(self.course.heading, fields)));
        if self.run.progress().step > 0 {
            println!("{}", desk.word("learn-resumed"));
        }
        let mut look = true;
        while let Some(step) = self.run.step() {
            // The board is shown at the start, after moves of others, and after going back.
            let (here, replied) = (self.run.progress().step, !step.reply.is_empty());
            if look {
                let seat = self.run.lesson().seat;
                desk.look(&*self.run.played(), seat, 2 * LEAST_ROWS);
            }
            if !self.ask(&mut desk, &mut input)? {
                println!("\n{}", desk.say(self.course.bye, [("command", self.command(number))]));
                return Ok(());
            }
            look = replied || self.run.progress().step <= here;
            self.kept.keep(&self.run.lesson().id, Some(self.run.progress()))?;
        }
        self.kept.keep(&self.run.lesson().id, None)?;
        let closing = self.words.word(&self.run.lesson().closing());
        println!("\n{}", Screen::now().wrapped(&closing, 0));
        if number < count {
            println!("{}", desk.say(self.course.next, [("command", self.command(number + 1))]));
        }
        let play = self.in_language(format!("khipu play {}", self.game.title().name));
        println!("{}", desk.say("learn-play", [("command", play)]));
        Ok(())
    }

    /// What to type for a lesson of this game.
    fn command(&self, number: usize) -> String {
        self.in_language(format!("khipu {} {} {number}", self.course.command, self.game.title().name))
    }

    /// A command that goes on in the language of this lesson.
    fn in_language(&self, command: String) -> String {
        match self.words.language() {
            Language::English => command,
            language => format!("{command} --lang {}", language.code()),
        }
    }

    /// Asks until a step is left; false if the learner leaves.
    fn ask(&mut self, desk: &mut Desk<'_>, input: &mut Input) -> Result<bool, Failure> {
        let seat = self.run.lesson().seat;
        self.pose(desk);
        desk.complete(self.run.played(), seat, input);
        loop {
            let Some(line) = input.line("> ") else { return Ok(false) };
            match self.obey(desk, line.trim())? {
                Next::Step => return Ok(true),
                Next::Again => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Says what the step says, and what can be done.
    fn pose(&mut self, desk: &mut Desk<'_>) {
        let Some(step) = self.run.step() else { return };
        let text = self.words.word(&self.run.lesson().message(&step.key));
        println!("\n{}", Screen::now().wrapped(&text, 0));
        let hint = match &step.task {
            Task::Read => "learn-hint-read",
            Task::Play { .. } => "learn-hint-play",
            Task::Try(_) => "learn-hint-try",
            Task::Guess(_) => "learn-hint-guess",
            Task::Solve(_) => "puzzle-hint",
        };
        if let Task::Guess(guesses) = &step.task {
            for (number, guess) in guesses.iter().enumerate() {
                println!("{:>4}  {}", number + 1, self.words.word(&self.run.lesson().message(&guess.key)));
            }
        }
        let wanted: Vec<String> = self.run.wanted().into_iter().map(str::to_owned).collect();
        let seat = self.run.lesson().seat;
        desk.offer(&*self.run.played(), seat, wanted);
        println!("{}", desk.context.dim(&desk.word(hint)));
    }

    fn obey(&mut self, desk: &mut Desk<'_>, line: &str) -> Result<Next, Failure> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let seat = self.run.lesson().seat;
        let task = self.run.step().map_or(Task::Read, |step| step.task.clone());
        let solution = if let Task::Solve(answer) = &task { answer.join(", ") } else { String::new() };
        match (command, rest.trim()) {
            ("quit" | "exit" | "q", "") => return Ok(Next::Leave),
            ("help" | "?", "") => help(desk),
            ("moves", rest) => desk.list_all(self.run.played(), seat, rest),
            ("board", "") => desk.board(&*self.run.played(), seat),
            ("why", rest) => desk.why(&*self.run.played(), seat, rest),
            ("back", "") => return self.turn_to(LessonRun::back),
            ("again", "") => return self.turn_to(LessonRun::restart),
            ("answer", "") if !solution.is_empty() => {
                println!("{}", Screen::now().wrapped(&desk.say("puzzle-answer", [("answer", solution)]), 0));
            }
            ("", _) if task == Task::Read => {
                let scenes = self.run.pass().map_err(|flaw| broken(&flaw))?;
                self.tell(&scenes);
                return Ok(Next::Step);
            }
            ("", _) => self.pose(desk),
            (_, "") if task == Task::Read && line.parse::<usize>().is_ok() => {
                println!("{}", desk.word("learn-hint-read"));
            }
            _ => {
                if let Task::Guess(guesses) = &task {
                    return self.guess(desk, guesses, line);
                }
                let chosen = desk.choose(self.run.played(), seat, line);
                return chosen.map_or(Ok(Next::Again), |words| self.play(desk, &words));
            }
        }
        Ok(Next::Again)
    }

    fn turn_to(
        &mut self,
        turn: impl FnOnce(&mut LessonRun) -> Result<(), Vec<khipu_core::Fault>>,
    ) -> Result<Next, Failure> {
        turn(&mut self.run)
            .map_err(|faults| Failure::faults("the lesson", self.game.title().name, &faults))?;
        Ok(Next::Step)
    }

    fn play(&mut self, desk: &mut Desk<'_>, words: &str) -> Result<Next, Failure> {
        let say = |text: &str| println!("{}", Screen::now().wrapped(text, 0));
        match self.run.play(words).map_err(|flaw| broken(&flaw))? {
            Answer::GoOn(scenes) => {
                self.tell(&scenes);
                return Ok(Next::Step);
            }
            Answer::Seen(refused, scenes) => {
                println!("{}", desk.explain(&refused));
                self.tell(&scenes);
                return Ok(Next::Step);
            }
            Answer::Missed(scenes) => {
                self.tell(&scenes);
                say(&desk.word("puzzle-missed"));
                return Ok(Next::Step);
            }
            Answer::Retort(key) => say(&self.words.word(&key)),
            Answer::OffTopic => {
                say(&desk.word("learn-off-topic"));
                self.pose(desk);
            }
            Answer::Refused(refused) => println!("{}", desk.explain(&refused)),
        }
        Ok(Next::Again)
    }

    fn guess(&mut self, desk: &Desk<'_>, guesses: &[Guess], line: &str) -> Result<Next, Failure> {
        let guessed = line.parse::<usize>().ok().and_then(|number| guesses.get(number.checked_sub(1)?));
        let Some(guessed) = guessed else {
            println!("{}", desk.word("learn-hint-guess"));
            return Ok(Next::Again);
        };
        let right = self.run.right_guess().unwrap_or_default();
        let answer = self.words.word(&self.run.lesson().message(&right));
        println!(
            "{}",
            if guessed.key == right {
                desk.word("learn-guess-right")
            } else {
                desk.say("learn-guess-wrong", [("answer", answer)])
            }
        );
        let scenes = self.run.pass().map_err(|flaw| broken(&flaw))?;
        self.tell(&scenes);
        Ok(Next::Step)
    }

    /// Tells what has happened, as far as the learner may know of it.
    fn tell(&self, scenes: &[Scene]) {
        let viewer = Viewer::Seat(self.run.lesson().seat);
        for event in scenes.iter().filter_map(|scene| scene.event.as_ref()) {
            for heard in event.tell(&[viewer], self.words, &self.names).into_iter().flatten() {
                println!("{}", Screen::now().wrapped(&heard.say, 2));
            }
        }
    }
}

fn help(desk: &Desk<'_>) {
    println!("{}", Screen::now().wrapped(&desk.word("play-help-head"), 0));
    let rows = [
        ("moves", "play-help-moves"),
        ("board", "play-help-board"),
        ("why", "play-help-why"),
        ("back", "learn-help-back"),
        ("again", "learn-help-again"),
        ("help", "play-help-help"),
        ("quit", "learn-help-quit"),
    ];
    for (command, key) in rows {
        println!("  {command:<16}{}", desk.word(key));
    }
}

/// A lesson that cannot be played on: the tests play all of them, so this is for lessons that somebody changes.
fn broken(flaw: &Flaw) -> Failure {
    Failure::new(format!("this lesson cannot go on ({flaw}); please report it"))
}
