//! How a board is laid out: panels with groups, and where a piece of the drawing stands in them.

use khipu_core::Seat;

/// Where a piece stands on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// The line of goods of a player or an actor, `class="strip"`. All lines stand in one row over the panels; on a phone
    /// only the viewer's own (`data-seat="0"`), so it must say everything that is needed to decide.
    Goods,
    /// A group of a panel, by its id.
    Group(&'static str),
    /// What lies before one player, a sheet that a link in the line of goods opens: `area-0`, `area-1`, …
    Area,
}

/// A panel of the page: `<section id="panel-{id}" class="panel">` with a heading and its groups.
///
/// Panels are containers: what is inside asks for the panel's width, not for that of the window. Where they stand is a
/// matter of the game's style sheet, by the grid areas of `#panels`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// Its name in the style sheet.
    pub id: &'static str,
    /// What its heading says, in the language of the viewer.
    pub title: String,
    /// The seat whose things these are: the panel wears its colour, and its heading follows its name.
    pub seat: Option<Seat>,
    /// The symbol of the game for it, in the bar of panels of a phone.
    pub icon: &'static str,
    /// What it holds, in order.
    pub groups: Vec<Group>,
}

/// A part of a panel that holds pieces: `<div id="{id}" class="group">`. Those that all see alike come first, then those
/// of the viewer alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its id on the page.
    pub id: &'static str,
    /// The size of a drawing, for a group whose pieces are layers over each other.
    pub frame: Option<(u32, u32)>,
}

impl Group {
    /// A group whose pieces stand one after another, as the style sheet has it.
    #[must_use]
    pub const fn flow(id: &'static str) -> Self {
        Self { id, frame: None }
    }
}

/// A drawing frame: a group whose pieces are layers and spots over each other, in units of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The group.
    pub group: &'static str,
    /// The width of the drawing.
    pub width: u32,
    /// The height of the drawing.
    pub height: u32,
}

impl From<Frame> for Group {
    fn from(Frame { group, width, height }: Frame) -> Self {
        Self { id: group, frame: Some((width, height)) }
    }
}
