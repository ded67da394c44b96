//! How a position looks for each seat: points, chances to win, the place among the players.

use khipu_core::{Evaluate, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What a seat may expect.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Expected {
    /// The result, from 0 to 1: half for winning, half for points ahead of the others.
    pub result: f32,
    /// The points at the end.
    pub points: f32,
    /// The place at the end, from 1 on; an automa counts as a player.
    pub place: f32,
}

/// How a position looks for a seat at a glance, without any search; when the game is over, how it ended.
pub fn glance<G: Evaluate>(game: &G, position: &G::Position, seat: Seat) -> Expected {
    Prospect::of(game, position).expected(seat)
}

/// How a position looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    players: usize,
    points: [f32; Seat::MAX],
    /// The points of the strongest actor that the rules play.
    rival: Option<f32>,
    /// Who has won, if the game is over.
    winners: Option<Seats>,
    spread: f32,
}

impl Prospect {
    pub(crate) fn of<G: Evaluate>(game: &G, position: &G::Position) -> Self {
        let players = game.players(position);
        let mut points = [0.0; Seat::MAX];
        for seat in Seat::all(players) {
            points[seat.index()] = game.estimate(position, seat);
        }
        // Estimates say the points of a game that is over, but not how ties are broken.
        let over = game.deciders(position).is_empty();
        Self {
            players,
            points,
            rival: game.estimate_rival(position),
            winners: over.then(|| game.score(position).winners),
            spread: game.spread().max(f32::MIN_POSITIVE),
        }
    }

    /// The same after a move of a seat, as far as it concerns that seat and whoever the rules play: the points of other
    /// seats would take as long again for each of them.
    pub(crate) fn moved<G: Evaluate>(mut self, game: &G, after: &G::Position, seat: Seat) -> Self {
        self.points[seat.index()] = game.estimate(after, seat);
        if self.rival.is_some() {
            self.rival = game.estimate_rival(after);
        }
        self
    }

    pub(crate) fn expected(&self, seat: Seat) -> Expected {
        Expected { result: self.result(seat), points: self.points(seat), place: self.place(seat) }
    }

    pub(crate) fn points(&self, seat: Seat) -> f32 {
        self.points[seat.index()]
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = f32> + '_ {
        let seats = Seat::all(self.players).filter(move |&other| other != seat);
        seats.map(|other| self.points[other.index()]).chain(self.rival)
    }

    /// The result of a seat between 0 and 1: half for winning, half for points ahead of the others, so that a seat that
    /// can no longer win, or cannot lose, still plays on for points.
    pub(crate) fn result(&self, seat: Seat) -> f32 {
        let own = self.points(seat);
        let (mut best, mut sum, mut count) = (f32::NEG_INFINITY, 0.0, 0.0);
        for other in self.others(seat) {
            best = best.max(other);
            sum += other;
            count += 1.0;
        }
        if count == 0.0 {
            // Alone: nothing but points counts.
            return 0.5 + 0.5 * bend(own / (4.0 * self.spread));
        }
        let ahead = 0.5 + 0.5 * bend((own - sum / count) / self.spread);
        let win = match self.winners {
            Some(winners) if winners.contains(seat) => 1.0 / winners.len() as f32,
            Some(_) => 0.0,
            None => odds((own - best) / self.spread),
        };
        0.5 * win + 0.5 * ahead
    }

    /// The expected place of a seat, from 1 on.
    pub(crate) fn place(&self, seat: Seat) -> f32 {
        let own = self.points(seat);
        1.0 + self.others(seat).map(|other| odds((other - own) / self.spread)).sum::<f32>()
    }
}

/// From -1 to 1, steep around 0.
fn bend(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

/// The odds of being ahead at the end, from 0 to 1, for a lead measured in spreads. Only arithmetic that is the same on
/// every machine; the exponential function is not.
fn odds(lead: f32) -> f32 {
    let x = 1.25 * lead;
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
