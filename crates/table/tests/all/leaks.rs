//! Nothing hidden leaves the server: two worlds that a viewer cannot tell apart give the same pages, streams, records,
//! previews, reasons and errors, byte for byte.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;

use crate::server::{Guest, Listener, encode, open};
use khipu_core::{Game, Match, Options, Release as _, Seat, Seed, Viewer};
use khipu_registry::{Playable, Visitor};
use khipu_table::Limits;
use serde_json::Value;

/// A table in one of two worlds, and the guest who brought it.
struct World<'a> {
    guest: &'a Guest,
    id: String,
    eyes: &'a str,
    listener: Listener,
}

impl<'a> World<'a> {
    async fn open(guest: &'a Guest, record: &str, eyes: &'a str) -> Self {
        let id = guest.upload_id(record).await;
        let listener = guest.listen(&format!("/t/{id}/stream?as={eyes}")).await;
        Self { guest, id, eyes, listener }
    }

    /// What comes back, without what is random by design: the id, tokens and links.
    fn plain(&self, text: &str) -> String {
        let text = text.replace(&self.id, "TABLE").replace(&self.guest.token, "TOKEN");
        let without = |text: &str, beginning: &str, length: usize| {
            let mut plain = String::with_capacity(text.len());
            let mut rest = text;
            while let Some(at) = rest.find(beginning) {
                let (before, after) = rest.split_at(at + length);
                plain += before;
                rest = after.trim_start_matches(|c: char| c.is_ascii_hexdigit() || "-.".contains(c));
            }
            plain + rest
        };
        let text = without(&text, "/seat/TABLE/", "/seat/TABLE/0/".len());
        without(&text, "/join/TABLE/", "/join/TABLE/".len())
    }

    async fn get(&self, path: &str) -> String {
        let glue = if path.contains('?') { '&' } else { '?' };
        let path = path.replace("{id}", &self.id);
        let answer = self.guest.get_json(&format!("{path}{glue}as={}", self.eyes)).await;
        format!("{} {}", answer.status, self.plain(&answer.body))
    }

    async fn view(&self) -> Value {
        let view = self.guest.get(&format!("/api/tables/{}?as={}", self.id, self.eyes)).await.ok().json();
        view["view"].clone()
    }

    async fn version(&self) -> u64 {
        let table = self.guest.get(&format!("/api/tables/{}?as=none", self.id)).await.ok().json();
        table["version"].as_u64().expect("a version")
    }

    async fn heard(&mut self) -> String {
        let message = self.listener.next().await.expect("the stream goes on").to_string();
        self.plain(&message)
    }
}

/// Everything that a viewer can ask for.
async fn compare(worlds: &[World<'_>; 2], words: &[String]) {
    let mut paths: Vec<String> = [
        "/t/{id}",
        "/t/{id}/at/0",
        "/t/{id}/at/0/pieces",
        "/t/{id}/described",
        "/t/{id}/moves",
        "/t/{id}/plan",
        "/t/{id}/record",
        "/t/{id}/score",
        "/api/tables/{id}",
        "/api/tables/{id}/moves",
        "/api/tables/{id}/plan",
        "/api/tables/{id}/record",
    ]
    .map(str::to_owned)
    .to_vec();
    for words in words {
        paths.push(format!("/t/{{id}}/why?move={}", encode(words)));
        paths.push(format!("/t/{{id}}/preview?move={}", encode(words)));
    }
    for path in paths {
        let (here, there) = (worlds[0].get(&path).await, worlds[1].get(&path).await);
        assert!(
            here == there,
            "{path} as {} tells the worlds apart:\n{}",
            worlds[0].eyes,
            difference(&here, &there)
        );
    }
}

fn difference(here: &str, there: &str) -> String {
    let at = here.bytes().zip(there.bytes()).position(|(a, b)| a != b).unwrap_or(here.len().min(there.len()));
    let around = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(120)..(at + 120).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("…{}…\n…{}…", around(here), around(there))
}

fn legal<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.legal(position, seat, &mut moves);
    moves
}

/// Goes through a game and at some moments looks at it with each pair of eyes, in two worlds.
async fn hunt<G: Game>(game: G, players: u64, seed: &str, moments: &[usize]) -> usize {
    let game = Arc::new(game);
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let mut played = Match::start(game.clone(), players, &Options::new(), seed).expect("a game");
    let mut strange: Vec<String> = Vec::new();
    let mut different = 0;
    for number in 0..=moments.iter().copied().max().unwrap_or_default() {
        let Some(seat) = played.deciders().first() else { break };
        if moments.contains(&number) {
            for viewer in Seat::all(players as usize).map(Viewer::Seat).chain([Viewer::Spectator]) {
                different += usize::from(look(&guest, &game, &played, viewer, &strange).await);
            }
        }
        let moves = played.legal(seat).to_vec();
        let choice = moves[number * 7 % moves.len()];
        // Some moves of every kind, to be asked about where they are not legal.
        if number % 5 == 0 {
            strange.push(game.write_move(moves[moves.len() / 2]));
            let surplus = strange.len().saturating_sub(12);
            strange.drain(..surplus);
        }
        played.play(seat, choice, &mut Vec::new()).expect("a listed move");
    }
    different
}

/// One moment, one pair of eyes, two worlds. Whether the worlds differ in more than the seed.
async fn look<G: Game>(
    guest: &Guest,
    game: &Arc<G>,
    played: &Match<G>,
    viewer: Viewer,
    strange: &[String],
) -> bool {
    let here = *played.position();
    let there = game.imagine(&game.view(&here, viewer), Seed::from_text("another world"));
    let eyes = match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Spectator => "none".to_owned(),
    };
    let records = [here, there].map(|position| Match::from_position(game.clone(), position).record().write());
    assert_ne!(records[0], records[1], "the worlds differ");
    let mut worlds =
        [World::open(guest, &records[0], &eyes).await, World::open(guest, &records[1], &eyes).await];
    compare(&worlds, strange).await;
    let first = [worlds[0].heard().await, worlds[1].heard().await];
    assert!(first[0] == first[1], "streams: {}", difference(&first[0], &first[1]));

    // A move that is possible in both worlds, by whoever must decide.
    if let Some(seat) = game.deciders(&here).first() {
        let others = legal(&**game, &there, seat);
        let common: Vec<G::Move> =
            legal(&**game, &here, seat).into_iter().filter(|played| others.contains(played)).collect();
        let choice = common.iter().copied().find(|&choice| {
            let after = [here, there].map(|mut position| {
                game.apply(&mut position, seat, choice, &mut Vec::new());
                game.view(&position, viewer)
            });
            // What is turned up is not hidden any more: those moves may differ.
            after[0] == after[1]
        });
        if let Some(choice) = choice {
            let words = game.write_move(choice);
            for world in &worlds {
                let version = world.version().await.to_string();
                let seat = seat.index().to_string();
                let fields = [("as", seat.as_str()), ("v", version.as_str()), ("move", words.as_str())];
                guest.post(&format!("/t/{}/move", world.id), &fields).await.ok();
            }
            assert_eq!(worlds[0].view().await, worlds[1].view().await);
            let heard = [worlds[0].heard().await, worlds[1].heard().await];
            assert!(heard[0] == heard[1], "after {words}: {}", difference(&heard[0], &heard[1]));
            compare(&worlds, &[]).await;
        }
    }

    // What is refused is refused in the same words.
    if let Viewer::Seat(seat) = viewer {
        let legal = worlds[0].get("/t/{id}/moves").await;
        for words in strange.iter().filter(|words| !legal.contains(words.as_str())) {
            let mut refused = Vec::new();
            for world in &worlds {
                let (version, seat) = (world.version().await.to_string(), seat.index().to_string());
                let fields = [("as", seat.as_str()), ("v", version.as_str()), ("move", words.as_str())];
                let answer = guest.post(&format!("/t/{}/move", world.id), &fields).await;
                assert_eq!(answer.status, 422, "{answer:?}");
                refused.push(world.plain(&answer.body));
            }
            assert_eq!(refused[0], refused[1]);
        }
    }
    // The secret has the seed and more: whether it is the seed alone does not count as a difference.
    let [a, b] = [here, there].map(|position| {
        Seat::all(played.players())
            .map(|seat| game.export_view(&game.view(&position, Viewer::Seat(seat))))
            .collect::<Vec<_>>()
    });
    a != b
}

/// A hunt through a game of every kind, with the fewest players and with one more.
#[derive(Default)]
struct Hunts(Vec<(&'static str, Hunt)>);

type Hunt = Pin<Box<dyn Future<Output = usize>>>;

impl Visitor for Hunts {
    fn visit<U: Playable>(&mut self) {
        let title = U::Game::TITLE;
        let few = title.min_players;
        for (players, stops) in [(few, &[0, 9, 60][..]), (few + 1, &[0, 3, 40])] {
            let pack = U::Game::PACKS.last().expect("a pack");
            let game = U::Game::load(title.newest(), pack).expect("a game");
            self.0.push((title.name, Box::pin(hunt(game, players as u64, "leaks", stops))));
        }
    }
}

#[tokio::test]
async fn no_game_tells_the_worlds_apart_to_anybody() {
    let mut hunts = Hunts::default();
    khipu_games::visit(&mut hunts);
    assert!(hunts.0.len() >= 2, "there are games");
    let mut different: BTreeMap<&str, usize> = BTreeMap::new();
    for (game, hunt) in hunts.0 {
        println!("{game}");
        *different.entry(game).or_default() += hunt.await;
    }
    different.retain(|_, worlds| *worlds == 0);
    assert!(different.is_empty(), "no two worlds differed, so the hunt proves nothing: {different:?}");
}
