//! TZ-8: food days.
