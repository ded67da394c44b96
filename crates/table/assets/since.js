// What happened since the viewer's last turn: told in one line, and marked on the board until the viewer acts. It is read
// from the log, which has for every sentence who acted and where.

import { again } from "./replay.js";
import { table } from "./state.js";

const lines = () => [...document.querySelectorAll("#log > [data-step]")];
const seatOf = (line) => [...line.classList].find((name) => name.startsWith("seat-")) ?? "";
const own = (line) => seatOf(line) === `seat-${table.as}`;

/** The lines since the viewer's last move that happened somewhere. */
function fresh() {
  if (table.as === "none" || table.over) return [];
  const all = lines();
  const last = all.findLastIndex(own);
  // Whoever has not acted yet has seen nothing that could have changed.
  return last < 0 ? [] : all.slice(last + 1).filter((line) => line.dataset.at);
}

/** Lists and marks what is new. */
export function mark() {
  const section = document.getElementById("since");
  if (!section) return;
  const news = fresh();
  section.hidden = news.length === 0;
  section.querySelector(".count").textContent = String(news.length);
  section.querySelector("ol").replaceChildren(
    ...news.map((line, index) => {
      const item = document.createElement("li");
      item.className = seatOf(line);
      item.dataset.at = line.dataset.at;
      item.title = line.textContent;
      const number = document.createElement("i");
      number.className = "number";
      number.textContent = String(index + 1);
      item.append(number, line.textContent);
      return item;
    }),
  );
  for (const thing of document.querySelectorAll(".since[data-since]")) {
    thing.classList.remove("since");
    thing.style.removeProperty("--seat");
    thing.style.removeProperty("--seat-ink");
    delete thing.dataset.since;
  }
  for (const [index, line] of news.entries()) {
    const style = getComputedStyle(line);
    for (const thing of places(line)) {
      thing.classList.add("since");
      thing.dataset.since = String(index + 1);
      for (const name of ["--seat", "--seat-ink"]) thing.style.setProperty(name, style.getPropertyValue(name));
    }
  }
}

/** Where a line happened, in the panels. */
const places = (line) =>
  (line.dataset.at ?? "")
    .split(" ")
    .filter(Boolean)
    .flatMap((part) => [...document.querySelectorAll(`#panels [data-part="${CSS.escape(part)}"]`)]);

export function start() {
  document.getElementById("again")?.addEventListener("click", () => {
    const all = lines();
    const last = all.findLastIndex(own);
    if (last >= 0) again(Number(all[last].dataset.step), table.step);
  });
  // Hovering a line lights its place.
  for (const [event, lit] of [["pointerover", true], ["pointerout", false]])
    document.addEventListener(event, (hovered) => {
      const line = hovered.target.closest?.("#log li, #since li");
      if (line) for (const thing of places(line)) thing.classList.toggle("lit", lit);
    });
}
