//! The banner over a board that waits for people: for the host the invitation and bots, for others a seat to sit on.

use khipu_core::Viewer;
use maud::{Markup, html};

use super::{part, say, seat_class, seats, waiting};
use crate::web::layout::Frame;
use crate::web::shown::{Holder, SeatShown, Shown, Visitor};

/// The banner. What stands in it of the seats is sent anew as people come; it goes when all sit.
pub(crate) fn banner(frame: &Frame<'_>, shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let open: Vec<&SeatShown> = shown.seats.iter().filter(|seat| seat.holder == Holder::Open).collect();
    let sits = !visitor.own.is_empty();
    html! {
        section.banner id="join" aria-labelledby="join-title" {
            div.about {
                h2 id="join-title" { (title(frame, shown, visitor)) }
                (waiting::waiting(shown))
            }
            @if visitor.host && !open.is_empty() { (invites(shown, visitor, &open)) }
            @if !sits && shown.viewer == Viewer::Spectator && !open.is_empty() { (sit(frame, shown, visitor, &open)) }
        }
    }
}

/// Who invites, or that the game waits.
fn title(frame: &Frame<'_>, shown: &Shown<'_>, visitor: &Visitor<'_>) -> String {
    let game = frame.word(&format!("lobby-game-{}", shown.game.name));
    match &visitor.invited_by {
        Some(name) => {
            say(shown.words, "page-invites", [("name", name.as_str().into()), ("game", game.into())])
        }
        None => waiting::sentence(shown),
    }
}

/// The link to send, and bots for those who will not come.
fn invites(shown: &Shown<'_>, visitor: &Visitor<'_>, open: &[&SeatShown]) -> Markup {
    let words = shown.words;
    html! {
        div.invite {
            label for="invitation" { (words.word("page-invite-link")) }
            div.row {
                input id="invitation" readonly value=(visitor.invitation);
                button.go.scripted type="button" data-copy=(visitor.invitation) { (words.word("page-copy")) }
            }
            form.row method="post" action=(shown.path("invite")) data-post="invite" {
                input type="hidden" name="token" value=(visitor.token);
                input name="name" maxlength="32" required autocomplete="off" placeholder=(words.word("user-name-of"))
                    aria-label=(words.word("user-name-of"));
                button { (words.word("sitting-invite")) }
            }
            @for seat in open {
                div.row.(seat_class(Some(seat.seat))) {
                    (seats::to_bot(shown, visitor, seat.seat, "page-give-to-bot"))
                }
            }
        }
    }
}

/// A name, a seat, a button.
fn sit(frame: &Frame<'_>, shown: &Shown<'_>, visitor: &Visitor<'_>, open: &[&SeatShown]) -> Markup {
    let words = shown.words;
    html! {
        form.sit method="post" action=(visitor.joins) {
            input type="hidden" name="token" value=(visitor.token);
            input type="hidden" name="what" value="take";
            (part())
            label for="join-name" { (words.word("lobby-your-name")) }
            input id="join-name" name="name" value=(frame.name) maxlength="32" autocomplete="nickname" required;
            @if let [only] = open {
                input type="hidden" name="seat" value=(only.seat.index());
            } @else {
                select name="seat" aria-label=(words.word("page-seats")) {
                    @for seat in open {
                        option value=(seat.seat.index()) {
                            (say(words, "new-seat", [("n", (seat.seat.index() + 1).into())]))
                        }
                    }
                }
            }
            @if shown.locked && shown.public && visitor.invited_by.is_none() {
                label for="join-password" { (words.word("lock-title")) }
                input id="join-password" name="password" type="password" maxlength="100" autocomplete="off";
            }
            button.go { (words.word("seat-sit")) }
            a.button href=(format!("{}?as=none", shown.path(""))) { (words.word("page-watch")) }
        }
    }
}
