//! Hill climbing over the weights by duplicate games.
//!
//! Each step proposes a few changed weights and plays them, every other seat, against the weights so far on the same
//! deals in both seatings. What is ahead in points by more than its standard error is looked at again on twice as many
//! other deals, and kept if it is ahead there as well. The best weights so far are written to the file.

use std::fmt;
use std::sync::Arc;

use khipu_bots::arena::{Entrant, Played, tournament};
use khipu_bots::{Bot, Dice, Policy};
use khipu_core::{Game, Options, Seat, Seed};

use crate::weighed::{Weighed, read};

/// A bot that thinks with weights of its own.
struct With<G: Game> {
    game: Arc<G>,
    policy: Box<dyn Policy<G>>,
}

impl<G: Game> Policy<G> for With<G> {
    fn choose(&mut self, _: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        self.policy.choose(&self.game, view, seat)
    }
}

fn entrant<G: Weighed>(weights: &[i32], bot: Bot) -> Entrant<'static, G> {
    let game = Arc::new(G::weighed(weights));
    Box::new(move |seed| Box::new(With { game: game.clone(), policy: bot.policy(seed) }))
}

/// How weights are compared.
pub(crate) struct Trial {
    pub(crate) players: u64,
    pub(crate) deals: u64,
    pub(crate) bot: Bot,
}

/// The lead of one in points over the other, its error, the part of seats ahead, and the mean points of both.
pub(crate) struct Lead {
    points: f64,
    error: f64,
    ahead: f64,
    means: [f64; 2],
}

impl fmt::Display for Lead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { points, error, ahead, means: [one, other] } = self;
        write!(f, "{points:+.2} ± {error:.2}, ahead {:.1} %, points {one:.1} and {other:.1}", 100.0 * ahead)
    }
}

impl Lead {
    fn of(played: &[Played]) -> Self {
        let deals = played.iter().map(|game| game.deal).max().map_or(0, |last| last as usize + 1);
        let mut leads = vec![0.0; deals];
        let (mut sums, mut counts) = ([0.0; 2], [0.0f64; 2]);
        let (mut ahead, mut pairs) = (0.0, 0.0f64);
        for game in played {
            let rotations = played.len() as f64 / deals.max(1) as f64;
            let seats = |of: usize| (0..game.entrants.len()).filter(move |&seat| game.entrants[seat] == of);
            let mean = |of: usize| {
                let points: f64 = seats(of).map(|seat| game.points[seat].as_f64()).sum();
                points / seats(of).count().max(1) as f64
            };
            leads[game.deal as usize] += (mean(0) - mean(1)) / rotations;
            for of in 0..2 {
                sums[of] += mean(of);
                counts[of] += 1.0;
            }
            for one in seats(0) {
                for other in seats(1) {
                    ahead += game.against(one, other);
                    pairs += 1.0;
                }
            }
        }
        let count = deals.max(1) as f64;
        let mean = leads.iter().sum::<f64>() / count;
        let variance = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        let means = [0, 1].map(|of| sums[of] / counts[of].max(1.0));
        Self { points: mean, error: (variance / count).sqrt(), ahead: ahead / pairs.max(1.0), means }
    }
}

impl Trial {
    /// Plays one set of weights against another.
    pub(crate) fn compare<G: Weighed>(
        &self,
        one: &[i32],
        other: &[i32],
        deals: u64,
        seed: &str,
    ) -> Option<Lead> {
        let game = G::weighed(&G::own());
        let setup = game.setup(self.players, &Options::new(), Seed::from_text(seed)).ok()?;
        let entrants = [entrant(one, self.bot), entrant(other, self.bot)];
        Some(Lead::of(&tournament(&game, &setup, &entrants, deals, &|| {})))
    }
}

/// A few weights changed by some part of their value.
fn propose<G: Weighed>(old: &[i32], dice: &mut Dice) -> (Vec<i32>, Vec<&'static str>) {
    let (names, mut values, mut changed) = (G::names(), old.to_vec(), Vec::new());
    for _ in 0..1 + dice.below(4) {
        let index = dice.below(values.len());
        let factor = 0.6 + 0.9 * dice.share();
        let nudge = (dice.share() - 0.5) * 20.0;
        values[index] = (values[index] as f32 * factor + nudge).round() as i32;
        changed.push(names[index]);
    }
    (values, changed)
}

/// Climbs.
pub(crate) fn tune<G: Weighed>(trial: &Trial, steps: u64, seed: &str, file: &str) -> Option<()> {
    let first = read::<G>(file)?;
    let (mut best, mut dice) = (first.clone(), Dice::new(Seed::from_text(seed)));
    for step in 0..steps {
        let (new, changed) = propose::<G>(&best, &mut dice);
        let lead = trial.compare::<G>(&new, &best, trial.deals, &format!("{seed}/{step}"))?;
        if lead.points <= lead.error {
            continue;
        }
        let again = trial.compare::<G>(&new, &best, 2 * trial.deals, &format!("{seed}/{step}/again"))?;
        println!("{step}: {changed:?} {:+.2}, again {again}", lead.points);
        if again.points > 0.5 * again.error {
            best = new;
            std::fs::write(file, G::write(&best)).ok()?;
        }
    }
    println!("in all: {}", trial.compare::<G>(&best, &first, 4 * trial.deals, &format!("{seed}/all"))?);
    Some(())
}
