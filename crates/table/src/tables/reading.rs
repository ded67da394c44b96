//! Reading records that people bring: on threads of their own, and only a few at a time.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// Records that are read at a time: each may take tens of megabytes.
const PLACES: usize = 2;

/// Where records are read.
#[derive(Clone)]
pub(super) struct Reading(Arc<Semaphore>);

impl Default for Reading {
    fn default() -> Self {
        Self(Arc::new(Semaphore::new(PLACES)))
    }
}

impl Reading {
    /// Waits for a place and works there; none if the work breaks down. A thread cannot be called back: if whoever asked
    /// goes away, the place stays taken until the work is done.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.0.clone().acquire_owned().await.ok()?;
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(place);
            result
        });
        done.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn who_goes_away_leaves_the_place_to_the_work() {
        let reading = Reading::default();
        let (begin, begun) = mpsc::channel();
        let (end, ended) = mpsc::channel::<()>();
        let asked = tokio::spawn({
            let reading = reading.clone();
            async move {
                let work = move || {
                    begin.send(()).expect("the test waits");
                    ended.recv()
                };
                reading.run(work).await
            }
        });
        tokio::task::spawn_blocking(move || begun.recv()).await.expect("no panic").expect("it has begun");
        asked.abort();
        assert!(asked.await.is_err());
        assert_eq!(reading.0.available_permits(), PLACES - 1, "the thread still works");
        end.send(()).expect("the work waits");
        let all = reading.0.acquire_many(PLACES as u32).await;
        assert!(all.is_ok(), "it is done");
    }
}
