//! What somebody may see of a game of the day.

use super::super::Server;
use super::super::failure::Failure;
use super::super::guest::RequestContext;
use crate::daily::{BEST_OF_WEEK, Day, Deal};
use crate::store::{RunEnd, RunRow, Runner, Standing};

/// All days of somebody count.
const ALL: i64 = i64::MAX;

/// A game of the day with those who have played it, as somebody may see it.
pub(super) struct Board {
    pub(super) deal: Deal,
    /// Today.
    pub(super) today: Day,
    /// The seed; none before the day is closed.
    pub(super) seed: Option<String>,
    pub(super) commitment: String,
    /// The game of whoever asks.
    pub(super) own: Option<RunRow>,
    /// How many have begun it, and how many of them have finished.
    pub(super) begun: usize,
    pub(super) finished: usize,
    /// Who has played, with the place that users have; none for who has not finished and does not know yet what there is
    /// to know.
    pub(super) runners: Option<Vec<(Option<usize>, Runner)>>,
    /// The week of the day, as far as its days are closed.
    pub(super) week: Vec<Standing>,
    /// All days that are closed.
    pub(super) ever: Vec<Standing>,
}

impl Board {
    pub(super) async fn read(
        server: &Server,
        context: &RequestContext,
        game: &str,
        kind: &str,
        day: Option<&str>,
    ) -> Result<Self, Failure> {
        let at = server.tables.time().now();
        let today = Day::of(at);
        let day = day.map_or(Some(today), Day::read).filter(|day| *day <= today);
        let day = day.ok_or_else(|| context.refused(404, "server-no-page"))?;
        let deal = server.deal(context, game, kind, day)?;
        let (store, title, kind) = (&server.store, deal.title.name, deal.kind);
        let (last, monday) = (Day::last_closed(at), day.monday());
        let sunday = Day(monday.0 + 6).min(last);
        let read = async {
            Ok((
                store.runs(day, title, kind).await?,
                store.run(day, title, kind, context.guest).await?,
                store.standings(title, kind, (monday, sunday), BEST_OF_WEEK).await?,
                store.standings(title, kind, (Day(0), last), ALL).await?,
            ))
        };
        let (runners, own, week, ever) = read.await.map_err(|error| context.store_failed(error))?;
        let closed = day <= last;
        let sees = closed || own.as_ref().is_some_and(|run| run.end.is_some());
        Ok(Self {
            deal,
            today,
            seed: closed.then(|| deal.seed(store.key())),
            commitment: deal.commitment(store.key()),
            own,
            begun: runners.len(),
            finished: runners.iter().filter(|runner| runner.row.end.is_some()).count(),
            runners: sees.then(|| placed(runners)),
            week,
            ever,
        })
    }
}

/// Gives a place to users who have finished: one more than there are users with a better result.
fn placed(runners: Vec<Runner>) -> Vec<(Option<usize>, Runner)> {
    let rank = |end: RunEnd| (end.won, end.ahead);
    let ends: Vec<RunEnd> =
        runners.iter().filter(|runner| runner.user).filter_map(|runner| runner.row.end).collect();
    let place = |runner: Runner| {
        let end = runner.row.end.filter(|_| runner.user);
        let place = end.map(|end| 1 + ends.iter().filter(|other| rank(**other) > rank(end)).count());
        (place, runner)
    };
    runners.into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::Kind;
    use crate::store::{GuestId, TableId};

    #[test]
    fn users_have_places_and_guests_stand_between_them() {
        let runner = |user, result: Option<(bool, i64)>| {
            let end = result.map(|(won, ahead)| RunEnd { at: 1, won, points: 0, ahead });
            let (day, game, kind) = (Day(1), "tzolkin".to_owned(), Kind::Bots);
            let (guest, table) = (GuestId([1; 16]), TableId::random().expect("random"));
            Runner { row: RunRow { day, game, kind, guest, table, begun: 0, end }, name: String::new(), user }
        };
        let runners = vec![
            runner(false, Some((true, 90))),
            runner(true, Some((true, 8))),
            runner(true, Some((true, 8))),
            runner(true, Some((false, 80))),
            runner(true, None),
        ];
        let places: Vec<Option<usize>> = placed(runners).into_iter().map(|(place, _)| place).collect();
        assert_eq!(places, [None, Some(1), Some(1), Some(3), None]);
    }
}
