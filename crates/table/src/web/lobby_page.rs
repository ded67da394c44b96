//! The lobby: games to choose from, tables to join, tables of one's own, finished games.

use fluent_bundle::FluentArgs;
use khipu_registry::DynGame;
use maud::{Markup, PreEscaped, html};

use super::assets;
use super::daily::{self, Today};
use super::layout::{Frame, page};
use super::learn::Learnt;
use super::parts::{part, say};
use super::who::WhoIs;

/// A table in a list of the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableLine {
    /// Its id.
    pub(crate) id: String,
    /// The name of its game.
    pub(crate) game: &'static str,
    /// A drawing for it.
    pub(crate) emblem: String,
    /// Who sits at it, in order of the seats.
    pub(crate) seats: Vec<SeatChip>,
    /// How many moves were played.
    pub(crate) moves: u64,
    /// When something last happened, in seconds since 1970.
    pub(crate) moved: i64,
    /// How it stands.
    pub(crate) state: State,
    /// How its clock goes, in words; none if it has none.
    pub(crate) clock: Option<String>,
    /// When the first time ends that passes now, in seconds since 1970.
    pub(crate) due: Option<i64>,
    /// What it did to the rating of whoever looks, in words.
    pub(crate) rated: Option<String>,
    /// What was last done, as far as everybody may know of it.
    pub(crate) deed: Option<String>,
}

/// A seat of such a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatChip {
    /// Who sits there, or words for an open seat.
    pub(crate) name: String,
    /// What is said of them.
    pub(crate) who: WhoIs,
    pub(crate) open: bool,
    /// Whether it must decide.
    pub(crate) turn: bool,
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
    /// A moderator has closed it.
    Closed,
}

/// All lists of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lobby {
    pub(crate) own: Vec<TableLine>,
    /// Whether there are more of them, going on or finished, than are shown.
    pub(crate) all: bool,
    pub(crate) open: Vec<TableLine>,
    /// The page of the open tables, counted from 0, and whether another one follows.
    pub(crate) page: u32,
    pub(crate) more: bool,
    pub(crate) finished: Vec<TableLine>,
}

/// The first page. Tables come first, if there are any; whoever has none sees the games at once.
pub(crate) fn lobby_page(
    frame: &Frame<'_>,
    games: &[(&dyn DynGame, Learnt)],
    deals: &[Today],
    lobby: &Lobby,
) -> Markup {
    let empty = lobby.own.is_empty() && lobby.open.is_empty() && lobby.page == 0;
    let new = html! {
        section {
            h2 { (frame.word("lobby-new")) }
            div.games { @for &(game, learnt) in games { (game_card(frame, game, learnt)) } }
        }
    };
    let body = html! {
        main.lobby {
            h1.visually-hidden { (frame.word("lobby-play")) }
            @if empty { p.motto { (frame.word("lobby-motto")) } (new) }
            // A script fetches this anew while the page is open.
            div id="lists" {
                div {
                    (list(frame, "lobby-own", "lobby-own-none", &lobby.own, true))
                    @if lobby.all { p.pages { a href="/games" { (frame.word("games-title")) } } }
                }
                div {
                    (list(frame, "lobby-open", "lobby-open-none", &lobby.open, false))
                    (pages(frame, lobby))
                }
            }
            @if !empty { (new) }
            (daily::card(frame, deals))
            @if !lobby.finished.is_empty() {
                (list(frame, "lobby-finished", "lobby-own-none", &lobby.finished, true))
            }
            @if !frame.user { (name_form(frame)) }
            section.upload {
                h2 { (frame.word("lobby-upload")) }
                form method="post" action="/upload" enctype="multipart/form-data" {
                    (frame.guard())
                    label { (frame.word("lobby-upload-tip")) " "
                        input type="file" name="record" accept=".khipu,.txt,text/plain" required; }
                    button { (frame.word("lobby-upload-go")) }
                }
            }
            footer { p { (frame.word("lobby-unaffiliated")) }
                p { a href="/about" { (frame.word("lobby-about")) } " · " a href="/privacy" { (frame.word("privacy-title")) } " · "
                    a href="/api" { (frame.word("lobby-api")) } } }
        }
    };
    page(frame, &frame.word("lobby-play"), "lobby-page", &style(), &body)
}

/// The way to other pages of the open tables.
fn pages(frame: &Frame<'_>, lobby: &Lobby) -> Markup {
    let link = |rel: &str, page: u32, key: &str| {
        html! { a.button rel=(rel) href=(format!("/?page={page}")) { (frame.word(key)) } }
    };
    html! {
        @if lobby.page > 0 || lobby.more {
            nav.pages {
                @if lobby.page > 0 { (link("prev", lobby.page - 1, "lobby-page-before")) }
                @if lobby.more { (link("next", lobby.page + 1, "lobby-page-next")) }
            }
        }
    }
}

/// What this house is, and what it is not.
pub(crate) fn about_page(frame: &Frame<'_>) -> Markup {
    let body = html! {
        main.rules {
            h1 { (frame.word("lobby-about")) }
            p { (frame.word("lobby-motto")) }
            p { strong { (frame.word("lobby-unaffiliated")) } }
            p { (frame.word("about-designed")) }
            p { a href="/api" { (frame.word("lobby-api")) } }
        }
    };
    page(frame, &frame.word("lobby-about"), "about-page", &style(), &body)
}

/// What is kept of people, and who answers for the server.
pub(crate) fn privacy_page(frame: &Frame<'_>, imprint: Option<&str>) -> Markup {
    let body = html! {
        main.rules {
            h1 { (frame.word("privacy-title")) }
            ul {
                @for key in ["guest", "user", "network", "others", "delete", "backup"] {
                    li { (frame.word(&format!("privacy-{key}"))) }
                }
            }
            h2 { (frame.word("privacy-imprint")) }
            @match imprint {
                Some(imprint) => @for line in imprint.lines() { p { (line) } },
                None => p { (frame.word("privacy-no-imprint")) },
            }
        }
    };
    page(frame, &frame.word("privacy-title"), "about-page", &style(), &body)
}

/// The style of the pages around the tables.
pub(crate) fn style() -> Markup {
    html! { link rel="stylesheet" href=(assets::url("lobby.css")); }
}

/// A game with the shortest ways to a table.
fn game_card(frame: &Frame<'_>, game: &dyn DynGame, learnt: Learnt) -> Markup {
    let title = game.title();
    let deck = game.decks().and_then(|decks| decks.names().first().copied());
    let quick = |key: &str, seats: &[&str]| quick(frame, title.name, key, seats);
    let fresh = learnt.done == 0 && learnt.lessons > 0;
    let mut args = FluentArgs::new();
    args.set("min", title.min_players as f64);
    args.set("max", title.max_players as f64);
    html! {
        article.game.(title.name) {
            h2 { (game_name(frame, title.name)) }
            svg.emblem viewBox="0 0 240 120" aria-hidden="true" { (PreEscaped(game.emblem())) }
            p.about { (frame.word(&format!("lobby-{}-about", title.name))) }
            p.players { (frame.words.say("lobby-players", &args)) " · "
                a href=(format!("/rules/{}", title.name)) { (frame.word("lobby-rules")) }
                @if let Some(deck) = deck { " · " a href=(format!("/deck/{deck}")) { (frame.word("deck-title")) } } }
            (lessons(frame, title.name, learnt))
            div.ways.fresh[fresh] {
                @if fresh { (quick("learn-at-once", &["me", "level1"])) }
                (quick("lobby-bots", &["me", "level3"]))
                (quick("lobby-friends", &["me", "open"]))
                @if title.min_players == 1 { (quick(&format!("lobby-solo-{}", title.name), &["me"])) }
                a.button href=(format!("/new/{}", title.name)) { (frame.word("lobby-more")) }
            }
        }
    }
}

/// A button that opens a table with these at its seats.
pub(crate) fn quick(frame: &Frame<'_>, game: &str, key: &str, seats: &[&str]) -> Markup {
    html! {
        form method="post" action=(format!("/new/{game}")) {
            (frame.guard())
            @for (index, holder) in seats.iter().enumerate() {
                input type="hidden" name=(format!("seat{index}")) value=(holder);
            }
            (part())
            button { (frame.word(key)) }
        }
    }
}

/// The way to the lessons of a game: an invitation as long as none was done, then how far the guest has come.
fn lessons(frame: &Frame<'_>, game: &str, learnt: Learnt) -> Markup {
    let path = format!("/learn/{game}");
    let fields = || {
        [
            ("lessons", learnt.lessons.into()),
            ("minutes", learnt.minutes().into()),
            ("done", learnt.done.into()),
        ]
    };
    html! {
        @if learnt.lessons > 0 {
            p.lessons {
                @if learnt.done == 0 {
                    (frame.word("learn-new")) " " a href=(path) { (say(frame.words, "learn-invitation", fields())) }
                } @else {
                    a href=(path) { (say(frame.words, "learn-learnt", fields())) }
                }
                @if learnt.puzzles { " · " a href=(format!("{path}/puzzles")) { (frame.word("puzzle-of-the-day")) } }
            }
        }
    }
}

/// What a game is called.
pub(crate) fn game_name(frame: &Frame<'_>, game: &str) -> String {
    frame.word(&format!("lobby-game-{game}"))
}

fn name_form(frame: &Frame<'_>) -> Markup {
    html! {
        form.name method="post" action="/preferences" {
            (frame.guard())
            input type="hidden" name="back" value="/";
            label for="name" { (frame.word("lobby-your-name")) }
            input #name name="name" value=(frame.name) maxlength="32" autocomplete="nickname" required;
            button { (frame.word("lobby-save-name")) }
            small { (frame.word("lobby-name-tip")) }
        }
        @if !frame.name.is_empty() {
            form.logout method="post" action="/logout" {
                (frame.guard())
                button { (frame.word("lobby-log-out")) }
                small { (frame.word("lobby-log-out-tip")) }
            }
        }
    }
}

/// A list of tables; `own` says that they are those of whoever looks.
pub(super) fn list(frame: &Frame<'_>, title: &str, none: &str, tables: &[TableLine], own: bool) -> Markup {
    let waiting = tables.iter().filter(|table| own && table.state == State::Mine).count();
    html! {
        section.tables {
            h2 { (frame.word(title))
                @if waiting > 0 { " " small { (say(frame.words, "lobby-wait-for-you", [("n", waiting.into())])) } } }
            @if tables.is_empty() { p.none { (frame.word(none)) } }
            ul { @for table in tables { (line(frame, table, own)) } }
        }
    }
}

fn line(frame: &Frame<'_>, table: &TableLine, own: bool) -> Markup {
    let named = |key: &str, names: &[String]| say(frame.words, key, [("names", names.join(", ").into())]);
    let (state, act) = match &table.state {
        State::Waiting if own => (frame.word("lobby-waiting"), "lobby-look"),
        State::Waiting => (frame.word("lobby-waiting"), "seat-sit"),
        State::Mine => (frame.word("lobby-your-turn"), "lobby-continue"),
        State::Turn(names) => (named("lobby-turn-of", names), "lobby-look"),
        State::Closed => (frame.word("close-state"), "lobby-look"),
        State::Over(winners) if winners.is_empty() => (frame.word("lobby-lost"), "lobby-replay"),
        State::Over(winners) => (named("lobby-won", winners), "lobby-replay"),
    };
    let path = format!("/t/{}", table.id);
    let over = matches!(table.state, State::Over(_));
    let loud = table.state == State::Mine || (!own && table.state == State::Waiting);
    let moves = say(frame.words, "lobby-moves", [("n", table.moves.into())]);
    html! {
        li.table.mine[table.state == State::Mine] {
            svg.emblem viewBox="0 0 240 120" aria-hidden="true" { (PreEscaped(&table.emblem)) }
            div.what {
                h3 { (game_name(frame, table.game)) @if table.state == State::Mine { " " span.badge { (state) } } }
                ul.chips {
                    @for (index, seat) in table.seats.iter().enumerate() {
                        li.chip.(format!("seat-{index}")).open[seat.open].turn[seat.turn] { (seat.who.mark(frame.words, &seat.name)) }
                    }
                }
                @if let Some(deed) = &table.deed { p.deed { (deed) } }
                p { @if table.state != State::Mine { span.state { (state) } " · " }
                    (moves) " · " time data-ago=(table.moved) {}
                    @if let Some(rated) = &table.rated { " · " span.rated { (rated) } }
                    @if let Some(clock) = &table.clock { " · " span.clock { (clock) } }
                    @if let Some(due) = table.due { " · " (frame.word("clock-left")) " " time data-ends=(due) {} } }
            }
            div.acts {
                a.button.go[loud] href=(if over { format!("{path}/score") } else { path.clone() }) { (frame.word(if over { "lobby-score" } else { act })) }
                @if over { a.button href=(format!("{path}/at/0")) { (frame.word("lobby-replay")) } }
                @if !own && table.state == State::Waiting {
                    a.button href=(format!("{path}?as=none")) { (frame.word("page-watch")) }
                }
            }
        }
    }
}
