// The tip box: what something is, which rule speaks of it, and what a move there would cost and bring.

import { ask } from "./post.js";
import { announce, ruleLink } from "./notice.js";
import { coarse, narrow, table } from "./state.js";
import { likeness } from "./since.js";

/** Milliseconds until a tip opens under a pointer that rests, and under a finger that holds. */
const REST = 350;
const HOLD = 500;
const LINGER = 150;
const PREVIEW_AFTER = 120;

/** What a move brings, by version and move: asked once. @type {Map<string, Promise<object | null>>} */
const previews = new Map();

const box = () => document.getElementById("tip");
let shown = null;
let leaving = 0;
let asking = 0;
let coming = 0;

/** @param {(part: string) => number | null} alone the move that a click on a part would play */
export function watch(alone) {
  const tipped = (event) => event.target.closest?.("[data-tip]");
  const enter = (thing) => {
    clearTimeout(leaving);
    if (thing !== shown) open(thing, alone(thing.dataset.part));
  };
  const leave = () => {
    clearTimeout(coming);
    clearTimeout(leaving);
    leaving = setTimeout(close, LINGER);
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (box()?.contains(event.target)) return clearTimeout(leaving);
    const thing = tipped(event);
    clearTimeout(coming);
    if (!thing) return;
    // Where a tip is open the next one comes at once.
    if (shown) enter(thing);
    else coming = setTimeout(() => thing.isConnected && enter(thing), REST);
  });
  document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && leave());
  document.addEventListener("focusin", (event) => {
    const thing = event.target.matches?.(":focus-visible") && tipped(event);
    if (thing) {
      enter(thing);
      pin(true);
    }
  });
  document.addEventListener("focusout", (event) => box()?.contains(event.relatedTarget) || leave());
  hold(tipped, alone);
}

/** A finger that holds asks what something is; that is no tap. */
function hold(tipped, alone) {
  let held = false;
  document.addEventListener("pointerdown", (event) => {
    held = false;
    clearTimeout(coming);
    const thing = event.pointerType === "touch" && tipped(event);
    if (!thing) return;
    coming = setTimeout(() => {
      held = true;
      open(thing, alone(thing.dataset.part));
      pin(true);
    }, HOLD);
  });
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, () => clearTimeout(coming), true);
  addEventListener("contextmenu", (event) => held && event.preventDefault());
  addEventListener("click", (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
}

/** A tip under a pointer lets it through, so that it never stands in the way; others can be gone into. */
function pin(yes) {
  box()?.classList.toggle("pinned", yes);
}

/** What a thing is called: where it shows numbers and symbols, its name stands before them, unseen. */
const named = (thing) =>
  thing.getAttribute("aria-label") ?? (thing.querySelector(":scope > .visually-hidden") ?? thing).textContent.trim();

/** Opens the box beside a thing. `move` is the one that a click would play; `doIt` puts a button there that does so. */
export function open(thing, move = null, doIt = null) {
  const tip = box();
  if (!tip) return;
  clearTimeout(leaving);
  point(thing);
  pin(Boolean(doIt));
  fill({ label: named(thing), text: thing.dataset.tip, rule: thing.dataset.rule, designed: thing.closest("[data-designed]") });
  enlarge(thing);
  offer(thing, doIt);
  place(thing);
  clearTimeout(asking);
  // The move is a place in the list of this version; in the next one it would be another.
  const { version } = table;
  const tell = () => version === table.version && preview(thing, move);
  if (move !== null) asking = setTimeout(tell, coarse.matches ? 0 : PREVIEW_AFTER);
}

/** Puts the deed on a button, in its own words where the bar of actions has them, beside one that does nothing. */
function offer(thing, doIt) {
  const tip = box();
  const [action, cancel] = [".do-it", ".cancel"].map((name) => tip.querySelector(name));
  const choice = doIt && document.querySelector(`#choices .choice[data-part="${CSS.escape(thing.dataset.part)}"]`);
  const words = choice && [...choice.childNodes].filter((node) => node.nodeName !== "KBD").map((node) => node.textContent).join("").trim();
  action.textContent = words || action.dataset.say;
  action.hidden = cancel.hidden = !doIt;
  action.onclick = doIt;
  cancel.onclick = () => close();
  tip.classList.toggle("deed-of", Boolean(doIt));
}

/** Shows a thing that is small on the board in the box too, where it has more room. */
function enlarge(thing) {
  box().querySelector(".picture").replaceChildren(...("enlarges" in thing.dataset ? [likeness(thing)] : []));
}

/** Says why something is not possible. */
export function explain(thing, text, rule) {
  if (!box()) return;
  clearTimeout(leaving);
  point(thing);
  fill({ label: named(thing), why: text, rule });
  offer(thing, null);
  pin(true);
  place(thing);
}

export function close() {
  clearTimeout(asking);
  const tip = box();
  if (!tip || tip.hidden) return false;
  tip.hidden = true;
  shown?.removeAttribute("aria-describedby");
  shown = null;
  foresee([]);
  return true;
}

export const about = () => shown;

/** Ties the box to a thing, for those who hear the page. */
function point(thing) {
  shown?.removeAttribute("aria-describedby");
  foresee([]);
  shown = thing;
  thing.setAttribute("aria-describedby", "tip");
}

function fill({ label = "", text = "", why = "", rule = "", designed = null }) {
  const tip = box();
  const line = (name, content) => {
    const place = tip.querySelector(name);
    place.textContent = content;
    place.hidden = !content;
  };
  line(".label", label);
  line(".text", text === label ? "" : text);
  line(".why", why);
  line(".designed", designed ? table.phrases.designed : "");
  line(".preview", "");
  tip.querySelector(".picture").replaceChildren();
  tip.querySelector(".source").replaceChildren(...(rule ? [ruleLink(rule)] : []));
}

/** Outlines the places that a move would change, until its tip closes. */
function foresee(parts) {
  for (const thing of document.querySelectorAll(".would")) thing.classList.remove("would");
  for (const part of parts)
    for (const thing of document.querySelectorAll(`#panels [data-part="${CSS.escape(part)}"]`)) thing.classList.add("would");
}

async function preview(thing, move) {
  const key = `${table.version} ${move}`;
  if (!previews.has(key)) {
    if (previews.size > 200) previews.clear();
    previews.set(key, ask("preview", { v: String(table.version), m: String(move) }));
  }
  const answer = await previews.get(key);
  if (shown !== thing || !answer?.say?.length) return;
  foresee(answer.at ?? []);
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

/** Beside the thing, inside the window, where the least of what can be chosen or looked at is covered. */
function place(thing) {
  const tip = box();
  tip.hidden = false;
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const gap = 10;
  if (tip.classList.contains("deed-of") && narrow.matches) {
    // A sheet at the bottom of the screen: what it speaks of stays in sight above it.
    const hidden = at.bottom + gap - (innerHeight - height);
    if (hidden > 0) scrollBy(0, hidden);
    return;
  }
  const inside = (value, size, room) => Math.max(gap, Math.min(value, room - size - gap));
  const across = inside(at.left + at.width / 2 - width / 2, width, innerWidth);
  const along = inside(at.top + at.height / 2 - height / 2, height, innerHeight);
  const places = [
    [across, at.top - height - gap],
    [across, at.bottom + gap],
    [at.right + gap, along],
    [at.left - width - gap, along],
  ].map(([left, top]) => [inside(left, width, innerWidth), inside(top, height, innerHeight)]);
  const close = (box) => box.width && box.left < at.right + 500 && box.right > at.left - 500 && box.top < at.bottom + 400 && box.bottom > at.top - 400;
  // Panels that are far away are not looked into: measuring what is out of sight would lay it out.
  const near = [...document.querySelectorAll("#panels > .panel, #players, .deed")]
    .filter((place) => close(place.getBoundingClientRect()))
    .flatMap((place) => [...place.querySelectorAll("[data-part], [data-tip]")])
    .filter((other) => other === thing || !other.contains(thing))
    .map((other) => other.getBoundingClientRect())
    .filter(close);
  const common = (from, size, low, high) => Math.max(0, Math.min(from + size, high) - Math.max(from, low));
  const covered = ([left, top], box) => common(left, width, box.left, box.right) * common(top, height, box.top, box.bottom);
  const cost = (corner) => near.reduce((sum, other) => sum + covered(corner, other), 0) + 50 * covered(corner, at);
  const [left, top] = places.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  tip.style.setProperty("--x", `${left}px`);
  tip.style.setProperty("--y", `${top}px`);
}
