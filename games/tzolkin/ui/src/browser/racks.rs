//! The five gears as they are used: spaces with their teeth and plates, the workers that ride there, and what the next
//! one costs. The style sheet lays the same elements around the wheels, or side by side as racks where there is no room
//! for wheels: a rack is its gear unrolled.

use std::array;
use std::borrow::Cow;
use std::fmt::Write as _;

use khipu_core::Seat;
use khipu_tzolkin::{Components, Gear, MOST_PLAYERS, Owner, Stage, Table};
use serde_json::{Value, json};

use super::button::{ButtonText, icon};
use super::geometry::Wheel;
use super::phrases::Phrases;
use super::plates;
use super::static_board::StaticBoard;
use crate::GAME;
use khipu_board::svg::{escape, short};
use khipu_board::{Page, Region, RenderContext};

/// What never changes about a gear, as it stands on the page.
pub(super) struct Rack {
    /// Until the price.
    head: String,
    spaces: Vec<Space>,
}

/// A space, before and after what is told of it, and the id of that.
struct Space {
    before: String,
    id: String,
    after: String,
}

impl Rack {
    pub(super) fn new(rules: &Components, gear: Gear, wheel: Wheel, context: &RenderContext<'_>) -> Self {
        let say = |key: &str, args: &Value| context.say(GAME, &format!("tzolkin-board-{key}"), args);
        let (plan, name) = (rules.gears[gear as usize], gear.name());
        let args = json!({ "gear": gear });
        let hub =
            ButtonText::new(format!("gear-{name}"), &say("gear", &args), &say("gear-tip", &args), "TZ-4.1");
        let (x, y) = wheel.centre;
        let title = escape(&context.words.name(GAME, name));
        let head = format!(
            r#"<section id="rack-{name}" class="tz-rack tz-{name}" aria-label="{title}" style="--cx:{};--cy:{};--r:{}">{}</button><h3><b>{title}</b>"#,
            short(x),
            short(y),
            short(wheel.radius),
            hub.open("tz-hub-of", ""),
        );
        let spaces = (0..=plan.last).map(|space| {
            let args = json!({ "gear": gear, "space": space, "any": space >= plan.any, "last": plan.last });
            let tooth = ButtonText::new(
                format!("tooth-{name}-{space}"),
                &say("space", &args),
                &say(if space == 0 { "space-0-tip" } else { "space-tip" }, &args),
                if space >= plan.any { "TZ-5.4" } else { "TZ-5.2" },
            );
            let (x, y) = wheel.tooth(space);
            let mut before = format!(r#"<div class="tz-cell" style="--x:{};--y:{}">"#, short(x), short(y));
            // The first space has no action.
            let mut brings = String::new();
            if space > 0 {
                let (brought, rule) = plates::action(rules, gear, space, context);
                let act = ButtonText::new(format!("act-{name}-{space}"), &say("act", &args), &brought, rule);
                let (x, y) = wheel.plate(space, plan.last);
                let style = format!(r#" style="--x:{};--y:{}""#, short(x), short(y));
                let _ = write!(
                    before,
                    r##"<svg class="tz-plate-of" aria-hidden="true"><use href="#{}"/></svg>{}</button>"##,
                    plates::id(gear, space),
                    act.open("tz-act", &style)
                );
                brings = escape(&brought);
            }
            // The name of the button is its text, of which little changes.
            let _ = write!(
                before,
                r#"<i class="tz-no">{space}</i>{}<span class="visually-hidden">{}{}"#,
                tooth.open_unnamed("tz-tooth", ""),
                tooth.label,
                context.words.colon()
            );
            let id = format!("at-{name}-{space}");
            Space { before, id, after: format!(". {brings}</span></button></div>") }
        });
        Self { head, spaces: spaces.collect() }
    }
}

/// The corn that the next worker costs on each gear, on the space where it would stand; none where there is no room.
pub(super) fn prices(rules: &Components, table: &Table) -> [Option<(u8, u8)>; Gear::COUNT] {
    let placed = if table.stage == Stage::Placing { usize::from(table.placed) } else { 0 };
    let more = match (rules.surcharge.get(placed), rules.surcharge.get(placed + 1)) {
        (Some(now), Some(then)) => Some(then - now),
        _ => None,
    };
    Gear::ALL.map(|gear| {
        let space = table.gears.lowest_free(gear, rules.gears[gear as usize])?;
        Some((space, space + more?))
    })
}

/// Draws a gear with everything on it.
pub(super) fn draw(
    page: &mut Page<'_>,
    rules: &Components,
    table: &Table,
    gear: Gear,
    price: Option<(u8, u8)>,
    fixed: &StaticBoard,
    context: &RenderContext<'_>,
) {
    let (rack, wheel, plan) =
        (&fixed.racks[gear as usize], fixed.wheels[gear as usize], rules.gears[gear as usize]);
    let (name, spent) = (gear.name(), spent(table, gear));
    let owners: [u16; MOST_PLAYERS] = array::from_fn(|seat| table.gears.of(Seat::new(seat), gear));
    let rides = (owners, table.gears.taken(gear), table.day);
    let place = (|| format!("rack-{name}"), Region::Group("racks"));
    page.composite(("rack", gear, rides, spent, price), ("rack", gear), place, |piece| {
        piece.around(|html| html.push_str(&rack.head));
        let cost = price.map(|(_, corn)| corn);
        piece.element(
            cost,
            || format!("price-{name}"),
            |html, id| {
                let cost = cost.map_or_else(|| "×".to_owned(), |corn| corn.to_string());
                let _ = write!(
                    html,
                    r#"<span id="{id}">{}{}{cost}{}</span>"#,
                    icon("worker"),
                    icon("to"),
                    icon("corn")
                );
            },
        );
        piece.around(|html| html.push_str(r#"</h3><div class="tz-cells">"#));
        for (number, space) in (0..=plan.last).zip(&rack.spaces) {
            piece.around(|html| html.push_str(&space.before));
            let state = State::of(table, gear, number, price);
            piece.element(
                state,
                || space.id.clone(),
                |html, id| {
                    let said = state.say(&fixed.phrases, context);
                    html.extend([r#"<span id=""#, id, r#"">"#, &*said, "</span>"]);
                },
            );
            piece.around(|html| html.push_str(&space.after));
        }
        piece.element(
            spent,
            || format!("used-{name}"),
            |html, id| used(html, id, table, gear, wheel, plan.last),
        );
        piece.element(
            rides,
            || format!("rides-{name}"),
            |html, id| {
                let _ = write!(html, r#"<div id="{id}" class="tz-rides">"#);
                for space in 0..plan.teeth {
                    if let Some(owner) = table.gears.owner(gear, space) {
                        html.push_str(&rider(gear, wheel, owner, space, table.day, space > plan.last));
                    }
                }
                html.push_str("</div>");
            },
        );
        piece.around(|html| html.push_str("</div></section>"));
    });
}

/// Who stands on a space, or what would have to be paid there.
#[derive(Clone, Copy, Hash)]
enum State {
    Taken(Owner),
    FreeFor(u8),
    Free,
}

impl State {
    fn of(table: &Table, gear: Gear, number: u8, price: Option<(u8, u8)>) -> Self {
        match (table.gears.owner(gear, number), price) {
            (Some(owner), _) => Self::Taken(owner),
            (None, Some((first, corn))) if first == number => Self::FreeFor(corn),
            (None, _) => Self::Free,
        }
    }

    fn say<'a>(self, phrases: &'a Phrases, context: &RenderContext<'_>) -> Cow<'a, str> {
        match self {
            Self::Taken(Owner::Seat(seat)) => escape(context.name(seat)).into(),
            Self::Taken(Owner::Neutral) => phrases.neutral.as_str().into(),
            Self::FreeFor(corn) => phrases.free_for.of(corn.into(), context).into(),
            Self::Free => phrases.free.as_str().into(),
        }
    }
}

/// Skulls that lie at Chichen Itza, and plates of Palenque that have nothing left to give.
fn used(html: &mut String, id: &str, table: &Table, gear: Gear, wheel: Wheel, last: u8) {
    let _ = write!(html, r#"<div id="{id}" class="tz-used">"#);
    let spaces: Vec<(u8, &str)> = match gear {
        Gear::ChichenItza => {
            let laid = (1..=gear.actions()).filter(|space| table.shrines & (1 << space) != 0);
            laid.map(|space| (space, "skull")).collect()
        }
        Gear::Palenque => {
            let empty = table.jungle.iter().zip(2..).filter(|(grove, _)| grove.corn + grove.wood == 0);
            empty.map(|(_, space)| (space, "none")).collect()
        }
        _ => Vec::new(),
    };
    for (space, what) in spaces {
        let (x, y) = wheel.plate(space, last);
        let inside = if what == "skull" { icon(what) } else { String::new() };
        let _ =
            write!(html, r#"<span style="--s:{space};--x:{};--y:{}">{inside}</span>"#, short(x), short(y));
    }
    html.push_str("</div>");
}

/// A worker on a gear. A position does not say which worker is which: a worker is known by the tooth that it stands on,
/// and keeps its name as long as it rides there, however the gear turns. `beyond` the numbered spaces a rack ends.
fn rider(gear: Gear, wheel: Wheel, owner: Owner, space: u8, day: u8, beyond: bool) -> String {
    let (tooth, angle) = riding(wheel, space, day);
    let (id, class, symbol, home) = match owner {
        Owner::Seat(seat) => (seat.index().to_string(), "", format!("token-{}", seat.index()), seat.index()),
        Owner::Neutral => ("n".to_owned(), if beyond { " tz-beyond" } else { "" }, "stranger".to_owned(), 0),
    };
    format!(
        r##"<svg id="w-{id}-{}-{tooth}" class="tz-w{class}" viewBox="-16 -16 32 32" aria-hidden="true" style="--s:{space};--a:{}deg;--h:{home}"><use href="#i-tz-{symbol}"/></svg>"##,
        gear.name(),
        short(angle),
    )
}

/// The tooth of the gear that stands at a space on a day, and its angle, which grows from day to day.
fn riding(wheel: Wheel, space: u8, day: u8) -> (u8, f32) {
    let tooth = (i16::from(space) - i16::from(day)).rem_euclid(i16::from(wheel.teeth)) as u8;
    (tooth, wheel.angle(f32::from(tooth) + f32::from(day)))
}

/// What is spent on a gear: a bit for each space.
fn spent(table: &Table, gear: Gear) -> u16 {
    match gear {
        Gear::ChichenItza => table.shrines,
        Gear::Palenque => (0..)
            .zip(table.jungle)
            .map(|(group, grove)| u16::from(grove.corn + grove.wood == 0) << group)
            .sum(),
        _ => 0,
    }
}
