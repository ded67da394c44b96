//! The parts of a table page, one file each.
//!
//! What changes while a game goes on is an element with an id, drawn from what everybody with the same eyes sees: it is
//! sent anew to all of them. What belongs to one guest stands in the page alone.

pub(crate) mod back;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod coach;
pub(crate) mod deed;
pub(crate) mod dialogs;
pub(crate) mod hint;
pub(crate) mod join;
pub(crate) mod lines;
pub(crate) mod outcome;
pub(crate) mod panels;
pub(crate) mod patterns;
pub(crate) mod picture;
pub(crate) mod plan;
pub(crate) mod replay;
pub(crate) mod retry;
pub(crate) mod seats;
pub(crate) mod seed;
pub(crate) mod side;
pub(crate) mod status;
pub(crate) mod terms;
pub(crate) mod top;
pub(crate) mod waiting;

use fluent_bundle::{FluentArgs, FluentValue};
use khipu_core::{Seat, Viewer};
use khipu_words::Words;
use maud::{Markup, html};

use super::shown::{Shown, Visitor};

/// A message with arguments.
pub(crate) fn say<const N: usize>(words: &Words, key: &str, given: [(&str, FluentValue<'_>); N]) -> String {
    let mut args = FluentArgs::new();
    for (name, value) in given {
        args.set(name, value);
    }
    words.say(key, &args)
}

/// A symbol of the sprite, as large as the text around it.
pub(crate) fn icon(symbol: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href={ "#" (symbol) } {} } }
}

/// The class that gives an element the colour of a seat.
pub(crate) fn seat_class(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "seat-automa".to_owned(), |seat| format!("seat-{}", seat.index()))
}

/// The seat in whose name the page looks and posts.
pub(crate) fn eyes(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Spectator => "none".to_owned(),
    }
}

/// What somebody who sits down adds to the chance of the game: a script makes it, so that it is the person's own.
pub(crate) fn part() -> Markup {
    html! { input type="hidden" name="part" value="" data-random; }
}

/// What every form carries.
pub(crate) fn hidden(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    html! {
        input type="hidden" name="token" value=(visitor.token);
        input type="hidden" name="as" value=(eyes(shown.viewer));
        input type="hidden" name="v" value=(shown.version);
    }
}
