//! TZ-5: picking up workers.
