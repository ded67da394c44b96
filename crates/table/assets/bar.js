// The bar of actions: choices of one kind stand side by side as long as there is room, else one button opens a sheet.

const bar = () => document.getElementById("choices");
const shown = (kind) => [...kind.querySelectorAll(".choice:not([hidden])")];

/** Puts a kind into one button with a sheet, or lays it out. */
function fold(kind, yes) {
  kind.classList.toggle("folded", yes);
  const opens = kind.querySelector(".opens");
  opens.hidden = !yes;
  opens.querySelector(".count").textContent = String(shown(kind).length);
}

/** Fits the choices that are shown into the bar: the largest kinds are folded first, free actions always. */
export function fit() {
  const parts = bar()?.querySelector(".parts");
  if (!parts) return;
  const kinds = [...parts.querySelectorAll(".kind")].filter((kind) => shown(kind).length > 0);
  for (const kind of kinds) fold(kind, kind.matches(".free"));
  const tight = () => parts.scrollWidth > parts.clientWidth + 1 || parts.scrollHeight > parts.clientHeight + 1;
  const largest = [...kinds].sort((one, other) => shown(other).length - shown(one).length);
  for (const kind of largest) {
    if (!tight()) break;
    if (shown(kind).length > 1) fold(kind, true);
  }
}

/** Closes the sheet that is open. Returns whether there was one. */
export function close() {
  const open = bar()?.querySelector(".kind.open");
  open?.classList.remove("open");
  open?.querySelector(".opens").setAttribute("aria-expanded", "false");
  return Boolean(open);
}

export function start() {
  document.addEventListener("click", (event) => {
    const kind = event.target.closest?.("#choices .opens")?.closest(".kind");
    const was = kind?.classList.contains("open");
    // A click beside a sheet closes it, and so does a choice in it.
    if (kind || !event.target.closest?.("#choices .sheet, #tip")) close();
    if (!kind || was) return;
    kind.classList.add("open");
    kind.querySelector(".opens").setAttribute("aria-expanded", "true");
    kind.querySelector(".choice:not([hidden])")?.focus({ preventScroll: true });
  });
  addEventListener("resize", fit);
  document.fonts?.ready.then(fit);
}
