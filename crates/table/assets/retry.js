// A decision that is tried again: when the turn is over, it is said whether it was better than the one in the finished game.

import { announce } from "./notice.js";
import { ask } from "./post.js";
import { table } from "./state.js";

const box = document.getElementById("retry");
/** So many moves lie behind what was said; none before that. */
let until = null;
let asking = false;

/** Asks until there is something to say, and once more after the turn was taken back. */
export async function look() {
  if (until !== null && table.step < until) {
    until = null;
    box.hidden = true;
  }
  if (until !== null || asking) return;
  asking = true;
  const version = table.version;
  const answer = (await ask("retry")) ?? {};
  asking = false;
  if (!answer.say?.length || table.step < answer.until) {
    // What was moved in the meantime may have ended the turn.
    if (version !== table.version) look();
    return;
  }
  until = answer.until;
  const lines = answer.say.map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  box.querySelector("ul").replaceChildren(...lines);
  box.hidden = false;
  announce(answer.say.join(" "));
}

document.getElementById("retry-close").addEventListener("click", () => (box.hidden = true));
look();
