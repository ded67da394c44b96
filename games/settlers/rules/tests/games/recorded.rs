//! The recorded games of the tree. `KHIPU_REGENERATE=1 cargo test -p khipu-settlers --test games` writes anew what is
//! made by these tests.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Game, Match, Options, Record};
use khipu_settlers::{Cards, Components, DeckList, Faction, Location, Pending, Settlers, Stage};
use khipu_testkit::games::{
    curious_game, expect_file, move_counts, random_game, read, refuse_all, replay_all,
};
use khipu_testkit::playthrough;
use khipu_testkit::walk::{Dice, play_on, start};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn fixture(name: &str) -> PathBuf {
    folder(&format!("records/{name}.khipu"))
}

fn game() -> Arc<Settlers> {
    Arc::new(Settlers::new())
}

fn options(words: &[(&str, &str)]) -> Options {
    words.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// Every recorded game leads where it led; every faction, every number of players and both ends of a solo game are among
/// them.
#[test]
fn fixtures_lead_where_they_led() {
    let games = replay_all(&game(), &folder("records"));
    for players in 1..=5 {
        assert!(games.iter().any(|game| game.players() == players), "no fixture for {players} players");
    }
    for faction in &Faction::ALL[..5] {
        let plays = |played: &&Match<Settlers>| {
            let table = &played.position().table;
            table.seats().any(|seat| table.side(seat).faction == *faction)
        };
        assert!(games.iter().filter(plays).count() > 1, "no fixtures for {faction:?}");
    }
    let won = |played: &&Match<Settlers>| !played.game().score(played.position()).winners.is_empty();
    let solo = || games.iter().filter(|played| played.players() == 1);
    assert!(solo().filter(won).count() > 0, "no solo game is won");
    assert!(solo().filter(|played| !won(played)).count() > 0, "no solo game is lost");
}

/// A name, how many players, and the options.
type Table = (&'static str, usize, &'static [(&'static str, &'static str)]);

/// Games of all factions, lookouts and formats are recorded move for move, random ones and such of curious players.
#[test]
fn recorded_games_are_played_the_same_again() {
    let game = game();
    let tables: [Table; 7] = [
        ("2-roman-aztec", 2, &[("faction1", "roman"), ("faction2", "aztec")]),
        (
            "2-japanese-barbarian-open",
            2,
            &[
                ("faction1", "japanese"),
                ("faction2", "barbarian"),
                ("format", "open"),
                ("deck1", "all"),
                ("deck2", "all"),
            ],
        ),
        ("3-alternate", 3, &[("lookout", "alternate")]),
        ("4-advanced", 4, &[("lookout", "advanced")]),
        ("5-peaceful", 5, &[("lookout", "peaceful")]),
        (
            "2-egyptian-aztec-decks",
            2,
            &[("faction1", "egyptian"), ("deck1", "aztecs"), ("faction2", "aztec"), ("deck2", "magic3")],
        ),
        ("solo-japanese", 1, &[("faction1", "japanese"), ("deck1", "aztecs")]),
    ];
    for (name, players, words) in tables {
        let (seed, options) = (format!("fixture {name}"), options(words));
        let random = random_game(&game, players, &options, &seed);
        let curious = curious_game(&game, players, &options, &seed);
        for (kind, played) in [("random", random), ("curious", curious)] {
            expect_file(&fixture(&format!("{kind}-{name}")), &played.record().write());
        }
    }
}

/// A deck of one's own is part of the record.
#[test]
fn a_deck_of_ones_own_is_recorded() {
    let game = game();
    let rules = game.components();
    let (.., deck) = DeckList::defaults(rules)
        .into_iter()
        .find(|(faction, mark, _)| (faction.name(), mark.name()) == ("roman", "aztecs"))
        .expect("a deck");
    let line = deck.line(rules);
    let options =
        options(&[("faction1", "roman"), ("deck1", &line), ("faction2", "aztec"), ("deck2", "friends")]);
    let played = random_game(&game, 2, &options, "own deck");
    assert!(played.position().table.cards.intersection(rules.decks[3]) == deck.cards);
    expect_file(&fixture("random-2-own-deck"), &played.record().write());
}

/// A solo game that begins in front of its last turn, with as many faction locations as are wanted: random players never
/// build so many.
fn solo_end(locations: u16) -> Match<Settlers> {
    let game = game();
    let mut dice = Dice::new(5);
    let mut played = start(&game, 1, &options(&[("faction1", "roman")]), "solo end");
    while played.position().table.round < 5 || played.position().table.stage != Stage::Action {
        play_on(&mut played, &mut dice, 1);
    }
    let mut position = *played.position();
    assert_eq!(position.table.pending.top().map(|top| top.what), Some(Pending::Turn));
    let cards: Vec<u16> = position.secret.factions.iter().take(locations.into()).collect();
    position.secret.factions = position.secret.factions.without(cards.iter().copied().collect::<Cards>());
    let side = &mut position.table.sides[0];
    side.deck -= cards.len() as u8;
    for card in cards {
        assert!(side.locations.push(Location::new(card)));
    }
    let mut last = Match::from_position(game, position);
    last.name_seats(vec!["random 1".to_owned()]);
    play_on(&mut last, &mut dice, usize::MAX);
    last
}

#[test]
fn solo_games_won_and_lost() {
    for (name, locations, won) in [("solo-won", 20, true), ("solo-lost", 3, false)] {
        let played = solo_end(locations);
        expect_file(&fixture(name), &played.record().write());
        let record = Record::parse(&read(&fixture(name))).expect("a record");
        let again = Match::replay(game(), &record, usize::MAX).expect("it replays");
        let score = again.game().score(again.position());
        assert_eq!(!score.winners.is_empty(), won, "{name}");
    }
}

/// Broken component files and broken decks are told apart by what they begin with.
#[test]
fn broken_files_are_refused_with_every_fault() {
    let game = game();
    refuse_all(&game, &folder("invalid"), |text| {
        if text.contains("\nfaction =") {
            DeckList::from_toml(game.components(), text).map(|_| ())
        } else {
            Components::from_toml(text).map(|_| ())
        }
    });
}

#[test]
fn playthroughs_tell_the_same() {
    let game = game();
    for (fixture_name, file) in [("random-2-roman-aztec", "2"), ("random-solo-japanese", "solo")] {
        let record = Record::parse(&read(&fixture(fixture_name))).expect("a record");
        expect_file(&folder(&format!("playthroughs/{file}.txt")), &playthrough::tell(&game, &record));
    }
}

#[test]
fn the_generator_counts_the_same_moves() {
    let game = game();
    let tables: String =
        (1..=5).map(|players| move_counts(&game, players, &Options::new(), "count", 2_000)).collect();
    expect_file(&folder("move-counts.txt"), &tables);
}
