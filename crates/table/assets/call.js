// Calls by the page itself: a mark on the icon, a sound, each with a choice of its own; and push for when no page is open.

import { setting } from "./state.js";

let before = null;
/** The sound comes when it is wanted. */
const ring = () => import("./sound.js").then((sound) => sound.ring());

/** Somebody's turn has come or gone. */
export function turn(mine) {
  const came = mine && before === false;
  before = mine;
  badge(mine && setting.get("mark", "on") === "on");
  if (came && document.hidden && setting.get("sound", "off") === "on") ring();
}

/** A dot on the icon of the tab, and on the installed app. */
function badge(on) {
  const icon = document.querySelector("link[rel=icon]");
  if (!icon) return;
  icon.dataset.plain ??= icon.href;
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#b5462f"/></svg>`;
  const href = on ? `data:image/svg+xml,${encodeURIComponent(dot)}` : icon.dataset.plain;
  if (icon.href === href) return;
  icon.href = href;
  if (on) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

/** The choices of this browser. */
export function start() {
  for (const [name, otherwise] of [["mark", "on"], ["sound", "off"]]) {
    const box = document.getElementById(`call-${name}`);
    if (!box) continue;
    box.checked = setting.get(name, otherwise) === "on";
    box.addEventListener("change", () => {
      setting.set(name, box.checked ? "on" : "off");
      // Browsers let a page sound only after somebody has asked for it.
      if (name === "sound" && box.checked) ring();
      badge(before && setting.get("mark", "on") === "on");
    });
  }
}
