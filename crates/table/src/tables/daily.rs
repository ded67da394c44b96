//! What comes of games of the day.

use khipu_core::{Points, Score, Seat, Who};

use super::Tables;
use super::table::Table;
use crate::store::{RunEnd, StoreError};

impl Tables {
    /// Keeps how a game of the day ended, if it did so before the day was closed. It is done when the last move is played, and
    /// again when the table wakes, in case somebody died in between; the first time counts.
    pub(crate) async fn keep_run(&self, table: &Table) -> Result<(), StoreError> {
        let now = table.now();
        // What others have ended is not finished.
        let played = now.over() && now.adjudged.is_none();
        let Some(day) = table.terms.daily.filter(|_| played) else { return Ok(()) };
        let ended = now.people().first().zip(now.steps.last());
        let Some((seat, last)) = ended.filter(|(_, last)| last.at < day.closes()) else { return Ok(()) };
        match self.store.end_run(&table.id, run_end(&now.score(), seat, last.at)).await {
            Err(StoreError::Conflict) => Ok(()),
            kept => kept,
        }
    }
}

fn run_end(score: &Score, seat: Seat, at: i64) -> RunEnd {
    let total = |own: bool| {
        let lines = score.lines.iter().filter(|line| (line.who == Who::Seat(seat)) == own);
        lines.map(|line| line.total).max()
    };
    let points = total(true).unwrap_or(Points::ZERO);
    let ahead = points - total(false).unwrap_or(Points::ZERO);
    let [points, ahead] = [points, ahead].map(|points| i64::from(points.in_quarters()));
    RunEnd { at, won: score.winners.contains(seat), points, ahead }
}

#[cfg(test)]
mod tests {
    use khipu_core::{ScoreLine, Seats};

    use super::*;

    #[test]
    fn a_game_is_measured_by_the_distance_to_whoever_comes_next() {
        let line = |who, total| ScoreLine { who, total: Points::whole(total), sources: Vec::new() };
        let [own, second, third] = [0, 1, 2].map(Seat::new);
        let mut score = Score {
            over: true,
            lines: vec![line(Who::Seat(own), 40), line(Who::Seat(second), 52), line(Who::Seat(third), 30)],
            winners: Seats::one(second),
        };
        assert_eq!(run_end(&score, own, 7), RunEnd { at: 7, won: false, points: 160, ahead: -48 });
        assert_eq!(run_end(&score, second, 7), RunEnd { at: 7, won: true, points: 208, ahead: 48 });
        // An automa may have no points of its own; it wins whatever nobody else has won.
        score.lines = vec![line(Who::Seat(own), 40), line(Who::Actor("automa"), 0)];
        score.winners = Seats::NONE;
        assert_eq!(run_end(&score, own, 7), RunEnd { at: 7, won: false, points: 160, ahead: 160 });
    }
}
