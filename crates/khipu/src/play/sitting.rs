//! People and bots at one terminal.

use std::path::Path;
use std::sync::Arc;

use khipu_board::{Note, TerminalContext, coach};
use khipu_bots::any::Player;
use khipu_core::{Seat, Seed, Viewer};
use khipu_registry::{DynGame, DynMatch, Registry, Scene};
use khipu_words::Language;

use super::desk::Desk;
use super::editor::{Input, plain_line};
use super::saving::SaveFile;
use super::screen::Screen;
use super::{holders_of, load, seat_bots};
use crate::failure::Failure;
use crate::policy::Holder;
use crate::{reasons, score};

/// How much of a hint is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HintStep {
    /// Where to look.
    Nudge,
    /// The whole turn.
    Turn,
    /// What makes it better.
    Why,
}

/// What can be typed besides moves.
pub(super) const COMMANDS: [&str; 11] =
    ["board", "help", "hint", "log", "moves", "quit", "resume", "save", "score", "undo", "why"];

/// A game with people at one terminal.
pub(super) struct Sitting<'a> {
    registry: &'a Registry,
    desk: Desk<'a>,
    played: Box<dyn DynMatch>,
    holders: Vec<Holder>,
    bots: Vec<Option<Box<dyn Player>>>,
    input: Input,
    log: Vec<String>,
    save: Option<SaveFile>,
    /// What people have lost since their last decision; none if nobody asked for a coach.
    coach: Option<Vec<(Seat, Note)>>,
    /// Moves since the game was last saved.
    unsaved: usize,
    /// The seat that the board was last drawn for, until somebody else moves.
    drawn_for: Option<Seat>,
    /// The person who sits at the screen.
    at_screen: Option<Seat>,
}

/// What a person typed leads to.
enum Next {
    /// The position changed.
    Moved,
    /// The same question again.
    Again,
    /// The person leaves.
    Leave,
}

impl<'a> Sitting<'a> {
    #[expect(clippy::too_many_arguments, reason = "everything that lies on the table")]
    pub(super) fn new(
        registry: &'a Registry,
        game: Arc<dyn DynGame>,
        played: Box<dyn DynMatch>,
        holders: Vec<Holder>,
        bots: Vec<Option<Box<dyn Player>>>,
        context: TerminalContext<'a>,
        input: Input,
        save: Option<SaveFile>,
        coach: bool,
    ) -> Self {
        let (desk, coach) = (Desk::new(game, context), coach.then(Vec::new));
        let (log, unsaved, drawn_for, at_screen) = (Vec::new(), 0, None, None);
        Self { registry, desk, played, holders, bots, input, log, save, coach, unsaved, drawn_for, at_screen }
    }

    fn name(&self) -> &'static str {
        self.desk.game.title().name
    }

    pub(super) fn play(mut self) -> Result<(), Failure> {
        println!("{}\n", self.desk.word("play-welcome"));
        loop {
            let Some(seat) = self.played.deciders().first() else {
                self.desk.show(&self.played.draw(Viewer::Spectator, &self.desk.context));
                println!("{}", self.score());
                return self.keep();
            };
            match self.holders[seat.index()] {
                Holder::Bot(_) => self.bot_move(seat)?,
                Holder::Human => {
                    self.curtain(seat);
                    if !self.ask(seat)? {
                        return Ok(());
                    }
                }
            }
            self.keep()?;
        }
    }

    fn score(&self) -> String {
        score::table(self.name(), &self.played.score(), self.desk.context.names, self.desk.context.words)
    }

    /// Between two people at one screen, when the next one holds something that the other may not see.
    fn curtain(&mut self, seat: Seat) {
        let before = self.at_screen.replace(seat);
        if before.is_some_and(|before| before != seat) && self.holds_secrets(seat) {
            print!("\n{} ", self.desk.say("play-curtain", [("name", self.desk.context.name(seat))]));
            let _ = plain_line();
            print!("\x1b[2J\x1b[H");
            // Whoever sits down first looks at the board.
            self.drawn_for = None;
        }
    }

    /// Whether a seat sees more than somebody who only looks on.
    fn holds_secrets(&self, seat: Seat) -> bool {
        let [own, open] = [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| {
            let mut view = self.played.view(viewer);
            if let Some(fields) = view.as_object_mut() {
                fields.remove("viewer");
            }
            view
        });
        own != open
    }

    fn bot_move(&mut self, seat: Seat) -> Result<(), Failure> {
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
        let choice = bot.and_then(|bot| bot.choose(self.played.any(), seat));
        if let Some(fault) = self.holders[seat.index()].resigned().and_then(|resigned| resigned.first) {
            let name = self.desk.context.name(seat);
            println!(
                "{}",
                self.desk.say("play-program-resigned", [("name", name), ("fault", fault.to_string())])
            );
        }
        let played = choice.is_some_and(|choice| self.make(seat, &choice));
        played.then_some(()).ok_or_else(|| Failure::new(self.desk.word("play-bot-lost")))
    }

    /// Plays a move and tells it; says why if it cannot be played.
    fn make(&mut self, seat: Seat, words: &str) -> bool {
        let viewer = self.watching(seat);
        match self.played.play_scenes(seat, words) {
            Ok(played) => {
                self.unsaved += 1;
                if self.holders[seat.index()] != Holder::Human {
                    self.drawn_for = None;
                }
                self.tell(viewer, &played.scenes);
                true
            }
            Err(refused) => {
                println!("{}", self.desk.explain(&refused));
                false
            }
        }
    }

    /// Whose eyes are on the screen while a seat moves: the person who moves, or the only person there is.
    fn watching(&self, seat: Seat) -> Viewer {
        let human = |seat: &Seat| self.holders[seat.index()] == Holder::Human;
        let mut people = Seat::all(self.holders.len()).filter(human);
        match (human(&seat), people.next(), people.next()) {
            (true, ..) => Viewer::Seat(seat),
            (false, Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Spectator,
        }
    }

    fn tell(&mut self, viewer: Viewer, scenes: &[Scene]) {
        let screen = Screen::now();
        for event in scenes.iter().filter_map(|scene| scene.event.as_ref()) {
            let told = event.tell(&[viewer], self.desk.context.words, self.desk.context.names);
            for heard in told.into_iter().flatten() {
                println!("{}", screen.wrapped(&heard.say, 2));
                self.log.push(heard.say.clone());
            }
            if let Some(losses) = &mut self.coach {
                let seats = Seat::all(self.holders.len());
                losses.extend(seats.filter_map(|seat| Some((seat, event.loss(seat)?))));
            }
        }
    }

    /// At most two lines for a person who is new: what was lost last, and what is most urgent now.
    fn advise(&mut self, seat: Seat) {
        let Some(losses) = &mut self.coach else { return };
        let lost = losses.iter().rev().find(|(loser, _)| *loser == seat).map(|(_, note)| note.clone());
        losses.retain(|(loser, _)| *loser != seat);
        for note in coach(lost, self.played.moment().notes(seat)) {
            let said = note.say(self.name(), self.desk.context.words, self.desk.context.names);
            println!("{}", Screen::now().wrapped(&self.desk.context.dim(&format!("» {said}")), 0));
        }
    }

    /// Asks a person until something is played; false if the person leaves.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        let draw = self.drawn_for.replace(seat) != Some(seat);
        self.desk.present(&mut *self.played, seat, draw);
        self.advise(seat);
        self.desk.complete(&mut *self.played, seat, &mut self.input);
        let mut leaving = false;
        loop {
            let prompt = format!("{} > ", self.desk.context.letter(seat));
            let Some(line) = self.input.line(&prompt) else {
                self.goodbye();
                return Ok(false);
            };
            match self.obey(seat, line.trim()) {
                Next::Moved => return Ok(true),
                Next::Leave if leaving || self.unsaved == 0 => {
                    self.goodbye();
                    return Ok(false);
                }
                Next::Leave => {
                    leaving = true;
                    println!("{}", self.desk.word("play-unsaved"));
                }
                Next::Again => leaving = false,
            }
        }
    }

    fn goodbye(&self) {
        let text = match &self.save {
            Some(_) if self.played.played().is_empty() => self.desk.word("play-bye"),
            Some(file) => self.desk.say("play-bye-saved", [("command", self.go_on(file.path()))]),
            None if self.unsaved > 0 => self.desk.word("play-bye-unsaved"),
            None => self.desk.word("play-bye"),
        };
        println!("\n{text}");
    }

    /// What to type to go on with a saved game.
    fn go_on(&self, file: &Path) -> String {
        format!("khipu play {} --resume {}", self.name(), file.display())
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Next {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (command, rest) {
            ("", _) => self.desk.present(&mut *self.played, seat, false),
            ("help" | "?", _) => self.help(),
            ("moves", _) => self.desk.list_all(&mut *self.played, seat, rest),
            ("board", "") => self.desk.board(&*self.played, seat),
            ("score", "") => println!("{}", self.score()),
            ("log", "") => self.desk.show(&self.log.join("\n")),
            ("hint", "") => self.hint(seat, HintStep::Nudge),
            ("hint", "turn") => self.hint(seat, HintStep::Turn),
            ("hint", "why") => self.hint(seat, HintStep::Why),
            ("quit" | "exit" | "q", "") => return Next::Leave,
            ("undo", "") => return self.undo(),
            ("why", _) => self.desk.why(&*self.played, seat, rest),
            ("save", _) => self.save_as(rest),
            ("resume", _) => return self.resume(rest),
            _ => {
                let chosen = self.desk.choose(&mut *self.played, seat, line);
                return if chosen.is_some_and(|words| self.make(seat, &words)) {
                    Next::Moved
                } else {
                    Next::Again
                };
            }
        }
        Next::Again
    }

    fn help(&self) {
        let [moved, file] = ["play-word-move", "play-word-file"].map(|key| self.desk.word(key));
        let rows = [
            ("moves", ""),
            ("begin", ""),
            ("board", ""),
            ("hint", ""),
            ("undo", ""),
            ("why", &moved),
            ("score", ""),
            ("log", ""),
            ("save", &file),
            ("resume", &file),
            ("help", ""),
            ("quit", ""),
        ];
        let screen = Screen::now();
        println!("{}", screen.wrapped(&self.desk.word("play-help-head"), 0));
        for (command, argument) in rows {
            let typed =
                if command == "begin" { "moves place".to_owned() } else { format!("{command} {argument}") };
            println!("  {typed:<16}{}", self.desk.word(&format!("play-help-{command}")));
        }
        println!("{}", screen.wrapped(&self.desk.word("play-help-foot"), 0));
    }

    /// A hint in three steps, each asked for: where to look, the whole turn, and why.
    fn hint(&self, seat: Seat, step: HintStep) {
        println!("{}", self.desk.context.dim(&self.desk.word("play-thinking")));
        // The view, not the position: nothing hidden has a part in a hint.
        let seed = Seed::from_text(&self.played.view(Viewer::Seat(seat)).to_string());
        let Some(advice) = self.played.advise(seat, None, seed) else { return };
        let nudge = advice.turn.first().cloned().unwrap_or_default();
        let told = match step {
            HintStep::Nudge if !advice.instead.is_empty() => {
                vec![self.desk.say("play-hint-nudge", [("move", nudge)])]
            }
            HintStep::Turn if !advice.instead.is_empty() => {
                vec![self.desk.say("play-hint-turn", [("moves", advice.turn.join(", "))])]
            }
            _ => {
                let context = &self.desk.context;
                reasons::told(&advice, self.name(), context.words, |number| context.head(number))
            }
        };
        for line in told {
            println!("{}", Screen::now().wrapped(&line, 2));
        }
    }

    fn undo(&mut self) -> Next {
        match self.played.undo() {
            Ok(undone) => {
                let text = self.desk.say("play-taken-back", [("move", undone.text)]);
                println!("{text}");
                self.unsaved += 1;
                self.log.push(text);
                Next::Moved
            }
            Err(error) => {
                println!("{}", self.desk.context.words.undo(error));
                Next::Again
            }
        }
    }

    fn save_as(&mut self, file: &str) {
        if file.is_empty() {
            println!("{}", self.desk.word("play-save-where"));
            return;
        }
        let record = self.played.record();
        let own = self.save.as_ref().is_some_and(|save| save.path() == Path::new(file));
        let claimed =
            if own { Some(SaveFile::of(Path::new(file))) } else { SaveFile::claim(Path::new(file), &record) };
        let Some(claimed) = claimed else {
            println!("{}", self.desk.say("play-save-other", [("file", file.to_owned())]));
            return;
        };
        match claimed.like(self.save.as_ref()).write(&record) {
            Ok(()) => {
                self.unsaved = 0;
                println!("{}", self.desk.say("play-saved", [("command", self.go_on(Path::new(file)))]));
            }
            Err(failure) => println!("{}", self.failed(&failure)),
        }
    }

    /// Saves the game where it belongs.
    fn keep(&mut self) -> Result<(), Failure> {
        if let Some(file) = &self.save {
            file.write(&self.played.record())?;
            self.unsaved = 0;
        }
        Ok(())
    }

    /// A failure as the command would tell it.
    fn failed(&self, failure: &Failure) -> String {
        failure.say(&self.registry.words(Language::English))
    }

    fn resume(&mut self, file: &str) -> Next {
        if file.is_empty() {
            println!("{}", self.desk.word("play-resume-which"));
            return Next::Again;
        }
        match load(self.registry, self.name(), Path::new(file)) {
            Ok((_, played)) if played.header().players != self.holders.len() => {
                let [there, here] = [played.header().players, self.holders.len()].map(|n| n.to_string());
                println!("{}", self.desk.say("play-seats-differ", [("there", there), ("here", here)]));
                Next::Again
            }
            Ok((game, played)) => {
                self.desk.game = game;
                self.holders = holders_of(&*played);
                self.bots = seat_bots(&*self.desk.game, &self.holders, Seed::from_text(&played.hash()));
                self.played = played;
                self.drawn_for = None;
                self.unsaved = 0;
                self.log.clear();
                // From now on it is saved where it came from, if games are saved at all.
                self.save = self.save.take().map(|_| SaveFile::of(Path::new(file)));
                println!("{}", self.desk.say("play-resumed", [("file", file.to_owned())]));
                Next::Moved
            }
            Err(failure) => {
                println!("{}", self.failed(&failure));
                Next::Again
            }
        }
    }
}
