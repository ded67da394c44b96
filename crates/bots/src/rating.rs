//! What an arena says about its entrants: wins, points, places, and a rating, each with its error.

use khipu_core::Seed;

use crate::arena::ArenaGame;
use crate::dice::Dice;
use crate::interval::wilson;

/// A mean with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Measure {
    /// The mean.
    pub mean: f64,
    /// One standard error.
    pub error: f64,
    /// Deals, which are the independent trials: rotations of a deal are not.
    pub deals: usize,
}

impl Measure {
    /// The 95 % interval of a mean.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        (self.mean - 1.96 * self.error, self.mean + 1.96 * self.error)
    }

    /// The 95 % interval of a share: Wilson's, with as many trials as the spread between deals is worth. If all deals came
    /// out alike, their spread says nothing, and each of them is one trial.
    #[must_use]
    pub fn share_interval(&self) -> (f64, f64) {
        let deals = self.deals as f64;
        let (mean, spread) = (self.mean.clamp(0.0, 1.0), self.error * self.error);
        let trials = if spread > 0.0 { mean * (1.0 - mean) / spread } else { deals };
        // Few deals can agree by chance: a deal is never worth more than a handful of trials.
        wilson(mean, trials.min(deals * 4.0))
    }
}

/// What was found about one entrant.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// Wins for each seat taken; a shared win counts by its share.
    pub wins: Measure,
    /// Points.
    pub points: Measure,
    /// The place, from 1 on.
    pub place: Measure,
    /// The rating on Elo's scale; the mean of all entrants is 0.
    pub elo: Measure,
    /// For each entrant, how often this one ended ahead of it where both played; none if they never met.
    pub ahead: Vec<Option<Measure>>,
}

/// Samples from which errors are computed.
const SAMPLES: usize = 200;

/// Rates the entrants of a tournament.
///
/// Games of one deal are alike, so errors are found by drawing whole deals anew (the bootstrap), always with the same
/// dice. A rating explains who ended ahead of whom, each pair of seats of a game being one comparison (Bradley and
/// Terry's model); one drawn comparison is added for each pair, lest a clean sweep be rated infinitely high.
#[must_use]
pub fn rate(entrants: usize, played: &[ArenaGame]) -> Vec<Rated> {
    let deals = by_deal(entrants, played);
    let whole = Counts::sum(entrants, deals.iter()).values();
    let mut dice = Dice::new(Seed::from_text("rating"));
    let samples: Vec<Vec<f64>> = (0..SAMPLES)
        .map(|_| {
            let drawn = (0..deals.len()).map(|_| &deals[dice.below(deals.len())]);
            Counts::sum(entrants, drawn).values()
        })
        .collect();
    let measure = |index: usize| {
        let values: Vec<f64> = samples.iter().map(|sample| sample[index]).filter(|v| v.is_finite()).collect();
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / count;
        let error = (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt();
        Measure { mean: whole[index], error, deals: deals.len() }
    };
    let width = 4 + entrants;
    let rated = |entrant: usize| {
        let at = entrant * width;
        let met = |other: usize| whole[at + 4 + other].is_finite();
        Rated {
            wins: measure(at),
            points: measure(at + 1),
            place: measure(at + 2),
            elo: measure(at + 3),
            ahead: (0..entrants).map(|other| met(other).then(|| measure(at + 4 + other))).collect(),
        }
    };
    (0..entrants).map(rated).collect()
}

fn by_deal(entrants: usize, played: &[ArenaGame]) -> Vec<Counts> {
    let mut deals: Vec<(u64, Counts)> = Vec::new();
    for game in played {
        let at = match deals.binary_search_by_key(&game.deal, |(deal, _)| *deal) {
            Ok(at) => at,
            Err(at) => {
                deals.insert(at, (game.deal, Counts::new(entrants)));
                at
            }
        };
        deals[at].1.add(game);
    }
    deals.into_iter().map(|(_, counts)| counts).collect()
}

/// Sums over games.
#[derive(Clone, Debug)]
struct Counts {
    seats: Vec<f64>,
    wins: Vec<f64>,
    points: Vec<f64>,
    places: Vec<f64>,
    /// How often each met each, and how often it was ahead.
    met: Vec<Vec<f64>>,
    ahead: Vec<Vec<f64>>,
}

impl Counts {
    fn new(entrants: usize) -> Self {
        let (zeros, square) = (vec![0.0; entrants], vec![vec![0.0; entrants]; entrants]);
        Self {
            seats: zeros.clone(),
            wins: zeros.clone(),
            points: zeros.clone(),
            places: zeros,
            met: square.clone(),
            ahead: square,
        }
    }

    fn add(&mut self, game: &ArenaGame) {
        for (seat, &entrant) in game.entrants.iter().enumerate() {
            self.seats[entrant] += 1.0;
            self.wins[entrant] += game.won(seat);
            self.points[entrant] += game.points.get(seat).map_or(0.0, |points| points.as_f64());
            self.places[entrant] += 1.0;
            for (other, &opponent) in game.entrants.iter().enumerate().filter(|&(other, _)| other != seat) {
                let result = game.against(seat, other);
                self.places[entrant] += 1.0 - result;
                if entrant != opponent {
                    self.met[entrant][opponent] += 1.0;
                    self.ahead[entrant][opponent] += result;
                }
            }
        }
    }

    fn sum<'a>(entrants: usize, parts: impl Iterator<Item = &'a Self>) -> Self {
        let mut sum = Self::new(entrants);
        for part in parts {
            for i in 0..entrants {
                sum.seats[i] += part.seats[i];
                sum.wins[i] += part.wins[i];
                sum.points[i] += part.points[i];
                sum.places[i] += part.places[i];
                for j in 0..entrants {
                    sum.met[i][j] += part.met[i][j];
                    sum.ahead[i][j] += part.ahead[i][j];
                }
            }
        }
        sum
    }

    /// For each entrant wins, points, place, rating, and how often it was ahead of each.
    fn values(&self) -> Vec<f64> {
        let elo = self.elo();
        let mut values = Vec::new();
        for (i, elo) in elo.into_iter().enumerate() {
            let seats = self.seats[i];
            values.extend([self.wins[i] / seats, self.points[i] / seats, self.places[i] / seats, elo]);
            values.extend(self.ahead[i].iter().zip(&self.met[i]).map(|(ahead, met)| ahead / met));
        }
        values
    }

    fn elo(&self) -> Vec<f64> {
        const ROUNDS: usize = 200;
        let entrants = self.seats.len();
        let mut strength = vec![1.0f64; entrants];
        for _ in 0..ROUNDS {
            let mut next = strength.clone();
            for i in 0..entrants {
                let others = (0..entrants).filter(|&j| j != i);
                let (mut won, mut weight) = (0.0, 0.0);
                for j in others {
                    won += self.ahead[i][j] + 0.5;
                    weight += (self.met[i][j] + 1.0) / (strength[i] + strength[j]);
                }
                if weight > 0.0 {
                    next[i] = won / weight;
                }
            }
            let mean = next.iter().map(|s| s.ln()).sum::<f64>() / entrants.max(1) as f64;
            strength = next.into_iter().map(|s| s / mean.exp()).collect();
        }
        strength.into_iter().map(|s| 400.0 * s.log10()).collect()
    }
}

#[cfg(test)]
mod tests {
    use khipu_core::{Points, Seat, Seats};

    use super::*;

    fn game(deal: u64, entrants: [usize; 2], points: [i32; 2]) -> ArenaGame {
        let winner = Seat::new(usize::from(points[1] > points[0]));
        ArenaGame {
            deal,
            entrants: entrants.to_vec(),
            points: points.map(Points::whole).to_vec(),
            rival: None,
            winners: Seats::one(winner),
            decisions: 1,
        }
    }

    #[test]
    fn three_wins_of_four_are_about_190_points() {
        let played: Vec<ArenaGame> = (0..400)
            .map(|n| game(n / 2, if n % 2 == 0 { [0, 1] } else { [1, 0] }, [10, 0]))
            .chain((400..800).map(|n| game(n / 2, [0, 1], [10, 0])))
            .collect();
        let rated = rate(2, &played);
        assert!((rated[0].wins.mean - 0.75).abs() < 1e-9);
        assert!((rated[0].place.mean - 1.25).abs() < 1e-9);
        assert!((rated[0].elo.mean - rated[1].elo.mean - 190.8).abs() < 2.0, "{rated:?}");
        assert!(rated[0].wins.error > 0.005 && rated[0].wins.error < 0.03, "{rated:?}");
    }

    /// Eight wins out of eight do not make sure; and two rotations of a deal that come out alike are one trial, not two.
    #[test]
    fn a_clean_sweep_is_not_certain_and_rotations_are_no_evidence() {
        let sweep = |rotations: u64| -> Vec<ArenaGame> {
            (0..8 * rotations).map(|n| game(n / rotations, [0, 1], [10, 0])).collect()
        };
        let (low, high) = rate(2, &sweep(1))[0].wins.share_interval();
        assert!((low - 0.676).abs() < 1e-3 && high == 1.0, "{low} {high}");
        assert_eq!(rate(2, &sweep(2))[0].wins.share_interval(), (low, high));
        // Bots that are equal: each deal is won once from each seat, and nothing is known beyond that.
        let mirrored: Vec<ArenaGame> =
            (0..8).map(|n| game(n / 2, if n % 2 == 0 { [0, 1] } else { [1, 0] }, [10, 0])).collect();
        let (low, high) = rate(2, &mirrored)[0].wins.share_interval();
        assert!(low < 0.2 && high > 0.8, "{low} {high}");
    }

    #[test]
    fn those_who_never_met_are_not_compared() {
        assert_eq!(rate(3, &[game(0, [0, 1], [3, 1])])[0].ahead[2], None);
        assert!(rate(2, &[]).iter().all(|rated| rated.elo.mean.is_finite()));
    }
}
