//! What every store promises: the same cases for a file and for PostgreSQL.

use std::collections::HashSet;
use std::sync::Arc;

use futures_util::future::{BoxFuture, join_all};
use khipu_core::{Header, Options, Seat, Seats};
use khipu_study::Rating;

use super::*;
use calls::*;
use challenges::*;
use daily::*;
use identities::*;
use learning::*;
use plans::*;
use studies::*;
use tables::*;
use thoughts::*;
use times::*;
use users::*;

mod calls;
mod challenges;
mod daily;
mod identities;
mod learning;
mod plans;
mod studies;
mod tables;
mod thoughts;
mod times;
mod users;

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
    first_attempts_at_puzzles_count,
    a_game_of_the_day_is_begun_once_and_counted,
    reviews_are_made_in_the_order_in_which_they_were_asked_for,
    lists_show_what_goes_on,
    packs_outlive_their_files,
    ends_say_who_is_behind,
    a_chore_is_done_by_one,
    names_of_users_are_their_own,
    passkeys_belong_to_their_user,
    an_identity_is_one_users,
    what_is_good_once_is_taken_once,
    what_keeps_order_is_kept,
    who_is_deleted_leaves_no_name,
    a_table_is_rated_once,
    invitations_and_notes_belong_to_one,
    a_plan_is_changed_by_one,
    a_program_has_its_mark_from_the_first,
    challenges_wait_for_an_answer,
    studies_belong_to_one_and_change_step_by_step,
    what_is_not_wanted_is_removed,
    games_in_use_are_known,
    rows_say_when_they_were_written,
    tables_wake_when_their_time_comes,
    tables_rest_where_nobody_can_be_called,
    a_silence_is_nobodys_time,
    a_call_is_made_once_by_one,
    a_dropped_way_has_no_calls,
    thoughts_follow_their_tables,
    a_thought_whose_thinker_dies_is_given_up,
    a_clock_that_is_put_back_keeps_no_thought,
    bots_among_themselves_wait_for_somebody_who_looks,
    what_a_bot_of_the_host_decides_is_for_whoever_has_it,
    whoever_has_their_share_of_threads_waits,
    a_stranger_with_many_tables_waits_in_line,
    an_address_with_many_guests_waits_in_line,
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

/// Of two nodes one has a chore, until it is silent or the clock of the database is put back.
#[cfg(feature = "postgres")]
#[tokio::test]
async fn a_chore_of_many_nodes_is_done_by_one() {
    let cluster = cluster::Cluster::start().await;
    let url = cluster.database("chores").await;
    let database = Database::Postgres(url.clone());
    migrate(&database, None).await.expect("it is empty");
    let [one, other] = [
        open(&database, None, 0).await.expect("it opens"),
        open(&database, None, 0).await.expect("it opens"),
    ];
    let mut line = postgres::connect(&url).await.expect("a database");
    for seconds in [-3600, 3600] {
        assert!(one.lease("tidy", 60).await.expect("it answers"));
        assert!(!other.lease("tidy", 60).await.expect("it answers"), "somebody does it");
        let jump = sqlx::query("UPDATE leases SET until = until + $1 * interval '1 s'").bind(seconds);
        jump.execute(&mut line).await.expect("it can");
        assert!(other.lease("tidy", 60).await.expect("it answers"), "{seconds}");
        assert!(!one.lease("tidy", 60).await.expect("it answers"), "it is the other's now");
        sqlx::query("DELETE FROM leases").execute(&mut line).await.expect("it can");
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
    let (steps, won, over, seats, thought, bots) = (seq as usize, Seats::NONE, false, None, None, true);
    let (id, rows, at, due, wake, deed) = (id.clone(), vec![moved(seq)], now(), None, None, None);
    Append { id, seq, act, rows, steps, turn, won, over, seats, at, due, wake, thought, bots, deed }
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

/// The rows of a log after so many.
async fn rows(store: &dyn Store, id: &TableId, after: u64) -> Vec<LogRow> {
    let rows = store.rows(id, after).await.expect("no gap");
    rows.into_iter().map(|(_, row)| row).collect()
}
