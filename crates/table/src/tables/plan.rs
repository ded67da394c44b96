//! Planned moves: a seat that is not asked says what it will answer.
//!
//! What can be planned is seen in a world that is imagined from the view of the seat alone, so that no list tells of
//! anything hidden. There the others go on as fast as the rules allow until the seat is asked. A plan belongs to the seat,
//! stands in no log, and nobody is told when it changes. When the seat is asked what it has planned for, and the move is
//! possible, it is played; otherwise the plan is dropped, and its owner finds out why.

use std::iter;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Instant;

use khipu_board::RenderContext;
use khipu_core::{Seat, Seats, Seed, Viewer};
use khipu_registry::Moment;
use khipu_words::Words;

use super::act::{Basis, Wanted};
use super::now::Now;
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{Dropped, PlanRow, PlannedMove, SeatRow, Store, StoreError};

/// The most moves of a plan.
const MOST: usize = 32;
/// The most moves that the others make before the seat is asked.
const FAR: usize = 400;

/// The next question of a seat, as far as it can see.
pub(crate) struct Ahead {
    /// Where it is asked.
    pub(crate) moment: Moment,
    /// How many of its planned moves are possible: those after them do not fit what it sees now.
    pub(crate) fits: usize,
    /// Whether it is asked again after them.
    pub(crate) more: bool,
}

/// What becomes of a plan when its seat is asked.
#[derive(PartialEq, Debug)]
enum Due<'a> {
    /// Nothing: it has come to nothing before.
    Nothing,
    /// It is over, or somebody else's.
    Over,
    /// This move is played; so many were before it.
    Next(&'a PlannedMove, usize),
    /// The rest comes to nothing.
    Drop(Dropped),
}

/// What is due of a plan; `own` are the moves of the seat so far.
fn due<'a>(plan: &'a PlanRow, seat: &SeatRow, own: &[&str]) -> Due<'a> {
    if plan.generation != seat.generation {
        return Due::Over;
    }
    if plan.dropped.is_some() {
        return Due::Nothing;
    }
    let since = own.get(plan.made..).unwrap_or_default();
    let planned = plan.moves.iter().map(|planned| planned.words.as_str());
    let as_planned =
        own.len() >= plan.made + plan.played && planned.take(since.len()).eq(since.iter().copied());
    match plan.moves.get(since.len()) {
        _ if !as_planned => Due::Drop(Dropped::Changed),
        Some(next) => Due::Next(next, since.len()),
        None => Due::Over,
    }
}

/// What is asked of a seat, in the same words whoever sits where.
fn question(moment: &Moment, seat: Seat, words: &Words) -> String {
    let names: Vec<String> = Seat::all(Seat::MAX).map(|seat| seat.index().to_string()).collect();
    moment.asks(&RenderContext { words, names: &names, viewer: Viewer::Seat(seat) })
}

/// Where a seat is next asked, if the others go on as fast as the rules allow; none if it never is.
fn until_asked(mut moment: Moment, seat: Seat) -> Option<Moment> {
    for number in 0..FAR {
        let deciders = moment.deciders();
        if deciders.contains(seat) {
            return Some(moment);
        }
        let other = deciders.first()?;
        let moves = moment.moves(other);
        let after = |words: &String| moment.after(&mut iter::once((other, words.as_str())));
        let ends = |after: &Moment| !after.deciders().contains(other);
        // What ends a turn is listed last.
        let next = moves.iter().rev().filter_map(after).find(ends);
        let otherwise = || moves.get(number.checked_rem(moves.len())?).and_then(after);
        moment = next.or_else(otherwise)?;
    }
    None
}

/// Goes on from a world by what a seat has planned, as far as that is possible.
fn walk<'a>(
    world: Moment,
    seat: Seat,
    planned: impl Iterator<Item = &'a str>,
    mut each: impl FnMut(&Moment, &str),
) -> Option<Ahead> {
    let mut ahead = Ahead { moment: until_asked(world, seat)?, fits: 0, more: true };
    for words in planned {
        if !ahead.moment.moves(seat).iter().any(|legal| legal == words) {
            break;
        }
        each(&ahead.moment, words);
        let after = ahead.moment.after(&mut iter::once((seat, words)));
        ahead.fits += 1;
        match after.and_then(|after| until_asked(after, seat)) {
            Some(next) => ahead.moment = next,
            None => {
                ahead.more = false;
                break;
            }
        }
    }
    Some(ahead)
}

/// Where plans were looked for last. Who is asked cannot plan: whoever had planned nothing then, and was asked ever since,
/// has planned nothing now, and the store is not asked again.
#[derive(Default)]
pub(super) struct LookedForPlans {
    version: u64,
    /// The people who were asked.
    asked: Seats,
    /// Those of them who have planned nothing, as far as it is known.
    without: Seats,
}

impl LookedForPlans {
    /// Whether plans must be looked for at a version.
    fn look(&mut self, version: u64, asked: Seats) -> bool {
        if version <= self.version {
            return false;
        }
        // At a version in between somebody may have had nothing to decide.
        let known = version == self.version + 1 && asked.is_subset(self.without);
        *self = Self { version, asked, without: if known { asked } else { Seats::NONE } };
        !known && !asked.is_empty()
    }

    /// Nobody has planned anything at a version.
    fn none(&mut self, version: u64) {
        if version > self.version {
            *self = Self { version, ..Self::default() };
        }
    }

    /// These seats have plans at a version.
    fn found(&mut self, version: u64, planned: &[Seat]) {
        if version == self.version {
            self.without = self.asked;
            planned.iter().for_each(|seat| self.without.remove(*seat));
        }
    }
}

impl Now {
    /// The moves of a seat so far.
    fn own(&self, seat: Seat) -> Vec<&str> {
        self.steps.iter().filter(|step| step.seat == seat).map(|step| step.words()).collect()
    }

    /// The people who must decide.
    fn people_asked(&self) -> Seats {
        let mut asked = Seats::NONE;
        self.people().iter().filter(|seat| self.deciders.contains(*seat)).for_each(|seat| asked.insert(seat));
        asked
    }
}

impl PlanRow {
    /// What is still to come.
    pub(crate) fn rest(&self) -> &[PlannedMove] {
        if self.dropped.is_some() { &[] } else { self.moves.get(self.played..).unwrap_or_default() }
    }

    /// Why it came to nothing, and the move that could not be made.
    pub(crate) fn note(&self) -> Option<(Dropped, &str)> {
        Some((self.dropped?, self.moves.get(self.played).map_or("", |planned| &planned.words)))
    }
}

impl Table {
    fn looked_for_plans(&self) -> MutexGuard<'_, LookedForPlans> {
        self.planned.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nobody need look for plans at this version: the store has said that there are none.
    pub(super) fn knows_no_plans(&self, version: u64) {
        self.looked_for_plans().none(version);
    }

    /// The world that a seat imagines: the same for all that looks the same to it.
    async fn imagined(&self, seat: Seat) -> Result<Moment, ActError> {
        let played = self.acting.lock().await;
        let seed = Seed::from_text(&format!("plan {} {}", seat.index(), played.played().len()));
        let world = played.imagine(Viewer::Seat(seat), seed, None).ok_or(ActError::Broken)?;
        Ok(world.moment())
    }

    /// Refuses a seat that has nothing to plan.
    fn plans(&self, seat: Seat) -> Result<Arc<Now>, ActError> {
        let now = self.now();
        match () {
            () if now.closed.is_some() => Err(ActError::Closed),
            () if now.waits() => Err(ActError::Waiting),
            () if now.over() => Err(ActError::Ended),
            () if now.deciders.contains(seat) => Err(ActError::Asked),
            () => Ok(now),
        }
    }

    /// Plays what a seat has planned, if it is asked for it; else drops the plan.
    async fn follow_plan(
        &self,
        store: &dyn Store,
        words: &Words,
        seat: Seat,
        version: u64,
    ) -> Result<(), ActError> {
        // Whoever changes a plan holds the match too: what was taken back is not played.
        let mut played = self.acting.lock().await;
        let now = self.now();
        let row = now.seats.get(seat.index()).filter(|_| now.version == version && !now.gone);
        let plan = store.plans(&self.id).await?.into_iter().find(|(whose, _)| *whose == seat);
        let Some((row, (_, plan))) = row.zip(plan) else { return Ok(()) };
        let due = match due(&plan, row, &now.own(seat)) {
            Due::Next(next, _) if question(now.last(), seat, words) != next.asks => {
                Due::Drop(Dropped::Question)
            }
            Due::Next(next, _) if played.why(seat, &next.words).is_err() => Due::Drop(Dropped::Impossible),
            due => due,
        };
        let next = match due {
            Due::Nothing => return Ok(()),
            Due::Over => None,
            Due::Drop(why) => Some(PlanRow { dropped: Some(why), ..plan.clone() }),
            Due::Next(next, before) => {
                let basis = Basis { version: Some(version), act: None };
                self.play_in(store, &mut played, seat, basis, Wanted::Words(next.words.clone())).await?;
                let played = before + 1;
                (played < plan.moves.len()).then(|| PlanRow { played, ..plan.clone() })
            }
        };
        match store.swap_plan(&self.id, seat, Some(&plan), next.as_ref()).await {
            // Its owner has just changed it.
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

impl Tables {
    /// What a seat has planned, and what became of its last plan, as long as it has not moved since.
    pub(crate) async fn plan_of(&self, table: &Table, seat: Seat) -> Result<Option<PlanRow>, ActError> {
        let plans = self.store.plans(&table.id).await?;
        let now = table.now();
        let generation = now.seats.get(seat.index()).map(|row| row.generation);
        let made = now.own(seat).len();
        let stands = |plan: &PlanRow| Some(plan.generation) == generation && plan.made + plan.played == made;
        Ok(plans.into_iter().find(|(whose, plan)| *whose == seat && stands(plan)).map(|(_, plan)| plan))
    }

    /// The next question of a seat that is not asked now, after what it has planned.
    pub(crate) async fn ahead(
        &self,
        table: &Table,
        seat: Seat,
        planned: Vec<String>,
    ) -> Result<Ahead, ActError> {
        table.plans(seat)?;
        let world = table.imagined(seat).await?;
        let walked = move || walk(world, seat, planned.iter().map(String::as_str), |_, _| {});
        tokio::task::spawn_blocking(walked).await.map_err(|_| ActError::Broken)?.ok_or(ActError::NoPlan)
    }

    /// A seat plans these moves, instead of whatever it had planned; none takes the plan back.
    pub(crate) async fn plan(&self, table: &Table, seat: Seat, moves: Vec<String>) -> Result<(), ActError> {
        if moves.len() > MOST {
            return Err(ActError::NoPlan);
        }
        let mut planned: Vec<PlannedMove> = Vec::new();
        if !moves.is_empty() {
            table.plans(seat)?;
            let world = table.imagined(seat).await?;
            let words = self.words.clone();
            let wanted = moves.len();
            let walked = tokio::task::spawn_blocking(move || {
                let mut planned = Vec::new();
                let _ = walk(world, seat, moves.iter().map(String::as_str), |moment, played| {
                    planned
                        .push(PlannedMove { asks: question(moment, seat, &words), words: played.to_owned() });
                });
                planned
            });
            planned = walked.await.map_err(|_| ActError::Broken)?;
            if planned.len() < wanted {
                return Err(ActError::NoPlan);
            }
        }
        let _played = table.acting.lock().await;
        let known = self.store.plans(&table.id).await?.into_iter().find(|(whose, _)| *whose == seat);
        let known = known.map(|(_, plan)| plan);
        let mut next = None;
        if !planned.is_empty() {
            // Somebody may have moved while it was looked at.
            let now = table.plans(seat)?;
            let row = now.seats.get(seat.index()).ok_or(ActError::NotYours)?;
            let made = now.own(seat).len();
            let generation = row.generation;
            next = Some(PlanRow { generation, made, played: 0, moves: planned, dropped: None });
        }
        Ok(self.store.swap_plan(&table.id, seat, known.as_ref(), next.as_ref()).await?)
    }

    /// Plays what people have planned who are asked now.
    pub(super) fn follow_plans(&self, table: &Arc<Table>) {
        let now = table.now();
        let asked = now.people_asked();
        if now.gone || !table.looked_for_plans().look(now.version, asked) {
            return;
        }
        let (tables, table) = (self.clone(), table.clone());
        tokio::spawn(async move {
            if let Err(error) = tables.follow_plans_at(&table, &now, asked).await {
                // Whoever comes next finds it still to be done.
                *table.looked_for_plans() = LookedForPlans::default();
                tracing::warn!(table = %table.id, ?error, "a plan cannot be followed");
            }
        });
    }

    async fn follow_plans_at(&self, table: &Arc<Table>, now: &Now, asked: Seats) -> Result<(), ActError> {
        let began = Instant::now();
        let plans = self.store.plans(&table.id).await?;
        let planned = plans.iter().filter(|(seat, plan)| asked.contains(*seat) && plan.dropped.is_none());
        let planned: Vec<Seat> = planned.map(|(seat, _)| *seat).collect();
        table.looked_for_plans().found(now.version, &planned);
        if planned.is_empty() || !self.pause(table, now, began).await {
            return Ok(());
        }
        for seat in planned {
            let (here, store, words) = (table.clone(), self.store.clone(), self.words.clone());
            let version = now.version;
            let follow = async move { here.follow_plan(&*store, &words, seat, version).await };
            match self.through(table, "plan", follow).await {
                // Whoever was faster has made another version, which is looked at for itself.
                Ok(()) | Err(ActError::Stale) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(words: &[&str]) -> PlanRow {
        let planned = |words: &&str| PlannedMove { asks: "?".to_owned(), words: (*words).to_owned() };
        let moves = words.iter().map(planned).collect();
        PlanRow { generation: 2, made: 1, played: 0, moves, dropped: None }
    }

    #[test]
    fn whoever_is_asked_all_along_is_looked_up_once() {
        let [first, second] = [Seat::new(0), Seat::new(1)].map(Seats::one);
        let mut looked = LookedForPlans::default();
        assert!(looked.look(1, first), "at first");
        assert!(!looked.look(1, first), "the same version");
        assert!(looked.look(2, first), "nobody has said yet what was found");
        looked.found(1, &[]);
        assert!(looked.look(3, first), "what was found is of another version");
        looked.found(3, &[]);
        assert!(!looked.look(4, first) && !looked.look(5, first), "still asked");
        assert!(looked.look(6, second), "somebody else");
        looked.found(6, &[]);
        assert!(looked.look(7, first), "may have planned in between");
        looked.found(7, &[]);
        assert!(looked.look(9, first), "may have planned at a version that was not seen");
        looked.found(9, &[Seat::new(0)]);
        assert!(looked.look(10, first), "the rest of a plan");
        looked.none(11);
        assert!(!looked.look(11, second), "the store has said that there are none");
        assert!(looked.look(12, second), "it has said nothing of this one");
    }

    #[test]
    fn what_was_not_planned_ends_a_plan() {
        let seat = SeatRow { generation: 2, ..SeatRow::default() };
        let plan = plan(&["b", "c"]);
        assert_eq!(due(&plan, &seat, &["a"]), Due::Next(&plan.moves[0], 0));
        // The server may have ended between a move and what it writes about the plan.
        assert_eq!(due(&plan, &seat, &["a", "b"]), Due::Next(&plan.moves[1], 1));
        assert_eq!(due(&plan, &seat, &["a", "b", "c"]), Due::Over);
        for own in [&["a", "x"][..], &["a", "b", "c", "d"], &[]] {
            assert_eq!(due(&plan, &seat, own), Due::Drop(Dropped::Changed), "{own:?}");
        }
        let later = PlanRow { played: 1, ..plan.clone() };
        assert_eq!(due(&later, &seat, &["a"]), Due::Drop(Dropped::Changed), "what was played is taken back");
        let dropped = PlanRow { dropped: Some(Dropped::Question), ..plan.clone() };
        assert_eq!(due(&dropped, &seat, &["a"]), Due::Nothing);
        assert_eq!(due(&plan, &SeatRow::default(), &["a"]), Due::Over, "the seat is in other hands");
    }
}
