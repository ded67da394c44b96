//! The studies of somebody: begun from a table, a puzzle, a file or a seed; renamed, shared, copied, taken along, removed.

use std::sync::Arc;

use axum::extract::{Multipart, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::{Options, Record};
use khipu_study::Study;
use maud::{Markup, html};

use super::super::Server;
use super::super::act::bad_request;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::super::layout::{Frame, page};
use super::super::lobby_page::{game_name, style};
use super::super::record::uploaded;
use super::page::title;
use super::{VisibleStudy, changed, faulty, path};
use crate::store::{StudyId, StudyRow};
use crate::tables::{ActError, finished};

/// The longest seed of one's own.
const SEED: usize = 100;

/// `GET /study`
pub(super) async fn list(
    State(server): State<Arc<Server>>,
    context: RequestContext,
) -> Result<Markup, Failure> {
    let studies = server.store.studies(context.guest).await.map_err(|error| context.store_failed(error))?;
    let frame = context.frame("/study");
    let words = frame.words;
    let heading = words.word("study-list");
    let body = html! {
        main.lobby.studies {
            h1 { (heading) }
            p { (words.word("study-about")) }
            @if studies.is_empty() { p.none { (words.word("study-list-none")) } }
            ul { @for study in &studies { (item(&frame, study)) } }
            section {
                h2 { (words.word("study-new")) }
                form method="post" action="/study" {
                    (frame.guard())
                    label { (words.word("study-new-game")) " "
                        select name="game" { @for game in server.tables.games() {
                            option value=(game.title().name) { (game_name(&frame, game.title().name)) }
                        } } }
                    label { (words.word("study-new-players")) " "
                        input type="number" name="players" min="1" max="5" value="2" required; }
                    label { (words.word("study-new-seed")) " " input name="seed" maxlength=(SEED) required; }
                    button.go { (words.word("study-new-go")) }
                }
            }
            section.upload {
                h2 { (words.word("study-upload")) }
                form method="post" action="/study/upload" enctype="multipart/form-data" {
                    (frame.guard())
                    label { (words.word("study-upload-tip")) " "
                        input type="file" name="record" accept=".study,.khipu,.txt,.json,text/plain" required; }
                    button { (words.word("study-upload-go")) }
                }
            }
        }
    };
    Ok(page(&frame, &heading, "lobby-page", &style(), &body))
}

fn item(frame: &Frame<'_>, study: &StudyRow) -> Markup {
    let words = frame.words;
    let name = title(frame, &study.title, &study.game);
    html! {
        li {
            a href=(path(&study.id, 0)) { (name) } " · " (game_name(frame, &study.game)) " · "
            time data-ago=(study.changed) {}
            @if study.shared { " · " (words.word("study-is-shared")) }
            details {
                summary { (words.word("study-drop")) }
                form method="post" action=(format!("/study/{}/drop", study.id)) {
                    (frame.guard())
                    button.small { (words.word("study-drop-sure")) }
                }
            }
        }
    }
}

/// `POST /study`: a study of the finished table `table`, opened `at` a move; of the puzzle `puzzle` of a `game`; or of a game
/// for so many `players` from a `seed`.
pub(super) async fn begin(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    fields: Fields,
) -> Result<Response, Failure> {
    server.may_create(&context)?;
    let failed = |error: ActError| context.failure(&error, &[]);
    let record = match (fields.get("table"), fields.get("puzzle")) {
        (Some(table), _) => {
            let table = server.table(table, &context).await?;
            // Others play the game of a day until it is closed.
            let record = finished(&table).filter(|_| !table.is_sealed());
            record.ok_or_else(|| context.refused(409, "study-not-over"))?
        }
        (None, Some(puzzle)) => of_puzzle(&server, &context, &fields, puzzle).await?,
        (None, None) => {
            let game = server.tables.game(fields.get("game").unwrap_or_default()).map_err(failed)?;
            let players = fields.get("players").and_then(|players| players.parse().ok());
            let seed: String = fields.get("seed").unwrap_or_default().trim().chars().take(SEED).collect();
            let started = game.start(players.ok_or_else(|| bad_request(&context))?, &Options::new(), &seed);
            started.map_err(|error| failed(ActError::Setup(error)))?.record()
        }
    };
    let last = record.moves.len();
    let study = Study::of_record("", record).map_err(|fault| faulty(&context, fault))?;
    let id = server.keep_study(&context, &study).await?;
    let at = fields.get("at").and_then(|at| at.parse::<usize>().ok()).unwrap_or(0);
    Ok(Redirect::to(&path(&id, at.min(last))).into_response())
}

/// The position of a puzzle, for whoever has tried it.
async fn of_puzzle(
    server: &Server,
    context: &RequestContext,
    fields: &Fields,
    id: &str,
) -> Result<Record, Failure> {
    let nothing = || context.refused(404, "server-no-page");
    let tried = server.store.attempts(context.guest).await.map_err(|error| context.store_failed(error))?;
    if !tried.iter().any(|attempt| attempt.puzzle == id) {
        return Err(context.refused(409, "study-puzzle-first"));
    }
    let puzzles = server.lessons.puzzles(fields.get("game").unwrap_or_default()).ok_or_else(nothing)?;
    let (game, puzzle) = puzzles.with_game(id).ok_or_else(nothing)?;
    let played = game.load_position(&puzzle.position);
    let faulty = |faults| context.failure(&ActError::Faults(game.title().name.to_owned(), faults), &[]);
    Ok(played.map_err(faulty)?.record())
}

/// `POST /study/upload`: a study from a file: a study, a record or a position.
pub(super) async fn upload(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    form: Multipart,
) -> Result<Response, Failure> {
    let fields = uploaded(form, &context).await?;
    server.may_create(&context)?;
    let text = fields.get("record").unwrap_or_default().to_owned();
    let study = server.tables.read_study(text).await.map_err(|error| context.failure(&error, &[]))?;
    let id = server.keep_study(&context, &study).await?;
    Ok(Redirect::to(&path(&id, 0)).into_response())
}

/// `GET /study/{id}`: its start.
pub(super) async fn open(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Redirect, Failure> {
    let VisibleStudy { row, .. } = VisibleStudy::find(&server, &context, &id).await?;
    Ok(Redirect::to(&path(&row.id, 0)))
}

/// `GET /study/{id}/file`: the study as text, to be read anywhere.
pub(super) async fn file(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let VisibleStudy { row, .. } = VisibleStudy::find(&server, &context, &id).await?;
    let name = format!("attachment; filename=\"{}-{}.study\"", row.game, row.id);
    let head = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((head, row.body).into_response())
}

/// `POST /study/{id}/copy`: the same once more, as one's own.
pub(super) async fn copy(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    _: Fields,
) -> Result<Response, Failure> {
    let VisibleStudy { row, .. } = VisibleStudy::find(&server, &context, &id).await?;
    server.may_create(&context)?;
    let study = server.tables.read_study(row.body).await.map_err(|error| context.failure(&error, &[]))?;
    let id = server.keep_study(&context, &study).await?;
    Ok(Redirect::to(&path(&id, 0)).into_response())
}

/// `POST /study/{id}/title`
pub(super) async fn rename(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let row = VisibleStudy::own(&server, &context, &id).await?;
    let faults = |faults| context.failure(&ActError::Faults("core".to_owned(), faults), &[]);
    let mut study = Study::parse(&row.body).map_err(faults)?;
    study.rename(fields.get("title").unwrap_or_default()).map_err(|fault| faulty(&context, fault))?;
    save(&server, &context, changed(&row, &study, &context)?).await?;
    Ok(back(&row.id, &fields))
}

/// `POST /study/{id}/share`: whether everybody with the link may look at it.
pub(super) async fn share(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let row = VisibleStudy::own(&server, &context, &id).await?;
    let shared = fields.get("shared") == Some("yes");
    save(&server, &context, StudyRow { shared, version: row.version + 1, ..row.clone() }).await?;
    Ok(back(&row.id, &fields))
}

/// `POST /study/{id}/drop`: it is gone.
pub(super) async fn remove(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    _: Fields,
) -> Result<Response, Failure> {
    let row = VisibleStudy::own(&server, &context, &id).await?;
    let gone = server.store.drop_study(&row.id, context.guest).await;
    gone.map_err(|error| context.failure(&ActError::from(error), &[]))?;
    Ok(Redirect::to("/study").into_response())
}

async fn save(server: &Server, context: &RequestContext, row: StudyRow) -> Result<(), Failure> {
    let saved = server.store.save_study(row).await;
    saved.map_err(|error| context.failure(&ActError::from(error), &[]))
}

/// Back to the node that the form stood at.
fn back(id: &StudyId, fields: &Fields) -> Response {
    let here = fields.get("back").filter(|back| {
        back.starts_with(&format!("/study/{id}/")) && back.chars().all(|c| c.is_ascii_graphic())
    });
    Redirect::to(here.unwrap_or(&path(id, 0))).into_response()
}
