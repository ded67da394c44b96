//! The banner over a board that waits for people: for the host the invitation and bots, for others a seat to sit on.

use khipu_core::Viewer;
use maud::{Markup, html};

use super::{part, say, seats, waiting};
use crate::web::layout::Frame;
use crate::web::shown::{Holder, SeatShown, Shown, Visitor};

/// Options that take more letters are not told in the banner: the page lists them all.
const LONGEST_OPTION: usize = 40;

/// The banner. What stands in it of the seats is sent anew as people come; it goes when all sit.
pub(crate) fn banner(frame: &Frame<'_>, shown: &Shown<'_>, visitor: &Visitor<'_>) -> Markup {
    let open: Vec<&SeatShown> = shown.seats.iter().filter(|seat| seat.holder == Holder::Open).collect();
    let sits = !visitor.own.is_empty();
    html! {
        section.banner id="join" aria-labelledby="join-title" {
            div.about {
                h2 id="join-title" { (title(frame, shown, visitor)) }
                @let about = about(shown);
                p.note title=(about) { (about) }
            }
            (waiting::waiting(shown))
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

/// How many play by which options, and whether the board is the one that the game will begin with.
fn about(shown: &Shown<'_>) -> String {
    let (words, game) = (shown.words, shown.game.name);
    let players = say(words, "page-number-of-players", [("n", shown.seats.len().into())]);
    // A list of cards would fill the banner.
    let short = shown.options.iter().map(|(name, value)| (name, words.value(game, value)));
    let options = short
        .filter(|(_, value)| value.chars().count() <= LONGEST_OPTION)
        .map(|(name, value)| words.titled(words.word(&format!("{game}-option-{name}")), value));
    let told: Vec<String> = std::iter::once(players).chain(options).collect();
    let begins = if shown.waits {
        words.word("page-waiting-sample")
    } else if shown.step == 0 {
        words.word("page-board-as-it-begins")
    } else {
        String::new()
    };
    format!("{}. {begins}", told.join(", "))
}

/// The link to send, and bots for those who will not come.
fn invites(shown: &Shown<'_>, visitor: &Visitor<'_>, open: &[&SeatShown]) -> Markup {
    let words = shown.words;
    html! {
        div.invite {
            div.row {
                label for="invitation" { (words.word("page-invite-link")) }
                input id="invitation" readonly value=(visitor.invitation);
                button.go.scripted type="button" data-copy=(visitor.invitation) { (words.word("page-copy")) }
            }
            (bot(shown, visitor, open))
            details.by-name {
                summary.button { (words.word("sitting-invite")) }
                form.row method="post" action=(shown.path("invite")) data-post="invite" {
                    input type="hidden" name="token" value=(visitor.token);
                    input name="name" maxlength="32" required autocomplete="off" placeholder=(words.word("user-name-of"))
                        aria-label=(words.word("user-name-of"));
                    button { (words.word("sitting-invite")) }
                }
            }
        }
    }
}

/// A bot for one of the open seats.
fn bot(shown: &Shown<'_>, visitor: &Visitor<'_>, open: &[&SeatShown]) -> Markup {
    let words = shown.words;
    html! {
        form.row.bot method="post" action=(shown.path("seat")) data-post="seat" {
            input type="hidden" name="token" value=(visitor.token);
            input type="hidden" name="what" value="bot";
            (seat_choice(shown, open))
            (seats::levels(words))
            button { (words.word("page-give-to-bot")) }
        }
    }
}

/// Which of the open seats, where there are several.
fn seat_choice(shown: &Shown<'_>, open: &[&SeatShown]) -> Markup {
    let words = shown.words;
    html! {
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
            (seat_choice(shown, open))
            @if shown.locked && shown.public && visitor.invited_by.is_none() {
                label for="join-password" { (words.word("lock-title")) }
                input id="join-password" name="password" type="password" maxlength="100" autocomplete="off";
            }
            button.go { (words.word("seat-sit")) }
            a.button href=(format!("{}?as=none", shown.path(""))) { (words.word("page-watch")) }
        }
    }
}
