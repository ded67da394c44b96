//! Results and ratings. Neither database is asked for fractions: points are kept in hundredths, volatility in millionths.

use khipu_study::Rating;
use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::user::id_at;
use crate::store::rating::{Rated, RatingRow, ResultRow};
use crate::store::{GuestId, StoreError, TableId};

/// The most results on a page.
const RESULTS: i64 = 1000;
/// The most names on a leaderboard.
const LEADERS: i64 = 100;
pub(super) const HUNDREDTHS: f64 = 100.0;
pub(super) const MILLIONTHS: f64 = 1_000_000.0;

pub(super) fn whole(number: f64, parts: f64) -> i64 {
    (number * parts).round() as i64
}

pub(in super::super) async fn keep(
    c: &mut Connection,
    results: &[ResultRow],
    ratings: &[RatingRow],
) -> Result<Option<u64>, sqlx::Error> {
    let Some(ResultRow { table, .. }) = results.first() else { return Ok(Some(0)) };
    let rated = sqlx::query("SELECT 1 FROM results WHERE table_id = $1 AND value IS NOT NULL")
        .bind(table.as_str())
        .fetch_optional(&mut *c)
        .await?;
    if rated.is_some() {
        return Ok(None);
    }
    for row in results {
        // Whoever was deleted meanwhile has no results. A game that was taken back from its end has ended anew.
        sqlx::query(
            "INSERT INTO results (table_id, user_id, game, at, public, players, place, faction, value, change)
             SELECT $1, id, $3, $4, $5, $6, $7, $8, $9, $10 FROM users WHERE id = $2
             ON CONFLICT (table_id, user_id) DO UPDATE SET at = excluded.at, place = excluded.place,
                 value = excluded.value, change = excluded.change",
        )
        .bind(row.table.as_str())
        .bind(&row.user.0[..])
        .bind(&row.game)
        .bind(row.at)
        .bind(row.public)
        .bind(row.players)
        .bind(row.place)
        .bind(&row.faction)
        .bind(row.rated.map(|rated| rated.value))
        .bind(row.rated.map(|rated| rated.change))
        .execute(&mut *c)
        .await?;
    }
    for RatingRow { user, game, rating, games, at } in ratings {
        sqlx::query(
            "INSERT INTO ratings (user_id, game, value, deviation, volatility, games, at)
             SELECT id, $2, $3, $4, $5, $6, $7 FROM users WHERE id = $1
             ON CONFLICT (user_id, game) DO UPDATE SET value = excluded.value, deviation = excluded.deviation,
                 volatility = excluded.volatility, games = excluded.games, at = excluded.at",
        )
        .bind(&user.0[..])
        .bind(game)
        .bind(whole(rating.value(), HUNDREDTHS))
        .bind(whole(rating.deviation(), HUNDREDTHS))
        .bind(whole(rating.volatility(), MILLIONTHS))
        .bind(games)
        .bind(at)
        .execute(&mut *c)
        .await?;
    }
    Ok(Some(0))
}

pub(in super::super) async fn results(pool: &Pool, user: GuestId) -> Result<Vec<ResultRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM results WHERE user_id = $1 ORDER BY at DESC, table_id LIMIT $2")
        .bind(&user.0[..])
        .bind(RESULTS)
        .fetch_all(pool)
        .await?;
    let result = |row: &Row| {
        let id: String = row.try_get("table_id")?;
        let (value, change): (Option<i64>, Option<i64>) = (row.try_get("value")?, row.try_get("change")?);
        Ok(ResultRow {
            user,
            table: TableId::read(&id).ok_or_else(|| StoreError::Damaged(format!("the id {id}")))?,
            game: row.try_get("game")?,
            at: row.try_get("at")?,
            public: row.try_get("public")?,
            players: row.try_get("players")?,
            place: row.try_get("place")?,
            faction: row.try_get("faction")?,
            rated: value.zip(change).map(|(value, change)| Rated { value, change }),
        })
    };
    rows.iter().map(result).collect()
}

pub(in super::super) async fn ratings(pool: &Pool, user: GuestId) -> Result<Vec<RatingRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM ratings WHERE user_id = $1 ORDER BY game")
        .bind(&user.0[..])
        .fetch_all(pool)
        .await?;
    rows.iter().map(rating).collect()
}

/// The rating in a row.
pub(super) fn read_rating(row: &Row) -> Result<Rating, sqlx::Error> {
    let part = |column: &str, parts: f64| row.try_get::<i64, _>(column).map(|number| number as f64 / parts);
    Ok(Rating::new(
        part("value", HUNDREDTHS)?,
        part("deviation", HUNDREDTHS)?,
        part("volatility", MILLIONTHS)?,
    ))
}

fn rating(row: &Row) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        user: id_at(row, "user_id")?,
        game: row.try_get("game")?,
        rating: read_rating(row)?,
        games: row.try_get("games")?,
        at: row.try_get("at")?,
    })
}

pub(in super::super) async fn leaders(
    pool: &Pool,
    game: &str,
    games: i64,
    deviation: f64,
) -> Result<Vec<(String, RatingRow)>, StoreError> {
    let rows = sqlx::query(
        "SELECT ratings.*, users.name FROM ratings JOIN users ON users.id = ratings.user_id
         WHERE ratings.game = $1 AND games >= $2 AND deviation <= $3 AND users.banned <= unixepoch()
             AND NOT EXISTS (SELECT 1 FROM bot_users WHERE bot_users.id = ratings.user_id)
         ORDER BY value DESC, users.name LIMIT $4",
    )
    .bind(game)
    .bind(games)
    .bind(whole(deviation, HUNDREDTHS))
    .bind(LEADERS)
    .fetch_all(pool)
    .await?;
    rows.iter().map(|row| Ok((row.try_get("name")?, rating(row)?))).collect()
}
