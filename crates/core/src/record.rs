//! The record: a game as text, from which everything else can be made again.
//!
//! The form is described in `docs/notation.md`. This module reads and writes it; it knows no game, so moves are words
//! here. Playing a record is the work of [`Match::replay`](crate::Match::replay).

use std::fmt::Write as _;

use serde_json::Value;

use crate::{Fault, Kind, Options, Problem, Seat, Seed, check_json};

/// The most that a record may hold, so that a hostile file cannot exhaust us.
const MOST_BYTES: usize = 8 << 20;
const MOST_MOVES: usize = 50_000;
const MOST_OPTIONS: usize = 200;
/// The largest pack has 50,000 bytes. What is read from one takes a hundred times as much memory.
const MOST_PACK: usize = 256 << 10;
const MAGIC: &str = "khipu-record 1";

/// Where a game began.
#[derive(Clone, PartialEq, Debug)]
pub enum Origin {
    /// Setup from this text, hashed to a seed.
    Seed(String),
    /// A given position, in its documented form.
    Position(Value),
}

/// What stands above the moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The hash of the component data.
    pub components_hash: u64,
    /// How many seats.
    pub players: usize,
    /// Options that were set.
    pub options: Options,
    /// Who held each seat, if known.
    pub seats: Vec<String>,
    /// Where the game began.
    pub origin: Origin,
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// Who.
    pub seat: Seat,
    /// What, in words.
    pub text: String,
    /// The hash of the position after it.
    pub hash: u64,
    /// The line of the file, counted from 1; 0 if it came from none.
    pub line: usize,
}

/// A whole record.
///
/// ```
/// use khipu_core::Record;
///
/// let faults = Record::parse("no record at all").unwrap_err();
/// assert!(!faults.is_empty());
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// What stands above the moves.
    pub header: Header,
    /// The component pack that the game was played with, as text: only if the record is to be read where nobody has it.
    pub pack: Option<String>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
}

impl Record {
    /// Writes the text form.
    #[must_use]
    pub fn write(&self) -> String {
        let Header { game, rules_version, components_hash, players, options, seats, origin } = &self.header;
        let mut text = format!(
            "{MAGIC}\ngame {game} {rules_version}\ncomponents {components_hash:016x}\nplayers {players}\n"
        );
        if let Some(pack) = &self.pack {
            let _ = writeln!(text, "pack {}", Value::from(pack.as_str()));
        }
        for (name, value) in options {
            let _ = writeln!(text, "option {name} {value}");
        }
        for (seat, name) in seats.iter().enumerate() {
            let _ = writeln!(text, "seat {seat} {}", Value::from(name.as_str()));
        }
        match origin {
            Origin::Seed(seed) => {
                let commitment = Seed::from_text(seed).commitment().to_hex();
                let _ = writeln!(text, "commitment {commitment}\nseed {}", Value::from(seed.as_str()));
            }
            Origin::Position(position) => {
                let _ = writeln!(text, "start {position}");
            }
        }
        text.push('\n');
        for (index, played) in self.moves.iter().enumerate() {
            let RecordedMove { seat, text: words, hash, .. } = played;
            let _ = writeln!(text, "{} {} {words} = {hash:016x}", index + 1, seat.index());
        }
        text
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// Every line that cannot be read, and every header that is missing.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        if text.len() > MOST_BYTES {
            return Err(vec![Fault::at("", Problem::TooLong { limit: MOST_BYTES })]);
        }
        let mut reader = Reader::default();
        for (index, line) in text.lines().enumerate() {
            reader.line(index + 1, line.trim());
            if reader.faults.len() > 100 || reader.moves.len() > MOST_MOVES {
                reader.fault(index + 1, Problem::TooLong { limit: MOST_MOVES });
                break;
            }
        }
        reader.finish()
    }
}

/// The parts of a record found so far.
#[derive(Default)]
struct Reader {
    magic: bool,
    game: Option<(String, u32)>,
    components: Option<u64>,
    pack: Option<String>,
    players: Option<usize>,
    options: Options,
    seats: Vec<String>,
    origin: Option<Origin>,
    commitment: Option<(usize, String)>,
    moves: Vec<RecordedMove>,
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, line: usize, problem: Problem) {
        self.faults.push(Fault::on_line(line, problem));
    }

    fn line(&mut self, number: usize, line: &str) {
        if line.is_empty() || line.starts_with(';') {
            return;
        }
        if !self.magic {
            self.magic = true;
            if line != MAGIC {
                let found: String = line.chars().take(60).collect();
                let mismatch = Problem::Mismatch { what: "format", found, wanted: MAGIC.to_owned() };
                self.fault(number, mismatch);
            }
            return;
        }
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if head.bytes().all(|b| b.is_ascii_digit()) {
            self.played(number, head, rest.trim());
        } else {
            self.header(number, head, rest.trim());
        }
    }

    fn header(&mut self, number: usize, head: &str, rest: &str) {
        if !self.moves.is_empty() {
            let known = vec!["1, 2, 3, …".to_owned()];
            return self.fault(number, Problem::UnknownWord { word: head.chars().take(60).collect(), known });
        }
        let mut twice = false;
        match head {
            "game" => match rest.split_once(' ').map(|(name, rules)| (name, rules.trim().parse())) {
                Some((name, Ok(rules))) => twice = self.game.replace((name.to_owned(), rules)).is_some(),
                _ => self.fault(number, Problem::Type { wanted: Kind::Number }),
            },
            "components" => match parse_hash(rest) {
                Some(hash) => twice = self.components.replace(hash).is_some(),
                None => self.fault(number, Problem::Type { wanted: Kind::Hash }),
            },
            "pack" => match serde_json::from_str::<String>(rest) {
                Ok(pack) if pack.len() > MOST_PACK => {
                    self.fault(number, Problem::TooLong { limit: MOST_PACK });
                }
                Ok(pack) => twice = self.pack.replace(pack).is_some(),
                Err(_) => self.fault(number, Problem::Type { wanted: Kind::Text }),
            },
            "players" => match rest.parse() {
                Ok(players) if (1..=Seat::MAX).contains(&players) => {
                    twice = self.players.replace(players).is_some();
                }
                Ok(found) => {
                    let max = Seat::MAX as i64;
                    self.fault(number, Problem::Range { found: found as i64, min: 1, max });
                }
                Err(_) => self.fault(number, Problem::Type { wanted: Kind::Number }),
            },
            "option" => {
                let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
                if self.options.len() >= MOST_OPTIONS {
                    return self.fault(number, Problem::TooLong { limit: MOST_OPTIONS });
                }
                twice = self.options.insert(name.to_owned(), value.trim().to_owned()).is_some();
            }
            "seat" => {
                let (seat, name) = rest.split_once(' ').unwrap_or((rest, ""));
                let next = seat.parse() == Ok(self.seats.len()) && self.seats.len() < Seat::MAX;
                match serde_json::from_str(name.trim()) {
                    Ok(name) if next => self.seats.push(name),
                    Ok(_) => self.fault(number, Problem::Twice { what: "seat".to_owned() }),
                    Err(_) => self.fault(number, Problem::Type { wanted: Kind::Text }),
                }
            }
            "commitment" => {
                twice = self.commitment.replace((number, rest.to_owned())).is_some();
            }
            "seed" => match serde_json::from_str(rest) {
                Ok(seed) => twice = self.origin.replace(Origin::Seed(seed)).is_some(),
                Err(_) => self.fault(number, Problem::Type { wanted: Kind::Text }),
            },
            "start" => match read_position(rest) {
                Ok(position) => twice = self.origin.replace(Origin::Position(position)).is_some(),
                Err(detail) => self.fault(number, Problem::Syntax { detail }),
            },
            _ => {
                let known = "game components pack players option seat commitment seed start";
                let known = known.split(' ').map(str::to_owned).collect();
                self.fault(number, Problem::UnknownWord { word: head.chars().take(60).collect(), known });
            }
        }
        if twice {
            self.fault(number, Problem::Twice { what: head.to_owned() });
        }
    }

    fn played(&mut self, number: usize, head: &str, rest: &str) {
        let wanted = self.moves.len() as i64 + 1;
        if head.parse() != Ok(wanted) {
            let found = head.parse().unwrap_or(i64::MAX);
            return self.fault(number, Problem::Range { found, min: wanted, max: wanted });
        }
        let players = self.players.unwrap_or(Seat::MAX);
        let parts = rest.split_once(' ').and_then(|(seat, rest)| Some((seat, rest.rsplit_once('=')?)));
        let Some((seat, (words, hash))) = parts else {
            let known = vec![format!("{wanted} SEAT MOVE = HASH")];
            return self.fault(number, Problem::UnknownWord { word: rest.chars().take(60).collect(), known });
        };
        let Some(seat) = seat.parse().ok().and_then(|seat| Seat::checked(seat, players)) else {
            let (found, max) = (seat.parse().unwrap_or(i64::MAX), players as i64 - 1);
            return self.fault(number, Problem::Range { found, min: 0, max });
        };
        let Some(hash) = parse_hash(hash.trim()) else {
            return self.fault(number, Problem::Type { wanted: Kind::Hash });
        };
        let text = words.split_whitespace().collect::<Vec<_>>().join(" ");
        self.moves.push(RecordedMove { seat, text, hash, line: number });
    }

    fn finish(mut self) -> Result<Record, Vec<Fault>> {
        if !self.magic {
            self.faults.push(Fault::at("", Problem::Missing { field: MAGIC.to_owned() }));
        }
        let missing = [
            ("game", self.game.is_none()),
            ("components", self.components.is_none()),
            ("players", self.players.is_none()),
            ("seed", self.origin.is_none()),
        ];
        for (field, _) in missing.iter().filter(|(_, missing)| *missing) {
            self.faults.push(Fault::at("", Problem::Missing { field: (*field).to_owned() }));
        }
        if let (Some(Origin::Seed(seed)), Some((line, found))) = (&self.origin, &self.commitment) {
            let wanted = Seed::from_text(seed).commitment().to_hex();
            if *found != wanted {
                let found = found.chars().take(64).collect();
                let mismatch = Problem::Mismatch { what: "commitment", found, wanted };
                self.faults.push(Fault::on_line(*line, mismatch));
            }
        }
        let found = self.seats.len();
        if let Some(players) = self.players.filter(|&players| found != 0 && found != players) {
            let (found, wanted) = (found as i64, players as i64);
            self.faults.push(Fault::at("", Problem::Count { what: "seat".to_owned(), found, wanted }));
        }
        match (self.game, self.components, self.players, self.origin) {
            (Some((game, rules_version)), Some(components_hash), Some(players), Some(origin))
                if self.faults.is_empty() =>
            {
                let (options, seats) = (self.options, self.seats);
                let header = Header { game, rules_version, components_hash, players, options, seats, origin };
                Ok(Record { header, pack: self.pack, moves: self.moves })
            }
            _ => Err(self.faults),
        }
    }
}

fn read_position(text: &str) -> Result<Value, String> {
    check_json(text).map_err(|bound| bound.to_string())?;
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn parse_hash(text: &str) -> Option<u64> {
    let digits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    u64::from_str_radix(text, 16).ok().filter(|_| digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let header = Header {
            game: "toy".to_owned(),
            rules_version: 1,
            components_hash: 7,
            players: 2,
            options: [("edition".to_owned(), "pl".to_owned())].into(),
            seats: vec!["Ann \"the = sign\"\n".to_owned(), "Zażółć".to_owned()],
            origin: Origin::Seed("a seed, with spaces".to_owned()),
        };
        let played = |seat, text: &str, line| RecordedMove {
            seat: Seat::new(seat),
            text: text.to_owned(),
            hash: 9,
            line,
        };
        Record { header, pack: None, moves: vec![played(0, "take 1 wood", 11), played(1, "end", 12)] }
    }

    #[test]
    fn a_record_reads_back() {
        let written = record().write();
        assert_eq!(Record::parse(&written).expect("readable"), record(), "{written}");
    }

    #[test]
    fn a_record_may_bring_its_pack() {
        let with = Record { pack: Some("game = \"toy\"\n# = 1\n".to_owned()), ..record() };
        let read = Record::parse(&with.write()).expect("readable");
        assert_eq!((read.pack, read.header, read.moves.len()), (with.pack, with.header, 2));
    }

    #[test]
    fn every_broken_line_is_named() {
        let written =
            record().write().replace("players 2", "players 99").replace("2 1 end", "3 1 end") + "nonsense\n";
        let faults = Record::parse(&written).expect_err("broken");
        let lines: Vec<_> = faults.iter().map(|f| f.place.line).collect();
        assert_eq!(lines, [Some(4), Some(12), Some(13), None], "{faults:?}");
    }

    #[test]
    fn a_changed_seed_breaks_the_commitment() {
        let written = record().write().replace("with spaces", "with spices");
        let faults = Record::parse(&written).expect_err("broken promise");
        assert!(matches!(faults[0].problem, Problem::Mismatch { what: "commitment", .. }), "{faults:?}");
    }

    #[test]
    fn an_empty_file_is_no_record() {
        assert_eq!(Record::parse("").expect_err("empty").len(), 5);
    }
}
