//! Study boards: a tree that is written and read back as the same, with bounds, and with every fault at its line.

use khipu_core::{Header, Origin, Problem, Record, RecordedMove, Seat};
use khipu_study::{MOST_COMMENT, MOST_MARKS, MOST_NODES, Mark, Study, ValuedMove, Values};

fn played(seat: usize, text: &str) -> RecordedMove {
    RecordedMove { seat: Seat::new(seat), text: text.to_owned(), hash: text.len() as u64, line: 0 }
}

/// Two moves, a variation of the second, and something of everything.
fn study() -> Study {
    let header = Header {
        game: "toy".to_owned(),
        rules_version: 2,
        components_hash: 7,
        players: 2,
        options: [("edition".to_owned(), "pl".to_owned())].into(),
        seats: vec!["Ann".to_owned(), "Zażółć".to_owned()],
        origin: Origin::Seed("a seed".to_owned()),
    };
    let pack = Some("game = \"toy\"\n".to_owned());
    let record = Record { header, pack, moves: vec![played(0, "take 1 wood"), played(1, "end")] };
    let mut study = Study::of_record("Wood \"first\"", record).expect("short enough");
    let other = study.add(1, played(1, "take gold = all")).expect("there is room");
    assert_eq!(other, 3);
    assert_eq!(study.add(1, played(1, "end")).expect("it is there"), 2, "the same move is the same node");
    study.comment(0, " a line\r\nand \"another\"\u{7} ").expect("short enough");
    study.comment(3, "; no comment of the file").expect("short enough");
    let place = |name: &str| name.to_owned();
    study.toggle(3, Mark { from: place("tikal-3"), to: None }).expect("there is room");
    study.toggle(3, Mark { from: place("tikal-3"), to: Some(place("corn")) }).expect("there is room");
    let valued =
        ValuedMove { played: "end".to_owned(), points: 41.5, error: 0.3, behind: 0.0, behind_error: 0.1 };
    study.value(3, Values { yardstick: 1, seat: 1, moves: vec![valued] }).expect("few enough");
    study
}

/// Lines are those of a file, and of no concern to a tree.
fn without_lines(text: &str) -> Study {
    let study = Study::parse(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
    let bare: String = study.write();
    assert_eq!(bare, text);
    let mut again = Study::of_record(&study.title, study.record(0)).expect("short enough");
    for (index, node) in study.nodes().iter().enumerate() {
        if let Some(played) = &node.played {
            again.add(node.parent, RecordedMove { line: 0, ..played.clone() }).expect("there is room");
        }
        again.comment(index, &node.comment).expect("short enough");
        node.marks.iter().for_each(|mark| again.toggle(index, mark.clone()).expect("there is room"));
        node.values.iter().for_each(|values| again.value(index, values.clone()).expect("few enough"));
    }
    again
}

#[test]
fn a_study_reads_back_as_the_same_tree() {
    let study = study();
    assert_eq!(without_lines(&study.write()), study);
    assert_eq!(study.nodes()[0].comment, "a line\nand \"another\"");
    assert_eq!((study.path(3), study.line(0), study.line(3)), (vec![1, 3], vec![1, 2], vec![1, 3]));
    assert_eq!(study.next(1).collect::<Vec<_>>(), [2, 3]);
    let words: Vec<String> = study.record(3).moves.into_iter().map(|one| one.text).collect();
    assert_eq!(words, ["take 1 wood", "take gold = all"]);
}

#[test]
fn a_record_is_read_as_a_study_of_its_game() {
    let record = study().record(2);
    let opened = Study::parse(&record.write()).expect("a record");
    assert_eq!((opened.nodes().len(), opened.line(0)), (3, vec![1, 2]));
    assert_eq!(opened.record(2).header, record.header);
}

#[test]
fn what_is_cut_is_gone_with_all_that_follows() {
    let mut study = study();
    study.add(3, played(0, "later")).expect("there is room");
    assert_eq!(study.cut(2), 1);
    assert_eq!((study.nodes().len(), study.line(0)), (4, vec![1, 2, 3]));
    assert_eq!(study.nodes()[2].marks.len(), 2, "its drawings went along");
    assert_eq!((study.cut(1), study.nodes().len()), (0, 1));
    assert_eq!((study.cut(0), study.nodes().len()), (0, 1), "the start stays");
}

#[test]
fn every_variation_is_played_from_where_it_begins() {
    let study = study();
    let mut seen = Vec::new();
    let walked = study.walk(String::new(), |before, played| {
        let after = format!("{before}/{}", played.text);
        seen.push(after.clone());
        Ok(after)
    });
    assert_eq!(walked, Ok(()));
    assert_eq!(seen, ["/take 1 wood", "/take 1 wood/end", "/take 1 wood/take gold = all"]);
    let read = Study::parse(&study.write()).expect("readable");
    let refused = read.walk((), |(), played| match played.text.as_str() {
        "end" => Err(Problem::TooLong { limit: 0 }),
        _ => Ok(()),
    });
    let line = study.write().lines().position(|line| line.starts_with("2 1 1 end")).expect("a line") + 1;
    assert_eq!(refused.expect_err("it cannot be played")[0].place.line, Some(line as u32));
}

#[test]
fn every_broken_line_is_named() {
    let text = study().write();
    let lines = |broken: &str| -> Vec<Option<u32>> {
        assert_ne!(broken, text, "something is broken");
        Study::parse(broken).expect_err("broken").iter().map(|fault| fault.place.line).collect()
    };
    let of = |beginning: &str| {
        let line = text.lines().position(|line| line.starts_with(beginning));
        Some(line.unwrap_or_else(|| panic!("no line {beginning}")) as u32 + 1)
    };
    for (beginning, found, instead) in [
        ("khipu-study", "khipu-study 1", "khipu-study 2"),
        ("title", "title \"Wood", "title \"Wo\" od"),
        ("commitment", "seed \"a seed\"", "seed \"a seal\""),
        ("1 0 0", "1 0 0 take", "2 0 0 take"),
        ("2 1 1", "2 1 1 end", "2 2 1 end"),
        ("2 1 1", "2 1 1 end", "2 1 5 end"),
        ("3 1 1", "3 1 1 take gold = all", "3 1 1 end"),
        ("2 1 1", "end = 0000000000000003", "end = 3"),
        ("mark", "mark tikal-3", "mark"),
        ("arrow", "arrow tikal-3 corn", "arrow tikal-3"),
        ("arrow", "arrow tikal-3 corn", "mark tikal-3"),
        ("values", "\"yardstick\":1", "\"yardstick\":-1"),
        ("values", "\"seat\":1", "\"seat\":2"),
    ] {
        assert_eq!(lines(&text.replacen(found, instead, 1)), [of(beginning)], "{instead}");
    }
    let twice = text.replacen("\n1 0 0", "\ncomment \"again\"\n1 0 0", 1);
    assert_eq!(lines(&twice), [of("1 0 0")]);
    assert!(Study::parse("").is_err() && Study::parse("; only a comment\n").is_err());
}

#[test]
fn nothing_grows_without_bounds() {
    let mut study = study();
    assert!(study.comment(0, &"x".repeat(MOST_COMMENT)).is_ok());
    assert!(study.comment(0, &"x".repeat(MOST_COMMENT + 1)).is_err());
    assert!(study.rename(&"x".repeat(101)).is_err());
    for number in 0..MOST_MARKS + 1 {
        let made = study.toggle(0, Mark { from: format!("place-{number}"), to: None });
        assert_eq!(made.is_ok(), number < MOST_MARKS);
    }
    for name in ["", "two words", "ż", &"x".repeat(81)] {
        assert!(study.toggle(1, Mark { from: name.to_owned(), to: None }).is_err(), "{name}");
    }
    assert!(study.comment(4, "nowhere").is_err() && study.add(4, played(0, "end")).is_err());
    let full = (0..MOST_NODES).find(|number| study.add(0, played(0, &format!("move {number}"))).is_err());
    assert_eq!(full, Some(MOST_NODES - 4));
    let mut deep = Study::of_record("", study.record(0)).expect("short enough");
    let end = (0..MOST_NODES).find(|&number| deep.add(number, played(0, "on")).is_err());
    assert_eq!(end, Some(4_000));
    // What can be kept can be read back.
    (0..600).for_each(|node| deep.comment(node, &"ż".repeat(MOST_COMMENT)).expect("short enough"));
    assert!(deep.written().is_err());
}
