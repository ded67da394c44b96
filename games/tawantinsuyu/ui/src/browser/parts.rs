//! The parts of moves: what is clicked for them. All of them are buttons in the bar of actions, and many have a place on
//! the board besides.

use khipu_tawantinsuyu::{
    Actor, Components, Fee, Kind, Move, Power, SECTIONS, Side, Table, Tile, Victim, View,
};

/// The parts of a move.
pub(super) fn of(rules: &Components, view: &View, played: Move) -> Vec<String> {
    let table = &view.table;
    let god_card = |card: u8| format!("card-{}", rules.god_cards[usize::from(card)].id);
    let building = |tile: u8| format!("building-{}", rules.buildings[usize::from(tile)].id);
    let weaving = |tile: u8| format!("weaving-{}", rules.weavings[usize::from(tile)].id);
    let army = |place: &str, kind: u8| format!("{place}-{}", rules.army[usize::from(kind)].id);
    let space = |at: u8| format!("space-{}", rules.hill.spaces[usize::from(at)].id);
    let statue =
        |place: &str, god: u8, size: &str| format!("{place}-{}-{size}", rules.gods[usize::from(god)]);
    let nomad = |kind: Kind| format!("nomad-{}", kind.name());
    let one = |part: &str| vec![part.to_owned()];
    match played {
        Move::Start(tile) | Move::Bury(tile) | Move::Buy(tile) => vec![weaving(tile)],
        Move::Keep(cards) => cards.map(god_card).to_vec(),
        Move::Stand(section) => vec![wedge(section)],
        Move::Place { worker, role, space: at, fee } => {
            let fee = match fee {
                Fee::Card(card) => god_card(card),
                Fee::Gold => "good-gold".to_owned(),
            };
            let mut parts = vec![format!("worker-{}", worker.name()), space(at), fee];
            if role != worker || has_roles(rules, decider(view).map(|who| table.side(who)), worker) {
                parts.push(format!("role-{}", role.name()));
            }
            parts
        }
        Move::Walk(spaces) => {
            let from = decider(view).and_then(|who| table.side(who).priest).unwrap_or_default();
            vec![wedge((from + spaces) % SECTIONS as u8)]
        }
        Move::Pray | Move::TakeDeck => one("deck-god"),
        Move::Train => one("army"),
        Move::Recruit(kind) | Move::Nomad(kind) | Move::Casualty(Victim::Nomad(kind)) => vec![nomad(kind)],
        Move::Pay([potato, corn, stone, gold]) => vec![format!("pay-{potato}-{corn}-{stone}-{gold}")],
        Move::Boon { later } => one(if later { "benefits-after" } else { "benefits-before" }),
        Move::Decline(effect) => vec![format!("decline-{}-{}", effect.count(), effect.word())],
        Move::Capture(at) => vec![space(at)],
        Move::Task(task) => vec![match icon_of(rules, table, task) {
            Some(id) => format!("icon-{id}"),
            None => format!("task-{}", task.name()),
        }],
        Move::Lay(row, edge) => vec![format!("lay-{}-{}", row + 1, edge.name())],
        Move::LayNew => one("lay-new"),
        Move::WeaveTop => one("weaving-top"),
        Move::WeaveUnder => one("weaving-under"),
        Move::Build(tile) | Move::Remove(tile) | Move::Produce(tile) | Move::Flip(Tile::Building(tile)) => {
            vec![building(tile)]
        }
        Move::Exchange(card) | Move::TakeOffer(card) | Move::PlayGod(card) => vec![god_card(card)],
        Move::Statue(god, size) => vec![statue("statue", god, size.name())],
        Move::Sacrifice(god, size) => vec![statue("own", god, size.name())],
        Move::Stairs(place) => vec![stairs(place)],
        Move::Hold(kind) => vec![army("drawn", kind)],
        Move::Gain(effect) => vec![format!("gain-{}-{}", effect.count(), effect.word())],
        Move::Climb => one("climb"),
        Move::Flip(Tile::Army(kind)) => vec![army("down", kind)],
        Move::Gold => one("gold"),
        Move::Offer(steps) => vec![format!("offer-{steps}")],
        Move::Casualty(Victim::Village(end)) | Move::Hire(end) => vec![format!("village-{}", end.name())],
        Move::Muster(kind) => vec![army("army", kind), "muster".to_owned()],
        Move::Conquer(at) => vec![format!("conquest-{}", rules.conquests[usize::from(at)].id)],
        Move::TurnDown(kind) => vec![army("up", kind), "turn".to_owned()],
        Move::Lose(kind) => vec![army("up", kind), "lose".to_owned()],
        Move::Dismiss(kind) => vec![format!("worker-{}", kind.name())],
        // A card given away by a careless click would be a pity: the button is always asked for.
        Move::Discard(kind) => vec![army("army", kind), "sure-discard".to_owned()],
        Move::Trade(from, to) => vec![format!("trade-{}-{}", from.name(), to.name())],
        Move::Appeal => one("appeal"),
        Move::Done => one("done"),
    }
}

/// Who is asked: whoever looks, if it is their turn to answer.
pub(super) fn decider(view: &View) -> Option<Actor> {
    view.own.map(|own| own.seat.into()).or_else(|| view.table.pending.top().map(|entry| entry.who))
}

fn wedge(section: u8) -> String {
    format!("wedge-{}", section + 1)
}

pub(super) fn stairs(place: u8) -> String {
    let (level, section) = (usize::from(place) / SECTIONS, usize::from(place) % SECTIONS);
    format!("stairs-{}-{}", section + 1, ["upper", "lower"][level % 2])
}

/// Whether a worker may count as another kind (TW-15.12): then its role is said in any case.
fn has_roles(rules: &Components, side: Option<&Side>, worker: Kind) -> bool {
    let grants = [(Power::AsCourier, Kind::Courier), (Power::AsPriest, Kind::Priest)];
    side.is_some_and(|side| grants.iter().any(|&(power, role)| role != worker && side.has(rules, power)))
}

/// The icon of the space in use that a task would use: the first one left that carries it.
fn icon_of(rules: &Components, table: &Table, task: khipu_tawantinsuyu::Task) -> Option<khipu_core::Id> {
    let plan = &rules.hill.spaces[usize::from(table.turn.space?)];
    let used = |icon: usize| table.turn.used & (1 << icon) != 0;
    (0..plan.icons.len()).find(|&icon| plan.tasks[icon] == task && !used(icon)).map(|icon| plan.icons[icon])
}
