//! The pages around the tables: the lobby, new tables, preferences, rules.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Seats;
use khipu_registry::DynGame;
use khipu_words::{Language, Words};
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Server;
use super::failure::Failure;
use super::guard::Fields;
use super::guest::RequestContext;
use super::layout::Theme;
use super::lobby_page::{
    Lobby, SeatChip, State as Standing, TableLine, about_page, lobby_page, privacy_page,
};
use super::new_table::{Guests, challenged, new_page, read};
use super::parts::clock::control;
use super::rules::rules_page;
use super::who::WhoIs;
use crate::store::{Brief, GuestId, SeatRow};
use crate::tables::{ActError, seat_names};

/// The most tables of one's own that the lobby shows, going on and finished; all of them are on the page of one's games.
const OWN: usize = 24;
const FINISHED: usize = 8;

/// Which page of the open tables.
#[derive(Deserialize)]
pub(crate) struct LobbyQuery {
    page: Option<u32>,
}

/// `GET /`
pub(crate) async fn lobby(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Query(asked): Query<LobbyQuery>,
) -> Result<Markup, Failure> {
    let page = asked.page.unwrap_or(0);
    let store = &server.store;
    let lists = async {
        let (own, finished) =
            (store.tables_of(context.guest, false).await?, store.tables_of(context.guest, true).await?);
        Ok((own, store.open_tables(page).await?, finished, store.lessons(context.guest).await?))
    };
    let (own, open, finished, learnt) =
        lists.await.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
    let line = |brief: &Brief| line(&server, brief, context.guest, context.words());
    let others = |brief: &&Brief| own.iter().all(|own| own.id != brief.id);
    // What waits for the guest comes first; the rest as it was last moved.
    let mut mine: Vec<&Brief> = own.iter().collect();
    mine.sort_by_key(|brief| !is_asked(brief, context.guest));
    let lobby = Lobby {
        all: own.len() > OWN || finished.len() > FINISHED,
        own: mine.into_iter().filter_map(line).take(OWN).collect(),
        open: open.tables.iter().filter(others).filter_map(line).collect(),
        page,
        more: open.more,
        finished: finished.iter().filter_map(line).take(FINISHED).collect(),
    };
    let deals = server.deals(&context).await?;
    let learnt = |game: &str| server.lessons.learnt(game, &learnt);
    let games: Vec<_> = server.tables.games().map(|game| (&**game, learnt(game.title().name))).collect();
    Ok(lobby_page(&context.frame("/"), &games, &deals, &lobby))
}

/// Whether a guest must decide at a table.
fn is_asked(brief: &Brief, guest: GuestId) -> bool {
    let mine = |row: &SeatRow| row.holders.contains(&guest) && row.bot.is_none();
    brief.turn.iter().any(|seat| brief.seats.get(seat.index()).is_some_and(mine))
}

/// A table in a list; none if its game is not here any more.
pub(super) fn line(server: &Server, brief: &Brief, guest: GuestId, words: &Words) -> Option<TableLine> {
    let game = server.tables.game(&brief.game).ok()?;
    let names = seat_names(&brief.seats, words);
    let here = server.tables.here_at(&brief.id);
    let of = |seats: Seats| -> Vec<String> {
        seats.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect()
    };
    // Among several somebody always wins.
    let state = if brief.over && brief.won.is_empty() && brief.seats.len() > 1 {
        Standing::Closed
    } else if brief.over {
        Standing::Over(of(brief.won))
    } else if is_asked(brief, guest) {
        Standing::Mine
    } else if brief.seats.iter().any(SeatRow::is_open) {
        Standing::Waiting
    } else {
        Standing::Turn(of(brief.turn))
    };
    let chip = |(seat, name): (khipu_core::Seat, &String)| SeatChip {
        name: name.clone(),
        who: brief
            .seats
            .get(seat.index())
            .map_or_else(WhoIs::default, |row| WhoIs::of(row, guest, here.contains(seat))),
        open: brief.seats.get(seat.index()).is_some_and(SeatRow::is_open),
        turn: !brief.over && brief.turn.contains(seat),
    };
    Some(TableLine {
        id: brief.id.to_string(),
        game: game.title().name,
        emblem: game.emblem().to_owned(),
        seats: khipu_core::Seat::all(names.len()).zip(&names).map(chip).collect(),
        moves: brief.steps as u64,
        moved: brief.moved,
        clock: brief.clock.as_ref().map(|clock| control(words, clock)),
        due: brief.due.filter(|_| !brief.over),
        rated: None,
        deed: brief.deed.as_ref().filter(|_| !brief.over).map(|deed| game.tell_written(deed, words, &names)),
        state,
    })
}

fn find(server: &Server, context: &RequestContext, game: &str) -> Result<Arc<dyn DynGame>, Failure> {
    server.tables.game(game).map_err(|error| context.failure(&error, &[]))
}

/// Who can be seated at a new table besides people and our bots.
async fn guests(server: &Server, context: &RequestContext, game: &dyn DynGame) -> Result<Guests, Failure> {
    let bots = server.store.listening_bots().await.map_err(|error| context.store_failed(error))?;
    Ok(Guests { host_bots: server.tables.host_bots(game), bots })
}

/// `GET /new/{game}`: an empty form, or one where some things are chosen already.
pub(crate) async fn new_table(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(game): Path<String>,
    Query(chosen): Query<Vec<(String, String)>>,
) -> Result<Markup, Failure> {
    let game = find(&server, &context, &game)?;
    let guests = guests(&server, &context, &*game).await?;
    Ok(new_page(&context.frame(&format!("/new/{}", game.title().name)), &*game, &guests, &chosen, None))
}

/// `POST /new/{game}`
pub(crate) async fn open_table(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let game = find(&server, &context, &game)?;
    let title = game.title();
    server.may_create(&context)?;
    server.has_room(&context).await?;
    let new = read(title, fields.all());
    // Nothing is set up for somebody who cannot be asked.
    let challenged = challenged(fields.all());
    for (_, name) in &challenged {
        server.to_challenge(&context, name, new.rated).await?;
    }
    match server.create(&context, new).await {
        Ok(id) => {
            for (seat, name) in challenged {
                server.challenge(&context, &id, seat, &name).await?;
            }
            Ok(Redirect::to(&format!("/t/{id}")).into_response())
        }
        Err(
            error @ (ActError::Setup(_)
            | ActError::Name
            | ActError::Part
            | ActError::OwnSeed
            | ActError::Clock
            | ActError::Password
            | ActError::Rated
            | ActError::RatedSeat
            | ActError::RatedBot
            | ActError::HostBot
            | ActError::Away),
        ) if !context.json => {
            let trouble = error.say(context.words(), &[]);
            let here = format!("/new/{}", title.name);
            let guests = guests(&server, &context, &*game).await?;
            Ok(new_page(&context.frame(&here), &*game, &guests, fields.all(), Some(&trouble)).into_response())
        }
        Err(error) => Err(context.failure(&error, &[])),
    }
}

/// `POST /preferences`: name, language, theme.
pub(crate) async fn preferences(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    let mut row = context.row.clone();
    if row.seen == 0 {
        server.has_room_for_guests(&context).await?;
    }
    // A user changes their name on their own page.
    if let Some(name) = fields.get("name").filter(|_| context.user.is_none()) {
        row.name = server.any_name(&context, name).await?;
    }
    if let Some(language) = fields.get("language").and_then(Language::from_code) {
        row.language = Some(language.code().to_owned());
    }
    if let Some(theme) = fields.get("theme").and_then(Theme::from_name) {
        row.theme = Some(theme.name().to_owned());
    }
    let kept = server.save_guest(context.device, row).await;
    kept.map_err(|error| context.failure(&ActError::Store(error), &[]))?;
    // Back to a page of ours, never to another site: `//host` and `/\host` would lead there.
    let back = fields.get("back").filter(|back| {
        let mut letters = back.chars();
        letters.next() == Some('/')
            && !matches!(letters.next(), Some('/' | '\\'))
            && back.chars().all(|c| c.is_ascii_graphic())
    });
    Ok(Redirect::to(back.unwrap_or("/")).into_response())
}

/// `POST /logout`: every other device of the guest is logged out, this one gets a new cookie.
pub(crate) async fn log_out(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    _: Fields,
) -> Result<Response, Failure> {
    let token = server.log_out(&context).await?;
    let mut response = Redirect::to("/").into_response();
    server.set_cookie(token, &mut response);
    Ok(response)
}

/// `GET /about`
pub(crate) async fn about(context: RequestContext) -> Markup {
    about_page(&context.frame("/about"))
}

/// `GET /privacy`
pub(crate) async fn privacy(State(server): State<Arc<Server>>, context: RequestContext) -> Markup {
    privacy_page(&context.frame("/privacy"), server.imprint.as_deref())
}

/// `GET /rules/{game}`
pub(crate) async fn rules(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(game): Path<String>,
) -> Result<Markup, Failure> {
    let game = find(&server, &context, &game)?;
    Ok(rules_page(&context.frame(&format!("/rules/{}", game.title().name)), &*game))
}

/// A seed and what was promised of it.
#[derive(Deserialize)]
pub(crate) struct Promise {
    seed: String,
    commitment: String,
}

/// `GET /check`: whether a seed is the one that was promised.
pub(crate) async fn check(Query(promise): Query<Promise>) -> Json<Value> {
    Json(json!({ "kept": super::record::keeps_promise(&promise.seed, &promise.commitment) }))
}

/// Everything that is not there.
pub(crate) async fn nothing(context: RequestContext) -> Failure {
    Failure::worded(404, context.words(), "server-no-page").for_program(context.json)
}

/// What is there, but not to be used like that.
pub(crate) async fn wrong_method(context: RequestContext) -> Failure {
    Failure::worded(405, context.words(), "server-no-page").for_program(context.json)
}
