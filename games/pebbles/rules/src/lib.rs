//! Pebbles: a toy game with everything that is hard about real ones, and a flaw of choice.
//!
//! PB-1.1 Everybody stakes one or two of the own pebbles, in secret and at the same time. PB-1.2 Then, in turn, a seat
//! draws a shell from the bag, unseen by the others, or shows one and takes as many pebbles from the pot as it says, or
//! puts a pebble into the pot; and ends the turn. PB-1.3 After some rounds, most pebbles win; a shell held costs one.

mod flaw;
mod form;

use std::sync::atomic::{AtomicU64, Ordering};

use khipu_core::{
    Cursor, Document, Evaluate, Fault, Faults, Game, Json, NoWeight, NotationError, Observer, OptionSpec,
    Options, Points, Problem, Purpose, Refusal, Release, Score, ScoreLine, Seat, Seats, Seed, Setup, Title,
    Tokens, Viewer, Weighed, Weights, Who,
};
use serde::Serialize;
use serde_json::Value;

pub use crate::flaw::Flaw;

/// The most seats.
pub const MOST_PLAYERS: usize = 3;
/// The shells: a bit for each of 0 to 5.
pub const SHELLS: u8 = 0b11_1111;
/// With how many pebbles everybody begins.
pub const PEBBLES: u8 = 4;

const TITLE: Title = Title {
    name: "pebbles",
    versions: &[1],
    min_players: 1,
    max_players: MOST_PLAYERS,
    options: &[OptionSpec { name: "length", values: &["short", "long"], default: "short", rule: "PB-1.3" }],
};

/// The component pack: with how many pebbles everybody begins.
pub const PACK: &str = "game = \"pebbles\"\npebbles = 4\n";

/// The game and what is wrong with it.
pub struct Pebbles {
    /// What is wrong.
    pub flaw: Flaw,
    /// With how many pebbles everybody begins.
    pebbles: u8,
    /// How many games were started: what a sound game must not look at.
    started: AtomicU64,
}

/// What everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// How many seats.
    pub players: u8,
    /// Whether everybody stakes.
    pub staking: bool,
    /// Who has staked.
    pub staked: Seats,
    /// Turns left in the game, the current one included.
    pub turns: u8,
    /// Whether only the end of the turn is left.
    pub acted: bool,
    /// Pebbles in the pot.
    pub pot: u8,
    /// Pebbles by seat.
    pub held: [u8; MOST_PLAYERS],
    /// Shells that were shown.
    pub shown: u8,
}

/// A whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// What everybody sees.
    pub table: Table,
    /// What is still to come.
    pub chance: Chance,
    /// What was staked in secret.
    pub stakes: [u8; MOST_PLAYERS],
    /// The shells of each seat.
    pub hands: [u8; MOST_PLAYERS],
}

/// What a viewer knows.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// How many shells each seat has.
    pub hand_sizes: [u32; MOST_PLAYERS],
    /// The own stake.
    pub stake: u8,
    /// The own shells.
    pub hand: u8,
    /// What a flaw lets through.
    pub leak: Option<String>,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Stakes pebbles.
    Stake(u8),
    /// Draws a shell.
    Draw,
    /// Shows a shell.
    Show(u8),
    /// Puts a pebble into the pot.
    Put,
    /// Ends the turn.
    End,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "a toy: the names say it")]
pub enum Event {
    Staked { seat: Seat, pebbles: Option<u8> },
    Revealed,
    Drawn { seat: Seat, shell: Option<u8> },
    Shown { seat: Seat, shell: u8 },
    Put { seat: Seat },
    Ended { seat: Seat },
}

/// Why not.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "a toy: the names say it")]
pub enum No {
    NotNow,
    Unsaid,
}

khipu_core::refusal_error!(No);

impl Refusal for No {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow => "PB-1.2",
            Self::Unsaid => "",
        }
    }
}

/// One purpose, so one stream.
pub type Chance = khipu_core::Chance<1>;

#[derive(Clone, Copy)]
struct Shells;

impl Purpose for Shells {
    fn index(self) -> usize {
        0
    }
}

/// The bits of a mask, as numbers.
pub fn bits(mask: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |bit| mask & (1 << bit) != 0)
}

fn draw(from: u8, chance: &mut Chance) -> u8 {
    let drawn = chance.of(Shells).below(from.count_ones());
    bits(from).nth(drawn as usize).unwrap_or_default()
}

impl Pebbles {
    /// The game with a flaw.
    #[must_use]
    pub fn with(flaw: Flaw) -> Self {
        Self { flaw, pebbles: PEBBLES, started: AtomicU64::new(0) }
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

impl Table {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.into())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        let players = usize::from(self.players);
        Seat::new((players - usize::from(self.turns) % players) % players)
    }
}

impl Position {
    /// The shells that nobody has.
    #[must_use]
    pub fn bag(&self) -> u8 {
        self.hands.iter().fold(SHELLS & !self.table.shown, |bag, hand| bag & !hand)
    }
}

impl Game for Pebbles {
    type Options = bool;
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Refusal = No;
    type View = View;

    fn title(&self) -> &'static Title {
        &TITLE
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn components_hash(&self) -> u64 {
        self.pebbles.into()
    }

    fn options(&self, options: &Options) -> Result<bool, Vec<Fault>> {
        let faults = Faults::new();
        let mut long = false;
        for (name, value) in options {
            match (name.as_str(), value.as_str()) {
                ("length", "short") => {}
                ("length", "long") => long = true,
                _ => faults.push(Fault::at("options", Problem::UnknownField { field: name.clone() })),
            }
        }
        faults.finish(long)
    }

    fn players(&self, position: &Position) -> usize {
        position.table.players.into()
    }

    fn start(&self, setup: &Setup<bool>) -> Position {
        let before = self.started.fetch_add(1, Ordering::Relaxed);
        let seed = if self.has(Flaw::Memory) { setup.seed.numbered(before) } else { setup.seed };
        let rounds = if setup.options { 7 } else { 4 };
        let table = Table {
            players: setup.players as u8,
            staking: true,
            staked: Seats::NONE,
            turns: rounds * setup.players as u8,
            acted: false,
            pot: 1,
            held: std::array::from_fn(|seat| if seat < setup.players { self.pebbles } else { 0 }),
            shown: 0,
        };
        Position { table, chance: Chance::single(seed), stakes: [0; 3], hands: [0; 3] }
    }

    fn deciders(&self, position: &Position) -> Seats {
        let table = &position.table;
        if table.staking {
            let mut waiting = Seats::all(table.players.into());
            for seat in table.seats().filter(|&seat| table.staked.contains(seat)) {
                waiting.remove(seat);
                if self.has(Flaw::DecidersByHidden) && position.stakes[seat.index()] == 2 {
                    return waiting.first().map_or(Seats::NONE, Seats::one);
                }
            }
            waiting
        } else if table.turns > 0 {
            Seats::one(table.active())
        } else {
            Seats::NONE
        }
    }

    fn legal(&self, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
        let table = &position.table;
        let asked = self.deciders(position).contains(seat);
        if !asked {
            if self.has(Flaw::ListForOthers) && table.turns > 0 {
                moves.push(Move::Put);
            }
        } else if table.staking {
            moves.extend([Move::Stake(1), Move::Stake(2)]);
        } else if table.acted {
            moves.push(Move::End);
        } else {
            let hand = position.hands[seat.index()];
            let watched = self.has(Flaw::MovesByHidden)
                && position.hands[seat.next(table.players.into()).index()] & 1 != 0;
            if position.bag() != 0 && hand.count_ones() < 2 && !watched {
                moves.push(Move::Draw);
            }
            moves.extend(bits(hand).map(Move::Show));
            if table.held[seat.index()] > 0 {
                moves.push(Move::Put);
            }
            if moves.is_empty() {
                moves.push(Move::End);
            }
        }
        if self.has(Flaw::ListedTwice) && moves.contains(&Move::Draw) {
            moves.push(Move::Draw);
        }
    }

    fn apply(
        &self,
        position: &mut Position,
        seat: Seat,
        played: Move,
        events: &mut impl Observer<Event, Position>,
    ) {
        let index = seat.index();
        match played {
            Move::Stake(pebbles) => {
                position.stakes[index] = pebbles;
                position.table.staked.insert(seat);
                events.push(Event::Staked { seat, pebbles: Some(pebbles) });
                events.show(|| *position);
                if position.table.staked == Seats::all(position.table.players.into()) {
                    for (held, stake) in position.table.held.iter_mut().zip(&mut position.stakes) {
                        *held -= *stake;
                        position.table.pot += std::mem::take(stake);
                    }
                    (position.table.staking, position.table.staked) = (false, Seats::NONE);
                    events.push(Event::Revealed);
                    events.show(|| *position);
                }
            }
            Move::Draw => {
                let bag = position.bag();
                let shell = draw(bag, &mut position.chance);
                position.hands[index] |= 1 << shell;
                position.table.acted = true;
                events.push(Event::Drawn { seat, shell: Some(shell) });
                events.show(|| *position);
                if self.has(Flaw::SkippedQuestion) && shell == 0 {
                    position.table.acted = false;
                    position.table.turns -= 1;
                    events.push(Event::Ended { seat });
                    events.show(|| *position);
                }
                if self.has(Flaw::SilentQuestion) && shell == 0 {
                    position.table.acted = false;
                }
            }
            Move::Show(shell) => {
                position.hands[index] &= !(1 << shell);
                position.table.shown |= 1 << shell;
                let taken = shell.min(position.table.pot);
                position.table.pot -= taken;
                position.table.held[index] += taken;
                position.table.acted = true;
                events.push(Event::Shown { seat, shell });
                events.show(|| *position);
                // Whoever throws events away uses a sink without a size.
                if self.has(Flaw::Listening) && size_of_val(events) == 0 && position.table.pot > 0 {
                    position.table.pot -= 1;
                }
            }
            Move::Put => {
                position.table.held[index] -= 1;
                position.table.pot += u8::from(!self.has(Flaw::LostPebble));
                position.table.acted = true;
                events.push(Event::Put { seat });
                events.show(|| *position);
            }
            Move::End => {
                position.table.acted = false;
                position.table.turns -= 1;
                if self.has(Flaw::Endless) && position.table.turns == 0 {
                    position.table.turns = position.table.players;
                }
                events.push(Event::Ended { seat });
                events.show(|| *position);
            }
        }
    }

    fn reason(&self, _: &Position, _: Seat, _: Move) -> No {
        if self.has(Flaw::NoRule) { No::Unsaid } else { No::NotNow }
    }

    fn refusal(&self, position: &Position, seat: Seat, wanted: Move) -> Option<No> {
        let mut moves = Vec::new();
        self.legal(position, seat, &mut moves);
        let refused = !moves.contains(&wanted) || (self.has(Flaw::ListedAndRefused) && wanted == Move::Put);
        refused.then(|| self.reason(position, seat, wanted))
    }

    fn revealed(&self, position: &Position) -> u32 {
        let shown = position.table.shown.count_ones();
        let known = shown + u32::from(!position.table.staking);
        match self.flaw {
            Flaw::SilentDraw => known,
            Flaw::Forgetting => known + position.chance.draws() + 10 * u32::from(position.table.turns),
            _ => known + position.chance.draws(),
        }
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let own = |secrets: [u8; MOST_PLAYERS]| match viewer {
            Viewer::Seat(seat) => secrets[seat.index()],
            Viewer::Spectator => 0,
        };
        let leak = match (self.flaw, viewer) {
            (Flaw::SeedInView, _) => Some(position.chance.seed().to_hex()),
            (Flaw::LeakingView, Viewer::Seat(seat)) => {
                Some(position.hands[seat.next(position.table.players.into()).index()].to_string())
            }
            _ => None,
        };
        View {
            viewer,
            table: position.table,
            hand_sizes: position.hands.map(u8::count_ones),
            stake: own(position.stakes),
            hand: own(position.hands),
            leak,
        }
    }

    fn imagine(&self, view: &View, seed: Seed) -> Position {
        let seed = if self.has(Flaw::OneWorld) { Seed::from_text("one world") } else { seed };
        let mut dice = Chance::single(seed.numbered(1));
        let mut world = Position {
            table: view.table,
            chance: Chance::single(seed.numbered(0)),
            stakes: [0; MOST_PLAYERS],
            hands: [0; MOST_PLAYERS],
        };
        if let Viewer::Seat(seat) = view.viewer {
            world.hands[seat.index()] = view.hand;
            world.stakes[seat.index()] = view.stake;
        }
        for seat in view.table.seats().filter(|&seat| !view.viewer.is(seat)) {
            for _ in 0..view.hand_sizes[seat.index()] {
                world.hands[seat.index()] |= 1 << draw(world.bag(), &mut dice);
            }
            if view.table.staked.contains(seat) {
                world.stakes[seat.index()] = 1 + dice.of(Shells).below(2) as u8;
            }
        }
        if self.has(Flaw::IllegalWorld) && !view.viewer.is(Seat::new(0)) && world.hands[0] != 0 {
            world.hands[0] = world.table.shown;
            world.hands[0] |= ((1 << view.hand_sizes[0]) - 1) << 6;
        }
        world
    }

    fn redact_for(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Staked { seat, .. } if !viewer.is(seat) && !self.has(Flaw::OverheardStake) => {
                Event::Staked { seat, pebbles: None }
            }
            Event::Drawn { seat, .. } if !viewer.is(seat) && !self.has(Flaw::OverheardDraw) => {
                Event::Drawn { seat, shell: None }
            }
            event => event,
        })
    }

    fn score(&self, position: &Position) -> Score {
        let table = &position.table;
        let ended = !table.staking && table.turns == 0;
        let line = |seat: Seat| {
            let held = Points::whole(table.held[seat.index()].into());
            let shells = -Points::whole(position.hands[seat.index()].count_ones() as i32);
            let total = if self.has(Flaw::WrongSum) { held } else { held + shells };
            ScoreLine { who: Who::Seat(seat), total, sources: vec![("pebbles", held), ("shells", shells)] }
        };
        let mut lines: Vec<ScoreLine> = table.seats().map(line).collect();
        let best = lines.iter().map(|line| line.total).max();
        let mut winners = Seats::NONE;
        for (seat, line) in table.seats().zip(&lines) {
            let wins = match self.flaw {
                Flaw::WrongWinner => seat.index() + 1 == lines.len(),
                Flaw::NoWinner => false,
                _ => Some(line.total) == best,
            };
            if wins && (ended || self.has(Flaw::EarlyWinners)) {
                winners.insert(seat);
            }
        }
        if self.has(Flaw::SeatWithoutScore) {
            lines.pop();
        }
        Score { over: ended && !self.has(Flaw::NotOver), lines, winners }
    }

    fn write_move(&self, played: Move) -> String {
        match played {
            Move::Stake(pebbles) => format!("stake {pebbles}"),
            Move::Draw => "draw".to_owned(),
            Move::Show(_) if self.has(Flaw::VagueWords) => "show 0".to_owned(),
            Move::Show(shell) => format!("show {shell}"),
            Move::Put => "put".to_owned(),
            Move::End => "end".to_owned(),
        }
    }

    fn parse_move(&self, words: &str) -> Result<Move, NotationError> {
        const VERBS: [(&str, Move); 5] = [
            ("stake", Move::Stake(0)),
            ("draw", Move::Draw),
            ("show", Move::Show(0)),
            ("put", Move::Put),
            ("end", Move::End),
        ];
        let mut tokens = Tokens::new(words);
        let parsed = match tokens.choose(&VERBS)? {
            Move::Stake(_) => Move::Stake(tokens.number()?),
            Move::Show(_) => Move::Show(tokens.number()?),
            plain => plain,
        };
        tokens.finish()?;
        Ok(parsed)
    }

    fn form<'a>(&'a self, position: &'a Position) -> Json<'a> {
        form::export(position, self.flaw)
    }

    fn import(&self, form: &Value) -> Result<Position, Vec<Fault>> {
        form::import(form, self.flaw)
    }

    fn view_form<'a>(&'a self, view: &'a View) -> Json<'a> {
        form::export_view(view)
    }

    fn import_view(&self, form: &Value) -> Result<View, Vec<Fault>> {
        form::import_view(form)
    }
}

impl Evaluate for Pebbles {}

impl Weighed for Pebbles {
    type Weight = NoWeight;

    fn with_weights(self, _: Weights<NoWeight>) -> Self {
        self
    }
}

impl Release for Pebbles {
    const TITLE: &'static Title = &TITLE;
    const PACKS: &'static [&'static str] = &[PACK];

    fn load(rules_version: u32, pack: &str) -> Result<Self, Vec<Fault>> {
        TITLE.check_version(rules_version)?;
        let document = Document::from_toml(pack).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let root = Cursor::root(&document, &faults);
        let _ = root.field("game").word(&[(TITLE.name, ())]);
        let pebbles = root.field("pebbles").number(2..=9) as u8;
        root.close();
        faults.finish(Self { pebbles, ..Self::with(Flaw::None) })
    }
}
