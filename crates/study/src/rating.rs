//! Ratings: Glicko-2 as Mark Glickman describes it, for two or more at a table and for puzzles.
//!
//! Every game is a rating period of its own, and periods pass with time, as on lichess: whoever stays away becomes less
//! certain. Among several, everybody has met each of the others; the more there are the less each pair says, since all of
//! them come from one game.

/// Where everybody begins.
const START: f64 = 1500.0;
/// Points of the scale that people see for one of the scale that is reckoned in.
const SCALE: f64 = 173.7178;
/// How fast volatility may change.
const TAU: f64 = 0.5;
/// Days of a rating period: a year makes 60 points of deviation 110.
const PERIOD: f64 = 4.665;
/// A rating is between these.
const VALUES: (f64, f64) = (100.0, 4000.0);
/// Nobody is more certain than the first, or less than the second.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);
const VOLATILITIES: (f64, f64) = (0.01, 0.1);
/// How well somebody plays, and how certain that is.
///
/// ```
/// use khipu_study::{Bout, Rating};
/// let solved = Rating::NEW.after(&[Bout::new(Rating::anchor(1600.0), 1.0)], 0.0);
/// assert!(solved.value() > 1500.0 && solved.is_provisional());
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

/// A meeting with somebody else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bout {
    other: Rating,
    score: f64,
    weight: f64,
}

impl Bout {
    /// One that ended with 1 for who won, 0 for who lost and ½ for a draw.
    #[must_use]
    pub fn new(other: Rating, score: f64) -> Self {
        Self { other, score: score.clamp(0.0, 1.0), weight: 1.0 }
    }
}

impl Rating {
    /// With more deviation than this a rating is provisional.
    pub const CERTAIN: f64 = 110.0;

    /// Somebody of whom nothing is known.
    pub const NEW: Self = Self { value: START, deviation: DEVIATIONS.1, volatility: 0.06 };

    /// A rating as it was kept. What cannot be a rating becomes the nearest that can.
    #[must_use]
    pub fn new(value: f64, deviation: f64, volatility: f64) -> Self {
        let within = |number: f64, (least, most): (f64, f64), otherwise: f64| {
            if number.is_nan() { otherwise } else { number.clamp(least, most) }
        };
        Self {
            value: within(value, VALUES, Self::NEW.value),
            deviation: within(deviation, DEVIATIONS, Self::NEW.deviation),
            volatility: within(volatility, VOLATILITIES, Self::NEW.volatility),
        }
    }

    /// A rating that is as certain as can be: one of a bot, which never changes.
    #[must_use]
    pub fn anchor(value: f64) -> Self {
        Self::new(value, DEVIATIONS.0, Self::NEW.volatility)
    }

    /// How well.
    #[must_use]
    pub fn value(self) -> f64 {
        self.value
    }

    /// The true rating is within twice this in 19 cases of 20.
    #[must_use]
    pub fn deviation(self) -> f64 {
        self.deviation
    }

    /// How much it varies from game to game.
    #[must_use]
    pub fn volatility(self) -> f64 {
        self.volatility
    }

    /// Whether too little is known yet.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > Self::CERTAIN
    }

    /// The score that is to be expected against another, from 0 to 1.
    #[must_use]
    pub fn expects(self, other: Self) -> f64 {
        1.0 / (1.0 + (-impact(other) * (self.value - other.value) / SCALE).exp())
    }

    /// The rating after some bouts, so many days after the ones before.
    #[must_use]
    pub fn after(self, bouts: &[Bout], days: f64) -> Self {
        let phi = self.deviation / SCALE;
        let information: f64 = bouts
            .iter()
            .map(|bout| {
                let expected = self.expects(bout.other);
                bout.weight * impact(bout.other).powi(2) * expected * (1.0 - expected)
            })
            .sum();
        let rested = |sigma: f64| (phi.powi(2) + sigma.powi(2) * (days.max(0.0) / PERIOD)).sqrt();
        if information <= 0.0 {
            return Self::new(self.value, rested(self.volatility) * SCALE, self.volatility);
        }
        let surprise: f64 = bouts
            .iter()
            .map(|bout| bout.weight * impact(bout.other) * (bout.score - self.expects(bout.other)))
            .sum();
        let variance = 1.0 / information;
        let sigma = volatility(self.volatility, phi, variance, variance * surprise);
        let phi = 1.0 / (1.0 / rested(sigma).powi(2) + information).sqrt();
        Self::new(self.value + SCALE * phi.powi(2) * surprise, phi * SCALE, sigma)
    }

    /// The ratings of all at a table after a game: each with the place that it came to, 1 for the first, the same for a
    /// shared one, and the days since the last game.
    #[must_use]
    pub fn after_table(table: &[(Self, usize, f64)]) -> Vec<Self> {
        // Two tell of one bout, three of 1⅓ for each, four of 1½: more than two, and never of as many as there are pairs.
        let weight = 2.0 / table.len().max(2) as f64;
        let against = |seat: usize| -> Vec<Bout> {
            let others = table.iter().enumerate().filter(|(other, _)| *other != seat);
            let score = |place: usize| match table[seat].1.cmp(&place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            others
                .map(|(_, (other, place, _))| Bout { other: *other, score: score(*place), weight })
                .collect()
        };
        let after =
            |(seat, (rating, _, days)): (usize, &(Self, usize, f64))| rating.after(&against(seat), *days);
        table.iter().enumerate().map(after).collect()
    }
}

/// How much a bout against somebody says: little if little is known of them (`g` of the paper).
fn impact(other: Rating) -> f64 {
    let phi = other.deviation / SCALE;
    1.0 / (1.0 + 3.0 * (phi / std::f64::consts::PI).powi(2)).sqrt()
}

/// The new volatility: step 5 of the paper, by the Illinois variant of regula falsi.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    /// Steps after which whatever stands is near enough.
    const MOST: usize = 100;
    const NEAR: f64 = 1e-6;
    let a = sigma.powi(2).ln();
    let f = |x: f64| {
        let (grown, e) = (phi.powi(2) + variance + x.exp(), x.exp());
        e * (delta.powi(2) - grown) / (2.0 * grown.powi(2)) - (x - a) / TAU.powi(2)
    };
    let (mut low, mut high) = (a, (delta.powi(2) - phi.powi(2) - variance).ln());
    if high.is_nan() || high.is_infinite() {
        let below = (1..=MOST).map(|k| a - k as f64 * TAU).find(|x| f(*x) >= 0.0);
        high = below.unwrap_or(a);
    }
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MOST {
        if (high - low).abs() <= NEAR || f_high == f_low {
            break;
        }
        let next = low + (low - high) * f_low / (f_high - f_low);
        let f_next = f(next);
        if f_next * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (next, f_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() < within, "{found} is not {wanted}");
    }

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating::new(1500.0, 200.0, 0.06);
        let bouts = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        // The paper has an opponent who is more certain than anybody is here.
        let bouts = bouts.map(|(value, deviation, score)| {
            Bout::new(Rating { deviation, ..Rating::new(value, 100.0, 0.06) }, score)
        });
        let after = player.after(&bouts, PERIOD);
        near(after.value(), 1464.06, 0.02);
        near(after.deviation(), 151.52, 0.01);
        near(after.volatility(), 0.05999, 0.00001);
    }

    #[test]
    fn who_stays_away_becomes_less_certain_and_a_game_makes_certain() {
        let known = Rating::new(1800.0, 60.0, 0.06);
        let rested = known.after(&[], 365.0);
        assert_eq!(rested.value(), known.value());
        near(rested.deviation(), 110.0, 0.5);
        assert!(known.after(&[Bout::new(known, 0.5)], 0.0).deviation() < 60.0);
        // A clock that was set back.
        near(known.after(&[], -5.0).deviation(), 60.0, 0.001);
    }

    #[test]
    fn at_a_table_everybody_meets_everybody_and_the_order_of_seats_is_nothing() {
        let fresh = |place| (Rating::NEW, place, 0.0);
        let after = Rating::after_table(&[fresh(2), fresh(1), fresh(4), fresh(2)]);
        assert!(after[1].value() > after[0].value() && after[0].value() > after[2].value());
        assert_eq!(after[0], after[3], "a shared place");
        near(after.iter().map(|rating| rating.value()).sum(), 6000.0, 0.001);
        let two = Rating::after_table(&[fresh(1), fresh(2)]);
        let three = Rating::after_table(&[fresh(1), fresh(2), fresh(3)]);
        assert!(three[0].deviation() < two[0].deviation(), "three tell more than two");
        assert!(three[0].value() - two[0].value() < two[0].value() - START, "but not twice as much");
        assert_eq!(Rating::after_table(&[fresh(1)]), [Rating::NEW], "alone there is nothing to compare");
    }

    #[test]
    fn a_rating_finds_its_place_among_anchors_and_stays_in_bounds() {
        let bots: Vec<Rating> = [1100.0, 1400.0, 1700.0, 2000.0].map(Rating::anchor).to_vec();
        let strong = Rating::anchor(1850.0);
        let mut rating = Rating::NEW;
        for game in 0..200 {
            let bot = bots[game % bots.len()];
            // As often as somebody of 1850 would win, spread evenly.
            let expected = strong.expects(bot);
            let round = (game / bots.len()) as f64;
            let won = ((round + 1.0) * expected).floor() > (round * expected).floor();
            rating = rating.after(&[Bout::new(bot, f64::from(u8::from(won)))], 0.1);
        }
        near(rating.value(), 1850.0, 80.0);
        assert!(!rating.is_provisional());
        let mut low = Rating::NEW;
        for _ in 0..2000 {
            low = low
                .after(&[Bout::new(Rating::anchor(4000.0), 0.0), Bout::new(Rating::anchor(100.0), 0.0)], 0.0);
        }
        assert!((VALUES.0..=START).contains(&low.value()) && low.deviation() >= DEVIATIONS.0);
        assert_eq!(Rating::new(f64::NAN, f64::INFINITY, f64::NAN), Rating::NEW);
    }
}
