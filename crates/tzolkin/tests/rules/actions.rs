//! TZ-6.1 to TZ-6.21, TZ-6.26 to TZ-6.28, TZ-6.31: the actions of the gears, and the temples.
