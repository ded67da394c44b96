//! What every encoder must hold: nothing hidden is told, every legal move is told apart, every number has a name, and a
//! batch is the games that it is made of.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use khipu_bots::Dice;
use khipu_core::{Game, Match, Options, Release as _, Seat, Seats, Seed, Viewer};

use crate::{Batch, Encoder, MoveRow, Plan, Reward, Row};

/// Compares so many pairs of worlds that a viewer cannot tell apart, in random games of every number of players: the
/// observations are the same bytes, and so are the menus. On the way every legal move goes to its code and back, and is told
/// apart from the others by its row.
///
/// # Panics
/// If something is told that a viewer does not know, or a move is not told apart.
pub fn honest<E: Encoder>(game: &Arc<E::Game>, options: &Options, fewest: usize, pairs: usize) {
    let encoder = E::new(game);
    let title = game.title();
    let (mut compared, mut differ, mut menus, mut number) = (0, 0, 0, 0);
    while compared < pairs {
        let players = fewest + number % (title.max_players - fewest + 1);
        let width = encoder.layout(game, players).width();
        let seed = format!("honest {number}");
        let mut dice = Dice::new(Seed::from_text(&seed));
        let mut played = Match::start(game.clone(), players as u64, options, &seed).expect("a game");
        // A piece of a game, that late ones come too.
        let from = dice.below(200);
        for step in 0..from + 40 {
            let Some(seat) = played.deciders().first() else { break };
            let legal = played.legal(seat).to_vec();
            if step >= from {
                for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let view = game.view(played.position(), viewer);
                    let other = game.imagine(&view, Seed::from_text(&format!("{number} {step}")));
                    let handed = [played.position(), &other]
                        .map(|world| handed_out(&encoder, game, world, viewer, width + 1));
                    assert_eq!(handed[0], handed[1], "{seed}, step {step}");
                    assert_eq!(handed[0].observation[width], 0, "more numbers than the layout has");
                    menus += usize::from(!handed[0].menu.is_empty());
                    differ += usize::from(other != *played.position());
                    compared += 1;
                }
                menu(&encoder, game, &played, seat, &legal);
            }
            played.play(seat, legal[dice.below(legal.len())], &mut Vec::new()).expect("a legal move");
        }
        number += 1;
    }
    assert!(differ * 10 >= compared * 9, "only {differ} of {compared} worlds differ");
    assert!(menus * 10 >= compared, "only {menus} of {compared} viewers had a choice");
}

/// All that a viewer gets of a world.
#[derive(PartialEq, Debug)]
struct HandedOut {
    observation: Vec<i16>,
    deciders: Seats,
    /// Code, id and row of every move that the viewer may choose, in their order.
    menu: Vec<(u32, Option<usize>, MoveRow)>,
}

fn handed_out<E: Encoder>(
    encoder: &E,
    game: &E::Game,
    world: &<E::Game as Game>::Position,
    viewer: Viewer,
    width: usize,
) -> HandedOut {
    let view = game.view(world, viewer);
    let (mut observation, mut legal) = (vec![0; width], Vec::new());
    encoder.observe(&view, &mut Row(&mut observation));
    let deciders = game.deciders(world);
    if let Viewer::Seat(seat) = viewer
        && deciders.contains(seat)
    {
        game.legal(world, seat, &mut legal);
    }
    let entry =
        |&one: &<E::Game as Game>::Move| (encoder.code(one), encoder.id(one), encoder.row(&view, one));
    HandedOut { observation, deciders, menu: legal.iter().map(entry).collect() }
}

fn menu<E: Encoder>(
    encoder: &E,
    game: &E::Game,
    played: &Match<E::Game>,
    seat: Seat,
    legal: &[<E::Game as Game>::Move],
) {
    let view = game.view(played.position(), Viewer::Seat(seat));
    let mut rows = HashSet::new();
    for &wanted in legal {
        assert_eq!(encoder.decode(encoder.code(wanted)), Some(wanted));
        let row = encoder.row(&view, wanted);
        assert!(row[..5].iter().all(|&word| (word as usize) < encoder.words().len()));
        assert!(row[0] > 0 && rows.insert(row[..5].to_vec()), "{wanted:?} has the row of another move");
    }
}

/// Every number of an observation has one name, and the layouts are those that were written down: players, width and hash. One
/// that changes is a new layout: nets and data of the old one cannot be read by it any more.
///
/// # Panics
/// If a name stands twice, or a layout has changed.
pub fn named<E: Encoder>(game: &E::Game, layouts: &[(usize, usize, &str)]) {
    let encoder = E::new(game);
    let mut found = Vec::new();
    for &(players, ..) in layouts {
        let layout = encoder.layout(game, players);
        let (mut end, mut names) = (0, HashSet::new());
        for field in layout.fields() {
            assert_eq!(field.range.start, end, "{}", field.name);
            end = field.range.end;
            assert!(names.insert(&field.name), "{} stands twice", field.name);
        }
        assert_eq!((layout.width(), layout.scale().len()), (end, end));
        found.push((players, layout.width(), layout.hash()));
    }
    let found: Vec<_> =
        found.iter().map(|(players, width, hash)| (*players, *width, hash.as_str())).collect();
    assert_eq!(found, layouts, "{}", E::Game::TITLE.name);
}

/// So many games of two players.
#[must_use]
pub fn plan(games: usize, threads: usize) -> Plan {
    Plan {
        players: 2,
        options: Options::new(),
        games,
        seed: "batch".to_owned(),
        bots: BTreeMap::new(),
        reward: Reward::Result,
        limit: 20_000,
        threads,
    }
}

/// A choice in each game that depends on nothing but the numbers of game and step.
#[must_use]
pub fn choices<E: Encoder>(batch: &Batch<E>, step: usize) -> Vec<i32> {
    (0..batch.len()).map(|game| ((step * 7919 + game * 104_729) % batch.menu().count(game)) as i32).collect()
}

/// Plays a batch and the same games one by one: they are the same.
///
/// # Panics
/// Where they differ.
pub fn lockstep<E: Encoder>(game: &Arc<E::Game>, steps: usize) {
    let mut batch: Batch<E> = Batch::new(game.clone(), plan(5, 1)).expect("a batch");
    let start = |number: usize, episode: usize| {
        Match::start(game.clone(), 2, &Options::new(), &format!("batch/{number}/{episode}")).expect("a game")
    };
    let mut single: Vec<(usize, Match<E::Game>)> = (0..5).map(|number| (0, start(number, 0))).collect();
    let encoder = E::new(game);
    let width = batch.layout().width();
    let mut rows = vec![0; 5 * width];
    batch.observe(&mut rows).expect("room");
    let mut ended = 0;
    for step in 0..steps {
        let chosen = choices(&batch, step);
        for (number, ((episode, played), seat)) in single.iter_mut().zip(batch.seats()).enumerate() {
            assert_eq!(played.deciders().first(), Some(seat));
            let view = game.view(played.position(), Viewer::Seat(seat));
            let mut row = vec![0; width];
            encoder.observe(&view, &mut Row(&mut row));
            assert_eq!(row, rows[number * width..(number + 1) * width], "step {step}, game {number}");
            let legal = played.legal(seat).to_vec();
            let range = batch.menu().start[number] as usize..batch.menu().start[number + 1] as usize;
            assert_eq!(
                legal.iter().map(|&legal| encoder.code(legal)).collect::<Vec<_>>(),
                batch.menu().code[range]
            );
            played.play(seat, legal[chosen[number] as usize], &mut Vec::new()).expect("a legal move");
            if played.deciders().is_empty() {
                *episode += 1;
                *played = start(number, *episode);
            }
        }
        batch.step(&chosen, Some(batch.tick()), &mut rows).expect("a step");
        for (rewards, end) in batch.rewards().zip(batch.ended()) {
            assert_eq!(
                rewards.iter().any(|&reward| reward != 0.0),
                end.is_some_and(|end| end.result[0] != end.result[1])
            );
            ended += usize::from(end.is_some());
        }
    }
    assert!(ended >= 5, "only {ended} games ended");
    for (number, (_, played)) in single.iter().enumerate() {
        assert_eq!(batch.record(number).expect("it replays").expect("it is there"), played.record());
    }
}
