// The tip box: what something is, which rule speaks of it, and what a move there would cost and bring.

import { ask } from "./post.js";
import { announce, ruleLink } from "./notice.js";
import { coarse, table } from "./state.js";

const LINGER = 250;
const PREVIEW_AFTER = 120;

/** What a move brings, by version and move: asked once. @type {Map<string, Promise<object | null>>} */
const previews = new Map();

const box = () => document.getElementById("tip");
let shown = null;
let leaving = 0;
let asking = 0;

/** @param {(part: string) => number | null} alone the move that a click on a part would play */
export function watch(alone) {
  const enter = (event) => {
    const thing = event.target.closest?.("[data-tip]");
    if (box()?.contains(event.target)) return clearTimeout(leaving);
    if (!thing) return;
    clearTimeout(leaving);
    if (thing !== shown) open(thing, alone(thing.dataset.part));
  };
  const leave = () => {
    clearTimeout(leaving);
    leaving = setTimeout(close, LINGER);
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && enter(event));
  document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && leave());
  document.addEventListener("focusin", (event) => {
    if (event.target.matches?.(":focus-visible")) enter(event);
  });
  document.addEventListener("focusout", leave);
}

/** Opens the box beside a thing. `move` is the one that a click would play; `doIt` puts a button there that does so. */
export function open(thing, move = null, doIt = null) {
  const tip = box();
  if (!tip) return;
  clearTimeout(leaving);
  point(thing);
  const label = thing.getAttribute("aria-label") ?? thing.textContent.trim();
  fill({ label, text: thing.dataset.tip, rule: thing.dataset.rule });
  const action = tip.querySelector(".do-it");
  action.hidden = !doIt;
  action.onclick = doIt;
  place(thing);
  clearTimeout(asking);
  // The move is a place in the list of this version; in the next one it would be another.
  const { version } = table;
  const tell = () => version === table.version && preview(thing, move);
  if (move !== null) asking = setTimeout(tell, coarse.matches ? 0 : PREVIEW_AFTER);
}

/** Says why something is not possible. */
export function explain(thing, text, rule) {
  if (!box()) return;
  clearTimeout(leaving);
  point(thing);
  fill({ label: thing.getAttribute("aria-label") ?? thing.textContent.trim(), why: text, rule });
  box().querySelector(".do-it").hidden = true;
  place(thing);
}

export function close() {
  clearTimeout(asking);
  const tip = box();
  if (!tip || tip.hidden) return false;
  tip.hidden = true;
  shown?.removeAttribute("aria-describedby");
  shown = null;
  return true;
}

export const about = () => shown;

/** Ties the box to a thing, for those who hear the page. */
function point(thing) {
  shown?.removeAttribute("aria-describedby");
  shown = thing;
  thing.setAttribute("aria-describedby", "tip");
}

function fill({ label = "", text = "", why = "", rule = "" }) {
  const tip = box();
  const line = (name, content) => {
    const place = tip.querySelector(name);
    place.textContent = content;
    place.hidden = !content;
  };
  line(".label", label);
  line(".text", text === label ? "" : text);
  line(".why", why);
  line(".preview", "");
  tip.querySelector(".source").replaceChildren(...(rule ? [ruleLink(rule)] : []));
}

async function preview(thing, move) {
  const key = `${table.version} ${move}`;
  if (!previews.has(key)) {
    if (previews.size > 200) previews.clear();
    previews.set(key, ask("preview", { v: String(table.version), m: String(move) }));
  }
  const answer = await previews.get(key);
  if (shown !== thing || !answer?.say?.length) return;
  const list = box().querySelector(".preview");
  list.replaceChildren(
    ...answer.say.map((sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    }),
  );
  list.hidden = false;
  if (document.activeElement === thing) announce(answer.say.join(" "));
  place(thing);
}

/** Above or below the thing, inside the window. */
function place(thing) {
  const tip = box();
  tip.hidden = false;
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const gap = 10;
  const above = at.top - height - gap;
  const top = above >= gap ? above : Math.min(at.bottom + gap, innerHeight - height - gap);
  const left = at.left + at.width / 2 - width / 2;
  tip.style.setProperty("--x", `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`);
  tip.style.setProperty("--y", `${Math.max(gap, top)}px`);
}
