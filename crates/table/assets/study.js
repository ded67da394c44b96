// Study boards: stepping from node to node, comments, and what is drawn on the board.
//
// Marks and arrows are kept by the names of places (`data-part`), so they stand where those places are drawn: they lie in a
// picture over the whole window, and follow what scrolls.

import { announce } from "./notice.js";
import { post } from "./post.js";

const byId = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
/** Whether clicks draw instead of playing. */
let drawing = false;
/** The place where an arrow begins. */
let from = null;

const go = (href) => document.dispatchEvent(new CustomEvent("khipu:go", { detail: href }));

/** What stands for a place: on the board rather than among the buttons. */
function place(name) {
  const all = [...document.querySelectorAll(`[data-part="${CSS.escape(name)}"]`)];
  const shown = all.filter((one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true);
  return shown.find((one) => one.closest("#panels")) ?? shown[0] ?? null;
}

/** What people call a place, if it says so itself. */
const called = (name) => place(name)?.getAttribute("aria-label") ?? place(name)?.dataset.label ?? name;

function shape(kind, attributes) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** An arrow that ends before the middle of its target, so that the target stays readable. */
function arrow(one, other) {
  const [x, y] = [one.left + one.width / 2, one.top + one.height / 2];
  const [u, v] = [other.left + other.width / 2, other.top + other.height / 2];
  const long = Math.max(1, Math.hypot(u - x, v - y));
  const back = Math.min(14, long / 3);
  const [ex, ey] = [u - ((u - x) / long) * back, v - ((v - y) / long) * back];
  return shape("path", { class: "arrow", d: `M${x} ${y}L${ex} ${ey}`, "marker-end": "url(#head)" });
}

/** Draws what is kept with the node. */
export function draw() {
  const picture = byId("marks");
  const marks = JSON.parse(byId("node")?.dataset.marks ?? "[]");
  const drawn = marks.flatMap(([one, other]) => {
    const [a, b] = [place(one)?.getBoundingClientRect(), other && place(other)?.getBoundingClientRect()];
    if (!a || (other && !b)) return [];
    if (b) return [arrow(a, b)];
    const box = { x: a.left - 3, y: a.top - 3, width: a.width + 6, height: a.height + 6, rx: 8 };
    return [shape("rect", { class: "mark", ...box })];
  });
  const begun = from && place(from)?.getBoundingClientRect();
  if (begun) {
    const { left: x, top: y, width, height } = begun;
    drawn.push(shape("rect", { class: "mark begun", x, y, width, height, rx: 6 }));
  }
  picture.querySelector("g").replaceChildren(...drawn);
  for (const name of document.querySelectorAll("#node [data-place]")) name.textContent = called(name.dataset.place);
}

/** Clicks draw from now on, or play again. */
function pencil(on) {
  drawing = on;
  from = null;
  byId("draw")?.setAttribute("aria-pressed", String(on));
  document.body.classList.toggle("drawing", on);
  draw();
}

/** The first place begins a drawing; the same place again marks it, another one gets the arrow. */
async function drawAt(name) {
  if (from === null) {
    from = name;
    announce(called(name));
    return draw();
  }
  const fields = from === name ? { from } : { from, to: name };
  from = null;
  const answer = await post("mark", fields);
  if (answer) go(location.pathname);
}

/** One move on or back. */
export const step = (by) => byId(by < 0 ? "step-back" : "step-on")?.click?.();

function click(event) {
  const link = event.target.closest("a[data-go]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    return go(link.getAttribute("href"));
  }
  if (event.target.closest("#draw")) return pencil(!drawing);
  const thing = drawing && event.target.closest("[data-part]");
  if (!thing) return;
  event.preventDefault();
  event.stopPropagation();
  drawAt(thing.dataset.part);
}

async function submit(event) {
  const form = event.target.closest("form[data-act]");
  if (!form) return;
  event.preventDefault();
  form.setAttribute("aria-busy", "true");
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  delete fields.token;
  delete fields.v;
  const answer = await post(form.dataset.act, fields);
  form.removeAttribute("aria-busy");
  if (answer?.page) go(answer.page);
}

const picture = shape("svg", { id: "marks", "aria-hidden": "true" });
const head = shape("marker", { id: "head", viewBox: "0 0 10 10", refX: 7, refY: 5, markerWidth: 4, markerHeight: 4, orient: "auto" });
head.append(shape("path", { d: "M0 0L10 5L0 10z" }));
const defs = shape("defs", {});
defs.append(head);
picture.append(defs, shape("g", {}));
document.body.append(picture);

let waits = false;
/** What scrolls takes its marks along. */
function follow() {
  if (waits) return;
  waits = true;
  requestAnimationFrame(() => {
    waits = false;
    draw();
  });
}
addEventListener("scroll", follow, { capture: true, passive: true });
addEventListener("resize", follow);
document.addEventListener("click", click, { capture: true });
document.addEventListener("submit", submit);
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !drawing) return;
  event.preventDefault();
  event.stopPropagation();
  if (from === null) pencil(false);
  else {
    from = null;
    draw();
  }
}, { capture: true });
