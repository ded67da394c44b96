// What became of a plan. No stream tells of plans, so the page asks, a moment after something has happened.

import { show } from "./morph.js";
import { ask } from "./post.js";

/** Milliseconds after which the server has played what was due. */
const DUE = 1500;
let asked = 0;

export function look() {
  clearTimeout(asked);
  asked = setTimeout(async () => {
    const note = await ask("plan/box");
    if (note) show([note.html]);
  }, DUE);
}
