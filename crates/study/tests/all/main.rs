//! Study boards, hints and reviews.

mod boards;
mod hints;
mod planted;
mod reviews;
