//! Advice to people at a table: thought about by their node, on threads of its own, so that bots need not wait for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use khipu_core::{Seat, Seed};
use khipu_study::Advice;

use super::now::Now;
use super::queue::Thinker;
use super::table::Table;
use super::{ActError, Tables};
use crate::store::TableId;

/// Advice at hand; beyond that it is thought about again.
const AT_HAND: usize = 256;

/// What was advised last: whoever asks for more of the same need not wait again.
#[derive(Clone, Default)]
pub(super) struct Advised(Arc<Mutex<HashMap<Question, Arc<Advice>>>>);

/// A seat of a table at a version.
type Question = (TableId, u64, Seat);

impl Advised {
    fn find(&self, question: &Question) -> Option<Arc<Advice>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(question).cloned()
    }

    fn keep(&self, question: Question, advice: Arc<Advice>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= AT_HAND {
            known.clear();
        }
        known.insert(question, advice);
    }
}

impl Table {
    /// Whether people may be advised here: where one person plays alone or against bots, and where whoever set up the
    /// table has allowed it to all; never in a game that counts for ratings or for the day.
    pub(crate) fn permits_hints(&self, now: &Now) -> bool {
        let people = now.seats.iter().filter(|row| row.bot.is_none()).count();
        !self.terms.rated && !self.is_sealed() && (self.terms.hints || (people == 1 && !now.waits()))
    }
}

impl Tables {
    /// The best turn of a seat that must decide, found from what the seat sees.
    pub(crate) async fn advise(&self, table: &Arc<Table>, seat: Seat) -> Result<Arc<Advice>, ActError> {
        let now = table.now();
        let question = (table.id.clone(), now.version, seat);
        if let Some(known) = self.advised.find(&question) {
            return Ok(known);
        }
        let thinker = Thinker { host: table.host(), table: table.id.clone() };
        let permit = self.advising.enter(thinker).await.ok_or(ActError::Broken)?;
        let adviser = table.acting.lock().await.adviser(seat);
        if table.now().version != now.version {
            return Err(ActError::Stale);
        }
        // The same question has the same answer.
        let seed = Seed::from_text(&format!("{} {}", table.id, now.version));
        let thought = tokio::task::spawn_blocking(move || {
            let advice = adviser(seed);
            drop(permit);
            advice
        });
        let advice = thought.await.map_err(|_| ActError::Broken)?.ok_or(ActError::Stale)?;
        let advice = Arc::new(advice);
        self.advised.keep(question, advice.clone());
        Ok(advice)
    }
}
