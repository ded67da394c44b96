//! TZ-12: rulings.
