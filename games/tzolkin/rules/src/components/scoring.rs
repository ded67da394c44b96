//! The words of monuments: `4 per grey`, `workers 3=0 4=6 5=12 6=18`, `temple points`.

use khipu_core::Cursor;

use crate::names::Colour;

/// What a monument scores at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// Points for each own tile of a colour, monuments included.
    Colour(u8, Colour),
    /// Points for each own building and monument.
    Tiles(u8),
    /// Points for each monument built by anybody, with 2, 3 and 4 players.
    AllMonuments([u8; 3]),
    /// Points for each corn tile held.
    CornTiles(u8),
    /// Points for each wood tile held.
    WoodTiles(u8),
    /// Points by the number of workers in play.
    Workers([u8; 7]),
    /// Points for each technology level.
    Levels(u8),
    /// Points by the number of tracks at the top level.
    FullTracks([u8; 5]),
    /// Points for each step above the start in the best temple.
    BestTemple(u8),
    /// The points of the own step in every temple.
    TemplePoints,
    /// Points for each skull on Chichen Itza.
    AllSkulls(u8),
}

const FORMS: [&str; 11] = [
    "N per COLOUR",
    "N per tile",
    "N/N/N per monument of all",
    "N per corn tile",
    "N per wood tile",
    "workers N=N …",
    "N per level",
    "full tracks N=N …",
    "N per step in the best temple",
    "temple points",
    "N per skull of all",
];

/// Reads what a monument scores.
pub(super) fn read(at: &Cursor<'_>) -> Scoring {
    parse(at.text()).unwrap_or_else(|| {
        if at.is_there() {
            at.unknown(at.text(), FORMS.map(str::to_owned).to_vec());
        }
        Scoring::TemplePoints
    })
}

fn parse(text: &str) -> Option<Scoring> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let small = |text: &str| text.parse::<u8>().ok().filter(|&n| n <= 40);
    Some(match *words.as_slice() {
        ["temple", "points"] => Scoring::TemplePoints,
        [n, "per", "tile"] => Scoring::Tiles(small(n)?),
        [n, "per", "level"] => Scoring::Levels(small(n)?),
        [n, "per", "corn", "tile"] => Scoring::CornTiles(small(n)?),
        [n, "per", "wood", "tile"] => Scoring::WoodTiles(small(n)?),
        [n, "per", "skull", "of", "all"] => Scoring::AllSkulls(small(n)?),
        [n, "per", "step", "in", "the", "best", "temple"] => Scoring::BestTemple(small(n)?),
        [by_players, "per", "monument", "of", "all"] => {
            let points: Option<Vec<u8>> = by_players.split('/').map(small).collect();
            Scoring::AllMonuments(points?.try_into().ok()?)
        }
        [n, "per", colour] => {
            let (_, colour) = Colour::NAMES.iter().find(|(name, _)| *name == colour)?;
            Scoring::Colour(small(n)?, *colour)
        }
        ["workers", ref steps @ ..] => Scoring::Workers(table(steps)?),
        ["full", "tracks", ref steps @ ..] => Scoring::FullTracks(table(steps)?),
        _ => return None,
    })
}

/// `3=0 4=6`: from 3 on 0, from 4 on 6; below the first nothing.
fn table<const N: usize>(steps: &[&str]) -> Option<[u8; N]> {
    let mut table = [0; N];
    for step in steps {
        let (from, points) = step.split_once('=')?;
        let (from, points): (usize, u8) = (from.parse().ok()?, points.parse().ok()?);
        table.get_mut(from..).filter(|rest| !rest.is_empty())?.fill(points);
    }
    (!steps.is_empty()).then_some(table)
}
