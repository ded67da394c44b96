//! Programs as users, and who is asked to sit down.

use super::*;

pub(super) async fn a_program_has_its_mark_from_the_first(store: Arc<dyn Store>) {
    let (bot, late, person) = (GuestId([1; 16]), GuestId([2; 16]), GuestId([3; 16]));
    let row = |name: &str| UserRow { name: name.to_owned(), ..UserRow::default() };
    let shapes = || vec!["pacha".to_owned()];
    store.create_bot(bot, row("Pacha (bot)"), shapes()).await.expect("the name is free");
    let taken = store.create_bot(late, row("Pacha (bot)"), shapes()).await;
    assert!(matches!(taken, Err(StoreError::Conflict)));
    store.create_user(person, row("Ada"), vec!["ada".to_owned()]).await.expect("the name is free");
    let mut marked = Vec::new();
    for id in [bot, late, person] {
        marked.push((
            store.is_bot(id).await.expect("it answers"),
            store.user(id).await.expect("it answers").is_some(),
        ));
    }
    assert_eq!(marked, [(true, true), (false, false), (false, true)], "the user and the mark, or neither");
    assert_eq!(store.listening_bots().await.expect("it answers"), [""; 0]);
    for id in [bot, person] {
        store.bot_listens(id).await.expect("it can");
    }
    assert_eq!(store.listening_bots().await.expect("it answers"), ["Pacha (bot)"], "people are not listed");
    store.pass(100).await.expect("it can");
    assert_eq!(store.listening_bots().await.expect("it answers"), [""; 0], "it has gone");
}

pub(super) async fn challenges_wait_for_an_answer(store: Arc<dyn Store>) {
    let (host, bot, other) = (GuestId([1; 16]), GuestId([2; 16]), GuestId([3; 16]));
    let (gone, here) = (table(&*store, 1).await, table(&*store, 1).await);
    let asked = |table: &TableId, seat| ChallengeRow { table: table.clone(), seat, from: host, to: bot };
    for seat in 0..100 {
        store.challenge(asked(&gone, seat)).await.expect("so many may be asked");
    }
    let more = store.challenge(asked(&here, 1)).await;
    assert!(matches!(more, Err(StoreError::Conflict)), "and no more");
    store.remove_table(&gone, true).await.expect("removed");
    store.challenge(asked(&here, 1)).await.expect("what nobody can answer does not count");
    let twice = store.challenge(ChallengeRow { to: other, ..asked(&here, 1) }).await;
    assert!(matches!(twice, Err(StoreError::Conflict)), "a seat is offered once");
    for guest in [host, bot] {
        assert_eq!(store.challenges(guest).await.expect("it answers"), [asked(&here, 1)]);
    }
    assert!(store.challenges(other).await.expect("it answers").is_empty());
    store.end_challenge(&here, 1).await.expect("ended");
    assert!(matches!(store.end_challenge(&here, 1).await, Err(StoreError::Conflict)));
}
