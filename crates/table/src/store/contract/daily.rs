//! Games of the day.

use super::*;
use crate::daily::{Day, Kind};

fn run(day: i64, guest: u8, begun: i64) -> RunRow {
    RunRow {
        day: Day(day),
        game: "tzolkin".to_owned(),
        kind: Kind::Bots,
        guest: GuestId([guest; 16]),
        table: TableId::random().expect("random"),
        begun,
        end: None,
    }
}

/// Begins a game of the day, and ends it if there is a result: won or not, and by how much.
async fn play(store: &dyn Store, day: i64, guest: u8, result: Option<(bool, i64)>) -> RunRow {
    let mut run = run(day, guest, i64::from(guest));
    store.begin_run(run.clone()).await.expect("it is the first");
    if let Some((won, ahead)) = result {
        let end = RunEnd { at: 100, won, points: 160, ahead };
        store.end_run(&run.table, end).await.expect("it goes on");
        run.end = Some(end);
    }
    run
}

async fn found(store: &dyn Store, day: i64, guest: u8) -> Option<RunRow> {
    store.run(Day(day), "tzolkin", Kind::Bots, GuestId([guest; 16])).await.expect("it answers")
}

pub(super) async fn a_game_of_the_day_is_begun_once_and_counted(store: Arc<dyn Store>) {
    for (number, name) in [(1, "Ann"), (2, "Ben"), (4, "Cleo")] {
        user(&*store, number, name).await.expect("it is free");
    }
    let ann = play(&*store, 10, 1, Some((true, 8))).await;
    let again = store.begin_run(run(10, 1, 7)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    assert_eq!(found(&*store, 10, 1).await, Some(ann.clone()), "the first counts");
    assert_eq!(found(&*store, 11, 1).await, None);
    let again = store.end_run(&ann.table, RunEnd { at: 1, won: false, points: 0, ahead: 0 }).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");

    let ben = play(&*store, 10, 2, Some((true, 8))).await;
    let guest = play(&*store, 10, 3, Some((false, 80))).await;
    let cleo = play(&*store, 10, 4, None).await;
    let all = store.runs(Day(10), "tzolkin", Kind::Bots).await.expect("it answers");
    let rows: Vec<RunRow> = all.iter().map(|runner| runner.row.clone()).collect();
    assert_eq!(
        rows,
        [ann.clone(), ben, guest.clone(), cleo],
        "who has won comes first, who has not finished last"
    );
    let names: Vec<(&str, bool)> = all.iter().map(|runner| (runner.name.as_str(), runner.user)).collect();
    assert_eq!(names, [("Ann", true), ("Ben", true), ("", false), ("Cleo", true)]);
    assert!(store.runs(Day(10), "tzolkin", Kind::Solo).await.expect("it answers").is_empty());

    // One for the game, one for Cleo who is behind, half of one for the other with the same result; guests count nothing.
    play(&*store, 11, 1, Some((false, -20))).await;
    play(&*store, 11, 2, Some((false, -24))).await;
    let standings = async |days, best| {
        let all = store.standings("tzolkin", Kind::Bots, days, best).await.expect("it answers");
        all.into_iter().map(|one| (one.name, one.halves, one.days)).collect::<Vec<_>>()
    };
    let stands = |name: &str, halves, days| (name.to_owned(), halves, days);
    assert_eq!(standings((Day(0), Day(11)), i64::MAX).await, [stands("Ann", 9, 2), stands("Ben", 7, 2)]);
    assert_eq!(standings((Day(0), Day(11)), 1).await, [stands("Ann", 5, 1), stands("Ben", 5, 1)]);
    assert_eq!(standings((Day(11), Day(11)), 5).await, [stands("Ann", 4, 1), stands("Ben", 2, 1)]);

    // A guest who logs in has begun what the guest began; of two games of one deal the first counts.
    let earlier = run(12, 5, 1);
    store.begin_run(earlier.clone()).await.expect("it is the first");
    store.begin_run(run(12, 1, 2)).await.expect("it is the first");
    store.begin_run(run(10, 5, 3)).await.expect("it is the first");
    store.rehost(GuestId([5; 16]), GuestId([1; 16])).await.expect("it can");
    assert_eq!(found(&*store, 12, 1).await.map(|run| run.table), Some(earlier.table));
    assert_eq!(found(&*store, 10, 1).await, Some(ann));
    let of_ann = store.runs_of(GuestId([1; 16]), Day(11)).await.expect("it answers");
    assert_eq!(of_ann.iter().map(|run| run.day).collect::<Vec<_>>(), [Day(12), Day(11)]);
    assert!(store.runs_of(GuestId([5; 16]), Day(0)).await.expect("it answers").is_empty());

    // Who holds nothing any more is forgotten with what they played, who is deleted too.
    store.forget_guests(0).await.expect("forgotten");
    assert_eq!(found(&*store, 10, 3).await, None);
    store.delete_user(GuestId([2; 16])).await.expect("he is there");
    assert_eq!(found(&*store, 10, 2).await, None);
    assert_eq!(store.runs(Day(10), "tzolkin", Kind::Bots).await.expect("it answers").len(), 2);
}
