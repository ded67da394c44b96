// The table page: here its parts are put together.

import { announce, notice } from "./notice.js";
import { ask, post } from "./post.js";
import { block, coarse, once, setting, table } from "./state.js";
import * as call from "./call.js";
import * as bar from "./bar.js";
import * as curtain from "./curtain.js";
import * as drawers from "./drawers.js";
import * as frames from "./frames.js";
import * as panels from "./panels.js";
import * as replay from "./replay.js";
import * as since from "./since.js";
import * as tips from "./tips.js";
import { keys } from "./keys.js";
import { listen } from "./stream.js";
import { parse, show, take } from "./morph.js";
import { Picker } from "./picking.js";

// What few tables need comes when it is needed.
if (document.querySelector("main[data-now]")) import("./clock.js");
if (document.getElementById("mute")) whenFirst(document.getElementById("chat"), () => import("./chat.js"));
let hint = null;
let coach = null;
let retry = null;
/** What studies need, on their pages. */
let study = null;
const studied = document.querySelector("main[data-study]") !== null;

/** How long an accepted move may take to come back through the stream before the page is fetched anew. */
const PATIENCE = 2500;
/** What changes as the game goes on. */
const LIVE = [
  "status", "panels", "waiting", "players", "areas", "choices", "outcome", "seats", "seed", "holidays", "log", "chat", "described",
  "asked-back", "steps", "node", "line", "jumps",
];

const byId = (id) => document.getElementById(id);
let picker = new Picker(block("moves"));
let sending = false;
let ended = table.over;
/** Neither lessons nor studies have a stream. */
const lesson = studied || "lesson" in table.main.dataset;
/** The version that our last post led to. */
let awaited = 0;

/** Does something when a list has its first line, if it has none yet. */
function whenFirst(list, act) {
  if (list.firstElementChild) return act();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    act();
  }).observe(list, { childList: true });
}

/** Brings the coach, unless somebody has sent it away: then when it is wanted again. */
function callCoach() {
  const wanted = byId("coach-wanted");
  if (!wanted) return;
  const come = () => import("./coach.js").then((module) => (coach = module));
  wanted.checked = setting.get("coach", "yes") === "yes";
  byId("coach").hidden = !wanted.checked;
  if (wanted.checked) return come();
  const again = () => {
    setting.set("coach", "yes");
    come();
  };
  wanted.addEventListener("change", again, { once: true });
}

/** Says something of a thing, or takes it back; what is said already is left alone. */
function says(thing, name, yes) {
  if (yes === thing.hasAttribute(name)) return;
  if (yes) thing.setAttribute(name, "true");
  else thing.removeAttribute(name);
}

/** Shows on everything that stands for a part whether it can be, or is, chosen. */
function mark() {
  const still = sending || frames.playing() || replay.past();
  // What a lesson is about.
  const wanted = (byId("status")?.dataset.wanted ?? "").split(" ");
  for (const thing of document.querySelectorAll("[data-part]")) {
    const part = thing.dataset.part;
    const can = !still && picker.can(part);
    const picked = !still && picker.picked(part);
    thing.classList.toggle("can", can);
    thing.classList.toggle("picked", picked);
    says(thing, "aria-pressed", picked);
    thing.classList.toggle("wanted", can && wanted.includes(part));
    // A button that leads nowhere can still be asked why not.
    says(thing, "aria-disabled", !can && !picked && thing.localName === "button");
    const order = can || picked ? 0 : -1;
    if (thing.matches(".spot") && thing.tabIndex !== order) thing.tabIndex = order;
    if (thing.matches("#choices .choice")) thing.hidden = still || !(can || picker.picks.has(part));
  }
  // Somebody who only looks still gets onto the board by Tab.
  const first = document.querySelector("#panels .spot");
  if (first && !document.querySelector("#panels .spot[tabindex='0']")) first.tabIndex = 0;
  const confirm = byId("confirm");
  if (confirm) confirm.hidden = still || ready() === null;
  const unpick = byId("unpick");
  if (unpick) unpick.hidden = still || picker.picks.size === 0;
  for (const button of document.querySelectorAll("#undo, #restart"))
    button.disabled = still || button.dataset.off === "true";
  bar.fitSoon();
}

/** Posts something that changes the table. Until it is on show, nothing else can be chosen. */
async function act(path, fields) {
  if (sending) return;
  sending = true;
  awaited = Infinity;
  tips.close();
  const from = document.activeElement;
  mark();
  const answer = await post(path, fields);
  const version = answer && (answer.v ?? table.version);
  awaited = version ?? 0;
  if (answer?.update) hear(answer.update);
  if (study && answer?.page) await go(answer.page);
  if (answer?.say) {
    notice.say(answer.say, answer.rule);
    announce(answer.say);
  }
  if (version !== null) byId("status")?.focus({ preventScroll: true });
  if (table.version >= awaited) free();
  // What was refused can be chosen again from where it was.
  if (version === null) from?.focus({ preventScroll: true });
  if (version === null || table.version >= awaited) return;
  setTimeout(() => table.heard < version && fetchAnew(), PATIENCE);
}

/** A lesson has no stream: its answer brings what has changed. */
function hear(update) {
  table.heard = update.v;
  frames.enqueue(update);
}

/** A study shows another of its nodes: the page is that of the node. */
async function go(href) {
  if (href !== location.pathname) history.pushState(null, "", href);
  await fetchAnew();
}

/** What can be chosen can be chosen again. */
function free() {
  sending = false;
  picker.clear();
  mark();
}

/** Whether somebody wants to be asked before a move is made. */
const asked = () => !lesson && setting.get("confirm", "off") === "on";
/** The move that waits for a word of its own. */
const ready = () => picker.exact ?? (asked() ? picker.decided : null);

function pick(part) {
  picker.toggle(part);
  if (picker.decided !== null && !asked()) act("move", { m: picker.decided });
  else mark();
}

async function why(thing) {
  const text = await ask("why", {
    v: String(table.version),
    parts: [...picker.picks, thing.dataset.part].join(","),
  });
  // What was clicked stands for something else that can be done: a free tooth for its gear.
  if (text?.part && picker.can(text.part)) return pick(text.part);
  if (text?.say) {
    tips.explain(thing, text.say, text.rule);
    announce(text.say);
  } else if (thing.dataset.tip) tips.open(thing);
}

function click(event) {
  const thing = event.target.closest("[data-part]");
  if (!thing) {
    if (!event.target.closest("#tip")) tips.close();
    return;
  }
  event.preventDefault();
  const part = thing.dataset.part;
  // Whoever clicks while something is being shown has seen enough of it.
  if (frames.playing()) return frames.skip();
  const touch = event.pointerType ? event.pointerType === "touch" : coarse.matches;
  if (sending || replay.past() || table.as === "none") tips.open(thing);
  else if (picker.picks.has(part)) pick(part);
  else if (picker.can(part)) {
    const move = picker.alone(part);
    // A finger cannot hover: the first tap shows what the last step of a move would bring, the second one does it.
    if (touch && move !== null && thing.dataset.tip && tips.about() !== thing)
      tips.open(thing, move, () => pick(part));
    else {
      pick(part);
      if (touch && thing.dataset.tip && !sending) tips.open(thing);
    }
  } else if (picker.picked(part)) tips.open(thing);
  else why(thing);
}

/** Forms of the page are sent without leaving it. */
async function submit(event) {
  const form = event.target;
  if (!form.matches("[data-post]")) return;
  event.preventDefault();
  const path = form.dataset.post;
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  if (path === "chat") {
    if (await post("chat", { text: fields.text })) form.reset();
  } else if (path === "notes" || path === "invite") {
    if ((await post(path, fields)) && path === "invite") form.reset();
  } else if (["back", "vote", "holiday", "holiday/end"].includes(path)) {
    await post(path, fields);
  } else if (path === "typed") {
    const words = String(fields.move ?? "").trim();
    if (words) await act("move", { move: words });
    form.reset();
  } else if (path === "seat") {
    const page = (await post("seat", fields))?.page;
    if (page) location.assign(page);
  }
}

/** Says whether the seed is the one that was promised, made of the promised part of the server and what this browser sent. */
async function checkSeed() {
  const { commitment, parts } = await import("./seed.js");
  const text = byId("seed-text").textContent;
  const server = byId("seed-server")?.textContent;
  const kept = commitment(text) === byId("seed-commitment").textContent
    && (!server || commitment(parts(text).server) === server);
  const sent = JSON.parse(setting.get("parts", "[]"));
  const own = kept && server && parts(text).people.some((part) => sent.includes(part));
  byId("seed-answer").textContent = table.phrases[own ? "seed-own" : kept ? "seed-right" : "seed-wrong"];
}

/** The board as text is long and seldom read: it is fetched when somebody opens it, and as long as it is open. */
async function describe() {
  if (!document.querySelector(".text-board")?.open || replay.past()) return;
  const text = await ask("described");
  if (text?.html) show([text.html]);
}

/** What buttons do, by their ids. */
const buttons = {
  undo: () => act("undo"),
  restart: () => act("restart"),
  confirm: () => ready() !== null && act("move", { m: ready() }),
  unpick: () => picker.clear() && mark(),
  skip: () => frames.skip(),
  "notice-close": () => notice.clear(),
  "show-keys": () => byId("keys")?.showModal?.(),
  "show-legend": () => byId("legend")?.showModal?.(),
  "seed-check": checkSeed,
  "ask-hint": async () => {
    hint ??= await import("./hint.js");
    hint.ask();
  },
};

function escape() {
  const tip = tips.close();
  if (bar.close() || drawers.close() || hint?.close()) return true;
  if (location.hash.startsWith("#area-")) return (location.hash = ""), true;
  if (tip) return true;
  if (frames.playing()) return frames.skip(), true;
  if (picker.clear()) return mark(), true;
  if (replay.past()) return replay.now(), true;
  return notice.clear();
}

/** Log and chat show their ends, whatever becomes of the room around them, unless the reader has scrolled back. */
function follow(list) {
  if (!list) return;
  let atEnd = true;
  let size = "";
  const toEnd = () => {
    // It is scrolled when it opens: measuring it before would lay out the page.
    if (!drawers.visible()) return;
    size = `${list.scrollHeight} ${list.clientHeight}`;
    if (atEnd && !replay.past()) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener("scroll", () => {
    // What changes its size is scrolled by the browser: only what keeps it is scrolled by the reader.
    if (size !== `${list.scrollHeight} ${list.clientHeight}`) toEnd();
    else atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  });
  new ResizeObserver(toEnd).observe(list);
  new MutationObserver(once(toEnd)).observe(list, { childList: true });
  document.fonts?.ready.then(toEnd);
  toEnd();
}

/** Lines of log and chat that came with an update. */
function append({ log, chat }) {
  const put = (list, lines) => {
    for (const html of list ? (lines ?? []) : []) {
      const line = parse(html);
      if (line && !byId(line.id)) list.append(line);
    }
  };
  if (log) {
    for (const line of document.querySelectorAll("#log [data-step]"))
      if (Number(line.dataset.step) > log.from) line.remove();
    put(byId("log"), log.lines);
  }
  put(byId("chat"), chat);
  drawers.news((log?.lines.length ?? 0) + (chat?.length ?? 0));
}

/** A heading in the log over each turn. */
function headings() {
  let before = "";
  for (const line of document.querySelectorAll("#log > li")) {
    const seat = [...line.classList].find((name) => name.startsWith("seat-")) ?? "";
    line.classList.toggle("turn-of", seat !== before);
    if (seat === before) continue;
    const name = byId(`sits-${seat.slice(5)}`)?.dataset.who;
    line.dataset.who = name ?? document.querySelector("#players .seat-automa .who")?.textContent ?? "";
    before = seat;
  }
}

/** Fetches the page anew and takes over what changes in it: after a gap, or when a move was made on an old version. */
async function fetchAnew() {
  let page = null;
  let fresh = null;
  // A page that is older than what was heard of meanwhile would lose that: it is fetched again.
  for (let tries = 0; tries < 5 && !(Number(fresh?.version) >= table.heard); tries += 1) {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
    page = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html");
    fresh = page.getElementById("table")?.dataset;
    // Not reachable: the stream says so, and comes back by itself.
    if (!fresh) return;
  }
  frames.forget();
  for (const id of LIVE) {
    const [old, now] = [byId(id), page.getElementById(id)];
    if (old && now) take(old, now);
  }
  table.version = table.heard = Number(fresh.version);
  if (study) {
    const { base, as } = fresh;
    Object.assign(table, { base, as });
    Object.assign(table.main.dataset, { base, as });
  }
  Object.assign(table, { step: Number(fresh.step), over: fresh.over === "true", mine: fresh.mine === "true" });
  picker = new Picker(JSON.parse(page.getElementById("moves")?.textContent ?? "null"));
  settle();
}

/** The seat is in other hands: what it hides goes at once, and the page becomes that of a spectator. */
function lost() {
  for (const id of ["panels", "choices", "areas", "reveals"]) byId(id)?.replaceChildren();
  location.replace(table.base);
}

/** After anything new is on show. */
function settle() {
  if (table.version >= awaited) sending = false;
  replay.mark();
  panels.mark();
  mark();
  headings();
  since.mark();
  drawers.reveal();
  curtain.draw();
  byId("table").classList.toggle("mine", table.mine);
  byId("table").dataset.deciders = byId("status").dataset.deciders;
  byId("table").dataset.over = String(table.over);
  call.turn(table.mine && !table.over && !study);
  study?.draw();
  if (lesson) document.querySelector("#panels .wanted")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const title = document.title.replace(/^(● )?/, table.mine && !table.over && !study ? "● " : "");
  if (document.title !== title) document.title = title;
}

/** Whoever closes what lies before a player is back at the player. */
function closed({ oldURL }) {
  const area = new URL(oldURL).hash;
  const now = document.activeElement;
  if (!area.startsWith("#area-") || !(now === document.body || now?.closest("#areas"))) return;
  [...document.querySelectorAll("#players a")].find((link) => link.hash === area)?.focus();
}

function start() {
  // What stands there when the page opens has not just come.
  requestAnimationFrame(() => requestAnimationFrame(() => document.body.classList.add("settled")));
  document.addEventListener("click", (event) => {
    const button = buttons[event.target.closest("button")?.id];
    if (button) {
      event.preventDefault();
      button();
    } else click(event);
  });
  document.addEventListener("submit", submit);
  addEventListener("hashchange", closed);
  document.addEventListener("khipu:stale", fetchAnew);
  document.addEventListener("khipu:looked", mark);
  document.addEventListener("khipu:go", ({ detail }) => go(detail));
  if (study) addEventListener("popstate", fetchAnew);
  document.addEventListener("khipu:now", async () => {
    // What was held back meanwhile is in the page as it is now.
    await fetchAnew();
    frames.hold(false);
  });
  tips.watch((part) => (part === undefined || sending || frames.playing() ? null : picker.alone(part)));
  replay.start();
  for (const part of [bar, call, drawers, panels, since]) part.start();
  keys({ escape, step: study?.step ?? replay.step, past: replay.past, panel: panels.next, drawer: drawers.toggle });

  const pace = byId("speed");
  if (pace) {
    pace.value = frames.speed.get();
    pace.addEventListener("change", () => frames.speed.set(pace.value));
  }
  frames.speed.apply();
  const first = byId("ask-first");
  if (first) {
    first.checked = asked();
    first.addEventListener("change", () => {
      setting.set("confirm", first.checked ? "on" : "off");
      mark();
    });
  }

  document.querySelector(".text-board")?.addEventListener("toggle", describe);

  const typed = byId("typed");
  typed?.addEventListener("focus", async () => {
    const list = (await ask("moves"))?.words ?? [];
    byId("typed-moves").replaceChildren(...list.map((words) => new Option(words)));
  });

  frames.on("before", since.remember);
  frames.on("step", drawers.remember);
  frames.on("busy", (yes) => {
    document.body.classList.toggle("playing", yes);
    mark();
  });
  frames.on("shown", (update) => {
    // The game is dealt: everything is new, and there is a hand.
    if (table.waits && !update.waits) {
      table.waits = false;
      return fetchAnew();
    }
    if (update.over && !ended) drawers.toggle("side");
    ended = table.over;
    append(update);
    hint?.close();
    coach?.speak();
    retry?.look();
    if (byId("plan")?.dataset.planned === "true") import("./plan.js").then((plan) => plan.look());
    picker = new Picker(update.moves);
    settle();
    describe();
  });
  if (table.at === null && !lesson)
    listen({
      update: (update) => frames.enqueue(update),
      behind: fetchAnew,
      lost,
      state(state) {
        const light = byId("connection");
        if (!light) return;
        light.dataset.state = state;
        light.title = light.textContent = table.phrases[state] ?? state;
      },
    });
  callCoach();
  if (byId("retry")) import("./retry.js").then((module) => (retry = module));
  for (const list of [byId("log"), byId("chat")]) follow(list);
  settle();
}

if (studied)
  import("./study.js").then((module) => {
    study = module;
    start();
  });
else start();
