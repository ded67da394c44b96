//! TZ-11: the examples of the rulebook, with its numbers.
