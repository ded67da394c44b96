//! Who sits where: names, bots, who is here; open seats can be taken.

use maud::{Markup, html};

use super::{say, seat_class};
use crate::web::shown::{Holder, SeatShown, Shown, Visitor};
use crate::web::who::WhoIs;
use khipu_core::{Seat, Viewer};
use khipu_words::Words;

/// The longest name.
const NAME_LENGTH: usize = 32;
/// The level of a bot if nobody chooses another one.
pub(crate) const USUAL_LEVEL: u8 = 3;

/// The seats as everybody sees them.
pub(crate) fn seats(shown: &Shown<'_>) -> Markup {
    html! {
        ul id="seats" {
            @for seat in &shown.seats { (line(shown, seat)) }
            @if shown.watching != (Vec::new(), 0) { li.watching { (watching(shown)) } }
        }
    }
}

/// Who looks on.
fn watching(shown: &Shown<'_>) -> String {
    let (names, others) = &shown.watching;
    let words = shown.words;
    let guests = (*others > 0).then(|| say(words, "sitting-guests", [("n", (*others).into())]));
    let all: Vec<String> = names.iter().cloned().chain(guests).collect();
    words.titled(words.word("sitting-watching"), all.join(", "))
}

fn line(shown: &Shown<'_>, seat: &SeatShown) -> Markup {
    let words = shown.words;
    let number = seat.seat.index();
    let who = seat.who(shown.viewer);
    html! {
        li id=(format!("sits-{number}")) class=(seat_class(Some(seat.seat))) data-who=(who.name(words, &seat.name)) {
            svg.swatch viewBox="0 0 16 16" aria-hidden="true" {
                rect width="16" height="16" fill=(format!("url(#pattern-{number})")) {}
            }
            // What is said of bots stands beside it.
            span.who { (WhoIs { bot: None, ..who }.name(words, &seat.name)) }
            @match seat.holder {
                Holder::Open => {
                    @if shown.viewer == Viewer::Spectator && shown.live && shown.public && !shown.locked {
                        (act(seat.seat, "take", &words.word("page-take-seat")))
                    } @else { span.note { (words.word("page-open-seat")) } }
                    @if seat.declined { " " span.note { (words.word("bot-declined")) } }
                }
                Holder::Left => span.note { (words.word("page-left-seat")) },
                Holder::Bot(_) | Holder::Substitute(_) | Holder::HostBot(_) if shown.stuck && shown.deciders.contains(seat.seat) => {
                    span.note role="alert" { (words.word("page-bot-stuck")) }
                }
                Holder::Bot(level) => span.note { (say(words, "page-bot", [("level", level.into())])) },
                Holder::Substitute(level) => span.note { (say(words, "page-substitute", [("level", level.into())])) },
                Holder::HostBot(None) => span.note { (words.word("bot-of-host")) },
                Holder::HostBot(Some(level)) => {
                    span.note role="alert" { (say(words, "bot-gave-up", [("level", level.into())])) }
                }
                Holder::Person if seat.here => span.here { (words.word("page-here")) },
                Holder::Person => {}
            }
        }
    }
}

/// The seats for somebody who is offered one of them.
pub(crate) fn listed(shown: &Shown<'_>, offered: Seat) -> Markup {
    html! {
        ul.seats {
            @for seat in &shown.seats {
                li class=(seat_class(Some(seat.seat))) {
                    (seat.who(shown.viewer).mark(shown.words, &seat.name))
                    @if seat.seat == offered { " " strong { (shown.words.word("seat-this")) } }
                }
            }
        }
    }
}

/// A button that changes who sits on a seat: it names the form of the seat, which the page holds.
fn act(seat: Seat, what: &str, label: &str) -> Markup {
    html! { button.small form=(form_of(seat)) name="what" value=(what) { (label) } }
}

fn form_of(seat: Seat) -> String {
    format!("seat-form-{}", seat.index())
}

/// What every form of a seat carries.
fn carried(visitor: &Visitor<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="token" value=(visitor.token);
        input type="hidden" name="seat" value=(seat.index());
    }
}

/// What is asked once more before it is done.
fn asked(label: &str, about: &str, form: &Markup) -> Markup {
    html! { details.ask { summary.button.small { (label) } p { (about) } (form) } }
}

/// What this guest may do with seats: look through their eyes, rename them, leave them, hand them to bots, send their
/// links.
pub(crate) fn own(shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let words = shown.words;
    html! {
        @for seat in &shown.seats {
            form id=(form_of(seat.seat)) method="post" action=(shown.path("seat")) data-post="seat" {
                (carried(visitor, seat.seat))
                @if seat.holder == Holder::Open { (super::part()) }
            }
        }
        @if visitor.own.len() > 1 || (visitor.own.len() == 1 && shown.viewer == Viewer::Spectator) {
            nav.eyes aria-label=(words.word("page-look-as")) {
                span.note { (words.word("page-look-as")) }
                @for seat in shown.seats.iter().filter(|seat| visitor.own.contains(seat.seat)) {
                    a class=(seat_class(Some(seat.seat))) href=(format!("/t/{}?as={}", shown.table, seat.seat.index()))
                        aria-current=[shown.viewer.is(seat.seat).then_some("true")] { (seat.name) }
                }
            }
        }
        @let yours: Vec<&SeatShown> = shown.seats.iter().filter(|seat| may(shown, visitor, seat)).collect();
        @if !yours.is_empty() {
            h3 { (words.word("page-own-seats")) }
            p.note { (words.word("page-seat-links-tip")) }
            ul.links { @for seat in yours { (own_line(shown, visitor, seat)) } }
        }
    }
}

/// Whether this guest has anything to say about a seat.
fn may(shown: &Shown<'_>, visitor: &Visitor<'_>, seat: &SeatShown) -> bool {
    let linked = visitor.links.iter().any(|(linked, _)| *linked == seat.seat);
    visitor.own.contains(seat.seat)
        || linked
        || (visitor.host
            && goes_on(shown)
            && matches!(seat.holder, Holder::Open | Holder::Left | Holder::Person))
}

fn goes_on(shown: &Shown<'_>) -> bool {
    shown.over.is_none() && shown.live
}

fn own_line(shown: &Shown<'_>, visitor: &Visitor<'_>, seat: &SeatShown) -> Markup {
    let words = shown.words;
    let own = visitor.own.contains(seat.seat);
    // Whoever is here plays: only who is away can be stood in for, as the list of the seats tells while it changes.
    let away = !own && seat.holder == Holder::Person;
    html! {
        li.(seat_class(Some(seat.seat))).(if away { format!("away-{}", seat.seat.index()) } else { "own".to_owned() }) {
            span.who { (seat.name) }
            @if let Some((_, link)) = visitor.links.iter().find(|(linked, _)| *linked == seat.seat) {
                a href=(link) { (words.word(if own { "page-own-link" } else { "page-seat-link" })) }
                button.small.scripted type="button" data-copy=(link) { (words.word("page-copy")) }
            }
            @if goes_on(shown) {
                @match seat.holder {
                    Holder::Open if visitor.host => {
                        (act(seat.seat, "take", &words.word("page-take-seat")))
                        (to_bot(shown, visitor, seat.seat, "page-give-to-bot"))
                    }
                    Holder::Left if visitor.host => {
                        (act(seat.seat, "open", &words.word("page-open-again")))
                        (to_bot(shown, visitor, seat.seat, "page-give-to-bot"))
                    }
                    Holder::Person if own => {
                        (rename(shown, visitor, seat))
                        @if !shown.waits {
                            (asked(&words.word("page-bot-for-me"), &words.word("page-bot-for-me-asks"),
                                &to_bot(shown, visitor, seat.seat, "page-bot-for-me-yes")))
                        }
                        (asked(&words.word("page-leave"),
                            &words.word(if shown.waits { "page-leave-asks-waiting" } else { "page-leave-asks" }),
                            &act(seat.seat, "leave", &words.word("page-leave-yes"))))
                    }
                    Holder::Person if visitor.host => (to_bot(shown, visitor, seat.seat, "page-give-to-bot")),
                    Holder::Substitute(_) if own => (act(seat.seat, "back", &words.word("page-come-back"))),
                    _ => {}
                }
            }
        }
    }
}

/// What its holder is called at this table.
fn rename(shown: &Shown<'_>, visitor: &Visitor<'_>, seat: &SeatShown) -> Markup {
    let words = shown.words;
    html! {
        form.row method="post" action=(shown.path("seat")) data-post="seat" {
            (carried(visitor, seat.seat))
            input type="hidden" name="what" value="name";
            input name="name" value=(seat.name) maxlength=(NAME_LENGTH) required autocomplete="off"
                aria-label=(words.word("page-name-here"));
            button.small { (words.word("page-rename")) }
        }
    }
}

/// A bot plays the seat from now on: which one is chosen here.
pub(crate) fn to_bot(shown: &Shown<'_>, visitor: &Visitor<'_>, seat: Seat, label: &str) -> Markup {
    let words = shown.words;
    html! {
        form.row method="post" action=(shown.path("seat")) data-post="seat" {
            (carried(visitor, seat))
            input type="hidden" name="what" value="bot";
            (levels(words))
            button.small { (words.word(label)) }
        }
    }
}

/// Which bot.
pub(crate) fn levels(words: &Words) -> Markup {
    html! {
        select name="level" aria-label=(words.word("page-bot-level")) {
            @for level in 1..=5 {
                option value=(level) selected[level == USUAL_LEVEL] { (words.word(&format!("new-bot-{level}"))) }
            }
        }
    }
}
