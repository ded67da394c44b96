//! Who is who: wherever somebody is named, the name says who is "you", which level a bot has, and who is here.

use khipu_core::Seat;
use khipu_words::Words;
use maud::{Markup, html};

use super::parts::say;
use crate::store::{GuestId, SeatRow};

/// What is said of whoever has a seat, besides the name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct WhoIs {
    /// Whether it is whoever looks.
    pub(crate) you: bool,
    /// The level of the bot that plays.
    pub(crate) bot: Option<u8>,
    /// Whether somebody who holds the seat has the table open.
    pub(crate) here: bool,
}

impl WhoIs {
    /// Who has a seat of a list, for a guest.
    pub(crate) fn of(row: &SeatRow, guest: GuestId, here: bool) -> Self {
        Self { you: row.holders.contains(&guest), bot: row.bot, here: here && row.bot.is_none() }
    }

    /// The name with all that is said of it, as text.
    pub(crate) fn name(self, words: &Words, name: &str) -> String {
        let level = self.bot.map(|level| say(words, "who-level", [("level", level.into())]));
        let said: Vec<String> = self.you.then(|| words.word("who-you")).into_iter().chain(level).collect();
        if said.is_empty() { name.to_owned() } else { format!("{name} ({})", said.join(", ")) }
    }

    /// The same as an element, with a mark for whoever is here; nobody needs to be told of themselves.
    pub(crate) fn mark(self, words: &Words, name: &str) -> Markup {
        html! {
            span.who { (self.name(words, name)) }
            @if self.here && !self.you { " " i.present role="img" title=(words.word("page-here")) aria-label=(words.word("page-here")) {} }
        }
    }
}

/// The names of seats, each with who has it: `own` is the seat of whoever looks.
pub(crate) fn names(words: &Words, names: &[String], rows: &[SeatRow], own: Option<Seat>) -> Vec<String> {
    let named = |((seat, name), row): ((Seat, &String), &SeatRow)| {
        let who = WhoIs { you: own == Some(seat), bot: row.bot, here: false };
        who.name(words, name)
    };
    Seat::all(names.len()).zip(names).zip(rows).map(named).collect()
}

#[cfg(test)]
mod tests {
    use khipu_words::Language;

    use super::*;

    #[test]
    fn a_name_says_who_it_is() {
        let words = khipu_games::words(Language::English);
        let who = |you, bot| WhoIs { you, bot, here: true };
        assert_eq!(who(false, None).name(&words, "Ann"), "Ann");
        assert_eq!(who(true, None).name(&words, "Ann"), "Ann (you)");
        assert_eq!(who(false, Some(3)).name(&words, "Bot 2"), "Bot 2 (level 3)");
        assert_eq!(who(true, Some(2)).name(&words, "Ann"), "Ann (you, level 2)");
        let nasty = who(false, None).mark(&words, "<b>").into_string();
        assert!(nasty.contains("&lt;b&gt;") && nasty.contains("aria-label"), "{nasty}");
        assert!(!who(true, None).mark(&words, "Ann").into_string().contains("aria-label"));
    }
}
