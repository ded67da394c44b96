//! The programs of `docs/write-a-bot.md`, run as they stand there.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

const KHIPU: &str = env!("CARGO_BIN_EXE_khipu");

/// The programs in Python, in the order of the page.
fn programs() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/write-a-bot.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let blocks = page.split("```python\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    blocks.map(str::to_owned).collect()
}

/// Python in a folder where `khipu` is this program.
fn python(folder: &Path, name: &str, program: &str) -> Command {
    std::fs::write(folder.join(name), program).expect("a file");
    if !folder.join("khipu").exists() {
        std::os::unix::fs::symlink(KHIPU, folder.join("khipu")).expect("a link");
    }
    let mut command = Command::new("python3");
    let path = std::env::var("PATH").unwrap_or_default();
    command.arg(name).current_dir(folder).env("PATH", format!("{}:{path}", folder.display()));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn there_are_three_and_each_has_thirty_lines_at_most_to_change() {
    let programs = programs();
    assert_eq!(programs.len(), 3);
    for program in programs {
        assert!(program.contains("yours to improve") && program.lines().count() <= 40, "{program}");
    }
}

#[test]
fn the_program_that_drives_the_engine_plays_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = text(&python(folder.path(), "bot.py", &programs()[0]).output().expect("Python"));
    let scores: Vec<f64> = serde_json::from_str(said.trim()).expect("scores");
    assert_eq!(scores.len(), 2, "{said}");
}

#[test]
fn the_program_that_is_asked_plays_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("mine.py"), &programs()[1]).expect("a file");
    let arguments = ["sim", "tzolkin", "--seats", "exec:python3 mine.py,random", "--games", "2", "--json"];
    let output = Command::new(KHIPU).args(arguments).current_dir(folder.path()).output().expect("it runs");
    let report: serde_json::Value = serde_json::from_str(&text(&output)).expect("a report");
    assert_eq!(report["games"], 2);
    assert!(output.stderr.is_empty(), "it gave up: {}", String::from_utf8_lossy(&output.stderr));
}

/// Ends a process when a test ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Somebody who sets up a table, challenges the bot by its name, and plays first moves to the end.
const HOST: &str = r#"
import json, os, time, urllib.error, urllib.request

SERVER, TOKEN = os.environ["SERVER"], None

def ask(path, body=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})
    data = None if body is None else json.dumps(body).encode()
    return json.load(urllib.request.urlopen(urllib.request.Request(SERVER + path, data, headers)))

TOKEN = ask("/api/guests", {"name": "Ada"})["token"]
table = ask("/api/tables", {"game": "tzolkin", "seats": [{"who": "me"}, {"who": "open"}]})["id"]
ask(f"/api/tables/{table}/seats/1/challenge", {"name": "Pacha (bot)"})
deadline = time.monotonic() + 240
while time.monotonic() < deadline:
    view = ask(f"/api/tables/{table}?as=0")
    if view["over"]:
        print(json.dumps(view["seats"]))
        break
    listed = ask(f"/api/tables/{table}/moves?as=0")
    if not listed["moves"]:
        time.sleep(0.05)
        continue
    try:
        ask(f"/api/tables/{table}/moves", {"as": 0, "version": listed["version"], "move": listed["moves"][0]})
    except urllib.error.HTTPError as error:
        assert error.code == 409, error.read()
else:
    raise SystemExit("the game has not ended")
"#;

#[test]
fn the_program_over_http_accepts_a_challenge_and_plays_to_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = Command::new(KHIPU);
    server.args(["serve", "--port", "0", "--unlimited", "--pace", "0"]).current_dir(folder.path());
    server.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = Running(server.spawn().expect("it starts"));
    let mut said = String::new();
    let mut output = BufReader::new(server.0.stdout.take().expect("an output"));
    output.read_line(&mut said).expect("a line");
    let port = said.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()).expect("a port");
    let address = format!("http://localhost:{port}");
    let mut bot = python(folder.path(), "player.py", &programs()[2]);
    let mut bot = Running(bot.env("SERVER", &address).spawn().expect("Python"));
    // It is there when it has a token.
    let mut token = String::new();
    BufReader::new(bot.0.stdout.take().expect("an output")).read_line(&mut token).expect("a line");
    assert!(token.starts_with("TOKEN="), "{token}");
    let host = python(folder.path(), "host.py", HOST).env("SERVER", &address).output().expect("Python");
    assert!(text(&host).contains("Pacha (bot)"), "{}", text(&host));
}
