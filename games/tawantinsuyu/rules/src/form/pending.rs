//! The words of an entry of what is pending: `0 pay 2 food`, `1 do climb 2`.

use khipu_core::kit::{Phrase, Within, Worded as _, Wording as _};
use khipu_core::{NotationError, Seat, Tokens};

use crate::actor::Actor;
use crate::components::Components;
use crate::pending::{Entry, Pending};

pub(super) fn write(rules: &Components, entry: Entry) -> String {
    let mut words = Phrase::default();
    match entry.who {
        Actor::Seat(seat) => words.push(seat.index()),
        Actor::Axomamma => words.push(Actor::AUTOMA),
    }
    entry.what.write(rules, &mut words);
    words.finish()
}

/// Reads an entry of a table with so many players.
pub(super) fn parse(rules: &Components, players: usize, words: &str) -> Result<Entry, NotationError> {
    let mut tokens = Tokens::new(words);
    let who = if tokens.accept(Actor::AUTOMA) {
        Actor::Axomamma
    } else {
        Actor::Seat(Seat::new(Within(0, players as u8 - 1).read(rules, &mut tokens)?.into()))
    };
    let what = Pending::read(rules, &mut tokens)?;
    tokens.finish()?;
    if let Pending::Gains { origin, left } = what {
        let all = (1u16 << rules.gains(origin).len()) - 1;
        if u16::from(left) > all {
            return Err(tokens.error([format!("1-{all}")]));
        }
    }
    Ok(Entry { who, what })
}
