//! TZ-3: a turn.
