//! JSON that is written often.
//!
//! The hash of a position is the hash of its documented form, so that form is written after every move: a [`Json`] borrows its
//! names and keeps its fields in order, where a [`Value`] would copy and hash each of them.

use std::borrow::Cow;

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
    Fields(Vec<(Cow<'a, str>, Self)>),
}

/// Named fields: `fields! { "round": 3, "goods": fields! { "gold": 1 } }`.
#[macro_export]
macro_rules! fields {
    ($($name:literal: $value:expr),* $(,)?) => {
        $crate::Json::Fields(vec![$((::std::borrow::Cow::Borrowed($name), $crate::Json::from($value))),*])
    };
}

impl<'a> Json<'a> {
    /// Named fields from pairs.
    pub fn fields<K: Into<Cow<'a, str>>, V: Into<Self>>(fields: impl IntoIterator<Item = (K, V)>) -> Self {
        Self::Fields(fields.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// Adds a field at the end.
    pub fn add(&mut self, name: &'a str, value: impl Into<Self>) {
        if let Self::Fields(fields) = self {
            fields.push((name.into(), value.into()));
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
                    quote(name, text);
                    text.push(':');
                    value.write(text);
                }
                text.push_str(if fields.is_empty() { "{}" } else { "}" });
            }
        }
    }
}

fn write_whole(number: i64, text: &mut String) {
    if number < 0 {
        text.push('-');
    }
    let (mut rest, mut digits, mut count) = (number.unsigned_abs(), [0; 20], 0);
    loop {
        digits[count] = b'0' + (rest % 10) as u8;
        (rest, count) = (rest / 10, count + 1);
        if rest == 0 {
            break;
        }
    }
    text.extend(digits[..count].iter().rev().map(|&digit| char::from(digit)));
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
    let mut from = 0;
    for (at, byte) in content.bytes().enumerate() {
        let escape = ESCAPES[usize::from(byte)];
        if escape == 0 {
            continue;
        }
        text.push_str(&content[from..at]);
        match escape {
            b'u' => text.push_str(&format!("\\u{byte:04x}")),
            letter => text.extend(['\\', char::from(letter)]),
        }
        from = at + 1;
    }
    text.push_str(&content[from..]);
    text.push('"');
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
            Json::Fields(fields) => {
                fields.into_iter().map(|(name, value)| (name.into_owned(), Self::from(value))).collect()
            }
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
        let whole = [0, 1, 9, 10, 99, -1, -10, i64::MAX, i64::MIN];
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
        assert_eq!(text, Value::from(form).to_string());
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON")["every"], every);
    }
}
