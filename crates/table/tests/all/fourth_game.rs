//! A fourth game: one that is on no list of the program is added to the registry, and is there everywhere. Versions and packs
//! are tried with it too, since it has a pack of one line.

use crate::server::{Folder, Guest, Server, config, open_games, two_seats};
use khipu_core::{Game as _, Record, Release as _};
use khipu_games::registry;
use khipu_pebbles_ui::PebblesUi;
use khipu_registry::{Playable, Registry, Visitor};
use serde_json::json;

const GAME: &str = "pebbles";
const OWN_PACK: &str = "game = \"pebbles\"\npebbles = 7\n";

fn games() -> Registry {
    let mut games = registry();
    games.add::<PebblesUi>();
    games
}

async fn open(folder: Folder) -> Server {
    let database = folder.0.join("server.db");
    open_games(folder, config(database), games()).await.expect("the server opens")
}

#[tokio::test]
async fn it_is_played_at_the_table_to_its_end() {
    let server = open(Folder::new()).await;
    let host = Guest::program(server.address, "Ada").await;
    let listed = host.get("/api/games").await.ok().json();
    assert!(listed.to_string().contains(GAME), "{listed}");
    for path in ["/", "/rules/pebbles", "/new/pebbles", "/assets/pebbles.css"] {
        let page = host.get(path).await.ok();
        assert!(!page.body.contains('⟨'), "{path}: {}", page.body);
    }
    let id = two_seats(&host, GAME, "fourth").await;
    for _ in 0..60 {
        let table = host.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
        let Some(seat) = table["deciders"].as_array().and_then(|seats| seats.first()?.as_u64()) else {
            break;
        };
        let listed = host.get_json(&format!("/t/{id}/moves?as={seat}")).await.ok().json();
        let wanted = json!({ "as": seat, "version": listed["v"], "move": listed["words"][0] });
        host.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
        let page = host.get(&format!("/t/{id}?as={seat}")).await.ok();
        assert!(!page.body.contains('⟨'), "{}", page.body);
    }
    let record = host.get(&format!("/t/{id}/record")).await.ok().body;
    let record = Record::parse(&record).expect("a whole record: the game is over");
    assert!(record.moves.len() > 10 && record.pack.is_none());
}

/// A game with a pack that nobody has, brought with the pack inside: it goes on, also after a restart, and its record has
/// the pack again.
#[tokio::test]
async fn a_pack_travels_with_its_record() {
    let mut own = games();
    own.play_with(OWN_PACK).expect("a pack");
    let game = own.find(GAME).expect("the game");
    let mut played = game.start(1, &khipu_core::Options::new(), "own pack").expect("a game");
    let seat = played.deciders().first().expect("somebody");
    let words = played.moves(seat).remove(0);
    played.play(seat, &words).expect("a legal move");
    let bare = played.record();
    let whole = Record { pack: Some(OWN_PACK.to_owned()), ..bare.clone() };

    let server = open(Folder::new()).await;
    let host = Guest::program(server.address, "Ada").await;
    let refused = host.upload(&bare.write()).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    assert!(refused.body.contains(&format!("{:016x}", bare.header.components_hash)), "{refused:?}");
    let wrong = Record { pack: Some(OWN_PACK.replace('7', "8")), ..bare.clone() };
    assert_eq!(host.upload(&wrong.write()).await.status, 422, "another pack than it says");
    let id = host.upload_id(&whole.write()).await;
    let folder = server.close().await;

    let server = open(folder).await;
    let host = Guest { address: server.address, ..host };
    for _ in 0..60 {
        let listed = host.get_json(&format!("/t/{id}/moves?as=0")).await.ok().json();
        let Some(words) = listed["words"][0].as_str() else { break };
        let wanted = json!({ "as": 0, "version": listed["v"], "move": words });
        host.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
    }
    let record = host.get(&format!("/t/{id}/record")).await.ok().body;
    let record = Record::parse(&record).expect("a whole record");
    assert_eq!(record.pack.as_deref(), Some(OWN_PACK));
    let game = games().resolve_record(&record).expect("the game of the record");
    game.load_record(&record, usize::MAX).expect("it replays");
}

/// Unknown rules or packs are named, with what is known.
#[test]
fn what_is_not_known_is_named() {
    let games = games();
    let words = games.words(khipu_words::Language::English);
    let said = |error: khipu_registry::ResolveError| error.say(&words);
    let game = said(games.resolve("chess", 1, 0).expect_err("no chess"));
    assert!(game.contains("chess") && game.contains(GAME), "{game}");
    let rules = said(games.resolve(GAME, 9, 4).expect_err("no ninth version"));
    assert!(rules.contains("version 9") && rules.contains("only: 1"), "{rules}");
    let pack = said(games.resolve(GAME, 1, 0xabc).expect_err("no such pack"));
    assert!(pack.contains("0000000000000abc") && pack.contains("0000000000000004"), "{pack}");
}

/// Every version of the rules with every pack that was ever shipped can be had, by what a record says of it.
#[test]
fn every_version_and_every_shipped_pack_is_resolved() {
    let mut shipped = Shipped { games: games(), resolved: 0 };
    khipu_games::visit(&mut shipped);
    shipped.visit::<PebblesUi>();
    assert!(shipped.resolved > shipped.games.games().count(), "older packs and versions are among them");
}

/// Resolves whatever was shipped of each game.
struct Shipped {
    games: Registry,
    resolved: usize,
}

impl Visitor for Shipped {
    fn visit<U: Playable>(&mut self) {
        let title = U::Game::TITLE;
        for &version in title.versions {
            for pack in U::Game::PACKS {
                let game = U::Game::load(version, pack).expect("a shipped pack has no faults");
                let hash = game.components_hash();
                let found = self.games.resolve(title.name, version, hash);
                let found = found.map(|found| (found.rules_version(), found.components_hash()));
                assert_eq!(found, Ok((version, hash)), "{} {version} {hash:016x}", title.name);
                self.resolved += 1;
            }
        }
    }
}
