use khipu_core::{Game, Options, Seed, Silent};
use khipu_settlers::{Settlers, Version};
#[test]
fn playouts() {
    for version in [Version::One, Version::Two] {
        let game = Settlers::new().by_rules_of(version);
        let mut decisions = 0u64;
        let begin = std::time::Instant::now();
        let n = 2000u64;
        let mut x = 12345u64;
        for number in 0..n {
            let setup =
                game.setup(2 + number % 3, &Options::new(), Seed::from_text("p").numbered(number)).unwrap();
            let mut position = game.start(&setup);
            let mut moves = Vec::new();
            while let Some(seat) = game.deciders(&position).first() {
                moves.clear();
                game.legal(&position, seat, &mut moves);
                x = x.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let played = moves[(x >> 33) as usize % moves.len()];
                game.apply(&mut position, seat, played, &mut Silent);
                decisions += 1;
            }
        }
        let t = begin.elapsed().as_secs_f64();
        println!(
            "{version:?}: {:.1} decisions/game, {:.0} games/s, {:.0} decisions/s",
            decisions as f64 / n as f64,
            n as f64 / t,
            decisions as f64 / t
        );
    }
}
