//! Good input to begin with, made by playing.

use khipu_core::{AnyMatch, Game as _, Match, Options, Release as _};
use khipu_registry::{Playable, Visitor};
use khipu_settlers::{DeckList, Settlers};
use khipu_testkit::walk::{Dice, play_on, start};
use khipu_tzolkin::Tzolkin;
use serde_json::json;

use crate::targets::Fed;

/// Games stopped at many places: a step is so many moves.
fn stops<G: Fed>(step: usize) -> Vec<Match<G>> {
    let mut stops = Vec::new();
    let title = G::game().title();
    for players in title.min_players..=title.max_players {
        let mut played = start(G::game(), players, &Options::new(), "corpus");
        let mut dice = Dice::new(players as u64);
        loop {
            stops.push(played.clone());
            if played.deciders().is_empty() {
                break;
            }
            // What is chosen at the start is over after a few moves, so none of them is passed over.
            let step = if played.moves().len() <= players { 1 } else { step };
            play_on(&mut played, &mut dice, step);
        }
    }
    stops
}

/// The documented form of positions from the first move to the end.
pub(crate) fn positions<G: Fed>() -> Vec<Vec<u8>> {
    stops::<G>(9).iter().map(|stop| AnyMatch::position(stop).to_string().into_bytes()).collect()
}

/// Questions that a position of Tzolk'in can hold on its stack.
const QUESTIONS: [&str; 14] = [
    "harvest 3",
    "learn 3 optional",
    "learn_free 3",
    "pay 3",
    "take 3",
    "up",
    "up_two",
    "build tikal_first",
    "build uxmal",
    "build extra",
    "trade 0 0",
    "act optional",
    "devotion",
    "raise theology",
];

/// Positions of Tzolk'in; and the same with everybody rich and wise and with as many questions as can be loaded, where
/// more can go wrong than games ever come to.
pub(crate) fn rich_positions() -> Vec<Vec<u8>> {
    let game = Tzolkin::game();
    let mut dice = Dice::new(0);
    let mut forms = Vec::new();
    for stop in stops::<Tzolkin>(5) {
        let mut form = AnyMatch::position(&stop);
        forms.push(form.clone());
        for side in form["seats"].as_array_mut().into_iter().flatten() {
            for good in ["corn", "wood", "stone", "gold"] {
                side[good] = 500.into();
            }
            for level in side["technologies"].as_object_mut().into_iter().flatten() {
                *level.1 = 3.into();
            }
        }
        if form["stage"] == "picking" {
            form["pending"] = (0..6).filter_map(|_| dice.pick(&QUESTIONS)).collect();
        }
        if game.import(&form).is_ok() {
            forms.push(form);
        }
    }
    forms.iter().map(|form| form.to_string().into_bytes()).collect()
}

/// Records of games from setup and from a position, short ones and whole ones.
pub(crate) fn records<G: Fed>() -> Vec<Vec<u8>> {
    let mut records = Vec::new();
    for mut stop in stops::<G>(40) {
        stop.name_seats((0..stop.players()).map(|seat| format!("Ann \"{seat}\"")).collect());
        records.push(stop.record().write().into_bytes());
        let mut later = Match::from_position(G::game().clone(), *stop.position());
        play_on(&mut later, &mut Dice::new(1), 8);
        records.push(later.record().write().into_bytes());
    }
    records
}

/// Every move that could be played somewhere.
pub(crate) fn notation<G: Fed>() -> Vec<Vec<u8>> {
    let mut words = std::collections::BTreeSet::new();
    for mut stop in stops::<G>(2) {
        for seat in stop.deciders().iter() {
            words.extend(AnyMatch::moves(&mut stop, seat));
        }
    }
    words.into_iter().map(String::into_bytes).collect()
}

/// The pack that comes with the program.
pub(crate) fn components<G: Fed>() -> Vec<Vec<u8>> {
    G::PACKS.iter().filter(|pack| G::with_pack(pack).is_some()).map(|pack| pack.as_bytes().to_vec()).collect()
}

/// The pack of Tzolk'in that comes with the program, and packs near the bounds of what a pack may hold.
pub(crate) fn extreme_components() -> Vec<Vec<u8>> {
    let rich = [
        ("wood = 2\nstone = 3\ngold = 4", "wood = 9\nstone = 9\ngold = 9"),
        ("corn_quarters = 1", "corn_quarters = 2"),
        ("\"1 gold, 2 corn\"", "\"20 gold, 20 wood, 20 stone, 20 corn\""),
        ("corn = [4, 5, 7, 9]", "corn = [20, 20, 20, 20]"),
        ("price = [1, 2, 3]", "price = [0, 0, 0]"),
        ("any_action_corn = 1", "any_action_corn = 0"),
        ("bonus = \"1 skull\"", "bonus = \"3 any resource, any temple +1\""),
        ("\"extraction +1, 1 corn\"", "\"theology +1, 3 any resource, may build\""),
    ];
    let poor = [
        ("food_days = [7, 13, 20, 26]", "food_days = [1, 3, 5, 7]"),
        ("start = 3\nper_player = 6", "start = 1\nper_player = 1"),
        ("surcharge = [0, 1, 3, 6, 10, 15]", "surcharge = [0]"),
        ("count = 13", "count = 0"),
        ("buildings = 6", "buildings = 1"),
        ("monuments = { 2 = 4, 3 = 5, 4 = 6 }", "monuments = { 2 = 0, 3 = 0, 4 = 0 }"),
        ("jungle_fields = { 2 = 2, 3 = 3, 4 = 4 }", "jungle_fields = { 2 = 0, 3 = 0, 4 = 0 }"),
        ("at_most = 2", "at_most = 20"),
    ];
    let own = Tzolkin::PACKS.last().copied().unwrap_or_default();
    let with =
        |changes: &[(&str, &str)]| changes.iter().fold(own.to_owned(), |pack, (a, b)| pack.replace(a, b));
    [own.to_owned(), with(&rich), with(&poor)].map(String::into_bytes).to_vec()
}

/// The default decks of Imperial Settlers as files.
pub(crate) fn decks() -> Vec<Vec<u8>> {
    let rules = Settlers::game().components();
    let decks = DeckList::defaults(rules);
    decks.iter().map(|(_, _, deck)| deck.to_toml(rules).into_bytes()).collect()
}

/// Conversations with the engine: every command, and moves that can be played.
pub(crate) fn conversations() -> Vec<Vec<u8>> {
    let mut conversations = Conversations(Vec::new());
    khipu_games::visit(&mut conversations);
    conversations.0
}

struct Conversations(Vec<Vec<u8>>);

impl Visitor for Conversations {
    fn visit<U: Playable>(&mut self) {
        self.0.extend(conversations_about::<U::Game>());
    }
}

fn conversations_about<G: Fed>() -> Vec<Vec<u8>> {
    let mut conversations = Vec::new();
    for stop in stops::<G>(60) {
        let mut lines = vec![
            json!({"id": 1, "cmd": "games"}),
            json!({"id": 2, "cmd": "new", "game": stop.header().game, "players": stop.players(), "seed": "corpus", "options": {}}),
        ];
        for step in stop.moves().iter().take(12) {
            lines.push(json!({"cmd": "play", "seat": step.seat, "move": step.text}));
        }
        lines.push(json!({"cmd": "load", "position": AnyMatch::position(&stop)}));
        lines.push(json!({"cmd": "load", "record": stop.record().write()}));
        for command in ["moves", "undo", "score", "record", "position"] {
            lines.push(json!({"id": null, "cmd": command, "seat": 1}));
        }
        lines.push(json!({"cmd": "why", "seat": 0, "move": "place tikal"}));
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        conversations.push(text.into_bytes());
    }
    conversations
}
