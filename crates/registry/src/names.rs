//! Things are called by what people call them, not by their ids.

use khipu_core::Game as _;
use khipu_words::Words;
use serde_json::Value;

use crate::Playable;

/// The sentence of an event that was written for whoever reads it: every event, live or kept, becomes words here.
pub(crate) fn sentence<U: Playable>(
    game: &U::Game,
    written: Value,
    words: &Words,
    names: &[String],
) -> String {
    words.event(game.title().name, &with_names::<U>(game, written, "event", words), names)
}

/// An event or a reason with what people call things in place of their ids; `name` is the field that is no thing.
pub(crate) fn with_names<U: Playable>(game: &U::Game, mut value: Value, name: &str, words: &Words) -> Value {
    let call = |thing: &mut Value| {
        if let Some(called) = thing.as_str().and_then(|id| U::call(game, id, words)) {
            *thing = called.into();
        }
    };
    for (_, field) in value.as_object_mut().into_iter().flatten().filter(|(key, _)| *key != name) {
        match field {
            Value::Array(list) => list.iter_mut().for_each(call),
            field => call(field),
        }
    }
    value
}
