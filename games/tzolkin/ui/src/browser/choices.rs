//! What the buttons of a decision say: one for every part of a move.

use khipu_tzolkin::{Components, Gear, Goods, Pending, Resource, Table, Technology, Temple};
use serde_json::{Value, json};

use super::{parts, racks, tiles, wish};
use crate::{GAME, asks};
use khipu_board::{Choice, RenderContext, Role};

/// The button of a part.
pub(super) fn of(
    rules: &Components,
    table: &Table,
    part: &str,
    context: &RenderContext<'_>,
) -> Option<Choice> {
    let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-choice-{key}"), args);
    let plain = |icon: Option<&'static str>| Some(Choice::new(say(part, &json!({}))).icon(icon));
    match part {
        "beg" => Some(Choice::new(say("beg", &json!({ "n": rules.beg_up_to }))).icon("i-tz-corn")),
        "burn" => {
            let group = usize::from(parts::group(table)).checked_sub(2);
            let corn = group.and_then(|group| rules.harvest.get(group)).copied().unwrap_or_default();
            Some(Choice::new(say("burn", &json!({ "n": corn }))).icon("i-tz-fire"))
        }
        "end" => Some(Choice::new(say("end", &json!({}))).role(Role::Ends { loses: false })),
        "done" => {
            // Whoever trades gives up nothing.
            let loses = !matches!(table.pending.top(), Some(Pending::Trade { .. }));
            let label = say(&format!("done-{}", asks::key(table)), &json!({}));
            Some(Choice::new(label).role(Role::Ends { loses }))
        }
        "nothing" | "save-nothing" => plain(None),
        "plain" | "helped" => plain(Some("i-tz-construction")),
        "days-1" | "days-2" => plain(Some("i-tz-day")),
        "save-corn" => {
            let level = table.mine().level(Technology::Construction);
            let label = say("save-corn", &json!({ "n": rules.technology.saved_corn[level] }));
            Some(Choice::new(label).icon("i-tz-corn"))
        }
        _ => numbered(part, &say).or_else(|| on_the_board(rules, table, part, context)),
    }
}

/// Parts with amounts or a place in their name, which lie nowhere on the board.
fn numbered(part: &str, say: &impl Fn(&str, &Value) -> String) -> Option<Choice> {
    let (verb, rest) = part.split_once('-')?;
    let label = match verb {
        "save" => {
            let (name, _) = Resource::NAMES.iter().find(|(name, _)| *name == rest)?;
            say("save", &json!({ "resource": name }))
        }
        "pay" | "take" => say(verb, &json!({ "goods": Goods::of(parts::bundle(rest)?) })),
        "nothing" => {
            let (name, space) = rest.rsplit_once('-')?;
            let (name, _) = Gear::NAMES.iter().find(|(known, _)| *known == name)?;
            say("nothing-at", &json!({ "gear": name, "space": space.parse::<u8>().ok()? }))
        }
        _ => return None,
    };
    Some(Choice::new(label))
}

/// Parts that can be clicked on the board as well: each is of a kind.
fn on_the_board(
    rules: &Components,
    table: &Table,
    part: &str,
    context: &RenderContext<'_>,
) -> Option<Choice> {
    let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
    let kind = |key: &str| say(key, &json!({}));
    if part == "first" {
        let choice = Choice::new(say("first", &json!({}))).kind(kind("kind-place"));
        return Some(choice.icon("i-tz-first"));
    }
    let (verb, rest) = part.split_once('-')?;
    match verb {
        "tooth" => {
            let (gear, space) = wish::space_of(rest, rules)?;
            if table.gears.owner(gear, space).is_some() {
                let label = say("space", &json!({ "gear": gear, "space": space }));
                return Some(Choice::new(label).kind(kind("kind-pick")));
            }
            let (_, corn) = racks::prices(rules, table)[gear as usize]?;
            let label = say("choice-place", &json!({ "gear": gear, "space": space, "n": corn }));
            Some(Choice::new(label).kind(kind("kind-place")))
        }
        "act" => {
            let (gear, space) = wish::space_of(rest, rules)?;
            let label = say("act", &json!({ "gear": gear, "space": space }));
            Some(Choice::new(label).kind(kind("kind-act")))
        }
        "temple" => {
            let (_, temple) = Temple::NAMES.iter().find(|(name, _)| *name == rest)?;
            let icon = match temple {
                Temple::Chaac => "i-tz-chaac",
                Temple::Quetzalcoatl => "i-tz-quetzalcoatl",
                Temple::Kukulcan => "i-tz-kukulcan",
            };
            let label = say("temple", &json!({ "temple": temple }));
            Some(Choice::new(label).icon(icon).kind(kind("told-temples")))
        }
        "tech" => {
            let (_, technology) = Technology::NAMES.iter().find(|(name, _)| *name == rest)?;
            let icon = match technology {
                Technology::Agriculture => "i-tz-agriculture",
                Technology::Extraction => "i-tz-extraction",
                Technology::Construction => "i-tz-construction",
                Technology::Theology => "i-tz-theology",
            };
            let label = say("tech", &json!({ "technology": technology }));
            Some(Choice::new(label).icon(icon).kind(kind("told-technologies")))
        }
        "building" => Some(Choice::new(tiles::call(rules, rest, context)?).kind(kind("buildings"))),
        "monument" => Some(Choice::new(tiles::call(rules, rest, context)?).kind(kind("monuments"))),
        "wealth" => Some(Choice::new(tiles::call(rules, rest, context)?).kind(kind("kept"))),
        "corn" | "wood" => {
            let icon = if verb == "corn" { "i-tz-corn" } else { "i-tz-wood" };
            let label = say(verb, &json!({ "group": rest.parse::<u8>().ok()? }));
            Some(Choice::new(label).icon(icon).kind(kind("jungle")))
        }
        "buy" | "sell" => {
            let (name, _) = Resource::NAMES.iter().find(|(name, _)| *name == rest)?;
            let label = say(&format!("{verb}-one"), &json!({ "resource": name }));
            Some(Choice::new(label).kind(kind("market")))
        }
        _ => None,
    }
}
