//! Moves as parts: what is clicked for each, and what the buttons say that lie nowhere on the board.

use khipu_core::{Game as _, Seed};
use khipu_tzolkin::{
    Bundle, Components, Gear, Goods, Move, Pending, Resource, Saving, Site, Table, Technology, Tzolkin, View,
};
use serde_json::{Value, json};

use crate::GAME;
use khipu_board::{Choice, RenderContext, Role};

/// The parts of a move.
pub(super) fn of(game: &Tzolkin, view: &View, played: Move) -> Vec<String> {
    let (rules, table) = (game.components(), &view.table);
    let wealth = |tile: u8| format!("wealth-{}", rules.wealth[usize::from(tile)].id);
    let temple = |temple: khipu_tzolkin::Temple| format!("temple-{}", temple.name());
    match played {
        Move::Keep(one, other) => vec![wealth(one), wealth(other)],
        Move::Beg(which) => vec!["beg".to_owned(), temple(which)],
        Move::Place(gear) => vec![format!("gear-{}", gear.name())],
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
fn group(table: &Table) -> u8 {
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

/// The button of a part that lies nowhere on the board.
pub(super) fn choice(
    rules: &Components,
    table: &Table,
    part: &str,
    context: &RenderContext<'_>,
) -> Option<Choice> {
    let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-choice-{key}"), args);
    let plain = |icon: Option<&'static str>| {
        let ends = part == "end" || part == "done";
        let role = if ends { Role::Ends { loses: false } } else { Role::Part };
        Some(Choice::new(say(part, &json!({}))).icon(icon).role(role))
    };
    match part {
        "beg" => {
            let label = say("beg", &json!({ "n": rules.beg_up_to }));
            Some(Choice::new(label).icon("i-tz-corn"))
        }
        "burn" => {
            let corn = usize::from(group(table)).checked_sub(2).and_then(|group| rules.harvest.get(group));
            let label = say("burn", &json!({ "n": corn.copied().unwrap_or_default() }));
            Some(Choice::new(label).icon("i-tz-fire"))
        }
        "end" | "done" | "nothing" => plain(None),
        "plain" | "helped" => plain(Some("i-tz-construction")),
        "days-1" | "days-2" => plain(Some("i-tz-day")),
        "save-nothing" => plain(None),
        "save-corn" => {
            let level = table.mine().level(Technology::Construction);
            let label = say("save-corn", &json!({ "n": rules.technology.saved_corn[level] }));
            Some(Choice::new(label).icon("i-tz-corn"))
        }
        _ => {
            let (verb, rest) = part.split_once('-')?;
            match verb {
                "save" => {
                    let (name, _) = Resource::NAMES.iter().find(|(name, _)| *name == rest)?;
                    Some(Choice::new(say("save", &json!({ "resource": name }))))
                }
                "pay" | "take" => {
                    let goods = Goods::of(bundle(rest)?);
                    Some(Choice::new(say(verb, &json!({ "goods": goods }))))
                }
                "nothing" => {
                    let (name, space) = rest.rsplit_once('-')?;
                    let (name, _) = Gear::NAMES.iter().find(|(known, _)| *known == name)?;
                    let space: u8 = space.parse().ok()?;
                    let label = say("nothing-at", &json!({ "gear": name, "space": space }));
                    Some(Choice::new(label))
                }
                _ => None,
            }
        }
    }
}
