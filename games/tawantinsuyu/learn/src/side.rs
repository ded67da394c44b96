//! What lies before one actor of Tawantinsuyu, as numbers.

use khipu_learn::Fields;
use khipu_tawantinsuyu::{
    Actor, BUILDINGS, GOD_CARDS, Good, Kind, MOST_CONQUESTS, SECTIONS, STAIRS, Source, Table, Tally, WEAVINGS,
};

use crate::TawantinsuyuEncoder;
use crate::view::{STATUES, kinds, places};

/// Tapestries whose lengths and open ends are told; the oldest ones.
const ROWS: usize = 6;
/// Symbols of edges, at most.
const SYMBOLS: usize = 16;

pub(crate) fn side(encoder: &TawantinsuyuEncoder, table: &Table, index: usize, out: &mut impl Fields) {
    let side = &table.sides[index];
    out.all("goods", 6, "potatoes, corn, stone, gold", Good::COUNT, side.goods.0.map(|held| held as i16));
    out.one("step", 12, "the step in the temple", side.step);
    let priest = side.priest.map_or(SECTIONS, Into::into);
    out.hot("priest", "the section that the High Priest faces; last if none", SECTIONS + 1, Some(priest));
    out.all("workers", 2, "workers in supply by kind", Kind::COUNT, side.workers.0.map(Into::into));
    out.one("stairs_left", 5, "stairs tokens left", side.stairs);
    out.one("markers_left", 8, "conquest markers left", side.markers);
    let is_own = |owner: Option<Actor>| owner.is_some_and(|owner| owner.index() == index);
    let stairs = table.stairs.iter().enumerate().filter(|(_, owner)| is_own(**owner)).map(|(place, _)| place);
    out.count("stairs", 1, "own stairs: the upper ones of the sections, then the lower", STAIRS, stairs);
    let conquests = table.conquests.iter().enumerate().filter(|(_, owner)| is_own(**owner));
    let conquests = conquests.map(|(place, _)| place);
    out.count("conquests", 1, "own conquest markers", MOST_CONQUESTS, conquests);
    let statues = side.statues.0.into_iter().flatten().map(Into::into);
    out.all("statues", 1, "statues by god, small and large", STATUES, statues);
    out.count("up", 1, "buildings face up", BUILDINGS, places(side.up));
    out.count("down", 1, "production buildings face down", BUILDINGS, places(side.down));
    out.all("army.up", 2, "army cards face up, by kind", Tally::KINDS, kinds(side.army_up));
    out.all("army.down", 2, "army cards face down, by kind", Tally::KINDS, kinds(side.army_down));
    out.one("army.hand", 3, "army cards in hand", side.army_hand);
    out.count("gods.seen", 1, "god cards in hand that everybody saw", GOD_CARDS, places(side.god_seen));
    out.one("gods.unseen", 3, "other god cards in hand", side.god_unseen);
    out.count("gods.laid", 1, "god cards laid out for their benefits", GOD_CARDS, places(side.laid));
    tapestries(encoder, table, index, out);
    out.one("points", 100, "points", side.score());
    out.all("sources", 20, "points by source", Source::COUNT, side.ledger);
}

fn tapestries(encoder: &TawantinsuyuEncoder, table: &Table, index: usize, out: &mut impl Fields) {
    let rows = &table.sides[index].rows;
    let tiles = rows.tiles().iter().map(|&tile| tile.into());
    out.count("weavings", 1, "weavings of the tapestries", WEAVINGS, tiles);
    let lengths = rows.iter().map(|row| row.len() as i16);
    out.all("rows.lengths", 5, "lengths of the six oldest tapestries", ROWS, lengths);
    let edge = |tile: Option<&u8>, side: usize| {
        tile.and_then(|&tile| encoder.edges.get(usize::from(tile))).map(|edges| usize::from(edges[side]))
    };
    let ends = rows.iter().flat_map(|row| [edge(row.first(), 0), edge(row.last(), 1)]).flatten();
    out.count("rows.ends", 1, "open ends of the tapestries by symbol", SYMBOLS, ends);
    out.one("rows", 4, "tapestries", rows.count() as i64);
    out.one("rows.longest", 6, "the longest tapestry", rows.longest());
}
