//! Moves as parts: what is clicked for each.

use khipu_core::{Game as _, Seed};
use khipu_tzolkin::{
    Bundle, Components, Gear, Move, Pending, Saving, Site, Table, Technology, Tzolkin, View,
};

/// The parts of a move.
pub(super) fn of(game: &Tzolkin, view: &View, played: Move) -> Vec<String> {
    let (rules, table) = (game.components(), &view.table);
    let wealth = |tile: u8| format!("wealth-{}", rules.wealth[usize::from(tile)].id);
    let temple = |temple: khipu_tzolkin::Temple| format!("temple-{}", temple.name());
    match played {
        Move::Keep(one, other) => vec![wealth(one), wealth(other)],
        Move::Beg(which) => vec!["beg".to_owned(), temple(which)],
        // A worker goes to the lowest free space (TZ-4.1): that tooth is what can be clicked.
        Move::Place(gear) => vec![first_free(rules, table, gear)],
        Move::PlaceFirst => vec!["first".to_owned()],
        Move::Pick { gear, space, action: 0 } if !can_act(game, view, gear, space) => {
            vec![format!("nothing-{}-{space}", gear.name())]
        }
        Move::Pick { gear, space, action } => {
            let name = gear.name();
            let action = match action {
                0 => "nothing".to_owned(),
                action => format!("act-{name}-{action}"),
            };
            vec![format!("tooth-{name}-{space}"), action]
        }
        Move::End => vec!["end".to_owned()],
        Move::Corn => vec![format!("corn-{}", group(table))],
        Move::Wood => vec![format!("wood-{}", group(table))],
        Move::Burn(which) => vec!["burn".to_owned(), temple(which)],
        Move::Learn(technology) => vec![format!("tech-{}", technology.name())],
        Move::Pay(bundle) => vec![format!("pay-{}", digits(bundle))],
        Move::Take(bundle) => vec![format!("take-{}", digits(bundle))],
        Move::Up(which) => vec![temple(which)],
        Move::UpAllBut(which) => which.others().map(temple).to_vec(),
        Move::Build { building, plain } => {
            let tile = format!("building-{}", rules.buildings[usize::from(building)].id);
            match (plain, asks_plain(table)) {
                (true, _) => vec![tile, "plain".to_owned()],
                (false, true) => vec![tile, "helped".to_owned()],
                (false, false) => vec![tile],
            }
        }
        Move::Monument(monument) => vec![format!("monument-{}", rules.monuments[usize::from(monument)].id)],
        Move::Save(Saving::Resource(resource)) => vec![format!("save-{}", resource.name())],
        Move::Save(Saving::Corn) => vec!["save-corn".to_owned()],
        Move::Save(Saving::Nothing) => vec!["save-nothing".to_owned()],
        Move::Buy(resource) => vec![format!("buy-{}", resource.name())],
        Move::Sell(resource) => vec![format!("sell-{}", resource.name())],
        Move::Act { gear, action } => vec![format!("act-{}-{action}", gear.name())],
        Move::Done => vec!["done".to_owned()],
        Move::Calendar(days) => vec![format!("days-{days}")],
    }
}

/// The tooth where the next worker on a gear would stand; the gear itself if it is full.
pub(super) fn first_free(rules: &Components, table: &Table, gear: Gear) -> String {
    let name = gear.name();
    match table.gears.lowest_free(gear, rules.gears[gear as usize]) {
        Some(space) => format!("tooth-{name}-{space}"),
        None => format!("gear-{name}"),
    }
}

/// Whether the worker on a space can take an action. If not, a click on it alone must not give it away: picking it up
/// for nothing is a button of its own, and the click is told why there is no action.
fn can_act(game: &Tzolkin, view: &View, gear: Gear, space: u8) -> bool {
    // Nothing that is hidden has a bearing on what can be picked up, so any world will do.
    let position = game.imagine(view, Seed::from_bytes([0; 32]));
    let mut legal = Vec::new();
    game.legal(&position, view.table.active, &mut legal);
    legal.iter().any(|listed| {
        matches!(*listed, Move::Pick { gear: on, space: at, action: 1.. } if on == gear && at == space)
    })
}

/// The jungle group that is asked about, by its action.
pub(super) fn group(table: &Table) -> u8 {
    match table.pending.top() {
        Some(Pending::Harvest { group }) => group + 2,
        _ => 0,
    }
}

/// Whether it is asked which of two buildings Construction helps (TZ-7.10).
fn asks_plain(table: &Table) -> bool {
    table.pending.top() == Some(Pending::Build(Site::TikalFirst))
        && table.mine().level(Technology::Construction) > 0
}

/// `2-0-1`: wood, stone, gold.
fn digits(Bundle([wood, stone, gold]): Bundle) -> String {
    format!("{wood}-{stone}-{gold}")
}

/// The handful of `2-0-1`.
pub(super) fn bundle(digits: &str) -> Option<Bundle> {
    let mut numbers = digits.split('-').map(|digits| digits.parse::<u8>().ok().filter(|&n| n <= 9));
    let bundle = Bundle([numbers.next()??, numbers.next()??, numbers.next()??]);
    numbers.next().is_none().then_some(bundle)
}
