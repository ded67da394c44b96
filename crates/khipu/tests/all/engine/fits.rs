//! As much of JSON Schema as the schema of the protocol uses.

use std::path::Path;

use serde_json::Value;

/// The schema of all messages, as it is published.
pub(crate) struct Schema(Value);

impl Schema {
    pub(crate) fn read() -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.schema.json");
        Self(serde_json::from_str(&std::fs::read_to_string(path).expect("the schema")).expect("JSON"))
    }

    /// Panics if a message does not fit the part of the schema at a place.
    pub(crate) fn must_fit(&self, place: &str, message: &Value) {
        let schema = self.0.pointer(place).unwrap_or_else(|| panic!("no {place} in the schema"));
        if let Err(why) = self.fits(schema, message) {
            panic!("{place}: {why} in {message}");
        }
    }

    fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Some(schema) = schema.as_object() else {
            return if *schema == Value::Bool(true) {
                Ok(())
            } else {
                Err(format!("nothing may be {value}"))
            };
        };
        for (word, wanted) in schema {
            let wrong = || Err(format!("{value} is not {word} {wanted}"));
            match word.as_str() {
                "$ref" => {
                    let place = wanted.as_str().and_then(|place| place.strip_prefix('#')).unwrap_or_default();
                    self.fits(self.0.pointer(place).expect("what is meant"), value)?;
                }
                "anyOf" => {
                    let fits = |schema: &Value| self.fits(schema, value).is_ok();
                    if !wanted.as_array().into_iter().flatten().any(fits) {
                        return Err(format!("{value} fits none"));
                    }
                }
                "const" if wanted != value => return wrong(),
                "type" => {
                    let types = match wanted {
                        Value::Array(types) => types.iter().filter_map(Value::as_str).collect(),
                        one => vec![one.as_str().unwrap_or_default()],
                    };
                    if !types.into_iter().any(|name| is(name, value)) {
                        return wrong();
                    }
                }
                "minimum" if value.as_f64() < wanted.as_f64() => return wrong(),
                "maximum" if value.as_f64() > wanted.as_f64() => return wrong(),
                "required" => {
                    let missing = |name: &&Value| name.as_str().is_none_or(|name| value.get(name).is_none());
                    if let Some(name) = wanted.as_array().into_iter().flatten().find(missing) {
                        return Err(format!("{name} is missing"));
                    }
                }
                "items" => {
                    value.as_array().into_iter().flatten().try_for_each(|item| self.fits(wanted, item))?;
                }
                "properties" => {
                    for (name, item) in value.as_object().into_iter().flatten() {
                        let rest = schema.get("additionalProperties").unwrap_or(&Value::Bool(true));
                        let at = |why| format!("{name}: {why}");
                        self.fits(wanted.get(name).unwrap_or(rest), item).map_err(at)?;
                    }
                }
                "additionalProperties" if !schema.contains_key("properties") => {
                    value
                        .as_object()
                        .into_iter()
                        .flatten()
                        .try_for_each(|(_, item)| self.fits(wanted, item))?;
                }
                "const" | "minimum" | "maximum" | "description" | "additionalProperties" => {}
                other => panic!("{other} is not known here"),
            }
        }
        Ok(())
    }
}

fn is(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        _ => false,
    }
}
