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
    const last = lastMove();
    // What an automa did in the same move is seen from the position before it.
    if (last < Infinity) again(last === table.step ? last - 1 : last, table.step);
  });
  // Hovering a line lights its place.
  for (const [event, lit] of [["pointerover", true], ["pointerout", false]])
    document.addEventListener(event, (hovered) => {
      const line = hovered.target.closest?.("#log li, #since li");
      if (line) for (const thing of places(line)) thing.classList.toggle("lit", lit);
    });
}
