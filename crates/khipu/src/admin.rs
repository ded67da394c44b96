//! `khipu admin`: asks a running server how it does, or tells it something, by the socket that `--admin` names.
//!
//! A new command is a variant here and a route in the admin interface of the table.

use std::fmt::Display;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::failure::Failure;

#[derive(Args, Debug)]
#[command(after_help = "Example: khipu admin --admin /run/khipu/admin.sock status")]
pub(crate) struct Arguments {
    /// The socket of the server, as it was told by --admin
    #[arg(long, value_name = "SOCKET", env = "KHIPU_ADMIN", default_value = "admin.sock")]
    admin: PathBuf,
    /// What to do
    #[command(subcommand)]
    what: AdminCommand,
}

#[derive(Subcommand, Debug)]
enum AdminCommand {
    /// Show how it does
    Status,
    /// List the tables that it has at hand
    Tables,
    /// List the nodes of the site
    Nodes,
    /// Show what it measures
    Metrics,
    /// Say whether people can be sent to it
    Ready,
    /// Let a balancer send nobody there any more; people who are there stay
    Drain,
    /// Let a balancer send people there again
    Resume,
    /// Close it as SIGTERM does
    Close,
    /// Keep order: role, mute, ban, ban-network, kick, close, remove, restore or policy, with what it needs
    #[command(after_help = "Examples: khipu admin control role name=Ann role=moderator
          khipu admin control ban name=Eve hours=24
          khipu admin control close table=0123456789abcdefghjk why='they quarrel'
          khipu admin control policy sign_up=invited tables=users")]
    Control {
        /// What to do
        act: String,
        /// name=, hours=, role=, table=, seat=, why=, address=, sign_up=, tables=
        #[arg(value_name = "KEY=VALUE")]
        with: Vec<String>,
    },
    /// Let a bot think again that was given up
    Think {
        /// The id of its table
        table: String,
    },
    /// Change how much it logs
    Log {
        /// error, warn, info, debug or trace; or what RUST_LOG may hold
        level: String,
    },
}

impl AdminCommand {
    /// What is sent.
    fn request(&self) -> (&'static str, String) {
        let (method, path) = match self {
            Self::Status => ("GET", "/status"),
            Self::Tables => ("GET", "/tables"),
            Self::Nodes => ("GET", "/nodes"),
            Self::Metrics => ("GET", "/metrics"),
            Self::Ready => ("GET", "/ready"),
            Self::Drain => ("POST", "/drain"),
            Self::Resume => ("POST", "/resume"),
            Self::Close => ("POST", "/close"),
            Self::Control { act, with } => {
                let given = with.iter().filter_map(|pair| pair.split_once('='));
                let given = given.map(|(key, value)| format!("&{}={}", encode(key), encode(value)));
                return ("POST", format!("/control?act={}{}", encode(act), given.collect::<String>()));
            }
            Self::Think { table } => return ("POST", format!("/think?table={}", encode(table))),
            Self::Log { level } => return ("POST", format!("/log?level={}", encode(level))),
        };
        (method, path.to_owned())
    }
}

/// A value of a query.
fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

impl Arguments {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let (method, path) = self.what.request();
        let trouble = |error: &dyn Display| {
            let socket = self.admin.display();
            Failure::new(format!("{socket}: {error}; is the server running, with the same --admin?"))
        };
        let answer = self.ask(method, &path).map_err(|error| trouble(&error))?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| trouble(&"no answer"))?;
        let body = body.trim_end();
        let good = head.split(' ').nth(1).is_some_and(|status| status.starts_with('2'));
        if !good {
            return Err(Failure::new(if body.is_empty() { "the server does not know this" } else { body }));
        }
        match serde_json::from_str::<serde_json::Value>(body) {
            Ok(serde_json::Value::Array(lines)) => lines.iter().for_each(|line| println!("{line}")),
            Ok(value) => println!("{value:#}"),
            Err(_) => println!("{body}"),
        }
        Ok(())
    }

    #[cfg(unix)]
    fn ask(&self, method: &str, path: &str) -> std::io::Result<String> {
        use std::io::{Read as _, Write as _};
        let mut line = std::os::unix::net::UnixStream::connect(&self.admin)?;
        line.set_read_timeout(Some(std::time::Duration::from_secs(10)))?;
        // In this version of the protocol the answer comes in one piece.
        write!(line, "{method} {path} HTTP/1.0\r\nhost: admin\r\ncontent-length: 0\r\n\r\n")?;
        let mut answer = String::new();
        line.read_to_string(&mut answer)?;
        Ok(answer)
    }

    #[cfg(not(unix))]
    fn ask(&self, _: &str, _: &str) -> std::io::Result<String> {
        Err(std::io::ErrorKind::Unsupported.into())
    }
}
