// The keyboard: arrows go from spot to spot and to the buttons, letters do what the buttons do.

const byId = (id) => document.getElementById(id);
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What arrows go to: spots, what is in hand, the buttons of this decision. */
const PLACES = "#panels [data-part], #choices :is(.choice, .opens, #confirm, #unpick)";

const shownPlaces = () => [...document.querySelectorAll(PLACES)].filter((place) => place.offsetParent !== null);

/** The nearest place in a direction; one that can be chosen counts as nearer than one that cannot. */
function neighbour(from, [dx, dy]) {
  const centre = (spot) => {
    const box = spot.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const spot of shownPlaces()) {
    if (spot === from) continue;
    const [sx, sy] = centre(spot);
    const along = (sx - x) * dx + (sy - y) * dy;
    const across = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (along < 2 || across > along * 2.5) continue;
    const far = (along + across * 1.5) * (spot.matches(".can, .picked") ? 1 : 1.8);
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

function move(arrow) {
  const now = document.activeElement;
  const places = shownPlaces();
  const next = now?.matches?.(PLACES)
    ? neighbour(now, arrow)
    : (places.find((place) => place.matches(".can")) ?? places[0]);
  if (!next) return;
  next.focus({ preventScroll: true, focusVisible: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * @param {object} acts
 * @param {() => boolean} acts.escape takes back what is picked or open; false if there was nothing
 * @param {(by: number) => void} acts.step one move on or back, while looking at the past
 * @param {() => boolean} acts.past
 * @param {(back: boolean) => void} acts.panel to the next panel, or the one before
 * @param {(drawer: string) => void} acts.drawer opens or closes a drawer
 */
export function keys(acts) {
  const press = (id) => {
    const button = byId(id);
    if (button && !button.disabled && !button.hidden) button.click();
  };
  const letters = {
    u: () => press("undo"),
    r: () => press("restart"),
    e: () => document.querySelector("#choices .ends.can:not([hidden])")?.click(),
    c: () => press("confirm"),
    h: () => press("ask-hint"),
    d: () => press("draw"),
    m: () => byId("typed")?.focus(),
    "/": () => byId("typed")?.focus(),
    t: () => {
      if (byId("chat-text")?.offsetParent === null) acts.drawer("side");
      byId("chat-text")?.focus();
    },
    s: () => byId("status")?.focus(),
    "?": () => byId("keys")?.showModal?.(),
    g: () => byId("legend")?.showModal?.(),
    l: () => acts.drawer("side"),
    ",": () => acts.step(-1),
    ".": () => acts.step(1),
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.closest?.("input, textarea, select, dialog");
    if (typing?.localName === "dialog") return;
    if (event.key === "Escape") {
      typing?.blur();
      if (acts.escape()) event.preventDefault();
      return;
    }
    if (event.key === "F6") {
      event.preventDefault();
      return acts.panel(event.shiftKey);
    }
    if (typing) return;
    const arrow = ARROWS[event.key];
    if (arrow && acts.past() && arrow[0] !== 0) acts.step(arrow[0]);
    else if (arrow) move(arrow);
    else if (letters[event.key]) letters[event.key]();
    else return;
    event.preventDefault();
  });
}
