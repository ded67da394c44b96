//! Where things lie: the others above, the middle of the table, the viewer's tableau below.

use khipu_core::Viewer;
use khipu_settlers::{Components, Deck, Kind, Side, Table};

use super::face_of_card::SHAPE;
use khipu_board::svg::{Spot, spots};
use khipu_board::{Frame, Piece};

/// Width and height of the board.
pub(super) const FRAME: Frame = Frame { group: "board", width: 1500, height: 1000 };

/// Between two things.
const GAP: f32 = 8.0;
/// The middle of the table.
const MIDDLE: f32 = 158.0;

/// Left, top, width and height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Rect {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) w: f32,
    pub(super) h: f32,
}

impl Rect {
    pub(super) const fn right(self) -> f32 {
        self.x + self.w
    }
}

/// A spot: its part, where it is, what it is called, what it says, and its rule.
pub(super) type Told<'a> = (String, Rect, &'a str, &'a str, &'a str);

/// A layer of spots.
pub(super) fn told(id: &str, parts: &[Told<'_>]) -> Piece {
    let all: Vec<Spot<'_>> = parts
        .iter()
        .map(|&(ref part, Rect { x, y, w, h }, label, tip, rule)| Spot {
            part,
            area: (x, y, w, h),
            label,
            tip,
            rule,
        })
        .collect();
    spots(id, FRAME, &all)
}

/// The places of all actors, and the middle.
pub(super) struct Places {
    /// Whose tableau lies below.
    pub(super) near: usize,
    /// By the index of the actor.
    pub(super) sides: Vec<Rect>,
    /// The middle of the table.
    pub(super) middle: Rect,
}

impl Places {
    pub(super) fn of(table: &Table, viewer: Viewer) -> Self {
        let actors = table.actors();
        let near = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(table.players) => seat.index(),
            _ => 0,
        };
        let (wide, high) = (FRAME.width as f32, FRAME.height as f32);
        let above = if table.solo() { 214.0 } else { 330.0 };
        let each = (wide - GAP) / (actors - 1).max(1) as f32;
        let mut sides = vec![Rect::default(); actors];
        // Clockwise from the viewer.
        for place in 0..actors - 1 {
            sides[(near + 1 + place) % actors] =
                Rect { x: GAP + each * place as f32, y: GAP, w: each - GAP, h: above };
        }
        let middle = Rect { x: GAP, y: above + 2.0 * GAP, w: wide - 2.0 * GAP, h: MIDDLE };
        let top = middle.y + MIDDLE + GAP;
        sides[near] = Rect { x: GAP, y: top, w: wide - 2.0 * GAP, h: high - top - GAP };
        Self { near, sides, middle }
    }
}

/// The largest height of a card.
const TALLEST: f32 = 176.0;
/// How high a row without cards is, as a share of a card.
const EMPTY: f32 = 0.3;
/// Between two cards.
const APART: f32 = 5.0;

/// Where the cards of a tableau lie.
pub(super) struct Laid {
    /// Width and height of a card.
    pub(super) card: (f32, f32),
    /// The place among the locations, left and top.
    pub(super) cards: Vec<(usize, f32, f32)>,
    /// Top and height of each row.
    pub(super) rows: Vec<(f32, f32)>,
}

/// Three rows by kind, faction cards left and common cards right, as large as the room allows.
pub(super) fn lay(rules: &Components, side: &Side, room: Rect, kinds: &[&[Kind]]) -> Laid {
    let of_kind = |kinds: &[Kind], common: bool| -> Vec<usize> {
        let locations = side.locations.all().iter().enumerate();
        locations
            .filter(|(_, location)| {
                let plan = rules.plan(location.card);
                kinds.contains(&plan.kind) && (plan.deck == Deck::Common) == common
            })
            .map(|(at, _)| at)
            .collect()
    };
    let rows: Vec<[Vec<usize>; 2]> =
        kinds.iter().map(|kinds| [of_kind(kinds, false), of_kind(kinds, true)]).collect();
    let in_line = |height: f32| (((room.w + APART) / (height * SHAPE + APART)) as usize).max(1);
    let lines = |row: &[Vec<usize>; 2], height: f32| (row[0].len() + row[1].len()).div_ceil(in_line(height));
    let needed = |height: f32| -> f32 {
        rows.iter()
            .map(|row| match lines(row, height) {
                0 => height * EMPTY,
                lines => lines as f32 * (height + APART),
            })
            .sum()
    };
    let mut height = TALLEST;
    while height > 24.0 && needed(height) > room.h {
        height -= 2.0;
    }
    let wide = height * SHAPE;
    let (mut laid, mut top) = (Laid { card: (wide, height), cards: Vec::new(), rows: Vec::new() }, room.y);
    let spare = ((room.h - needed(height)) / rows.len().max(1) as f32).max(0.0);
    for row in &rows {
        let count = lines(row, height);
        let deep = if count == 0 { height * EMPTY } else { count as f32 * (height + APART) } + spare;
        laid.rows.push((top, deep - APART));
        let order: Vec<(usize, bool)> =
            row[0].iter().map(|&at| (at, false)).chain(row[1].iter().map(|&at| (at, true))).collect();
        for (number, line) in order.chunks(in_line(height)).enumerate() {
            let y = top + spare / 2.0 + number as f32 * (height + APART);
            // A single row has no sides.
            let commons = line.iter().filter(|(_, common)| *common && rows.len() > 1).count();
            let (mut left, mut right) = (room.x, room.right() - commons as f32 * (wide + APART) + APART);
            for &(at, common) in line {
                let x = if common && rows.len() > 1 { &mut right } else { &mut left };
                laid.cards.push((at, *x, y));
                *x += wide + APART;
            }
        }
        top += deep;
    }
    laid
}
