//! JSON that is written often.
//!
//! The hash of a position is the hash of its documented form, so that form is written after every move: a [`Json`] borrows its
//! names and keeps its fields in order, where a [`Value`] would copy and hash each of them.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::{Id, Points, Seat, Viewer};

/// A value of JSON that borrows its names.
///
/// ```
/// use khipu_core::{Json, fields};
///
/// let form = fields! { "game": "pebbles", "hand": [1, 2], "open": Option::<u8>::None };
/// assert_eq!(form.to_text(), r#"{"game":"pebbles","hand":[1,2],"open":null}"#);
/// assert_eq!(serde_json::Value::from(form)["hand"][1], 2);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Json<'a> {
    /// Nothing.
    Null,
    /// Yes or no.
    Truth(bool),
    /// A whole number.
    Whole(i64),
    /// Points, which may have quarters.
    Points(Points),
    /// A text.
    Text(Cow<'a, str>),
    /// A list.
    List(Vec<Self>),
    /// Named fields, in order.
    Fields(Vec<(FieldName<'a>, Self)>),
}

/// The name of a field.
#[derive(Clone, Debug)]
pub enum FieldName<'a> {
    /// One that stands in the program, as it is written: in quotes, with a colon behind them.
    Written(&'static str),
    /// Any other.
    Plain(Cow<'a, str>),
}

impl FieldName<'_> {
    fn as_str(&self) -> &str {
        match self {
            Self::Written(text) => {
                text.strip_prefix('"').and_then(|text| text.strip_suffix("\":")).unwrap_or(text)
            }
            Self::Plain(text) => text,
        }
    }
}

impl PartialEq for FieldName<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

/// Named fields: `fields! { "round": 3, "goods": fields! { "gold": 1 } }`. The names are plain words.
#[macro_export]
macro_rules! fields {
    ($($name:literal: $value:expr),* $(,)?) => {
        $crate::Json::Fields(vec![
            $(($crate::FieldName::Written(concat!("\"", $name, "\":")), $crate::Json::from($value))),*
        ])
    };
}

impl<'a> Json<'a> {
    /// Named fields from pairs.
    pub fn fields<K: Into<Cow<'a, str>>, V: Into<Self>>(fields: impl IntoIterator<Item = (K, V)>) -> Self {
        let plain = |(name, value): (K, V)| (FieldName::Plain(name.into()), value.into());
        Self::Fields(fields.into_iter().map(plain).collect())
    }

    /// Adds a field at the end.
    pub fn add(&mut self, name: &'a str, value: impl Into<Self>) {
        if let Self::Fields(fields) = self {
            fields.push((FieldName::Plain(name.into()), value.into()));
        }
    }

    /// As text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::with_capacity(1 << 13);
        self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) {
        match self {
            Self::Null => text.push_str("null"),
            Self::Truth(truth) => text.push_str(if *truth { "true" } else { "false" }),
            Self::Whole(number) => write_whole(*number, text),
            Self::Points(points) => text.push_str(&points.to_string()),
            Self::Text(content) => quote(content, text),
            Self::List(items) => {
                let mut before = '[';
                for item in items {
                    text.push(std::mem::replace(&mut before, ','));
                    item.write(text);
                }
                text.push_str(if items.is_empty() { "[]" } else { "]" });
            }
            Self::Fields(fields) => {
                let mut before = '{';
                for (name, value) in fields {
                    text.push(std::mem::replace(&mut before, ','));
                    match name {
                        FieldName::Written(name) => text.push_str(name),
                        FieldName::Plain(name) => {
                            quote(name, text);
                            text.push(':');
                        }
                    }
                    value.write(text);
                }
                text.push_str(if fields.is_empty() { "{}" } else { "}" });
            }
        }
    }
}

fn write_whole(number: i64, text: &mut String) {
    match number {
        0..=9 => text.push(char::from(b'0' + number as u8)),
        10..=999 => {
            write_whole(number / 10, text);
            write_whole(number % 10, text);
        }
        _ => text.push_str(&number.to_string()),
    }
}

/// How each byte stands in a text of JSON: as it is (0), behind a backslash with this letter, or by its number (`u`).
const ESCAPES: [u8; 256] = {
    let mut escapes = [0; 256];
    let mut byte = 0;
    while byte < 0x20 {
        escapes[byte] = b'u';
        byte += 1;
    }
    escapes[0x08] = b'b';
    escapes[0x09] = b't';
    escapes[0x0a] = b'n';
    escapes[0x0c] = b'f';
    escapes[0x0d] = b'r';
    escapes[b'"' as usize] = b'"';
    escapes[b'\\' as usize] = b'\\';
    escapes
};

/// Adds a text of JSON, in quotes.
pub fn quote(content: &str, text: &mut String) {
    text.reserve(content.len() + content.len() / 8 + 2);
    text.push('"');
    let mut rest = content;
    while let Some(at) = first_escaped(rest.as_bytes()) {
        text.push_str(&rest[..at]);
        let byte = rest.as_bytes()[at];
        match ESCAPES[usize::from(byte)] {
            b'"' => text.push_str("\\\""),
            b'u' => text.push_str(&format!("\\u{byte:04x}")),
            letter => {
                text.push('\\');
                text.push(char::from(letter));
            }
        }
        rest = &rest[at + 1..];
    }
    text.push_str(rest);
    text.push('"');
}

/// The place of the first byte that cannot stand in a text of JSON as it is. Eight bytes are looked at at a time: taking a
/// bound from each borrows from its highest bit where it is below, and only there or further up.
fn first_escaped(bytes: &[u8]) -> Option<usize> {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    const HIGHEST: u64 = EACH << 7;
    let below = |word: u64, bound: u8| word.wrapping_sub(EACH * u64::from(bound)) & !word;
    let is = |word: u64, byte: u8| below(word ^ (EACH * u64::from(byte)), 1);
    let (words, rest) = bytes.as_chunks();
    for (place, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let found = (is(word, b'"') | is(word, b'\\') | below(word, b' ')) & HIGHEST;
        if found != 0 {
            return Some(place * 8 + found.trailing_zeros() as usize / 8);
        }
    }
    let place = rest.iter().position(|&byte| ESCAPES[usize::from(byte)] != 0);
    place.map(|place| words.len() * 8 + place)
}

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Truth(truth) => serializer.serialize_bool(*truth),
            Self::Whole(number) => serializer.serialize_i64(*number),
            Self::Points(points) => points.serialize(serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Fields(fields) => {
                serializer.collect_map(fields.iter().map(|(name, value)| (name.as_str(), value)))
            }
        }
    }
}

impl From<Json<'_>> for Value {
    fn from(form: Json<'_>) -> Self {
        match form {
            Json::Null => Self::Null,
            Json::Truth(truth) => truth.into(),
            Json::Whole(number) => number.into(),
            // Points are plain numbers: they always have a JSON form.
            Json::Points(points) => serde_json::to_value(points).unwrap_or_default(),
            Json::Text(text) => text.into(),
            Json::List(items) => items.into_iter().map(Self::from).collect(),
            Json::Fields(fields) => fields
                .into_iter()
                .map(|(name, value)| (name.as_str().to_owned(), Self::from(value)))
                .collect(),
        }
    }
}

macro_rules! whole {
    ($($number:ty),*) => {$(
        impl From<$number> for Json<'_> {
            fn from(number: $number) -> Self {
                Self::Whole(number.into())
            }
        }
    )*};
}

whole!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Json<'_> {
    fn from(number: usize) -> Self {
        // What is counted in positions is small.
        Self::Whole(number as i64)
    }
}

impl From<u64> for Json<'_> {
    fn from(number: u64) -> Self {
        // Draws are counted one by one.
        Self::Whole(number as i64)
    }
}

impl From<bool> for Json<'_> {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

impl From<Points> for Json<'_> {
    fn from(points: Points) -> Self {
        let number = points.as_f64();
        if number.fract() == 0.0 { Self::Whole(number as i64) } else { Self::Points(points) }
    }
}

impl From<Seat> for Json<'_> {
    fn from(seat: Seat) -> Self {
        seat.index().into()
    }
}

impl From<Viewer> for Json<'_> {
    fn from(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => seat.into(),
            Viewer::Spectator => "spectator".into(),
        }
    }
}

impl<'a> From<&'a Id> for Json<'a> {
    fn from(id: &'a Id) -> Self {
        id.as_str().into()
    }
}

impl<'a> From<&'a str> for Json<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Json<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a, T: Into<Self>> From<Option<T>> for Json<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

impl<'a, T: Into<Self>> From<Vec<T>> for Json<'a> {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<'a, T: Into<Self>, const N: usize> From<[T; N]> for Json<'a> {
    fn from(items: [T; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<'a, T: Copy + Into<Self>> From<&[T]> for Json<'a> {
    fn from(items: &[T]) -> Self {
        items.iter().copied().collect()
    }
}

impl<'a, T: Into<Self>> FromIterator<T> for Json<'a> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of a form is that of the same value, byte by byte: hashes of records stand on it.
    #[test]
    fn a_form_is_written_as_its_value_is() {
        let every: String =
            (0..0x180u32).filter_map(char::from_u32).chain("日本🦙\u{2028}".chars()).collect();
        let points = [0, 1, 2, 3, 4, -1, -3, -4, 51, 4000].map(Points::quarters);
        let whole = [0, 1, 9, 10, 99, 100, 907, 999, 1000, -1, -10, i64::MAX, i64::MIN];
        let form = fields! {
            "every": every.as_str(),
            "points": points,
            "whole": whole,
            "none": Option::<u8>::None,
            "truths": [true, false],
            "empty": fields! { "list": Vec::<u8>::new(), "fields": Json::fields(Vec::<(&str, u8)>::new()) },
            "viewers": [Viewer::Spectator, Viewer::Seat(Seat::new(3))],
        };
        let text = form.to_text();
        assert_eq!(text, serde_json::to_string(&form).expect("JSON"));
        assert_eq!(text, Value::from(form).to_string());
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON")["every"], every);
    }

    #[test]
    fn what_must_be_escaped_is_found_at_every_place() {
        let escaped = ['"', '\\', '\n', '\u{0}', '\u{1f}', 'a', '!', ' ', 'é', '\u{7f}', '日'];
        for (first, second) in escaped.into_iter().flat_map(|one| escaped.map(|other| (one, other))) {
            for before in 0..20 {
                let text = format!("{}{first}{second}{}", "x".repeat(before), "y".repeat(before / 2));
                let mut quoted = String::new();
                quote(&text, &mut quoted);
                assert_eq!(quoted, Value::from(text).to_string());
            }
        }
    }
}
