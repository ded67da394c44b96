// Looking at earlier moments: a line of the log, the slider, the buttons or the arrow keys choose one. The present waits
// meanwhile, and is shown again on "back to now".

import { ask } from "./post.js";
import { caption, hold, point, skip, speed } from "./frames.js";
import { show } from "./morph.js";
import { table } from "./state.js";

/** Milliseconds between moves while a finished game plays itself. */
const PACE = { off: 1200, fast: 500, normal: 1200, slow: 2500 };

const byId = (id) => document.getElementById(id);
let looking = table.at;
let timer = 0;
let wanted = null;

/** Whether an earlier moment is on show. */
export const past = () => looking !== null;

const last = () => Number(byId("moment")?.max ?? 0);

/** Shows the board after so many moves. */
export async function look(step) {
  const target = Math.max(0, Math.min(last(), step));
  // The last moment is now.
  if (target === last() && table.at === null) return now();
  wanted = target;
  hold(true);
  skip();
  const answer = await ask(`at/${target}/pieces`, { lang: table.lang });
  // Somebody who drags the slider has long asked for another one.
  if (!answer || wanted !== target) return;
  const forward = looking === null || target > looking;
  looking = target;
  show(answer.pieces ?? []);
  mark();
  document.dispatchEvent(new CustomEvent("khipu:looked"));
  if (forward) tell(target);
  else caption([]);
}

/** Back to now. */
export async function now() {
  stop();
  if (looking === null && wanted === null) return;
  if (table.at !== null) {
    location.href = `${table.base}?as=${table.as}`;
    return;
  }
  looking = null;
  wanted = null;
  caption([]);
  mark();
  document.dispatchEvent(new CustomEvent("khipu:now"));
}

/** The sentences of a move as a caption, and where they happened. */
function tell(step) {
  const lines = [...document.querySelectorAll(`#log [data-step="${step}"]`)];
  caption(lines.length ? [`${step} / ${last()}`, ...lines.map((line) => line.textContent.trim())] : []);
  point(lines.flatMap((line) => (line.dataset.at ? line.dataset.at.split(" ") : [])));
}

/** Lets slider, log and banner say where we are. */
export function mark() {
  const slider = byId("moment");
  if (!slider) return;
  if (table.at === null) slider.max = String(table.step);
  const step = looking ?? last();
  slider.value = String(step);
  byId("moment-number").textContent = `${step} / ${last()}`;
  byId("moment-link").href = `${table.base}/at/${step}`;
  byId("back-to-now").hidden = looking === null;
  document.body.classList.toggle("past", looking !== null);
  for (const line of document.querySelectorAll("#log .here")) line.classList.remove("here");
  if (looking === null) return;
  const here = [...document.querySelectorAll(`#log [data-step="${step}"]`)];
  for (const line of here) line.classList.add("here");
  here[0]?.scrollIntoView({ block: "nearest" });
}

/** The longest that showing again may take, in milliseconds. */
const AGAIN = 6000;

/** Plays the moves after one up to another once more, and comes back; any key or tap ends it. */
export function again(from, to) {
  stop();
  const pause = Math.min(AGAIN / Math.max(1, to - from), PACE.normal);
  let step = from;
  look(step);
  const on = () => {
    step += 1;
    if (step < to) return look(step);
    halt();
  };
  const halt = () => {
    removeEventListener("pointerdown", halt, true);
    removeEventListener("keydown", halt, true);
    now();
  };
  timer = setInterval(on, pause);
  addEventListener("pointerdown", halt, true);
  addEventListener("keydown", halt, true);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  byId("play")?.setAttribute("aria-pressed", "false");
}

function play() {
  if (timer) return stop();
  if ((looking ?? last()) >= last()) look(0);
  byId("play").setAttribute("aria-pressed", "true");
  timer = setInterval(() => {
    if (looking === null || looking >= last()) stop();
    else look(looking + 1);
  }, PACE[speed.get()] ?? PACE.normal);
}

/** One move on or back. */
export function step(by) {
  stop();
  look((wanted ?? looking ?? last()) + by);
}

export function start() {
  if (!byId("moment")) return;
  byId("moment").addEventListener("input", (event) => {
    stop();
    look(Number(event.target.value));
  });
  byId("play").addEventListener("click", play);
  byId("back-to-now").addEventListener("click", now);
  for (const [id, by] of [["step-back", -1], ["step-on", 1]])
    byId(id).addEventListener("click", (event) => {
      event.preventDefault();
      step(by);
    });
  byId("log").addEventListener("click", (event) => {
    const line = event.target.closest("[data-step]");
    if (line && !String(getSelection())) {
      stop();
      look(Number(line.dataset.step));
    }
  });
  byId("log").addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  });
  mark();
}
