//! Bots use what their seat may know, and nothing else; and they always answer.

use khipu_bots::{Bot, Dice, Policy, Random, Search, Settings, Verdict};
use khipu_core::{Evaluate, Game as _, Options, Seat, Seed, Silent, Viewer};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::{Position, Stage, Tzolkin};

fn start<G: Evaluate>(game: &G, players: u64, seed: &str) -> G::Position {
    game.start(&game.setup(players, &Options::new(), Seed::from_text(seed)).expect("a setup"))
}

/// So many moves at random.
fn walk<G: Evaluate>(game: &G, position: &mut G::Position, moves: usize, seed: &str) {
    let mut dice = Dice::new(Seed::from_text(seed));
    let mut list = Vec::new();
    for _ in 0..moves {
        let Some(seat) = game.deciders(position).first() else { return };
        list.clear();
        game.legal(position, seat, &mut list);
        game.apply(position, seat, list[dice.below(list.len())], &mut Silent);
    }
}

fn answer<G: Evaluate>(game: &G, position: &G::Position, seat: Seat, bot: Bot) -> Option<G::Move> {
    let view = game.view(position, Viewer::Seat(seat));
    bot.policy(Seed::from_text("bot")).choose(game, &view, seat)
}

fn bots() -> Vec<Bot> {
    let names = ["random", "greedy", "level1", "level3", "level4", "search:60:rollout=8"];
    names.iter().map(|name| name.parse().expect("a bot")).collect()
}

/// Compares the answers to worlds that a seat cannot tell apart, after so many moves of games of so many players.
fn compare<G: Evaluate>(game: &G, players: u64, lengths: &[usize], bots: &[Bot]) {
    let mut compared = 0;
    for (number, &moves) in lengths.iter().enumerate() {
        let mut position = start(game, players, &format!("deal {number}"));
        walk(game, &mut position, moves, "walk");
        let seat = game.deciders(&position).first().expect("the game goes on");
        let view = game.view(&position, Viewer::Seat(seat));
        for other in 0..3 {
            // Another world: other chance, and other hands.
            let elsewhere = game.imagine(&view, Seed::from_text(&format!("world {other}")));
            assert_ne!(elsewhere, position, "the worlds differ");
            assert_eq!(game.view(&elsewhere, Viewer::Seat(seat)), view, "and look the same");
            for &bot in bots {
                let (here, there) = (answer(game, &position, seat, bot), answer(game, &elsewhere, seat, bot));
                assert_eq!(here, there, "{bot} knows what it cannot know, after {moves} moves");
                assert!(here.is_some());
                compared += 1;
            }
        }
    }
    assert_eq!(compared, lengths.len() * 3 * bots.len());
}

#[test]
fn worlds_that_look_the_same_get_the_same_answer() {
    compare(&Tzolkin::new(), 3, &[0, 1, 2, 9, 40, 90], &bots());
}

#[test]
fn hidden_cards_and_an_automa_change_no_answer() {
    // Less than level 4, for the time it takes.
    let names = ["random", "greedy", "level1", "search:150", "search:40:rollout=8"];
    let bots: Vec<Bot> = names.iter().map(|name| name.parse().expect("a bot")).collect();
    for players in [1, 2, 4] {
        compare(&Tawantinsuyu::new(), players, &[0, 1, 5, 30, 60], &bots);
    }
}

#[test]
fn hands_and_decks_of_settlers_change_no_answer() {
    let names = ["random", "greedy", "level1", "search:150", "search:40:rollout=8"];
    let bots: Vec<Bot> = names.iter().map(|name| name.parse().expect("a bot")).collect();
    // The lookout, the first turns, prayers and later rounds; a game alone is shorter.
    compare(&Settlers::new(), 1, &[0, 1, 9, 20, 30], &bots);
    for players in [2, 4] {
        compare(&Settlers::new(), players, &[0, 1, 9, 30, 60], &bots);
    }
}

#[test]
fn the_hands_of_other_settlers_differ_between_worlds() {
    let game = Settlers::new();
    let mut position = start(&game, 3, "cards");
    walk(&game, &mut position, 40, "walk");
    let seat = game.deciders(&position).first().expect("the game goes on");
    let elsewhere = game.imagine(&game.view(&position, Viewer::Seat(seat)), Seed::from_text("other cards"));
    let (here, there) = (&position.secret, &elsewhere.secret);
    assert_eq!(here.hands[seat.index()], there.hands[seat.index()], "the own hand is known");
    assert_ne!(here.hands, there.hands);
    assert_ne!(here.chance, there.chance);
}

#[test]
fn god_and_army_cards_of_others_differ_between_worlds() {
    let game = Tawantinsuyu::new();
    let (mut gods, mut armies) = (0, 0);
    for number in 0..8 {
        let mut position = start(&game, 3, &format!("cards {number}"));
        walk(&game, &mut position, 60, "walk");
        let seat = game.deciders(&position).first().expect("the game goes on");
        let view = game.view(&position, Viewer::Seat(seat));
        let elsewhere = game.imagine(&view, Seed::from_text("other cards"));
        let (here, there) = (&position.secret, &elsewhere.secret);
        assert_eq!(here.god_hands[seat.index()], there.god_hands[seat.index()], "the own hand is known");
        gods += usize::from(here.god_hands != there.god_hands);
        armies += usize::from(here.army_hands != there.army_hands);
    }
    // Others may have no card left to guess, but not in every game.
    assert!(gods >= 4 && armies >= 2, "{gods} {armies}");
}

#[test]
fn the_hands_of_others_differ_where_nothing_is_revealed() {
    let game = Tzolkin::new();
    let position = start(&game, 4, "hands");
    let view = game.view(&position, Viewer::Seat(Seat::new(1)));
    let elsewhere = game.imagine(&view, Seed::from_text("other hands"));
    assert_eq!(position.table.stage, Stage::Wealth);
    assert_ne!(elsewhere.secret.dealt, position.secret.dealt);
    for bot in bots() {
        let seat = Seat::new(1);
        assert_eq!(answer(&game, &position, seat, bot), answer(&game, &elsewhere, seat, bot), "{bot}");
    }
}

#[test]
fn a_search_repeats_itself_and_depends_on_its_workers_alone() {
    let game = Tzolkin::new();
    let mut position = start(&game, 4, "again");
    walk(&game, &mut position, 60, "walk");
    let seat = game.deciders(&position).first().expect("the game goes on");
    let view = game.view(&position, Viewer::Seat(seat));
    let mut settings = Settings { rollout: 4, ..Settings::new(400) };
    for workers in [1, 2, 3] {
        settings.workers = workers;
        let analyse = || Search::new(settings, Seed::from_text("s")).analyse(&game, &view, seat);
        let first = analyse();
        assert_eq!(first.iterations, 400 / workers * workers);
        let alone = rayon_with_one_thread(analyse);
        assert_eq!(first, alone, "{workers} workers, on one core or on several");
    }
}

fn rayon_with_one_thread<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread").install(work)
}

#[test]
fn nodes_never_exceed_the_pool() {
    let game = Tzolkin::new();
    let mut position = start(&game, 4, "pool");
    walk(&game, &mut position, 30, "walk");
    for (nodes, workers) in [(0, 1), (1, 1), (50, 1), (50, 3), (1000, 2)] {
        let settings = Settings { nodes, workers, ..Settings::new(600) };
        let mut search = Search::new(settings, Seed::from_text("pool"));
        let mut there = position;
        // Several decisions, so that trees are used again.
        for _ in 0..6 {
            let seat = game.deciders(&there).first().expect("the game goes on");
            let view = game.view(&there, Viewer::Seat(seat));
            let choice = search.choose(&game, &view, seat).expect("a move");
            assert!(search.nodes() <= nodes as usize, "{} of {nodes}", search.nodes());
            game.apply(&mut there, seat, choice, &mut Silent);
        }
    }
}

#[test]
fn without_a_budget_or_a_choice_the_answer_is_clear() {
    let game = Tzolkin::new();
    let mut position = start(&game, 2, "clear");
    let seat = Seat::new(0);
    let view = game.view(&position, Viewer::Seat(seat));
    let search = |iterations: u32| Search::new(Settings::new(iterations), Seed::from_text("clear"));
    let nothing = search(0).analyse(&game, &view, seat);
    assert_eq!((nothing.verdict, nothing.lines.len()), (Verdict::NoBudget, 6));
    assert!(nothing.best().is_some());

    let stranger = search(10).analyse(&game, &view, Seat::new(3));
    assert_eq!((stranger.verdict, stranger.best()), (Verdict::NotAsked, None));

    let mut only = false;
    while let Some(seat) = game.deciders(&position).first() {
        let mut list = Vec::new();
        game.legal(&position, seat, &mut list);
        if list.len() == 1 {
            let view = game.view(&position, Viewer::Seat(seat));
            let found = search(1_000_000).analyse(&game, &view, seat);
            assert_eq!((found.verdict, found.best()), (Verdict::OnlyMove, Some(list[0])));
            only = true;
        }
        let view = game.view(&position, Viewer::Seat(seat));
        let choice = Random::new(Seed::from_text("on")).choose(&game, &view, seat).expect("a move");
        game.apply(&mut position, seat, choice, &mut Silent);
    }
    assert!(only, "some position had one move");
    let view = game.view(&position, Viewer::Seat(seat));
    let over = search(10).analyse(&game, &view, seat);
    assert_eq!((over.verdict, over.best()), (Verdict::Over, None));
    for bot in bots() {
        assert_eq!(answer(&game, &position, seat, bot), None, "{bot}");
    }
}

#[test]
fn a_turn_goes_on_in_the_tree_it_began_in() {
    let game = Tzolkin::new();
    let (mut reused, mut fresh) = (0, 0);
    for number in 0..6 {
        let mut position = start(&game, 2, &format!("reuse {number}"));
        walk(&game, &mut position, 20 + number, "walk");
        let mut search = Search::new(Settings::new(200), Seed::from_text("reuse"));
        let seat = game.deciders(&position).first().expect("the game goes on");
        let choice = search.choose(&game, &game.view(&position, Viewer::Seat(seat)), seat).expect("a move");
        let revealed = game.revealed(&position);
        game.apply(&mut position, seat, choice, &mut Silent);
        if !game.deciders(&position).contains(seat) || game.revealed(&position) != revealed {
            continue;
        }
        // Somebody else's corn is not what was expected.
        let mut elsewhere = position;
        elsewhere.table.sides[seat.next(2).index()].corn += 1;
        let view = |position: &Position| game.view(position, Viewer::Seat(seat));
        let expected = search.analyse(&game, &view(&position), seat);
        if expected.verdict == Verdict::Searched {
            assert!(expected.reused > 0 && expected.iterations >= 200, "{expected:?}");
            reused += 1;
        }
        search.choose(&game, &view(&position), seat);
        let unexpected = search.analyse(&game, &view(&elsewhere), seat);
        assert_eq!(unexpected.reused, 0);
        fresh += 1;
    }
    assert!(reused > 0 && fresh > 0, "some turn went on");
}
