//! The games as they are drawn at the table, a folder for each.

pub(crate) mod settlers;
mod tawantinsuyu;
#[cfg(test)]
mod tests;
mod tzolkin;
#[cfg(test)]
mod walk;
