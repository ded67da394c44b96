//! TZ-7: technology.
