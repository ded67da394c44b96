//! Lessons, puzzles and reviews.

use super::*;

pub(super) async fn lessons_are_kept_as_long_as_their_guests(store: Arc<dyn Store>) {
    let [here, gone, ann] = [1, 2, 3].map(|number| GuestId([number; 16]));
    user(&*store, 3, "Ann").await.expect("it is free");
    for (guest, seen) in [(here, now()), (gone, 1000), (ann, 1000)] {
        store.save_guest(guest, GuestRow { seen, ..GuestRow::default() }).await.expect("kept");
        for version in 1..=2 {
            let moves = vec!["place palenque".to_owned(), "end".to_owned()];
            let row = LessonRow { lesson: "one".to_owned(), version, step: 3, moves, done: version == 2 };
            store.save_lesson(guest, row.clone()).await.expect("kept");
            assert_eq!(store.lessons(guest).await.expect("it answers"), [row]);
        }
    }
    store.forget_guests(3600).await.expect("it can");
    assert_eq!(store.lessons(here).await.expect("it answers").len(), 1);
    assert_eq!(store.lessons(gone).await.expect("it answers"), []);
    assert_eq!(store.lessons(ann).await.expect("it answers").len(), 1, "a user may have another device");
    store.delete_user(ann).await.expect("she is there");
    assert_eq!(store.lessons(ann).await.expect("it answers"), []);
}

pub(super) async fn first_attempts_at_puzzles_count(store: Arc<dyn Store>) {
    let guest = GuestId([7; 16]);
    let graded = |value: f64, tried| Graded { rating: Rating::new(value, 120.5, 0.06), tried, at: 1_000 };
    let attempt = |puzzle: &str, solved| {
        let (game, puzzle) = ("tzolkin".to_owned(), puzzle.to_owned());
        AttemptRow { guest, game, puzzle, solved }
    };
    assert_eq!(store.solver(guest, "tzolkin").await.expect("it answers"), None);
    store.keep_attempt(attempt("p1", false), graded(1400.25, 1), graded(1600.0, 5)).await.expect("kept");
    let again = store.keep_attempt(attempt("p1", true), graded(1500.0, 2), graded(1500.0, 6)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    store.keep_attempt(attempt("p2", true), graded(1480.0, 2), graded(1550.0, 1)).await.expect("kept");
    assert_eq!(store.solver(guest, "tzolkin").await.expect("it answers"), Some(graded(1480.0, 2)));
    assert_eq!(store.solver(guest, "settlers").await.expect("it answers"), None);
    assert_eq!(store.puzzle_rating("p1", "tzolkin").await.expect("it answers"), Some(graded(1600.0, 5)));
    // A guest whose number begins like the id of a puzzle is none.
    let like_one = AttemptRow { guest: GuestId([b'p'; 16]), ..attempt("p3", true) };
    store.keep_attempt(like_one, graded(1700.0, 1), graded(1300.0, 1)).await.expect("kept");
    let rated = store.puzzle_ratings("tzolkin").await.expect("it answers");
    let mut rated: Vec<(&str, Graded)> = rated.iter().map(|(id, graded)| (id.as_str(), *graded)).collect();
    rated.sort_by_key(|(id, _)| *id);
    assert_eq!(rated, [("p1", graded(1600.0, 5)), ("p2", graded(1550.0, 1)), ("p3", graded(1300.0, 1))]);
    assert!(store.puzzle_ratings("settlers").await.expect("it answers").is_empty());
    let mut kept = store.attempts(guest).await.expect("it answers");
    kept.sort_by(|one, other| one.puzzle.cmp(&other.puzzle));
    assert_eq!(kept, [attempt("p1", false), attempt("p2", true)]);
    // A guest who is not kept leaves nothing behind; the puzzles stay as they are.
    store.forget_guests(0).await.expect("forgotten");
    assert_eq!(store.attempts(guest).await.expect("it answers"), []);
    assert_eq!(store.solver(guest, "tzolkin").await.expect("it answers"), None);
    assert_eq!(store.puzzle_rating("p2", "tzolkin").await.expect("it answers"), Some(graded(1550.0, 1)));
}

pub(super) async fn reviews_are_made_in_the_order_in_which_they_were_asked_for(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    assert_eq!(store.next_review().await.expect("it answers"), None);
    let (ann, ben) = (GuestId([1; 16]), GuestId([2; 16]));
    for (seat, asker, new) in
        [(0, ann, true), (1, ann, true), (0, ben, false), (2, ann, false), (2, ben, true)]
    {
        let asked = store.ask_review(&id, seat, asker, 2).await;
        assert!(
            if new { asked.is_ok() } else { matches!(asked, Err(StoreError::Conflict)) },
            "{seat} {asked:?}"
        );
    }
    let next = store.next_review().await.expect("it answers").expect("one waits");
    assert_eq!((next.seat, next.body.as_str(), next.done, next.shared), (0, "", false, false));
    store.keep_review(&id, 0, "half", false).await.expect("kept");
    store.share_review(&id, 0, true).await.expect("kept");
    store.keep_review(&id, 0, "whole", true).await.expect("kept");
    let kept = store.review(&id, 0).await.expect("it answers").expect("it is there");
    assert_eq!((kept.body.as_str(), kept.done, kept.shared), ("whole", true, true));
    assert_eq!(store.next_review().await.expect("it answers").map(|row| row.seat), Some(1));
    // Whoever asks again gets what there is.
    assert!(matches!(store.ask_review(&id, 0, ben, 2).await, Err(StoreError::Conflict)));
    assert_eq!(store.review(&id, 0).await.expect("it answers"), Some(kept));
    assert_eq!(store.review(&id, 3).await.expect("it answers"), None);
    // One that is done is made anew for whoever may still ask for one; it stays shared.
    assert!(
        matches!(store.renew_review(&id, 0, ann, 1).await, Err(StoreError::Conflict)),
        "one of hers waits"
    );
    assert!(matches!(store.renew_review(&id, 1, ann, 2).await, Err(StoreError::Conflict)), "it is not done");
    assert!(matches!(store.renew_review(&id, 3, ann, 2).await, Err(StoreError::Conflict)), "it is not there");
    store.renew_review(&id, 0, ann, 2).await.expect("asked");
    let anew = store.review(&id, 0).await.expect("it answers").expect("it is there");
    assert_eq!((anew.body.as_str(), anew.done, anew.shared), ("", false, true));
    store.keep_review(&id, 0, "whole", true).await.expect("kept");
    // What is done waits no longer.
    store.ask_review(&id, 3, ann, 2).await.expect("asked");
    store.delete_user(ann).await.expect("deleted");
    assert_eq!(store.review(&id, 0).await.expect("it answers"), None);
}
