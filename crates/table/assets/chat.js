// The chat in this browser: whose lines are not shown.

import { setting } from "./state.js";

const list = document.getElementById("chat");
const button = document.getElementById("mute");
const muted = new Set(JSON.parse(setting.get("muted", "[]")));
/** The line that was last clicked, whose writer the button is about. */
let chosen = null;

function mark() {
  for (const line of list.children) line.classList.toggle("muted", muted.has(line.dataset.from));
  button.hidden = chosen === null;
  if (chosen !== null) {
    button.dataset.of = chosen;
    button.setAttribute("aria-pressed", String(muted.has(chosen)));
  }
}

list.addEventListener("click", (event) => {
  chosen = event.target.closest("strong") ? event.target.closest("li").dataset.from : null;
  mark();
});
button.addEventListener("click", () => {
  if (!muted.delete(chosen)) muted.add(chosen);
  setting.set("muted", JSON.stringify([...muted]));
  mark();
});
new MutationObserver(mark).observe(list, { childList: true });
mark();
