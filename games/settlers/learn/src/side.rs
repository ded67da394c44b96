//! What lies before one actor of Imperial Settlers, as numbers.

use khipu_learn::Fields;
use khipu_settlers::{Colour, Faction, Good, Kind, Lying, Source, Table};

use crate::{SettlersEncoder, TITLES};

/// Favour tokens: one of each colour, and the three-coloured one.
const FAVOR: usize = Colour::COUNT + 1;

pub(crate) fn side(encoder: &SettlersEncoder, table: &Table, index: usize, out: &mut impl Fields) {
    let side = &table.sides[index];
    let locations = side.locations.all();
    out.hot("faction", "the faction", Faction::COUNT, Some(side.faction as usize));
    let goods = side.goods.0.map(|held| held as i16);
    out.all("goods", 4, "wood, stone, food, gold, workers, raze, defence, technology", Good::HELD, goods);
    let favor = u64::from(side.favor.colours.0) | u64::from(side.favor.tricolour) << Colour::COUNT;
    out.bits("favor", "favour tokens by colour, then the three-coloured one", FAVOR, favor);
    let built = locations.iter().filter_map(|location| encoder.title(location.card));
    out.count("built", 1, "locations by title", TITLES, built);
    let used = locations.iter().filter(|location| location.used > 0 || location.blocked());
    let used = used.filter_map(|location| encoder.title(location.card));
    out.count("used", 1, "locations by title whose action was used, or that are blocked", TITLES, used);
    out.count("deals", 1, "deals by title", TITLES, encoder.titles(side.deals));
    out.count(
        "hand.seen",
        1,
        "cards in hand that everybody saw, by title",
        TITLES,
        encoder.titles(side.seen),
    );
    let kinds = locations.iter().filter_map(|location| encoder.printed(location.card));
    let kinds = kinds.map(|printed| printed.kind.into());
    out.count("kinds", 4, "production, feature and action locations", Kind::COUNT, kinds);
    let colours = locations.iter().flat_map(|location| encoder.colours(location.card));
    out.count("colours", 3, "locations by colour", Colour::COUNT, colours);
    marks(table, index, out);
    out.one("foundations", 3, "foundations", i64::from(side.foundations.len()));
    out.one("routes", 2, "deals with enemy locations", side.routes.len());
    out.all(
        "attacks",
        1,
        "deals taken from the virtual player by good",
        Good::COUNT,
        side.attacks.map(Into::into),
    );
    out.all("hand.unseen", 4, "other cards in hand: common and faction ones", 2, side.unseen.map(Into::into));
    out.one("deck", 30, "cards left in the faction deck", side.deck);
    out.one("markers", 2, "cards that lie as markers of Trade Routes", side.markers);
    out.one("points", 60, "points", side.score());
    out.all("sources", 15, "points by source", Source::COUNT, side.ledger);
}

/// What lies on and under the locations, summed up.
fn marks(table: &Table, index: usize, out: &mut impl Fields) {
    let locations = table.sides[index].locations.all();
    let mut marks = [0i16; 8];
    for location in locations {
        let here = [
            location.defended().into(),
            location.samurai().into(),
            location.blocked().into(),
            location.home().is_some().into(),
            i16::from(location.fired),
            location.stash.into(),
            location.tokens.into(),
            location.visits.into(),
        ];
        marks.iter_mut().zip(here).for_each(|(sum, here)| *sum += here);
    }
    let meaning = "locations that are defended, guarded, blocked, taken over; features that worked, goods put, tokens, visits";
    out.all("marks", 2, meaning, marks.len(), marks);
    let own = |host: u16| locations.iter().any(|location| location.card == host);
    let under = table.under.all().iter().filter(|tucked| own(tucked.host)).map(|tucked| tucked.why as usize);
    let meaning = "cards under the locations: to be counted, paid, for prayers of the round, of the game";
    out.count("under", 2, meaning, Lying::NAMES.len(), under);
}
