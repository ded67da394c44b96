//! Moves as words that a person can type.

use serde::Serialize;

/// Why some words are no move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct NotationError {
    /// The word that was not understood; none if words are missing.
    pub word: Option<String>,
    /// Its number, counted from 1.
    pub at: usize,
    /// What could stand there.
    pub expected: Vec<String>,
}

/// The words of a typed move, read one after another.
///
/// ```
/// use khipu_core::Tokens;
///
/// const GEARS: [(&str, u8); 2] = [("palenque", 1), ("tikal", 2)];
///
/// let mut tokens = Tokens::new("place tik 3");
/// assert!(tokens.accept("place"));
/// assert_eq!(tokens.choose(&GEARS), Ok(2));
/// assert_eq!(tokens.number(), Ok(3));
/// assert!(tokens.finish().is_ok());
///
/// let error = Tokens::new("uxmal").choose(&GEARS).unwrap_err();
/// assert_eq!(error.to_string(), "word 1 is `uxmal`, expected one of: palenque, tikal");
/// ```
#[derive(Debug)]
pub struct Tokens<'a> {
    words: Vec<&'a str>,
    at: usize,
}

/// No move has more words than this; the rest of a hostile line is not looked at.
const MOST_WORDS: usize = 16;

impl<'a> Tokens<'a> {
    /// Splits a line.
    #[must_use]
    pub fn new(line: &'a str) -> Self {
        Self { words: line.split_whitespace().take(MOST_WORDS).collect(), at: 0 }
    }

    /// The next word, left where it is.
    #[must_use]
    pub fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    /// Whether all words have been read.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.at >= self.words.len()
    }

    /// Takes the next word if it is this one, in any case.
    pub fn accept(&mut self, word: &str) -> bool {
        let found = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if found {
            self.at += 1;
        }
        found
    }

    /// The error of this place.
    #[must_use]
    pub fn error<S: Into<String>>(&self, expected: impl IntoIterator<Item = S>) -> NotationError {
        NotationError {
            word: self.peek().map(|word| word.chars().take(40).collect()),
            at: self.at + 1,
            expected: expected.into_iter().map(Into::into).collect(),
        }
    }

    /// One of some names, in any case; a beginning that fits only one of them will do.
    ///
    /// # Errors
    /// If the next word is none of them, or the beginning of several.
    pub fn choose<T: Copy>(&mut self, names: &[(&str, T)]) -> Result<T, NotationError> {
        let error = self.error(names.iter().map(|(name, _)| *name));
        let word = self.peek().ok_or_else(|| error.clone())?;
        let exact = names.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
        let found = match exact {
            Some((_, meaning)) => *meaning,
            None => {
                let begins =
                    |name: &str| name.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
                let mut fitting = names.iter().filter(|(name, _)| begins(name));
                match (fitting.next(), fitting.next()) {
                    (Some((_, meaning)), None) => *meaning,
                    _ => return Err(error),
                }
            }
        };
        self.at += 1;
        Ok(found)
    }

    /// A small whole number.
    ///
    /// # Errors
    /// If the next word is none.
    pub fn number(&mut self) -> Result<u8, NotationError> {
        let number = self.peek().and_then(|word| word.parse().ok()).ok_or_else(|| self.error(["0-255"]))?;
        self.at += 1;
        Ok(number)
    }

    /// Says that nothing may follow.
    ///
    /// # Errors
    /// If something does.
    pub fn finish(&self) -> Result<(), NotationError> {
        if self.is_done() { Ok(()) } else { Err(self.error(Vec::<String>::new())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GEARS: [(&str, u8); 3] = [("palenque", 1), ("tikal", 2), ("tikalito", 3)];

    #[test]
    fn names_may_be_shortened_while_they_are_clear() {
        assert_eq!(Tokens::new("PAL").choose(&GEARS), Ok(1));
        assert_eq!(Tokens::new("tikal").choose(&GEARS), Ok(2));
        assert!(Tokens::new("tik").choose(&GEARS).is_err());
        assert!(Tokens::new("пал").choose(&GEARS).is_err());
        assert!(Tokens::new("").choose(&GEARS).is_err());
    }

    #[test]
    fn an_error_names_the_word_and_its_place() {
        let mut tokens = Tokens::new("place nowhere");
        assert!(tokens.accept("place"));
        let error = tokens.choose(&GEARS).expect_err("no gear");
        assert_eq!((error.word.as_deref(), error.at), (Some("nowhere"), 2));
        assert_eq!(error.expected, ["palenque", "tikal", "tikalito"]);
    }
}
