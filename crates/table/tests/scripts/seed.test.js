import assert from "node:assert/strict";
import { test } from "node:test";

import { commitment, parts } from "../../assets/seed.js";

test("the promise is the one that the rules make", () => {
  assert.equal(commitment("42"), "50b5814cbae7190584ddb165e96cedc3b074043b141b0517bd4a11594a376fcc");
});

test("another seed has another promise, also when it is long", () => {
  assert.notEqual(commitment("43"), commitment("42"));
  assert.notEqual(commitment("x".repeat(200)), commitment("x".repeat(201)));
});

test("a seed is taken apart into what everybody added", () => {
  assert.deepEqual(parts("5e4e4+0:from-Ada+2:00ff"), { server: "5e4e4", people: ["from-Ada", "00ff"] });
  assert.deepEqual(parts("a seed of one's own"), { server: "a seed of one's own", people: [] });
});
