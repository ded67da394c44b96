// Drawers and dialogs of the table page: log and chat, settings, and what was revealed.

const byId = (id) => document.getElementById(id);
let opener = null;
/** Lines of log and chat that came while nobody could see them. */
let unseen = 0;

/** On a large screen the log is a column. */
const column = matchMedia("(width >= 1600px) and (height >= 800px)");
/** Whether the log is on show. */
export const visible = () => column.matches || document.body.dataset.open === "side";

/** Opens a drawer; the same again closes it. */
export function toggle(name, from = document.activeElement) {
  if (document.body.dataset.open === name) return close();
  document.body.dataset.open = name;
  opener = from;
  say();
  byId(name)?.focus({ preventScroll: true });
  if (name === "side") news(0);
  for (const list of [byId("log"), byId("chat")]) list?.scrollTo?.(0, list.scrollHeight);
  // Whoever looks at an earlier moment wants its lines.
  document.querySelector("#log .here")?.scrollIntoView({ block: "nearest" });
}

/** Closes the drawer that is open. Returns whether there was one. */
export function close() {
  if (!document.body.dataset.open) return false;
  delete document.body.dataset.open;
  say();
  opener?.focus?.({ preventScroll: true });
  return true;
}

function say() {
  for (const tool of document.querySelectorAll(".tool[data-drawer]"))
    tool.setAttribute("aria-expanded", String(document.body.dataset.open === tool.dataset.drawer));
}

/** So many lines have come. */
export function news(lines) {
  unseen = visible() || lines === 0 ? 0 : unseen + lines;
  const count = document.querySelector('.tool[data-drawer="side"] .count');
  if (!count) return;
  count.hidden = unseen === 0;
  count.textContent = String(Math.min(unseen, 99));
}

/** What was revealed and is not yet looked at: its last form, by its name. @type {Map<string, Element>} */
const revealed = new Map();
const open = () => document.querySelectorAll("#panels [data-reveal]:not([hidden])");

/** Remembers what lies open at this step: at the next one it may be gone. */
export function remember() {
  for (const thing of open()) {
    const copy = thing.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll("[id], [data-part]")]) {
      part.removeAttribute("id");
      part.removeAttribute("data-part");
    }
    revealed.set(thing.dataset.reveal, copy);
  }
}

/** Opens what was revealed and is gone, until it is dismissed. What still lies there is seen there. */
export function reveal() {
  for (const thing of open()) revealed.delete(thing.dataset.reveal);
  const dialog = byId("reveals");
  if (!dialog || revealed.size === 0) return;
  const things = dialog.querySelector(".things");
  if (!dialog.open) things.replaceChildren();
  things.append(...revealed.values());
  revealed.clear();
  if (!dialog.open) dialog.showModal();
}

export function start() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-drawer]");
    if (button) toggle(button.dataset.drawer, button);
    else if (event.target.closest?.("[data-close]")) close();
    // A click beside a drawer closes it.
    else if (document.body.dataset.open && !event.target.closest?.(".drawer, #tip, dialog")) close();
  });
}
