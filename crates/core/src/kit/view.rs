//! What one viewer may know.

use crate::{Seat, Viewer};

/// The table that everybody sees, and what the viewer's own seat holds.
///
/// It is built from nothing: what is not put in cannot leak.
///
/// ```
/// use khipu_core::kit::View;
/// use khipu_core::{Seat, Viewer};
///
/// let hands = ["ace", "king"];
/// let view = |viewer| View::new(viewer, hands.len(), "a card on the table", |seat| Some(hands[seat.index()]));
/// assert_eq!(view(Viewer::Seat(Seat::new(1))).own, Some("king"));
/// assert_eq!(view(Viewer::Spectator).own, None);
/// assert!(view(Viewer::Seat(Seat::new(1))).hides(Seat::new(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View<Table, Own> {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The own secrets, if there are any.
    pub own: Option<Own>,
}

impl<Table, Own> View<Table, Own> {
    /// What a viewer may know of a table of so many players; `own` makes the secrets of a seat.
    pub fn new(viewer: Viewer, players: usize, table: Table, own: impl FnOnce(Seat) -> Option<Own>) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) if seat.index() < players => own(seat),
            _ => None,
        };
        Self { viewer, table, own }
    }

    /// Whether the secrets of a seat are hidden from this viewer.
    #[must_use]
    pub fn hides(&self, seat: Seat) -> bool {
        !self.viewer.is(seat)
    }
}
