//! Everybody who looks at a table in one language: what has changed is drawn once for all of them, and besides it what
//! each viewer alone sees.
//!
//! A *channel* stands for one viewer, with any number of tabs. Only hashes of what was sent are remembered. When the table
//! changes, whoever wakes up first brings all channels forward and leaves each its message. A tab that has missed a
//! message, because its connection is slow or has just been made, gets everything at once.

use std::collections::HashMap;
use std::hash::BuildHasher as _;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use foldhash::fast::FixedState;
use khipu_board::Drawing;
use khipu_core::Viewer;
use khipu_registry::{Heard, Moment};

use super::message::{Message, MessageText};
use super::shown::LogLine;
use super::table_page;
use super::update::{Element, Elements, Frame, Log, Moves, Update, latest};
use super::view::{Look, chat_line};
use crate::tables::Now;

/// The most scenes that are played one after another; of a longer absence only the end is shown.
const FRAMES: usize = 48;

/// A step of a move: the position, as long as it is remembered, and what each viewer hears.
struct Scene<'a> {
    moment: Option<&'a Moment>,
    heard: &'a [Option<Arc<Heard>>],
}

/// What is known to have been seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub(super) version: u64,
    /// The number of the last chat line.
    pub(super) chat: u64,
}

impl Seen {
    pub(super) fn now(now: &Now) -> Self {
        Self { version: now.version, chat: now.chat.last().map_or(0, |line| line.seq) }
    }
}

/// What a viewer was sent last, besides what all see alike.
#[derive(Default)]
struct Sent {
    own: Drawing,
    /// The hashes of the parts of the page around the board.
    parts: [u64; table_page::PARTS],
}

impl Sent {
    /// The parts of the page around the board that have changed.
    fn changed_parts(&mut self, parts: &[(&'static str, String); table_page::PARTS]) -> Elements {
        let changed = parts.iter().zip(&mut self.parts).filter_map(|((id, html), before)| {
            let now = FixedState::default().hash_one(html);
            (std::mem::replace(before, now) != now).then(|| Element::new(id, html))
        });
        changed.collect()
    }
}

/// One viewer.
struct Channel {
    viewer: Viewer,
    /// Gone when the last tab is.
    listened: Weak<()>,
    sent: Sent,
    /// The last message, and the tick that it starts from.
    last: Option<(u64, Arc<Message>)>,
}

/// Everybody who looks at a table in one language.
pub(super) struct Audience {
    tick: u64,
    seen: Seen,
    /// What all see alike, as it was last drawn.
    shared: Drawing,
    channels: Vec<Channel>,
}

/// The audiences of a table, by language.
#[derive(Default)]
pub(crate) struct Audiences(Mutex<HashMap<&'static str, Weak<Mutex<Audience>>>>);

/// A place in an audience.
pub(super) struct Listener {
    audience: Arc<Mutex<Audience>>,
    viewer: Viewer,
    _listens: Arc<()>,
}

impl Audiences {
    /// Takes a place; from now on every message is for this viewer too.
    pub(super) fn join(&self, look: &Look<'_>) -> Listener {
        let audience = {
            let mut audiences = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let language = look.eyes.language.code();
            match audiences.get(language).and_then(Weak::upgrade) {
                Some(known) => known,
                None => {
                    audiences.retain(|_, audience| audience.strong_count() > 0);
                    let audience = Arc::new(Mutex::new(Audience::new(look)));
                    audiences.insert(language, Arc::downgrade(&audience));
                    audience
                }
            }
        };
        let listens = {
            let mut audience = audience.lock().unwrap_or_else(PoisonError::into_inner);
            audience.advance(look);
            audience.enter(look)
        };
        Listener { audience, viewer: look.eyes.viewer, _listens: listens }
    }
}

impl Listener {
    /// Brings the audience forward to the table as it stands. The answer is where it stands then, and the message from a
    /// tick on; none if there is no such message.
    pub(super) fn advance(&self, look: &Look<'_>, from: u64) -> (u64, Seen, Option<Arc<Message>>) {
        let mut audience = self.audience.lock().unwrap_or_else(PoisonError::into_inner);
        audience.advance(look);
        let channel = audience.channels.iter().find(|channel| channel.viewer == self.viewer);
        let last = channel.and_then(|channel| channel.last.as_ref());
        let message = last.filter(|(start, _)| *start == from).map(|(_, message)| message.clone());
        (audience.tick, audience.seen, message)
    }
}

impl Audience {
    fn new(look: &Look<'_>) -> Self {
        let mut shared = Drawing::default();
        let _ = look.redraw_shared(&mut shared, look.now.last());
        Self { tick: look.now.tick, seen: Seen::now(look.now), shared, channels: Vec::new() }
    }

    fn enter(&mut self, look: &Look<'_>) -> Arc<()> {
        let known = self.channels.iter().find(|channel| channel.viewer == look.eyes.viewer);
        if let Some(listened) = known.and_then(|channel| channel.listened.upgrade()) {
            return listened;
        }
        self.channels.retain(|channel| channel.listened.strong_count() > 0);
        let listens = Arc::new(());
        let mut sent = Sent::default();
        // Others may have brought the audience further than what this tab was told of: then everything is sent next time.
        if look.now.tick == self.tick {
            let _ = look.redraw_own(&mut sent.own, look.now.last());
            sent.changed_parts(&table_page::parts(&look.shown(None)));
        }
        let listened = Arc::downgrade(&listens);
        self.channels.push(Channel { viewer: look.eyes.viewer, listened, sent, last: None });
        listens
    }

    /// Brings everybody forward to the table as it stands.
    fn advance(&mut self, look: &Look<'_>) {
        if self.tick >= look.now.tick {
            return;
        }
        self.channels.retain(|channel| channel.listened.strong_count() > 0);
        let looks: Vec<Look<'_>> =
            self.channels.iter().map(|channel| look.with_eyes_of(channel.viewer)).collect();
        let sent: Vec<&mut Sent> = self.channels.iter_mut().map(|channel| &mut channel.sent).collect();
        let updates = updates(look, &looks, self.seen, &mut self.shared, sent);
        for (channel, update) in self.channels.iter_mut().zip(updates) {
            channel.last = Some((self.tick, Arc::new(update.message())));
        }
        self.tick = look.now.tick;
        self.seen = Seen::now(look.now);
    }
}

/// Everything for a tab that has seen a version, or nothing at all.
pub(super) fn catch_up(look: &Look<'_>, version: Option<u64>, chat: u64) -> Arc<Message> {
    let now = look.now;
    let (mut shared, mut sent) = (Drawing::default(), Sent::default());
    let version = version.filter(|&version| version <= now.version);
    if let Some(version) = version.filter(|&version| now.last_break <= version) {
        // What the page was drawn with.
        let steps = now.steps_at(version);
        let remembered = now.steps[steps..].iter().all(|step| step.remembered());
        if let Some(moment) = now.moment(steps).filter(|_| remembered) {
            let _ = look.redraw_shared(&mut shared, &moment);
            let _ = look.redraw_own(&mut sent.own, &moment);
        }
    }
    let seen = Seen { version: version.unwrap_or(0), chat };
    let looks = [look.with_eyes_of(look.eyes.viewer)];
    let update = updates(look, &looks, seen, &mut shared, vec![&mut sent]).pop();
    Arc::new(update.map_or_else(|| MessageText::default().finish(now.version), |update| update.message()))
}

/// Everything that is new to some viewers since something was seen; `shared` and `sent` are from that time.
fn updates(
    everybody: &Look<'_>,
    looks: &[Look<'_>],
    seen: Seen,
    shared: &mut Drawing,
    mut sent: Vec<&mut Sent>,
) -> Vec<Update> {
    let now = everybody.now;
    let from = now.steps_at(seen.version);
    let fresh = &now.steps[from..];
    let viewers: Vec<Viewer> = looks.iter().map(|look| look.eyes.viewer).collect();
    // Everything is said once, for the log and for the scenes.
    let said: Vec<Vec<Vec<Option<Arc<Heard>>>>> = fresh
        .iter()
        .map(|step| {
            step.told.iter().map(|told| told.tell(&viewers, everybody.words, &everybody.names)).collect()
        })
        .collect();
    // Version 0 is before every table: whoever has seen nothing is shown the table, not the way to it.
    let playable =
        seen.version > 0 && now.last_break <= seen.version && fresh.iter().all(|step| step.remembered());
    let mut frames: Vec<Vec<Frame>> = looks.iter().map(|_| Vec::new()).collect();
    if playable {
        let moments = fresh.iter().flat_map(|step| &step.told).map(|told| told.moment.as_ref());
        let scenes = moments.zip(said.iter().flatten()).map(|(moment, heard)| Scene { moment, heard });
        let scenes: Vec<Scene<'_>> = scenes.collect();
        let scenes = &scenes[scenes.len().saturating_sub(FRAMES)..];
        frames = play(everybody, looks, scenes, shared, &mut sent);
    }
    let last = Elements::from(everybody.redraw_shared(shared, now.last()));
    let each = looks.iter().zip(sent).zip(frames).enumerate();
    each.map(|(place, ((look, sent), frames))| {
        let own = Elements::from(look.redraw_own(&mut sent.own, now.last()));
        let shown = look.shown(None);
        let pieces = vec![last.clone(), own, sent.changed_parts(&table_page::parts(&shown))];
        let lines = fresh.iter().zip(&said).zip(from + 1..).flat_map(|((step, said), number)| {
            let heard = said.iter().filter_map(move |heard| heard[place].as_deref());
            heard.enumerate().map(move |(index, heard)| {
                table_page::log_line(&LogLine::of(number, index, step.seat, heard))
            })
        });
        let chat = now.chat.iter().filter(|line| line.seq > seen.chat);
        Update {
            v: now.version,
            step: now.steps.len(),
            frames,
            pieces,
            log: Log { from, lines: lines.collect() },
            chat: chat.map(|line| table_page::chat_line(&chat_line(line, look.words))).collect(),
            undo: shown.undo,
            mine: shown.mine(),
            over: now.over(),
            waits: now.waits(),
            moves: Moves { parts: shown.offers.parts, moves: shown.offers.moves },
        }
    })
    .collect()
}

/// The scenes of some moves, for each viewer.
fn play(
    everybody: &Look<'_>,
    looks: &[Look<'_>],
    scenes: &[Scene<'_>],
    shared: &mut Drawing,
    sent: &mut [&mut Sent],
) -> Vec<Vec<Frame>> {
    let mut frames: Vec<Vec<Frame>> = looks.iter().map(|_| Vec::new()).collect();
    // What a viewer does not hear of shows with what comes next.
    let mut unsaid: Vec<Vec<Elements>> = looks.iter().map(|_| Vec::new()).collect();
    for Scene { moment, heard } in scenes {
        let Some(moment) = moment else { continue };
        let all = Elements::from(everybody.redraw_shared_passing(shared, moment));
        for (place, look) in looks.iter().enumerate() {
            let own = Elements::from(look.redraw_own_passing(&mut sent[place].own, moment));
            unsaid[place].extend([all.clone(), own].into_iter().filter(|elements| !elements.is_empty()));
            if let Some(heard) = heard[place].as_ref().filter(|heard| !heard.quiet) {
                let pieces = latest(std::mem::take(&mut unsaid[place]));
                frames[place].push(Frame { say: vec![heard.say.clone()], at: heard.at.clone(), pieces });
            }
        }
    }
    for (frames, unsaid) in frames.iter_mut().zip(unsaid) {
        if !unsaid.is_empty() {
            frames.push(Frame { say: Vec::new(), at: Vec::new(), pieces: latest(unsaid) });
        }
    }
    frames
}
