//! `khipu play`: a game in the terminal.

use std::io::{BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use khipu_board::TerminalContext;
use khipu_bots::any::Player;
use khipu_core::{AnyMatch, Record, Refused, Seat, Seed, Viewer};
use khipu_registry::{DynGame, Registry};
use serde_json::Value;

use crate::arguments::{GameOptions, Pack, Tongue};
use crate::failure::Failure;
use crate::policy::Holder;
use crate::{files, games, score};

/// Plays a game in the terminal, against bots or with others at the same screen.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu play tzolkin                               you against one bot of level 2
  khipu play tawantinsuyu --seats human,level4,level4 --seed 42
  khipu play tzolkin --resume game.khipu           go on with a saved game")]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// Who plays, seat by seat: human, random, greedy, level1 to level5
    #[arg(long, default_value = "human,level2")]
    seats: String,
    /// Any text: the same text gives the same game; by default nobody knows it
    #[arg(long)]
    seed: Option<String>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Save the game to this file after every move
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    options: GameOptions,
    /// Put the file of --components into saved records, so that they can be read where nobody has it
    #[arg(long)]
    with_pack: bool,
    #[command(flatten)]
    tongue: Tongue,
    #[command(flatten)]
    pack: Pack,
}

const HELP: &str = "\
Type the number of a move, or the move itself; names may be shortened.
  moves          the legal moves again          board          the board again
  undo           take the last move back        why MOVE       why a move is not possible
  score          the points by source           log            what happened since the start
  save FILE      save the game                  resume FILE    go on with a saved game
  help           this text                      quit           leave
A turn is made of small moves. Until it is over `undo` takes moves back, unless something was revealed.
";

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::open(arguments.pack.components.as_deref())?;
    let mut game = games::find(&registry, &arguments.game)?;
    let words = arguments.tongue.words();
    let mut holders = Holder::list(&arguments.seats)?;
    let played = match &arguments.resume {
        Some(path) => {
            let (resumed, played) = load(&registry, &arguments.game, path)?;
            game = resumed;
            played
        }
        None => {
            let seed = arguments.seed.clone().map_or_else(random_seed, Ok)?;
            let options = arguments.options.read()?;
            let mut played = game
                .start(holders.len() as u64, &options, &seed)
                .map_err(|error| Failure::new(words.setup(&error)))?;
            played.name_seats(names_of(&holders));
            played
        }
    };
    if arguments.resume.is_some() {
        holders = holders_of(&*played);
    }
    let names = seat_names(&played.header().seats, played.header().players);
    let ink = TerminalContext::for_stdout(&words, &names);
    let bots = arguments.seed.clone().map_or_else(random_seed, Ok)?;
    let bots = seat_bots(&*game, &holders, Seed::from_text(&format!("bots of {bots}")));
    let mut table = Sitting {
        registry: &registry,
        game,
        played,
        with_pack: arguments.with_pack,
        holders,
        ink,
        bots,
        log: Vec::new(),
        autosave: arguments.save.clone(),
        unsaved: 0,
        drawn_for: None,
        at_screen: None,
    };
    table.play()
}

/// Names that can be shown, also for seats that have none.
pub(crate) fn seat_names(named: &[String], players: usize) -> Vec<String> {
    let name = |seat: usize| {
        let given =
            named.get(seat).map(|name| name.chars().filter(|c| !c.is_control()).take(20).collect::<String>());
        given.filter(|name| !name.is_empty()).unwrap_or_else(|| format!("seat {seat}"))
    };
    (0..players).map(name).collect()
}

fn names_of(holders: &[Holder]) -> Vec<String> {
    holders.iter().enumerate().map(|(seat, holder)| format!("{} {}", holder.name(), seat + 1)).collect()
}

/// Who sat where, by the names in the record.
fn holders_of(played: &dyn AnyMatch) -> Vec<Holder> {
    let header = played.header();
    let holder = |seat: usize| header.seats.get(seat).map_or(Holder::Human, |name| Holder::of_seat(name));
    (0..header.players).map(holder).collect()
}

/// Bots for the seats that no person holds.
fn seat_bots(game: &dyn DynGame, holders: &[Holder], seed: Seed) -> Vec<Option<Box<dyn Player>>> {
    let seated = |(holder, seat): (&Holder, u64)| match holder {
        Holder::Human => None,
        Holder::Bot(bot) => Some(game.seat(*bot, seed.numbered(seat))),
    };
    holders.iter().zip(0..).map(seated).collect()
}

fn random_seed() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(format!("the system gives no random numbers: {error}; use --seed")))?;
    Ok(Seed::from_bytes(bytes).to_hex())
}

/// A match with the game that it was begun with.
type Resumed = (Arc<dyn DynGame>, Box<dyn AnyMatch>);

fn load(registry: &Registry, wanted: &str, path: &Path) -> Result<Resumed, Failure> {
    let name = path.display().to_string();
    let (game, record) = games::record(registry, &files::read(path)?, &name)?;
    let found = game.title().name;
    if found != wanted {
        return Err(Failure::new(format!("{name} is a game of {found}; start it with `khipu play {found}`")));
    }
    let played = game.load_record(&record, usize::MAX);
    Ok((game, played.map_err(|faults| Failure::faults(&name, found, &faults))?))
}

/// A game with people at one terminal.
struct Sitting<'a> {
    registry: &'a Registry,
    game: Arc<dyn DynGame>,
    played: Box<dyn AnyMatch>,
    /// Whether the component file goes into the record.
    with_pack: bool,
    holders: Vec<Holder>,
    ink: TerminalContext<'a>,
    bots: Vec<Option<Box<dyn Player>>>,
    log: Vec<String>,
    autosave: Option<PathBuf>,
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

impl Sitting<'_> {
    fn game(&self) -> &'static str {
        self.game.title().name
    }

    fn play(&mut self) -> Result<(), Failure> {
        println!("Type `help` for what can be typed.\n");
        loop {
            let deciders = self.played.deciders();
            let Some(seat) = deciders.first() else {
                println!("\n{}", self.game.draw(&*self.played, Viewer::Spectator, &self.ink));
                println!(
                    "{}",
                    score::table(self.game(), &self.played.score(), self.ink.names, self.ink.words)
                );
                return self.autosave();
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
            self.autosave()?;
        }
    }

    /// Between two people at one screen, when the next one holds something that the other may not see.
    fn curtain(&mut self, seat: Seat) {
        let before = self.at_screen.replace(seat);
        if before.is_some_and(|before| before != seat) && self.holds_secrets(seat) {
            print!("\n{}, press Enter when only you look at the screen. ", self.ink.name(seat));
            let _ = read_line();
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
        let choice = bot.and_then(|bot| bot.choose(&*self.played, seat));
        let played = choice.is_some_and(|choice| self.make(seat, &choice));
        played
            .then_some(())
            .ok_or_else(|| Failure::new("a bot does not know what to do; please report this game"))
    }

    /// Plays a move and tells it; says why if it cannot be played.
    fn make(&mut self, seat: Seat, words: &str) -> bool {
        match self.played.play_before(self.watching(seat), seat, words) {
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
        for event in events {
            let sentence = self.ink.words.event(self.game(), event, self.ink.names);
            println!("  {sentence}");
            self.log.push(sentence);
        }
    }

    fn explain(&self, refused: &Refused) -> String {
        let sentence = self.ink.words.refused(self.game(), refused, self.ink.names);
        match refused {
            Refused::Rule { rule, .. } => format!("Not possible: {sentence} ({rule})"),
            Refused::Words(_) => format!("{sentence} Type `help` or `moves`."),
        }
    }

    /// Asks a person until something is played; false if the person leaves.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.drawn_for != Some(seat) {
            println!("\n{}", self.game.draw(&*self.played, Viewer::Seat(seat), &self.ink));
            self.drawn_for = Some(seat);
        }
        self.list(seat);
        let mut leaving = false;
        loop {
            print!("{} > ", self.ink.letter(seat));
            let _ = std::io::stdout().flush();
            let Some(line) = read_line() else {
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
                    println!("The game is not saved. `save FILE` saves it; `quit` again leaves without.");
                }
                Next::Again => leaving = false,
            }
        }
    }

    fn goodbye(&self) {
        if self.unsaved > 0 {
            println!("\nGood-bye; the game was not saved.");
        } else {
            println!("\nGood-bye.");
        }
    }

    fn list(&mut self, seat: Seat) {
        println!("\n{}", self.game.prompt(&*self.played, Viewer::Seat(seat), &self.ink));
        let moves = self.played.moves(seat);
        let width = moves.iter().map(|words| words.chars().count()).max().unwrap_or_default();
        for (index, words) in moves.iter().enumerate() {
            let what = self.preview(seat, words);
            println!("{}", format!("{:>4}  {words:<width$}  {}", index + 1, self.ink.dim(&what)).trim_end());
        }
    }

    /// What a move would bring, in short.
    fn preview(&self, seat: Seat, words: &str) -> String {
        const MOST: usize = 100;
        let name = format!("{} ", self.ink.name(seat));
        let events = self.played.preview(seat, words).unwrap_or_default();
        let sentence = |event: &Value| {
            let sentence = self.ink.words.event(self.game(), event, self.ink.names);
            sentence.strip_prefix(&name).map_or_else(|| sentence.clone(), str::to_owned)
        };
        let text = events.iter().take(4).map(sentence).collect::<Vec<_>>().join(" ");
        if text.chars().count() > MOST { text.chars().take(MOST - 1).chain(['…']).collect() } else { text }
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Next {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (command, rest) {
            ("", _) => {}
            ("help" | "?", _) => print!("{HELP}"),
            ("moves", "") => self.list(seat),
            ("board", "") => println!("\n{}", self.game.draw(&*self.played, Viewer::Seat(seat), &self.ink)),
            ("score", "") => {
                println!(
                    "{}",
                    score::table(self.game(), &self.played.score(), self.ink.names, self.ink.words)
                );
            }
            ("log", "") => println!("{}", self.log.join("\n")),
            ("quit" | "exit" | "q", "") => return Next::Leave,
            ("undo", "") => return self.undo(),
            ("why", "") => println!("Say which move, in words or by its number: `why 3`."),
            ("why", _) => {
                let words = self.numbered(seat, rest).unwrap_or_else(|| rest.to_owned());
                match self.played.why(seat, &words) {
                    Ok(()) => println!("It is possible: `{words}`."),
                    Err(refused) => println!("{}", self.explain(&refused)),
                }
            }
            ("save", _) => self.save(rest),
            ("resume", _) => return self.resume(rest),
            _ if line.parse::<usize>().is_ok() && self.numbered(seat, line).is_none() => {
                let count = self.played.moves(seat).len();
                println!("There is no move {line}; give a number from 1 to {count}, or type `moves`.");
            }
            _ => {
                let words = self.numbered(seat, line).unwrap_or_else(|| line.to_owned());
                if self.make(seat, &words) {
                    return Next::Moved;
                }
            }
        }
        Next::Again
    }

    /// The move with the number that was typed.
    fn numbered(&mut self, seat: Seat, word: &str) -> Option<String> {
        let number: usize = word.parse().ok()?;
        self.played.moves(seat).get(number.checked_sub(1)?).cloned()
    }

    fn undo(&mut self) -> Next {
        match self.played.undo() {
            Ok(undone) => {
                println!("Taken back: {}", undone.text);
                self.unsaved += 1;
                self.log.push(format!("Taken back: {}", undone.text));
                Next::Moved
            }
            Err(error) => {
                println!("{}", self.ink.words.undo(error));
                Next::Again
            }
        }
    }

    fn save(&mut self, file: &str) {
        if file.is_empty() {
            println!("Say where: `save game.khipu`.");
            return;
        }
        match files::write(Path::new(file), &self.record()) {
            Ok(()) => {
                self.unsaved = 0;
                println!("Saved. Go on with `khipu play {} --resume {file}`.", self.game());
            }
            Err(failure) => println!("{failure}"),
        }
    }

    fn record(&self) -> String {
        let pack = self.game.custom_pack().filter(|_| self.with_pack).map(str::to_owned);
        Record { pack, ..self.played.record() }.write()
    }

    fn autosave(&mut self) -> Result<(), Failure> {
        if let Some(path) = &self.autosave {
            files::write(path, &self.record())?;
            self.unsaved = 0;
        }
        Ok(())
    }

    fn resume(&mut self, file: &str) -> Next {
        if file.is_empty() {
            println!("Say which: `resume game.khipu`.");
            return Next::Again;
        }
        match load(self.registry, self.game.title().name, Path::new(file)) {
            Ok((_, played)) if played.header().players != self.holders.len() => {
                println!(
                    "That game has {} seats, this table {}; start it anew with --resume.",
                    played.header().players,
                    self.holders.len()
                );
                Next::Again
            }
            Ok((game, played)) => {
                self.game = game;
                self.holders = holders_of(&*played);
                let seed = Seed::from_text(&played.hash());
                self.bots = seat_bots(&*self.game, &self.holders, seed);
                self.played = played;
                self.drawn_for = None;
                self.unsaved = 0;
                self.log.clear();
                println!("Resumed {file}.");
                Next::Moved
            }
            Err(failure) => {
                println!("{failure}");
                Next::Again
            }
        }
    }
}

/// A line from the person; none at the end of input.
fn read_line() -> Option<String> {
    const MOST: u64 = 4096;
    let mut bytes = Vec::new();
    let read = std::io::Read::take(std::io::stdin().lock(), MOST).read_until(b'\n', &mut bytes).ok()?;
    (read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned())
}
