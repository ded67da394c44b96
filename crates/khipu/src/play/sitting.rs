//! People and bots at one terminal.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use khipu_board::{RenderContext, TerminalContext};
use khipu_bots::Settings;
use khipu_bots::any::Player;
use khipu_core::{Refused, Seat, Seed, Viewer};
use khipu_registry::{DynGame, DynMatch, Registry};
use serde_json::Value;

use super::editor::{Input, plain_line};
use super::menu::{self, Item};
use super::saving::SaveFile;
use super::screen::Screen;
use super::{holders_of, load, seat_bots};
use crate::failure::Failure;
use crate::policy::Holder;
use crate::score;

/// How much is thought about a hint: a second or two on an old machine.
const ITERATIONS: u32 = 4000;
/// Rows of the list of moves that are shown on the smallest screen.
const LEAST_ROWS: usize = 6;

/// A game with people at one terminal.
pub(super) struct Sitting<'a> {
    registry: &'a Registry,
    game: Arc<dyn DynGame>,
    played: Box<dyn DynMatch>,
    holders: Vec<Holder>,
    bots: Vec<Option<Box<dyn Player>>>,
    context: TerminalContext<'a>,
    input: Input,
    log: Vec<String>,
    save: Option<SaveFile>,
    /// Moves since the game was last saved.
    unsaved: usize,
    /// The seat that the board was last drawn for, until somebody else moves.
    drawn_for: Option<Seat>,
    /// The person who sits at the screen.
    at_screen: Option<Seat>,
    /// The list that numbers refer to.
    listed: Vec<Item>,
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
    ) -> Self {
        let (log, listed) = (Vec::new(), Vec::new());
        let (unsaved, drawn_for, at_screen) = (0, None, None);
        Self {
            registry,
            game,
            played,
            holders,
            bots,
            context,
            input,
            log,
            save,
            unsaved,
            drawn_for,
            at_screen,
            listed,
        }
    }

    fn name(&self) -> &'static str {
        self.game.title().name
    }

    fn word(&self, key: &str) -> String {
        self.context.words.word(key)
    }

    fn say<const N: usize>(&self, key: &str, fields: [(&'static str, String); N]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            match value.parse::<f64>() {
                Ok(number) => args.set(name, number),
                Err(_) => args.set(name, value),
            }
        }
        self.context.words.say(key, &args)
    }

    pub(super) fn play(mut self) -> Result<(), Failure> {
        println!("{}\n", self.word("play-welcome"));
        loop {
            let Some(seat) = self.played.deciders().first() else {
                self.show(&self.played.draw(Viewer::Spectator, &self.context));
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
        score::table(self.name(), &self.played.score(), self.context.names, self.context.words)
    }

    /// Between two people at one screen, when the next one holds something that the other may not see.
    fn curtain(&mut self, seat: Seat) {
        let before = self.at_screen.replace(seat);
        if before.is_some_and(|before| before != seat) && self.holds_secrets(seat) {
            print!("\n{} ", self.say("play-curtain", [("name", self.context.name(seat))]));
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
        let played = choice.is_some_and(|choice| self.make(seat, &choice));
        played.then_some(()).ok_or_else(|| Failure::new(self.word("play-bot-lost")))
    }

    /// Plays a move and tells it; says why if it cannot be played.
    fn make(&mut self, seat: Seat, words: &str) -> bool {
        let viewer = self.watching(seat);
        match self.played.play_before(viewer, seat, words) {
            Ok(told) => {
                self.unsaved += 1;
                if self.holders[seat.index()] != Holder::Human {
                    self.drawn_for = None;
                }
                self.tell(&told.events);
                true
            }
            Err(refused) => {
                println!("{}", self.explain(&refused));
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

    fn tell(&mut self, events: &[Value]) {
        let screen = Screen::now();
        for event in events {
            let sentence = self.game.tell(event, self.context.words, self.context.names);
            println!("{}", screen.wrapped(&sentence, 2));
            self.log.push(sentence);
        }
    }

    fn explain(&self, refused: &Refused) -> String {
        let why = self.game.refuse(refused, self.context.words, self.context.names);
        let said = match refused {
            Refused::Rule { rule, .. } => {
                self.say("play-refused", [("why", why), ("rule", (*rule).to_owned())])
            }
            Refused::Words(_) => self.say("play-not-understood", [("why", why)]),
        };
        Screen::now().wrapped(&said, 0)
    }

    /// What people call a thing that moves name by an id.
    fn call(&self, id: &str) -> Option<String> {
        self.game.call(id, self.context.words)
    }

    /// Asks a person until something is played; false if the person leaves.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.present(seat);
        let moves = self.played.moves(seat);
        let names: Vec<(String, String)> = {
            let ids = moves.iter().flat_map(|words| words.split_whitespace());
            ids.filter_map(|id| Some((id.to_owned(), self.call(id)?))).collect()
        };
        let call = |id: &str| names.iter().find(|(known, _)| known == id).map(|(_, name)| name.clone());
        self.input.complete_with(moves, &call);
        let mut leaving = false;
        loop {
            let prompt = format!("{} > ", self.context.letter(seat));
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
                    println!("{}", self.word("play-unsaved"));
                }
                Next::Again => leaving = false,
            }
        }
    }

    fn goodbye(&self) {
        let text = match &self.save {
            Some(_) if self.played.played().is_empty() => self.word("play-bye"),
            Some(file) => self.say("play-bye-saved", [("command", self.go_on(file.path()))]),
            None if self.unsaved > 0 => self.word("play-bye-unsaved"),
            None => self.word("play-bye"),
        };
        println!("\n{text}");
    }

    /// What to type to go on with a saved game.
    fn go_on(&self, file: &Path) -> String {
        format!("khipu play {} --resume {}", self.name(), file.display())
    }

    /// Shows what a person needs for the next decision: the board if it fits together with the moves, else what lies
    /// before the person.
    fn present(&mut self, seat: Seat) {
        let (screen, viewer) = (Screen::now(), Viewer::Seat(seat));
        let prompt = self.played.prompt(viewer, &self.context);
        let rows = prompt.lines().count() + 3 + self.played.moves(seat).len().min(LEAST_ROWS);
        let board = self.played.draw(viewer, &self.context);
        let fits = screen.holds(&board, rows);
        if self.drawn_for != Some(seat) {
            if fits {
                println!("\n{board}");
            }
            self.drawn_for = Some(seat);
        }
        if fits {
            let most = screen.rows.saturating_sub(board.lines().count() + prompt.lines().count() + 3);
            println!("\n{prompt}");
            self.list(seat, "", most.max(LEAST_ROWS));
            return;
        }
        let own = self.own(seat, screen);
        let asked = screen.wrapped(&self.asked(seat), 0);
        let used = own.lines().count() + asked.lines().count() + 4;
        println!("\n{own}{}\n{asked}", self.context.dim(&self.word("play-board")));
        self.list(seat, "", screen.rows.saturating_sub(used).max(LEAST_ROWS));
    }

    fn context_of(&self, seat: Seat) -> RenderContext<'a> {
        RenderContext { words: self.context.words, names: self.context.names, viewer: Viewer::Seat(seat) }
    }

    /// What is asked, as one sentence.
    fn asked(&self, seat: Seat) -> String {
        let asked = self.played.moment().asks(&self.context_of(seat));
        self.context.head(&self.context.words.titled(self.context.name(seat), asked))
    }

    /// What lies before a seat and what it alone sees, a row for each thing, on at most half of the screen.
    fn own(&self, seat: Seat, screen: Screen) -> String {
        let (name, moment) = (self.context.name(seat), self.played.moment());
        let everybody = RenderContext { viewer: Viewer::Spectator, ..self.context_of(seat) };
        let open = moment.describe(&everybody);
        let parts = moment.describe(&self.context_of(seat)).into_iter();
        let own = parts.filter(|part| part.0.contains(&name) || !open.contains(part));
        let rows: Vec<String> = own
            .flat_map(|(heading, lines)| {
                let lines = lines.into_iter().map(|line| screen.cut(&format!("  {line}")));
                std::iter::once(self.context.head(&screen.cut(&heading))).chain(lines)
            })
            .collect();
        let most = (screen.rows / 2).max(LEAST_ROWS);
        let more = if rows.len() > most { "  …\n" } else { "" };
        rows.iter().take(most).map(|row| format!("{row}\n")).collect::<String>() + more
    }

    /// The whole board: drawn where it is wide enough, else told; page by page where it is not high enough.
    fn board(&self, seat: Seat) {
        let screen = Screen::now();
        let drawn = self.played.draw(Viewer::Seat(seat), &self.context);
        if drawn.lines().all(|line| khipu_board::seen_width(line) <= screen.columns) {
            return self.show(&drawn);
        }
        let parts = self.played.moment().describe(&self.context_of(seat));
        self.show(&screen.told(&parts));
    }

    /// A text, page by page.
    fn show(&self, text: &str) {
        let pages = Screen::now().pages(text);
        for (number, page) in pages.iter().enumerate() {
            println!("{page}");
            if number + 1 < pages.len() {
                print!("{} ", self.context.dim(&self.word("play-page")));
                if plain_line().is_none_or(|line| line.trim().eq_ignore_ascii_case("q")) {
                    return;
                }
            }
        }
    }

    /// Lists the moves that begin so, by steps if they are many.
    fn list(&mut self, seat: Seat, beginning: &str, most: usize) {
        let moves = self.played.moves(seat);
        self.listed = menu::items(&moves, beginning, most);
        self.print_list(seat, most);
    }

    fn print_list(&self, seat: Seat, most: usize) {
        let columns = Screen::now().columns;
        let text = |item: &Item| match item {
            Item::Move(words) => words.clone(),
            Item::Step(words, _) => format!("{words} …"),
        };
        let width = self.listed.iter().map(|item| text(item).chars().count()).max().unwrap_or_default();
        for (index, item) in self.listed.iter().take(most).enumerate() {
            let room = columns.saturating_sub(width + 9).min(100);
            let what = match item {
                Item::Move(words) => self.preview(seat, words, room),
                Item::Step(_, n) => self.say("play-step", [("n", n.to_string())]),
            };
            let line = format!("{:>4}  {:<width$}  {}", index + 1, text(item), self.context.dim(&what));
            println!("{}", line.trim_end());
        }
        if let Some(more) = self.listed.len().checked_sub(most).filter(|&more| more > 0) {
            println!("      {}", self.say("play-more", [("n", more.to_string())]));
        }
    }

    /// What a move would bring, in at most so many letters.
    fn preview(&self, seat: Seat, words: &str, most: usize) -> String {
        let name = format!("{} ", self.context.name(seat));
        let events = self.played.preview(seat, words).unwrap_or_default();
        let sentence = |event: &Value| {
            let sentence = self.game.tell(event, self.context.words, self.context.names);
            sentence.strip_prefix(&name).map_or_else(|| sentence.clone(), str::to_owned)
        };
        let mut text = events.iter().take(4).map(sentence).collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            // What it brings is hidden, or a choice comes first: at least what it is about has a name.
            let names = words.split_whitespace().filter_map(|id| self.call(id));
            text = names.collect::<Vec<_>>().join(", ");
        }
        if text.chars().count() <= most {
            return text;
        }
        text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Next {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (command, rest) {
            ("", _) => {}
            ("help" | "?", _) => self.help(),
            ("moves", _) => {
                let rows = Screen::now().rows.saturating_sub(4).max(LEAST_ROWS);
                self.list(seat, rest, if rest.is_empty() { rows } else { rows.max(20) });
            }
            ("board", "") => self.board(seat),
            ("score", "") => println!("{}", self.score()),
            ("log", "") => self.show(&self.log.join("\n")),
            ("hint", "") => self.hint(seat),
            ("quit" | "exit" | "q", "") => return Next::Leave,
            ("undo", "") => return self.undo(),
            ("why", "") => println!("{}", self.word("play-why-which")),
            ("why", _) => self.why(seat, rest),
            ("save", _) => self.save_as(rest),
            ("resume", _) => return self.resume(rest),
            _ => return self.choose(seat, line),
        }
        Next::Again
    }

    /// A number of the list, a move, a move with names in it, or the beginning of some.
    fn choose(&mut self, seat: Seat, line: &str) -> Next {
        if let Ok(number) = line.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| self.listed.get(index)).cloned() {
                Some(Item::Move(words)) if self.make(seat, &words) => Next::Moved,
                Some(Item::Move(_)) => Next::Again,
                Some(Item::Step(words, _)) => self.step(seat, &words),
                None => {
                    let fields = [("number", line.to_owned()), ("count", self.listed.len().to_string())];
                    println!("{}", self.say("play-no-number", fields));
                    Next::Again
                }
            };
        }
        let Err(refused @ Refused::Words(_)) = self.played.why(seat, line) else {
            return if self.make(seat, line) { Next::Moved } else { Next::Again };
        };
        let moves = self.played.moves(seat);
        let meant: Vec<String> =
            menu::meant(&moves, line, &|id| self.call(id)).into_iter().cloned().collect();
        match &meant[..] {
            [only] => return if self.make(seat, only) { Next::Moved } else { Next::Again },
            [] if moves.iter().any(|words| menu::begins(words, line)) => return self.step(seat, line),
            [] => {
                // Something that is there but cannot be done so: its own reason says more.
                let named = menu::with_id(line, &self.names_in_sight(seat));
                match named.map(|words| self.played.why(seat, &words)) {
                    Some(Err(reason @ Refused::Rule { .. })) => println!("{}", self.explain(&reason)),
                    _ => println!("{}", self.explain(&refused)),
                }
            }
            _ => {
                println!("{}", self.word("play-several"));
                self.listed = meant.into_iter().map(Item::Move).collect();
                self.print_list(seat, usize::MAX);
            }
        }
        Next::Again
    }

    /// Goes on to the moves that begin so.
    fn step(&mut self, seat: Seat, beginning: &str) -> Next {
        self.list(seat, beginning, Screen::now().rows.saturating_sub(3).max(LEAST_ROWS));
        Next::Again
    }

    fn help(&self) {
        let [moved, file] = ["play-word-move", "play-word-file"].map(|key| self.word(key));
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
        println!("{}", screen.wrapped(&self.word("play-help-head"), 0));
        for (command, argument) in rows {
            let typed =
                if command == "begin" { "moves place".to_owned() } else { format!("{command} {argument}") };
            println!("  {typed:<16}{}", self.word(&format!("play-help-{command}")));
        }
        println!("{}", screen.wrapped(&self.word("play-help-foot"), 0));
    }

    /// The move of a number or of words.
    fn numbered(&self, line: &str) -> Option<String> {
        match self.listed.get(line.parse::<usize>().ok()?.checked_sub(1)?)? {
            Item::Move(words) => Some(words.clone()),
            Item::Step(..) => None,
        }
    }

    /// What a seat sees that has a name, with its id.
    fn names_in_sight(&self, seat: Seat) -> Vec<(String, String)> {
        let view = self.played.view(Viewer::Seat(seat)).to_string();
        let words: BTreeSet<&str> =
            view.split(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c))).collect();
        words.into_iter().filter_map(|id| Some((id.to_owned(), self.call(id)?))).collect()
    }

    fn why(&mut self, seat: Seat, line: &str) {
        let words = self.numbered(line).unwrap_or_else(|| line.to_owned());
        let words = match self.played.why(seat, &words) {
            Err(Refused::Words(_)) => menu::with_id(line, &self.names_in_sight(seat)).unwrap_or(words),
            _ => words,
        };
        match self.played.why(seat, &words) {
            Ok(()) => println!("{}", self.say("play-possible", [("move", words)])),
            Err(refused) => println!("{}", self.explain(&refused)),
        }
    }

    fn hint(&self, seat: Seat) {
        println!("{}", self.context.dim(&self.word("play-thinking")));
        let seed = Seed::from_text(&self.played.hash());
        let hint = self.played.hint(seat, Settings::new(ITERATIONS), seed);
        for line in hint.lines.iter().take(3) {
            let share = self.context.words.number(format!("{:.0}", line.share * 100.0));
            let points = line.points.map_or_else(|| "–".to_owned(), |points| format!("{points:.1}"));
            let points = self.context.words.number(points);
            let what = self.say("play-hint", [("share", share), ("points", points)]);
            println!("  {}  {}", self.context.head(&line.played), self.context.dim(&what));
        }
        if let Some(best) = hint.lines.first().filter(|best| best.line.len() > 1) {
            let moves =
                best.line.iter().take(6).map(|step| step.played.as_str()).collect::<Vec<_>>().join(", ");
            println!("{}", Screen::now().wrapped(&self.say("play-hint-line", [("moves", moves)]), 2));
        }
    }

    fn undo(&mut self) -> Next {
        match self.played.undo() {
            Ok(undone) => {
                let text = self.say("play-taken-back", [("move", undone.text)]);
                println!("{text}");
                self.unsaved += 1;
                self.log.push(text);
                Next::Moved
            }
            Err(error) => {
                println!("{}", self.context.words.undo(error));
                Next::Again
            }
        }
    }

    fn save_as(&mut self, file: &str) {
        if file.is_empty() {
            println!("{}", self.word("play-save-where"));
            return;
        }
        let record = self.played.record();
        let own = self.save.as_ref().is_some_and(|save| save.path() == Path::new(file));
        let claimed =
            if own { Some(SaveFile::of(Path::new(file))) } else { SaveFile::claim(Path::new(file), &record) };
        let Some(claimed) = claimed else {
            println!("{}", self.say("play-save-other", [("file", file.to_owned())]));
            return;
        };
        match claimed.like(self.save.as_ref()).write(&record) {
            Ok(()) => {
                self.unsaved = 0;
                println!("{}", self.say("play-saved", [("command", self.go_on(Path::new(file)))]));
            }
            Err(failure) => println!("{failure}"),
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

    fn resume(&mut self, file: &str) -> Next {
        if file.is_empty() {
            println!("{}", self.word("play-resume-which"));
            return Next::Again;
        }
        match load(self.registry, self.name(), Path::new(file)) {
            Ok((_, played)) if played.header().players != self.holders.len() => {
                let [there, here] = [played.header().players, self.holders.len()].map(|n| n.to_string());
                println!("{}", self.say("play-seats-differ", [("there", there), ("here", here)]));
                Next::Again
            }
            Ok((game, played)) => {
                self.game = game;
                self.holders = holders_of(&*played);
                self.bots = seat_bots(&*self.game, &self.holders, Seed::from_text(&played.hash()));
                self.played = played;
                self.drawn_for = None;
                self.unsaved = 0;
                self.log.clear();
                // From now on it is saved where it came from, if games are saved at all.
                self.save = self.save.take().map(|_| SaveFile::of(Path::new(file)));
                println!("{}", self.say("play-resumed", [("file", file.to_owned())]));
                Next::Moved
            }
            Err(failure) => {
                println!("{failure}");
                Next::Again
            }
        }
    }
}
