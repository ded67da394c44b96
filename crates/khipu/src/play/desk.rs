//! What one seat sees and types at a terminal: its board, its moves, and what is meant by a line.

use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use khipu_board::{RenderContext, TerminalContext};
use khipu_core::{NotationError, Refused, Seat, Viewer};
use khipu_registry::{DynEvent, DynGame, DynMatch, Heard};

use super::editor::{Input, plain_line};
use super::menu::{self, Item};
use super::screen::Screen;

/// Rows of the list of moves that are shown on the smallest screen.
pub(crate) const LEAST_ROWS: usize = 6;

/// The place of a person at the terminal.
pub(crate) struct Desk<'a> {
    pub(crate) game: Arc<dyn DynGame>,
    pub(crate) context: TerminalContext<'a>,
    /// The list that numbers refer to.
    listed: Vec<Item>,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(game: Arc<dyn DynGame>, context: TerminalContext<'a>) -> Self {
        Self { game, context, listed: Vec::new() }
    }

    pub(crate) fn word(&self, key: &str) -> String {
        self.context.words.word(key)
    }

    pub(crate) fn say<const N: usize>(&self, key: &str, fields: [(&'static str, String); N]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            match value.parse::<f64>() {
                Ok(number) => args.set(name, number),
                Err(_) => args.set(name, value),
            }
        }
        self.context.words.say(key, &args)
    }

    /// Why something is not possible.
    pub(crate) fn explain(&self, refused: &Refused) -> String {
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
        let words = self.context.words;
        self.game.call(id, words).or_else(|| {
            let name = words.name(self.game.title().name, id);
            (name != id).then_some(name)
        })
    }

    /// Lets Tab complete the moves of a seat.
    pub(crate) fn complete(&self, played: &mut dyn DynMatch, seat: Seat, input: &mut Input) {
        let moves = played.moves(seat);
        input.complete_with(moves, &|id| self.call(id));
    }

    /// Shows what a person needs for the next decision: the board if it fits together with the moves and `draw` says so,
    /// else what lies before the person.
    pub(crate) fn present(&mut self, played: &mut dyn DynMatch, seat: Seat, draw: bool) {
        let screen = Screen::now();
        let prompt = played.prompt(Viewer::Seat(seat), &self.context);
        let rows = prompt.lines().count() + 3 + played.moves(seat).len().min(LEAST_ROWS);
        if let Some(board) = self.fitting_board(played, seat, rows) {
            if draw {
                println!("\n{board}");
            }
            let most = screen.rows.saturating_sub(board.lines().count() + prompt.lines().count() + 3);
            println!("\n{prompt}");
            self.list(played, seat, "", most.max(LEAST_ROWS));
            return;
        }
        let own = self.own(played, seat, screen);
        let asked = screen.wrapped(&self.asked(played, seat), 0);
        let used = own.lines().count() + asked.lines().count() + 4;
        println!("\n{own}{}\n{asked}", self.context.dim(&self.word("play-board")));
        self.list(played, seat, "", screen.rows.saturating_sub(used).max(LEAST_ROWS));
    }

    /// The board if it fits above so many rows, else what lies before a seat.
    pub(crate) fn look(&self, played: &dyn DynMatch, seat: Seat, rows: usize) {
        match self.fitting_board(played, seat, rows) {
            Some(board) => println!("\n{board}"),
            None => {
                let own = self.own(played, seat, Screen::now());
                println!("\n{own}{}", self.context.dim(&self.word("play-board")));
            }
        }
    }

    fn fitting_board(&self, played: &dyn DynMatch, seat: Seat, rows: usize) -> Option<String> {
        let board = played.draw(Viewer::Seat(seat), &self.context);
        Screen::now().holds(&board, rows).then_some(board)
    }

    fn context_of(&self, seat: Seat) -> RenderContext<'a> {
        RenderContext { words: self.context.words, names: self.context.names, viewer: Viewer::Seat(seat) }
    }

    /// What is asked, as one sentence.
    fn asked(&self, played: &dyn DynMatch, seat: Seat) -> String {
        let asked = played.moment().asks(&self.context_of(seat));
        self.context.head(&self.context.words.titled(self.context.name(seat), asked))
    }

    /// What lies before a seat and what it alone sees, a row for each thing, on at most half of the screen.
    fn own(&self, played: &dyn DynMatch, seat: Seat, screen: Screen) -> String {
        let (name, moment) = (self.context.name(seat), played.moment());
        let everybody = RenderContext { viewer: Viewer::Spectator, ..self.context_of(seat) };
        let open = moment.describe(&everybody);
        let parts = moment.describe(&self.context_of(seat)).into_iter();
        let own = parts.filter(|part| part.0.contains(&name) || !open.contains(part));
        let rows: Vec<String> = own
            .flat_map(|(heading, lines)| {
                let lines = lines.into_iter().map(|line| screen.wrapped(&line, 2));
                let text = std::iter::once(self.context.head(&screen.cut(&heading))).chain(lines);
                text.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
            })
            .collect();
        let most = (screen.rows / 2).max(LEAST_ROWS);
        let more = if rows.len() > most { "  …\n" } else { "" };
        rows.iter().take(most).map(|row| format!("{row}\n")).collect::<String>() + more
    }

    /// The whole board: drawn where it is wide enough, else told; page by page where it is not high enough.
    pub(crate) fn board(&self, played: &dyn DynMatch, seat: Seat) {
        let screen = Screen::now();
        let drawn = played.draw(Viewer::Seat(seat), &self.context);
        if drawn.lines().all(|line| khipu_board::seen_width(line) <= screen.columns) {
            return self.show(&drawn);
        }
        let parts = played.moment().describe(&self.context_of(seat));
        self.show(&screen.told(&parts));
    }

    /// A text, page by page.
    pub(crate) fn show(&self, text: &str) {
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

    /// Lists all moves that begin so, as many as the screen holds.
    pub(crate) fn list_all(&mut self, played: &mut dyn DynMatch, seat: Seat, beginning: &str) {
        let rows = Screen::now().rows.saturating_sub(4).max(LEAST_ROWS);
        self.list(played, seat, beginning, if beginning.is_empty() { rows } else { rows.max(20) });
    }

    /// Lists the moves that begin so, by steps if they are many.
    fn list(&mut self, played: &mut dyn DynMatch, seat: Seat, beginning: &str, most: usize) {
        let moves = played.moves(seat);
        self.listed = menu::items(&moves, beginning, most);
        self.print_list(played, seat, most);
    }

    /// Lists these moves alone.
    pub(crate) fn offer(&mut self, played: &dyn DynMatch, seat: Seat, moves: Vec<String>) {
        self.listed = moves.into_iter().map(Item::Move).collect();
        self.print_list(played, seat, usize::MAX);
    }

    fn print_list(&self, played: &dyn DynMatch, seat: Seat, most: usize) {
        let screen = Screen::now();
        // Where there is room, a text that is longer than its line goes on in the next one.
        let whole = self.listed.len().saturating_mul(2) <= most;
        let text = |item: &Item| match item {
            Item::Move(words) => words.clone(),
            Item::Step(words, _) => format!("{words} …"),
        };
        let width = self.listed.iter().map(|item| text(item).chars().count()).max().unwrap_or_default();
        for (index, item) in self.listed.iter().take(most).enumerate() {
            let margin = width + 8;
            let what = match item {
                Item::Move(words) => self.preview(played, seat, words),
                Item::Step(_, n) => self.say("play-step", [("n", n.to_string())]),
            };
            let what = match screen.columns.saturating_sub(margin + 1).min(100) {
                _ if whole && margin < screen.columns / 2 => screen.wrapped(&what, margin).split_off(margin),
                room if what.chars().count() <= room => what,
                room => what.chars().take(room.saturating_sub(1)).chain(['…']).collect(),
            };
            let line = format!("{:>4}  {:<width$}  {}", index + 1, text(item), self.context.dim(&what));
            println!("{}", line.trim_end());
        }
        if let Some(more) = self.listed.len().checked_sub(most).filter(|&more| more > 0) {
            println!("      {}", self.say("play-more", [("n", more.to_string())]));
        }
    }

    /// What a move would bring.
    fn preview(&self, played: &dyn DynMatch, seat: Seat, words: &str) -> String {
        let name = format!("{} ", self.context.name(seat));
        let events = played.foresee(seat, words).unwrap_or_default();
        let viewer = Viewer::Seat(seat);
        let heard = events.iter().filter_map(|event| {
            event.tell(&[viewer], self.context.words, self.context.names).pop().flatten()
        });
        // Without the name of whoever moves they are no sentences any more.
        let part = |heard: Arc<Heard>| {
            let part = heard.say.strip_prefix(&name).unwrap_or(&heard.say);
            part.strip_suffix('.').unwrap_or(part).to_owned()
        };
        let mut parts: Vec<String> = heard.take(4).map(part).collect();
        if parts.is_empty() {
            // What it brings is hidden, or a choice comes first: at least what it is about has a name.
            let names: Vec<String> = words.split_whitespace().filter_map(|id| self.call(id)).collect();
            parts.extend(Some(names.join(", ")).filter(|names| !names.is_empty()));
        }
        // What is paid by a later choice should be known before.
        let paid = |event: &Arc<dyn DynEvent>| {
            event.heard_by(viewer).is_some_and(|written| written["event"] == "paid")
        };
        if !events.iter().any(paid)
            && let Some(price) = played.moment().price(seat, words, self.context.words)
        {
            parts.insert(0, self.say("play-price", [("price", price)]));
        }
        self.context.words.listed(&parts)
    }

    /// The move that a line means: a number of the list, a move, a move with names in it; it need not be possible. None
    /// for the beginning of some, and for what is no move: that has been said then.
    pub(crate) fn choose(&mut self, played: &mut dyn DynMatch, seat: Seat, line: &str) -> Option<String> {
        if let Ok(number) = line.parse::<usize>() {
            match number.checked_sub(1).and_then(|index| self.listed.get(index)).cloned() {
                Some(Item::Move(words)) => return Some(words),
                Some(Item::Step(words, _)) => self.step(played, seat, &words),
                None => {
                    let fields = [("number", line.to_owned()), ("count", self.listed.len().to_string())];
                    println!("{}", self.say("play-no-number", fields));
                }
            }
            return None;
        }
        let Err(Refused::Words(error)) = played.why(seat, line) else { return Some(line.to_owned()) };
        let moves = played.moves(seat);
        let meant: Vec<String> =
            menu::meant(&moves, line, &|id| self.call(id)).into_iter().cloned().collect();
        match &meant[..] {
            [only] => return Some(only.clone()),
            [] if moves.iter().any(|words| menu::begins(words, line)) => self.step(played, seat, line),
            [] => {
                // Something that is there but cannot be done so: its own reason says more.
                let named = menu::with_id(line, &self.names_in_sight(played, seat));
                let named =
                    named.filter(|words| matches!(played.why(seat, words), Err(Refused::Rule { .. })));
                if named.is_some() {
                    return named;
                }
                println!("{}", self.explain(&Refused::Words(self.what_fits(error, &moves, line))));
            }
            _ => {
                println!("{}", self.word("play-several"));
                self.offer(played, seat, meant);
            }
        }
        None
    }

    /// The same error with what could stand there now, by the names that people use.
    fn what_fits(&self, error: NotationError, moves: &[String], line: &str) -> NotationError {
        let before = error.at.saturating_sub(1);
        let beginning = line.split_whitespace().take(before).collect::<Vec<_>>().join(" ");
        let mut expected: Vec<String> = Vec::new();
        for words in moves.iter().filter(|words| menu::begins(words, &beginning)) {
            let Some(next) = words.split_whitespace().nth(before) else { continue };
            // The first word says what is done, and is typed as it is.
            let name = self.call(next).filter(|_| before > 0).unwrap_or_else(|| next.to_owned());
            if !expected.contains(&name) {
                expected.push(name);
            }
        }
        if expected.is_empty() { error } else { NotationError { expected, ..error } }
    }

    /// Goes on to the moves that begin so.
    fn step(&mut self, played: &mut dyn DynMatch, seat: Seat, beginning: &str) {
        self.list(played, seat, beginning, Screen::now().rows.saturating_sub(3).max(LEAST_ROWS));
    }

    /// The move of a number.
    fn numbered(&self, line: &str) -> Option<String> {
        match self.listed.get(line.parse::<usize>().ok()?.checked_sub(1)?)? {
            Item::Move(words) => Some(words.clone()),
            Item::Step(..) => None,
        }
    }

    /// What a seat sees that has a name, with its id.
    fn names_in_sight(&self, played: &dyn DynMatch, seat: Seat) -> Vec<(String, String)> {
        let view = played.view(Viewer::Seat(seat)).to_string();
        let words: BTreeSet<&str> =
            view.split(|c: char| !(c.is_ascii_alphanumeric() || "-_".contains(c))).collect();
        words.into_iter().filter_map(|id| Some((id.to_owned(), self.call(id)?))).collect()
    }

    /// Says why a move is not possible, or that it is.
    pub(crate) fn why(&self, played: &dyn DynMatch, seat: Seat, line: &str) {
        if line.is_empty() {
            return println!("{}", self.word("play-why-which"));
        }
        let words = self.numbered(line).unwrap_or_else(|| line.to_owned());
        let words = match played.why(seat, &words) {
            Err(Refused::Words(_)) => {
                menu::with_id(line, &self.names_in_sight(played, seat)).unwrap_or(words)
            }
            _ => words,
        };
        match played.why(seat, &words) {
            Ok(()) => println!("{}", self.say("play-possible", [("move", words)])),
            Err(refused) => println!("{}", self.explain(&refused)),
        }
    }
}
