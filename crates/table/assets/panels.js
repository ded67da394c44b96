// The panels of the board: the bar that leads from one to the other, F6, and the names in their headings.

import { calm, once } from "./state.js";

const panels = () => [...document.querySelectorAll("#panels > .panel")].filter((panel) => panel.checkVisibility());
const jump = (panel) => document.querySelector(`#jumps a[href="#${CSS.escape(panel.id)}"]`);

/** Goes to the next panel, or to the one before. */
export function next(back) {
  const all = panels();
  if (all.length === 0) return;
  const now = all.indexOf(document.activeElement?.closest?.(".panel"));
  const to = now < 0 ? (back ? all.length - 1 : 0) : (now + (back ? -1 : 1) + all.length) % all.length;
  all[to].focus();
}

/** After anything new is on show: names, entries of panels that are not shown, and how much has changed in each. */
export const mark = once(() => {
  for (const heading of document.querySelectorAll("#panels [data-name-of]")) {
    const name = document.querySelector(`#sits-${heading.dataset.nameOf} .who`)?.textContent;
    if (name && heading.textContent !== name) heading.textContent = name;
  }
  const shown = new Set(panels());
  for (const panel of document.querySelectorAll("#panels > .panel")) {
    look(panel);
    const entry = jump(panel);
    if (!entry) continue;
    entry.hidden = !shown.has(panel);
    const changes = new Set([...panel.querySelectorAll(".since")].map((thing) => thing.dataset.since)).size;
    let count = entry.querySelector(".count");
    if (changes && !count) entry.append((count = Object.assign(document.createElement("i"), { className: "count" })));
    if (count) {
      count.hidden = !changes;
      count.textContent = String(changes);
    }
  }
});

/** Lets the entries of panels that are not on the screen flash, where the bar of panels is shown. */
export function flash(things) {
  if (calm.matches || !document.getElementById("jumps")?.offsetParent) return;
  const panels = [...new Set(things.map((thing) => thing.closest(".panel")))];
  const away = ({ bottom, top }) => bottom <= 90 || top >= innerHeight - 110;
  const entries = panels.filter((panel) => panel && away(panel.getBoundingClientRect())).map(jump).filter(Boolean);
  for (const entry of entries) entry.classList.remove("glow");
  if (entries.length > 0) void document.body.offsetWidth;
  for (const entry of entries) entry.classList.add("glow");
}

/** A panel says whether something in it lies open that changes its form. A rule with :has would restyle all of it at each change. */
const look = (panel) => panel.classList.toggle("looks", panel.querySelector("details[data-look][open]") !== null);

export function start() {
  document.addEventListener("toggle", ({ target }) => target.matches("[data-look]") && look(target.closest(".panel")), true);
  // A phone shows the own goods; those of all others lie behind a button.
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("#all-players");
    const goods = document.getElementById("players");
    const open = Boolean(button) && !goods.classList.contains("open");
    goods.classList.toggle("open", open);
    document.getElementById("all-players").setAttribute("aria-expanded", String(open));
  });
  const seen = new Map();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio } of entries) seen.set(target, intersectionRatio);
    const first = panels().find((panel) => (seen.get(panel) ?? 0) > 0.25);
    for (const entry of document.querySelectorAll("#jumps a")) entry.removeAttribute("aria-current");
    if (first) jump(first)?.setAttribute("aria-current", "true");
  }, { threshold: [0, 0.25, 0.5], rootMargin: "-90px 0px -110px 0px" });
  for (const panel of document.querySelectorAll("#panels > .panel")) watcher.observe(panel);
  // A jump is no step in the history of the browser.
  document.getElementById("jumps")?.addEventListener("click", (event) => {
    const entry = event.target.closest("a");
    if (!entry) return;
    event.preventDefault();
    const panel = document.querySelector(entry.hash);
    panel?.scrollIntoView({ block: "start", behavior: "smooth" });
    panel?.focus({ preventScroll: true });
  });
}
