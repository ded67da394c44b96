//! What the tests of boards share.

mod panels;
mod walk;

pub use panels::every_part_has_a_button;
pub use walk::{
    Walk, board_is_told, changes, events_happen_at_spots, moves_can_be_clicked, parts_of, screens_are_whole,
    spots_mean_moves, values,
};
