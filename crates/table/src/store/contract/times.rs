//! Clocks, and chores that one node does for all.

use super::*;

pub(super) async fn a_chore_is_done_by_one(store: Arc<dyn Store>) {
    assert!(store.lease("tidy", 60).await.expect("it answers"));
    assert!(store.lease("tidy", 60).await.expect("it answers"), "the holder goes on");
}

pub(super) async fn tables_wake_when_their_time_comes(store: Arc<dyn Store>) {
    let time = store.beat(60).await.expect("it answers");
    let ids = [table(&*store, 1).await, table(&*store, 2).await, table(&*store, 3).await];
    for (id, wake) in ids.iter().zip([time - 5, time - 9, time + 600]) {
        let timed = Append { due: Some(wake + 60), wake: Some(wake), ..append(id, 3) };
        store.append(timed).await.expect("the next row");
    }
    let woken = || async { store.to_wake().await.expect("it answers") };
    assert_eq!(woken().await, [ids[1].clone(), ids[0].clone()], "the longest overdue first");
    store.set_wake(&ids[1], 2, None, None).await.expect("it can");
    assert_eq!(woken().await.len(), 2, "the log has grown meanwhile");
    store.set_wake(&ids[1], 3, Some(time + 60), None).await.expect("it can");
    assert_eq!(woken().await, [ids[0].clone()]);
    let own = store.tables_of(GuestId([2; 16]), false).await.expect("it answers");
    assert_eq!(own[0].due, Some(time + 60));
    // Whoever moves has nothing to do any more.
    store.append(append(&ids[0], 4)).await.expect("the next row");
    assert!(woken().await.is_empty());
}

pub(super) async fn tables_rest_where_nobody_can_be_called(store: Arc<dyn Store>) {
    let time = store.beat(60).await.expect("it answers");
    let ids =
        [table(&*store, 1).await, table(&*store, 2).await, table(&*store, 3).await, table(&*store, 4).await];
    let way = |id: &str, owner, table: Option<&TableId>| WayRow {
        id: id.to_owned(),
        owner: GuestId([owner; 16]),
        table: table.cloned(),
        body: "{}".to_owned(),
    };
    let call = |id| Append { wake: Some(time - 5), ..append(id, 3) };
    for id in &ids[..3] {
        store.append(call(id)).await.expect("the next row");
    }
    store.append(Append { over: true, ..call(&ids[3]) }).await.expect("the next row");
    store.save_way(way("a", 1, None)).await.expect("kept");
    store.save_way(way("b", 9, Some(&ids[2]))).await.expect("kept");
    let mut woken = store.to_wake().await.expect("it answers");
    woken.sort_by_key(|id| ids.iter().position(|known| known == id));
    assert_eq!(woken, [ids[0].clone(), ids[2].clone(), ids[3].clone()]);
    // What was put to rest stays at rest, whoever can be called later.
    store.save_way(way("c", 2, None)).await.expect("kept");
    assert_eq!(store.to_wake().await.expect("it answers").len(), 3);
}

pub(super) async fn a_silence_is_nobodys_time(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let time = store.beat(60).await.expect("it answers");
    assert!((time - now()).abs() < 60);
    store.append(Append { due: Some(9000), wake: Some(8000), ..append(&id, 3) }).await.expect("the next row");
    assert!(store.beat(60).await.expect("it answers") >= time);
    assert!(store.downtimes().await.expect("it answers").is_empty(), "no silence");
    tokio::time::sleep(std::time::Duration::from_millis(2100)).await;
    let later = store.beat(1).await.expect("it answers");
    let down = store.downtimes().await.expect("it answers");
    assert!(down.len() == 1 && down[0].0 >= time && down[0].1 == later, "{down:?}");
    let own = store.tables_of(GuestId([1; 16]), false).await.expect("it answers");
    assert_eq!(own[0].due, Some(9000 + later - down[0].0), "everybody's time ends later");
    store.beat(60).await.expect("it answers");
    assert_eq!(store.downtimes().await.expect("it answers").len(), 1, "it is added once");
}
