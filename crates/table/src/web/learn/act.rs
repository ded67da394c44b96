//! What a learner does, and how the lesson answers.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use khipu_core::Fault;
use khipu_lessons::{Answer, Flaw, LessonRun};
use khipu_registry::Scene;
use serde_json::{Value, json};

use super::super::Server;
use super::super::act::bad_request;
use super::super::failure::Failure;
use super::super::guard::Fields;
use super::super::guest::RequestContext;
use super::attempt::{Address, Attempt, LessonChoice};
use super::update::update;
use crate::tables::ActError;

/// What a lesson says to something that changes nothing, or along with what changes.
#[derive(Default)]
struct Said {
    say: Option<String>,
    rule: Option<&'static str>,
}

impl Said {
    fn that(say: String) -> Self {
        Self { say: Some(say), rule: None }
    }

    fn refused(attempt: &Attempt<'_>, refused: khipu_core::Refused) -> Self {
        let error = ActError::Refused(attempt.game.clone(), refused);
        Self { say: Some(error.say(attempt.context.words(), &attempt.names)), rule: error.rule() }
    }
}

/// `POST /learn/{game}/{number}/move`: `m` is a choice of the page, `move` a move in words.
pub(super) async fn play(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    fields: Fields,
) -> Result<Response, Failure> {
    let mut attempt = open(&server, &context, &address, &fields).await?;
    let wish = match (fields.get("m"), fields.get("move")) {
        (Some(place), _) => {
            let place: usize = place.parse().map_err(|_| bad_request(&context))?;
            attempt.offers().1.into_iter().nth(place).ok_or_else(|| bad_request(&context))?
        }
        (None, Some(words)) => LessonChoice::Play(words.to_owned()),
        (None, None) => return Err(bad_request(&context)),
    };
    let before = attempt.moment();
    let flawed = |flaw: Flaw| broken(&context, &flaw);
    let (said, scenes) = match wish {
        LessonChoice::GoOn => (Said::default(), Some(attempt.run.pass().map_err(flawed)?)),
        LessonChoice::Guess(key) => {
            let right = attempt.run.right_guess().unwrap_or_default();
            let words = context.words();
            let said = if key == right {
                words.word("learn-guess-right")
            } else {
                let answer = words.word(&attempt.run.lesson().message(&right));
                super::super::parts::say(words, "learn-guess-wrong", [("answer", answer.into())])
            };
            (Said::that(said), Some(attempt.run.pass().map_err(flawed)?))
        }
        LessonChoice::Play(words) => match attempt.run.play(&words).map_err(flawed)? {
            Answer::GoOn(scenes) => (Said::default(), Some(scenes)),
            Answer::Seen(refused, scenes) => (Said::refused(&attempt, refused), Some(scenes)),
            Answer::Missed(scenes) => {
                attempt.grade(false).await?;
                (Said::that(context.words().word("puzzle-missed")), Some(scenes))
            }
            Answer::Refused(refused) => (Said::refused(&attempt, refused), None),
            Answer::Retort(key) => (Said::that(context.words().word(&key)), None),
            Answer::OffTopic => (Said::that(context.words().word("learn-off-topic")), None),
        },
    };
    let Some(scenes) = scenes else {
        return Ok(answer(&attempt, &said, None));
    };
    if attempt.run.step().is_none() {
        attempt.grade(true).await?;
    }
    attempt.keep().await?;
    let update = update(&mut attempt, &before, &scenes);
    Ok(answer(&attempt, &said, Some(&update)))
}

/// `POST /learn/{game}/{number}/undo`: one step back.
pub(super) async fn back(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    _: Fields,
) -> Result<Response, Failure> {
    turn(&server, &context, &address, LessonRun::back).await
}

/// `POST /learn/{game}/{number}/restart`: from the beginning again.
pub(super) async fn restart(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(address): Path<Address>,
    _: Fields,
) -> Result<Response, Failure> {
    turn(&server, &context, &address, LessonRun::restart).await
}

async fn turn(
    server: &Server,
    context: &RequestContext,
    address: &Address,
    to: impl FnOnce(&mut LessonRun) -> Result<(), Vec<Fault>>,
) -> Result<Response, Failure> {
    let mut attempt = Attempt::open(server, context, address).await?;
    let before = attempt.moment();
    to(&mut attempt.run).map_err(|faults| broken(context, &faults))?;
    attempt.keep().await?;
    let update = update(&mut attempt, &before, &[] as &[Scene]);
    Ok(answer(&attempt, &Said::default(), Some(&update)))
}

/// Opens a lesson to play in it, as it stands on the page of whoever plays.
async fn open<'a>(
    server: &'a Server,
    context: &'a RequestContext,
    address: &Address,
    fields: &Fields,
) -> Result<Attempt<'a>, Failure> {
    let attempt = Attempt::open(server, context, address).await?;
    let version: Option<u64> = fields.get("v").and_then(|version| version.parse().ok());
    match version {
        Some(version) if attempt.row.version == version => Ok(attempt),
        Some(_) => Err(context.failure(&ActError::Stale, &[])),
        None => Err(bad_request(context)),
    }
}

/// Scripts get what has changed; without scripts the page comes again.
fn answer(attempt: &Attempt<'_>, said: &Said, update: Option<&Value>) -> Response {
    let page = attempt.path();
    if !attempt.context.json {
        return match &said.say {
            Some(say) if update.is_none() => Failure::plain(422, say).into_response(),
            _ => Redirect::to(&page).into_response(),
        };
    }
    let (v, say, rule) = (attempt.row.version, &said.say, said.rule);
    Json(json!({ "v": v, "page": page, "say": say, "rule": rule, "update": update })).into_response()
}

/// A lesson that cannot go on: the tests play all of them.
fn broken(context: &RequestContext, why: &impl std::fmt::Debug) -> Failure {
    tracing::error!(?why, "a lesson cannot go on");
    context.failure(&ActError::Broken, &[])
}
