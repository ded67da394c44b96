//! Who is there and who is missing, as long as a seat is open.

use maud::{Markup, html};

use super::{say, seat_class};
use crate::web::shown::{Holder, Shown};

/// The seats in their colours.
pub(crate) fn waiting(shown: &Shown<'_>) -> Markup {
    let words = shown.words;
    let open = shown.seats.iter().any(|seat| seat.holder == Holder::Open);
    html! {
        div id="waiting" hidden[!open || !shown.live] {
            ul.chips {
                @for seat in &shown.seats {
                    li.chip.(seat_class(Some(seat.seat))).open[seat.holder == Holder::Open] {
                        svg.swatch viewBox="0 0 16 16" aria-hidden="true" {
                            rect width="16" height="16" fill=(format!("url(#pattern-{})", seat.seat.index())) {}
                        }
                        " " b { (seat.who(shown.viewer).name(words, &seat.name)) }
                        @if seat.declined {
                            " " small { (words.word("bot-declined")) }
                        } @else if seat.holder == Holder::Open {
                            " " small { (words.word("page-seat-free")) }
                        }
                        @if seat.here { " " small { (words.word("page-here")) } }
                    }
                }
            }
        }
    }
}

/// How many seats are open.
pub(crate) fn sentence(shown: &Shown<'_>) -> String {
    let open = shown.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
    say(shown.words, "page-waiting", [("n", open.into())])
}
