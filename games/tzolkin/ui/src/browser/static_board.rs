//! What does not change during a game: the printed board, its spots with their tips, and how each tile looks.
//!
//! Sentences cost far more than shapes, so all this is made once for each language and number of players, and kept.

use std::sync::{Arc, PoisonError, RwLock};

use khipu_tzolkin::{Components, Gear, MOST_PLAYERS, Tzolkin};

use super::geometry::{FRAME, Wheel};
use super::phrases::Phrases;
use super::tiles::Tile;
use super::{displays, jungle, plates, technologies, temples, wheels};
use khipu_board::svg::{Spot, layer, spots};
use khipu_board::{Piece, RenderContext};

/// What does not change.
pub(super) struct StaticBoard {
    /// The calendar.
    pub(super) calendar: Wheel,
    /// The gears.
    pub(super) wheels: [Wheel; Gear::COUNT],
    /// The drawings of all tiles, to be referred to.
    pub(super) tiles: Piece,
    /// The printed board, under everything.
    pub(super) board: Piece,
    /// What stands above the gears.
    pub(super) names: Piece,
    /// What can be clicked and never moves.
    pub(super) spots: Piece,
    /// Building tiles by title.
    pub(super) buildings: Vec<Tile>,
    /// Monument tiles.
    pub(super) monuments: Vec<Tile>,
    /// Wealth tiles.
    pub(super) wealth: Vec<Tile>,
    /// Short texts that are put together with numbers.
    pub(super) phrases: Phrases,
}

/// By which one is known: components, players, language.
type Key = (u64, u8, String);

/// More than all languages and numbers of players.
const MOST_KEPT: usize = 32;

static KEPT: RwLock<Vec<(Key, Arc<StaticBoard>)>> = RwLock::new(Vec::new());

impl StaticBoard {
    /// The board for a number of players in the language of the context.
    pub(super) fn of(game: &Tzolkin, players: u8, context: &RenderContext<'_>) -> Arc<Self> {
        let rules = game.components();
        // A sentence tells its language.
        let key = (rules.hash, players, context.words.word("tzolkin-ask-start"));
        let kept = KEPT.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, fixed)) = kept.iter().find(|(known, _)| *known == key) {
            return fixed.clone();
        }
        drop(kept);
        let fixed = Arc::new(Self::new(rules, players.into(), context));
        let mut kept = KEPT.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.push((key, fixed.clone()));
        fixed
    }

    fn new(rules: &Components, players: usize, context: &RenderContext<'_>) -> Self {
        debug_assert!(players <= MOST_PLAYERS);
        let phrases = Phrases::new(rules, context);
        let calendar = Wheel::calendar(rules.teeth);
        let all = Gear::ALL.map(|gear| Wheel::of(gear, rules.gears[gear as usize], calendar));
        let printed = [
            plates::print(rules, &all),
            plates::print_time(rules, &phrases),
            jungle::print(rules, &phrases),
            temples::print(rules, context),
            technologies::print(rules, context),
            displays::print(rules, players, &phrases),
        ];
        let mut board_spots = Vec::new();
        plates::spots(rules, calendar, &all, context, &mut board_spots);
        jungle::spots(rules, context, &mut board_spots);
        temples::spots(rules, context, &mut board_spots);
        technologies::spots(context, &mut board_spots);
        let buildings: Vec<Tile> = rules.buildings.iter().map(|plan| Tile::building(plan, context)).collect();
        let monuments: Vec<Tile> =
            rules.monuments.iter().map(|plan| Tile::monument(plan, players, context)).collect();
        let wealth: Vec<Tile> = rules.wealth.iter().map(|plan| Tile::wealth(plan, context)).collect();
        let drawn: String = buildings.iter().chain(&monuments).chain(&wealth).map(Tile::symbol).collect();
        Self {
            calendar,
            wheels: all,
            tiles: layer(
                "ground-tiles",
                FRAME,
                &format!("{drawn}<defs>{}</defs>", wheels::teeth(rules, calendar)),
            ),
            board: layer("ground-board", FRAME, &printed.concat()),
            names: layer(
                "ground-names",
                FRAME,
                &(plates::names(&all, context) + &wheels::print_homes(rules, players)),
            ),
            spots: OwnedSpot::piece("ground-spots", &board_spots),
            buildings,
            monuments,
            wealth,
            phrases,
        }
    }
}

/// A spot with its texts.
pub(super) struct OwnedSpot {
    pub(super) part: String,
    pub(super) area: (f32, f32, f32, f32),
    pub(super) label: String,
    pub(super) tip: String,
    pub(super) rule: &'static str,
}

impl OwnedSpot {
    /// A spot over an area: left, top, width and height.
    pub(super) fn over(area: (f32, f32, f32, f32)) -> Self {
        Self { part: String::new(), area, label: String::new(), tip: String::new(), rule: "" }
    }

    /// A spot around its middle.
    pub(super) fn around((x, y): (f32, f32), (half_width, half_height): (f32, f32)) -> Self {
        Self::over((x - half_width, y - half_height, 2.0 * half_width, 2.0 * half_height))
    }

    /// The same with its part and texts.
    pub(super) fn says(self, part: String, label: String, tip: String, rule: &'static str) -> Self {
        Self { part, label, tip, rule, ..self }
    }

    pub(super) fn piece(id: &str, told: &[Self]) -> Piece {
        let all: Vec<Spot<'_>> = told
            .iter()
            .map(|told| Spot {
                part: &told.part,
                area: told.area,
                label: &told.label,
                tip: &told.tip,
                rule: told.rule,
            })
            .collect();
        spots(id, FRAME, &all)
    }
}
