// The bar of actions: choices of one kind stand side by side as long as there is room, else one button opens a sheet.

import { once } from "./state.js";

const bar = () => document.getElementById("choices");
const shown = (kind) => [...kind.querySelectorAll(".choice:not([hidden])")];

/** How the bar was after it was last fitted. As long as it is so, nothing is measured: that lays out the page. */
let fitted = null;
const state = () => {
  const things = bar().querySelectorAll(".kind, .choice:not([hidden]), #confirm:not([hidden]), #unpick:not([hidden])");
  const look = (thing) => (thing.matches(".kind") ? thing.className : thing.textContent);
  return [...things].map(look).join();
};

/** Closes the sheet of a kind. */
function shut(kind) {
  kind.classList.remove("open");
  kind.querySelector(".opens").setAttribute("aria-expanded", "false");
}

/** Puts a kind into one button with a sheet, or lays it out. */
function fold(kind, yes) {
  kind.classList.toggle("folded", yes);
  const opens = kind.querySelector(".opens");
  opens.hidden = !yes;
  opens.querySelector(".count").textContent = String(shown(kind).length);
}

/**
 * Fits the choices that are shown into the bar: the largest kinds are folded first. Free actions always are, until a move is
 * begun: what is left then belongs to that move.
 */
function fit() {
  const parts = bar()?.querySelector(".parts");
  if (!parts) return;
  const kinds = [...parts.querySelectorAll(".kind")];
  const begun = document.querySelector("#unpick:not([hidden])") !== null;
  if (state() === fitted) return;
  for (const kind of kinds) fold(kind, !begun && kind.matches(".free"));
  parts.classList.remove("tight");
  const tight = () => parts.scrollWidth > parts.clientWidth + 1 || parts.scrollHeight > parts.clientHeight + 1;
  const largest = [...kinds].sort((one, other) => shown(other).length - shown(one).length);
  for (const kind of largest) {
    if (!tight()) break;
    if (shown(kind).length > 1) fold(kind, true);
  }
  parts.classList.toggle("tight", tight());
  for (const kind of kinds) if (!kind.matches(".folded")) shut(kind);
  fitted = state();
}

/** Fits the bar before the next picture, once however much has changed: measuring in between would lay out the whole page. */
export const fitSoon = once(fit);

/** Closes the sheet that is open. Returns whether there was one. */
export function close() {
  const open = bar()?.querySelector(".kind.open");
  if (open) shut(open);
  return Boolean(open);
}

export function start() {
  document.addEventListener("click", (event) => {
    const kind = event.target.closest?.("#choices .opens")?.closest(".kind");
    const was = kind?.classList.contains("open");
    // A click beside a sheet closes it, and so does a choice in it.
    if (kind || !event.target.closest?.("#choices .sheet, #tip")) close();
    if (!kind || was) return;
    kind.classList.add("open");
    kind.querySelector(".opens").setAttribute("aria-expanded", "true");
    kind.querySelector(".choice:not([hidden])")?.focus({ preventScroll: true });
  });
  const anew = () => {
    fitted = null;
    fitSoon();
  };
  addEventListener("resize", anew);
  document.fonts?.ready.then(anew);
}
