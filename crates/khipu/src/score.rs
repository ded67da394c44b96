//! The score by source, as a table.

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
    let mut table = row("", heads);
    let sources = score.lines.first().map_or(0, |line| line.sources.len());
    for source in 0..sources {
        let label = words.name(game, score.lines[0].sources[source].0);
        table += &row(&label, score.lines.iter().map(|line| line.sources[source].1.to_string()).collect());
    }
    table += &row("all", score.lines.iter().map(|line| line.total.to_string()).collect());
    if score.over {
        let winners: Vec<String> = score.winners.iter().map(|seat| name(Who::Seat(seat))).collect();
        table += &match winners.len() {
            // An automa wins whatever no player has won.
            0 => match score.lines.iter().find(|line| matches!(line.who, Who::Actor(_))) {
                Some(line) => format!("\n  {} wins.\n", name(line.who)),
                None => "\n  Nobody wins.\n".to_owned(),
            },
            1 => format!("\n  {} wins.\n", winners[0]),
            _ => format!("\n  {} share the win.\n", winners.join(" and ")),
        };
    }
    table
}
