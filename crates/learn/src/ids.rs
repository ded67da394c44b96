//! Moves by ids, for whatever wants a fixed number of actions and a mask.
//!
//! Where a game has few enough moves, each has an id. Where it has not, a move is said word by word, and an id is a word of
//! the list: the mask holds the words that the legal moves allow after those that were said. A word without an
//! alternative is not asked for. Word 0 says that nothing follows.

use khipu_core::Seat;

use crate::batch::{Batch, StepError, WAIT};
use crate::encoder::{Encoder, MoveRow};

/// Words of a move, at most: the verb and four arguments.
pub const WORDS: usize = 5;

/// What was said so far in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Said {
    words: [i16; WORDS],
    len: usize,
}

impl Said {
    fn allows(&self, row: &MoveRow) -> bool {
        row[..self.len] == self.words[..self.len]
    }

    fn say(&mut self, word: i16) {
        if let Some(place) = self.words.get_mut(self.len) {
            *place = word;
            self.len += 1;
        }
    }

    /// Says what has no alternative; the place of the move once there is only one.
    fn go_on(&mut self, rows: &[MoveRow]) -> Option<usize> {
        loop {
            let mut left = rows.iter().enumerate().filter(|(_, row)| self.allows(row));
            let (place, first) = left.next()?;
            let word = first.get(self.len).copied().filter(|_| self.len < WORDS);
            let (mut alone, mut same) = (true, true);
            for (_, row) in left {
                alone = false;
                same &= row.get(self.len).copied() == word;
            }
            match word {
                _ if alone => return Some(place),
                None => return Some(place),
                Some(word) if same => self.say(word),
                Some(_) => return None,
            }
        }
    }
}

/// What was said so far in the games of a batch.
#[derive(Clone, Debug, Default)]
pub struct Ids {
    said: Vec<Said>,
    chosen: Vec<i32>,
}

impl Ids {
    /// Nothing said yet.
    #[must_use]
    pub fn new<E: Encoder>(batch: &Batch<E>) -> Self {
        let mut ids = Self { said: vec![Said::default(); batch.len()], chosen: Vec::new() };
        ids.begin(batch);
        ids
    }

    /// How many ids there are.
    #[must_use]
    pub fn count<E: Encoder>(encoder: &E) -> usize {
        E::IDS.unwrap_or_else(|| encoder.words().len())
    }

    /// The words said so far in each game, five numbers each.
    pub fn said(&self, out: &mut [i16]) {
        for (row, said) in out.chunks_exact_mut(WORDS).zip(&self.said) {
            row.fill(0);
            row[..said.len].copy_from_slice(&said.words[..said.len]);
        }
    }

    /// Which ids can be chosen, [`Ids::count`] places for each game.
    pub fn mask<E: Encoder>(&self, batch: &Batch<E>, out: &mut [bool]) {
        let count = Self::count(batch.encoder());
        for (game, row) in out.chunks_exact_mut(count).enumerate() {
            row.fill(false);
            for id in self.ids(batch, game) {
                if let Some(place) = row.get_mut(id) {
                    *place = true;
                }
            }
        }
    }

    fn ids<E: Encoder>(&self, batch: &Batch<E>, game: usize) -> impl Iterator<Item = usize> {
        let said = self.said.get(game).copied().unwrap_or_default();
        let (codes, rows) = batch.menu().of(game);
        codes.iter().zip(rows).filter_map(move |(&code, row)| match E::IDS {
            Some(_) => batch.encoder().id(batch.encoder().decode(code)?),
            None => said.allows(row).then(|| row.get(said.len).map_or(0, |&word| word as usize)),
        })
    }

    /// Takes one id for each game. Games whose move is not said to the end wait.
    ///
    /// # Errors
    /// What does not fit; nothing was said or played then.
    pub fn step<E: Encoder>(
        &mut self,
        batch: &mut Batch<E>,
        ids: &[i32],
        tick: Option<u64>,
        observations: &mut [i16],
    ) -> Result<(), StepError> {
        batch.check_shapes(ids.len(), tick, observations.len())?;
        for (game, &found) in ids.iter().enumerate() {
            let wanted = usize::try_from(found).ok();
            if !self.ids(batch, game).any(|id| Some(id) == wanted) {
                let seat = batch.seats().nth(game).map_or(0, Seat::index);
                return Err(StepError::Id { game, seat, found });
            }
        }
        self.chosen.clear();
        for (game, &id) in ids.iter().enumerate() {
            let place = match E::IDS {
                Some(_) => self.ids(batch, game).position(|known| known as i32 == id),
                None => self.said.get_mut(game).and_then(|said| {
                    said.say(id as i16);
                    said.go_on(batch.menu().of(game).1)
                }),
            };
            self.chosen.push(place.map_or(WAIT, |place| place as i32));
        }
        batch.advance(&self.chosen, observations);
        for (said, &chosen) in self.said.iter_mut().zip(&self.chosen) {
            if chosen != WAIT {
                *said = Said::default();
            }
        }
        self.begin(batch);
        Ok(())
    }

    /// Says the first words that have no alternative, where nothing was said. A menu of one move is asked all the same.
    fn begin<E: Encoder>(&mut self, batch: &Batch<E>) {
        if E::IDS.is_some() {
            return;
        }
        for (game, said) in self.said.iter_mut().enumerate().filter(|(_, said)| said.len == 0) {
            let rows = batch.menu().of(game).1;
            if rows.len() > 1 {
                let _ = said.go_on(rows);
            }
        }
    }
}
