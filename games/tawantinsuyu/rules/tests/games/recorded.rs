//! The recorded games of the tree. `KHIPU_REGENERATE=1 cargo test -p khipu-tawantinsuyu --test games` writes anew what
//! is made by these tests.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Game, Match, Options, Record, Release};
use khipu_tawantinsuyu::{Components, Kind, Stage, Tawantinsuyu, Workers};
use khipu_testkit::corpus::{Replayed, replay_releases};
use khipu_testkit::games::{
    curious_game, expect_file, move_counts, random_game, read, refuse_all, replay_all,
};
use khipu_testkit::playthrough;
use khipu_testkit::walk::{Dice, play_on, start};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn game() -> Arc<Tawantinsuyu> {
    Arc::new(Tawantinsuyu::new())
}

/// The game as release 0.1.0 played it.
fn first_version() -> Arc<Tawantinsuyu> {
    Arc::new(Tawantinsuyu::load(1, Tawantinsuyu::PACKS[0]).expect("the pack of the release"))
}

fn edition(name: &str) -> Options {
    [("edition".to_owned(), name.to_owned())].into()
}

/// Games of every release lead where they led and are told as they were, for ever.
#[test]
fn games_of_every_release_lead_where_they_led() {
    let first = Replayed { release: "0.1.0".to_owned(), games: 20, told: 2 };
    let replayed = replay_releases::<Tawantinsuyu>(&folder("../../corpus"));
    assert!(replayed.contains(&first), "no game of a release is ever lost");
}

/// A version or a pack that is not known is refused with what is.
#[test]
fn an_unknown_version_is_refused() {
    let faults = Tawantinsuyu::load(3, Tawantinsuyu::PACKS[0]).expect_err("there is no version 3");
    let said = serde_json::to_string(&faults).expect("JSON");
    assert!(said.contains(r#""word":"3""#) && said.contains(r#"["1","2"]"#), "{said}");
    assert_eq!(Tawantinsuyu::new().rules_version(), 2);
    assert_eq!(first_version().rules_version(), 1);
    assert!(Tawantinsuyu::load(2, "players = 3").is_err());
}

/// Every recorded game leads where it led, and each way in which a game of several ends is among them.
#[test]
fn fixtures_lead_where_they_led() {
    let games = replay_all(&game(), &folder("records"));
    for players in 2..=4 {
        assert!(games.iter().any(|game| game.players() == players), "no fixture for {players} players");
    }
    let ends = |last: bool| {
        let several = games.iter().filter(|game| game.players() > 1).map(|game| &game.position().table);
        several.filter(|table| table.last == last).count()
    };
    assert!(ends(false) > 0, "no fixture ends with the third festival");
    assert!(ends(true) > 0, "no fixture ends with the empty bag");
}

/// Games of 2, 3 and 4 players in all editions are recorded move for move, random ones and such of curious players.
#[test]
fn recorded_games_are_played_the_same_again() {
    let game = game();
    for (players, name) in [(2, "consensus"), (3, "pl"), (4, "ru"), (2, "fr")] {
        let (seed, options) = (format!("fixture {players}"), edition(name));
        let random = random_game(&game, players, &options, &seed);
        let curious = curious_game(&game, players, &options, &seed);
        for (kind, played) in [("random", random), ("curious", curious)] {
            let path = folder(&format!("records/{kind}-{players}-{name}.khipu"));
            expect_file(&path, &played.record().write());
        }
    }
}

/// The rare end: the bag is empty when the village should be filled (TW-9.8). It begins at a position whose bag has been
/// emptied and whose village has one worker left.
#[test]
fn a_game_ends_with_the_empty_bag() {
    let game = game();
    let mut played = start(&game, 3, &Options::new(), "empty bag");
    play_on(&mut played, &mut Dice::new(2), 40);
    let mut position = *played.position();
    let table = &mut position.table;
    assert_eq!((table.stage, table.festivals, table.tile), (Stage::Play, 0, None));
    let mut left: Vec<Kind> =
        table.bag.kinds().flat_map(|kind| vec![kind; table.bag.get(kind).into()]).collect();
    while table.village.len() > 1 {
        left.extend(table.village.pop_back().map(|worker| Kind::ALL[usize::from(worker)]));
    }
    table.bag = Workers::default();
    left.into_iter().for_each(|kind| table.gone.add(kind));
    let mut short = Match::from_position(game.clone(), position);
    play_on(&mut short, &mut Dice::new(3), usize::MAX);
    let end = &short.position().table;
    assert_eq!(
        (end.stage, end.last, end.festivals),
        (Stage::Over, true, 2),
        "the festival after the empty bag is the last"
    );
    expect_file(&folder("records/empty-bag-3.khipu"), &short.record().write());
}

#[test]
fn broken_files_are_refused_with_every_fault() {
    refuse_all(&first_version(), &folder("invalid"), |text| Components::from_toml(text).map(|_| ()));
}

#[test]
fn playthroughs_tell_the_same() {
    let game = game();
    let record = Record::parse(&read(&folder("records/random-2-consensus.khipu"))).expect("a record");
    expect_file(&folder("playthroughs/2.txt"), &playthrough::tell(&game, &record));
}

#[test]
fn the_generator_counts_the_same_moves() {
    let game = game();
    let tables: String =
        (1..=4).map(|players| move_counts(&game, players, &Options::new(), "count", 2_000)).collect();
    expect_file(&folder("move-counts.txt"), &tables);
}
