//! Who is advised next: whoever has waited longest since their last turn, host by host and table by table. So nobody's
//! questions silence those of others, however many tables they set up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::store::{GuestId, TableId};

/// For whom is thought.
#[derive(Clone, Debug)]
pub(super) struct Thinker {
    pub(super) host: GuestId,
    pub(super) table: TableId,
}

/// Thinks on so many threads, and lets the others wait.
#[derive(Clone)]
pub(super) struct Queue(Arc<Mutex<State>>);

struct State {
    free: usize,
    /// The most threads for one host.
    share: usize,
    turn: u64,
    waiting: Vec<(Thinker, oneshot::Sender<Permit>)>,
    running: Vec<(u64, Thinker)>,
    /// The last turn of each.
    hosts: HashMap<GuestId, u64>,
    tables: HashMap<TableId, u64>,
}

/// A thread to think on.
pub(super) struct Permit {
    queue: Queue,
    number: u64,
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut state = self.queue.state();
        state.running.retain(|(number, _)| *number != self.number);
        state.free += 1;
        if state.running.is_empty() && state.waiting.is_empty() {
            state.hosts.clear();
            state.tables.clear();
        }
        drop(state);
        self.queue.call();
    }
}

impl Queue {
    pub(super) fn new(threads: usize) -> Self {
        Self(Arc::new(Mutex::new(State {
            free: threads,
            share: threads.div_ceil(2),
            turn: 0,
            waiting: Vec::new(),
            running: Vec::new(),
            hosts: HashMap::new(),
            tables: HashMap::new(),
        })))
    }

    /// Waits for a thread.
    pub(super) async fn enter(&self, thinker: Thinker) -> Option<Permit> {
        let (go, called) = oneshot::channel();
        self.state().waiting.push((thinker, go));
        self.call();
        called.await.ok()
    }

    /// Calls whoever is next, as long as there are threads.
    fn call(&self) {
        loop {
            let Some((go, number)) = self.state().next() else { return };
            // Whoever has gone meanwhile gives the thread back at once.
            drop(go.send(Permit { queue: self.clone(), number }));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn next(&mut self) -> Option<(oneshot::Sender<Permit>, u64)> {
        if self.free == 0 {
            return None;
        }
        let may = |thinker: &Thinker| {
            self.running.iter().filter(|(_, running)| running.host == thinker.host).count() < self.share
        };
        let order = |thinker: &Thinker| {
            let last = |turn: Option<&u64>| turn.copied().unwrap_or(0);
            (last(self.hosts.get(&thinker.host)), last(self.tables.get(&thinker.table)))
        };
        let ready = self.waiting.iter().enumerate().filter(|(_, (thinker, _))| may(thinker));
        let (index, _) = ready.min_by_key(|(index, (thinker, _))| (order(thinker), *index))?;
        let (thinker, go) = self.waiting.remove(index);
        self.free -= 1;
        self.turn += 1;
        self.hosts.insert(thinker.host, self.turn);
        self.tables.insert(thinker.table.clone(), self.turn);
        self.running.push((self.turn, thinker));
        Some((go, self.turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thinker(host: u8, table: &str) -> Thinker {
        let table = TableId::read(&format!("{table:0>20}")).expect("an id");
        Thinker { host: GuestId([host; 16]), table }
    }

    /// Lets all of them wait behind one that thinks, then says in which order they were called.
    async fn order(waiting: Vec<Thinker>) -> Vec<(u8, char)> {
        let queue = Queue::new(1);
        let first = queue.enter(thinker(99, "0")).await.expect("a thread");
        let called = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for waiter in waiting {
            let (own, called) = (queue.clone(), called.clone());
            let name = (waiter.host.0[0], waiter.table.as_str().chars().last().expect("a letter"));
            tasks.push(tokio::spawn(async move {
                let permit = own.enter(waiter).await.expect("a thread");
                called.lock().expect("whole").push(name);
                drop(permit);
            }));
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.expect("no panic");
        }
        Arc::into_inner(called).expect("all tasks have ended").into_inner().expect("whole")
    }

    #[tokio::test]
    async fn a_stranger_with_many_tables_waits_in_line() {
        let mut waiting: Vec<Thinker> =
            ["1", "2", "3", "4", "5", "6"].map(|table| thinker(1, table)).to_vec();
        waiting.push(thinker(2, "a"));
        waiting.push(thinker(2, "b"));
        let order = order(waiting).await;
        assert_eq!(order[..4], [(1, '1'), (2, 'a'), (1, '2'), (2, 'b')]);
    }

    #[tokio::test]
    async fn nobody_has_all_threads_and_who_leaves_the_line_holds_none() {
        let queue = Queue::new(4);
        let mut own = Vec::new();
        for table in ["1", "2"] {
            own.push(queue.enter(thinker(1, table)).await.expect("a thread"));
        }
        let third = tokio::spawn({
            let queue = queue.clone();
            async move { queue.enter(thinker(1, "3")).await.is_some() }
        });
        tokio::task::yield_now().await;
        let other = queue.enter(thinker(2, "4")).await.expect("others have a share");
        assert!(!third.is_finished());
        third.abort();
        assert!(third.await.is_err());
        drop((own, other));
        let mut all = Vec::new();
        for host in 1..=4 {
            all.push(queue.enter(thinker(host, "5")).await.expect("all threads are free again"));
        }
    }
}
