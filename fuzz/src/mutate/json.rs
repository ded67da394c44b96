//! Changes that leave JSON to be JSON.

use khipu_testkit::walk::Dice;
use serde_json::Value;

use super::{bytes, numbers};

pub(super) fn change(data: &[u8], other: &[u8], dice: &mut Dice) -> Vec<u8> {
    let Ok(mut tree) = serde_json::from_slice::<Value>(data) else { return bytes::change(data, other, dice) };
    match dice.below(6) {
        0 => change_node(&mut tree, dice),
        1 => move_one(&mut tree, dice),
        2 => swap_items(&mut tree, dice),
        3 => swap_nodes(&mut tree, dice),
        4 => borrow_field(&mut tree, other, dice),
        _ => edit_table(&mut tree, dice),
    }
    tree.to_string().into_bytes()
}

/// The ways to all nodes below, as JSON pointers, of those that are wanted.
fn ways(tree: &Value, wanted: &impl Fn(&Value) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), tree)];
    while let Some((way, node)) = open.pop() {
        if wanted(node) {
            found.push(way.clone());
        }
        match node {
            Value::Array(items) => {
                open.extend(items.iter().enumerate().map(|(i, item)| (format!("{way}/{i}"), item)));
            }
            Value::Object(fields) => {
                open.extend(fields.iter().map(|(name, field)| (format!("{way}/{}", escaped(name)), field)));
            }
            _ => {}
        }
    }
    found
}

fn pick<'a>(tree: &'a mut Value, wanted: impl Fn(&Value) -> bool, dice: &mut Dice) -> Option<&'a mut Value> {
    let ways = ways(tree, &wanted);
    let way = ways.get(dice.below(ways.len()))?;
    tree.pointer_mut(way)
}

/// The way to a leaf, found by going down: fields near the root come as often as those in long lists.
fn descend(tree: &Value, dice: &mut Dice) -> String {
    let mut way = String::new();
    let mut node = tree;
    loop {
        let (step, below) = match node {
            Value::Array(items) => {
                let at = dice.below(items.len());
                (at.to_string(), items.get(at))
            }
            Value::Object(fields) => match fields.iter().nth(dice.below(fields.len())) {
                Some((name, field)) => (escaped(name), Some(field)),
                None => return way,
            },
            _ => return way,
        };
        let Some(below) = below else { return way };
        way = format!("{way}/{step}");
        node = below;
    }
}

fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

fn change_node(tree: &mut Value, dice: &mut Dice) {
    let way = descend(tree, dice);
    let Some(node) = tree.pointer_mut(&way) else { return };
    *node = match (&*node, dice.below(12)) {
        (_, 0) => Value::Null,
        (_, 1) => dice.below(8).into(),
        (_, 2) => Value::String("neutral".to_owned()),
        (Value::Number(number), 3) => (number.as_f64().unwrap_or_default() + 0.25).into(),
        (Value::Number(number), _) => numbers::instead_of(number.as_i64().unwrap_or_default(), dice).into(),
        (Value::Bool(truth), _) => (!truth).into(),
        (Value::String(text), 4) => text.chars().rev().collect::<String>().into(),
        (Value::String(text), _) => numbers::change(text, dice).into(),
        (other, _) => other.clone(),
    };
}

/// One from here to there: what must add up still does.
fn move_one(tree: &mut Value, dice: &mut Dice) {
    for step in [1, -1] {
        if let Some(node) = pick(tree, Value::is_i64, dice) {
            *node = (node.as_i64().unwrap_or_default().saturating_add(step)).into();
        }
    }
}

/// Two items of a list change places; or one goes, or comes twice.
fn swap_items(tree: &mut Value, dice: &mut Dice) {
    let Some(Value::Array(items)) = pick(tree, Value::is_array, dice) else { return };
    if items.is_empty() {
        return;
    }
    let (one, other) = (dice.below(items.len()), dice.below(items.len()));
    match dice.below(6) {
        0 => drop(items.remove(one)),
        1 => items.insert(other, items[one].clone()),
        _ => items.swap(one, other),
    }
}

/// Two nodes of the same kind anywhere change places.
fn swap_nodes(tree: &mut Value, dice: &mut Dice) {
    let Some(one) = pick(tree, |node| !node.is_object(), dice).map(|node| node.clone()) else { return };
    let kind = std::mem::discriminant(&one);
    let Some(other) = pick(tree, |node| std::mem::discriminant(node) == kind, dice) else { return };
    let taken = std::mem::replace(other, one.clone());
    if let Some(back) = pick(tree, |node| *node == one, dice) {
        *back = taken;
    }
}

/// A field as it stands in another document.
fn borrow_field(tree: &mut Value, other: &[u8], dice: &mut Dice) {
    let (Value::Object(fields), Ok(Value::Object(others))) = (tree, serde_json::from_slice(other)) else {
        return;
    };
    if let Some((name, value)) = others.iter().nth(dice.below(others.len())) {
        fields.insert(name.clone(), value.clone());
    }
}

/// A field goes, or stands there once more under another name.
fn edit_table(tree: &mut Value, dice: &mut Dice) {
    let Some(Value::Object(fields)) = pick(tree, Value::is_object, dice) else { return };
    let Some((name, value)) = fields.iter().nth(dice.below(fields.len())) else { return };
    let (name, value) = (name.clone(), value.clone());
    match dice.below(3) {
        0 => drop(fields.remove(&name)),
        1 => drop(fields.insert(format!("{name}2"), value)),
        _ => {
            let another = fields.keys().nth(dice.below(fields.len())).cloned().unwrap_or_default();
            fields.insert(another, value);
        }
    }
}
