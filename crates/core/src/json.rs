//! JSON that is written often.
//!
//! The hash of a position is the hash of its documented form, so that form is written after every move: a [`Json`] borrows its
//! names and keeps its fields in order, where a [`Value`] would copy and hash each of them.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::{Id, Points, Seat, Viewer, quote};

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
    /// The name of a component, in which nothing has to be escaped.
    Id(&'a Id),
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
        // Nothing but whole texts is written.
        String::from_utf8(self.to_bytes()).unwrap_or_default()
    }

    /// The bytes of the text.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut text = Vec::with_capacity(1 << 13);
        self.write(&mut text);
        text
    }

    fn write(&self, text: &mut Vec<u8>) {
        match self {
            Self::Null => text.extend_from_slice(b"null"),
            Self::Truth(true) => text.extend_from_slice(b"true"),
            Self::Truth(false) => text.extend_from_slice(b"false"),
            Self::Whole(number) => write_whole(*number, text),
            Self::Points(points) => text.extend_from_slice(points.to_string().as_bytes()),
            Self::Text(content) => quote(content, text),
            Self::Id(id) => {
                text.push(b'"');
                text.extend_from_slice(id.as_bytes());
                text.push(b'"');
            }
            Self::List(items) => {
                text.push(b'[');
                for (place, item) in items.iter().enumerate() {
                    if place > 0 {
                        text.push(b',');
                    }
                    item.write(text);
                }
                text.push(b']');
            }
            Self::Fields(fields) => {
                text.push(b'{');
                for (place, (name, value)) in fields.iter().enumerate() {
                    if place > 0 {
                        text.push(b',');
                    }
                    match name {
                        FieldName::Written(name) => text.extend_from_slice(name.as_bytes()),
                        FieldName::Plain(name) => {
                            quote(name, text);
                            text.push(b':');
                        }
                    }
                    value.write(text);
                }
                text.push(b'}');
            }
        }
    }
}

fn write_whole(number: i64, text: &mut Vec<u8>) {
    match number {
        0..=9 => text.push(b'0' + number as u8),
        10..=999 => {
            write_whole(number / 10, text);
            write_whole(number % 10, text);
        }
        _ => text.extend_from_slice(number.to_string().as_bytes()),
    }
}

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Truth(truth) => serializer.serialize_bool(*truth),
            Self::Whole(number) => serializer.serialize_i64(*number),
            Self::Points(points) => points.serialize(serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Id(id) => id.serialize(serializer),
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
            Json::Id(id) => id.as_str().into(),
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
        Self::Id(id)
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
        let id = Id::unnamed();
        let form = fields! {
            "every": every.as_str(),
            "points": points,
            "whole": whole,
            "none": Option::<u8>::None,
            "truths": [true, false],
            "empty": fields! { "list": Vec::<u8>::new(), "fields": Json::fields(Vec::<(&str, u8)>::new()) },
            "ids": [&id],
            "viewers": [Viewer::Spectator, Viewer::Seat(Seat::new(3))],
        };
        let text = form.to_text();
        assert_eq!(text, serde_json::to_string(&form).expect("JSON"));
        assert_eq!(text, Value::from(form).to_string());
        assert_eq!(serde_json::from_str::<Value>(&text).expect("JSON")["every"], every);
    }
}
