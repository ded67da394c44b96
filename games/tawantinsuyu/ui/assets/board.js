// The sections of the hill on small screens: how many places lead on in each, and which one is open.

const hill = document.getElementById("hill");
const SECTIONS = [1, 2, 3, 4, 5];
const OPEN = ["space", "wedge", "stairs", "icon"].map((head) => `[data-part^="${head}-"].can`).join();

const tab = (section) => document.getElementById(`turn-${section}`);
/** The places that lead on in a section, with those on the seam to the next one. */
const places = (section) => hill.querySelectorAll(`:is(.s${section}, .r${section}):is(${OPEN})`).length;

/** What was marked when the hill was last looked at: the chosen worker, and how many places there were. */
let worker = null;
let counted = "0,0,0,0,0";

/** Shows one section. */
function turn(section) {
  const radio = tab(section);
  if (radio) radio.checked = true;
}

/** The section with the cheapest legal space: the food is written on its segment. */
function cheapest() {
  let best = null;
  let least = Infinity;
  for (const { dataset } of hill.querySelectorAll('[data-part^="space-"].can')) {
    const price = hill.querySelector(`[data-part="${dataset.price}"]`);
    const food = Number(price?.dataset.food ?? 0);
    if (food < least) [best, least] = [dataset.price.split("-")[1], food];
  }
  return best;
}

/** The sections with a place that a lesson or a hint points at. */
const pointed = () => SECTIONS.filter((section) => hill.querySelector(`:is(.s${section}, .r${section}).wanted`));

/** Counts on the tabs, and opens the section where a decision lies. */
function look() {
  const counts = SECTIONS.map(places);
  for (const [at, count] of counts.entries()) {
    const label = document.querySelector(`[data-count="${SECTIONS[at]}"]`);
    const text = count > 0 ? String(count) : "";
    if (label && label.textContent !== text) label.textContent = text;
  }
  const chosen = document.querySelector('#mine [data-part^="worker-"].picked')?.dataset.part ?? null;
  const most = Math.max(...counts);
  const cheap = cheapest();
  const begins = /^[0,]*$/.test(counted);
  const aims = pointed();
  if (aims.length > 0) {
    if (!aims.some((section) => tab(section)?.checked)) turn(aims[0]);
  } else if (cheap && (begins || (chosen && chosen !== worker))) turn(cheap);
  else if (String(counts) !== counted && most > 0 && !SECTIONS.some((section, at) => counts[at] && tab(section)?.checked))
    turn(SECTIONS[counts.indexOf(most)]);
  worker = chosen;
  counted = String(counts);
}

/** A swipe turns the hill by one section. */
function swipe() {
  let from = null;
  hill.addEventListener("pointerdown", (event) => {
    from = event.pointerType === "mouse" ? null : [event.clientX, event.clientY];
  });
  hill.addEventListener("pointerup", (event) => {
    if (!from) return;
    const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
    from = null;
    if (Math.abs(x) < 45 || Math.abs(x) < 2 * Math.abs(y)) return;
    const now = SECTIONS.findIndex((section) => tab(section)?.checked);
    turn(SECTIONS[(now + (x < 0 ? 1 : SECTIONS.length - 1)) % SECTIONS.length]);
  });
}

if (hill) {
  let waiting = false;
  const watcher = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  });
  watcher.observe(document.getElementById("panels"), { subtree: true, childList: true, attributeFilter: ["class"] });
  look();
  swipe();
}
