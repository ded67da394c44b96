//! Stores of earlier releases (`corpus/`): every table in them opens, stands where it stood, goes on, and can be exported.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::server::{self, Folder, Guest, reseat, view};
use flate2::read::GzDecoder;
use khipu_core::{Record, RecordedMove, Seat, Viewer};
use khipu_registry::DynMatch;
use khipu_table::Limits;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

/// What one release left behind.
pub(crate) struct Release(PathBuf);

impl Release {
    /// All of them, the oldest first.
    pub(crate) fn all() -> Vec<Self> {
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
        let entries = fs::read_dir(corpus).expect("the corpus").map(|entry| entry.expect("an entry").path());
        let mut releases: Vec<PathBuf> = entries.filter(|path| path.join("store.db.gz").exists()).collect();
        releases.sort();
        assert!(!releases.is_empty(), "there is a store of release 0.1.0");
        releases.into_iter().map(Self).collect()
    }

    /// Its store in a folder of its own, as `server.db`.
    pub(crate) fn unpacked(&self) -> Folder {
        let folder = Folder::new();
        let packed = File::open(self.0.join("store.db.gz")).expect("the store");
        let mut plain = File::create(folder.0.join("server.db")).expect("a file");
        io::copy(&mut GzDecoder::new(packed), &mut plain).expect("it unpacks");
        folder
    }

    fn text(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("a file of the release")
    }

    /// The token of the guest who holds the seats.
    pub(crate) fn token(&self) -> String {
        self.text("guest.txt").trim().to_owned()
    }

    /// Where each table stood.
    pub(crate) fn tables(&self) -> Vec<Value> {
        serde_json::from_str(&self.text("store.json")).expect("its tables")
    }
}

/// The games of a store, played anew from what its tables recorded: every move that stands leads to the hash that the
/// release wrote beside it.
async fn replayed(store: &Path) -> Vec<(String, Box<dyn DynMatch>)> {
    let registry = khipu_games::registry();
    let mut connection =
        SqliteConnectOptions::new().filename(store).connect().await.expect("the store is there");
    let tables = sqlx::query("SELECT id, head FROM tables").fetch_all(&mut connection).await.expect("tables");
    let mut games = Vec::new();
    for table in &tables {
        let id: String = table.get(0);
        let mut record = Record::parse(table.get(1)).expect("the head of a table");
        let log = sqlx::query("SELECT body FROM log WHERE id = $1 ORDER BY seq").bind(&id);
        for row in log.fetch_all(&mut connection).await.expect("its log") {
            let row: Value = serde_json::from_str(row.get(0)).expect("a row");
            let number = |name: &str| row[name].as_u64().expect("a number") as usize;
            match row["row"].as_str().expect("a kind") {
                "move" => {
                    let hash =
                        u64::from_str_radix(row["hash"].as_str().expect("a hash"), 16).expect("digits");
                    let text = row["words"].as_str().expect("words").to_owned();
                    let seat = Seat::new(number("seat"));
                    record.moves.push(RecordedMove { seat, text, hash, line: 0 });
                }
                "undo" => record.moves.truncate(record.moves.len() - number("count")),
                "back" => record.moves.truncate(number("to")),
                _ => {}
            }
        }
        let game = registry.resolve_record(&record).expect("a game of the release");
        let played = game.load_record(&record, usize::MAX);
        let played = played.unwrap_or_else(|faults| panic!("{id} leads elsewhere: {faults:?}"));
        games.push((id, played));
    }
    connection.close().await.expect("it closes");
    games
}

/// Plays one move: the host's, that of a newcomer who takes a seat which is open, or a bot's that was faster.
pub(crate) async fn go_on(host: &Guest, newcomer: &Guest, id: &str) {
    let before = view(host, id, "none").await["step"].as_u64().expect("a number");
    for _ in 0..600 {
        let table = view(host, id, "none").await;
        if table["step"].as_u64() > Some(before) {
            return;
        }
        for seat in table["deciders"].as_array().expect("who decides") {
            let seat = seat.as_u64().expect("a seat");
            let guest = match table["seats"][seat as usize]["holder"].as_str() {
                Some("person") => host,
                Some("open") => {
                    reseat(newcomer, id, seat, &json!({ "what": "take" })).await.ok();
                    newcomer
                }
                _ => continue,
            };
            let list = guest.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
            let words = list["moves"].get(0).expect("whoever decides has a move");
            let wanted = json!({ "as": seat, "version": list["version"], "move": words });
            let played = guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await;
            // A bot that decides at the same time may have been faster.
            assert!(played.status == 200 || played.status == 409, "{id}: {played:?}");
            break;
        }
        if view(host, id, "none").await["step"].as_u64() == Some(before) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    panic!("{id} stands still: {}", view(host, id, "none").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_release_open_and_go_on() {
    for release in Release::all() {
        let folder = release.unpacked();
        let games = replayed(&folder.0.join("server.db")).await;
        let server = server::open_in(folder, Limits::none()).await;
        let host = Guest::bearer(server.address, &release.token());
        let newcomer = Guest::program(server.address, "Ben").await;
        let tables = release.tables();
        assert_eq!(tables.len(), games.len(), "no table is without its last hash, none is lost");
        for kept in &tables {
            let id = kept["id"].as_str().expect("an id");
            let (_, played) = games.iter().find(|(known, _)| known == id).expect("a table of the store");
            if let Some(last) = kept["last"].as_str() {
                assert_eq!(played.hash(), last, "{kept} leads elsewhere");
            }
            let table = view(&host, id, "none").await;
            let steps = kept["moves"].as_u64().expect("moves") - kept["undone"].as_u64().expect("undone");
            assert_eq!((&table["step"], &table["over"]), (&json!(steps), &kept["over"]), "{kept}");
            assert_eq!(table["view"], played.view(Viewer::Spectator), "{kept} shows something else");
            if kept["over"] == true {
                let path = format!("/api/tables/{id}");
                let record = host.get(&format!("{path}/record?as=none")).await.ok().body;
                let last = kept["last"].as_str().expect("a hash");
                assert!(record.trim_end().ends_with(last), "the record of {kept} ends elsewhere");
                let again = host.upload_id(&record).await;
                let again = host.get(&format!("/api/tables/{again}?as=none")).await.ok().json();
                assert_eq!(again["over"], true);
            } else {
                go_on(&host, &newcomer, id).await;
            }
        }
        let under_way = tables.iter().filter(|kept| kept["over"] == false).count();
        println!("{}: {under_way} tables go on, {} are over", release.0.display(), tables.len() - under_way);
        assert!(under_way > 0 && under_way < tables.len(), "a release leaves tables of both kinds");
    }
}
