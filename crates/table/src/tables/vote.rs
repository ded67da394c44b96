//! What becomes of a seat whose time is over. Nothing by itself: nobody loses in silence. The others at the table say what
//! they want: with more than half of them a bot plays on, with all of them the game ends and is scored as it stands.

use std::sync::Arc;

use khipu_core::{Score, Seat, Seats, Who};

use super::act::Basis;
use super::now::{Now, Vote};
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{Append, LogRow, Store, VoteFor, mask};

/// The level of the bot that plays on.
const LEVEL: u8 = 3;

impl Now {
    /// Whose word counts about a late seat: that of all other people whose own time is not over.
    fn voters(&self, about: Seat, late: Seats) -> Seats {
        let mut voters = self.people();
        voters.remove(about);
        late.iter().for_each(|seat| voters.remove(seat));
        voters
    }

    /// How many want something about a seat.
    pub(crate) fn votes_for(&self, about: Seat, wants: VoteFor) -> usize {
        self.votes.iter().filter(|vote| (vote.about, vote.wants) == (about, wants)).count()
    }
}

impl Table {
    /// The seats whose time is over.
    pub(crate) fn late(&self) -> Seats {
        let mut late = Seats::NONE;
        self.now().deciders.iter().filter(|seat| self.is_late(*seat)).for_each(|seat| late.insert(seat));
        late
    }

    /// Somebody says what shall become of a seat whose time is over. When enough say the same, it is done.
    pub(super) async fn vote(&self, store: &dyn Store, vote: Vote) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.standing()?;
        let late = self.late();
        let voters = before.voters(vote.about, late);
        if !late.contains(vote.about) || !voters.contains(vote.seat) {
            return Err(ActError::NotLate);
        }
        if before.votes.contains(&vote) {
            return Ok(before.version);
        }
        let mut next = Now::clone(&before);
        next.count(vote);
        let number = |seat: Seat| seat.index() as u8;
        let Vote { seat, about, wants } = vote;
        let mut rows = vec![LogRow::Vote { seat: number(seat), about: number(about), wants }];
        let said = next.votes.iter().filter(|vote| (vote.about, vote.wants) == (about, wants));
        let said = said.filter(|vote| voters.contains(vote.seat)).count();
        let mut seats = None;
        match wants {
            VoteFor::Bot if 2 * said > voters.len() => {
                let row = &mut next.seats[about.index()];
                row.bot = Some(LEVEL);
                rows.push(LogRow::Seat { seat: number(about), now: row.clone() });
                next.votes.retain(|vote| vote.about != about);
                seats = Some(next.seats.clone());
            }
            VoteFor::End if said == voters.len() => {
                let won = best(&played.score(), late);
                rows.push(LogRow::Adjudged { won: mask(won) as u64 });
                next.adjudged = Some(won);
            }
            _ => {}
        }
        next.version += rows.len() as u64;
        let append = self.rows(&**played, &mut next, before.version + 1, rows, Basis::default())?;
        self.keep_row(store, Append { seats, ..append }, &mut played).await?;
        let (version, undoable) = (next.version, played.undoable());
        self.publish(|now| {
            now.version = version;
            now.seats = next.seats;
            now.votes = next.votes;
            now.adjudged = next.adjudged;
            now.clock = next.clock;
            now.settle(undoable);
        });
        Ok(version)
    }
}

impl Tables {
    /// Somebody says what shall become of a seat whose time is over.
    pub(crate) async fn vote(&self, table: &Arc<Table>, vote: Vote) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "vote", async move { here.vote(&*store, vote).await }).await
    }
}

/// Who has most as it stands, among those who were not late.
fn best(score: &Score, late: Seats) -> Seats {
    let totals = || {
        score.lines.iter().filter_map(|line| match line.who {
            Who::Seat(seat) if !late.contains(seat) => Some((seat, line.total)),
            _ => None,
        })
    };
    let mut won = Seats::NONE;
    if let Some(most) = totals().map(|(_, total)| total).max() {
        totals().filter(|(_, total)| *total == most).for_each(|(seat, _)| won.insert(seat));
    }
    won
}
