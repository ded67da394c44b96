//! TZ-6.22 to TZ-6.25, TZ-6.29, TZ-6.30: buildings and monuments.
