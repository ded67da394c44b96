//! What tiles, plates and steps say without words: short rows of numbers and symbols.

use std::fmt::Write as _;

use khipu_tzolkin::{Bundle, Colour, Effect, Goods, Meals, Resource, Scoring};

use super::button;
use khipu_board::svg::{icon, short};

/// One sign in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// A number, before what it counts.
    Number(i32),
    /// A number with its sign: levels, less food.
    Signed(i32),
    /// A symbol: `corn` stands for `i-tz-corn`.
    Icon(&'static str),
    /// For each, or either.
    Slash,
    /// Some room between two groups.
    Gap,
}

use Mark::{Gap, Icon, Number, Signed, Slash};

impl Mark {
    /// How wide it is when symbols have this size.
    fn width(self, size: f32) -> f32 {
        let digit = size * 0.46;
        match self {
            Number(n) => digit * n.to_string().len() as f32 + size * 0.1,
            Signed(n) => digit * (1 + n.abs().to_string().len()) as f32 + size * 0.1,
            Icon(_) => size * 1.04,
            Slash => digit,
            Gap => size * 0.28,
        }
    }

    /// What is written for a mark that is no symbol.
    fn letters(self) -> String {
        match self {
            Number(n) => n.to_string(),
            Signed(n) if n < 0 => format!("−{}", -n),
            Signed(n) => format!("+{n}"),
            Slash => "/".to_owned(),
            Icon(_) | Gap => String::new(),
        }
    }
}

pub(super) fn width(marks: &[Mark], size: f32) -> f32 {
    marks.iter().map(|mark| mark.width(size)).sum()
}

/// Draws a row around its middle.
pub(super) fn row(marks: &[Mark], (x, y): (f32, f32), size: f32) -> String {
    let mut left = x - width(marks, size) / 2.0;
    let mut drawing = String::new();
    for &mark in marks {
        let wide = mark.width(size);
        match mark {
            Gap => {}
            Icon(name) => drawing += &symbol(name, (left + wide / 2.0, y), size),
            Number(_) | Signed(_) | Slash => {
                let text = mark.letters();
                let _ = write!(
                    drawing,
                    r#"<text class="tz-n" x="{}" y="{}" font-size="{}">{text}</text>"#,
                    short(left + wide / 2.0),
                    short(y + size * 0.3),
                    short(size * 0.86)
                );
            }
        }
        left += wide;
    }
    drawing
}

/// A symbol around its middle.
pub(super) fn symbol(name: &str, (x, y): (f32, f32), size: f32) -> String {
    icon(&format!("i-tz-{name}"), x - size / 2.0, y - size / 2.0, size)
}

/// A row in the text of the page, for the eye alone.
pub(super) fn text(marks: &[Mark]) -> String {
    let mut html = String::from(r#"<span class="tz-q" aria-hidden="true">"#);
    for &mark in marks {
        match mark {
            Gap => html.push(' '),
            Icon(name) => html += &button::icon(name),
            Number(_) | Signed(_) | Slash => html += &mark.letters(),
        }
    }
    html + "</span>"
}

/// Groups of marks in the text of the page.
pub(super) fn texts(groups: &[Vec<Mark>]) -> String {
    groups.iter().map(|group| text(group)).collect()
}

/// Groups of marks in a box around a middle: in one line or in several, whichever can be larger.
pub(super) fn fit(groups: &[Vec<Mark>], (x, y): (f32, f32), (wide, high): (f32, f32), size: f32) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let gap = 1.14;
    let scale = |lines: &[Vec<Mark>]| {
        let widest = lines.iter().map(|line| width(line, size)).fold(1.0, f32::max);
        let height = size * (1.0 + gap * (lines.len() as f32 - 1.0));
        (wide / widest).min(high / height).min(1.0)
    };
    let mut lines = pack(groups, f32::INFINITY, size);
    for share in [1.0, 1.2, 1.5] {
        let packed = pack(groups, wide * share, size);
        if scale(&packed) > scale(&lines) {
            lines = packed;
        }
    }
    let size = size * scale(&lines);
    let top = y - size * gap * (lines.len() as f32 - 1.0) / 2.0;
    let each = lines.iter().enumerate();
    each.map(|(i, line)| row(line, (x, top + size * gap * i as f32), size)).collect()
}

/// Groups one after another, in lines that are not wider than `most`.
fn pack(groups: &[Vec<Mark>], most: f32, size: f32) -> Vec<Vec<Mark>> {
    let mut packed: Vec<Vec<Mark>> = Vec::new();
    for group in groups {
        match packed.last_mut() {
            Some(line) if width(line, size) + Gap.width(size) + width(group, size) <= most => {
                line.push(Gap);
                line.extend(group);
            }
            _ => packed.push(group.clone()),
        }
    }
    packed
}

fn counted(n: u16, name: &'static str) -> Vec<Mark> {
    match n {
        0 => Vec::new(),
        1 => vec![Icon(name)],
        n => vec![Number(n.into()), Icon(name)],
    }
}

/// Goods, a group for each kind.
pub(super) fn goods(goods: &Goods) -> Vec<Vec<Mark>> {
    let [wood, stone, gold] = goods.resources;
    let all =
        [(gold, "gold"), (stone, "stone"), (wood, "wood"), (goods.corn, "corn"), (goods.skulls, "skull")];
    all.into_iter().filter(|(n, _)| *n > 0).map(|(n, name)| counted(n, name)).collect()
}

/// What a tile costs.
pub(super) fn cost(cost: Bundle, skulls: u8) -> Vec<Vec<Mark>> {
    let kinds = Resource::NAMES.iter().zip(cost.0).map(|((name, _), n)| counted(n.into(), name));
    kinds.chain([counted(skulls.into(), "skull")]).filter(|group| !group.is_empty()).collect()
}

/// What a tile gives, a group for each effect.
pub(super) fn effects(effects: &[Effect], meals: Meals) -> Vec<Vec<Mark>> {
    let mut groups: Vec<Vec<Mark>> = effects.iter().flat_map(|&effect| one_effect(effect)).collect();
    if meals.fed > 0 {
        groups.push(vec![Number(meals.fed.into()), Icon("worker"), Icon("food")]);
    }
    if meals.less > 0 {
        groups.push(vec![Signed(-i32::from(meals.less)), Icon("corn"), Slash, Icon("worker")]);
    }
    groups
}

fn one_effect(effect: Effect) -> Vec<Vec<Mark>> {
    vec![match effect {
        Effect::Goods(some) => return goods(&some),
        Effect::Points(n) => vec![Number(n.into()), Icon("point")],
        Effect::Workers(n) => vec![Signed(n.into()), Icon("worker")],
        Effect::AnyResource(n) => vec![Number(n.into()), Icon("any")],
        Effect::Level(technology, n) => vec![Icon(technology.name()), Signed(n.into())],
        Effect::AnyLevel(n) => vec![Icon("tech"), Signed(n.into())],
        Effect::Step(temple, n) => vec![Icon(temple.name()); n.into()],
        Effect::AnyStep => vec![Icon("step")],
        Effect::MayBuild => vec![Signed(1), Icon("building")],
        Effect::MayTrade => vec![Icon("trade")],
        Effect::MayAct => vec![Icon("corn"), Icon("to"), Icon("act")],
    }]
}

/// The name of a colour in data, which is that of its symbol too.
pub(super) fn colour(colour: Colour) -> &'static str {
    Colour::NAMES.iter().find(|(_, known)| *known == colour).map_or("", |(name, _)| name)
}

/// What a monument scores: two lines at most.
pub(super) fn scoring(scoring: Scoring, players: usize) -> Vec<Vec<Mark>> {
    let each = |n: u8, name: &'static str| vec![vec![Number(n.into()), Icon("point"), Slash, Icon(name)]];
    // Counts above what they score; a count that brings no more is left out.
    let table = |points: &[u8], name: &'static str| {
        let worth: Vec<(i32, i32)> = (1..points.len())
            .filter(|&n| points[n] > points[n - 1])
            .map(|n| (n as i32, points[n].into()))
            .collect();
        let line = |icon: &'static str, number: fn(&(i32, i32)) -> i32| {
            let mut line = vec![Icon(icon)];
            line.extend(worth.iter().flat_map(|pair| [Gap, Number(number(pair))]));
            line
        };
        vec![line(name, |pair| pair.0), line("point", |pair| pair.1)]
    };
    match scoring {
        Scoring::Colour(n, of) => each(n, colour(of)),
        Scoring::Tiles(n) => each(n, "building"),
        Scoring::AllMonuments(by_players) => {
            each(by_players.get(players.saturating_sub(2)).copied().unwrap_or_default(), "monument")
        }
        Scoring::CornTiles(n) => each(n, "corntile"),
        Scoring::WoodTiles(n) => each(n, "woodtile"),
        Scoring::Workers(points) => table(&points, "worker"),
        Scoring::Levels(n) => each(n, "tech"),
        Scoring::FullTracks(points) => table(&points, "tech"),
        Scoring::BestTemple(n) => each(n, "step"),
        Scoring::TemplePoints => {
            vec![vec![Icon("chaac"), Icon("quetzalcoatl"), Icon("kukulcan")], vec![Icon("to"), Icon("point")]]
        }
        Scoring::AllSkulls(n) => each(n, "skull"),
    }
}
