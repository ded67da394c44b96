//! Live updates: one stream for each tab, one drawing for all tabs that look with the same eyes.
//!
//! A *channel* stands for one pair of eyes at one table. It remembers the hash of each piece as it was last sent. When
//! the table changes, whoever wakes up first brings the channel forward and leaves the message for the others. A tab
//! that has missed a message, because its connection is slow or has just been made, gets everything at once.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderName;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use khipu_core::Viewer;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use super::failure::Failure;
use super::guard::Streaming;
use super::guest::{RequestContext, SeatHolder};
use super::listen::closed;
use super::message::Message;
use super::shown::Shown;
use super::split::{Change, Sent};
use super::view::{Eyes, Look, chat_line};
use super::{Server, table_page};
use crate::tables::{Now, Presence, Table};
use khipu_board::Keys;
use khipu_board::Piece;
use khipu_registry::Moment;

/// The most scenes that are played one after another; of a longer absence only the end is shown.
const FRAMES: usize = 48;
/// Seconds between signs of life.
const HEARTBEAT: u64 = 20;

/// What goes to the tabs.
#[derive(Serialize)]
struct Update {
    v: u64,
    step: usize,
    frames: Vec<Frame>,
    pieces: Vec<Change>,
    moves: Moves,
    log: Log,
    chat: Vec<String>,
    undo: usize,
    mine: bool,
    over: bool,
    waits: bool,
}

/// A scene: what is said, where, and what looks different then.
#[derive(Serialize)]
struct Frame {
    say: Vec<String>,
    at: Vec<String>,
    pieces: Vec<Change>,
}

/// What the viewer can do.
#[derive(Serialize)]
struct Moves {
    parts: Vec<String>,
    moves: Vec<Vec<u16>>,
}

/// Lines of later moves than `from` are dropped, then these are added.
#[derive(Serialize)]
struct Log {
    from: usize,
    lines: Vec<String>,
}

/// What tabs were sent last: what each drawing was made from, and the hashes of what was drawn.
#[derive(Default)]
struct Known {
    keys: Keys,
    sent: Sent,
}

impl Known {
    /// The elements of the board that have changed, at another moment.
    fn changes(&mut self, look: &Look<'_>, moment: &Moment) -> Vec<Change> {
        let pieces = look.repaint(moment, &mut self.keys);
        self.sort_out(&pieces)
    }

    /// The same, at a moment within a move.
    fn passing(&mut self, look: &Look<'_>, moment: &Moment) -> Vec<Change> {
        let pieces = look.repaint_passing(moment, &mut self.keys);
        self.sort_out(&pieces)
    }

    fn sort_out(&mut self, pieces: &[Piece]) -> Vec<Change> {
        let mut changed = Vec::new();
        pieces.iter().for_each(|piece| self.sent.changes(&piece.id, &piece.html, &mut changed));
        changed
    }

    /// The elements of the page around the board that have changed.
    fn changed_parts(&mut self, shown: &Shown<'_>) -> Vec<Change> {
        let mut changed = Vec::new();
        table_page::parts(shown).iter().for_each(|(id, html)| self.sent.changes(id, html, &mut changed));
        changed
    }
}

/// What is known to have been seen.
#[derive(Clone, Copy, Debug)]
struct Seen {
    version: u64,
    /// The number of the last chat line.
    chat: u64,
}

/// One pair of eyes at one table.
struct Channel {
    tick: u64,
    seen: Seen,
    known: Known,
    /// The last message, and the tick that it starts from.
    last: Option<(u64, Arc<Message>)>,
}

/// Whose eyes: the number of the seat, and the code of the language.
type Key = (Option<usize>, &'static str);

/// The channels of a table that somebody listens to.
#[derive(Default)]
pub(crate) struct Channels(Mutex<HashMap<Key, Weak<Mutex<Channel>>>>);

impl Channels {
    fn join(&self, look: &Look<'_>) -> Arc<Mutex<Channel>> {
        let seat = match look.eyes.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let key = (seat, look.eyes.language.code());
        let mut channels = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = channels.get(&key).and_then(Weak::upgrade) {
            return known;
        }
        channels.retain(|_, channel| channel.strong_count() > 0);
        let channel = Arc::new(Mutex::new(Channel::new(look)));
        channels.insert(key, Arc::downgrade(&channel));
        channel
    }
}

impl Channel {
    fn new(look: &Look<'_>) -> Self {
        let mut known = Known::default();
        known.changes(look, look.now.last());
        known.changed_parts(&look.shown(None));
        Self { tick: look.now.tick, seen: seen_now(look.now), known, last: None }
    }

    /// Brings the channel forward to the table as it stands.
    fn advance(&mut self, look: &Look<'_>) {
        if self.tick >= look.now.tick {
            return;
        }
        let update = update(look, self.seen, &mut self.known);
        self.last = Some((self.tick, Arc::new(Message::new(update.v, &update))));
        self.tick = look.now.tick;
        self.seen = seen_now(look.now);
    }
}

fn seen_now(now: &Now) -> Seen {
    Seen { version: now.version, chat: now.chat.last().map_or(0, |line| line.seq) }
}

/// Everything that is new since something was seen; `known` is from that time.
fn update(look: &Look<'_>, seen: Seen, known: &mut Known) -> Update {
    let now = look.now;
    let from = now.steps_at(seen.version);
    let fresh = &now.steps[from..];
    let lines = fresh.iter().zip(from + 1..).flat_map(|(step, number)| look.lines(number, step));
    let lines = lines.map(|line| table_page::log_line(&line)).collect();
    // Version 0 is before every table: whoever has seen nothing is shown the table, not the way to it.
    let playable =
        seen.version > 0 && now.last_undo <= seen.version && fresh.iter().all(|step| step.remembered());
    let frames = if playable { frames(look, from, known) } else { Vec::new() };
    let shown = look.shown(None);
    let mut pieces = known.changes(look, now.last());
    pieces.extend(known.changed_parts(&shown));
    let chat = now.chat.iter().filter(|line| line.seq > seen.chat);
    Update {
        v: now.version,
        step: now.steps.len(),
        frames,
        pieces,
        log: Log { from, lines },
        chat: chat.map(|line| table_page::chat_line(&chat_line(line, look.words))).collect(),
        undo: shown.undo,
        mine: shown.mine(),
        over: now.over(),
        waits: now.waits(),
        moves: Moves { parts: shown.offers.parts, moves: shown.offers.moves },
    }
}

/// The scenes of the moves after the first `from` ones.
fn frames(look: &Look<'_>, from: usize, known: &mut Known) -> Vec<Frame> {
    let told: Vec<_> = look.now.steps[from..].iter().flat_map(|step| &step.told).collect();
    let told = &told[told.len().saturating_sub(FRAMES)..];
    let mut frames = Vec::new();
    let mut unsaid = Vec::new();
    for told in told {
        let Some(moment) = &told.moment else { continue };
        let pieces = known.passing(look, moment);
        let Some(event) = told.heard_by(look.eyes.viewer) else {
            // What the viewer does not hear of shows with what comes next.
            unsaid.extend(pieces);
            continue;
        };
        unsaid.extend(pieces);
        let say = look.table.game.tell(&event, look.words, &look.names);
        let pieces = latest(std::mem::take(&mut unsaid));
        frames.push(Frame { say: vec![say], at: told.at.clone(), pieces });
    }
    if !unsaid.is_empty() {
        frames.push(Frame { say: Vec::new(), at: Vec::new(), pieces: latest(unsaid) });
    }
    frames
}

/// Of several drawings of one place only the last is sent, after what was drawn before it; a drawing of something takes
/// everything inside it with it.
fn latest(changes: Vec<Change>) -> Vec<Change> {
    let mut kept: Vec<Change> = Vec::with_capacity(changes.len());
    for change in changes {
        let (id, way) = change.place();
        kept.retain(|known| {
            let (other, inside) = known.place();
            other != id || !inside.starts_with(way)
        });
        kept.push(change);
    }
    kept
}

/// Everything for a tab that has seen a version, or nothing at all.
fn catch_up(look: &Look<'_>, version: Option<u64>, chat: u64) -> Arc<Message> {
    let now = look.now;
    let mut known = Known::default();
    let version = version.filter(|&version| version <= now.version);
    if let Some(version) = version.filter(|&version| now.last_undo <= version) {
        // What the page was drawn with.
        let steps = now.steps_at(version);
        if let Some(moment) =
            now.moment(steps).filter(|_| now.steps[steps..].iter().all(|step| step.remembered()))
        {
            known.changes(look, moment);
        }
    }
    let update = update(look, Seen { version: version.unwrap_or(0), chat }, &mut known);
    Arc::new(Message::new(update.v, &update))
}

/// What a tab asks for.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(rename = "as")]
    seat: Option<String>,
    /// The version that the page was drawn with.
    from: Option<u64>,
    /// The number of the last chat line on the page.
    chat: Option<u64>,
    /// Whether long messages may come packed.
    packed: Option<String>,
}

/// A tab that listens.
struct Tab {
    server: Arc<Server>,
    table: Arc<Table>,
    eyes: Eyes,
    channel: Arc<Mutex<Channel>>,
    changes: watch::Receiver<Arc<Now>>,
    closing: watch::Receiver<bool>,
    tick: u64,
    seen: Seen,
    /// The first message.
    first: Option<Arc<Message>>,
    packed: bool,
    /// What makes the tab's guest the holder of the seat that it looks with.
    holder: SeatHolder,
    /// Whether the stream has said its last.
    lost: bool,
    _streaming: Streaming,
    _presence: Option<Presence>,
}

/// `GET /t/{id}/stream`
pub(crate) async fn stream(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Failure> {
    let table = server.table(&id, &context).await?;
    let viewer = context.viewer(&table, asked.seat.as_deref())?;
    let streaming = server.open_stream(&context)?;
    let presence = match viewer {
        Viewer::Seat(seat) => Some(table.enter(seat)),
        Viewer::Spectator => None,
    };
    let eyes = Eyes { viewer, language: context.language };
    let mut changes = table.watch();
    let now = changes.borrow_and_update().clone();
    let (channel, first) = {
        let look = server.look(&table, &now, eyes);
        (table.channels.join(&look), catch_up(&look, asked.from, asked.chat.unwrap_or(0)))
    };
    let tab = Tab {
        tick: now.tick,
        seen: seen_now(&now),
        closing: server.closing(&context),
        first: Some(first),
        packed: asked.packed.is_some(),
        holder: context.holder(),
        lost: false,
        server,
        table,
        eyes,
        channel,
        changes,
        _streaming: streaming,
        _presence: presence,
    };
    Ok(respond(stream::unfold(tab, |mut tab| async move {
        if tab.lost {
            return None;
        }
        let text = tab.next().await?;
        if !tab.holder.sees(&tab.table, tab.eyes.viewer) {
            tab.lost = true;
            return Some((Ok(lost()), tab));
        }
        Some((
            Ok(Event::default().event("update").id(text.version.to_string()).data(text.text(tab.packed))),
            tab,
        ))
    })))
}

/// The last word to somebody whose seat has come into other hands: from now on they see what spectators see.
pub(crate) fn lost() -> Event {
    Event::default().event("lost").data("{}")
}

/// An event stream with what proxies need to know, and with signs of life.
pub(crate) fn respond(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Response {
    let alive = KeepAlive::new().interval(Duration::from_secs(HEARTBEAT)).text("");
    let headers = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, Sse::new(events).keep_alive(alive)).into_response()
}

impl Tab {
    /// The next message; none when the stream ends.
    async fn next(&mut self) -> Option<Arc<Message>> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = closed(&mut self.closing) => return None,
            }
            let now = self.changes.borrow_and_update().clone();
            if now.gone {
                return None;
            }
            if let Some(message) = self.message(&now) {
                return Some(message);
            }
        }
    }

    fn message(&mut self, now: &Now) -> Option<Arc<Message>> {
        let mut channel = self.channel.lock().unwrap_or_else(PoisonError::into_inner);
        channel.advance(&self.server.look(&self.table, now, self.eyes));
        let (from, seen) = (self.tick, self.seen);
        if from >= channel.tick {
            return None;
        }
        (self.tick, self.seen) = (channel.tick, channel.seen);
        match &channel.last {
            Some((start, message)) if *start == from => Some(message.clone()),
            _ => {
                // Others may have brought the channel further than what this tab has just been told of.
                let now = self.table.now();
                (self.tick, self.seen) = (now.tick, seen_now(&now));
                Some(catch_up(&self.server.look(&self.table, &now, self.eyes), Some(seen.version), seen.chat))
            }
        }
    }
}
