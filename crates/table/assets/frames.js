// Showing what happens: one step after another, each with its sentence, at the reader's speed.

import { calm, setting, table } from "./state.js";
import { announce, putAway } from "./notice.js";
import { show } from "./morph.js";
import { flash } from "./panels.js";

/** Milliseconds for a step, and for each letter of its sentence. */
const SPEEDS = { off: [0, 0], fast: [250, 3], normal: [500, 10], slow: [1200, 25] };
const LONGEST_STEP = 6000;

export const speed = {
  get: () => setting.get("speed", calm.matches ? "off" : "normal"),
  set(name) {
    setting.set("speed", name);
    speed.apply();
  },
  /** Lets the style sheet know. */
  apply() {
    document.documentElement.dataset.speed = speed.get();
  },
};

/** What waits to be shown. @type {object[]} */
const queue = [];
let busy = false;
/** Whether steps are being shown one after another. */
let slowly = false;
let held = false;
let skipped = null;
/** How many of those that wait are shown at once. */
let hurried = 0;
/** Grows when everything is forgotten: what was begun before must not be finished after. */
let era = 0;
const listeners = { before: [], step: [], shown: [], busy: [] };

/** Asks to be told: `before` a step where it happens, `step` after each step of an update, `shown` after each update has been shown, `busy` when showing begins and ends. */
export function on(what, listener) {
  listeners[what].push(listener);
}
const tell = (what, value) => listeners[what].forEach((listener) => listener(value));

/** Takes an update into the queue. */
export function enqueue(update) {
  queue.push(update);
  work();
}

/** Holds everything back while the reader looks at the past; on release it is shown at once. */
export function hold(yes) {
  held = yes;
  if (!held) work();
}

/** Forgets what waits and what is being shown, because the page was fetched anew. */
export function forget() {
  queue.length = 0;
  era += 1;
  skip();
}

/** Shows at once what is left of this update, and what already waits behind it. */
export function skip() {
  hurried = queue.length;
  skipped?.();
}

export const playing = () => slowly;

async function work() {
  if (busy || held) return;
  busy = true;
  while (queue.length > 0 && !held)
    try {
      await play(queue.shift());
    } catch (error) {
      // What cannot be shown must not keep back what follows: the page is fetched anew.
      console.error(error);
      slowly = false;
      document.dispatchEvent(new CustomEvent("khipu:stale"));
    }
  busy = false;
}

async function play(update) {
  const hurry = hurried > 0;
  if (hurry) hurried -= 1;
  // The page may have been fetched anew since this was sent.
  if (update.v < table.version) return;
  const begun = era;
  const frames = update.frames ?? [];
  const said = [];
  /** Where things happened that are shown at once: they glow together. */
  const places = [];
  // Nobody waits for what they have just done themselves: the first step of an own move is shown at once.
  const known = table.mine ? 1 : 0;
  const slow = !hurry && !document.hidden && speed.get() !== "off" && frames.length > known;
  slowly = slow;
  if (slow) tell("busy", true);
  let rush = !slow;
  const stop = new Promise((resolve) => {
    skipped = () => {
      rush = true;
      resolve();
    };
  });
  for (const [index, frame] of frames.entries()) {
    said.push(...(frame.say ?? []));
    const wait = !rush && index >= known;
    if (wait) caption(frame.say ?? []);
    const before = points();
    tell("before", frame.at ?? []);
    show(frame.pieces ?? []);
    tell("step");
    if (rush) places.push(...(frame.at ?? []));
    else {
      rise(before);
      point(frame.at ?? []);
    }
    if (wait) await Promise.race([pause((frame.say ?? []).join(" ")), stop]);
    if (begun !== era) break;
  }
  skipped = null;
  slowly = false;
  if (slow) {
    caption([]);
    tell("busy", false);
  }
  if (begun !== era) return;
  show(update.pieces ?? []);
  if (places.length > 0) point(places);
  const news = update.v > table.version;
  Object.assign(table, { version: update.v, step: update.step, over: update.over, mine: update.mine });
  const asked = document.getElementById("status")?.textContent.trim() ?? "";
  if (news) announce([...said, asked].join(" "));
  tell("shown", { ...update, said });
}

/** What everybody has, by strip. @returns {Map<string, number>} */
function points() {
  const all = [...document.querySelectorAll(".strip")].map((strip) => {
    const text = strip.querySelector(".points")?.textContent.trim().replace(",", ".").replace("−", "-");
    return [strip.id, text ? Number(text) : NaN];
  });
  return new Map(all);
}

/** Lets what has come or gone since `before` rise from the strips. */
function rise(before) {
  if (calm.matches) return;
  for (const [id, now] of points()) {
    const change = now - before.get(id);
    const place = document.querySelector(`#${CSS.escape(id)} .points`)?.getBoundingClientRect();
    // A strip that is folded away has no place.
    if (!change || !place?.width) continue;
    const sign = document.createElement("span");
    sign.className = "flies";
    sign.ariaHidden = "true";
    sign.textContent = change.toLocaleString(table.lang, { signDisplay: "always" });
    sign.style.setProperty("--x", `${place.left + place.width / 2}px`);
    sign.style.setProperty("--y", `${place.top + place.height / 2}px`);
    sign.addEventListener("animationend", () => sign.remove());
    document.body.append(sign);
  }
}

function pause(sentence) {
  const [step, letter] = SPEEDS[speed.get()] ?? SPEEDS.normal;
  const time = Math.min(step + letter * sentence.length, LONGEST_STEP);
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Shows sentences below the status line; none takes the caption away. */
export function caption(sentences) {
  const box = document.getElementById("caption");
  if (!box) return;
  box.querySelector(".text").textContent = sentences.join(" ");
  if (sentences.length > 0) box.hidden = false;
  else putAway(box);
}

/** Lets the places glow where something happens. */
export function point(parts) {
  // Whoever wants no movement sees the marks of what has changed.
  if (calm.matches) return;
  const spots = parts.flatMap((part) => [...document.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)]);
  for (const spot of spots) spot.classList.remove("glow");
  // Reading a measure lets the style settle, so that the glow starts anew.
  void document.body.offsetWidth;
  flash(spots);
  for (const spot of spots) {
    spot.classList.add("glow");
    spot.addEventListener("animationend", () => spot.classList.remove("glow"), { once: true });
  }
}
