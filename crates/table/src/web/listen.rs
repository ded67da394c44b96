//! The door: connections with bounds on what they may send and how slowly.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt as _;

use super::guard::Limits;
use super::network::{Network, bucket};
use super::patient::Patient;
use crate::metrics::METRICS;

/// Connections at a time.
const CONNECTIONS: usize = 20_000;
/// The most that the head of a request may have, in bytes.
const HEAD: usize = 32 << 10;
/// How long a head may take, and how long a connection may be silent between requests.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most that the system keeps for somebody who does not read, in bytes: what waits beyond that, waits here.
const UNREAD: u32 = 256 << 10;
/// How long requests may go on after the server closes.
const CLOSING: Duration = Duration::from_secs(5);

/// Connections that may wait to be accepted: after a restart all tabs come back at once, and whoever finds no room tries
/// again only a second later.
const QUEUE: u32 = 4096;

/// Opens the door.
pub(super) fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that has just closed may open again at the same place.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Connections have it from here.
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(QUEUE)
}

/// Waits until the server closes.
pub(super) async fn closed(closing: &mut watch::Receiver<bool>) {
    // A server that is gone has closed too.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// How many connections each address has.
pub(super) struct Crowd {
    most: Option<usize>,
    /// How long a write may wait for somebody who does not read.
    stalled: Duration,
    /// Everybody comes through these.
    proxies: Vec<Network>,
    counts: Mutex<HashMap<IpAddr, usize>>,
}

impl Crowd {
    pub(super) fn new(limits: &Limits, proxies: Vec<Network>) -> Arc<Self> {
        let Limits { connections: most, stalled, .. } = *limits;
        Arc::new(Self { most, stalled, proxies, counts: Mutex::default() })
    }

    /// One more connection, until the answer is dropped; none if there are too many.
    fn enter(crowd: &Arc<Self>, address: IpAddr) -> Option<Entered> {
        let from = bucket(address);
        let most = crowd.most.filter(|_| !crowd.proxies.iter().any(|proxy| proxy.contains(address)));
        let mut counts = crowd.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        if most.is_some_and(|most| *count >= most) {
            return None;
        }
        *count += 1;
        Some(Entered { crowd: crowd.clone(), from })
    }
}

/// A connection that counts.
struct Entered {
    crowd: Arc<Crowd>,
    from: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut counts = self.crowd.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.from);
            }
        }
    }
}

/// Serves until the server closes, then lets what is going on come to its end.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    crowd: Arc<Crowd>,
    mut closing: watch::Receiver<bool>,
) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, mostly: it gets better when others leave.
                tracing::warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // Nobody waits for room: who comes too late is turned away at once.
        let Ok(place) = room.clone().try_acquire_owned() else { continue };
        let Some(guest) = Crowd::enter(&crowd, address.ip()) else {
            tracing::debug!("too many connections from one address");
            continue;
        };
        // Small messages must not wait for more to come.
        let _ = stream.set_nodelay(true);
        let (router, closing) = (router.clone(), closing.clone());
        METRICS.connections.inc();
        tokio::spawn(async move {
            attend(Patient::new(stream, guest.crowd.stalled), address, router, closing).await;
            METRICS.connections.dec();
            drop((place, guest));
        });
    }
    // From here on the system turns away who comes, and a balancer tries elsewhere.
    drop(listener);
    let all = room.acquire_many(CONNECTIONS as u32);
    let _ = tokio::time::timeout(CLOSING, all).await;
}

async fn attend(
    stream: Patient<TcpStream>,
    address: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        let router = router.clone();
        async move { Ok::<_, Infallible>(router.oneshot(request).await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended");
    }
}
