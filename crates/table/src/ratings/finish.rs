//! Who played a seat, and where they ended: the rule by which a game counts, from its log alone.
//!
//! A person counts who sat there when the game began. Whoever left, was taken from the seat, let a bot make even one move,
//! or whose time was up when the others ended the game, comes last, behind all who played on. A bot counts that sat there
//! from the beginning to the end.

use khipu_core::{Points, Score, Seat, Seats, Who};

use crate::store::{GuestId, LogRow, SeatRow, VoteFor};

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Player {
    /// A person, by the ids of their devices or of the user.
    Person(Vec<GuestId>),
    /// A bot of this level.
    Bot(u8),
}

/// How the game ended for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Finish {
    pub(super) seat: Seat,
    pub(super) player: Player,
    /// 1 for the first; those who share a place have the same.
    pub(super) place: usize,
}

/// A seat while its log is read.
struct Sat {
    row: SeatRow,
    /// The generation that it had when the game began.
    generation: u32,
    /// Who sat there in that generation.
    holders: Vec<GuestId>,
    bot: Option<u8>,
    gave_up: bool,
}

/// How a game that is over ended for everybody who counts.
pub(super) fn finish<'r>(rows: impl IntoIterator<Item = &'r LogRow>, score: &Score) -> Vec<Finish> {
    let mut sat: Vec<Sat> = Vec::new();
    let (mut began, mut accused) = (false, None);
    for row in rows {
        match row {
            LogRow::Seat { seat, now } => {
                let index = usize::from(*seat);
                while sat.len() <= index {
                    let row = SeatRow::default();
                    sat.push(Sat { row, generation: 0, holders: Vec::new(), bot: None, gave_up: false });
                }
                change(&mut sat[index], now, began);
            }
            LogRow::Begin(_) => began = true,
            LogRow::Move { seat, .. } => {
                began = true;
                if let Some(sat) = sat.get_mut(usize::from(*seat)) {
                    sat.gave_up |= sat.row.bot.is_some() && !sat.holders.is_empty();
                }
            }
            LogRow::Vote { about, wants: VoteFor::End, .. } => accused = Some(usize::from(*about)),
            LogRow::Adjudged { .. } => {
                if let Some(sat) = accused.and_then(|seat| sat.get_mut(seat)) {
                    sat.gave_up = true;
                }
            }
            LogRow::Terms(_)
            | LogRow::Undo { .. }
            | LogRow::Vote { .. }
            | LogRow::AboutBack { .. }
            | LogRow::Back { .. }
            | LogRow::Holiday { .. }
            | LogRow::HolidayEnds { .. }
            | LogRow::Close(_)
            | LogRow::Reopen => {}
        }
    }
    let mut gave_up = Seats::NONE;
    for (seat, _) in Seat::all(sat.len()).zip(&sat).filter(|(_, sat)| sat.gave_up) {
        gave_up.insert(seat);
    }
    let counted = Seat::all(sat.len()).zip(sat).filter_map(|(seat, sat)| {
        let player = match sat.bot {
            _ if !sat.holders.is_empty() => Player::Person(sat.holders),
            Some(level) if !sat.gave_up => Player::Bot(level),
            _ => return None,
        };
        Some(Finish { seat, player, place: place(score, gave_up, seat) })
    });
    counted.collect()
}

fn change(sat: &mut Sat, now: &SeatRow, began: bool) {
    if !began || now.generation == sat.generation {
        sat.holders.clone_from(&now.holders);
        if !began {
            // Nobody knows how strong a bot of the host is.
            (sat.generation, sat.bot) = (now.generation, now.bot.filter(|_| now.host_bot.is_none()));
        }
    } else {
        sat.gave_up = true;
    }
    sat.row.clone_from(now);
}

/// The place of a seat: who gave up comes after everybody who did not, winners before all others, and points decide. Where
/// nobody has won, an automa comes first.
fn place(score: &Score, gave_up: Seats, seat: Seat) -> usize {
    let points = |seat: Seat| -> (bool, bool, Points) {
        let line = score.lines.iter().find(|line| line.who == Who::Seat(seat));
        let total = line.map_or(Points::ZERO, |line| line.total);
        let (stayed, won) = (!gave_up.contains(seat), score.winners.contains(seat));
        (stayed, stayed && won, if stayed && !won { total } else { Points::ZERO })
    };
    let own = points(seat);
    let seats = score.lines.iter().filter_map(|line| match line.who {
        Who::Seat(seat) => Some(seat),
        Who::Actor(_) => None,
    });
    1 + usize::from(score.winners.is_empty()) + seats.filter(|other| points(*other) > own).count()
}

#[cfg(test)]
mod tests {
    use khipu_core::ScoreLine;

    use super::*;
    use crate::store::Dealt;

    const ANN: GuestId = GuestId([1; 16]);
    const BEN: GuestId = GuestId([2; 16]);
    const CLEO: GuestId = GuestId([3; 16]);

    fn sits(seat: u8, holder: Option<GuestId>, bot: Option<u8>, generation: u32) -> LogRow {
        let holders = holder.into_iter().collect();
        LogRow::Seat { seat, now: SeatRow { holders, bot, generation, ..SeatRow::default() } }
    }

    fn plays(seat: u8) -> LogRow {
        LogRow::Move { seat, words: "end".to_owned(), hash: String::new() }
    }

    fn score(totals: &[i32], winner: usize) -> Score {
        let lines = totals.iter().enumerate().map(|(seat, total)| ScoreLine {
            who: Who::Seat(Seat::new(seat)),
            total: Points::whole(*total),
            sources: Vec::new(),
        });
        Score { over: true, lines: lines.collect(), winners: Seats::one(Seat::new(winner)) }
    }

    fn table() -> Vec<LogRow> {
        let dealt = Dealt { seed: String::new(), parts: Vec::new() };
        vec![
            sits(0, Some(ANN), None, 0),
            sits(1, None, None, 0),
            sits(2, None, Some(4), 0),
            sits(3, None, None, 0),
            sits(1, Some(BEN), None, 1),
            sits(3, Some(CLEO), None, 1),
            LogRow::Begin(dealt),
            plays(0),
            plays(2),
        ]
    }

    fn places(rows: &[LogRow], score: &Score) -> Vec<(Player, usize)> {
        finish(rows, score).into_iter().map(|finish| (finish.player, finish.place)).collect()
    }

    fn person(guest: GuestId) -> Player {
        Player::Person(vec![guest])
    }

    #[test]
    fn points_make_places_and_winners_come_first() {
        // A tie that the rules broke for the second.
        let found = places(&table(), &score(&[40, 40, 20, 20], 1));
        assert_eq!(found, [(person(ANN), 2), (person(BEN), 1), (Player::Bot(4), 3), (person(CLEO), 3)]);
    }

    #[test]
    fn who_leaves_or_lets_a_bot_move_comes_last() {
        let ahead = score(&[40, 30, 20, 10], 0);
        // A bot that stands in and makes no move changes nothing; a new device of the same person neither.
        let mut rows = table();
        rows.extend([sits(0, Some(ANN), Some(3), 0), sits(0, Some(ANN), None, 0), plays(0)]);
        assert_eq!(places(&rows, &ahead)[0], (person(ANN), 1));
        rows.extend([sits(0, Some(ANN), Some(3), 0), plays(0), sits(0, Some(ANN), None, 0), plays(0)]);
        assert_eq!(places(&rows, &ahead)[0], (person(ANN), 4), "the bot has moved once");
        assert_eq!(places(&rows, &ahead)[1], (person(BEN), 1), "the others move up");

        let mut rows = table();
        rows.extend([sits(1, None, None, 2), sits(1, Some(CLEO), None, 3), plays(1)]);
        assert_eq!(places(&rows, &ahead)[1], (person(BEN), 4), "who came later plays for nobody's rating");
        // A bot in whose place somebody sat down is no anchor.
        let mut rows = table();
        rows.extend([sits(2, None, None, 1), sits(2, Some(BEN), None, 2)]);
        assert_eq!(places(&rows, &ahead).len(), 3);
    }

    #[test]
    fn whose_time_was_up_when_the_game_was_ended_comes_last() {
        let mut rows = table();
        let vote = |wants| LogRow::Vote { seat: 1, about: 0, wants };
        rows.extend([vote(VoteFor::Bot), vote(VoteFor::End)]);
        let ahead = score(&[40, 30, 20, 10], 1);
        assert_eq!(places(&rows, &ahead)[0], (person(ANN), 2), "nothing was decided");
        rows.push(LogRow::Adjudged { won: 2 });
        assert_eq!(places(&rows, &ahead)[0], (person(ANN), 4));
    }
}
