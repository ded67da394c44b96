//! Servers of others, on this machine: a web server, a mail server.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;

/// What came to a local server: the head and the body.
pub(crate) type Came = Arc<Mutex<Vec<(String, Vec<u8>)>>>;

/// What a web server says to a request.
pub(crate) enum Reply {
    Answer(u16, String),
    /// It takes the request and never answers.
    Silence,
}

/// A web server.
pub(crate) async fn web_server(
    reply: impl Fn(&str, &[u8]) -> Reply + Clone + Send + Sync + 'static,
) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let reply = reply.clone();
            tokio::spawn(async move {
                let mut lines = BufReader::new(stream);
                let mut head = String::new();
                while !head.ends_with("\r\n\r\n") {
                    if lines.read_line(&mut head).await.unwrap_or(0) == 0 {
                        return;
                    }
                }
                let length =
                    head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
                let mut body = vec![0; length.unwrap_or(0)];
                lines.read_exact(&mut body).await.expect("a body");
                let Reply::Answer(status, text) = reply(&head, &body) else {
                    return std::future::pending().await;
                };
                let answer = format!(
                    "HTTP/1.1 {status} x\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{text}",
                    text.len()
                );
                let _ = lines.write_all(answer.as_bytes()).await;
            });
        }
    });
    address
}

/// A web server that answers everything with a status.
pub(crate) async fn receiver(status: u16) -> (SocketAddr, Came) {
    let came = Came::default();
    let kept = came.clone();
    let address = web_server(move |head, body| {
        kept.lock().expect("no panic").push((head.to_owned(), body.to_vec()));
        Reply::Answer(status, String::new())
    });
    (address.await, came)
}

/// Waits until so many have come; a minute is long enough for every machine.
pub(crate) async fn wait(came: &Came, count: usize) -> Vec<(String, Vec<u8>)> {
    for _ in 0..1200 {
        let all = came.lock().expect("no panic").clone();
        if all.len() >= count {
            return all;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing came");
}

/// A mail server that takes everything.
pub(crate) async fn post_office() -> (SocketAddr, Came) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let came = Came::default();
    let kept = came.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let kept = kept.clone();
            tokio::spawn(async move {
                let mut lines = BufReader::new(stream);
                let _ = lines.write_all(b"220 here\r\n").await;
                let mut line = String::new();
                while lines.read_line(&mut line).await.unwrap_or(0) > 0 {
                    let answer: &[u8] = match line.get(..4).unwrap_or_default() {
                        "DATA" => {
                            let _ = lines.write_all(b"354 go on\r\n").await;
                            let mut text = String::new();
                            while !text.ends_with("\r\n.\r\n") {
                                if lines.read_line(&mut text).await.unwrap_or(0) == 0 {
                                    return;
                                }
                            }
                            kept.lock().expect("no panic").push((text, Vec::new()));
                            b"250 taken\r\n"
                        }
                        "QUIT" => return,
                        _ => b"250 yes\r\n",
                    };
                    let _ = lines.write_all(answer).await;
                    line.clear();
                }
            });
        }
    });
    (address, came)
}
