//! What every store promises: the same cases for a file and for PostgreSQL.

use std::sync::Arc;

use futures_util::future::{BoxFuture, join_all};
use khipu_core::{Header, Options, Seat, Seats};

use super::*;

type Case = (&'static str, fn(Arc<dyn Store>) -> BoxFuture<'static, ()>);

macro_rules! cases {
    ($($name:ident),* $(,)?) => { [$((stringify!($name), |store| Box::pin($name(store)))),*] };
}

/// The cases; each has a store of its own.
const CASES: &[Case] = &cases![
    a_new_table_is_read_back,
    an_act_is_kept_once,
    a_gap_is_refused,
    of_many_at_once_one_wins,
    many_tables_act_at_once,
    an_act_is_known_again,
    chat_is_numbered_by_the_store,
    guests_are_kept_and_forgotten,
    lessons_are_kept_as_long_as_their_guests,
    lists_show_what_goes_on,
    packs_outlive_their_files,
    ends_say_who_is_behind,
    a_chore_is_done_by_one,
    names_of_users_are_their_own,
    passkeys_belong_to_their_user,
    what_is_good_once_is_taken_once,
    what_keeps_order_is_kept,
    who_is_deleted_leaves_no_name,
    what_is_not_wanted_is_removed,
    games_in_use_are_known,
    rows_say_when_they_were_written,
    tables_wake_when_their_time_comes,
    a_silence_is_nobodys_time,
    a_call_is_made_once_by_one,
    a_dropped_way_has_no_calls,
];

#[tokio::test]
async fn a_file_keeps_the_contract() {
    let folder = tempfile();
    for (name, case) in CASES {
        let path = folder.join(format!("{name}.db"));
        let store = open(&Database::File(path), None, 0).await.expect("it opens");
        println!("{name}");
        case(store.clone()).await;
        store.close().await;
        assert!(store.is_closed());
    }
    std::fs::remove_dir_all(folder).expect("it is there");
}

#[cfg(feature = "postgres")]
#[path = "../../tests/server/postgres.rs"]
mod cluster;

#[cfg(feature = "postgres")]
#[tokio::test]
async fn postgres_keeps_the_contract() {
    let cluster = cluster::Cluster::start().await;
    for (name, case) in CASES {
        let database = Database::Postgres(cluster.database(name).await);
        let refused = open(&database, None, 0).await.err();
        assert!(matches!(refused, Some(StoreError::Earlier { found: 0, .. })), "{refused:?}");
        assert_eq!(migrate(&database, None).await.expect("it is empty"), 0);
        assert_eq!(migrate(&database, None).await.expect("nothing to do"), SCHEMA);
        let store = open(&database, None, 0).await.expect("it opens");
        println!("{name}");
        case(store.clone()).await;
        store.close().await;
        assert!(store.is_closed());
    }
}

fn tempfile() -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("khipu-contract-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn header() -> Header {
    let registry = khipu_games::registry();
    let game = registry.find("tzolkin").expect("a game");
    game.start(2, &Options::new(), "contract").expect("a start").header().clone()
}

fn host(number: u8) -> Head {
    let record = khipu_core::Record { header: header(), pack: None, moves: Vec::new() };
    Head {
        record: record.write(),
        host: GuestId([number; 16]),
        client: ClientId([number; 16]),
        public: true,
        clock: None,
    }
}

fn moved(number: u64) -> LogRow {
    LogRow::Move { seat: 0, words: format!("move {number} – żółć"), hash: "0".repeat(16) }
}

fn append(id: &TableId, seq: u64) -> Append {
    let mut turn = Seats::NONE;
    turn.insert(Seat::all(2).last().expect("two seats"));
    let act = ActId::random().expect("random");
    let (steps, won, over, seats) = (seq as usize, Seats::NONE, false, None);
    let (at, due, wake) = (now(), None, None);
    Append { id: id.clone(), seq, act, rows: vec![moved(seq)], steps, turn, won, over, seats, at, due, wake }
}

/// A table with two rows.
async fn table(store: &dyn Store, number: u8) -> TableId {
    let id = TableId::random().expect("random");
    let held = SeatRow { name: "Ann".to_owned(), holders: vec![GuestId([number; 16])], ..SeatRow::default() };
    let rows = vec![LogRow::Seat { seat: 0, now: held.clone() }, moved(2)];
    let first = Append { rows, seats: Some(vec![held, SeatRow::default()]), ..append(&id, 1) };
    store.create(host(number), &header(), first).await.expect("it is new");
    id
}

/// As if nothing had happened at a table for so many days.
async fn age(store: &dyn Store, id: &TableId, days: i64) {
    store.set_moved(id, now() - days * 24 * 3600).await.expect("it can");
}

async fn what_is_not_wanted_is_removed(store: Arc<dyn Store>) {
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

async fn games_in_use_are_known(store: Arc<dyn Store>) {
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

/// The rows of a log after so many.
async fn rows(store: &dyn Store, id: &TableId, after: u64) -> Vec<LogRow> {
    let rows = store.rows(id, after).await.expect("no gap");
    rows.into_iter().map(|(_, row)| row).collect()
}

async fn a_new_table_is_read_back(store: Arc<dyn Store>) {
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

async fn an_act_is_kept_once(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    store.append(append(&id, 3)).await.expect("the next row");
    let again = store.append(append(&id, 3)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    store.append(append(&id, 4)).await.expect("the next row");
    assert_eq!(rows(&*store, &id, 2).await, [moved(3), moved(4)]);
}

async fn a_gap_is_refused(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    for seq in [1, 4, 40] {
        let refused = store.append(append(&id, seq)).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{seq}: {refused:?}");
    }
    let nobody = TableId::random().expect("random");
    assert!(matches!(store.append(append(&nobody, 1)).await, Err(StoreError::Conflict)));
    assert_eq!(rows(&*store, &id, 0).await.len(), 2);
}

async fn of_many_at_once_one_wins(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    for seq in 3..13 {
        let answers = join_all((0..8).map(|_| store.append(append(&id, seq)))).await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1, "{answers:?}");
        let conflicts = answers.iter().filter(|answer| matches!(answer, Err(StoreError::Conflict)));
        assert_eq!(conflicts.count(), 7, "{answers:?}");
    }
    assert_eq!(rows(&*store, &id, 0).await.len(), 12);
}

async fn many_tables_act_at_once(store: Arc<dyn Store>) {
    let ids = join_all((0..40).map(|number| table(&*store, number))).await;
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

async fn an_act_is_known_again(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    let act = append(&id, 3);
    store.append(act.clone()).await.expect("the next row");
    assert_eq!(store.act_at(&id, 3).await.expect("it answers"), Some(act.act));
    assert_eq!(store.act_at(&id, 4).await.expect("it answers"), None);
}

async fn chat_is_numbered_by_the_store(store: Arc<dyn Store>) {
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

async fn guests_are_kept_and_forgotten(store: Arc<dyn Store>) {
    let row =
        GuestRow { name: "Ewa".to_owned(), language: Some("pl".to_owned()), epoch: 3, ..GuestRow::default() };
    table(&*store, 1).await;
    for number in 1..=3 {
        let seen = if number == 3 { now() } else { 1000 };
        store.save_guest(GuestId([number; 16]), GuestRow { seen, ..row.clone() }).await.expect("kept");
    }
    let again = GuestRow { name: "Ewelina".to_owned(), seen: 1000, ..row };
    store.save_guest(GuestId([2; 16]), again.clone()).await.expect("kept");
    assert_eq!(store.guest(GuestId([2; 16])).await.expect("it answers"), Some(again));
    assert_eq!(store.count_guests().await.expect("it answers"), 3);
    store.forget_guests(3600).await.expect("it can");
    assert!(store.guest(GuestId([1; 16])).await.expect("it answers").is_some(), "holds a seat");
    assert!(store.guest(GuestId([2; 16])).await.expect("it answers").is_none(), "long gone");
    assert!(store.guest(GuestId([3; 16])).await.expect("it answers").is_some(), "just here");
}

async fn lessons_are_kept_as_long_as_their_guests(store: Arc<dyn Store>) {
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

async fn lists_show_what_goes_on(store: Arc<dyn Store>) {
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
    let ended = Append { over: true, won: own[0].turn, turn: Seats::NONE, ..append(&other, 3) };
    store.append(ended).await.expect("the next row");
    assert!(store.tables_of(GuestId([2; 16]), false).await.expect("it answers").is_empty());
    let over = store.tables_of(GuestId([2; 16]), true).await.expect("it answers");
    assert!(over.len() == 1 && over[0].over && over[0].won == own[0].turn);
    assert_eq!(store.open_tables(0).await.expect("it answers").tables.len(), 10);
}

async fn packs_outlive_their_files(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    assert_eq!(store.pack_of(&id).await.expect("it answers"), None);
    for body in ["the pack", "another body for the same hash"] {
        store.keep_pack(&header(), body).await.expect("kept");
        assert_eq!(store.pack_of(&id).await.expect("it answers").as_deref(), Some("the pack"));
    }
}

async fn ends_say_who_is_behind(store: Arc<dyn Store>) {
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

async fn a_chore_is_done_by_one(store: Arc<dyn Store>) {
    assert!(store.lease("tidy", 60).await.expect("it answers"));
    assert!(store.lease("tidy", 60).await.expect("it answers"), "the holder goes on");
}

fn shapes(name: &str) -> Vec<String> {
    vec![format!("a{name}"), format!("b{}", name.to_lowercase()), format!("c{}", name.to_lowercase())]
}

async fn user(store: &dyn Store, number: u8, name: &str) -> Result<(), StoreError> {
    let row = UserRow { name: name.to_owned(), ..UserRow::default() };
    store.create_user(GuestId([number; 16]), row, shapes(name)).await
}

async fn names_of_users_are_their_own(store: Arc<dyn Store>) {
    let (ann, bob) = (GuestId([1; 16]), GuestId([2; 16]));
    user(&*store, 1, "Ann").await.expect("it is free");
    let alike = join_all((2..6).map(|number| user(&*store, number, "ANN"))).await;
    assert!(alike.iter().all(|made| matches!(made, Err(StoreError::Conflict))), "{alike:?}");
    let many = join_all((10..16).map(|number| user(&*store, number, "Eve"))).await;
    assert_eq!(many.iter().filter(|made| made.is_ok()).count(), 1, "of many at once one gets the name");
    user(&*store, 2, "Bob").await.expect("it is free");
    assert_eq!(store.user_named(&shapes("bob")).await.expect("it answers"), Some(bob));
    assert_eq!(store.user_named(&shapes("Zoe")).await.expect("it answers"), None);

    assert!(matches!(store.rename_user(bob, "ann", shapes("ann")).await, Err(StoreError::Conflict)));
    store.rename_user(bob, "BOB", shapes("BOB")).await.expect("it is his own");
    store.rename_user(bob, "Robert", shapes("Robert")).await.expect("it is free");
    user(&*store, 20, "bob").await.expect("it is free again");
    assert_eq!(store.user(bob).await.expect("it answers").expect("he is there").name, "Robert");

    let with =
        |mail: &str| UserRow { mail: Some(mail.to_owned()), role: Role::Moderator, ..UserRow::default() };
    store.save_user(ann, with("Ann@example.org")).await.expect("it is hers");
    assert!(matches!(store.save_user(bob, with("ann@EXAMPLE.org")).await, Err(StoreError::Conflict)));
    store.save_user(ann, with("ann@example.org")).await.expect("it is still hers");
    let kept = store.user(ann).await.expect("it answers").expect("she is there");
    assert_eq!((kept.name.as_str(), kept.role), ("Ann", Role::Moderator));
    assert!((kept.made - now()).abs() < 60);

    let device = |user| GuestRow { user, device: Some("Firefox".to_owned()), seen: 7, ..GuestRow::default() };
    for number in 30..33 {
        store.save_guest(GuestId([number; 16]), device(Some(ann))).await.expect("kept");
    }
    store.save_guest(GuestId([31; 16]), device(None)).await.expect("kept");
    let devices = store.devices(ann).await.expect("it answers");
    assert_eq!(devices.iter().map(|(id, _)| id.0[0]).collect::<Vec<_>>(), [30, 32]);
    assert_eq!(devices[0].1, device(Some(ann)));
    store.log_out(ann, Some(GuestId([32; 16]))).await.expect("kept");
    let devices = store.devices(ann).await.expect("it answers");
    assert_eq!(devices.iter().map(|(id, _)| id.0[0]).collect::<Vec<_>>(), [32]);
    let out = store.guest(GuestId([30; 16])).await.expect("it answers").expect("the epoch must be kept");
    assert_eq!((out.user, out.epoch), (None, 1));
}

async fn passkeys_belong_to_their_user(store: Arc<dyn Store>) {
    let key = |number: u8, user: u8| PasskeyRow {
        credential: vec![number; 40],
        user: GuestId([user; 16]),
        key: vec![1, 2],
        state: vec![0],
        label: "phone".to_owned(),
        made: 0,
        used: 0,
    };
    for (number, user) in [(1, 1), (2, 1), (3, 2)] {
        store.add_passkey(key(number, user)).await.expect("it is new");
    }
    assert!(matches!(store.add_passkey(key(1, 2)).await, Err(StoreError::Conflict)), "it is another's");
    store.use_passkey(&[1; 40], &[9]).await.expect("kept");
    let found = store.passkey(&[1; 40]).await.expect("it answers").expect("it is there");
    assert_eq!((found.user, found.state), (GuestId([1; 16]), vec![9]));
    assert!(matches!(store.remove_passkey(GuestId([2; 16]), &[1; 40]).await, Err(StoreError::Conflict)));
    store.remove_passkey(GuestId([1; 16]), &[1; 40]).await.expect("it is theirs");
    assert_eq!(store.passkeys(GuestId([1; 16])).await.expect("it answers").len(), 1);
    assert!(store.passkey(&[1; 40]).await.expect("it answers").is_none());
}

async fn what_is_good_once_is_taken_once(store: Arc<dyn Store>) {
    let row = |number: u8, until| OnceRow {
        hash: [number; 32],
        purpose: "login".to_owned(),
        body: vec![number],
        until,
    };
    store.keep_once(row(1, now() + 60)).await.expect("kept");
    store.keep_once(row(2, now() - 1)).await.expect("kept");
    assert_eq!(store.take_once([1; 32], "invite").await.expect("it answers"), None, "for something else");
    let takers = join_all((0..8).map(|_| store.take_once([1; 32], "login"))).await;
    let bodies: Vec<_> = takers.into_iter().filter_map(|took| took.expect("it answers")).collect();
    assert_eq!(bodies, [vec![1]], "of many at once one takes it");
    assert_eq!(store.take_once([2; 32], "login").await.expect("it answers"), None, "too old");
    store.forget_once().await.expect("it can");
    store.keep_once(row(2, now() + 60)).await.expect("the old one is gone");
}

async fn rows_say_when_they_were_written(store: Arc<dyn Store>) {
    let id = table(&*store, 1).await;
    store.append(Append { at: 1_234_567, ..append(&id, 3) }).await.expect("the next row");
    assert_eq!(store.rows(&id, 2).await.expect("it answers"), [(1_234_567, moved(3))]);
}

async fn tables_wake_when_their_time_comes(store: Arc<dyn Store>) {
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

async fn a_silence_is_nobodys_time(store: Arc<dyn Store>) {
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

fn out(tag: &str, way: &str, due: i64) -> OutRow {
    OutRow { tag: tag.to_owned(), way: way.to_owned(), body: "{}".to_owned(), due, tries: 0 }
}

async fn a_call_is_made_once_by_one(store: Arc<dyn Store>) {
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

async fn a_dropped_way_has_no_calls(store: Arc<dyn Store>) {
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

async fn what_keeps_order_is_kept(store: Arc<dyn Store>) {
    assert_eq!(store.setting("policy").await.expect("it answers"), None);
    for value in ["one", "two"] {
        store.set_setting("policy", value).await.expect("kept");
        assert_eq!(store.setting("policy").await.expect("it answers").as_deref(), Some(value));
    }
    let (near, far) = (ClientId([1; 16]), ClientId([2; 16]));
    for (client, until) in [(near, now() + 60), (far, now() + 60), (near, now() + 90), (far, 0)] {
        store.bar_network(client, until).await.expect("kept");
    }
    let barred = store.barred_networks().await.expect("it answers");
    assert!(barred.len() == 1 && barred[0].0 == near && barred[0].1 > now() + 60, "{barred:?}");

    store.note("Ann", "ban name=Eve hours=24").await.expect("kept");
    let audit = store.audit().await.expect("it answers");
    assert_eq!(
        (audit.len(), audit[0].actor.as_str(), audit[0].act.as_str()),
        (1, "Ann", "ban name=Eve hours=24")
    );

    let id = table(&*store, 1).await;
    let (reporter, text) = (GuestId([3; 16]), "a word".to_owned());
    let row =
        ReportRow { id: [7; 16], at: 0, reporter, name: "Ben".to_owned(), table: Some(id.clone()), text };
    store.report(row.clone()).await.expect("kept");
    let waiting = store.reports().await.expect("it answers");
    assert_eq!(waiting, [ReportRow { at: waiting[0].at, ..row }]);
    store.settle_report([7; 16]).await.expect("it is there");
    assert!(matches!(store.settle_report([7; 16]).await, Err(StoreError::Conflict)));

    store.remove_table(&id, true).await.expect("it is there");
    assert!(store.head(&id).await.expect("it answers").is_none(), "taken away");
    assert!(store.tables_of(GuestId([1; 16]), false).await.expect("it answers").is_empty());
    assert!(store.open_tables(0).await.expect("it answers").tables.is_empty());
    store.remove_table(&id, false).await.expect("it is there");
    assert_eq!(store.tables_of(GuestId([1; 16]), false).await.expect("it answers").len(), 1);
    let nobody = TableId::random().expect("random");
    assert!(matches!(store.remove_table(&nobody, true).await, Err(StoreError::Conflict)));
}

async fn who_is_deleted_leaves_no_name(store: Arc<dyn Store>) {
    let ann = GuestId([1; 16]);
    user(&*store, 1, "Ann").await.expect("it is free");
    let id = table(&*store, 1).await;
    let said = ChatRow {
        seq: 0,
        at: 0,
        author: Some(ann),
        seat: Some(0),
        name: "Ann".to_owned(),
        text: "hi".to_owned(),
    };
    store.say(&id, ChatRow { author: Some(GuestId([2; 16])), ..said.clone() }).await.expect("kept");
    store.say(&id, said).await.expect("kept");
    assert_eq!(store.lines_of(ann).await.expect("it answers").len(), 1);
    store.delete_user(ann).await.expect("she is there");
    assert!(store.user(ann).await.expect("it answers").is_none());
    let rows = store.rows(&id, 0).await.expect("no gap");
    assert!(matches!(&rows[0].1, LogRow::Seat { now, .. } if now.name.is_empty() && now.holders == [ann]));
    assert_eq!(rows[1].1, moved(2), "moves stay");
    assert_eq!(store.chat(&id, 0).await.expect("it answers").len(), 1, "lines of others stay");
    user(&*store, 9, "Ann").await.expect("the name is free again");
}
