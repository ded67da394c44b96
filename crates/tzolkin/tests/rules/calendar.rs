//! TZ-9: the calendar.
