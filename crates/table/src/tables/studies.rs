//! Study boards: of games that are over, and of nothing that goes on; and values for whoever asks.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use khipu_core::{Origin, Seat, Seed};
use khipu_registry::{DynGame, DynMatch, Moment, StudyError, study_values};
use khipu_study::{Study, Values};

use super::queue::Thinker;
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{Chance, GuestId, SeatRow, StudyId};

/// Who waits for values: each guest for those of one node at a time.
#[derive(Clone, Default)]
pub(super) struct Asking(Arc<Mutex<HashSet<GuestId>>>);

/// A place among those who wait.
struct Place {
    asking: Asking,
    guest: GuestId,
}

impl Asking {
    fn enter(&self, guest: GuestId) -> Option<Place> {
        let entered = self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(guest);
        entered.then(|| Place { asking: self.clone(), guest })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.asking.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.guest);
    }
}

/// A study at one of its nodes.
pub(crate) struct AtNode {
    pub(crate) game: Arc<dyn DynGame>,
    pub(crate) study: Study,
    pub(crate) played: Box<dyn DynMatch>,
    /// The start, and the positions after the moves of the line through the node, as far as they can be played.
    pub(crate) line: Vec<Moment>,
}

/// The positions along a line of a study, from its start.
fn moments(game: &dyn DynGame, study: &Study, node: usize) -> Vec<Moment> {
    let Ok(start) = game.load_record(&study.record(0), usize::MAX) else { return Vec::new() };
    let mut moments = vec![start.moment()];
    for node in study.line(node) {
        let (Some(last), Some(played)) = (moments.last(), &study.nodes()[node].played) else { break };
        let Ok((after, _)) = last.play(played.seat, &played.text) else { break };
        moments.push(after);
    }
    moments
}

impl Tables {
    /// Reads a study, a record or a position that somebody brings.
    pub(crate) async fn read_study(&self, text: String) -> Result<Study, ActError> {
        let registry = self.registry.clone();
        let read = self.reading.run(move || {
            let (_, study) = registry.open_study(&text)?;
            Ok(study)
        });
        read.await.unwrap_or(Err(ActError::Broken))
    }

    /// A study that was kept, at one of its nodes; none if it has no such node.
    pub(crate) async fn study_at(&self, text: String, node: usize) -> Result<Option<AtNode>, ActError> {
        let registry = self.registry.clone();
        let opened = tokio::task::spawn_blocking(move || {
            let faulty = |faults| ActError::Faults("core".to_owned(), faults);
            let study = Study::parse(&text).map_err(faulty)?;
            if node >= study.nodes().len() {
                return Ok(None);
            }
            let record = study.record(node);
            let game = registry.resolve_record(&record)?;
            let faulty = |faults| ActError::Faults(record.header.game.clone(), faults);
            let played = game.load_record(&record, usize::MAX).map_err(faulty)?;
            let line = moments(&*game, &study, node);
            Ok(Some(AtNode { game, study, played, line }))
        });
        opened.await.map_err(|_| ActError::Broken)?
    }

    /// Whether a game goes on that begins like this, and that others play or whose seed nobody should know.
    pub(crate) async fn goes_on(&self, origin: &Origin) -> Result<bool, ActError> {
        let Origin::Seed(seed) = origin else { return Ok(false) };
        let commitment = Seed::from_text(seed).commitment().to_hex();
        let is_it = |table: &Arc<Table>| {
            let now = table.now();
            let same = now.begun.as_ref().and_then(|begun| begun.commitment.as_deref());
            same == Some(commitment.as_str()) && !now.over() && !has_no_secret(table)
        };
        if self.at_hand().iter().any(is_it) {
            return Ok(true);
        }
        for id in self.store.tables_dealt(&commitment).await? {
            match self.fetch(&id).await {
                Ok(table) if is_it(&table) => return Ok(true),
                // A table that was taken away is played by nobody.
                Ok(_) | Err(ActError::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(false)
    }

    /// What the best moves of a seat are worth, by what it sees. None if the same guest still waits for others.
    pub(crate) async fn study_values(
        &self,
        guest: GuestId,
        id: &StudyId,
        played: Box<dyn DynMatch>,
        seat: Seat,
    ) -> Result<Option<Values>, ActError> {
        let Some(place) = self.asking.enter(guest) else { return Ok(None) };
        let thinker = Thinker { host: guest, table: id.clone() };
        let permit = self.advising.enter(thinker).await.ok_or(ActError::Broken)?;
        let thought = tokio::task::spawn_blocking(move || {
            let values = study_values(&*played, seat);
            drop((permit, place));
            values
        });
        thought.await.map(Some).map_err(|_| ActError::Broken)
    }
}

/// Whether nobody's secret can be found out by the seed: whoever chose it plays alone, or it is that of a day that is
/// closed, which everybody is told.
fn has_no_secret(table: &Table) -> bool {
    if table.terms.daily.is_some() {
        return !table.is_sealed();
    }
    let now = table.now();
    let people: HashSet<GuestId> = now.seats.iter().flat_map(|row| row.holders.iter().copied()).collect();
    table.terms.chance == Chance::Chosen && people.len() <= 1 && !now.seats.iter().any(SeatRow::is_open)
}

impl From<StudyError> for ActError {
    fn from(error: StudyError) -> Self {
        match error {
            StudyError::Unresolved(error) => Self::Unresolved(error),
            StudyError::Faults(game, faults) => Self::Faults(game, faults),
            _ => Self::Broken,
        }
    }
}
