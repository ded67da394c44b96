//! The words of an entry of what is pending: `0 pay 1 0 0 0 0`, `1 do items 12 1 RZY064 actions plain none`.

use khipu_core::kit::{Phrase, Worded as _};
use khipu_core::{NotationError, Seat, Tokens};

use crate::pending::{Entry, Pending};
use crate::vocabulary::Vocabulary;

pub(super) fn write(vocabulary: Vocabulary<'_>, entry: Entry) -> String {
    let mut words = Phrase::default();
    words.push(entry.who.index());
    entry.what.write(&vocabulary, &mut words);
    words.finish()
}

/// Reads an entry of a table with so many players.
pub(super) fn parse(vocabulary: Vocabulary<'_>, players: usize, text: &str) -> Result<Entry, NotationError> {
    let mut tokens = Tokens::new(text);
    let error = tokens.error([format!("0-{}", players - 1)]);
    let who = tokens.number().ok().and_then(|index| Seat::checked(index.into(), players)).ok_or(error)?;
    let what = Pending::read(&vocabulary, &mut tokens)?;
    tokens.finish()?;
    Ok(Entry { who, what })
}
