// Talking to the table: posts with the version they were made on, and questions.

import { actId, isAct, settle } from "./acts.js";
import { table } from "./state.js";
import { notice } from "./notice.js";

const json = { Accept: "application/json" };

async function answer(request) {
  try {
    const response = await request;
    const body = await response.json().catch(() => ({}));
    return { ok: response.ok, status: response.status, body };
  } catch {
    return { ok: false, status: 0, body: {} };
  }
}

/**
 * Posts to the table. The answer says which version it led to, or which page; none if it was refused, which is said in the
 * notice.
 * @param {string} path `move`, `undo`, …
 * @param {Record<string, string | number>} fields
 */
export async function post(path, fields = {}) {
  const form = new URLSearchParams({ token: table.token, as: table.as, v: String(table.version) });
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const ask = () => answer(fetch(`${table.base}/${path}`, { method: "POST", headers: json, body: form }));
  if (isAct(path)) form.set("act", actId());
  const { ok, status, body } = await (isAct(path) ? settle(ask) : ask());
  if (ok) {
    notice.clear();
    return body;
  }
  if (status === 409) {
    notice.say(body.say ?? table.phrases.stale);
    document.dispatchEvent(new CustomEvent("khipu:stale"));
  } else if (status === 0) notice.say(table.phrases.unsent);
  else notice.say(body.say ?? table.phrases.refused, body.rule);
  return null;
}

/** Asks the table something. Nothing if it has no answer. */
export async function ask(path, fields = {}) {
  const query = new URLSearchParams({ as: table.as, ...fields });
  const { ok, body } = await answer(fetch(`${table.base}/${path}?${query}`, { headers: json }));
  return ok ? body : null;
}
