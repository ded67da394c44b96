//! TZ-1 and TZ-2: the table and its setup.
