// What happened since the viewer's last turn: told in one line, and marked on the board until the viewer acts. It is read
// from the log, which has for every sentence who acted and where.

import { again } from "./replay.js";
import { table } from "./state.js";

const lines = () => [...document.querySelectorAll("#log > [data-step]")];
const seatOf = (line) => [...line.classList].find((name) => name.startsWith("seat-")) ?? "";
const own = (line) => seatOf(line) === `seat-${table.as}`;
/** Whether it happened in a move of the viewer: it may say what another got from it. */
const moved = (line) => (line.dataset.by ?? seatOf(line).slice(5)) === table.as;

/** The viewer's last move. Whoever has not acted yet has seen nothing that could have changed. */
const lastMove = () => Number(lines().findLast(moved)?.dataset.step ?? Infinity);

/** What others did somewhere since the viewer's last move; an automa acts within it. */
function fresh() {
  if (table.as === "none" || table.over) return [];
  const last = lastMove();
  return lines().filter((line) => Number(line.dataset.step) >= last && !own(line) && line.dataset.at);
}

/** What stood where something happened, by its part: its likeness, and the id of what it stood in. @type {Map<string, {ghost: Element, home: string}>} */
const stood = new Map();

/** Keeps a likeness of what may leave its place when something happens there. */
export function remember(parts) {
  for (const part of parts) {
    const thing = document.querySelector(`#panels [data-leaves][data-part="${CSS.escape(part)}"]`);
    if (thing) stood.set(part, { ghost: likeness(thing), home: thing.parentElement.closest("[id]").id });
  }
}

/** A copy that can only be looked at. */
export function likeness(thing) {
  const copy = document.createElement("div");
  copy.className = thing.className;
  copy.classList.remove("can", "picked", "since", "would", "wanted", "lit", "glow");
  copy.append(...[...thing.cloneNode(true).children].filter((child) => !child.matches(".visually-hidden")));
  return copy;
}

/** What is gone leaves a ghost until the viewer acts. */
function leaveGhost(part, mark) {
  const { ghost, home } = stood.get(part) ?? {};
  const place = home && document.getElementById(home);
  if (!place) return;
  mark(ghost);
  ghost.classList.add("ghost");
  ghost.ariaHidden = "true";
  if (place.hidden) place.dataset.ghosts = "";
  place.hidden = false;
  place.append(ghost);
}

/** All ghosts go, and what only they kept open. */
function clearGhosts() {
  for (const ghost of document.querySelectorAll("#panels .ghost")) ghost.remove();
  for (const place of document.querySelectorAll("#panels [data-ghosts]")) {
    delete place.dataset.ghosts;
    place.hidden = place.childElementCount === 0;
  }
}

/** Lines of the same move of the same seat tell one thing. @returns {Element[][]} */
function grouped(news) {
  const groups = new Map();
  for (const line of news) {
    const key = `${line.dataset.step} ${seatOf(line)}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

/** The line that tells most of a group: what was done on the board rather than what was paid for it. */
const telling = (group) => group.find((line) => parts(line).some((part) => !part.startsWith("player-"))) ?? group[0];

/** What did not fit into the line, as a number that opens the log. Asked of the browser after it has laid out the page. */
const beyond = new Set();
const fitting = new IntersectionObserver((items) => {
  for (const { target, isIntersecting } of items)
    if (isIntersecting) beyond.delete(target);
    else beyond.add(target);
  const more = document.querySelector("#since .more");
  if (!more) return;
  more.textContent = `+${beyond.size}`;
  more.hidden = beyond.size === 0;
}, { threshold: 0.5 });

/** Lists and marks what is new. */
export function mark() {
  const section = document.getElementById("since");
  if (!section) return;
  const news = grouped(fresh());
  section.hidden = news.length === 0;
  section.querySelector(".count").textContent = String(news.length);
  const items = news.map((group, index) => {
    const item = document.createElement("li");
    item.className = seatOf(group[0]);
    item.dataset.at = group.map((line) => line.dataset.at).join(" ");
    item.title = group.map((line) => line.textContent).join(" ");
    const number = document.createElement("i");
    number.className = "number";
    number.textContent = String(index + 1);
    const text = document.createElement("span");
    text.textContent = telling(group).textContent;
    item.append(number, text);
    return item;
  });
  section.querySelector("ol").replaceChildren(...items);
  fitting.disconnect();
  beyond.clear();
  for (const item of items) fitting.observe(item);
  for (const thing of document.querySelectorAll(".since[data-since]")) {
    thing.classList.remove("since");
    delete thing.dataset.since;
    delete thing.dataset.whose;
  }
  clearGhosts();
  if (news.length === 0) stood.clear();
  for (const [index, group] of news.entries()) {
    const mark = (thing) => {
      thing.classList.add("since");
      thing.dataset.since = String(index + 1);
      thing.dataset.whose = seatOf(group[0]);
    };
    for (const part of group.flatMap(parts)) {
      const things = places(part);
      things.forEach(mark);
      if (things.length === 0) leaveGhost(part, mark);
    }
  }
}

/** The parts where a line happened. */
const parts = (line) => (line.dataset.at ?? "").split(" ").filter(Boolean);
/** Where a part is, in the panels. */
const places = (part) => [...document.querySelectorAll(`#panels [data-part="${CSS.escape(part)}"]`)];

export function start() {
  document.getElementById("again")?.addEventListener("click", () => {
    const last = lastMove();
    // What an automa did in the same move is seen from the position before it.
    if (last < Infinity) again(last === table.step ? last - 1 : last, table.step);
  });
  // Hovering a line lights its place.
  for (const [event, lit] of [["pointerover", true], ["pointerout", false]])
    document.addEventListener(event, (hovered) => {
      const line = hovered.target.closest?.("#log li, #since li");
      if (line) for (const thing of parts(line).flatMap(places)) thing.classList.toggle("lit", lit);
    });
}
