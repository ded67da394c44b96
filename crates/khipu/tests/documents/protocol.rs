//! The protocol as JSON Schema, as a page and as types for Python, all from one table.

use std::fmt::Write as _;
use std::fs;

use khipu::engine::schema::{COMMANDS, Command, Field, schema};
use serde_json::{Map, Value, json};

use super::{END, Meaning, Seen, cell, compare, root};

/// The name that JSON Schema has for what a value is.
pub(super) const fn json_type(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// An event as its game declares it; what the names of types do not say is taken from games.
pub(super) fn event(name: &str, meaning: &Meaning, seen: &Seen) -> Value {
    let mut properties = Map::new();
    properties.insert("event".to_owned(), json!({ "const": name }));
    for (field, of) in &meaning.types {
        let (of, optional) = match of.strip_prefix("Option<") {
            Some(inner) => (inner.trim_end_matches('>'), true),
            None => (of.as_str(), false),
        };
        let mut types = match of {
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "Seat" => vec!["integer"],
            "bool" => vec!["boolean"],
            _ => {
                let key = (name.to_owned(), field.clone());
                let kinds = seen.kinds.get(&key).into_iter().flatten();
                kinds.copied().filter(|&kind| kind != "null").collect()
            }
        };
        if optional && !types.is_empty() {
            types.push("null");
        }
        // A rare event that no game has told of says nothing of what it holds.
        let kind = if types.is_empty() { json!(true) } else { json!({ "type": types }) };
        properties.insert(field.clone(), kind);
    }
    let required: Vec<&String> = properties.keys().collect();
    json!({ "description": meaning.text, "type": "object", "required": required, "properties": properties })
}

/// Compares all three with what they should be.
pub(super) fn check(mut events: Vec<Value>) {
    // Games may have events of the same name: one of them fits.
    events.sort_by_key(|event| event["properties"]["event"]["const"].to_string());
    let whole = schema(&json!({ "anyOf": events }));
    let text = serde_json::to_string_pretty(&whole).expect("JSON") + "\n";
    compare(&root().join("docs/protocol.schema.json"), &text);
    compare(&root().join("python/khipu/protocol.py"), &python());
    let path = root().join("docs/protocol.md");
    let page = fs::read_to_string(&path).expect("the page of the protocol");
    let (before, rest) = page.split_once(BEGIN).expect("a beginning of what is generated");
    let (_, after) = rest.split_once(END).expect("an end of what is generated");
    compare(&path, &format!("{before}{BEGIN}\n{}{END}{after}", table()));
}

const BEGIN: &str = super::BEGIN;

fn table() -> String {
    let mut table =
        "\n| `cmd` | since | what it does | takes | answers |\n| --- | --- | --- | --- | --- |\n".to_owned();
    let listed = |fields: &[Field]| {
        let field = |field: &Field| {
            let may = if field.needed { "" } else { "?" };
            format!("`{}`{may}: {}", field.name, field.meaning)
        };
        cell(&fields.iter().map(field).collect::<Vec<_>>().join("; "))
    };
    for Command { name, since, meaning, takes, answers, .. } in COMMANDS {
        let _ = writeln!(
            table,
            "| `{name}` | {since} | {} | {} | {} |",
            cell(meaning),
            listed(takes),
            listed(answers)
        );
    }
    table + "\n"
}

fn python() -> String {
    let mut text = PYTHON.to_owned();
    for command in COMMANDS {
        let class: String = command.name[..1].to_uppercase() + &command.name[1..];
        let cmd = Field { name: "cmd", ..ID };
        for (kind, first, fields) in
            [("Request", &[cmd][..], command.takes), ("Answer", &[][..], command.answers)]
        {
            let _ = write!(text, "\n\n{class}{kind} = TypedDict(\n    \"{class}{kind}\",\n    {{\n");
            for field in [ID].iter().chain(first).chain(fields) {
                let of = match field.name {
                    "id" => "\"NotRequired[Any]\"".to_owned(),
                    "cmd" => format!("Literal[\"{}\"]", command.name),
                    _ if field.needed => field.kind.python().to_owned(),
                    _ => format!("'NotRequired[{}]'", field.kind.python()),
                };
                let _ = writeln!(text, "        \"{}\": {of},", field.name);
            }
            if kind == "Answer" {
                text += "        \"ok\": Literal[True],\n";
            }
            text += "    },\n)";
        }
    }
    text + "\n"
}

const ID: Field = Field {
    name: "id",
    kind: khipu::engine::schema::Kind::Object,
    needed: false,
    meaning: "any JSON value; it comes back as it was",
};

const PYTHON: &str = r#""""The messages of `khipu engine`, version 2, as types. Written by the tests from the table of the program.

A message that was refused has `"ok": false` and an `Error`. See docs/protocol.md and docs/protocol.schema.json.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

Step = TypedDict("Step", {"seat": int, "move": str})
Played = TypedDict("Played", {"events": list[dict[str, Any]], "barrier": bool, "hash": str})
Tried = TypedDict("Tried", {"move": str, "estimates": list[float], "to_move": list[int], "rival": "NotRequired[float]"})
Error = TypedDict(
    "Error", {"code": str, "message": str, "rule": "NotRequired[str]", "faults": "NotRequired[list[dict[str, Any]]]"}
)"#;
