//! What fantoccini has no words for: commands of Chromium's own driver.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;

use serde_json::Value;

/// Posts a command to a session of the driver, and returns the value that it answers with.
pub(crate) fn command(port: u16, session: &str, path: &str, body: &Value) -> Value {
    let answer = request(port, "POST", &format!("/session/{session}/{path}"), &body.to_string());
    let answer = answer.unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut answer: Value =
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{path}: {error}: {answer}"));
    answer["value"].take()
}

/// Asks the driver to close its browsers and go.
pub(crate) fn shut_down(port: u16) {
    // If it does not listen any more, it is gone.
    let _ = request(port, "GET", "/shutdown", "");
}

fn request(port: u16, method: &str, path: &str, body: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )?;
    // The driver keeps the line open: the answer ends where its head says.
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let line = line.trim_end().to_ascii_lowercase();
        if let Some(number) = line.strip_prefix("content-length:") {
            length = number.trim().parse().unwrap_or_default();
        }
        if line.is_empty() {
            break;
        }
    }
    let mut content = vec![0; length];
    reader.read_exact(&mut content)?;
    Ok(String::from_utf8_lossy(&content).into_owned())
}
