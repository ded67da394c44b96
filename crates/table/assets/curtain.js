// The curtain of a shared device: when it is the turn of another seat of the same guest, the table is covered until the
// next person says that they are there.

import { setting, table } from "./state.js";

let lifted = "";

/** Who was the last to look on this device. */
const person = `eyes-${table.id}`;

/** Draws the curtain if the next one to decide is another seat of this guest. */
export function draw() {
  const curtain = document.getElementById("curtain");
  if (!curtain) return;
  if (table.as !== "none") setting.set(person, table.as);
  if (table.at !== null) return;
  const deciders = (document.getElementById("status")?.dataset.deciders ?? "").split(" ").filter(Boolean);
  const key = `${table.step} ${deciders}`;
  const next = deciders.includes(table.as) || lifted === key
    ? null
    : [...curtain.querySelectorAll("[data-seat]")].find((line) => deciders.includes(line.dataset.seat));
  // Whoever comes in, and was the last to look or is the first, has nobody to hide from.
  if (next && table.as === "none" && setting.get(person, next.dataset.seat) === next.dataset.seat)
    return location.replace(next.querySelector("a").href);
  for (const line of curtain.querySelectorAll("[data-seat]")) line.hidden = line !== next;
  const drawn = Boolean(next);
  const before = curtain.hidden;
  curtain.hidden = !drawn;
  for (const other of [table.main, document.querySelector("header.bar")]) if (other) other.inert = drawn;
  if (drawn && before) next.querySelector("a").focus();
  curtain.querySelector(".stay").onclick = () => {
    lifted = key;
    draw();
  };
}
