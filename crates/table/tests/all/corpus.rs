//! Stores of earlier releases (`corpus/`): every table in them opens, stands where it stood, goes on, and can be exported.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::server::{self, Folder, Guest};
use flate2::read::GzDecoder;
use khipu_table::Limits;
use serde_json::{Value, json};

fn releases() -> Vec<PathBuf> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let entries = fs::read_dir(corpus).expect("the corpus").map(|entry| entry.expect("an entry").path());
    let mut releases: Vec<PathBuf> = entries.filter(|path| path.join("store.db.gz").exists()).collect();
    releases.sort();
    assert!(!releases.is_empty(), "there is a store of release 0.1.0");
    releases
}

/// The release's store in a folder of its own.
fn unpacked(release: &Path) -> Folder {
    let folder = Folder::new();
    let packed = File::open(release.join("store.db.gz")).expect("the store");
    let mut plain = File::create(folder.0.join("server.db")).expect("a file");
    io::copy(&mut GzDecoder::new(packed), &mut plain).expect("it unpacks");
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_release_open_and_go_on() {
    for release in releases() {
        let text = |name: &str| fs::read_to_string(release.join(name)).expect("a file of the release");
        let server = server::open_in(unpacked(&release), Limits::none()).await;
        let host = Guest::bearer(server.address, text("guest.txt").trim());
        let tables: Vec<Value> = serde_json::from_str(&text("store.json")).expect("its tables");
        let (mut gone_on, mut exported) = (0, 0);
        for kept in &tables {
            let id = kept["id"].as_str().expect("an id");
            let path = format!("/api/tables/{id}");
            let table = host.get(&format!("{path}?as=none")).await.ok().json();
            let steps = kept["moves"].as_u64().expect("moves") - kept["undone"].as_u64().expect("undone");
            assert!(table["step"].as_u64() >= Some(steps), "{kept} has lost moves: {}", table["step"]);
            assert_eq!(table["over"], kept["over"], "{kept}");
            if kept["over"] == true {
                let record = host.get(&format!("{path}/record?as=none")).await.ok().body;
                let last = kept["last"].as_str().expect("a hash");
                assert!(record.trim_end().ends_with(last), "the record of {kept} ends elsewhere");
                let again = host.upload_id(&record).await;
                let again = host.get(&format!("/api/tables/{again}?as=none")).await.ok().json();
                assert_eq!(again["over"], true);
                exported += 1;
                continue;
            }
            for seat in table["deciders"].as_array().expect("who decides") {
                let list = host.get(&format!("{path}/moves?as={seat}")).await;
                if list.status != 200 {
                    continue;
                }
                let list = list.json();
                let Some(words) = list["moves"].get(0) else { continue };
                let wanted = json!({ "as": seat, "version": list["version"], "move": words });
                let played = host.post_json(&format!("{path}/moves"), &wanted).await;
                assert!(played.status == 200 || played.status == 409, "{kept}: {played:?}");
                gone_on += 1;
                break;
            }
        }
        assert_eq!(exported, tables.iter().filter(|kept| kept["over"] == true).count());
        assert!(gone_on >= 20, "only {gone_on} tables went on");
    }
}
