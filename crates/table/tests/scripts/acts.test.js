import assert from "node:assert/strict";
import { test } from "node:test";

import { actId, isAct, settle } from "../../assets/acts.js";

/** Answers with one status after the other, and counts how often it was asked. */
const answers = (...statuses) => {
  const asked = { count: 0 };
  const ask = async () => ({ status: statuses[asked.count++] });
  return { ask, asked };
};

test("an id is 32 hexadecimal digits, another one each time", () => {
  assert.match(actId(), /^[0-9a-f]{32}$/);
  assert.notEqual(actId(), actId());
});

test("an answer that was lost is asked for again", async () => {
  const { ask, asked } = answers(0, 503, 200, 200);
  assert.equal((await settle(ask, [0, 0, 0])).status, 200);
  assert.equal(asked.count, 3);
});

test("a refusal is an answer", async () => {
  for (const status of [200, 403, 409, 422, 500]) {
    const { ask, asked } = answers(status, 200);
    assert.equal((await settle(ask, [0, 0])).status, status);
    assert.equal(asked.count, 1);
  }
});

test("nobody asks for ever", async () => {
  const { ask, asked } = answers(0, 0, 0, 0);
  assert.equal((await settle(ask, [0, 0])).status, 0);
  assert.equal(asked.count, 3);
});

test("a chat line is said once, and never sent twice", () => {
  assert.equal(isAct("move") && isAct("undo") && isAct("restart"), true);
  assert.equal(isAct("chat") || isAct("seat"), false);
});
