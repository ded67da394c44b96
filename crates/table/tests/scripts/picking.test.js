import assert from "node:assert/strict";
import { test } from "node:test";

import { Picker } from "../../assets/picking.js";

const offers = (...moves) => {
  const parts = [...new Set(moves.flat())];
  return { parts, moves: moves.map((move) => move.map((part) => parts.indexOf(part))) };
};

test("a part that is a move of its own decides at once", () => {
  const picker = new Picker(offers(["end"], ["tikal"]));
  assert.equal(picker.decided, null);
  assert.equal(picker.alone("tikal"), 1);
  picker.toggle("tikal");
  assert.equal(picker.decided, 1);
});

test("parts narrow the list, and impossible ones lead nowhere", () => {
  const picker = new Picker(offers(["courier", "b1"], ["courier", "b2"], ["warrior", "b2"]));
  picker.toggle("courier");
  assert.deepEqual(picker.open(), ["b1", "b2"]);
  assert.equal(picker.can("warrior"), false);
  assert.equal(picker.toggle("warrior"), false);
  assert.equal(picker.alone("b2"), 1);
});

test("what all remaining moves share counts as picked", () => {
  const picker = new Picker(offers(["courier", "b1", "g7"], ["courier", "b2", "g7"]));
  assert.equal(picker.picked("g7"), true);
  assert.deepEqual(picker.open(), ["b1", "b2"]);
  assert.equal(picker.exact, null);
});

test("a click on a pick takes it back", () => {
  const picker = new Picker(offers(["a", "x"], ["a", "y"], ["b", "x"]));
  picker.toggle("a");
  picker.toggle("a");
  assert.deepEqual(picker.remaining, [0, 1, 2]);
  picker.toggle("b");
  assert.equal(picker.decided, 2);
  assert.equal(picker.clear(), true);
  assert.equal(picker.decided, null);
  assert.equal(picker.clear(), false);
});

test("a move inside another one waits to be confirmed", () => {
  const picker = new Picker(offers(["a"], ["a", "b"], ["c"]));
  picker.toggle("a");
  assert.equal(picker.decided, null);
  assert.equal(picker.exact, 0);
  assert.deepEqual(picker.open(), ["b"]);
  picker.toggle("b");
  assert.equal(picker.decided, 1);
  assert.equal(picker.exact, null);
});

test("the only move waits for a click on any of its parts", () => {
  const picker = new Picker(offers(["a", "b"]));
  assert.equal(picker.decided, null);
  assert.deepEqual(picker.open(), ["a", "b"]);
  picker.toggle("b");
  assert.equal(picker.decided, 0);
});

test("an empty list offers nothing", () => {
  const picker = new Picker({ parts: [], moves: [] });
  assert.deepEqual(picker.open(), []);
  assert.equal(picker.decided, null);
  assert.equal(picker.exact, null);
  assert.equal(new Picker().can("a"), false);
});

test("a part that must be sure is asked for even if nothing else is left", () => {
  const picker = new Picker({ parts: ["army-A1", "sure-discard", "end"], moves: [[0, 1], [2]] });
  assert.equal(picker.alone("army-A1"), null);
  picker.toggle("army-A1");
  assert.equal(picker.decided, null);
  assert.ok(picker.can("sure-discard"));
  picker.toggle("sure-discard");
  assert.equal(picker.decided, 0);
});
