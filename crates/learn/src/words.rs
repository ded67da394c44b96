//! Lists of words that rows of menus name by number.

/// A list of words, one a line; lines are only ever added at the end, so a number means the same word for ever.
#[derive(Clone, Debug)]
pub(crate) struct Words(Vec<&'static str>);

impl Words {
    /// The words of a file.
    pub(crate) fn new(text: &'static str) -> Self {
        Self(text.lines().collect())
    }

    /// The number of a word. 0, the first line, stands for no word: a pack of one's own may name things that the list
    /// does not.
    pub(crate) fn of(&self, wanted: &str) -> i16 {
        self.0.iter().position(|&known| known == wanted).unwrap_or_default() as i16
    }

    /// The numbers of several words.
    pub(crate) fn all<T: AsRef<str>>(&self, wanted: impl IntoIterator<Item = T>) -> Vec<i16> {
        wanted.into_iter().map(|word| self.of(word.as_ref())).collect()
    }

    /// The words, in order.
    pub(crate) fn list(&self) -> &[&'static str] {
        &self.0
    }
}
