//! The games as they are drawn at the table, a folder for each.

mod tawantinsuyu;
mod tzolkin;
