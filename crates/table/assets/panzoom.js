// Moving and enlarging the board: drag, pinch, double tap, wheel and buttons. At its smallest it fits.

const LARGEST = 6;
const STEP = 1.4;
/** Pixels that a finger may tremble without dragging. */
const TREMBLE = 6;

/** @param {HTMLElement} view the window onto the board  @param {HTMLElement} board */
export function panzoom(view, board) {
  let zoom = 1;
  let x = 0;
  let y = 0;
  /** Fingers on the board. @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let dragged = false;
  let lastTap = { time: 0, x: 0, y: 0 };

  function apply() {
    const slackX = Math.max(0, (board.offsetWidth * zoom - view.clientWidth) / 2);
    const slackY = Math.max(0, (board.offsetHeight * zoom - view.clientHeight) / 2);
    x = Math.max(-slackX, Math.min(slackX, x));
    y = Math.max(-slackY, Math.min(slackY, y));
    board.style.setProperty("--pan-x", `${x}px`);
    board.style.setProperty("--pan-y", `${y}px`);
    board.style.setProperty("--zoom", String(zoom));
    view.classList.toggle("zoomed", zoom > 1.01);
  }

  /** Enlarges around a point of the window. */
  function scale(factor, clientX, clientY) {
    const box = view.getBoundingClientRect();
    const fromX = (clientX ?? box.left + box.width / 2) - box.left - box.width / 2;
    const fromY = (clientY ?? box.top + box.height / 2) - box.top - box.height / 2;
    const next = Math.max(1, Math.min(LARGEST, zoom * factor));
    x = fromX - ((fromX - x) * next) / zoom;
    y = fromY - ((fromY - y) * next) / zoom;
    zoom = next;
    apply();
  }

  function fit() {
    zoom = 1;
    x = y = 0;
    apply();
  }

  const middle = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  view.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 ) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY });
  });
  // On the window: a drag goes on beyond the board, and buttons still get their clicks.
  addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = fingers.size === 2 ? middle() : null;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const far = Math.hypot(event.clientX - finger.fromX, event.clientY - finger.fromY) > TREMBLE;
    if (!dragged && !far) return;
    dragged = true;
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (before) {
      const after = middle();
      x += after.x - before.x;
      y += after.y - before.y;
      scale(after.apart / Math.max(1, before.apart), after.x, after.y);
    } else if (fingers.size === 1) {
      x += dx;
      y += dy;
      apply();
    }
  });
  const lift = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (dragged || event.type === "pointercancel" || event.pointerType !== "touch") return;
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
    const onSpot = event.target.closest?.(".can, .picked");
    if (event.timeStamp - lastTap.time < 350 && near && !onSpot) {
      if (zoom > 1.5) fit();
      else scale(2.2, event.clientX, event.clientY);
      lastTap.time = 0;
    } else lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  // The end of a drag is no click.
  view.addEventListener(
    "click",
    (event) => {
      if (!dragged ) return;
      event.preventDefault();
      event.stopPropagation();
      dragged = false;
    },
    true,
  );
  view.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      // A wheel makes larger and smaller; two fingers on a pad push the board about, or pinch it (which comes as Ctrl).
      const wheel = event.deltaMode !== 0 || (event.deltaX === 0 && Math.abs(event.deltaY) >= 50);
      if (event.ctrlKey || event.metaKey || wheel) {
        const by = Math.max(-200, Math.min(200, event.deltaMode === 0 ? event.deltaY : event.deltaY * 30));
        scale(Math.exp(-by / 400), event.clientX, event.clientY);
      } else {
        x -= event.deltaX;
        y -= event.deltaY;
        apply();
      }
    },
    { passive: false },
  );
  new ResizeObserver(apply).observe(view);

  /** Brings something into the window, for those who go by keyboard. */
  function reveal(thing) {
    if (zoom <= 1.01) return;
    const box = view.getBoundingClientRect();
    const at = thing.getBoundingClientRect();
    const margin = 24;
    if (at.left < box.left + margin) x += box.left + margin - at.left;
    if (at.right > box.right - margin) x -= at.right - box.right + margin;
    if (at.top < box.top + margin) y += box.top + margin - at.top;
    if (at.bottom > box.bottom - margin) y -= at.bottom - box.bottom + margin;
    apply();
  }

  return { in: () => scale(STEP), out: () => scale(1 / STEP), fit, reveal };
}
