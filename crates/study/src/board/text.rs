//! A study as text: the head of a record, then a line for each node, and below it what is said of it and drawn there.

use std::fmt::Write as _;

use khipu_core::{Fault, Kind, Problem, Record, RecordedMove, Seat};
use serde_json::Value;

use super::{Mark, Node, Study};

const MAGIC: &str = "khipu-study 1";
const RECORD: &str = "khipu-record 1";
/// The most that a study may hold as text.
const MOST_BYTES: usize = 2 << 20;
/// Faults that are named before the rest is left unread.
const MOST_FAULTS: usize = 50;

impl Study {
    /// Writes the text form.
    #[must_use]
    pub fn write(&self) -> String {
        let record = Record { header: self.header.clone(), pack: self.pack.clone(), moves: Vec::new() };
        let head = record.write();
        let head = head.strip_prefix(RECORD).unwrap_or(&head);
        let mut text = format!("{MAGIC}\ntitle {}{head}", Value::from(self.title.as_str()));
        for (index, node) in self.nodes.iter().enumerate() {
            if let Some(RecordedMove { seat, text: words, hash, .. }) = &node.played {
                let _ = writeln!(text, "{index} {} {} {words} = {hash:016x}", node.parent, seat.index());
            }
            if !node.comment.is_empty() {
                let _ = writeln!(text, "comment {}", Value::from(node.comment.as_str()));
            }
            if let Some(values) = &node.values {
                let _ = writeln!(text, "values {}", serde_json::to_string(values).unwrap_or_default());
            }
            for Mark { from, to } in &node.marks {
                let _ = match to {
                    Some(to) => writeln!(text, "arrow {from} {to}"),
                    None => writeln!(text, "mark {from}"),
                };
            }
        }
        text
    }

    /// Writes the text form, if it can be read back.
    ///
    /// # Errors
    /// If it is longer than a study may be.
    pub fn written(&self) -> Result<String, Fault> {
        let text = self.write();
        let fits = text.len() <= MOST_BYTES;
        fits.then_some(text).ok_or_else(|| Fault::at("", Problem::TooLong { limit: MOST_BYTES }))
    }

    /// Reads the text form; a record is read as a study of its game.
    ///
    /// # Errors
    /// Every line that cannot be read.
    pub fn parse(text: &str) -> Result<Self, Vec<Fault>> {
        if text.len() > MOST_BYTES {
            return Err(vec![Fault::at("", Problem::TooLong { limit: MOST_BYTES })]);
        }
        let mut lines = text.lines().map(str::trim).zip(1..);
        match lines.find(|(line, _)| !line.is_empty() && !line.starts_with(';')) {
            Some((MAGIC, _)) => {}
            Some((RECORD, _)) => {
                let record = Record::parse(text)?;
                return Self::of_record("", record).map_err(|fault| vec![fault]);
            }
            Some((other, number)) => {
                let (found, wanted) = (short(other), MAGIC.to_owned());
                let mismatch = Problem::Mismatch { what: "format", found, wanted };
                return Err(vec![Fault::on_line(number, mismatch)]);
            }
            None => return Err(vec![Fault::at("", Problem::Missing { field: MAGIC.to_owned() })]),
        }
        let mut reader = Reader::default();
        let mut head = String::new();
        for (index, line) in text.lines().enumerate() {
            // Lines that are not of the head are left empty, so that faults of the head name the right ones.
            if let Some(line) = reader.head(index + 1, line.trim()) {
                head.push_str(line);
            }
            head.push('\n');
        }
        let record = match Record::parse(&head) {
            Ok(record) if reader.faults.is_empty() => record,
            Ok(_) => return Err(reader.faults),
            Err(faults) => return Err(faults.into_iter().chain(reader.faults).collect()),
        };
        let mut study = Self::of_record("", record).map_err(|fault| vec![fault])?;
        for &(number, line) in &reader.body {
            let read = read(&mut study, number, line);
            if let Err(mut fault) = read {
                fault.place.line = u32::try_from(number).ok();
                reader.faults.push(fault);
                // What follows a move that is not there cannot be placed.
                if reader.faults.len() >= MOST_FAULTS || line.starts_with(|c: char| c.is_ascii_digit()) {
                    break;
                }
            }
        }
        if let Some((number, title)) = reader.title {
            let named = serde_json::from_str::<String>(title)
                .map_err(|_| Fault::at("title", Problem::Type { wanted: Kind::Text }))
                .and_then(|title| study.rename(&title));
            if let Err(mut fault) = named {
                fault.place.line = u32::try_from(number).ok();
                reader.faults.push(fault);
            }
        }
        if reader.faults.is_empty() { Ok(study) } else { Err(reader.faults) }
    }
}

/// The lines of a study, sorted by where they belong.
#[derive(Default)]
struct Reader<'t> {
    magic: bool,
    title: Option<(usize, &'t str)>,
    body: Vec<(usize, &'t str)>,
    faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    /// The line as the head of a record has it; none if it belongs elsewhere.
    fn head(&mut self, number: usize, line: &'t str) -> Option<&'t str> {
        if line.is_empty() || line.starts_with(';') {
            return None;
        }
        if !std::mem::replace(&mut self.magic, true) {
            return Some(RECORD);
        }
        let word = line.split_whitespace().next().unwrap_or_default();
        match word {
            "title" if self.title.is_some() => {
                self.faults.push(Fault::on_line(number, Problem::Twice { what: "title".to_owned() }));
            }
            "title" => self.title = Some((number, line["title".len()..].trim())),
            "comment" | "mark" | "arrow" | "values" => self.body.push((number, line)),
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => self.body.push((number, line)),
            _ => return Some(line),
        }
        None
    }
}

/// Reads a line below the head.
fn read(study: &mut Study, number: usize, line: &str) -> Result<(), Fault> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (rest, last) = (rest.trim(), study.nodes.len() - 1);
    match word {
        "comment" => {
            let comment: String = serde_json::from_str(rest)
                .map_err(|_| Fault::at("comment", Problem::Type { wanted: Kind::Text }))?;
            if !study.nodes[last].comment.is_empty() {
                return Err(Fault::at("", Problem::Twice { what: "comment".to_owned() }));
            }
            study.comment(last, &comment)
        }
        "values" => {
            let values = serde_json::from_str(rest)
                .map_err(|error| Fault::at("values", Problem::Syntax { detail: error.to_string() }))?;
            if study.nodes[last].values.is_some() {
                return Err(Fault::at("", Problem::Twice { what: "values".to_owned() }));
            }
            study.value(last, values)
        }
        "mark" | "arrow" => {
            let mut places = rest.split_whitespace().map(str::to_owned);
            let (from, to, more) = (places.next(), places.next(), places.next());
            let known = vec!["mark PLACE".to_owned(), "arrow PLACE PLACE".to_owned()];
            let unknown = || Fault::at("", Problem::UnknownWord { word: short(line), known });
            let fits = more.is_none() && to.is_some() == (word == "arrow");
            let mark = Mark { from: from.filter(|_| fits).ok_or_else(unknown)?, to };
            if study.nodes[last].marks.contains(&mark) {
                return Err(Fault::at("", Problem::Twice { what: line.to_owned() }));
            }
            study.toggle(last, mark)
        }
        _ => {
            let node = node(study, number, word, rest)?;
            let wanted = study.nodes.len();
            let Node { parent, played: Some(played), .. } = node else { return Ok(()) };
            // The same move twice would be one node, and all later numbers would be wrong.
            if study.add(parent, played)? == wanted {
                return Ok(());
            }
            Err(Fault::at("", Problem::Twice { what: short(line) }))
        }
    }
}

/// Reads `NUMBER PARENT SEAT MOVE = HASH`.
fn node(study: &Study, line: usize, number: &str, rest: &str) -> Result<Node, Fault> {
    let range = |text: &str, min: usize, max: usize| {
        let found: Option<usize> = text.parse().ok();
        let (known, bounds) = (text.parse().unwrap_or(i64::MAX), (min as i64, max as i64));
        let fault = || Fault::at("", Problem::Range { found: known, min: bounds.0, max: bounds.1 });
        found.filter(|found| (min..=max).contains(found)).ok_or_else(fault)
    };
    let next = study.nodes.len();
    range(number, next, next)?;
    let mut words = rest.splitn(3, char::is_whitespace);
    let parts = (words.next(), words.next(), words.next().and_then(|rest| rest.rsplit_once('=')));
    let (Some(parent), Some(seat), Some((words, hash))) = parts else {
        let known = vec![format!("{next} PARENT SEAT MOVE = HASH")];
        return Err(Fault::at("", Problem::UnknownWord { word: short(rest), known }));
    };
    let parent = range(parent, 0, next - 1)?;
    let seat = Seat::new(range(seat, 0, study.header.players.saturating_sub(1))?);
    let hash = hash.trim();
    let digits = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
    let hash = u64::from_str_radix(hash, 16).ok().filter(|_| digits);
    let hash = hash.ok_or_else(|| Fault::at("", Problem::Type { wanted: Kind::Hash }))?;
    let text = words.split_whitespace().collect::<Vec<_>>().join(" ");
    Ok(Node { parent, played: Some(RecordedMove { seat, text, hash, line }), ..Node::default() })
}

fn short(line: &str) -> String {
    line.chars().take(60).collect()
}
