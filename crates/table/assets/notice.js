// The notice: what was refused and why, or what went wrong. It stays until it is dismissed or something works again.

import { table } from "./state.js";

/** A link to a rule of the game on show. */
export function ruleLink(rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/rules/${table.game}#${rule}`;
  link.target = "_blank";
  link.textContent = rule;
  return link;
}

/** Hides a box. Whoever was in it goes to the status line: the focus must not get lost. */
export function putAway(box) {
  const inside = box.contains(document.activeElement);
  box.hidden = true;
  if (inside) document.getElementById("status")?.focus({ preventScroll: true });
}

export const notice = {
  say(text, rule) {
    const box = document.getElementById("notice");
    if (!box) return;
    box.querySelector(".text").replaceChildren(text, ...(rule ? [" ", ruleLink(rule)] : []));
    box.hidden = false;
  },
  clear() {
    const box = document.getElementById("notice");
    if (!box || box.hidden) return false;
    putAway(box);
    return true;
  },
};

/** Reads something to those who cannot see it. */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}
