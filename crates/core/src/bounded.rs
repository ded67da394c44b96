//! JSON from outside: bounded before it is read. A parsed value takes up to a hundred times the room of its text, and a text of
//! brackets alone as many nested calls as it has brackets.

use std::fmt;

/// The deepest value that is read: positions of our games have less than ten levels.
pub const MOST_DEPTH: usize = 64;
/// The most values within a value: the largest position of our games has a few thousand.
pub const MOST_VALUES: usize = 100_000;

/// Why a text is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Values stand in values too often.
    Depth,
    /// There are too many values.
    Values,
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Depth => write!(f, "more than {MOST_DEPTH} values stand within each other"),
            Self::Values => write!(f, "there are more than {MOST_VALUES} values"),
        }
    }
}

impl std::error::Error for Bound {}

/// Whether a text, if it is JSON at all, has a bounded depth and number of values. It takes no memory.
///
/// # Errors
/// If it has not.
///
/// # Examples
/// ```
/// use khipu_core::{Bound, check_json};
/// assert_eq!(check_json(r#"{"a": [1, 2, "[[["]}"#), Ok(()));
/// assert_eq!(check_json(&"[".repeat(1000)), Err(Bound::Depth));
/// ```
pub fn check_json(text: &str) -> Result<(), Bound> {
    let (mut depth, mut values) = (0usize, 1usize);
    let (mut quoted, mut escaped) = (false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'[' | b'{' => {
                depth += 1;
                values += 1;
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            b',' => values += 1,
            _ => {}
        }
        if depth > MOST_DEPTH {
            return Err(Bound::Depth);
        }
        if values > MOST_VALUES {
            return Err(Bound::Values);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_quotes_is_not_counted() {
        let text = format!("[\"{}\", \"\\\"{}\"]", "[".repeat(500), ",".repeat(200_000));
        assert_eq!(check_json(&text), Ok(()));
        assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok());
    }

    #[test]
    fn wide_and_deep_values_are_refused() {
        assert_eq!(check_json(&format!("[{}0]", "0,".repeat(MOST_VALUES))), Err(Bound::Values));
        assert_eq!(check_json(&"{\"a\":".repeat(MOST_DEPTH + 1)), Err(Bound::Depth));
        assert_eq!(check_json(&("[".repeat(MOST_DEPTH) + &"]".repeat(MOST_DEPTH))), Ok(()));
        assert_eq!(check_json(&"[],".repeat(MOST_VALUES)), Err(Bound::Values));
    }
}
