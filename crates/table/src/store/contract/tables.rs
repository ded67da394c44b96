//! What a table is made of: its acts, one at a time and each once, its chat, and how long it stays.

use super::*;

pub(super) async fn a_new_table_is_read_back(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let head = store.head(&id).await.expect("it answers").expect("it is there");
    assert_eq!((head.record, head.host, head.client), (host(1).record, GuestId([1; 16]), ClientId([1; 16])));
    let all = rows(&*store, &id, 0).await;
    assert_eq!((all.len(), &all[1]), (2, &moved(2)));
    assert_eq!(rows(&*store, &id, 1).await, all[1..]);
    assert!(rows(&*store, &id, 2).await.is_empty());
    let nobody = TableId::random().expect("random");
    assert!(store.head(&nobody).await.expect("it answers").is_none());
    let twice = store.create(host(2), &header(), append(&id, 1)).await;
    assert!(matches!(twice, Err(StoreError::Conflict)), "{twice:?}");
    assert_eq!(store.head(&id).await.expect("it answers").expect("it is there").host, GuestId([1; 16]));
}

pub(super) async fn an_act_is_kept_once(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    store.append(append(&id, 3)).await.expect("the next row");
    let again = store.append(append(&id, 3)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    store.append(append(&id, 4)).await.expect("the next row");
    assert_eq!(rows(&*store, &id, 2).await, [moved(3), moved(4)]);
}

pub(super) async fn a_gap_is_refused(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    for seq in [1, 4, 40] {
        let refused = store.append(append(&id, seq)).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{seq}: {refused:?}");
    }
    let nobody = TableId::random().expect("random");
    assert!(matches!(store.append(append(&nobody, 1)).await, Err(StoreError::Conflict)));
    assert_eq!(rows(&*store, &id, 0).await.len(), 2);
}

pub(super) async fn of_many_at_once_one_wins(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    for seq in 3..13 {
        let answers = join_all((0..8).map(|_| store.append(append(&id, seq)))).await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "{answers:?}");
        let conflicts = answers.iter().filter(|answer| matches!(answer, Err(StoreError::Conflict)));
        assert_eq!(conflicts.count(), 7, "{answers:?}");
    }
    assert_eq!(rows(&*store, &id, 0).await.len(), 12);
}

pub(super) async fn many_tables_act_at_once(store: Arc<dyn Store>) {
    let mut ids = Vec::new();
    for number in 0..40 {
        ids.push(table(&*store, number).await);
    }
    for seq in (3..9).step_by(2) {
        let two = |id| Append { rows: vec![moved(seq), moved(seq + 1)], ..append(id, seq) };
        for answer in join_all(ids.iter().map(|id| store.append(two(id)))).await {
            answer.expect("each has its own log");
        }
    }
    for id in &ids {
        assert_eq!(rows(&*store, id, 2).await, (3..9).map(moved).collect::<Vec<_>>());
    }
}

pub(super) async fn an_act_is_known_again(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let act = append(&id, 3);
    store.append(act.clone()).await.expect("the next row");
    assert_eq!(store.act_at(&id, 3).await.expect("it answers"), Some(act.act));
    assert_eq!(store.act_at(&id, 4).await.expect("it answers"), None);
}

pub(super) async fn rows_say_when_they_were_written(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    store.append(Append { at: 1_234_567, ..append(&id, 3) }).await.expect("the next row");
    assert_eq!(store.rows(&id, 2).await.expect("it answers"), [(1_234_567, moved(3))]);
}

pub(super) async fn chat_is_numbered_by_the_store(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let line = |text: &str| ChatRow {
        seq: 77,
        at: 0,
        author: Some(GuestId([7; 16])),
        seat: Some(1),
        name: "Zoë".to_owned(),
        text: text.to_owned(),
    };
    let mut numbers: Vec<u64> = join_all((0..20).map(|_| store.say(&id, line("hi"))))
        .await
        .into_iter()
        .map(|said| said.expect("it is kept"))
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=20).collect::<Vec<u64>>());
    assert_eq!(store.say(&id, line("🎲")).await.expect("it is kept"), 21);
    let last = store.chat(&id, 20).await.expect("it answers");
    assert_eq!(last.len(), 1);
    assert_eq!((last[0].seq, last[0].seat, last[0].text.as_str()), (21, Some(1), "🎲"));
    assert_eq!(last[0].author, Some(GuestId([7; 16])));
    assert!((last[0].at - now()).abs() < 60, "the clock of the database");
    assert_eq!(store.chat(&id, 0).await.expect("it answers").len(), 21);
    let nobody = TableId::random().expect("random");
    assert!(matches!(store.say(&nobody, line("?")).await, Err(StoreError::Conflict)));
}

pub(super) async fn lists_show_what_goes_on(store: Arc<dyn Store>) {
    // Of each place a few come first, however many it has set up.
    for _ in 0..10 {
        table(&*store, 1).await;
    }
    let other = table(&*store, 2).await;
    let page = store.open_tables(0).await.expect("it answers");
    assert_eq!((page.tables.len(), page.more), (11, false));
    assert!(page.tables[..6].iter().any(|brief| brief.id == other));
    assert!(store.open_tables(1).await.expect("it answers").tables.is_empty());
    assert_eq!(store.count_tables(GuestId([1; 16]), ClientId([2; 16])).await.expect("it answers"), (10, 1));
    let own = store.tables_of(GuestId([2; 16]), false).await.expect("it answers");
    assert_eq!((own.len(), own[0].seats.len(), own[0].seats[0].name.as_str()), (1, 2, "Ann"));
    assert_eq!(own[0].turn, append(&other, 1).turn);
    let told = Append { deed: Some(r#"{"event":"passed"}"#.to_owned()), ..append(&other, 3) };
    store.append(told).await.expect("the next row");
    // What was last told stays until something else is, or until it is taken back.
    store.append(append(&other, 4)).await.expect("the next row");
    let told = store.tables_of(GuestId([2; 16]), false).await.expect("it answers");
    assert_eq!(told[0].deed, Some(serde_json::json!({ "event": "passed" })));
    let undone = Append { deed: Some(String::new()), ..append(&other, 5) };
    store.append(undone).await.expect("the next row");
    assert_eq!(store.tables_of(GuestId([2; 16]), false).await.expect("it answers")[0].deed, None);
    let ended = Append { over: true, won: own[0].turn, turn: Seats::NONE, ..append(&other, 6) };
    store.append(ended).await.expect("the next row");
    assert!(store.tables_of(GuestId([2; 16]), false).await.expect("it answers").is_empty());
    let over = store.tables_of(GuestId([2; 16]), true).await.expect("it answers");
    assert!(over.len() == 1 && over[0].over && over[0].won == own[0].turn);
    assert_eq!(store.open_tables(0).await.expect("it answers").tables.len(), 10);
    // The same where there are more than a page shows: nothing is left out, nothing listed twice.
    for place in 3..60 {
        table(&*store, place).await;
    }
    let (first, second) = (store.open_tables(0).await, store.open_tables(1).await);
    let (first, second) = (first.expect("it answers"), second.expect("it answers"));
    assert_eq!((first.tables.len(), first.more, second.tables.len(), second.more), (50, true, 17, false));
    let of_one = first.tables.iter().filter(|brief| brief.seats[0].holders == [GuestId([1; 16])]).count();
    assert!(of_one <= 5, "{of_one}");
    let listed: HashSet<&str> =
        first.tables.iter().chain(&second.tables).map(|brief| brief.id.as_str()).collect();
    assert_eq!(listed.len(), 67);
}

pub(super) async fn ends_say_who_is_behind(store: Arc<dyn Store>) {
    let ids = [table(&*store, 1).await, table(&*store, 2).await, TableId::random().expect("random")];
    store.append(append(&ids[1], 3)).await.expect("the next row");
    let line =
        ChatRow { seq: 0, at: 0, author: None, seat: None, name: String::new(), text: "hi".to_owned() };
    store.say(&ids[1], line).await.expect("kept");
    let mut ends = store.ends(&ids).await.expect("it answers");
    ends.sort_by_key(|end| end.version);
    let ends: Vec<_> = ends.iter().map(|end| (&end.id, end.version, end.chat)).collect();
    assert_eq!(ends, [(&ids[0], 2, 0), (&ids[1], 3, 1)]);
}

pub(super) async fn packs_outlive_their_files(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    assert_eq!(store.pack_of(&id).await.expect("it answers"), None);
    for body in ["the pack", "another body for the same hash"] {
        store.keep_pack(&header(), body).await.expect("kept");
        assert_eq!(store.pack_of(&id).await.expect("it answers").as_deref(), Some("the pack"));
    }
}

pub(super) async fn what_is_not_wanted_is_removed(store: Arc<dyn Store>) {
    store.ping().await.expect("it answers");
    assert!(!store.nodes().await.expect("it answers").is_empty(), "this one at least");
    let (fresh, old, over) = (table(&*store, 1).await, table(&*store, 1).await, table(&*store, 1).await);
    store.append(Append { over: true, turn: Seats::NONE, ..append(&over, 3) }).await.expect("the last row");
    let line =
        ChatRow { seq: 0, at: 0, author: None, seat: None, name: "Ann".to_owned(), text: "hi".to_owned() };
    for id in [&fresh, &old, &over] {
        store.say(id, line.clone()).await.expect("it is kept");
    }
    for id in [&old, &over] {
        age(&*store, id, 30).await;
    }
    let there = async |id: &TableId| store.head(id).await.expect("it answers").is_some();
    let usual = store.prune(Retention::default()).await.expect("it can");
    assert!(usual.is_empty() && there(&old).await && there(&over).await, "nothing is removed by default");

    let chat = Retention { chat: Some(20), ..Retention::default() };
    assert!(store.prune(chat).await.expect("it can").is_empty());
    assert!(store.chat(&over, 0).await.expect("it answers").is_empty());
    assert_eq!(store.chat(&old, 0).await.expect("it answers").len(), 1, "that game goes on");

    let unfinished = Retention { unfinished: Some(20), ..Retention::default() };
    assert_eq!(store.prune(unfinished).await.expect("it can"), std::slice::from_ref(&old));
    assert!(!there(&old).await && there(&over).await && there(&fresh).await);
    assert!(store.rows(&old, 0).await.expect("it answers").is_empty());
    assert!(store.chat(&old, 0).await.expect("it answers").is_empty());

    let late = Retention { finished: Some(40), ..Retention::default() };
    assert!(store.prune(late).await.expect("it can").is_empty(), "not yet");
    let finished = Retention { finished: Some(20), ..Retention::default() };
    assert_eq!(store.prune(finished).await.expect("it can"), [over]);
    assert_eq!(store.tables_of(GuestId([1; 16]), false).await.expect("it answers").len(), 1);
}

pub(super) async fn games_in_use_are_known(store: Arc<dyn Store>) {
    for number in 1..=2 {
        table(&*store, number).await;
    }
    let header = header();
    let (rules, components) = (header.rules_version, header.components_hash);
    let used = GameRow { game: header.game.clone(), rules, components };
    assert_eq!(store.games().await.expect("it answers"), [used]);
    store.keep_pack(&header, "kept").await.expect("it can");
    assert!(store.games().await.expect("it answers").is_empty(), "its components are here");
}

/// As if nothing had happened at a table for so many days.
pub(super) async fn age(store: &dyn Store, id: &TableId, days: i64) {
    store.set_moved(id, now() - days * 24 * 3600).await.expect("it can");
}
