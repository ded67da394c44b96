//! Calls that wait in the outbox.

use super::*;

fn out(tag: &str, way: &str, due: i64) -> OutRow {
    OutRow { tag: tag.to_owned(), way: way.to_owned(), body: "{}".to_owned(), due, tries: 0 }
}

pub(super) async fn a_call_is_made_once_by_one(store: Arc<dyn Store>) {
    let time = store.beat(60).await.expect("it answers");
    let calls = vec![out("late", "w", time - 5), out("early", "w", time - 9), out("later", "w", time + 60)];
    store.post_calls(calls).await.expect("kept");
    // Who died after having posted posts again.
    store.post_calls(vec![out("early", "w", time - 1)]).await.expect("kept");
    let due = store.due_calls(10).await.expect("it answers");
    let tags: Vec<&str> = due.iter().map(|call| call.tag.as_str()).collect();
    assert_eq!((tags, due[0].due), (vec!["early", "late"], time - 9));
    let claims = join_all((0..6).map(|_| store.claim_call("early", time - 9, 30))).await;
    assert_eq!(claims.iter().filter(|claim| claim.is_ok()).count(), 1, "{claims:?}");
    assert_eq!(store.due_calls(10).await.expect("it answers").len(), 1, "nobody else takes it for a while");
    // Who died while making it leaves it to the next.
    store.settle_call("early", Some(time - 3), 1).await.expect("it can");
    assert_eq!(store.due_calls(10).await.expect("it answers").len(), 2);
    store.settle_call("early", None, 1).await.expect("it can");
    store.post_calls(vec![out("early", "w", time - 1)]).await.expect("kept");
    assert_eq!(store.due_calls(10).await.expect("it answers").len(), 1, "it was made already");
    assert_eq!(store.calls_by("w").await.expect("it answers").len(), 2);
    store.forget_calls().await.expect("it can");
}

pub(super) async fn a_dropped_way_has_no_calls(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let way = |id: &str, table| WayRow {
        id: id.to_owned(),
        owner: GuestId([1; 16]),
        table,
        body: "{\"a\":1}".to_owned(),
    };
    for row in [way("a", None), way("b", Some(id.clone()))] {
        store.save_way(row).await.expect("kept");
    }
    store.save_way(WayRow { body: "{}".to_owned(), ..way("a", None) }).await.expect("kept");
    assert_eq!(store.ways_of(GuestId([1; 16])).await.expect("it answers").len(), 2);
    assert_eq!(store.ways_of_table(&id).await.expect("it answers"), [way("b", Some(id))]);
    assert_eq!(store.way("a").await.expect("it answers").expect("it is there").body, "{}");
    store.post_calls(vec![out("x", "a", 1), out("y", "b", 1)]).await.expect("kept");
    store.drop_way("a").await.expect("it can");
    assert!(store.way("a").await.expect("it answers").is_none());
    let due = store.due_calls(10).await.expect("it answers");
    assert_eq!(due.iter().map(|call| call.tag.as_str()).collect::<Vec<_>>(), ["y"]);
    for fresh in [vec![7], vec![8]] {
        assert_eq!(store.secret("test", fresh).await.expect("it answers"), [7], "the first is kept");
    }
}
