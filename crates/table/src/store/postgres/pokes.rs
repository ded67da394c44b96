//! How nodes tell each other what has changed: after the act is on the disk, on lines of their own. NOTIFY inside the
//! transaction of an act would let all acts of the database wait for each other. A word may be lost; nobody relies on it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;

use crate::metrics::METRICS;
use crate::store::{Change, GuestId, Poke, TableId};

const CHANNEL: &str = "khipu";
/// Changes in one word: it must stay under 8,000 bytes.
const MOST: usize = 200;
/// How long one line may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// Tells the other nodes, until nothing more comes.
pub(super) async fn tell(
    options: PgConnectOptions,
    node: String,
    mut changed: mpsc::UnboundedReceiver<Change>,
) {
    let mut connection: Option<PgConnection> = None;
    let mut changes = Vec::new();
    while changed.recv_many(&mut changes, MOST).await > 0 {
        let mut words: Vec<String> = changes.drain(..).map(|change| write(&change)).collect();
        words.sort_unstable();
        words.dedup();
        METRICS.pokes.get_or_create(&[("dir", "out")]).inc();
        let text = format!("{node} {}", words.join(","));
        let told = timeout(PATIENCE, async {
            let mut line = match connection.take() {
                Some(line) => line,
                None => options.connect().await?,
            };
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text).execute(&mut line).await?;
            Ok::<PgConnection, sqlx::Error>(line)
        });
        connection = match told.await {
            Ok(Ok(line)) => Some(line),
            // The others ask by themselves a moment later.
            _ => None,
        };
    }
}

/// Hears the other nodes, for ever.
pub(super) async fn hear(
    options: PgConnectOptions,
    node: String,
    heard: mpsc::UnboundedSender<Poke>,
    waking: Arc<Notify>,
) {
    let line = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE).connect_lazy_with(options);
    loop {
        if let Ok(mut listener) = PgListener::connect_with(&line).await
            && listener.listen(CHANNEL).await.is_ok()
        {
            // From here on nothing is missed.
            let _ = heard.send(Poke::Missed);
            loop {
                let poke = match listener.try_recv().await {
                    Ok(Some(word)) => match read(word.payload(), &node) {
                        Some(poke) => poke,
                        None => continue,
                    },
                    Ok(None) => Poke::Missed,
                    Err(_) => break,
                };
                METRICS.pokes.get_or_create(&[("dir", "in")]).inc();
                if !matches!(&poke, Poke::Heard(changes) if !changes.contains(&Change::Thought)) {
                    waking.notify_one();
                }
                if heard.send(poke).is_err() {
                    return;
                }
            }
        }
        if heard.is_closed() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

fn write(change: &Change) -> String {
    match change {
        Change::Table(id) => format!("t{id}"),
        Change::Guest(id) => format!("g{id}"),
        Change::Thought => "b".to_owned(),
    }
}

/// What another node says; none if this one has said it.
fn read(payload: &str, node: &str) -> Option<Poke> {
    let (from, words) = payload.split_once(' ')?;
    if from == node {
        return None;
    }
    let change = |word: &str| {
        Some(match word.split_at_checked(1)? {
            ("t", id) => Change::Table(TableId::read(id)?),
            ("g", id) => Change::Guest(GuestId::from_hex(id)?),
            ("b", "") => Change::Thought,
            _ => return None,
        })
    };
    // What a later release says besides is not for us.
    Some(Poke::Heard(words.split(',').filter_map(change).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_heard_by_the_others() {
        let id = TableId::random().expect("random");
        let changes = [Change::Table(id), Change::Guest(GuestId([7; 16]))];
        let words: Vec<String> = changes.iter().map(write).collect();
        let payload = format!("n1 {},xfuture", words.join(","));
        assert_eq!(read(&payload, "n2"), Some(Poke::Heard(changes.to_vec())));
        assert_eq!(read(&payload, "n1"), None);
        assert_eq!(read("nonsense", "n1"), None);
        const { assert!(MOST * 34 < 7_900, "the longest word fits") };
    }
}
