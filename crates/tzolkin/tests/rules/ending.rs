//! TZ-10: the end.
