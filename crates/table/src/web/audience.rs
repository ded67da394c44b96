//! Everybody who looks at a table in one language: what has changed is drawn once for all of them, and besides it what
//! each viewer alone sees.
//!
//! A *channel* stands for one viewer, with any number of tabs. Only hashes of what was sent are remembered. When the table
//! changes, whoever wakes up first brings all channels forward and leaves each its message. A tab that has missed a
//! message, because its connection is slow or has just been made, gets everything at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use khipu_board::Drawing;
use khipu_core::Viewer;
use khipu_registry::Moment;

use super::message::{Message, MessageText, SharedText};
use super::said::Said;
use super::table_page::{self, SentParts};
use super::update::{Elements, Frame, Frames, Log, Moves, Update, latest};
use super::view::Look;
use crate::tables::Now;

/// The most moves whose scenes are played to whoever comes late: after a longer absence the board is shown as it is.
const MOVES: usize = 8;
/// The most scenes that are played one after another: of more only the end is shown.
const FRAMES: usize = 48;

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
    /// The parts of the page around the board.
    parts: SentParts,
}

/// One viewer.
struct Channel {
    viewer: Viewer,
    /// Gone when the last tab is.
    listened: Weak<()>,
    sent: Sent,
    /// The last message, as long as a tab may ask for it.
    last: Option<Last>,
}

/// A message that waits for the tabs of a viewer.
struct Last {
    /// The tick that it starts from.
    from: u64,
    message: Arc<Message>,
    /// How many tabs have it.
    taken: usize,
}

impl Channel {
    /// The message from a tick on. The last tab that takes it leaves nothing behind.
    fn take(&mut self, from: u64) -> Option<Arc<Message>> {
        let last = self.last.as_mut().filter(|last| last.from == from)?;
        last.taken += 1;
        let (message, all) = (last.message.clone(), last.taken >= self.listened.strong_count());
        self.last.take_if(|_| all);
        Some(message)
    }
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
    /// Brings the audience forward to a tick of the table. The answer is where it stands then, and the message from another
    /// tick on; none if there is no such message.
    pub(super) fn advance<'l>(
        &self,
        tick: u64,
        look: impl FnOnce() -> Look<'l>,
        from: u64,
    ) -> (u64, Seen, Option<Arc<Message>>) {
        let mut audience = self.audience.lock().unwrap_or_else(PoisonError::into_inner);
        if audience.tick < tick {
            audience.advance(&look());
        }
        let channel = audience.channels.iter_mut().find(|channel| channel.viewer == self.viewer);
        let message = channel.and_then(|channel| channel.take(from));
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
            let _ = sent.parts.changed(&look.shown(None));
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
            channel.last = Some(Last { from: self.tick, message: Arc::new(update.message()), taken: 0 });
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
        let recent = now.steps.len() - steps <= MOVES;
        if let Some(moment) = recent.then(|| now.moment(steps)).flatten() {
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
    let viewers: Vec<Viewer> = looks.iter().map(|look| look.eyes.viewer).collect();
    let said = Said::since(from, everybody, &viewers);
    // Version 0 is before every table: whoever has seen nothing is shown the table, not the way to it.
    let playable = seen.version > 0 && now.last_break <= seen.version && now.steps.len() - from <= MOVES;
    let moments = if playable { now.scenes(from) } else { None }.unwrap_or_default();
    let frames = play(everybody, looks, &said, &moments, shared, &mut sent);
    let last = Elements::from(everybody.redraw_shared(shared, now.last()));
    let mut logs: Vec<Arc<SharedText>> = Vec::with_capacity(looks.len());
    for (place, &like) in said.first_like.iter().enumerate() {
        let known = logs.get(like).cloned();
        logs.push(known.unwrap_or_else(|| Log { from, lines: said.lines(place, from) }.text()));
    }
    let each = looks.iter().zip(sent).zip(frames).zip(logs);
    each.map(|(((look, sent), frames), log)| {
        let own = Elements::from(look.redraw_own(&mut sent.own, now.last()));
        let shown = look.shown(None);
        let pieces = vec![last.clone(), own, sent.parts.changed(&shown).into_iter().collect()];
        let chat = now.chat.iter().filter(|line| line.seq > seen.chat && look.hears(line));
        Update {
            v: now.version,
            step: now.steps.len(),
            frames,
            pieces,
            log,
            chat: chat.map(|line| table_page::chat_line(&look.chat_line(line))).collect(),
            undo: shown.undo,
            mine: shown.mine(),
            over: now.over(),
            waits: now.waits(),
            moves: Moves { parts: shown.offers.parts, moves: shown.offers.moves },
        }
    })
    .collect()
}

/// The scenes of some moves, for each viewer. `moments` are the positions inside the moves, one for each event; none if they
/// are not to be played.
fn play(
    everybody: &Look<'_>,
    looks: &[Look<'_>],
    said: &Said<'_>,
    moments: &[Vec<Moment>],
    shared: &mut Drawing,
    sent: &mut [&mut Sent],
) -> Vec<Frames> {
    let scenes: Vec<_> = moments.iter().flatten().zip(said.events()).collect();
    let scenes = &scenes[scenes.len().saturating_sub(FRAMES)..];
    let mut frames: Vec<Vec<Frame>> = looks.iter().map(|_| Vec::new()).collect();
    // What a viewer does not hear of shows with what comes next.
    let mut unsaid: Vec<Vec<Elements>> = looks.iter().map(|_| Vec::new()).collect();
    // Whether a viewer sees more than what all see alike.
    let mut sees_more = vec![false; looks.len()];
    for &(moment, heard) in scenes {
        let all = Elements::from(everybody.redraw_shared_passing(shared, moment));
        for (place, look) in looks.iter().enumerate() {
            let own = Elements::from(look.redraw_own_passing(&mut sent[place].own, moment));
            sees_more[place] |= !own.is_empty();
            unsaid[place].extend([all.clone(), own].into_iter().filter(|elements| !elements.is_empty()));
            if let Some(heard) = heard[place].as_ref().filter(|heard| !heard.quiet) {
                let pieces = latest(std::mem::take(&mut unsaid[place]));
                frames[place].push(Frame { said: Some(heard.clone()), pieces });
            }
        }
    }
    for (frames, unsaid) in frames.iter_mut().zip(unsaid) {
        if !unsaid.is_empty() {
            frames.push(Frame { said: None, pieces: latest(unsaid) });
        }
    }
    // What viewers hear and see alike is written once.
    let mut written: Vec<Frames> = Vec::with_capacity(looks.len());
    for (place, own) in frames.into_iter().enumerate() {
        let like = |&other: &usize| !sees_more[other] && said.first_like[other] == said.first_like[place];
        let frames = if sees_more[place] {
            Frames::Own(own)
        } else {
            (0..place).find(like).map_or_else(|| Frames::shared(&own), |other| written[other].clone())
        };
        written.push(frames);
    }
    written
}
