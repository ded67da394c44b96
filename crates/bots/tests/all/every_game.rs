//! Every game gets bots, with every number of players.

use khipu_bots::arena::play;
use khipu_bots::{Bot, Search, Settings, Verdict};
use khipu_core::{Evaluate, Game as _, Options, Release, Seed, Viewer, Weighed};
use khipu_games::{RulesVisitor, visit_rules};
use khipu_tawantinsuyu::Tawantinsuyu;

/// Plays a game to its end at every number of players.
fn plays<G: Evaluate>(game: &G, bots: [&str; 2]) {
    let title = game.title();
    for players in title.min_players..=title.max_players {
        let seed = Seed::from_text(&format!("{} {players}", title.name));
        let setup = game.setup(players as u64, &Options::new(), seed).expect("a setup");
        let mut policies: Vec<_> = (0..players)
            .map(|seat| {
                let bot: Bot = bots[seat % 2].parse().expect("a bot");
                bot.policy(seed.numbered(seat as u64))
            })
            .collect();
        let (position, decisions) = play(game, &setup, &mut policies);
        assert!(game.score(&position).over, "{} with {players} players", title.name);
        assert!(decisions > 20);
    }
}

#[test]
fn every_game_is_played_to_its_end() {
    struct Plays;
    impl RulesVisitor for Plays {
        fn visit<G: Release + Weighed>(&mut self) {
            plays(&G::newest().expect("a game"), ["search:10:rollout=5", "level1"]);
        }
    }
    visit_rules(&mut Plays);
}

/// Hidden cards make lists that are new in every world: they stay short, so that a visit does not take longer and longer.
#[test]
fn lists_of_hidden_cards_do_not_grow_with_every_visit() {
    let game = Tawantinsuyu::new();
    let seed = Seed::from_text("lists");
    let position = game.start(&game.setup(2, &Options::new(), seed).expect("a setup"));
    let seat = game.deciders(&position).first().expect("somebody decides");
    let view = game.view(&position, Viewer::Seat(seat));
    let nodes = |list| {
        let settings = Settings { list, ..Settings::new(600) };
        Search::new(settings, seed).analyse(&game, &view, seat).nodes
    };
    assert!(nodes(8) < nodes(64) && nodes(64) * 2 < nodes(60_000), "{} {}", nodes(64), nodes(60_000));
}

/// The first decision of Tawantinsuyu with four players has so many moves that the iterations of level 5 would take long.
#[test]
fn a_decision_has_a_ceiling_of_estimates() {
    let game = Tawantinsuyu::new();
    let seed = Seed::from_text("ceiling");
    let position = game.start(&game.setup(4, &Options::new(), seed).expect("a setup"));
    let seat = game.deciders(&position).first().expect("somebody decides");
    let view = game.view(&position, Viewer::Seat(seat));
    let search = |estimates| {
        let settings = Settings { estimates, ..Settings::new(1_000_000) };
        Search::new(settings, seed).analyse(&game, &view, seat)
    };
    let (few, more) = (search(2_000), search(20_000));
    assert_eq!((few.verdict, more.verdict), (Verdict::Searched, Verdict::Searched));
    assert!(few.iterations < more.iterations && more.iterations <= 20_000);
    // The ceiling binds: what goes over it is one iteration, or the first list.
    assert!(few.estimates < 4_000 && more.estimates < 22_000, "{} {}", few.estimates, more.estimates);
    assert_eq!(more.iterations, search(20_000).iterations, "the same every time");
}
