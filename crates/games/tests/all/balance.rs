//! Counts over many games.

use khipu_core::Options;
use khipu_registry::run::{BalancePlan, Count};

#[test]
fn every_win_and_every_point_is_counted_once_whoever_plays() {
    let registry = khipu_games::registry();
    let game = registry.find("settlers").expect("a game");
    for bot in ["random", "greedy"] {
        let plan = BalancePlan {
            players: 3,
            games: 4,
            bot: bot.parse().expect("a bot"),
            seed: "once".to_owned(),
            options: Options::new(),
        };
        let tables = game.balance(&plan).expect("a setup");
        // Every seat has one faction, and no other component is used by every seat.
        let of_factions = || tables.uses.iter().filter(|((group, _), _)| *group == "faction");
        let sum = |of: &dyn Fn(&Count) -> f64| of_factions().map(|(_, count)| of(count)).sum::<f64>();
        assert_eq!(sum(&|count| count.users as f64), 12.0, "{bot}");
        assert!((sum(&|count| count.wins) - 4.0).abs() < 1e-9, "{bot}");
        let points = tables.scores.iter().flat_map(|score| &score.lines).map(|line| line.total.as_f64());
        assert_eq!(sum(&|count| count.points), points.sum::<f64>(), "{bot}");
        assert!(tables.decisions.iter().all(|&decisions| decisions > 50.0), "{bot}");
    }
}
