//! Recorded solo games: one for each way in which one can end, and whole ones of every edition.
//! `KHIPU_REGENERATE=1 cargo test -p khipu-tawantinsuyu --test games` writes them anew.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use khipu_core::{Game, Match, Options, Record, Seat};
use khipu_tawantinsuyu::{Actor, Pending, Source, Stage, Tawantinsuyu};
use khipu_testkit::games::{curious_game, expect_file, random_game, read};
use khipu_testkit::playthrough;
use khipu_testkit::walk::{Dice, play_on, start};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn fixture(name: &str) -> PathBuf {
    folder(&format!("records/solo-{name}.khipu"))
}

fn game() -> Arc<Tawantinsuyu> {
    Arc::new(Tawantinsuyu::new())
}

/// Your points, those of Axomamma, and whether you have won.
fn outcome(played: &Match<Tawantinsuyu>) -> (i16, i16, bool) {
    let (game, position) = (played.game(), played.position());
    assert_eq!(position.table.stage, Stage::Over);
    let score = |who: Actor| position.table.side(who).score();
    let won = !game.score(position).winners.is_empty();
    (score(Actor::Seat(Seat::new(0))), score(Actor::Axomamma), won)
}

/// A game that begins in front of the third festival, with points as they are wanted: random players never come so far.
fn from_the_last_stretch(yours: i16, its: i16, seed: &str) -> Match<Tawantinsuyu> {
    let game = game();
    let mut dice = Dice::new(3);
    let mut played = start(&game, 1, &Options::new(), seed);
    loop {
        let table = &played.position().table;
        let asked = table.pending.top().map(|top| top.what);
        if table.festivals == 2 && asked == Some(Pending::Turn) {
            break;
        }
        assert_ne!(table.stage, Stage::Over, "{seed:?} holds three festivals");
        play_on(&mut played, &mut dice, 1);
    }
    let mut position = *played.position();
    for (side, wanted) in position.table.sides.iter_mut().zip([yours, its]) {
        side.ledger = [0; Source::COUNT];
        side.ledger[Source::Start as usize] = wanted;
    }
    let mut last = Match::from_position(game, position);
    last.name_seats(vec!["random 1".to_owned()]);
    play_on(&mut last, &mut dice, usize::MAX);
    last
}

/// Won, lost by points, lost with fewer than 120 although ahead.
#[test]
fn every_way_in_which_a_solo_game_ends() {
    let ends = [("won", 160, 30), ("lost-by-points", 150, 220), ("lost-under-120", 105, 10)];
    for (name, yours, its) in ends {
        let played = from_the_last_stretch(yours, its, "solo end");
        expect_file(&fixture(name), &played.record().write());
    }
    let replayed = |name: &str| {
        let record = Record::parse(&read(&fixture(name))).expect("a record");
        outcome(&Match::replay(game(), &record, usize::MAX).expect("it replays"))
    };
    let (yours, its, won) = replayed("won");
    assert!(won && yours >= 120 && yours > its, "{yours} {its}");
    let (yours, its, won) = replayed("lost-by-points");
    assert!(!won && yours >= 120 && yours <= its, "{yours} {its}");
    let (yours, its, won) = replayed("lost-under-120");
    assert!(!won && yours < 120 && yours > its, "{yours} {its}");
}

/// Whole games of every edition, random ones and such of a curious player, with adjustments where several are allowed.
#[test]
fn whole_solo_games_are_played_the_same_again() {
    let game = game();
    for (edition, adjusted) in [("consensus", true), ("pl", false), ("ru", false), ("fr", true)] {
        let mut options = Options::from([("edition".to_owned(), edition.to_owned())]);
        let seed = format!("solo {edition}");
        let random = random_game(&game, 1, &options, &seed);
        for name in ["easier_worship", "harder_temple", "harder_weavings"].into_iter().filter(|_| adjusted) {
            options.insert(name.to_owned(), "on".to_owned());
        }
        let curious = curious_game(&game, 1, &options, &seed);
        for (name, played) in [("random", random), ("curious", curious)] {
            assert!(!outcome(&played).2, "nobody wins like that");
            expect_file(&fixture(&format!("{name}-{edition}")), &played.record().write());
        }
    }
}

/// Axomamma's turns in words of its events, step by step.
#[test]
fn a_solo_game_is_told_the_same() {
    let game = game();
    let options = Options::from([("edition".to_owned(), "consensus".to_owned())]);
    let told = playthrough::tell(&game, &random_game(&game, 1, &options, "solo consensus").record());
    for event in
        ["automa_considered", "automa_rolled", "automa_chose_space", "automa_activated", "automa_moved_token"]
    {
        assert!(told.contains(event), "{event}");
    }
    expect_file(&folder("playthroughs/solo-random.txt"), &told);
}
