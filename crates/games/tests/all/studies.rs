//! Studies of recorded games, of every release: each move is played, each variation too, and what is wrong is found.

use std::path::Path;

use khipu_core::Problem;
use khipu_registry::StudyError;
use khipu_study::Study;

#[test]
fn records_of_every_release_open_as_studies_and_branch_off() {
    let registry = khipu_games::registry();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let releases = std::fs::read_dir(corpus).expect("the corpus").filter_map(Result::ok);
    let releases: Vec<_> = releases.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    for game in registry.games() {
        let folders = releases.iter().map(|release| release.join(game.title().name));
        let mut files: Vec<_> = Vec::new();
        for folder in folders.filter(|folder| folder.is_dir()) {
            let entries = std::fs::read_dir(&folder).expect("a folder").filter_map(Result::ok);
            let mut records: Vec<_> = entries.map(|file| file.path()).collect();
            records.retain(|path| path.extension().is_some_and(|ending| ending == "khipu"));
            records.sort();
            files.extend(records.into_iter().take(3));
        }
        assert!(files.len() >= 3, "no release has records of {}", game.title().name);
        // A few of each game and release: the tests of records play them all.
        for file in &files {
            let text = std::fs::read_to_string(file).expect("text");
            let (game, mut study) =
                registry.open_study(&text).unwrap_or_else(|error| panic!("{}: {error:?}", file.display()));
            assert_eq!(game.rules_version(), study.header.rules_version);
            // At every tenth node another move than the one that was played.
            for node in (0..study.nodes().len()).step_by(10) {
                let mut there = game.load_record(&study.record(node), usize::MAX).expect("it was played");
                let Some(seat) = there.deciders().first() else { continue };
                let moves = there.moves(seat);
                let (moment, other) = (there.moment(), &moves[moves.len() - 1]);
                let (_, hash) = moment.play(seat, other).expect("a listed move");
                there.play(seat, other).expect("a listed move");
                let last = there.played().last().expect("a move").clone();
                assert_eq!(hash, last.hash);
                study.add(node, last).expect("there is room");
            }
            let branched = study.write();
            let (_, again) = registry.open_study(&branched).expect("every move can be played");
            assert_eq!(again.write(), branched);
            let last = study.nodes().len() - 1;
            let played = study.nodes()[last].played.as_ref().expect("a move");
            let wrong = branched.replacen(&format!("\n{last} "), &format!("\n; {last}\n{last} "), 1);
            let wrong =
                wrong.trim_end().rsplit_once(' ').expect("a hash").0.to_owned() + " 0123456789abcdef\n";
            let Err(StudyError::Faults(_, faults)) = registry.open_study(&wrong) else {
                panic!("{played:?} leads elsewhere")
            };
            assert!(matches!(faults[0].problem, Problem::Mismatch { what: "hash", .. }), "{faults:?}");
            assert_eq!(faults[0].place.line, Some(wrong.lines().count() as u32));
        }
    }
}

#[test]
fn a_position_opens_as_a_study() {
    let registry = khipu_games::registry();
    for game in registry.games() {
        let players = game.title().max_players as u64;
        let started = game.start(players, &khipu_core::Options::new(), "a study").expect("a start");
        let (_, study) = registry.open_study(&started.position().to_string()).expect("a position");
        assert_eq!((study.nodes().len(), study.header.players as u64), (1, players));
        assert!(Study::parse(&study.write()).is_ok_and(|again| again == study));
        for broken in ["{", "{}", "{\"game\":\"chess\"}"] {
            assert!(registry.open_study(broken).is_err(), "{broken}");
        }
    }
}
