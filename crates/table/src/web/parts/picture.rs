//! The score over time, as a picture: a line for each seat or actor, told apart by colour, dashes and a mark at its end.

use maud::{Markup, html};

use super::{say, seat_class};
use crate::web::score_page::Turn;
use crate::web::shown::{History, Outcome};
use khipu_words::Words;

const WIDTH: f64 = 520.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 48.0;
/// Room that a letter of a name takes.
const LETTER: f64 = 8.5;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 36.0;
/// Room that a name takes at the end of its line.
const NAME_HEIGHT: f64 = 20.0;
const DASHES: [&str; 6] = ["none", "8 4", "2 4", "12 4 2 4", "4 4", "1 3"];

/// Where things lie in the picture.
struct Scale {
    /// Where the lines end and their names begin.
    end: f64,
    moves: f64,
    low: f64,
    high: f64,
}

impl Scale {
    fn x(&self, step: f64) -> f64 {
        LEFT + (self.end - LEFT) * step / self.moves
    }

    fn y(&self, points: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (points - self.low) / (self.high - self.low)
    }
}

/// The picture.
pub(crate) fn over_time(outcome: &Outcome, history: &History, turns: &[Turn], words: &Words) -> Markup {
    let lines: Vec<Vec<f64>> =
        history.lines.iter().map(|line| line.iter().map(|points| points.as_f64()).collect()).collect();
    let all = || lines.iter().flatten().copied();
    let gap = nice(all().fold(10.0, f64::max) - all().fold(0.0, f64::min));
    // A name, a blank, a number.
    let letters = outcome.lines.iter().map(|line| line.name.chars().count() + 8).max().unwrap_or(0);
    let scale = Scale {
        end: WIDTH - 20.0 - LETTER * letters as f64,
        moves: lines.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(1).max(1) as f64,
        low: (all().fold(0.0, f64::min) / gap).floor() * gap,
        high: (all().fold(10.0, f64::max) / gap).ceil() * gap,
    };
    let ends = name_places(&lines, &scale);
    html! {
        svg.over-time viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img"
            aria-label=(words.word("page-score-picture")) {
            (grid(&scale, gap, words))
            @for (i, (points, end)) in lines.iter().zip(&ends).enumerate() {
                @let line = outcome.lines.get(i);
                g class=(seat_class(line.and_then(|line| line.seat))) {
                    polyline.course points=(course(points, &scale)) stroke-dasharray=(DASHES[i % DASHES.len()]) {}
                    @if let Some(last) = points.last() {
                        circle cx=(round(scale.x(points.len() as f64 - 1.0))) cy=(round(scale.y(*last))) r="4.5" {}
                        text x=(round(scale.end + 12.0)) y=(round(end + 5.0)) {
                            (line.map_or("", |line| line.name.as_str())) " " (words.number(last))
                        }
                    }
                }
            }
            @for (number, turn) in turns.iter().enumerate() {
                @if let Some(points) = lines.get(turn.line).and_then(|line| line.get(turn.step)) {
                    g.mark transform=(format!("translate({} {})", round(scale.x(turn.step as f64)), round(scale.y(*points)))) {
                        circle r="10" {} text y="5" text-anchor="middle" { (number + 1) }
                    }
                }
            }
        }
    }
}

fn grid(scale: &Scale, gap: f64, words: &Words) -> Markup {
    let count = ((scale.high - scale.low) / gap).round() as usize;
    let moves = scale.moves as usize;
    html! {
        g.grid {
            @for i in 0..=count {
                @let value = scale.low + gap * i as f64;
                @let y = round(scale.y(value));
                line x1=(LEFT) x2=(round(scale.end)) y1=(y) y2=(y) class=[(value == 0.0).then_some("zero")] {}
                text x=(LEFT - 8.0) y=(y + 5.0) text-anchor="end" { (value) }
            }
            @for i in 0..=4 {
                @let step = (moves * i) / 4;
                text x=(round(scale.x(step as f64))) y=(HEIGHT - 12.0) text-anchor="middle" {
                    @if i == 4 { (say(words, "page-moves", [("n", step.into())])) } @else { (step) }
                }
            }
        }
    }
}

/// A round distance between grid lines, so that there are about six.
fn nice(range: f64) -> f64 {
    let rough = (range / 6.0).max(1.0);
    let power = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|gap| *gap >= rough).unwrap_or(power)
}

/// The corners of a line; moves that change nothing need none.
fn course(points: &[f64], scale: &Scale) -> String {
    let mut corners = Vec::new();
    for (step, value) in points.iter().enumerate() {
        let flat = step > 0 && points[step - 1] == *value && points.get(step + 1) == Some(value);
        if !flat {
            corners.push(format!("{},{}", round(scale.x(step as f64)), round(scale.y(*value))));
        }
    }
    corners.join(" ")
}

/// Where the names stand: at the ends of their lines, but never over each other.
fn name_places(lines: &[Vec<f64>], scale: &Scale) -> Vec<f64> {
    let mut places: Vec<(usize, f64)> =
        lines.iter().map(|points| scale.y(points.last().copied().unwrap_or(0.0))).enumerate().collect();
    places.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    for i in 1..places.len() {
        places[i].1 = places[i].1.max(places[i - 1].1 + NAME_HEIGHT);
    }
    // What was pushed below the picture goes up again.
    let mut lowest = HEIGHT - BOTTOM;
    for place in places.iter_mut().rev() {
        place.1 = place.1.min(lowest);
        lowest = place.1 - NAME_HEIGHT;
    }
    places.sort_by_key(|(line, _)| *line);
    places.into_iter().map(|(_, y)| y).collect()
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::shown::OutcomeLine;
    use khipu_core::{Points, Seat};

    fn drawn(lines: &[&[i32]]) -> String {
        let outcome = Outcome {
            sources: Vec::new(),
            lines: (0..lines.len())
                .map(|i| OutcomeLine {
                    seat: Some(Seat::new(i)),
                    name: format!("<Player {i}>"),
                    won: i == 0,
                    total: Points::ZERO,
                    points: Vec::new(),
                })
                .collect(),
        };
        let lines = lines.iter().map(|line| line.iter().map(|p| Points::whole(*p)).collect()).collect();
        over_time(&outcome, &History { lines }, &[], &Words::english()).into_string()
    }

    #[test]
    fn every_line_is_drawn_with_its_name_and_last_points() {
        let svg = drawn(&[&[0, 3, 3, 3, 40], &[0, 0, -7, -7, -7]]);
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains("&lt;Player 0&gt; 40") && svg.contains("&lt;Player 1&gt; -7"), "{svg}");
    }

    #[test]
    fn nothing_leaves_the_picture() {
        for lines in [&[&[-120, 300][..]][..], &[&[0]], &[&[]], &[&[5; 9], &[5; 9], &[5; 9], &[5; 9]]] {
            let svg = drawn(lines);
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
            for y in svg.split(" y=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
                let y: f64 = y.parse().expect("a number");
                assert!((0.0..=HEIGHT).contains(&y), "{y}: {svg}");
            }
        }
    }

    #[test]
    fn names_do_not_overlap() {
        let scale = Scale { end: 700.0, moves: 1.0, low: 0.0, high: 10.0 };
        let mut places = name_places(&[vec![0.0], vec![0.0], vec![0.1], vec![10.0]], &scale);
        places.sort_by(f64::total_cmp);
        assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= NAME_HEIGHT - 0.01), "{places:?}");
    }
}
