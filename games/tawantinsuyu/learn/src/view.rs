//! A view of Tawantinsuyu as numbers.

use khipu_core::Viewer;
use khipu_learn::{Fields, Round};
use khipu_tawantinsuyu::{
    Automa, BUILDINGS, Cards, FACES, GOD_CARDS, GODS, Kind, MOST_OWN_WORKERS, MOST_SPACES, MOST_VILLAGE, Own,
    Ruling, SECTIONS, Size, Stage, TOKENS, TUCKED, Table, Tally, View, WEAVINGS,
};

use crate::{TawantinsuyuEncoder, asks, side};

/// Every difference between the editions, in the order of the field; new ones come at the end.
const RULINGS: [Ruling; 26] = [
    Ruling::LeftoverPrice,
    Ruling::Z12Trigger,
    Ruling::SoloWin,
    Ruling::AutomaSoldiers,
    Ruling::FestivalPotatoes,
    Ruling::AutomaWeavings,
    Ruling::AutomaSecondConquest,
    Ruling::AutomaSmallStatue,
    Ruling::PersonalityBuilding,
    Ruling::PersonalityMoment,
    Ruling::Adjustments,
    Ruling::Coricancha,
    Ruling::EasierPersonality,
    Ruling::EasierBuildings,
    Ruling::EasierWorship,
    Ruling::EasierConquest,
    Ruling::EasierNoWorker,
    Ruling::HarderTemple,
    Ruling::HarderCondition,
    Ruling::HarderSoldiers,
    Ruling::HarderPriest,
    Ruling::HarderWeavings,
    Ruling::HarderNoWorker,
    Ruling::HarderResources,
    Ruling::AutomaStone,
    Ruling::AutomaFirstConquest,
];

/// Statues by god and size.
pub(crate) const STATUES: usize = GODS * Size::COUNT;
/// The most personalities of the automa.
const PERSONALITIES: usize = 8;

pub(crate) fn observe(encoder: &TawantinsuyuEncoder, view: &View, out: &mut impl Fields) {
    let table = &view.table;
    let round = Round::new(view.viewer, table.actor_count());
    out.of("");
    progress(view, round, out);
    board(table, out);
    tiles(table, out);
    gods(table, out);
    asks::asks(table, round, out);
    own(view.own, out);
    if table.players == 1 {
        automa(&table.automa, out);
    }
    for (index, name) in round.actors() {
        out.of(name);
        side::side(encoder, table, index, out);
    }
}

/// The places of a set of cards.
pub(crate) fn places(cards: Cards) -> impl Iterator<Item = usize> {
    cards.iter().map(usize::from)
}

/// How many of each kind of army card.
pub(crate) fn kinds(tally: Tally) -> impl Iterator<Item = i16> {
    (0..Tally::KINDS).map(move |kind| tally.get(kind).into())
}

fn progress(view: &View, round: Round, out: &mut impl Fields) {
    let (table, turn) = (&view.table, &view.table.turn);
    let actors = table.actor_count();
    out.hot("players", "the number of players, from 1", 4, usize::from(table.players).checked_sub(1));
    out.hot("stage", "where in the game", Stage::NAMES.len(), Some(table.stage as usize));
    let rulings = RULINGS.iter().map(|&ruling| table.rulings.of(ruling) as i16);
    out.all("rulings", 1, "where the second reading of a ruling is played", RULINGS.len(), rulings);
    out.one("festivals", 3, "festivals held", table.festivals);
    out.one("last", 1, "whether the festival to come is the last although it is not the third", table.last);
    out.hot("rotation", "how far the Coricancha tile is turned", SECTIONS, Some(table.rotation.into()));
    out.bits("turn.done", "secondary actions taken in this turn", 4, turn.done.into());
    out.hot("turn.played", "the god card that places a worker", GOD_CARDS, turn.played.map(Into::into));
    out.hot("turn.space", "the space where a worker was placed", MOST_SPACES, turn.space.map(Into::into));
    out.one("turn.tasks", 3, "tasks left", turn.tasks);
    out.bits("turn.used", "icons of the space that were used", 3, turn.used.into());
    out.one("turn.later", 1, "whether the benefits of the card come after the tasks", turn.later);
    out.bits("turn.spent", "benefits of the card that were taken or declined", 4, turn.spent.into());
    out.one("turn.golden", 1, "whether gold was taken instead of the High Priest's action", turn.golden);
    let asked = matches!(view.viewer, Viewer::Seat(seat) if table.deciders().contains(seat));
    out.one("asked", 1, "whether the viewer must decide", asked);
    let place = |index: usize| Some(round.place(index));
    out.hot("active", "whose turn it is", actors, place(table.active.index()));
    out.hot("first", "who began", actors, place(table.first_player.index()));
    let tile = table.tile.map_or(actors, |who| round.place(who.index()));
    out.hot("tile", "who holds the festival tile; last if nobody", actors + 1, Some(tile));
    let chosen =
        table.seats().filter(|&seat| table.chosen.contains(seat)).map(|seat| round.place(seat.index()));
    out.count("chosen", 1, "who has chosen god cards to keep", actors, chosen);
}

fn board(table: &Table, out: &mut impl Fields) {
    const HILL: [&str; Kind::COUNT] =
        ["hill.architects", "hill.couriers", "hill.craftsmen", "hill.warriors", "hill.priests"];
    for (name, on) in HILL.into_iter().zip(table.hill.0) {
        out.count(name, 1, "workers of this kind on the spaces of the hill", MOST_SPACES, places(on));
    }
    let village = table.village.items().iter().enumerate();
    let village = village.map(|(place, &kind)| place * Kind::COUNT + usize::from(kind));
    let len = MOST_VILLAGE * Kind::COUNT;
    out.count("village", 1, "the kind of worker on each place of the village", len, village);
    let workers = [
        ("nomads", "nomads by kind", table.nomads),
        ("bag", "workers in the bag by kind", table.bag),
        ("casualties", "casualties by kind", table.casualties),
        ("gone", "workers that left the game by kind", table.gone),
    ];
    for (name, meaning, of) in workers {
        out.all(name, 5, meaning, Kind::COUNT, of.0.map(Into::into));
    }
    let statues = table.statues.0.into_iter().flatten().map(Into::into);
    out.all("statues", 2, "statues in supply by god, small and large", STATUES, statues);
}

fn tiles(table: &Table, out: &mut impl Fields) {
    out.count("market", 1, "buildings on the market", BUILDINGS, places(table.market));
    let loose = table.passive.loose.union(table.production.loose);
    out.count("stacks", 1, "buildings that lie in the stacks in unknown order", BUILDINGS, places(loose));
    let field = out.field("stacks.bottom", 8, "those put under a stack: 1 comes first", BUILDINGS);
    let (passive, production) = (table.passive.bottom.items(), table.production.bottom.items());
    for (rank, &building) in (1..).zip(passive).chain((1..).zip(production)) {
        if let Some(number) = field.get_mut(usize::from(building)) {
            *number = rank;
        }
    }
    out.hot("weaving.top", "the face-up weaving", WEAVINGS, table.weaving_top.map(Into::into));
    let under = places(table.weavings.loose);
    out.count("weavings", 1, "weavings of the stack in unknown order", WEAVINGS, under);
    let bottom = table.weavings.bottom.items().iter().map(|&tile| tile.into());
    out.ranks("weavings.bottom", 8, "weavings put under the stack: 1 comes first", WEAVINGS, bottom);
    let laid = table.laid_out.items().iter().map(|&tile| tile.into());
    out.count("weavings.laid_out", 1, "weavings laid out to choose from", WEAVINGS, laid);
}

fn gods(table: &Table, out: &mut impl Fields) {
    let offer = table.offer.items().iter().map(|&card| card.into());
    out.ranks("gods.offer", 6, "god cards on offer: 1 is the oldest", GOD_CARDS, offer);
    let bottom = table.god_bottom.items().iter().map(|&card| card.into());
    out.ranks("gods.bottom", 12, "god cards under the deck: 1 comes first", GOD_CARDS, bottom);
    let played = places(table.god_played);
    out.count("gods.played", 1, "god cards played for their benefits alone", GOD_CARDS, played);
    out.one("gods.deck", 42, "god cards in the deck", table.god_deck());
    out.all("army.discards", 4, "army cards discarded, by kind", Tally::KINDS, kinds(table.army_discards));
    let traded = (0..4).map(|good| i16::from(table.traded >> (2 * good) & 3));
    out.all("traded", 1, "what was exchanged since the last other move, by good", 4, traded);
}

fn own(own: Option<Own>, out: &mut impl Fields) {
    let none = || (Cards::NONE, Cards::NONE, Tally::default(), Tally::default());
    let (gods, kept, army, drawn) = own.map_or_else(none, |own| (own.gods, own.kept, own.army, own.drawn));
    out.count("own.gods", 1, "god cards in the viewer's hand that nobody else saw", GOD_CARDS, places(gods));
    out.count("own.kept", 1, "god cards that the viewer keeps", GOD_CARDS, places(kept));
    out.all("own.army", 2, "army cards in the viewer's hand, by kind", Tally::KINDS, kinds(army));
    out.all("own.drawn", 1, "army cards of which the viewer keeps one", Tally::KINDS, kinds(drawn));
}

fn automa(automa: &Automa, out: &mut impl Fields) {
    out.of("automa");
    out.all("tokens", 4, "where in its row each token stands", TOKENS, automa.tokens.map(Into::into));
    let tucked = automa.tucked.iter().enumerate();
    let tucked = tucked.filter_map(|(place, slot)| slot.map(|slot| place * GODS + usize::from(slot.god)));
    out.count("tucked", 1, "the god of each card under the board", TUCKED * GODS, tucked);
    out.count(
        "tucked.known",
        1,
        "cards under the board that everybody knows",
        GOD_CARDS,
        places(automa.known()),
    );
    out.hot("personality", "the personality", PERSONALITIES, automa.personality.map(Into::into));
    let ages = automa.ages.items().iter().enumerate();
    let ages = ages.map(|(place, &kind)| place * Kind::COUNT + usize::from(kind));
    let len = MOST_OWN_WORKERS * Kind::COUNT;
    out.count("ages", 1, "its workers by kind, the oldest first", len, ages);
    out.one("placed", 1, "whether it has placed a worker", automa.placed);
    out.hot("die", "what the die shows", FACES + 1, Some(automa.die.into()));
}
