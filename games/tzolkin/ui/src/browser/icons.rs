//! The symbols of the game: those of `icons.svg`, the shapes of the gears, and the players' tokens.

use std::fmt::Write as _;
use std::sync::OnceLock;

use khipu_core::Seat;
use khipu_tzolkin::{Components, MOST_PLAYERS};

use super::geometry::Wheel;
use khipu_board::svg::short;

pub(super) fn symbols() -> &'static str {
    static SYMBOLS: OnceLock<String> = OnceLock::new();
    SYMBOLS.get_or_init(|| {
        let mut all = include_str!("icons.svg").to_owned();
        let rules = Components::builtin();
        let mut teeth: Vec<u8> = rules.gears.iter().map(|plan| plan.teeth).collect();
        teeth.dedup();
        all.push_str("<defs>");
        for teeth in teeth {
            all += &gear(Wheel::calendar(teeth), false);
        }
        all += &gear(Wheel::calendar(rules.teeth), true);
        for seat in Seat::all(MOST_PLAYERS) {
            all += &token(seat);
        }
        // A neutral worker, around the origin as those of the players.
        all += r##"<g id="i-tz-stranger"><use href="#i-tz-neutral" x="-15" y="-15" width="30" height="30"/></g>"##;
        all + "</defs>"
    })
}

/// A gear around the origin, with a hole for a worker on each tooth and a woven ring; the calendar has a wide one.
fn gear(wheel: Wheel, calendar: bool) -> String {
    let Wheel { teeth, radius, .. } = wheel;
    let mut drawing = format!(r#"<g id="i-tz-gear-{teeth}"><path class="tz-body" d="{}"/>"#, wheel.outline());
    let ring = radius - if calendar { 17.0 } else { 19.0 };
    let _ = write!(drawing, r#"<circle class="tz-ring" r="{}"/>"#, short(ring));
    // A stepped fret between two circles, one figure for each tooth.
    let (outer, inner) = if calendar { (ring - 30.0, ring - 44.0) } else { (ring - 3.0, ring - 13.0) };
    let _ = write!(drawing, r#"<circle class="tz-disc" r="{}"/>"#, short(outer + 2.0));
    let mut fret = String::new();
    for tooth in 0..teeth {
        let turn = f32::from(tooth) * wheel.step();
        let point = |share: f32, distance: f32| {
            let (sin, cos) = (turn + share * wheel.step()).to_radians().sin_cos();
            format!("{:.1} {:.1}", distance * sin, -distance * cos)
        };
        let middle = (outer + inner) / 2.0;
        let _ = write!(
            fret,
            "M{}L{}L{}L{}L{}L{}Z",
            point(-0.38, outer),
            point(-0.16, inner),
            point(0.16, inner),
            point(0.38, outer),
            point(0.14, middle),
            point(-0.14, middle)
        );
    }
    let _ = write!(drawing, r#"<path class="tz-fret" d="{fret}"/>"#);
    let _ = write!(drawing, r#"<circle class="tz-hub" r="{}"/>"#, short(inner - 3.0));
    if !calendar {
        for tooth in 0..teeth {
            let (sin, cos) = (f32::from(tooth) * wheel.step()).to_radians().sin_cos();
            let _ = write!(
                drawing,
                r#"<circle class="tz-hole" cx="{:.1}" cy="{:.1}" r="6"/>"#,
                radius * sin,
                -radius * cos
            );
        }
    }
    drawing + "</g>"
}

/// A round worker and a square sign, with the colour, the pattern and the letter of their seat, around the origin.
fn token(seat: Seat) -> String {
    let number = seat.index();
    let letter = char::from(b'A' + number as u8);
    let inside =
        format!(r#"<circle class="tz-core" r="10"/><text class="tz-letter" y="6.5">{letter}</text></g>"#);
    format!(
        r##"<g id="i-tz-token-{number}" class="seat-{number}"><circle class="tz-token" r="14.5"/><circle r="13.5" fill="url(#pattern-{number})"/>{inside}<g id="i-tz-seat-{number}" class="seat-{number}"><rect class="tz-token" x="-13" y="-13" width="26" height="26" rx="4"/><rect x="-12" y="-12" width="24" height="24" rx="3" fill="url(#pattern-{number})"/>{inside}"##
    )
}
