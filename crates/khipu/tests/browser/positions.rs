//! Tables in the position that a record tells, set up and played by the interface for programs.

use serde_json::{Map, Value, json};

use crate::lobby::{sit_down, without_coach};
use crate::support::{Browser, BrowserTest};

/// Sets up a table and plays moves on it; each is a seat and its words.
const PLAY: &str = r#"return (async () => {
    const token = document.querySelector("input[name=token]").value;
    const headers = { "content-type": "application/json", "x-khipu-token": token };
    const post = async (path, body) => {
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${JSON.stringify(body)}: ${await answer.text()}`);
        return answer.json();
    };
    let { id, version } = await post("/api/tables", WANTED);
    for (const [as, move] of MOVES) ({ version } = await post(`/api/tables/${id}/moves`, { as, move, version }));
    return id;
})()"#;

/// The table of whoever has the browser open on a page, and its path.
pub(crate) async fn set_up(browser: &Browser, wanted: &Value, moves: &[(usize, &str)]) -> String {
    without_coach(browser).await;
    let script = PLAY.replace("WANTED", &wanted.to_string()).replace("MOVES", &json!(moves).to_string());
    format!("/t/{}", browser.say(&script).await)
}

/// A new table against a bot, with its page open.
pub(crate) async fn against_a_bot(visit: &BrowserTest, browser: &Browser, game: &str, seed: &str) {
    browser.goto(&visit.server.url("/")).await;
    let wanted =
        json!({ "game": game, "seats": [{ "who": "me" }, { "who": "bot", "level": 1 }], "seed": seed });
    let table = set_up(browser, &wanted, &[]).await;
    browser.goto(&visit.server.url(&table)).await;
    sit_down(browser).await;
}

/// A finished game that is given to the lobby as a file, and the path of its table.
pub(crate) async fn uploaded(browser: &Browser, record: &str) -> String {
    let file = browser.downloads().join("game.khipu");
    std::fs::write(&file, record).expect("written");
    let field = browser.find("section.upload input[type=file]").await;
    field.send_keys(&file.display().to_string()).await.expect("a file is chosen");
    browser.follow("section.upload button").await;
    let page = browser.url().await;
    let id = page.rsplit('/').next().and_then(|last| last.split('?').next()).expect("an id");
    format!("/t/{id}")
}

/// A table after some moves of a record; all its seats belong to whoever has the browser.
pub(crate) async fn replayed(browser: &Browser, record: &str, moves: usize) -> String {
    let (head, played) = record.split_once("\n\n").expect("a head and moves");
    let field =
        |name: &'static str| head.lines().filter_map(move |line| line.strip_prefix(name)?.strip_prefix(' '));
    let first = |name: &'static str| field(name).next().unwrap_or_else(|| panic!("no {name}"));
    let players: usize = first("players").parse().expect("a number of players");
    let names = ["Ixchel", "Itzamna", "Kukulkan", "Chaac", "Kinich"];
    let seats: Vec<Value> =
        (0..players)
            .map(|seat| {
                if seat == 0 { json!({ "who": "me" }) } else { json!({ "who": "here", "name": names[seat] }) }
            })
            .collect();
    let options: Map<String, Value> = field("option")
        .filter_map(|option| option.split_once(' '))
        .map(|(name, value)| (name.to_owned(), value.into()))
        .collect();
    let game = first("game").split(' ').next().unwrap_or_default();
    let seed: Value = serde_json::from_str(first("seed")).expect("a text");
    let wanted = json!({ "game": game, "seats": seats, "options": options, "seed": seed });
    let played: Vec<(usize, &str)> = played.lines().take(moves).map(played_by).collect();
    set_up(browser, &wanted, &played).await
}

/// Plays one more move of a record at a table, from any page with a form.
pub(crate) async fn play_on(browser: &Browser, table: &str, record: &str, number: usize) {
    let (seat, words) = move_of(record, number);
    let script = r#"return (async () => {
        const path = "/api/tables/TABLE";
        const headers = { "content-type": "application/json", "x-khipu-token": document.querySelector("input[name=token]").value };
        const { version } = await (await fetch(`${path}/moves?as=SEAT`)).json();
        const answer = await fetch(`${path}/moves`, { method: "POST", headers, body: JSON.stringify({ as: SEAT, version, move: WORDS }) });
        if (!answer.ok) throw new Error(await answer.text());
        return true;
    })()"#;
    let id = table.rsplit('/').next().unwrap_or_default();
    let script = script.replace("TABLE", id).replace("SEAT", &seat.to_string());
    browser.ask(&script.replace("WORDS", &json!(words).to_string())).await;
}

/// Who plays a move of a record.
pub(crate) fn seat_of(record: &str, number: usize) -> usize {
    move_of(record, number).0
}

fn move_of(record: &str, number: usize) -> (usize, &str) {
    let (_, played) = record.split_once("\n\n").expect("a head and moves");
    played_by(played.lines().nth(number).expect("a move"))
}

/// A line of a record: number, seat, words, and a hash after `=`.
fn played_by(line: &str) -> (usize, &str) {
    let line = line.split(" = ").next().unwrap_or(line);
    let mut parts = line.splitn(3, ' ').skip(1);
    let seat = parts.next().and_then(|seat| seat.parse().ok());
    (seat.unwrap_or_else(|| panic!("no seat in {line}")), parts.next().unwrap_or_default())
}
