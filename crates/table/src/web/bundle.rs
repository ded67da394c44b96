//! The modules of the table page as one file. On a slow line each request costs more than what it brings, so the page asks
//! once; the sources stay one idea per file.
//!
//! Every module becomes a function that returns what it exports, under a name of its own. What comes later, when somebody
//! asks for it, takes its imports from there: there is one state of the table, not two. Our modules keep to a small part of
//! the language for it: imports stand on one line each, and what is exported is a function, a class or a constant.

use std::borrow::Cow;

/// What the page needs at once, whoever imports after what it imports. The last one is the entrance, and lends its name to
/// the file.
const MODULES: [&str; 19] = [
    "state.js",
    "acts.js",
    "notice.js",
    "post.js",
    "idiomorph.js",
    "morph.js",
    "panels.js",
    "frames.js",
    "replay.js",
    "since.js",
    "bar.js",
    "drawers.js",
    "call.js",
    "keys.js",
    "picking.js",
    "tips.js",
    "stream.js",
    "curtain.js",
    ENTRANCE,
];
pub(super) const ENTRANCE: &str = "table.js";

/// Whether a file is sent in the bundle, and not by itself.
pub(super) fn holds(name: &str) -> bool {
    MODULES.contains(&name)
}

/// All modules as one; `source` is the text of a file.
pub(super) fn bundle(source: impl Fn(&str) -> String) -> String {
    MODULES.iter().map(|name| wrapped(name, &source(name))).collect()
}

/// A module that comes later: what it imports from the bundle, it takes from there.
pub(super) fn outside(text: &str) -> Cow<'_, str> {
    let takes = |line: &str| imported(line).is_some_and(|(_, from)| holds(from));
    if !text.lines().any(takes) {
        return text.into();
    }
    let lines = text.lines().map(|line| match imported(line) {
        Some((what, from)) if holds(from) => {
            let name = name_of(from);
            format!("import {{ {name} }} from \"./{ENTRANCE}\";\n{}\n", taken(what, from))
        }
        _ => format!("{line}\n"),
    });
    lines.collect::<String>().into()
}

/// A module as a function that is called at once.
fn wrapped(name: &str, text: &str) -> String {
    let mut exports = Vec::new();
    let mut body = String::new();
    for line in text.lines() {
        if let Some((what, from)) = imported(line) {
            body += &taken(what, from);
        } else if let Some(declared) = line.strip_prefix("export ") {
            exports.extend(declared_name(declared));
            body += declared;
        } else if let Some(list) = line.strip_prefix("export{").and_then(|rest| rest.strip_suffix("};")) {
            exports.extend(list.split(','));
        } else {
            body += line;
        }
        body.push('\n');
    }
    format!(
        "export const {} = (() => {{\n{body}return {{ {} }};\n}})();\n",
        name_of(name),
        exports.join(", ")
    )
}

/// What a line imports, and from which file.
fn imported(line: &str) -> Option<(&str, &str)> {
    let (what, from) = line.strip_prefix("import ")?.split_once(" from \"./")?;
    Some((what, from.strip_suffix("\";")?))
}

/// An import as it is done within the bundle.
fn taken(what: &str, from: &str) -> String {
    format!("const {} = {};", what.strip_prefix("* as ").unwrap_or(what), name_of(from))
}

/// What a module is called in the bundle.
fn name_of(file: &str) -> String {
    format!("in_{}", file.trim_end_matches(".js"))
}

/// The name in a declaration of a function, a class or a constant.
fn declared_name(declared: &str) -> Option<&str> {
    let kinds = ["async function ", "function ", "class ", "const "];
    let rest = kinds.iter().find_map(|kind| declared.strip_prefix(kind))?;
    rest.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == '$')).next()
}

#[cfg(test)]
mod tests {
    use super::super::assets::source;
    use super::*;

    #[test]
    fn a_module_becomes_a_function_that_returns_what_it_exports() {
        let text = "import { a, b } from \"./state.js\";\nimport * as bar from \"./bar.js\";\nconst c = a;\n\
            export const d = c;\nexport async function e(f) {\n}\nexport{G,H};\n";
        assert_eq!(
            wrapped("post.js", text),
            "export const in_post = (() => {\nconst { a, b } = in_state;\nconst bar = in_bar;\nconst c = a;\n\
             const d = c;\nasync function e(f) {\n}\n\nreturn { d, e, G, H };\n})();\n"
        );
    }

    #[test]
    fn what_comes_later_takes_from_the_bundle() {
        let text = "import { table } from \"./state.js\";\nimport \"./clock.js\";\nshow(table);\n";
        assert_eq!(
            outside(text),
            "import { in_state } from \"./table.js\";\nconst { table } = in_state;\nimport \"./clock.js\";\nshow(table);\n"
        );
        assert_eq!(outside("import \"./clock.js\";\n"), "import \"./clock.js\";\n");
    }

    /// What the functions above do not understand would be lost in silence.
    #[test]
    fn our_modules_keep_to_what_is_understood() {
        for (place, name) in MODULES.iter().enumerate() {
            let text = source(name);
            for line in text.lines().filter(|line| line.starts_with("import ")) {
                let (_, from) = imported(line).unwrap_or_else(|| panic!("{name}: {line}"));
                assert!(MODULES[..place].contains(&from), "{name} comes before {from}");
            }
            for line in text.lines().filter(|line| line.starts_with("export ")) {
                let declared = line.strip_prefix("export ").and_then(declared_name);
                assert!(declared.is_some_and(|name| !name.is_empty()), "{name}: {line}");
            }
            assert!(
                !text.lines().any(|line| line.starts_with("const ") && line.contains(" await ")),
                "{name}"
            );
        }
    }
}
