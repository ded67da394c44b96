//! A relay between a node and its database, with faults: it passes everything on, holds it back, or cuts it off.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of the bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    None,
    /// They come later.
    Late(Duration),
    /// They wait, and so does whoever connects.
    Freeze,
    /// Answers are thrown away, questions arrive.
    Deaf,
    /// Every connection ends, and no other is made.
    Cut,
}

/// A relay.
pub(crate) struct Relay {
    pub(crate) address: SocketAddr,
    fault: watch::Sender<Fault>,
}

impl Relay {
    pub(crate) async fn to(port: u16) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (fault, faults) = watch::channel(Fault::None);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let mut faults = faults.clone();
                tokio::spawn(async move {
                    if faults.wait_for(|fault| *fault != Fault::Freeze).await.is_err()
                        || *faults.borrow() == Fault::Cut
                    {
                        return;
                    }
                    let Ok(far) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await else { return };
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    let mut cut = faults.clone();
                    tokio::select! {
                        () = pass(near_in, far_out, faults.clone(), false) => {}
                        () = pass(far_in, near_out, faults, true) => {}
                        _ = cut.wait_for(|fault| *fault == Fault::Cut) => {}
                    }
                });
            }
        });
        Self { address, fault }
    }

    pub(crate) fn set(&self, fault: Fault) {
        self.fault.send_replace(fault);
    }
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut faults: watch::Receiver<Fault>,
    answers: bool,
) {
    let mut bytes = vec![0; 16 << 10];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        if faults.wait_for(|fault| *fault != Fault::Freeze).await.is_err() {
            return;
        }
        let fault = *faults.borrow();
        match fault {
            Fault::Deaf if answers => continue,
            Fault::Late(late) => tokio::time::sleep(late).await,
            _ => {}
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
