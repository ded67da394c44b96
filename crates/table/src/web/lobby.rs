//! The hall: games to choose from, tables to join, tables of one's own, finished games.

use fluent_bundle::FluentArgs;
use khipu_registry::DynGame;
use maud::{Markup, PreEscaped, html};

use super::layout::{Frame, page};
use super::parts::part;

/// A table in a list of the hall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableLine {
    /// Its id.
    pub(crate) id: String,
    /// The name of its game.
    pub(crate) game: &'static str,
    /// Who sits at it, in order of the seats; an open seat has no name.
    pub(crate) seats: Vec<Option<String>>,
    /// How many moves were played.
    pub(crate) moves: u64,
    /// How it stands.
    pub(crate) state: State,
}

/// How a table stands, for whoever looks at the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Seats are open.
    Waiting,
    /// It is the guest's turn.
    Mine,
    /// It is the turn of these.
    Turn(Vec<String>),
    /// These have won; nobody if the automa has.
    Over(Vec<String>),
}

/// All lists of the hall.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hall {
    pub(crate) own: Vec<TableLine>,
    pub(crate) open: Vec<TableLine>,
    /// The page of the open tables, counted from 0, and whether another one follows.
    pub(crate) page: u32,
    pub(crate) more: bool,
    pub(crate) finished: Vec<TableLine>,
}

/// The first page.
pub(crate) fn hall_page(frame: &Frame<'_>, games: &[&dyn DynGame], hall: &Hall) -> Markup {
    let body = html! {
        main.hall {
            p.motto { (frame.word("hall-motto")) }
            section.games aria-label=(frame.word("hall-play")) {
                @for &game in games { (game_card(frame, game)) }
            }
            (name_form(frame))
            (list(frame, "hall-own", "hall-own-none", &hall.own))
            (list(frame, "hall-open", "hall-open-none", &hall.open))
            @if hall.page > 0 || hall.more {
                nav.pages {
                    @if hall.page > 0 {
                        a.button rel="prev" href=(format!("/?page={}", hall.page - 1)) { (frame.word("hall-page-before")) }
                    }
                    @if hall.more {
                        a.button rel="next" href=(format!("/?page={}", hall.page + 1)) { (frame.word("hall-page-next")) }
                    }
                }
            }
            @if !hall.finished.is_empty() {
                (list(frame, "hall-finished", "hall-own-none", &hall.finished))
            }
            section.upload {
                h2 { (frame.word("hall-upload")) }
                form method="post" action="/upload" enctype="multipart/form-data" {
                    (frame.guard())
                    label { (frame.word("hall-upload-tip")) " "
                        input type="file" name="record" accept=".khipu,.txt,text/plain" required; }
                    button { (frame.word("hall-upload-go")) }
                }
            }
            footer { p { (frame.word("hall-unaffiliated")) }
                p { a href="/api" { (frame.word("hall-api")) } } }
        }
    };
    page(frame, &frame.word("hall-play"), "hall-page", &style(), &body)
}

/// The style of the pages around the tables.
pub(crate) fn style() -> Markup {
    html! { link rel="stylesheet" href="/assets/hall.css"; }
}

/// A game with the shortest ways to a table.
fn game_card(frame: &Frame<'_>, game: &dyn DynGame) -> Markup {
    let title = game.title();
    let deck = game.decks().and_then(|decks| decks.names().first().copied());
    let quick = |key: &str, seats: &[&str]| {
        html! {
            form method="post" action=(format!("/new/{}", title.name)) {
                (frame.guard())
                @for (index, holder) in seats.iter().enumerate() {
                    input type="hidden" name=(format!("seat{index}")) value=(holder);
                }
                (part())
                button { (frame.word(key)) }
            }
        }
    };
    let mut args = FluentArgs::new();
    args.set("min", title.min_players as f64);
    args.set("max", title.max_players as f64);
    html! {
        article.game.(title.name) {
            h2 { (game_name(frame, title.name)) }
            svg.emblem viewBox="0 0 240 120" aria-hidden="true" { (PreEscaped(game.emblem())) }
            p { (frame.word(&format!("hall-{}-about", title.name))) }
            p.players { (frame.words.say("hall-players", &args)) " · "
                a href=(format!("/rules/{}", title.name)) { (frame.word("hall-rules")) }
                @if let Some(deck) = deck { " · " a href=(format!("/deck/{deck}")) { (frame.word("deck-title")) } } }
            div.ways {
                @if title.min_players == 1 { (quick(&format!("hall-solo-{}", title.name), &["me"])) }
                (quick("hall-bots", &["me", "level3"]))
                (quick("hall-friends", &["me", "open"]))
                a.button href=(format!("/new/{}", title.name)) { (frame.word("hall-more")) }
            }
        }
    }
}

/// What a game is called.
pub(crate) fn game_name(frame: &Frame<'_>, game: &str) -> String {
    frame.word(&format!("hall-game-{game}"))
}

fn name_form(frame: &Frame<'_>) -> Markup {
    html! {
        form.name method="post" action="/preferences" {
            (frame.guard())
            input type="hidden" name="back" value="/";
            label for="name" { (frame.word("hall-your-name")) }
            input #name name="name" value=(frame.name) maxlength="32" autocomplete="nickname" required;
            button { (frame.word("hall-save-name")) }
            small { (frame.word("hall-name-tip")) }
        }
        @if !frame.name.is_empty() {
            form.logout method="post" action="/logout" {
                (frame.guard())
                button { (frame.word("hall-log-out")) }
                small { (frame.word("hall-log-out-tip")) }
            }
        }
    }
}

fn list(frame: &Frame<'_>, title: &str, none: &str, tables: &[TableLine]) -> Markup {
    html! {
        section.tables {
            h2 { (frame.word(title)) }
            @if tables.is_empty() { p.none { (frame.word(none)) } }
            ul { @for table in tables { (line(frame, table)) } }
        }
    }
}

fn line(frame: &Frame<'_>, table: &TableLine) -> Markup {
    let with = |key: &str, name: &str, value: String| {
        let mut args = FluentArgs::new();
        args.set(name.to_owned(), value);
        frame.words.say(key, &args)
    };
    let (state, act) = match &table.state {
        State::Waiting => (frame.word("hall-waiting"), "hall-join"),
        State::Mine => (frame.word("hall-your-turn"), "hall-continue"),
        State::Turn(names) => (with("hall-turn-of", "names", names.join(", ")), "hall-look"),
        State::Over(winners) if winners.is_empty() => (frame.word("hall-lost"), "hall-replay"),
        State::Over(winners) => (with("hall-won", "names", winners.join(", ")), "hall-replay"),
    };
    let seats: Vec<&str> = table.seats.iter().map(|seat| seat.as_deref().unwrap_or("…")).collect();
    let mut moves = FluentArgs::new();
    moves.set("n", table.moves as f64);
    html! {
        li.table.mine[table.state == State::Mine] {
            a href=(format!("/t/{}", table.id)) {
                strong { (game_name(frame, table.game)) }
                span.seats { (seats.join(", ")) }
                span.state { (state) }
                span.moves { (frame.words.say("hall-moves", &moves)) }
                span.act { (frame.word(act)) }
            }
        }
    }
}
