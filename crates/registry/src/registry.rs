//! The games there are, and how they are found.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use khipu_core::{Cursor, Document, Fault, Faults, Record, Release as _, Title};
use khipu_words::{Language, Words};
use serde_json::Value;

use crate::game::DynGame;
use crate::loaded::{Loaded, Playable, Visitor};
use crate::resolve::ResolveError;

/// Loads a game by the rules of a version, with the components of a pack.
type Load = fn(u32, &str) -> Result<Arc<dyn DynGame>, Vec<Fault>>;

/// One game with everything that was ever shipped of it.
struct Entry {
    title: &'static Title,
    packs: &'static [&'static str],
    load: Load,
    /// By the newest rules, with the newest pack or one that was chosen instead: what new games are played with.
    newest: Arc<dyn DynGame>,
}

impl Entry {
    fn check_version(&self, rules_version: u32) -> Result<(), ResolveError> {
        let (game, known) = (self.title.name, self.title.versions);
        let is_known = known.contains(&rules_version);
        is_known.then_some(()).ok_or(ResolveError::Rules { game, rules_version, known })
    }
}

/// Packs of people's own that are kept at hand.
const MOST_PACKS: usize = 64;

/// What a record names: game, version of the rules, hash of the components.
type Key = (&'static str, u32, u64);

/// The games there are. It is filled once and then shared; packs of people's own can be added at any time.
#[derive(Default)]
pub struct Registry {
    entries: Vec<Entry>,
    loaded: RwLock<HashMap<Key, Arc<dyn DynGame>>>,
    /// Packs that did not come with the program, by game and hash.
    packs: RwLock<HashMap<(&'static str, u64), Arc<str>>>,
}

fn load<U: Playable>(rules_version: u32, pack: &str) -> Result<Arc<dyn DynGame>, Vec<Fault>> {
    let game = Arc::new(U::Game::load(rules_version, pack)?);
    let custom_pack = (!U::Game::PACKS.contains(&pack)).then(|| pack.into());
    Ok(Arc::new(Loaded::<U> { game, custom_pack, emblem: OnceLock::new() }))
}

impl Registry {
    /// No games yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a game. One whose own pack has faults cannot be played, so it is not there.
    pub fn add<U: Playable>(&mut self) {
        let (title, packs) = (U::Game::TITLE, U::Game::PACKS);
        let newest = packs.last().and_then(|pack| load::<U>(title.newest(), pack).ok());
        self.entries.extend(newest.map(|newest| Entry { title, packs, load: load::<U>, newest }));
    }

    /// All games as new ones are played.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn DynGame>> {
        self.entries.iter().map(|entry| &entry.newest)
    }

    /// The game of this name as new ones are played.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Arc<dyn DynGame>> {
        self.entry(name).map(|entry| &entry.newest)
    }

    /// The same.
    ///
    /// # Errors
    /// The name, and the games there are.
    pub fn newest(&self, name: &str) -> Result<&Arc<dyn DynGame>, ResolveError> {
        self.find(name).ok_or_else(|| self.no_game(name))
    }

    fn entry(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.title.name == name)
    }

    fn no_game(&self, name: &str) -> ResolveError {
        let known = self.entries.iter().map(|entry| entry.title.name).collect();
        ResolveError::Game { game: name.chars().take(40).collect(), known }
    }

    /// The words of a language, with those of all games.
    #[must_use]
    pub fn words(&self, language: Language) -> Words {
        Words::with_games(language, self.games().map(|game| game.locales()))
    }

    /// The game that a record or a table was begun with: by the rules of a version, with the components of a hash.
    ///
    /// # Errors
    /// Which of the three is not known, and what is.
    pub fn resolve(
        &self,
        game: &str,
        rules_version: u32,
        components_hash: u64,
    ) -> Result<Arc<dyn DynGame>, ResolveError> {
        let entry = self.entry(game).ok_or_else(|| self.no_game(game))?;
        entry.check_version(rules_version)?;
        let name = entry.title.name;
        let fits = |game: &Arc<dyn DynGame>| {
            game.rules_version() == rules_version && game.components_hash() == components_hash
        };
        if fits(&entry.newest) {
            return Ok(entry.newest.clone());
        }
        let key = (name, rules_version, components_hash);
        if let Some(known) = self.loaded.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(known.clone());
        }
        let custom =
            self.packs.read().unwrap_or_else(PoisonError::into_inner).get(&(name, components_hash)).cloned();
        let packs = entry.packs.iter().rev().copied().chain(custom.as_deref());
        let found = packs.filter_map(|pack| (entry.load)(rules_version, pack).ok()).find(fits);
        let found = found.ok_or_else(|| self.no_pack(entry, components_hash))?;
        self.loaded.write().unwrap_or_else(PoisonError::into_inner).insert(key, found.clone());
        Ok(found)
    }

    fn no_pack(&self, entry: &Entry, components_hash: u64) -> ResolveError {
        let version = entry.title.newest();
        let shipped = entry.packs.iter().filter_map(|pack| (entry.load)(version, pack).ok());
        let mut known: Vec<u64> = shipped.map(|game| game.components_hash()).collect();
        let packs = self.packs.read().unwrap_or_else(PoisonError::into_inner);
        known.extend(packs.keys().filter(|(game, _)| *game == entry.title.name).map(|(_, hash)| *hash));
        ResolveError::Pack { game: entry.title.name, components_hash, known }
    }

    /// The game that a record was played with. A pack that the record brings along is added.
    ///
    /// # Errors
    /// What of it is not known, or a pack that is another one than the record says.
    pub fn resolve_record(&self, record: &Record) -> Result<Arc<dyn DynGame>, ResolveError> {
        let header = &record.header;
        if let Some(pack) = &record.pack {
            self.add_pack_of(&header.game, header.rules_version, header.components_hash, pack)?;
        }
        self.resolve(&header.game, header.rules_version, header.components_hash)
    }

    /// The game that a position in its documented form belongs to: by the rules that it names, with the pack in use.
    ///
    /// # Errors
    /// What of it is not known.
    pub fn resolve_position(&self, form: &Value) -> Result<Arc<dyn DynGame>, ResolveError> {
        let newest = self.newest(form.get("game").and_then(Value::as_str).unwrap_or_default())?;
        let version =
            form.get("rules").and_then(Value::as_u64).and_then(|version| u32::try_from(version).ok());
        match version {
            Some(version) => self.resolve(newest.title().name, version, newest.components_hash()),
            // What is wrong with it is said when it is read.
            None => Ok(newest.clone()),
        }
    }

    /// Reads a component pack of any game (it says itself of which), so that whatever was begun with it can be resolved.
    ///
    /// # Errors
    /// Every fault of it.
    pub fn add_pack(&self, text: &str) -> Result<Arc<dyn DynGame>, Vec<Fault>> {
        let (entry, game) = self.read_pack(text)?;
        self.keep_pack(entry.title.name, game.components_hash(), text);
        Ok(game)
    }

    /// The same for a pack that is said to be of a game and to have a hash.
    ///
    /// # Errors
    /// If it has faults or another hash: then it is not added.
    pub fn add_pack_of(
        &self,
        game: &str,
        rules_version: u32,
        components_hash: u64,
        text: &str,
    ) -> Result<(), ResolveError> {
        let entry = self.entry(game).ok_or_else(|| self.no_game(game))?;
        entry.check_version(rules_version)?;
        let name = entry.title.name;
        let read = (entry.load)(rules_version, text);
        let read = read.map_err(|faults| ResolveError::Faults { game: name, faults })?;
        let found = read.components_hash();
        if found != components_hash {
            return Err(ResolveError::Mismatch { game: name, found, wanted: components_hash });
        }
        if !entry.packs.contains(&text) {
            self.keep_pack(name, found, text);
        }
        Ok(())
    }

    /// Strangers bring packs along with their records: whoever keeps them for longer has a store.
    fn keep_pack(&self, game: &'static str, components_hash: u64, text: &str) {
        let mut packs = self.packs.write().unwrap_or_else(PoisonError::into_inner);
        if packs.len() >= MOST_PACKS && !packs.contains_key(&(game, components_hash)) {
            let gone = std::mem::take(&mut *packs);
            let mut loaded = self.loaded.write().unwrap_or_else(PoisonError::into_inner);
            loaded.retain(|(game, _, hash), _| !gone.contains_key(&(*game, *hash)));
        }
        packs.insert((game, components_hash), text.into());
    }

    /// New games of one kind are played with this pack from now on.
    ///
    /// # Errors
    /// Every fault of it.
    pub fn play_with(&mut self, text: &str) -> Result<(), Vec<Fault>> {
        let game = self.add_pack(text)?;
        if let Some(entry) = self.entries.iter_mut().find(|entry| entry.title.name == game.title().name) {
            entry.newest = game;
        }
        Ok(())
    }

    fn read_pack(&self, text: &str) -> Result<(&Entry, Arc<dyn DynGame>), Vec<Fault>> {
        let document = Document::from_toml(text).map_err(|fault| vec![fault])?;
        let faults = Faults::new();
        let known: Vec<(&str, &Entry)> = self.entries.iter().map(|entry| (entry.title.name, entry)).collect();
        let entry = Cursor::root(&document, &faults).field("game").word(&known);
        let entry = faults.finish(entry)?.ok_or_else(Vec::new)?;
        Ok((entry, (entry.load)(entry.title.newest(), text)?))
    }
}

impl Visitor for Registry {
    fn visit<U: Playable>(&mut self) {
        self.add::<U>();
    }
}
