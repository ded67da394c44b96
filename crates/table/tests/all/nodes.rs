//! Many nodes on one PostgreSQL: whoever is killed, cut off or behind, every acknowledged act is there, once.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use khipu_table::{Config, Database, Limits, ServeError};
use serde_json::{Value, json};
use sqlx::postgres::{PgConnectOptions, PgListener};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Row as _};

use crate::postgres::Cluster;
use crate::relay::{Fault, Relay};
use crate::server::{self, Folder, Guest, Server, two_seats, view};

/// A database with the schema of this program.
pub(crate) async fn database(cluster: &Cluster, name: &str) -> String {
    let url = cluster.database(name).await;
    khipu_table::migrate(&url.parse().expect("a URL"), None).await.expect("it is empty");
    url
}

/// A relay to a database, and the URL through it.
pub(crate) async fn relayed(cluster: &Cluster, url: &str) -> (Relay, String) {
    let relay = Relay::to(cluster.port()).await;
    let far = url.replace(&cluster.port().to_string(), &relay.address.port().to_string());
    (relay, far)
}

pub(crate) fn config(url: &str) -> Config {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let database: Database = url.parse().expect("never fails");
    Config { limits: Limits::none(), pace: Duration::ZERO, ..Config::new(address, database) }
}

pub(crate) async fn node(url: &str) -> Server {
    server::open_with(Folder::new(), config(url)).await.expect("a node starts")
}

async fn refusal(url: &str) -> ServeError {
    server::open_with(Folder::new(), config(url)).await.err().expect("it must not start")
}

pub(crate) async fn execute(url: &str, statement: &str) {
    let options: PgConnectOptions = url.parse().expect("a URL");
    let mut connection = options.connect().await.expect("a database");
    let statement = AssertSqlSafe(statement.to_owned());
    sqlx::raw_sql(statement).execute(&mut connection).await.expect("a good statement");
}

/// The same guest at another node.
pub(crate) fn at(guest: &Guest, node: &Server) -> Guest {
    Guest { address: node.address, ..guest.clone() }
}

/// The rows of a log, as they are in the database.
pub(crate) async fn rows(url: &str, id: &str) -> Vec<Value> {
    let options: PgConnectOptions = url.parse().expect("a URL");
    let mut connection = options.connect().await.expect("a database");
    let rows = sqlx::query("SELECT seq, body FROM log WHERE id = $1 ORDER BY seq")
        .bind(id)
        .fetch_all(&mut connection)
        .await
        .expect("a log");
    let row = |(row, number): (&sqlx::postgres::PgRow, i64)| {
        assert_eq!(row.get::<i64, _>("seq"), number, "no row is missing, none is there twice");
        serde_json::from_str(row.get("body")).expect("a row")
    };
    rows.iter().zip(1..).map(row).collect()
}

/// The moves of whoever must decide, as bodies to post; none when the game is over.
pub(crate) async fn choices(guest: &Guest, id: &str) -> Option<Vec<Value>> {
    let table = view(guest, id, "none").await;
    let seat = table["deciders"][0].as_u64()?;
    let list = guest.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
    let body = |words: &Value| json!({ "as": seat, "version": list["version"], "move": words });
    Some(list["moves"].as_array()?.iter().map(body).collect())
}

async fn rounds(count: usize) {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "rounds").await;
    let (left, right) = (node(&url).await, node(&url).await);
    let here = Guest::program(left.address, "Ada").await;
    let there = at(&here, &right);
    let mut kept: HashMap<String, HashMap<u64, Value>> = HashMap::new();
    let mut id = two_seats(&here, "tzolkin", "rounds").await;
    let (mut wins, mut round) = ([0, 0], 0);
    while round < count {
        let asker = if round % 2 == 0 { &here } else { &there };
        let Some(moves) = choices(asker, &id).await else {
            id = two_seats(&here, "tzolkin", &format!("rounds {round}")).await;
            continue;
        };
        let path = format!("/api/tables/{id}/moves");
        let (mine, yours) = (&moves[round % moves.len()], &moves[(round * 7 + 3) % moves.len()]);
        let answers = tokio::join!(here.post_json(&path, mine), there.post_json(&path, yours));
        let answers = [(answers.0, mine), (answers.1, yours)];
        for (place, (answer, posted)) in answers.iter().enumerate() {
            assert!(matches!(answer.status, 200 | 409), "{answer:?}");
            if answer.status == 200 {
                wins[place] += 1;
                let version = posted["version"].as_u64().expect("a version") + 1;
                let known = kept.entry(id.clone()).or_default().insert(version, posted["move"].clone());
                assert_eq!(known, None, "one version, one act");
            }
        }
        assert!(
            answers.iter().any(|(answer, _)| answer.status == 200),
            "one of the two is kept: {answers:?}"
        );
        round += 1;
    }
    for (id, kept) in &kept {
        let rows = rows(&url, id).await;
        let moves = rows.iter().zip(1u64..).filter(|(row, _)| row["row"] == "move");
        let moves: HashMap<u64, Value> =
            moves.map(|(row, version)| (version, row["words"].clone())).collect();
        assert_eq!(&moves, kept, "what stands is what was acknowledged");
    }
    println!("{count} rounds: the nodes won {wins:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_act_on_one_table() {
    rounds(60).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "1,000 rounds"]
async fn two_nodes_act_on_one_table_a_thousand_times() {
    rounds(1000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_one_node_is_seen_at_all() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "seen").await;
    let (left, right) = (node(&url).await, node(&url).await);
    let here = Guest::program(left.address, "Ada").await;
    let there = at(&here, &right);
    let id = two_seats(&here, "tzolkin", "seen").await;
    let mut stream = there.listen(&format!("/api/tables/{id}/events?as=0")).await;
    let mut version = stream.next().await.expect("the table")["version"].as_u64().expect("a version");

    // A move, as an event.
    let act = |number: u8| format!("{number:032x}");
    let mut wanted = choices(&here, &id).await.expect("a move")[0].clone();
    wanted["act"] = json!(act(1));
    let path = format!("/api/tables/{id}/moves");
    here.post_json(&path, &wanted).await.ok();
    let seen = tokio::time::timeout(Duration::from_secs(5), stream.next()).await.expect("in time");
    version += 1;
    assert_eq!(seen.expect("an event")["version"], version);

    // Whoever did not hear the answer asks another node, and is told that it is done; once.
    let again = there.post_json(&path, &wanted).await.ok().json();
    assert_eq!(again["version"], version);
    wanted["act"] = json!(act(2));
    assert_eq!(there.post_json(&path, &wanted).await.status, 409, "another act on an old version");

    // A stream that was lost goes on at the other node, behind what was seen.
    drop(stream);
    let wanted = choices(&there, &id).await.expect("a move")[0].clone();
    there.post_json(&path, &wanted).await.ok();
    let mut resumed = here.clone();
    resumed.headers.push(("last-event-id".to_owned(), version.to_string()));
    let mut stream = resumed.listen(&format!("/api/tables/{id}/events?as=0")).await;
    let mut event = stream.next().await.expect("the table");
    while event["version"].as_u64() < Some(version + 1) {
        event =
            tokio::time::timeout(Duration::from_secs(5), stream.next()).await.expect("in time").expect("one");
    }
    assert_eq!((&event["version"], &event["from"]), (&json!(version + 1), &json!(1)), "{event}");

    // Whoever is there is shown at the other node too.
    let mut shown = false;
    for _ in 0..50 {
        shown = view(&there, &id, "none").await["seats"][0]["here"] == true;
        if shown {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(shown, "seat 0 has the table open on the other node");

    // Who logs out everywhere is out at all nodes.
    here.post_json("/api/guests/logout", &json!({})).await.ok();
    let mut status = 200;
    for _ in 0..50 {
        status = there.get("/api/tables").await.status;
        if status == 401 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(status, 401);
}

/// The words of nodes to each other.
struct Words(PgListener);

impl Words {
    async fn hear(url: &str) -> Self {
        let mut words = PgListener::connect(url).await.expect("a line");
        words.listen("khipu").await.expect("it listens");
        Self(words)
    }

    /// The first of these tables that somebody speaks of.
    async fn first_of(&mut self, ids: &[&str]) -> String {
        loop {
            let word = tokio::time::timeout(Duration::from_secs(5), self.0.recv()).await.expect("in time");
            let word = word.expect("a word").payload().to_owned();
            if let Some(id) = ids.iter().find(|id| word.contains(&format!("t{id}"))) {
                return (*id).to_owned();
            }
        }
    }
}

/// Waits until so many nodes have said what they follow.
async fn registered(url: &str, wanted: i64) {
    let mut line = url.parse::<PgConnectOptions>().expect("a URL").connect().await.expect("a database");
    let mut found = 0;
    for _ in 0..100 {
        found =
            sqlx::query_scalar("SELECT count(*) FROM nodes").fetch_one(&mut line).await.expect("a number");
        if found == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{found} nodes instead of {wanted}");
}

/// Plays the first move of the list; again, if this node has just heard of the last one, or has not yet.
pub(crate) async fn move_at(guest: &Guest, id: &str) {
    loop {
        let listed = choices(guest, id).await.expect("the game goes on");
        let Some(wanted) = listed.first() else { continue };
        let answer = guest.post_json(&format!("/api/tables/{id}/moves"), wanted).await;
        if answer.status != 409 {
            answer.ok();
            return;
        }
    }
}

/// A word wakes every node: it is said of tables alone that another one has at hand.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_tables_that_nobody_else_follows() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "followed").await;
    let mut words = Words::hear(&url).await;
    let left = node(&url).await;
    registered(&url, 1).await;
    let right = node(&url).await;
    registered(&url, 2).await;
    let here = Guest::program(left.address, "Ada").await;
    let [alone, followed] =
        [two_seats(&here, "tzolkin", "alone").await, two_seats(&here, "tzolkin", "followed").await];
    view(&at(&here, &right), &followed, "none").await;
    for _ in 0..3 {
        move_at(&here, &alone).await;
        move_at(&here, &followed).await;
        assert_eq!(words.first_of(&[&alone, &followed]).await, followed);
    }
}

/// A word of a guest ends their streams elsewhere, lest they have logged out: of a new guest nothing is said.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_new_guest() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "new").await;
    let mut words = Words::hear(&url).await;
    let node = node(&url).await;
    let guest = Guest::program(node.address, "Ada").await;
    guest.post_json("/api/guests/logout", &json!({})).await.ok();
    let mut said = Vec::new();
    while let Ok(word) = tokio::time::timeout(Duration::from_secs(1), words.0.recv()).await {
        said.push(word.expect("a word").payload().to_owned());
    }
    let of_guests = said.iter().filter(|word| word.contains(" g")).count();
    assert_eq!(of_guests, 1, "that they have logged out, and no more: {said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_behind_reads_before_it_answers() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "behind").await;
    let (_relay, far) = relayed(&cluster, &url).await;
    let (left, right) = (node(&url).await, node(&far).await);
    let here = Guest::program(left.address, "Ada").await;
    let there = at(&here, &right);
    let id = two_seats(&here, "tzolkin", "behind").await;
    let path = format!("/api/tables/{id}/moves");
    view(&there, &id, "none").await;
    for round in 0..10 {
        let wanted = choices(&there, &id).await.expect("a move")[0].clone();
        let version = here.post_json(&path, &wanted).await.ok().json()["version"].clone();
        // No time to hear of it: the version that is acted on says that there is more.
        let list = choices(&here, &id).await.expect("a move");
        let acted = there.post_json(&path, &list[round % list.len()]).await;
        assert_eq!(acted.status, 200, "{acted:?} after {version}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_acknowledges_nothing_and_comes_back() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "cut").await;
    let (relay, far) = relayed(&cluster, &url).await;
    let (left, right) = (node(&url).await, node(&far).await);
    let here = Guest::program(left.address, "Ada").await;
    let there = at(&here, &right);
    let id = two_seats(&here, "tzolkin", "cut").await;
    let path = format!("/api/tables/{id}/moves");
    for (number, fault) in [Fault::Cut, Fault::Freeze, Fault::Deaf].into_iter().enumerate() {
        let mut wanted = choices(&there, &id).await.expect("a move")[0].clone();
        wanted["act"] = json!(format!("{number:032x}"));
        relay.set(fault);
        let began = Instant::now();
        let refused = there.post_json(&path, &wanted).await;
        assert_eq!(refused.status, 503, "{fault:?}: {refused:?}");
        assert!(began.elapsed() < Duration::from_secs(10), "{fault:?}: {:?}", began.elapsed());
        relay.set(Fault::None);
        // The same act again: it is kept once, whether it had arrived or not.
        let version = wanted["version"].as_u64().expect("a version") + 1;
        let mut answer = there.post_json(&path, &wanted).await;
        for _ in 0..50 {
            if answer.status == 200 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
            answer = there.post_json(&path, &wanted).await;
        }
        assert_eq!((answer.status, answer.json()["version"].as_u64()), (200, Some(version)), "{fault:?}");
        // What was told while the line was down is found by the next sweep.
        let mut shown = view(&here, &id, "none").await["version"].as_u64();
        for _ in 0..50 {
            if shown == Some(version) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
            shown = view(&here, &id, "none").await["version"].as_u64();
        }
        assert_eq!(shown, Some(version), "{fault:?}");
    }
    let moves = rows(&url, &id).await.iter().filter(|row| row["row"] == "move").count();
    assert_eq!(moves, 3, "each act once");
}

/// Whoever listens to a node without a database may be behind: they are told, and go elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_without_its_database_sends_whoever_listens_elsewhere() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "stale").await;
    let (relay, far) = relayed(&cluster, &url).await;
    let node = node(&far).await;
    let host = Guest::program(node.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "stale").await;
    let paths = [format!("/api/tables/{id}/events?as=none"), format!("/t/{id}/stream?as=none")];
    let mut streams = Vec::new();
    for path in &paths {
        let mut stream = host.listen(path).await;
        stream.next().await.expect("the table");
        streams.push(stream);
    }
    relay.set(Fault::Cut);
    for mut stream in streams {
        let last = tokio::time::timeout(Duration::from_secs(20), stream.next()).await.expect("in time");
        assert_eq!(last, Some(json!({})), "event: stale");
        assert_eq!(stream.next().await, None);
    }
    assert_eq!(Guest::stranger(node.address).get("/ready").await.status, 503);
    relay.set(Fault::None);
    let mut again = None;
    for _ in 0..100 {
        again = host.try_listen(&paths[0]).await.filter(|stream| stream.head.contains(" 200 "));
        if again.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    again.expect("a stream").next().await.expect("the table");
}

/// What was acknowledged: table and version, with the words of the move.
pub(crate) type Acknowledged = Arc<Mutex<HashMap<(String, u64), String>>>;

/// Plays at random nodes until told to stop; what fails is tried again elsewhere with the same act. Says how many questions
/// failed.
pub(crate) async fn play(
    nodes: Vec<Guest>,
    id: String,
    acknowledged: Acknowledged,
    stop: Arc<AtomicBool>,
    number: u64,
) -> usize {
    let (mut turn, mut failed) = (number, 0);
    while !stop.load(Ordering::Relaxed) {
        turn += 1;
        let guest = &nodes[(turn % nodes.len() as u64) as usize];
        let good = async |path: String| {
            let answer = guest.try_send("GET", &path, &[], "").await;
            answer.filter(|answer| answer.status == 200).map(|answer| answer.json())
        };
        let Some(table) = good(format!("/api/tables/{id}?as=none")).await else {
            failed += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Some(seat) = table["deciders"][0].as_u64() else { return failed };
        let Some(list) = good(format!("/api/tables/{id}/moves?as={seat}")).await else {
            failed += 1;
            continue;
        };
        let Some(moves) = list["moves"].as_array().filter(|moves| !moves.is_empty()) else { continue };
        let (version, words) =
            (list["version"].as_u64().expect("a version"), &moves[turn as usize % moves.len()]);
        let act = format!("{number:016x}{turn:016x}");
        let body = json!({ "as": seat, "version": version, "move": words, "act": act });
        for tries in 0..100 {
            let guest = &nodes[(turn as usize + tries) % nodes.len()];
            let json = [("content-type", "application/json")];
            let path = format!("/api/tables/{id}/moves");
            let answer = guest.try_send("POST", &path, &json, &body.to_string()).await;
            match answer.as_ref().map_or(503, |answer| answer.status) {
                200 => {
                    let words = words.as_str().expect("words").to_owned();
                    let known =
                        acknowledged.lock().expect("whole").insert((id.clone(), version + 1), words.clone());
                    assert!(known.is_none_or(|known| known == words), "one version, one act");
                    break;
                }
                502..=504 => {
                    failed += 1;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                409 | 422 => break,
                status => panic!("{status}: {answer:?}"),
            }
        }
    }
    failed
}

/// Looks for all that was acknowledged; says how much it is.
pub(crate) async fn all_there(url: &str, ids: &[String], acknowledged: &Acknowledged) -> usize {
    let acknowledged = acknowledged.lock().expect("whole").clone();
    let mut found = 0;
    for id in ids {
        for (row, version) in rows(url, id).await.iter().zip(1u64..) {
            if let Some(words) = acknowledged.get(&(id.clone(), version)) {
                assert_eq!(row["words"], **words, "table {id}, row {version}");
                found += 1;
            }
        }
    }
    assert_eq!(found, acknowledged.len(), "an acknowledged move is gone");
    found
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "half a minute of load, PostgreSQL killed three times"]
async fn postgres_is_killed_under_load() {
    postgres_goes_and_comes_back("KILL").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "half a minute of load, PostgreSQL restarted three times"]
async fn postgres_is_restarted_under_load() {
    // "Fast": who is connected is cut off.
    postgres_goes_and_comes_back("INT").await;
}

async fn postgres_goes_and_comes_back(signal: &str) {
    let mut cluster = Cluster::start().await;
    let url = database(&cluster, "killed").await;
    let nodes = [node(&url).await, node(&url).await, node(&url).await];
    let host = Guest::program(nodes[0].address, "Ada").await;
    let guests: Vec<Guest> = nodes.iter().map(|node| at(&host, node)).collect();
    let (acknowledged, stop) = (Acknowledged::default(), Arc::new(AtomicBool::new(false)));
    let mut players = Vec::new();
    let mut ids = Vec::new();
    for number in 0..8 {
        let id = two_seats(&host, "tzolkin", &format!("killed {number}")).await;
        for player in 0..2 {
            let (guests, kept, stop) = (guests.clone(), acknowledged.clone(), stop.clone());
            players.push(tokio::spawn(play(guests, id.clone(), kept, stop, number * 2 + player + 1)));
        }
        ids.push(id);
    }
    let mut before = 0;
    for kill in 0..3 {
        tokio::time::sleep(Duration::from_secs(3)).await;
        let count = acknowledged.lock().expect("whole").len();
        assert!(
            count > before || players.iter().all(tokio::task::JoinHandle::is_finished),
            "nothing goes on before {signal} {kill}"
        );
        before = count;
        cluster.restart(signal, Duration::from_millis(500)).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.expect("no panic");
    }
    let found = all_there(&url, &ids, &acknowledged).await;
    assert!(found > 50, "only {found} moves");
    println!("3 times {signal}, {found} acknowledged moves: all there, each once");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_fit_refuses_to_start() {
    let cluster = Cluster::start().await;
    let mut codes = Vec::new();
    let mut refused = |error: ServeError, why: &str| {
        let said = error.to_string();
        assert!(said.contains(why) && said.lines().count() == 1, "{said}");
        codes.push(error.exit_code());
    };
    let other = cluster.database("other").await;
    execute(&other, "CREATE TABLE bookmarks (x int)").await;
    refused(refusal(&other).await, "no database of Khipu");
    execute(&other, "CREATE TABLE server (x int); CREATE TABLE tables (x int); CREATE TABLE log (x int)")
        .await;
    refused(refusal(&other).await, "no database of Khipu");

    let later = database(&cluster, "later").await;
    execute(&later, "UPDATE server SET value = '99' WHERE name IN ('schema', 'oldest')").await;
    refused(refusal(&later).await, "later release");
    let migrated = khipu_table::migrate(&later.parse().expect("a URL"), None).await;
    assert!(migrated.is_err(), "it is not brought back");

    // A node of this release beside one of the next: the schema has only grown.
    execute(&later, "UPDATE server SET value = '3' WHERE name = 'oldest'").await;
    node(&later).await.close().await;

    let empty = cluster.database("empty").await;
    refused(refusal(&empty).await, "khipu migrate");

    let locked = database(&cluster, "locked").await;
    execute(&locked, "CREATE ROLE stranger LOGIN").await;
    refused(refusal(&locked.replace("khipu@", "stranger@")).await, "check the user and its rights");
    // Who may look but not write would refuse every act.
    execute(&locked, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO stranger").await;
    refused(refusal(&locked.replace("khipu@", "stranger@")).await, "no right to DELETE, INSERT, UPDATE on");
    execute(
        &locked,
        "GRANT ALL ON ALL TABLES IN SCHEMA public TO stranger; REVOKE UPDATE ON log FROM stranger",
    )
    .await;
    refused(refusal(&locked.replace("khipu@", "stranger@")).await, "no right to UPDATE on the table log");
    execute(
        &locked,
        "GRANT UPDATE ON log TO stranger; CREATE ROLE other; CREATE TABLE others (x int);
         ALTER TABLE others OWNER TO other; REVOKE ALL ON others FROM stranger",
    )
    .await;
    node(&locked.replace("khipu@", "stranger@")).await.close().await;
    refused(refusal(&cluster.url("nowhere")).await, "check the user and its rights");

    let (folder, own) = (Folder::new(), database(&cluster, "keys").await);
    let key_file = |name: &str| Some(folder.0.join(name));
    let with = |name: &str| Config { key_file: key_file(name), ..config(&own) };
    server::open_with(Folder::new(), with("first.key")).await.expect("the key moves there").close().await;
    refused(refusal(&own).await, "--key-file");
    std::fs::write(folder.0.join("second.key"), "0".repeat(64)).expect("a file");
    let error = server::open_with(Folder::new(), with("second.key")).await.err().expect("another key");
    refused(error, "another server");
    server::open_with(Folder::new(), with("first.key")).await.expect("the right key").close().await;

    assert_eq!(codes, [65, 65, 66, 68, 77, 77, 77, 77, 67, 67]);
}
