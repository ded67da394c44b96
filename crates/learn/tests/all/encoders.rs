//! Encoders against the games: nothing hidden, every legal move, every number with a name.

use std::collections::HashSet;
use std::sync::Arc;

use khipu_bots::Dice;
use khipu_core::{Game, Match, Options, Release as _, Seat, Seats, Seed, Viewer};
use khipu_learn::{Encoder, MoveRow, Row, SettlersEncoder, TawantinsuyuEncoder, TzolkinEncoder, tzolkin_id};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

/// Compares so many pairs of worlds that a viewer cannot tell apart, in random games of every number of players: the
/// observations are the same bytes, and so are the menus. On the way
/// every legal move goes to its code and back, and is told apart from the others by its row.
fn honest<E: Encoder>(game: &Arc<E::Game>, options: &Options, fewest: usize, pairs: usize) {
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

fn games(pairs: usize) {
    let none = Options::new();
    honest::<TzolkinEncoder>(&Arc::new(Tzolkin::new()), &none, 2, pairs);
    honest::<TawantinsuyuEncoder>(&Arc::new(Tawantinsuyu::new()), &none, 1, pairs);
    let settlers = Arc::new(Settlers::new());
    honest::<SettlersEncoder>(&settlers, &none, 1, pairs / 2);
    // Piles are passed on in this one: each seat knows something of its neighbour.
    let alternate = Options::from([("lookout".to_owned(), "alternate".to_owned())]);
    honest::<SettlersEncoder>(&settlers, &alternate, 2, pairs / 2);
}

#[test]
fn observations_and_menus_hold_nothing_hidden() {
    games(1500);
}

#[test]
#[ignore = "many games: ./test --long plays them"]
fn observations_and_menus_hold_nothing_hidden_in_many_games() {
    games(10_000);
}

#[test]
fn every_legal_move_of_tzolkin_has_an_id() {
    let game = Arc::new(Tzolkin::new());
    for number in 0..12 {
        let seed = format!("ids {number}");
        let mut dice = Dice::new(Seed::from_text(&seed));
        let mut played = Match::start(game.clone(), 2 + number % 3, &Options::new(), &seed).expect("a game");
        while let Some(seat) = played.deciders().first() {
            let legal = played.legal(seat).to_vec();
            legal.iter().for_each(|&legal| assert!(tzolkin_id(legal).is_some(), "{legal:?}"));
            played.play(seat, legal[dice.below(legal.len())], &mut Vec::new()).expect("a legal move");
        }
    }
}

/// The same view, the same numbers: what a seat holds is told to that seat alone.
#[test]
fn own_secrets_are_told_to_their_owner() {
    let game = Arc::new(Settlers::new());
    let encoder = SettlersEncoder::new(&game);
    let layout = encoder.layout(&game, 2);
    let start = game.start(&game.setup(2, &Options::new(), Seed::from_text("own")).expect("a setup"));
    let hand = layout.field("own.hand").expect("a hand").range.clone();
    let cards = |viewer: Viewer| {
        let mut row = vec![0; layout.width()];
        encoder.observe(&game.view(&start, viewer), &mut Row(&mut row));
        row[hand.clone()].iter().map(|&count| i32::from(count)).sum::<i32>()
    };
    assert!(cards(Viewer::Seat(Seat::new(0))) > 0 && cards(Viewer::Seat(Seat::new(1))) > 0);
    assert_eq!(cards(Viewer::Spectator), 0);
}

fn named<E: Encoder>(game: &E::Game, widths: &[(usize, usize)]) {
    let encoder = E::new(game);
    let (mut found, mut hashes) = (Vec::new(), HashSet::new());
    for &(players, _) in widths {
        let layout = encoder.layout(game, players);
        let (mut end, mut names) = (0, HashSet::new());
        for field in layout.fields() {
            assert_eq!(field.range.start, end, "{}", field.name);
            end = field.range.end;
            assert!(names.insert(&field.name), "{} stands twice", field.name);
        }
        assert_eq!((layout.width(), layout.scale().len()), (end, end));
        found.push((players, layout.width()));
        hashes.insert(layout.hash());
    }
    assert_eq!(found, widths, "{}", E::Game::TITLE.name);
    assert_eq!(hashes.len(), widths.len());
}

/// A width that changes here is a new layout: nets and data of the old one cannot be read by it any more.
#[test]
fn tzolkin_names_every_number_once() {
    named::<TzolkinEncoder>(&Tzolkin::new(), &[(2, 611), (3, 756), (4, 901)]);
}

#[test]
fn tawantinsuyu_names_every_number_once() {
    named::<TawantinsuyuEncoder>(&Tawantinsuyu::new(), &[(1, 2081), (2, 1971), (3, 2303), (4, 2635)]);
}

#[test]
fn settlers_names_every_number_once() {
    named::<SettlersEncoder>(&Settlers::new(), &[(1, 3532), (2, 3498), (3, 4413), (4, 5328), (5, 6243)]);
}
