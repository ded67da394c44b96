//! What bots have to decide.

use super::*;
use crate::store::{Full, Thought};

const THOUGHT: Thought = Thought { seat: 1, level: 3, bot: None, alone: false };

/// A table of a host from a place, where a bot must decide.
async fn waiting(store: &dyn Store, host_number: u8, place: u8) -> TableId {
    let id = TableId::random().expect("random");
    let head = Head { client: ClientId([place; 16]), ..host(host_number) };
    let first = Append { thought: Some(THOUGHT), ..append(&id, 1) };
    store.create(head, &header(), first).await.expect("it is new");
    id
}

/// 29 tables at one place, by who sets them up.
async fn many_waiting(store: &dyn Store, host: impl Fn(u8) -> u8) -> Vec<TableId> {
    let mut ids = Vec::new();
    for number in 0..29 {
        ids.push(waiting(store, host(number), 1).await);
    }
    ids
}

async fn claim(store: &dyn Store) -> Option<(TableId, u64)> {
    let claimed = store.claim(Full::default()).await.expect("it answers")?;
    assert_eq!(claimed.thought.seat, THOUGHT.seat);
    Some((claimed.table, claimed.version))
}

pub(super) async fn thoughts_follow_their_tables(store: Arc<dyn Store>) {
    let id = waiting(&*store, 1, 1).await;
    assert_eq!(claim(&*store).await, Some((id.clone(), 1)));
    assert_eq!(claim(&*store).await, None, "it is somebody's");
    // The act that it leads to brings another one, or none.
    store.append(Append { thought: Some(THOUGHT), ..append(&id, 2) }).await.expect("the next row");
    assert_eq!(claim(&*store).await, Some((id.clone(), 2)));
    store.append(append(&id, 3)).await.expect("the next row");
    assert_eq!(claim(&*store).await, None);
    // An act that is refused changes nothing.
    let stale = store.append(Append { thought: Some(THOUGHT), ..append(&id, 3) }).await;
    assert!(matches!(stale, Err(StoreError::Conflict)));
    assert_eq!(claim(&*store).await, None);
    // What an earlier release has not said is said later, once.
    for _ in 0..2 {
        assert!(!store.ask(&id, 3, Some(THOUGHT)).await.expect("it answers"));
    }
    assert_eq!(claim(&*store).await, Some((id.clone(), 3)));
    assert!(!store.ask(&id, 3, Some(THOUGHT)).await.expect("it answers"));
    assert_eq!(claim(&*store).await, None, "it is still somebody's");
    store.release().await.expect("it can");
    assert_eq!(claim(&*store).await, Some((id, 3)), "whoever ended gave it back");
    // Somebody may wait who is told.
    waiting(&*store, 2, 2).await;
    store.thought().await;
}

pub(super) async fn a_thought_whose_thinker_dies_is_given_up(store: Arc<dyn Store>) {
    let id = waiting(&*store, 1, 1).await;
    let first = store.claim(Full::default()).await.expect("it answers").expect("a thought");
    store.renew(std::slice::from_ref(&id)).await.expect("it can");
    store.pass(10).await.expect("it can");
    store.renew(std::slice::from_ref(&id)).await.expect("it can");
    store.pass(10).await.expect("it can");
    assert_eq!(claim(&*store).await, None, "whoever goes on with it keeps it");
    assert!(!store.give_back(&first, false).await.expect("it can"), "it was not even tried");
    for _ in 0..3 {
        assert_eq!(claim(&*store).await, Some((id.clone(), 1)));
        store.pass(60).await.expect("it can");
    }
    assert_eq!(claim(&*store).await, None, "three have died of it");
    assert!(store.ask(&id, 1, Some(THOUGHT)).await.expect("it answers"), "and the table can say so");
    assert!(store.ends(std::slice::from_ref(&id)).await.expect("it answers")[0].stuck);
    store.retry(&id).await.expect("it was given up");
    assert!(matches!(store.retry(&id).await, Err(StoreError::Conflict)), "nothing was given up");
    let again = store.claim(Full::default()).await.expect("it answers").expect("a thought");
    assert!(!store.give_back(&again, true).await.expect("it can"));
    store.append(Append { thought: Some(THOUGHT), ..append(&id, 2) }).await.expect("the next row");
    assert_eq!(claim(&*store).await, Some((id, 2)), "the next one is another one");
}

pub(super) async fn a_clock_that_is_put_back_keeps_no_thought(store: Arc<dyn Store>) {
    let id = waiting(&*store, 1, 1).await;
    assert_eq!(claim(&*store).await, Some((id.clone(), 1)));
    store.pass(-10).await.expect("it can");
    assert_eq!(claim(&*store).await, None, "a little is no jump");
    store.pass(-7200).await.expect("it can");
    assert_eq!(claim(&*store).await, Some((id, 1)), "nobody waits two hours for whoever took it");
}

pub(super) async fn bots_among_themselves_wait_for_somebody_who_looks(store: Arc<dyn Store>) {
    let id = TableId::random().expect("random");
    let alone = || Some(Thought { alone: true, ..THOUGHT });
    store.create(host(1), &header(), Append { thought: alone(), ..append(&id, 1) }).await.expect("it is new");
    let people = waiting(&*store, 2, 2).await;
    assert_eq!(claim(&*store).await.map(|(id, _)| id), Some(people), "people first");
    assert_eq!(claim(&*store).await, Some((id.clone(), 1)), "somebody has just set it up");
    store.pass(50).await.expect("it can");
    store.append(Append { thought: alone(), ..append(&id, 2) }).await.expect("the next row");
    store.pass(50).await.expect("it can");
    assert_eq!(claim(&*store).await.filter(|(table, _)| *table == id), None, "bots do not look on");
    store.watch(std::slice::from_ref(&id)).await.expect("it can");
    let mut claimed = claim(&*store).await;
    while claimed.as_ref().is_some_and(|(table, _)| *table != id) {
        claimed = claim(&*store).await;
    }
    assert_eq!(claimed, Some((id, 2)));
}

pub(super) async fn what_a_bot_of_the_host_decides_is_for_whoever_has_it(store: Arc<dyn Store>) {
    let thought = Thought { bot: Some("mine".to_owned()), ..THOUGHT };
    let id = TableId::random().expect("random");
    let first = Append { thought: Some(thought.clone()), ..append(&id, 1) };
    store.create(host(1), &header(), first).await.expect("it is new");
    // Another process may have it.
    store.announce_elsewhere("mine").await.expect("it can");
    assert_eq!(claim(&*store).await, None, "somebody else has it");
    store.announce(&["other".to_owned()]).await.expect("it can");
    assert_eq!(claim(&*store).await, None);
    store.announce(&["mine".to_owned()]).await.expect("it can");
    let claimed = store.claim(Full::default()).await.expect("it answers").expect("a thought");
    assert_eq!(claimed.thought, thought);
    store.release().await.expect("it can");
    assert_eq!(claim(&*store).await, None, "the other one still has it");
    store.pass(31).await.expect("it can");
    assert_eq!(
        claim(&*store).await,
        Some((id.clone(), 1)),
        "nobody says so any more: somebody hands the seat over"
    );
    store.append(Append { thought: Some(THOUGHT), ..append(&id, 2) }).await.expect("the next row");
    assert_eq!(claim(&*store).await, Some((id, 2)), "a bot of a level is for everybody");
}

pub(super) async fn whoever_has_their_share_of_threads_waits(store: Arc<dyn Store>) {
    waiting(&*store, 1, 1).await;
    let alone = Some(Thought { alone: true, ..THOUGHT });
    let id = TableId::random().expect("random");
    store.create(host(2), &header(), Append { thought: alone, ..append(&id, 1) }).await.expect("it is new");
    let full = Full { host: Some(GuestId([1; 16])), alone: true };
    assert_eq!(store.claim(full).await.expect("it answers"), None);
    assert_eq!(store.waiting().await.expect("it answers"), [1, 1]);
    let claimed = store.claim(Full { alone: false, ..full }).await.expect("it answers").expect("a thought");
    assert_eq!((claimed.table, claimed.host), (id, GuestId([2; 16])));
    assert!(store.claim(Full { host: None, ..full }).await.expect("it answers").is_some());
}

/// Thinks one thought after the other at busy tables, each of which waits again at once, and at one quiet table of another
/// host, which waits again a few turns later; says how many turns the longest wait there was.
async fn longest_wait(store: &dyn Store, busy: Vec<TableId>, quiet: &TableId) -> usize {
    let (mut asked, mut longest, mut served) = (Some(0), 0, 0);
    let mut versions: std::collections::HashMap<TableId, u64> =
        busy.into_iter().chain([quiet.clone()]).map(|id| (id, 1)).collect();
    for turn in 1..=60 {
        let (id, version) = claim(store).await.expect("somebody always waits");
        assert_eq!(versions.insert(id.clone(), version + 1), Some(version));
        let again = id != *quiet;
        let thought = again.then_some(THOUGHT);
        store.append(Append { thought, ..append(&id, version + 1) }).await.expect("the next row");
        if !again {
            longest = longest.max(turn - asked.take().expect("it was asked"));
            served += 1;
        }
        if asked.is_none() && turn % 5 == 0 {
            let version = versions[quiet];
            versions.insert(quiet.clone(), version + 1);
            store
                .append(Append { thought: Some(THOUGHT), ..append(quiet, version + 1) })
                .await
                .expect("the next row");
            asked = Some(turn);
        }
    }
    assert!(served >= 10, "only {served} turns");
    longest
}

/// With thoughts of 50 ms a turn is 50 ms.
pub(super) async fn a_stranger_with_many_tables_waits_in_line(store: Arc<dyn Store>) {
    let busy = many_waiting(&*store, |_| 1).await;
    let quiet = waiting(&*store, 2, 2).await;
    assert!(longest_wait(&*store, busy, &quiet).await <= 2);
}

pub(super) async fn an_address_with_many_guests_waits_in_line(store: Arc<dyn Store>) {
    let busy = many_waiting(&*store, |number| 10 + number).await;
    let quiet = waiting(&*store, 2, 2).await;
    assert!(longest_wait(&*store, busy, &quiet).await <= 2);
}
