//! Faults of a site: nodes are killed, words between nodes come twice, lines are slow, clocks jump, disks fill up, nodes are
//! replaced one after the other behind a balancer. Nothing that was acknowledged is lost, and nothing is played twice.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::json;
use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgListener};

use crate::nodes::{at, choices, database, execute, move_at, node, relayed, rows};
use crate::postgres::{Cluster, free_port};
use crate::relay::Fault;
use crate::server::{self, Folder, Guest, table, two_seats, view};
use crate::site::{Door, Load, Process, follow};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "half a minute of load, nodes killed five times"]
async fn nodes_are_killed_under_load() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "nodes").await;
    let ports = [free_port(), free_port(), free_port()];
    let mut nodes = ports.map(|port| Process::node(&url, port));
    let host = Guest::program(nodes[0].address, "Ada").await;
    let doors: Vec<Guest> =
        nodes.iter().map(|node| Guest { address: node.address, ..host.clone() }).collect();
    let load = Load::start(&host, &doors, 5).await;
    let stop = Arc::new(AtomicBool::new(false));
    let followers: Vec<_> =
        load.ids.iter().map(|id| tokio::spawn(follow(doors.clone(), id.clone(), stop.clone()))).collect();
    for kill in 0..5 {
        tokio::time::sleep(Duration::from_secs(3)).await;
        let place = kill % nodes.len();
        // The old one is killed when its place is taken; the port is free then.
        nodes[place].child.kill().expect("it runs");
        nodes[place].child.wait().expect("it ends");
        nodes[place] = Process::node(&url, ports[place]);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    stop.store(true, Ordering::Relaxed);
    let mut longest = Duration::ZERO;
    for follower in followers {
        longest = longest.max(follower.await.expect("no panic"));
    }
    let (kept, failed) = load.end(&url).await;
    assert!(kept > 50, "only {kept} acts");
    assert!(longest < Duration::from_secs(5), "a stream was away for {longest:?}");
    println!(
        "5 kills, {kept} acts: all there, each once; {failed} questions failed; streams away {longest:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_word_comes_twice() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "twice").await;
    let (left, right) = (node(&url).await, node(&url).await);
    let mut listener = PgListener::connect(&url).await.expect("a line");
    listener.listen("khipu").await.expect("it can");
    let options: PgConnectOptions = url.parse().expect("a URL");
    let mut line = options.connect().await.expect("a line");
    // As another node would say it, to all of them.
    let echo = tokio::spawn(async move {
        while let Ok(word) = listener.recv().await {
            let Some((from, words)) = word.payload().split_once(' ') else { continue };
            if from != "echo" {
                for _ in 0..2 {
                    let again = sqlx::query("SELECT pg_notify('khipu', $1)").bind(format!("echo {words}"));
                    again.execute(&mut line).await.expect("it can");
                }
            }
        }
    });
    let here = Guest::program(left.address, "Ada").await;
    let there = at(&here, &right);
    let id = two_seats(&here, "tzolkin", "twice").await;
    let mut stream = there.listen(&format!("/api/tables/{id}/events?as=0")).await;
    let mut version = stream.next().await.expect("the table")["version"].as_u64().expect("a version");
    for turn in 0..20 {
        let actor = if turn % 2 == 0 { &here } else { &there };
        // The one with the stream is never behind.
        let Some(wanted) = choices(&there, &id).await else { break };
        actor.post_json(&format!("/api/tables/{id}/moves"), &wanted[0]).await.ok();
        // Each version is told once, in order.
        while version < wanted[0]["version"].as_u64().expect("a version") + 1 {
            let event = tokio::time::timeout(Duration::from_secs(10), stream.next()).await.expect("in time");
            let told = event.expect("an event")["version"].as_u64().expect("a version");
            assert!(told == version || told == version + 1, "{told} after {version}");
            version = told;
        }
    }
    let moves = rows(&url, &id).await.iter().filter(|row| row["row"] == "move").count();
    assert_eq!(moves, 20, "each act once");
    echo.abort();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "three nodes closed and opened again under load, 15 seconds"]
async fn three_nodes_are_replaced_behind_haproxy_without_a_failed_act() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "rolling").await;
    let ports = [free_port(), free_port(), free_port()];
    let mut nodes: Vec<Process> = ports.iter().map(|port| Process::node(&url, *port)).collect();
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let door = Door::open("haproxy.cfg", &addresses, |file| {
        let mut command = Command::new("haproxy");
        command.arg("-db").arg("-f").arg(file);
        command
    });
    door.ready().await;
    let host = Guest::program(door.address, "Ada").await;
    let load = Load::start(&host, std::slice::from_ref(&host), 4).await;
    for port in ports {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let took = tokio::task::spawn_blocking({
            let old = nodes.remove(0);
            move || old.terminate()
        });
        let took = took.await.expect("no panic");
        assert!(took < Duration::from_secs(10), "{took:?}");
        nodes.push(Process::node(&url, port));
        // The door looks twice a second.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let (kept, failed) = load.end(&url).await;
    assert_eq!(failed, 0, "of {kept} acts");
    assert!(kept > 50, "only {kept} acts");
    println!("3 nodes replaced, {kept} acts, none failed");
}

#[tokio::test(flavor = "multi_thread")]
async fn nginx_lets_people_and_events_through() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "nginx").await;
    let (left, right) = (node(&url).await, node(&url).await);
    let door = Door::open("nginx.conf", &[left.address, right.address], |file| {
        let folder = file.parent().expect("a folder");
        let whole = folder.join("whole.conf");
        let text = format!(
            "daemon off; pid {0}/pid; error_log {0}/errors; events {{}} http {{ access_log off; include {1}; \
             client_body_temp_path {0}/body; proxy_temp_path {0}/proxy; fastcgi_temp_path {0}/f; \
             uwsgi_temp_path {0}/u; scgi_temp_path {0}/s; }}",
            folder.display(),
            file.display()
        );
        std::fs::write(&whole, text).expect("a file");
        let mut command = Command::new("nginx");
        command.arg("-c").arg(&whole);
        command
    });
    door.ready().await;
    let host = Guest::program(door.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "nginx").await;
    let mut stream = host.listen(&format!("/api/tables/{id}/events?as=0")).await;
    let before = stream.next().await.expect("the table")["version"].as_u64().expect("a version");
    let wanted = choices(&host, &id).await.expect("a move")[0].clone();
    host.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
    let event = tokio::time::timeout(Duration::from_secs(5), stream.next()).await.expect("not held back");
    assert_eq!(event.expect("an event")["version"], before + 1);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten seconds of load over a slow line"]
async fn a_slow_line_loses_and_doubles_nothing() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "slow").await;
    let (relay, far) = relayed(&cluster, &url).await;
    let (left, right) = (node(&url).await, node(&far).await);
    let host = Guest::program(left.address, "Ada").await;
    let load = Load::start(&host, &[host.clone(), at(&host, &right)], 4).await;
    // Late, then so late that the node does not wait for it, then as usual.
    for late in [200, 3000, 0] {
        relay.set(Fault::Late(Duration::from_millis(late)));
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
    let (kept, failed) = load.end(&url).await;
    assert!(kept > 10, "only {kept} acts");
    println!("{kept} acts over a slow line: all there, each once; {failed} questions failed");
}

/// `khipu migrate` of the next release comes before its nodes: this one goes on beside it, and still starts.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "five seconds of load while the schema grows"]
async fn the_next_release_grows_the_schema_under_load() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "grows").await;
    let (left, right) = (node(&url).await, node(&url).await);
    let host = Guest::program(left.address, "Ada").await;
    let load = Load::start(&host, &[host.clone(), at(&host, &right)], 4).await;
    let browser = Guest::browser(left.address).await;
    browser.get("/").await.ok();
    tokio::time::sleep(Duration::from_secs(2)).await;
    for grown in ["tables", "log", "chat", "guests", "holds", "thinking"] {
        execute(&url, &format!("ALTER TABLE {grown} ADD COLUMN later text")).await;
    }
    execute(&url, "CREATE TABLE later (id text); UPDATE server SET value = '99' WHERE name = 'schema'").await;
    // What was asked before the change is asked in the same way after it.
    for page in ["/", "/?page=2"] {
        browser.get(page).await.ok();
    }
    let third = node(&url).await;
    at(&browser, &third).get("/").await.ok();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (kept, failed) = load.end(&url).await;
    assert_eq!(failed, 0, "of {kept} acts");
    assert!(kept > 20, "only {kept} acts");
}

/// A node of the release before acts where a bot is next: it writes its row, and nothing about bots.
#[tokio::test(flavor = "multi_thread")]
async fn an_earlier_node_says_nothing_of_bots() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "earlier").await;
    let node = node(&url).await;
    let host = Guest::program(node.address, "Ada").await;
    let [from, to] =
        [two_seats(&host, "tzolkin", "earlier").await, two_seats(&host, "tzolkin", "earlier").await];
    // Both begin alike: what the seats choose at once, a bot would choose whenever it comes to it.
    for id in [&from, &to] {
        while view(&host, id, "none").await["deciders"]
            .as_array()
            .is_some_and(|seats| seats.contains(&json!(1)))
        {
            let wanted = choices(&host, id).await.expect("a move")[0].clone();
            host.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
        }
    }
    host.post_json(&format!("/api/tables/{to}/seats/1"), &json!({ "what": "bot", "level": 1 })).await.ok();
    let mut stream = host.listen(&format!("/api/tables/{to}/events?as=0")).await;
    let begun = stream.next().await.expect("the table")["version"].as_u64().expect("a version");
    // What this release writes at the first table, the earlier one writes at the second.
    let alike = view(&host, &from, "none").await["version"].as_u64().expect("a version");
    let mut moves = 0;
    while view(&host, &from, "none").await["deciders"][0] == 0 {
        let wanted = choices(&host, &from).await.expect("a move")[0].clone();
        host.post_json(&format!("/api/tables/{from}/moves"), &wanted).await.ok();
        moves += 1;
    }
    let version = begun + moves;
    let earlier = format!(
        "BEGIN;
         UPDATE tables SET version = {version} WHERE id = '{to}';
         INSERT INTO log (id, seq, at, body)
             SELECT '{to}', seq - {alike} + {begun}, at, body FROM log WHERE id = '{from}' AND seq > {alike};
         COMMIT;
         SELECT pg_notify('khipu', 'earlier t{to}')"
    );
    execute(&url, &earlier).await;
    let mut told = version;
    while told <= version {
        let event = tokio::time::timeout(Duration::from_secs(30), stream.next()).await.expect("a bot moves");
        told = event.expect("an event")["version"].as_u64().expect("a version");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_node_jumps() {
    let folder = Folder::new();
    let (library, clock) = (server::faults(&folder.0), folder.0.join("clock"));
    let cluster = Cluster::start().await;
    let url = database(&cluster, "clocks").await;
    let steady = node(&url).await;
    let wrong =
        Process::start(&url, |command| command.env("LD_PRELOAD", &library).env("KHIPU_TEST_CLOCK", &clock));
    let mut acts = 0;
    for (number, seconds) in ["0", "7200", "-7200", "172800", "0"].into_iter().enumerate() {
        std::fs::write(&clock, seconds).expect("a file");
        // Somebody new at the wrong node, who is known at the right one.
        let there = Guest::program(wrong.address, "Ada").await;
        let here = at(&there, &steady);
        let id = two_seats(&there, "tzolkin", &format!("clock {number}")).await;
        // Whoever acted last is not behind.
        let mut last = &there;
        for turn in 0..6 {
            let actor = if turn % 2 == 0 { &here } else { &there };
            let wanted = choices(last, &id).await.expect("a move")[0].clone();
            actor.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
            last = actor;
            acts += 1;
        }
        let options: PgConnectOptions = url.parse().expect("a URL");
        let mut line = options.connect().await.expect("a database");
        let skew = "SELECT max(abs(at - unixepoch())) FROM log WHERE id = $1";
        let skew: i64 = sqlx::query_scalar(skew).bind(&id).fetch_one(&mut line).await.expect("a log");
        assert!(skew < 60, "{seconds}: only the clock of the database counts, not {skew} seconds later");
        assert_eq!(Guest::stranger(wrong.address).get("/ready").await.status, 200, "{seconds}");
    }
    println!("{acts} acts while the clock jumped");
}

/// The clock of the database is that of the whole site. When it jumps ahead it looks as if no server had run meanwhile: nobody
/// loses time, people and bots go on.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a jump is noticed after ten seconds, and there are three"]
async fn the_clock_of_postgres_jumps() {
    let folder = Folder::new();
    let (library, clock) = (server::faults(&folder.0), folder.0.join("clock"));
    std::fs::write(&clock, "0").expect("a file");
    // PostgreSQL may run as another user.
    for path in [&folder.0, &library] {
        std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("it can");
    }
    let cluster =
        Cluster::start_with(vec![("LD_PRELOAD", library), ("KHIPU_TEST_CLOCK", clock.clone())]).await;
    let url = database(&cluster, "jumps").await;
    let (left, right) = (node(&url).await, node(&url).await);
    let here = Guest::program(left.address, "Ada").await;
    let there = at(&here, &right);
    let timed = json!({
        "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "me" }],
        "clock": { "clock": "live", "base": 600, "increment": 0 },
    });
    let timed = table(&here, &timed).await["id"].as_str().expect("an id").to_owned();
    let bots = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "bot", "level": 1 }] });
    let bots = table(&here, &bots).await["id"].as_str().expect("an id").to_owned();
    let mut time = 0;
    for jump in [7200, -86_400, 86_400] {
        time += jump;
        std::fs::write(&clock, time.to_string()).expect("a file");
        // Each node gives a sign of life.
        tokio::time::sleep(Duration::from_secs(12)).await;
        for guest in [&here, &there] {
            move_at(guest, &timed).await;
            let now = view(guest, &timed, "none").await;
            for seat in 0..2 {
                let left = &now["seats"][seat]["time"];
                assert_eq!(left["late"], false, "{jump}: {left}");
                assert!(left["left"].as_i64() > Some(500), "{jump}: {left}");
            }
            assert_eq!(Guest::stranger(guest.address).get("/ready").await.status, 200, "{jump}");
        }
        // A person moves, then the bot does.
        for _ in 0..100 {
            if view(&here, &bots, "none").await["deciders"][0] == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let before = view(&here, &bots, "none").await;
        assert_eq!(before["deciders"][0], 0, "{jump}: the bot has moved");
        move_at(&here, &bots).await;
    }
    for id in [&timed, &bots] {
        rows(&url, id).await;
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn the_disk_of_postgres_fills_up() {
    let folder = Folder::new();
    let (library, control) = (server::faults(&folder.0), folder.0.join("fault"));
    // PostgreSQL may run as another user.
    for path in [&folder.0, &library] {
        std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).expect("it can");
    }
    let cluster = Cluster::start_with(vec![
        ("LD_PRELOAD", library),
        ("KHIPU_TEST_FAULT", control.clone()),
        ("KHIPU_TEST_FAULT_IN", "/base/".into()),
    ])
    .await;
    let url = database(&cluster, "brimful").await;
    let node = node(&url).await;
    let host = Guest::program(node.address, "Ada").await;
    std::fs::write(&control, "write 28").expect("a file");
    // What fits into pages that are there is still kept.
    let (mut refused, mut kept) = (None, 0);
    'full: for table in 0..20 {
        let wanted = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "me" }], "seed": format!("{table}") });
        let made = host.post_json("/api/tables", &wanted).await;
        if made.status == 503 {
            refused = Some(made.json());
            break;
        }
        let id = made.ok().json()["id"].as_str().expect("an id").to_owned();
        for _ in 0..40 {
            let Some(wanted) = choices(&host, &id).await else { break };
            let acted = host.post_json(&format!("/api/tables/{id}/moves"), &wanted[0]).await;
            if acted.status == 503 {
                refused = Some(acted.json());
                break 'full;
            }
            acted.ok();
            kept += 1;
        }
    }
    let refused = refused.unwrap_or_else(|| panic!("{kept} acts and never full"));
    assert_eq!(refused["code"], "disk_full", "after {kept} acts: {refused}");
    assert_eq!(host.get("/ready").await.status, 200, "people can look");
    std::fs::remove_file(&control).expect("a file");
    let id = two_seats(&host, "tzolkin", "room again").await;
    let wanted = choices(&host, &id).await.expect("a move")[0].clone();
    host.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
}
