//! Ratings as a drawing: a bar for each bot, and its error.

use khipu_bots::Rated;

use khipu_registry::run::ArenaPlan;

const LEFT: f64 = 140.0;
const WIDTH: f64 = 520.0;
const ROW: f64 = 34.0;
const TOP: f64 = 56.0;

/// The ratings of an arena as SVG: a dot for each bot with two standard errors to both sides.
pub(super) fn ratings(game: &str, plan: &ArenaPlan, rated: &[Rated]) -> String {
    let reach = |sign: f64| rated.iter().map(move |r| r.elo.mean + sign * 2.0 * r.elo.error);
    let least = reach(-1.0).fold(-50.0, f64::min);
    let most = reach(1.0).fold(50.0, f64::max);
    let x = |elo: f64| LEFT + (elo - least) / (most - least) * WIDTH;
    let bottom = TOP + ROW * rated.len() as f64;
    let (width, height) = (LEFT + WIDTH + 110.0, bottom + 44.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"12\" y=\"24\" font-size=\"16\">{}, {} players, {} deals: Elo with two standard errors</text>\n",
        escape(game),
        plan.players,
        plan.deals
    );
    for mark in marks(least, most) {
        let at = x(mark);
        svg += &format!(
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{}\" y2=\"{bottom}\" stroke=\"#ddd\"/>\n\
             <text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#555\">{mark:+.0}</text>\n",
            TOP - 8.0,
            bottom + 20.0
        );
    }
    for (row, (bot, rated)) in plan.bots.iter().zip(rated).enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let (elo, error) = (rated.elo.mean, 2.0 * rated.elo.error);
        svg += &format!(
            "<text x=\"12\" y=\"{:.1}\">{}</text>\n\
             <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#8a4b2a\" stroke-width=\"3\"/>\n\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#8a4b2a\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" fill=\"#333\">{:.1} points</text>\n",
            y + 4.0,
            escape(&bot.to_string()),
            x(elo - error),
            x(elo + error),
            x(elo),
            LEFT + WIDTH + 12.0,
            y + 4.0,
            rated.points.mean
        );
    }
    svg + "</svg>\n"
}

/// Round numbers between two others, about ten of them at most.
fn marks(least: f64, most: f64) -> Vec<f64> {
    let step =
        [50.0, 100.0, 200.0, 500.0].into_iter().find(|step| (most - least) / step <= 10.0).unwrap_or(1000.0);
    let first = (least / step).ceil() as i64;
    (first..).map(|n| n as f64 * step).take_while(|&mark| mark <= most).collect()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
