//! Lines of the protocol.

use khipu::engine::Session;

/// Every line gets an answer with its verdict; accepted is a conversation in which something went well.
pub fn run(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let mut session = Session::new(khipu_games::registry());
    let mut well = false;
    for line in text.lines().take(40) {
        let answer = session.answer(line);
        let verdict = answer.get("ok").and_then(serde_json::Value::as_bool);
        assert!(verdict.is_some(), "no verdict: {answer}");
        well |= verdict == Some(true);
    }
    well
}
