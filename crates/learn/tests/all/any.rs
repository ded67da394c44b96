//! Games whose types are not known, against those whose types are.

use std::collections::BTreeMap;

use khipu_bots::Dice;
use khipu_core::{Options, Record, Seed};
use khipu_games::encoders;
use khipu_learn::any::{AnyError, AnyGame, Chosen};
use khipu_learn::{Plan, Reward, StepError, WORDS};

fn plan(games: usize) -> Plan {
    Plan {
        players: 0,
        options: Options::new(),
        games,
        seed: "any".to_owned(),
        bots: BTreeMap::new(),
        reward: Reward::Result,
        limit: 20_000,
        threads: 1,
    }
}

fn game(name: &str, players: usize) -> std::sync::Arc<dyn AnyGame> {
    encoders().game(name, None, players, &Options::new()).expect("a game")
}

/// Moves said id by id are the moves that were meant.
#[test]
fn a_move_said_by_ids_is_the_one_that_was_meant() {
    for name in encoders().names() {
        let (game, games) = (game(name, 2), 2);
        let mut batch = game.batch(plan(games)).expect("a batch");
        let mut rows = vec![0; games * game.layout().width()];
        let mut mask = vec![false; games * game.ids()];
        let mut said = vec![0; games * WORDS];
        let mut dice = Dice::new(Seed::from_text(name));
        let mut meant: Vec<Option<usize>> = vec![None; games];
        let (mut moves, mut before) = (vec![0usize; games], vec![0usize; games]);
        for _ in 0..100 {
            batch.mask(&mut mask);
            batch.said(&mut said);
            let mut ids = Vec::new();
            for place in 0..games {
                let allowed = &mask[place * game.ids()..(place + 1) * game.ids()];
                let (_, menu) = batch.menu().of(place);
                let wanted = *meant[place].get_or_insert_with(|| dice.below(menu.len()));
                let len = said[place * WORDS..(place + 1) * WORDS].iter().filter(|&&word| word != 0).count();
                let id = if name == "tzolkin" {
                    // Each move has an id there: the wanted one is the only one that leads to it.
                    let ids: Vec<usize> = (0..allowed.len()).filter(|&id| allowed[id]).collect();
                    assert_eq!(ids.len(), menu.len());
                    ids[wanted]
                } else {
                    menu[wanted][len] as usize
                };
                assert!(allowed[id], "{name}: the mask forbids a word of a legal move");
                ids.push(id as i32);
            }
            let wanted: Vec<String> = (0..games)
                .map(|place| {
                    let code = batch.menu().of(place).0[meant[place].expect("a move is meant")];
                    game.write(code).expect("a legal move")
                })
                .collect();
            batch.step_ids(&ids, Some(batch.tick()), &mut rows).expect("a step");
            let mut over = vec![false; games];
            batch.ended(&mut |place, _| over[place] = true);
            for place in 0..games {
                let record = batch.record(place).expect("it replays").expect("it is there");
                if over[place] {
                    meant[place] = None;
                } else if record.moves.len() > before[place] {
                    if name != "tzolkin" {
                        assert_eq!(record.moves.last().map(|last| &last.text), Some(&wanted[place]));
                    }
                    meant[place] = None;
                    moves[place] += 1;
                }
                before[place] = record.moves.len();
            }
        }
        assert!(moves.iter().all(|&moves| moves > 15), "{name}: {moves:?}");
    }
}

#[test]
fn an_id_that_the_mask_forbids_is_refused_and_changes_nothing() {
    let game = game("tawantinsuyu", 2);
    let mut batch = game.batch(plan(2)).expect("a batch");
    let mut rows = vec![0; 2 * game.layout().width()];
    let menu = batch.menu().clone();
    let refused = batch.step_ids(&[0, -3], None, &mut rows);
    assert!(matches!(refused, Err(StepError::Id { game: 0, found: 0, .. })), "{refused:?}");
    assert_eq!((batch.menu(), batch.tick()), (&menu, 0));
}

/// Views offer the moves that the position offers, and bots choose among them.
#[test]
fn views_and_states_agree() {
    for name in encoders().names() {
        let game = game(name, 2);
        let mut state = game.start("agree");
        let mut bot = None;
        for step in 0..120 {
            let Some(&seat) = state.deciders().first() else { break };
            let view = state.view(Some(seat)).expect("a seat");
            let moves = state.moves(seat).expect("a seat");
            assert_eq!(view.moves(), moves);
            let (codes, rows) = view.menu();
            let written: Vec<String> = codes.iter().map(|&code| game.write(code).expect("a code")).collect();
            assert_eq!((written, rows.len()), (moves.clone(), codes.len()));
            assert_eq!(
                moves.iter().map(|words| game.code(words).ok()).collect::<Option<Vec<_>>>(),
                Some(codes)
            );
            let bot = bot.get_or_insert_with(|| {
                view.bot(&"random".parse().expect("a bot"), "agree").expect("it plays")
            });
            let chosen = bot.choose(&*view).expect("the same game").expect("a choice");
            let index = moves.iter().position(|words| *words == chosen).expect("a legal move");
            let mut twin = state.copy();
            twin.choose(seat, Chosen::Index(index)).expect("a legal move");
            state.play(seat, &chosen).expect("a legal move");
            assert_eq!(twin.hash(), state.hash(), "step {step}");
        }
        assert!(state.view(None).expect("a spectator").moves().is_empty());
    }
}

#[test]
fn what_cannot_be_is_said_to_whoever_asks() {
    let wrong = |name: &str, players: usize, options: &[(&str, &str)]| {
        let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        encoders().game(name, None, players, &options).err().expect("no such game").to_string()
    };
    assert!(wrong("chess", 2, &[]).contains("tzolkin"));
    assert!(wrong("tzolkin", 9, &[]).contains('4'));
    assert!(wrong("settlers", 2, &[("lookout", "never")]).contains("alternate"));
    let game = game("tzolkin", 2);
    let mut state = game.start("wrong");
    assert_eq!(state.moves(7), Err(AnyError::Seat { found: 7, players: 2 }));
    assert!(matches!(state.play(0, "fly away"), Err(AnyError::Words(_))));
    assert!(matches!(state.play(0, "end"), Err(AnyError::Refused { .. })));
    let count = state.moves(0).expect("a seat").len();
    assert_eq!(state.choose(0, Chosen::Index(999)), Err(AnyError::Index { found: 999, count }));
    assert_eq!(game.write(u32::MAX), Err(AnyError::Code(u32::MAX)));
    let mut other = encoders()
        .game("settlers", None, 2, &Options::new())
        .expect("a game")
        .start("x")
        .view(Some(0))
        .expect("a view")
        .bot(&"random".parse().expect("a bot"), "x")
        .expect("it plays");
    let view = state.view(Some(0)).expect("a view");
    assert!(matches!(other.choose(&*view), Err(AnyError::OtherGame { .. })));
}

/// A record of a batch goes through the states of a single game, hash by hash.
#[test]
fn records_of_batches_replay_as_states() {
    for name in encoders().names() {
        let game = game(name, 2);
        let mut batch = game.batch(plan(1)).expect("a batch");
        let mut rows = vec![0; game.layout().width()];
        for step in 0..60 {
            let count = batch.menu().count(0);
            batch.step(&[(step * 7 % count) as i32], None, &mut rows).expect("a step");
        }
        let text = batch.record(0).expect("it replays").expect("it is there").write();
        let record = Record::parse(&text).expect("a record");
        let states = game.replay(&record).expect("it replays");
        let hashes: Vec<u64> = states.iter().skip(1).map(|state| state.hash()).collect();
        assert_eq!(hashes, record.moves.iter().map(|played| played.hash).collect::<Vec<_>>());
    }
}
