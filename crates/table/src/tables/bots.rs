//! Bots at a table: they think beside it, and act through the same door as everybody.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use khipu_bots::any::Player;
use khipu_bots::{Bot, Level};
use khipu_core::{Seat, Seed};

use super::now::Now;
use super::queue::{Rank, Thinker};
use super::table::Table;
use super::{ActError, Basis, Tables, Wanted};
use crate::metrics::{METRICS, took};

/// No game takes more moves than this. Bots alone at a table would go on for ever if one did not end.
const MOST_MOVES: usize = 20_000;

/// How long a bot waits when nothing can be written.
const PATIENCE: Duration = Duration::from_secs(5);

/// A bot with the seat and the level that it was given.
struct Seated {
    seat: Seat,
    level: u8,
    player: Box<dyn Player>,
}

impl Tables {
    /// Sees to it that bots move as long as one must decide.
    pub(crate) fn drive(&self, table: &Arc<Table>) {
        if rank(table).is_none() || table.driven.swap(true, Ordering::SeqCst) {
            return;
        }
        let (tables, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            tables.play_bots(&table).await;
            table.driven.store(false, Ordering::SeqCst);
            // Somebody may have acted between the last look and the end.
            tables.drive(&table);
        });
    }

    async fn play_bots(&self, table: &Arc<Table>) {
        let mut bots: Vec<Seated> = Vec::new();
        let mut moved = Instant::now();
        loop {
            let now = table.now();
            let (Some((seat, level)), Some(rank)) = (next(&now), rank(table)) else { return };
            let known = bots.iter().position(|bot| bot.seat == seat && bot.level == level);
            let seated = known.map(|index| bots.swap_remove(index)).or_else(|| sit(table, seat, level));
            let Some(bot) = seated else { return };
            let Some((bot, words)) = self.think(table, bot, rank).await else {
                // A bot that does not know what to do would be asked again for ever: the table waits for people.
                tracing::error!(table = %table.id, "a bot does not know what to do");
                table.publish(|now| now.gone = true);
                self.put_aside(table);
                return;
            };
            if !self.pause(table, &now, moved).await {
                // Somebody has acted meanwhile: the bot thinks again, or is not asked any more.
                bots.push(bot);
                continue;
            }
            moved = Instant::now();
            let acted = {
                let (here, store) = (table.clone(), self.store.clone());
                let basis = Basis { version: Some(now.version), act: None };
                let act = async move { here.play(&*store, seat, basis, Wanted::Words(words)).await };
                tokio::spawn(act).await.unwrap_or(Err(ActError::Broken))
            };
            match acted {
                Ok(_) | Err(ActError::Stale) => bots.push(bot),
                Err(ActError::Store(_)) if self.store.is_closed() => return,
                // The disk may be well again later; the table waits as people do.
                Err(ActError::Store(error)) => {
                    tracing::warn!(table = %table.id, %error, "a bot waits for the store");
                    bots.push(bot);
                    tokio::time::sleep(PATIENCE).await;
                }
                Err(error) => {
                    tracing::error!(table = %table.id, ?error, "a bot could not move");
                    table.publish(|now| now.gone = true);
                    self.put_aside(table);
                    return;
                }
            }
        }
    }

    /// Waits until people could see the last move, if people sit at the table; false if somebody acts meanwhile.
    async fn pause(&self, table: &Table, now: &Now, moved: Instant) -> bool {
        if now.seats.iter().all(|row| row.holders.is_empty()) {
            return true;
        }
        let mut changes = table.watch();
        tokio::select! {
            () = tokio::time::sleep_until((moved + self.pace).into()) => true,
            _ = changes.wait_for(|later| later.version != now.version || later.gone) => false,
        }
    }

    /// A bot thinks about a copy of the match, of which it sees only what its seat may see.
    async fn think(&self, table: &Arc<Table>, mut bot: Seated, rank: Rank) -> Option<(Seated, String)> {
        // Only so many think at a time; the others wait here, not on threads.
        let began = Instant::now();
        let thinker = Thinker { rank, host: table.host(), table: table.id.clone() };
        let permit = self.thinking.enter(thinker).await?;
        let class = if rank == Rank::People { "people" } else { "bots" };
        let labels = [("game", table.name()), ("class", class)];
        took(&METRICS.think_wait_seconds.get_or_create(&labels), began.elapsed());
        let copy = table.acting.lock().await.snapshot();
        let labels = [("game", table.name().to_owned()), ("level", bot.level.to_string())];
        let thought = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            let words = bot.player.choose(&*copy, bot.seat);
            took(&METRICS.think_seconds.get_or_create(&labels), began.elapsed());
            drop(permit);
            words.map(|words| (bot, words))
        });
        thought.await.ok().flatten()
    }
}

/// How urgent the next decision of a bot is; none if none is asked for, or bots are alone and nobody looks on.
fn rank(table: &Table) -> Option<Rank> {
    let now = table.now();
    next(&now)?;
    if now.seats.iter().any(|row| !row.holders.is_empty()) {
        return Some(Rank::People);
    }
    table.is_watched().then_some(Rank::Watched)
}

/// The bot that must decide next, and its level.
fn next(now: &Now) -> Option<(Seat, u8)> {
    if now.gone || now.steps.len() >= MOST_MOVES {
        return None;
    }
    now.deciders.iter().find_map(|seat| Some((seat, now.seats.get(seat.index())?.bot?)))
}

fn sit(table: &Table, seat: Seat, level: u8) -> Option<Seated> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).ok()?;
    let bot = Bot::Level(Level::new(level.into())?);
    Some(Seated { seat, level, player: table.game.seat(&bot.into(), Seed::from_bytes(bits)) })
}

#[cfg(test)]
mod tests {
    use khipu_core::{Options, Record};

    use super::*;
    use crate::store::{ClientId, GuestId, Head, LogRow, SeatRow, TableId};
    use crate::tables::load::{Kept, replay};

    fn table(seats: [SeatRow; 2]) -> Table {
        let registry = khipu_games::registry();
        let game = registry.find("tzolkin").expect("a game");
        let played = game.start(2, &Options::new(), "watched").expect("a start");
        let record = Record { header: played.header().clone(), pack: None, moves: Vec::new() };
        let head = Head {
            record: record.write(),
            host: GuestId([1; 16]),
            client: ClientId([1; 16]),
            public: false,
            clock: None,
        };
        let rows = seats.into_iter().zip(0..).map(|(now, seat)| LogRow::Seat { seat, now });
        let id = TableId::random().expect("random");
        let kept = Kept {
            id,
            head,
            log: rows.map(|row| (0, row)).collect(),
            chat: Vec::new(),
            pack: None,
            time: Arc::default(),
        };
        replay(&registry, kept).expect("a table")
    }

    #[test]
    fn bots_alone_play_only_while_somebody_looks_on() {
        let bot = SeatRow { bot: Some(1), ..SeatRow::default() };
        let alone = table([bot.clone(), bot.clone()]);
        assert_eq!(rank(&alone), Some(Rank::Watched), "somebody has just asked for it");
        alone.visited.store(0, Ordering::Relaxed);
        assert_eq!(rank(&alone), None, "that was long ago");
        let stream = alone.watch();
        assert_eq!(rank(&alone), Some(Rank::Watched));
        drop(stream);
        assert_eq!(rank(&alone), None);

        // Where a person sits they play on, so that it is that person's turn when they come back.
        let person = SeatRow { holders: vec![GuestId([2; 16])], ..SeatRow::default() };
        let played = table([bot, person]);
        played.visited.store(0, Ordering::Relaxed);
        assert_eq!(rank(&played), Some(Rank::People));
    }
}
