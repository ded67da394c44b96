//! What does not change during a game: what is printed, the texts of all that can be clicked, and how each tile looks.
//!
//! Sentences cost far more than shapes, so all this is made once for each language and number of players, and kept.

use std::sync::Arc;

use khipu_tzolkin::{Components, Gear, MOST_PLAYERS, Technology, Temple, Tzolkin};

use super::button::ButtonText;
use super::calendar::CalendarTexts;
use super::geometry::{CENTRE, FRAME, Wheel};
use super::jungle::Grove;
use super::phrases::Phrases;
use super::racks::Rack;
use super::technologies::Track;
use super::temples::Tower;
use super::tiles::Tile;
use super::time::TimeTexts;
use super::{market, plates, technologies, wheels};
use khipu_board::svg::layer;
use khipu_board::{Kept, Piece, Region, RenderContext};

/// What does not change.
pub(super) struct StaticBoard {
    /// The wheel of the calendar.
    pub(super) calendar: Wheel,
    /// The wheels of the gears.
    pub(super) wheels: [Wheel; Gear::COUNT],
    /// Drawings that others refer to: all tiles and plates.
    pub(super) sprite: Piece,
    /// The plates around the wheels, under everything.
    pub(super) board: Piece,
    /// What lets those who see racks look at the wheels.
    pub(super) look: Piece,
    /// The prices of technologies.
    pub(super) prices: Piece,
    /// The market.
    pub(super) stalls: Piece,
    pub(super) racks: [Rack; Gear::COUNT],
    pub(super) towers: [Tower; Temple::COUNT],
    pub(super) tracks: [Track; Technology::COUNT],
    pub(super) groves: Vec<Grove>,
    pub(super) calendar_texts: CalendarTexts,
    pub(super) time_texts: TimeTexts,
    /// The skulls of the bank.
    pub(super) skulls: ButtonText,
    /// Building tiles by title.
    pub(super) buildings: Vec<Tile>,
    /// Monument tiles.
    pub(super) monuments: Vec<Tile>,
    /// Wealth tiles.
    pub(super) wealth: Vec<Tile>,
    /// Short texts that are put together with numbers.
    pub(super) phrases: Phrases,
}

/// By components, players and words.
static KEPT: Kept<(u64, u8, u64), StaticBoard> = Kept::new();

impl StaticBoard {
    /// The board for a number of players in the language of the context.
    pub(super) fn of(game: &Tzolkin, players: u8, context: &RenderContext<'_>) -> Arc<Self> {
        let rules = game.components();
        let key = (rules.hash, players, context.words.fingerprint());
        KEPT.get(key, || Self::new(rules, players.into(), context))
    }

    fn new(rules: &Components, players: usize, context: &RenderContext<'_>) -> Self {
        debug_assert!(players <= MOST_PLAYERS);
        let phrases = Phrases::new(rules, context);
        let calendar = Wheel::calendar(rules.teeth);
        let all = Gear::ALL.map(|gear| Wheel::of(gear, rules.gears[gear as usize], calendar));
        let buildings: Vec<Tile> = rules.buildings.iter().map(|plan| Tile::building(plan, context)).collect();
        let monuments: Vec<Tile> =
            rules.monuments.iter().map(|plan| Tile::monument(plan, players, context)).collect();
        let wealth: Vec<Tile> = rules.wealth.iter().map(|plan| Tile::wealth(plan, context)).collect();
        let tiles: String = buildings.iter().chain(&monuments).chain(&wealth).map(Tile::symbol).collect();
        Self {
            calendar,
            wheels: all,
            sprite: sprite(&(tiles + &plates::symbols(rules) + &wheels::teeth(rules, calendar))),
            board: layer("ground-board", FRAME, &(plates::print(rules, &all) + &pointer(calendar))),
            look: look(&phrases.wheels),
            prices: technologies::prices(rules),
            stalls: market::stalls(rules, &phrases.market, context),
            racks: Gear::ALL.map(|gear| Rack::new(rules, gear, all[gear as usize], context)),
            towers: Temple::ALL.map(|temple| Tower::new(rules, temple, context)),
            tracks: Technology::ALL.map(|technology| Track::new(rules, technology, context)),
            groves: (0..rules.harvest.len()).map(|group| Grove::new(rules, group, context)).collect(),
            calendar_texts: CalendarTexts::new(rules, context),
            time_texts: TimeTexts::new(rules, context),
            skulls: market::skulls_text(rules, context),
            buildings,
            monuments,
            wealth,
            phrases,
        }
    }
}

/// Drawings that are not shown where they stand.
fn sprite(drawn: &str) -> Piece {
    let html = format!(
        r#"<svg id="ground-sprite" class="sprite" width="0" height="0" aria-hidden="true"><defs>{drawn}</defs></svg>"#
    );
    Piece::new("ground-sprite".to_owned(), Region::Group("calendar"), html)
}

/// The arrow above the calendar, at today's tooth.
fn pointer(calendar: Wheel) -> String {
    let (x, y) = (CENTRE.0, CENTRE.1 - calendar.radius - 13.0);
    format!(r#"<path class="tz-arrow" d="M{x} {y}l-9 -13h18Z"/>"#)
}

/// A page of racks can be unfolded to the wheels, to look at.
fn look(words: &str) -> Piece {
    let html = format!(
        r#"<details id="ground-look" class="tz-look" data-look><summary>{words}</summary></details>"#
    );
    Piece::new("ground-look".to_owned(), Region::Group("time"), html)
}
