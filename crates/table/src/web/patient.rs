//! A connection that ends when its other side stops reading.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A connection with a bound on how long a write may wait.
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    waiting: Pin<Box<Sleep>>,
    /// Whether a write waits.
    blocked: bool,
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, waiting: Box::pin(sleep(patience)), blocked: false }
    }

    /// Passes on what came of a write; one that has waited too long is an error.
    fn watch<T>(&mut self, written: Poll<Result<T>>, cx: &mut Context<'_>) -> Poll<Result<T>> {
        if written.is_ready() {
            self.blocked = false;
            return written;
        }
        if !self.blocked {
            self.blocked = true;
            self.waiting.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.waiting.as_mut().poll(cx));
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the other side does not read")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.watch(written, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.watch(written, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch(flushed, cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn who_does_not_read_is_left_and_who_reads_slowly_is_not() {
        let (near, far) = duplex(8);
        let mut stalled = Patient::new(near, Duration::from_millis(50));
        let error = stalled.write_all(&[0; 64]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), ErrorKind::TimedOut);
        drop(far);

        let (near, mut far) = duplex(8);
        let mut slow = Patient::new(near, Duration::from_secs(60));
        let reading = tokio::spawn(async move {
            let mut all = Vec::new();
            far.read_to_end(&mut all).await.map(|_| all.len())
        });
        slow.write_all(&[0; 64]).await.expect("somebody reads");
        drop(slow);
        assert_eq!(reading.await.expect("no panic").expect("all arrives"), 64);
    }
}
