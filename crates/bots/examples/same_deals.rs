//! By how much do the same deals narrow the error of a comparison, with one stream of chance (rules version 1) and with a
//! stream for each purpose (version 2)?
//!
//! Two bots take the first seat of the same deal in turn, against the same opponents; what counts is the difference of
//! their points. Its error is compared with that of two bots who play different deals.
//!
//!     cargo run --release -p khipu-bots --example same_deals -- 1000 greedy level3

use std::error::Error;

use khipu_bots::Bot;
use khipu_bots::arena::play;
use khipu_core::{Evaluate, Options, Release, Seed, Weighed};
use khipu_games::{RulesVisitor, visit_rules};
use rayon::prelude::*;

const PLAYERS: u64 = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let deals: u64 = words.first().map_or(Ok(200), |word| word.parse())?;
    let bot = |at: usize, usual: &str| words.get(at).map_or(usual, String::as_str).parse::<Bot>();
    let (one, other) = (bot(1, "greedy")?, bot(2, "level3")?);
    println!("{one} and {other} in the first seat of {deals} deals, three times {other} beside them");
    println!("| game | rules | difference | error, other deals | error, same deals | narrower by |");
    println!("| --- | --- | --- | --- | --- | --- |");
    let mut rows = Rows { deals, bots: [one, other], printed: Ok(()) };
    visit_rules(&mut rows);
    rows.printed
}

/// Prints the rows of each game.
struct Rows {
    deals: u64,
    bots: [Bot; 2],
    printed: Result<(), Box<dyn Error>>,
}

impl RulesVisitor for Rows {
    fn visit<G: Release + Weighed>(&mut self) {
        if self.printed.is_ok() {
            self.printed =
                [1, 2].into_iter().try_for_each(|version| compare::<G>(version, self.deals, self.bots));
        }
    }
}

fn compare<G: Release + Evaluate>(version: u32, deals: u64, bots: [Bot; 2]) -> Result<(), Box<dyn Error>> {
    let pack = G::PACKS.last().copied().unwrap_or_default();
    let game = G::load(version, pack).map_err(|faults| format!("{faults:?}"))?;
    let setup = game.setup(PLAYERS, &Options::new(), Seed::from_text("same deals"))?;
    let points = |deal: u64, first: Bot| -> f64 {
        let mut setup = setup.clone();
        setup.seed = setup.seed.numbered(deal);
        let own = setup.seed.numbered(u64::MAX);
        let seat = |seat: u64| if seat == 0 { first } else { bots[1] };
        let mut policies: Vec<_> =
            (0..PLAYERS).map(|number| seat(number).policy(own.numbered(number))).collect();
        let (position, _) = play(&game, &setup, &mut policies);
        game.score(&position).lines[0].total.as_f64()
    };
    let pairs: Vec<[f64; 2]> =
        (0..deals).into_par_iter().map(|deal| bots.map(|bot| points(deal, bot))).collect();
    let column = |of: fn(&[f64; 2]) -> f64| pairs.iter().map(of).collect::<Vec<f64>>();
    let (mean, paired) = mean_and_variance(&column(|pair| pair[0] - pair[1]));
    let apart = mean_and_variance(&column(|pair| pair[0])).1 + mean_and_variance(&column(|pair| pair[1])).1;
    let [apart, paired] = [apart, paired].map(|variance| (variance / deals as f64).sqrt());
    let narrower = 100.0 * (1.0 - paired / apart);
    let name = game.title().name;
    println!("| {name} | {version} | {mean:.2} | {apart:.3} | {paired:.3} | {narrower:.0} % |");
    Ok(())
}

fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (mean, values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0))
}
