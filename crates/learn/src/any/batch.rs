//! Many games at once, whose type is not known.

use std::sync::Arc;

use khipu_core::{Fault, Record};

use super::error::AnyError;
use super::game::Shared;
use super::state::{AnyState as _, State};
use super::view::AnyView;
use crate::encoder::Encoder;
use crate::{Batch, Ended, Ids, Menu, StepError};

/// Many games at once.
pub trait AnyBatch: Send {
    /// The number of the menu.
    fn tick(&self) -> u64;
    /// What can be chosen.
    fn menu(&self) -> &Menu;
    /// Who decides in each game.
    fn seats(&self, out: &mut [i8]);
    /// What the last step brought each seat of each game: `players` numbers a game.
    fn rewards(&self, out: &mut [f32]);
    /// Tells of each game that ended with the last step.
    fn ended(&self, told: &mut dyn FnMut(usize, &Ended));
    /// Writes the observations.
    ///
    /// # Errors
    /// Too little or too much room.
    fn observe(&self, observations: &mut [i16]) -> Result<(), StepError>;
    /// Plays the chosen move of each game.
    ///
    /// # Errors
    /// What does not fit; nothing was played then.
    fn step(&mut self, chosen: &[i32], tick: Option<u64>, observations: &mut [i16]) -> Result<(), StepError>;
    /// Takes one id for each game; the moves of some may not be said to the end with it.
    ///
    /// # Errors
    /// What does not fit; nothing was said or played then.
    fn step_ids(&mut self, ids: &[i32], tick: Option<u64>, observations: &mut [i16])
    -> Result<(), StepError>;
    /// Which ids can be chosen, as many places for each game as there are ids.
    fn mask(&self, out: &mut [bool]);
    /// The words said so far in each game.
    fn said(&self, out: &mut [i16]);
    /// What a seat of a game may know, or a spectator; none if there is no such game.
    ///
    /// # Errors
    /// No such seat.
    fn view(&self, place: usize, seat: Option<usize>) -> Result<Option<Box<dyn AnyView>>, AnyError>;
    /// The record of a game so far.
    ///
    /// # Errors
    /// Never for games of this batch; what a replay finds, otherwise.
    fn record(&self, place: usize) -> Result<Option<Record>, Vec<Fault>>;
}

pub(super) struct Running<E: Encoder> {
    shared: Arc<Shared<E>>,
    batch: Batch<E>,
    ids: Ids,
}

impl<E: Encoder> Running<E> {
    pub(super) fn new(shared: Arc<Shared<E>>, batch: Batch<E>) -> Self {
        Self { shared, ids: Ids::new(&batch), batch }
    }
}

impl<E: Encoder> AnyBatch for Running<E> {
    fn tick(&self) -> u64 {
        self.batch.tick()
    }

    fn menu(&self) -> &Menu {
        self.batch.menu()
    }

    fn seats(&self, out: &mut [i8]) {
        out.iter_mut().zip(self.batch.seats()).for_each(|(number, seat)| *number = seat.index() as i8);
    }

    fn rewards(&self, out: &mut [f32]) {
        out.iter_mut().zip(self.batch.rewards().flatten()).for_each(|(number, &reward)| *number = reward);
    }

    fn ended(&self, told: &mut dyn FnMut(usize, &Ended)) {
        for (place, ended) in self.batch.ended().enumerate() {
            ended.iter().for_each(|ended| told(place, ended));
        }
    }

    fn observe(&self, observations: &mut [i16]) -> Result<(), StepError> {
        self.batch.observe(observations)
    }

    fn step(&mut self, chosen: &[i32], tick: Option<u64>, observations: &mut [i16]) -> Result<(), StepError> {
        self.batch.step(chosen, tick, observations)
    }

    fn step_ids(
        &mut self,
        ids: &[i32],
        tick: Option<u64>,
        observations: &mut [i16],
    ) -> Result<(), StepError> {
        self.ids.step(&mut self.batch, ids, tick, observations)
    }

    fn mask(&self, out: &mut [bool]) {
        self.ids.mask(&self.batch, out);
    }

    fn said(&self, out: &mut [i16]) {
        self.ids.said(out);
    }

    fn view(&self, place: usize, seat: Option<usize>) -> Result<Option<Box<dyn AnyView>>, AnyError> {
        let Some(&position) = self.batch.position(place) else { return Ok(None) };
        State { shared: self.shared.clone(), position }.view(seat).map(Some)
    }

    fn record(&self, place: usize) -> Result<Option<Record>, Vec<Fault>> {
        self.batch.record(place)
    }
}
