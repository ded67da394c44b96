//! The score by source, as a table.

use fluent_bundle::FluentArgs;
use khipu_core::{Score, Who};
use khipu_words::Words;

/// A line for each source, a column for each player or actor.
pub(crate) fn table(game: &str, score: &Score, names: &[String], words: &Words) -> String {
    let name = |who: Who| match who {
        Who::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_else(|| format!("#{}", seat.index())),
        Who::Actor(name) => words.name(game, name),
    };
    let heads: Vec<String> = score.lines.iter().map(|line| name(line.who)).collect();
    let width = heads.iter().map(|head| head.chars().count()).max().unwrap_or_default().max(8) + 2;
    let row = |label: &str, cells: Vec<String>| {
        let cells: String = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("  {label:<24}{cells}\n")
    };
    let sentence = |key: &str, field: &'static str, value: String| {
        let mut args = FluentArgs::new();
        args.set(field, value);
        format!("\n  {}\n", words.say(key, &args))
    };
    let mut table = row("", heads);
    let sources = score.lines.first().map_or(0, |line| line.sources.len());
    for source in 0..sources {
        let label = words.name(game, score.lines[0].sources[source].0);
        table += &row(&label, score.lines.iter().map(|line| line.sources[source].1.to_string()).collect());
    }
    table += &row(&words.word("score-all"), score.lines.iter().map(|line| line.total.to_string()).collect());
    if score.over {
        let winners: Vec<String> = score.winners.iter().map(|seat| name(Who::Seat(seat))).collect();
        table += &match winners.len() {
            // An automa wins whatever no player has won.
            0 => match score.lines.iter().find(|line| matches!(line.who, Who::Actor(_))) {
                Some(line) => sentence("score-wins", "name", name(line.who)),
                None => format!("\n  {}\n", words.word("score-nobody")),
            },
            1 => sentence("score-wins", "name", winners[0].clone()),
            _ => sentence("score-shared", "names", winners.join(", ")),
        };
    }
    table
}
