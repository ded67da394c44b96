//! What comes of games that are over: places, and ratings by Glicko-2, each title for itself.
//!
//! A table is looked after when it wakes (`tables.wake`), by one node. Whoever dies in between leaves it to the next, and
//! what was rated once is not rated again.

mod finish;

use khipu_study::Rating;

use self::finish::{Finish, Player, finish};
use crate::store::{GuestId, Rated, RatingRow, ResultRow, StoreError};
use crate::tables::Table;
use crate::web::Server;

/// Seconds of a day.
const DAY: f64 = 86_400.0;

/// Somebody at a table that is over.
struct Entrant {
    finish: Finish,
    /// The user; none for bots, and for guests, who have no results.
    user: Option<GuestId>,
    /// The rating before the game.
    before: Rating,
    /// How many rated games the user had before, and when the last of them was.
    games: i64,
    last: Option<i64>,
}

impl Server {
    /// Keeps the results of a game that is over, and rates it if that was agreed.
    pub(crate) async fn keep_results(&self, table: &Table) -> Result<(), StoreError> {
        let now = table.now();
        let at = now.steps.last().map_or_else(|| table.time.now(), |step| step.at);
        let rows = self.store.rows(&table.id, 0).await?;
        let mut entrants = Vec::new();
        for finish in finish(rows.iter().map(|(_, row)| row), &now.score()) {
            entrants.push(self.entrant(table, finish).await?);
        }
        let rated = table.terms.rated && entrants.iter().filter(|entrant| entrant.user.is_some()).count() > 1;
        let after = if rated { rate(&entrants, at) } else { Vec::new() };
        let (mut results, mut ratings) = (Vec::new(), Vec::new());
        for (index, entrant) in entrants.iter().enumerate() {
            let Some(user) = entrant.user else { continue };
            // Whoever plays several seats plays against themselves.
            if entrants.iter().filter(|other| other.user == Some(user)).count() > 1 {
                continue;
            }
            let game = table.name().to_owned();
            let rated = after.get(index).map(|rating| {
                let value = rating.value().round() as i64;
                Rated { value, change: value - entrant.before.value().round() as i64 }
            });
            results.push(ResultRow {
                user,
                table: table.id.clone(),
                game: game.clone(),
                at,
                public: table.public,
                players: now.seats.len() as i64,
                place: entrant.finish.place as i64,
                faction: now.last().faction(entrant.finish.seat).map(str::to_owned),
                rated,
            });
            if let Some(rating) = after.get(index) {
                ratings.push(RatingRow { user, game, rating: *rating, games: entrant.games + 1, at });
            }
        }
        match self.store.keep_results(results, ratings).await {
            // It has been rated already.
            Err(StoreError::Conflict) => Ok(()),
            kept => kept,
        }
    }

    async fn entrant(&self, table: &Table, finish: Finish) -> Result<Entrant, StoreError> {
        let mut entrant = Entrant { finish, user: None, before: Rating::NEW, games: 0, last: None };
        match &entrant.finish.player {
            Player::Bot(level) => {
                let ratings = table.game.bot_ratings();
                let level = usize::from(*level).saturating_sub(1);
                entrant.before =
                    ratings.get(level).map_or(Rating::NEW, |value| Rating::anchor((*value).into()));
            }
            Player::Person(holders) => {
                for holder in holders {
                    if self.user(*holder).await?.is_some() {
                        entrant.user = Some(*holder);
                    }
                }
            }
        }
        if let Some(user) = entrant.user {
            let ratings = self.store.ratings_of(user).await?;
            if let Some(row) = ratings.into_iter().find(|row| row.game == table.name()) {
                (entrant.before, entrant.games, entrant.last) = (row.rating, row.games, Some(row.at));
            }
        }
        Ok(entrant)
    }
}

/// The rating of everybody after the game. Bots are rated too, and what comes of that is thrown away: they are anchors.
fn rate(entrants: &[Entrant], at: i64) -> Vec<Rating> {
    let counted = |entrant: &Entrant| {
        let days = entrant.last.map_or(0.0, |last| (at - last) as f64 / DAY);
        (entrant.before, entrant.finish.place, days)
    };
    Rating::after_table(&entrants.iter().map(counted).collect::<Vec<_>>())
}
