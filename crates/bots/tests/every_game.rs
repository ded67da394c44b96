//! Every game gets bots, with every number of players.

use khipu_bots::Bot;
use khipu_bots::arena::play;
use khipu_core::{Evaluate, Options, Seed};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

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
fn tzolkin() {
    plays(&Tzolkin::new(), ["search:10:rollout=5", "level1"]);
}

#[test]
fn tawantinsuyu() {
    plays(&Tawantinsuyu::new(), ["search:10:rollout=5", "level1"]);
}

#[test]
fn settlers() {
    plays(&Settlers::new(), ["search:10:rollout=5", "level1"]);
}
