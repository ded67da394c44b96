//! Hill climbing over the weights by duplicate games.
//!
//! Each step proposes a few changed weights and plays them, every other seat, against the weights so far on the same
//! deals in both seatings. What is ahead in points by more than its standard error is looked at again on twice as many
//! other deals, and kept if it is ahead there as well. The best weights so far are written to the file.

use std::fmt;
use std::sync::Arc;

use khipu_bots::arena::{ArenaGame, Entrant, tournament};
use khipu_bots::{Bot, Dice, Policy};
use khipu_core::{Evaluate, Options, Points, Seat, Seed};

use crate::mean::Mean;
use crate::weighed::{Studied, read};

/// A bot that thinks with weights of its own.
struct With<G: Evaluate> {
    game: Arc<G>,
    policy: Box<dyn Policy<G>>,
}

impl<G: Evaluate> Policy<G> for With<G> {
    fn choose(&mut self, _: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        self.policy.choose(&self.game, view, seat)
    }
}

fn entrant<G: Studied>(weights: &[i32], bot: Bot) -> Entrant<'static, G> {
    let game = Arc::new(G::weighed(weights));
    Box::new(move |seed| Box::new(With { game: game.clone(), policy: bot.policy(seed) }))
}

/// How weights are compared.
pub(crate) struct Trial {
    pub(crate) players: u64,
    pub(crate) deals: u64,
    pub(crate) bot: Bot,
    pub(crate) options: Options,
}

/// The lead of one in points over the other, its error, the part of seats ahead, the mean points of both, and the part
/// of their games that each has won. Against an automa points are those ahead of it.
pub(crate) struct Lead {
    points: f64,
    error: f64,
    ahead: Option<f64>,
    means: [f64; 2],
    wins: [f64; 2],
}

impl fmt::Display for Lead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { points, error, ahead, means, wins } = self;
        write!(f, "{points:+.2} ± {error:.2}, points {:.1} and {:.1}, ", means[0], means[1])?;
        match ahead {
            Some(ahead) => write!(f, "ahead {:.1} %", 100.0 * ahead),
            // Alone there is nobody to be ahead of.
            None => write!(f, "won {:.1} % and {:.1} %", 100.0 * wins[0], 100.0 * wins[1]),
        }
    }
}

impl Lead {
    fn of(played: &[ArenaGame]) -> Self {
        let deals = played.iter().map(|game| game.deal).max().map_or(0, |last| last as usize + 1);
        let (mut by_deal, mut wins) = (vec![[Mean::default(); 2]; deals], [Mean::default(); 2]);
        let mut ahead = Mean::default();
        for game in played {
            let seats = || game.entrants.iter().copied().enumerate();
            for (seat, of) in seats() {
                let rival = game.rival.map_or(0.0, Points::as_f64);
                by_deal[game.deal as usize][of].add(game.points[seat].as_f64() - rival);
                wins[of].add(game.won(seat));
                for (other, _) in seats().filter(|&(_, against)| of == 0 && against == 1) {
                    ahead.add(game.against(seat, other));
                }
            }
        }
        let count = deals.max(1) as f64;
        let lead = |[one, other]: &[Mean; 2]| one.value() - other.value();
        let points = by_deal.iter().map(lead).sum::<f64>() / count;
        let variance =
            by_deal.iter().map(|deal| (lead(deal) - points).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Self {
            points,
            error: (variance / count).sqrt(),
            ahead: (ahead.count() > 0).then(|| ahead.value()),
            means: [0, 1].map(|of| by_deal.iter().map(|deal| deal[of].value()).sum::<f64>() / count),
            wins: wins.map(Mean::value),
        }
    }
}

impl Trial {
    /// Plays one set of weights against another.
    pub(crate) fn compare<G: Studied>(
        &self,
        one: &[i32],
        other: &[i32],
        deals: u64,
        seed: &str,
    ) -> Option<Lead> {
        let game = G::weighed(&G::builtin());
        let setup = game.setup(self.players, &self.options, Seed::from_text(seed)).ok()?;
        let entrants = [entrant(one, self.bot), entrant(other, self.bot)];
        Some(Lead::of(&tournament(&game, &setup, &entrants, deals, &|_| std::ops::ControlFlow::Continue(()))))
    }
}

/// A few weights changed by some part of their value.
fn propose<G: Studied>(old: &[i32], dice: &mut Dice) -> (Vec<i32>, Vec<&'static str>) {
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
pub(crate) fn tune<G: Studied>(trial: &Trial, steps: u64, seed: &str, file: &str) -> Option<()> {
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
