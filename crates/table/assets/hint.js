// Hints: where to look, then the whole turn, then why. Each is asked for by the button of the one before.

import { announce } from "./notice.js";
import { post } from "./post.js";

const byId = (id) => document.getElementById(id);
let next = "nudge";

const list = (id, lines = [], kind = "li") =>
  byId(id)?.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement(kind), { textContent: line })),
  );

/** Asks for the next step of the hint, and points at what it is about. */
async function more() {
  const step = next;
  const box = byId("hint");
  box.setAttribute("aria-busy", "true");
  const hint = await post("hint", { step });
  box.removeAttribute("aria-busy");
  if (!hint) return close();
  next = hint.next ?? null;
  byId("hint-say").textContent = hint.say;
  list("hint-turn", hint.said);
  list("hint-why", hint.why, "p");
  list("hint-reasons", hint.reasons);
  for (const button of box.querySelectorAll("[data-hint]")) button.hidden = button.dataset.hint !== next;
  box.hidden = false;
  byId("status").dataset.wanted = (hint.parts ?? []).join(" ");
  document.dispatchEvent(new CustomEvent("khipu:looked"));
  announce([hint.say, ...(hint.said ?? []), ...(hint.why ?? []), ...(hint.reasons ?? [])].join(". "));
}

/** Puts the hint away: something has happened since, or it was read. */
export function close() {
  next = "nudge";
  const box = byId("hint");
  if (!box || box.hidden) return false;
  box.hidden = true;
  delete byId("status").dataset.wanted;
  document.dispatchEvent(new CustomEvent("khipu:looked"));
  return true;
}

/** Begins a hint. */
export function ask() {
  next = "nudge";
  more();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-hint], #hint-close");
  if (button?.id === "hint-close") close();
  else if (button) more();
});
