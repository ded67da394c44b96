//! Lessons: what they promise, what breaks, and a learner who goes through them.

mod broken;
mod lessons;
mod run;
