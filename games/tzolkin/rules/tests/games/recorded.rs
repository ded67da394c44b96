//! The recorded games of the tree. `KHIPU_REGENERATE=1 cargo test -p khipu-tzolkin --test games` writes anew what is
//! made by these tests.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Match, Options, Record, Release as _, Seat};
use khipu_testkit::games::{
    curious_game, expect_file, move_counts, random_game, read, refuse_all, replay_all,
};
use khipu_testkit::playthrough;
use khipu_testkit::walk::{Dice, play_curiously, play_on, start};
use khipu_tzolkin::{Components, Gear, Gears, Owner, Stage, Tzolkin};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn game() -> Arc<Tzolkin> {
    Arc::new(Tzolkin::new())
}

/// There is one way in which a game ends, the fourth food day; the fixtures show it with every number of players and
/// with every kind of choice in play.
#[test]
fn fixtures_lead_where_they_led() {
    let games = replay_all(&game(), &folder("records"));
    let has = |what: &str, test: &dyn Fn(&Match<Tzolkin>) -> bool| {
        assert!(games.iter().any(test), "no fixture has {what}");
    };
    for players in 2..=4 {
        has("every number of players", &|game| game.players() == players);
    }
    let played =
        |game: &Match<Tzolkin>, word: &str| game.moves().iter().any(|step| step.text.starts_with(word));
    for word in
        ["beg", "burn", "calendar 2", "calendar 1", "build M", "act ", "buy", "sell", "save", "done", "up "]
    {
        has(word, &|game| played(game, word));
    }
    assert!(games.iter().all(|game| game.position().table.stage == Stage::Over));
}

/// Games of 2, 3 and 4 players are recorded move for move, random ones and such of curious players.
#[test]
fn recorded_games_are_played_the_same_again() {
    let game = game();
    for players in 2..=4 {
        for number in 0..2 {
            let seed = format!("fixture {players} {number}");
            let random = random_game(&game, players, &Options::new(), &seed);
            let curious = curious_game(&game, players, &Options::new(), &seed);
            for (name, played) in [("random", random), ("curious", curious)] {
                let path = folder(&format!("records/{name}-{players}-{number}.khipu"));
                expect_file(&path, &played.record().write());
            }
        }
    }
}

/// Games that begin at a position: everybody is rich and learned, so that the rarer choices come up.
#[test]
fn recorded_games_of_the_rich_are_played_the_same_again() {
    let game = game();
    for players in 2..=4 {
        let mut played = start(&game, players, &Options::new(), "rich");
        play_on(&mut played, &mut Dice::new(1), players);
        let mut position = *played.position();
        position.table.day = 2;
        for side in &mut position.table.sides[..players] {
            side.corn += 60;
            side.resources = [20, 20, 20];
            side.skulls += 2;
            position.table.skulls -= 2;
            side.technologies = [1, 0, 3, 2];
        }
        // Workers near the ends of their gears, where the large actions are.
        position.table.gears = Gears::default();
        for seat in Seat::all(players) {
            for gear in [Gear::Tikal, Gear::Uxmal] {
                position.table.gears.put(Owner::Seat(seat), gear, 7 - seat.index() as u8);
                position.table.sides[seat.index()].free -= 1;
            }
        }
        let neutral = Gear::ALL.iter().copied().flat_map(|gear| [(gear, 0), (gear, 1), (gear, 2)]);
        for (gear, space) in neutral.take(game.components().neutral_workers[players].into()) {
            position.table.gears.put(Owner::Neutral, gear, space);
        }
        let mut rich = Match::from_position(game.clone(), position);
        play_curiously(&mut rich, &mut Dice::new(13));
        expect_file(&folder(&format!("records/rich-{players}.khipu")), &rich.record().write());
    }
}

#[test]
fn broken_files_are_refused_with_every_fault() {
    // They were made with version 1 of the rules.
    let game = Arc::new(Tzolkin::load(1, Tzolkin::PACKS[0]).expect("the first pack"));
    refuse_all(&game, &folder("invalid"), |text| Components::from_toml(text).map(|_| ()));
}

#[test]
fn playthroughs_tell_the_same() {
    let game = game();
    for name in ["random-2-0", "curious-4-0"] {
        let record = Record::parse(&read(&folder(&format!("records/{name}.khipu")))).expect("a record");
        expect_file(&folder(&format!("playthroughs/{name}.txt")), &playthrough::tell(&game, &record));
    }
}

#[test]
fn the_generator_counts_the_same_moves() {
    let game = game();
    let tables: String =
        (2..=4).map(|players| move_counts(&game, players, &Options::new(), "count", 2_000)).collect();
    expect_file(&folder("move-counts.txt"), &tables);
}
