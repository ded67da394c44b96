//! Lists of words that rows of menus name by number.

/// A list of words, one a line; lines are only ever added at the end, so a number means the same word for ever.
#[derive(Clone, Debug)]
pub struct Words(Vec<&'static str>);

impl Words {
    /// The words of a file.
    #[must_use]
    pub fn new(text: &'static str) -> Self {
        Self(text.lines().collect())
    }

    /// The number of a word. 0, the first line, stands for no word: a pack of one's own may name things that the list
    /// does not.
    #[must_use]
    pub fn of(&self, wanted: &str) -> i16 {
        self.0.iter().position(|&known| known == wanted).unwrap_or_default() as i16
    }

    /// The numbers of several words.
    pub fn all<T: AsRef<str>>(&self, wanted: impl IntoIterator<Item = T>) -> Vec<i16> {
        wanted.into_iter().map(|word| self.of(word.as_ref())).collect()
    }

    /// The words, in order.
    #[must_use]
    pub fn list(&self) -> &[&'static str] {
        &self.0
    }
}
