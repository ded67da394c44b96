//! The legend of a game: what its symbols mean.

use khipu_words::Words;

/// The symbols with their words: those of `i-tz-corn` are the message `{game}-legend-corn`.
#[must_use]
pub fn legend(game: &str, symbols: &[&'static str], words: &Words) -> Vec<(&'static str, String)> {
    let name = |symbol: &'static str| symbol.splitn(3, '-').nth(2).unwrap_or(symbol);
    symbols.iter().map(|&symbol| (symbol, words.word(&format!("{game}-legend-{}", name(symbol))))).collect()
}
