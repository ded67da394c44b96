// Calls by the page itself: a mark on the icon, a sound, each with a choice of its own; and push for when no page is open.

import { setting } from "./state.js";

let before = null;

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
  icon.href = on ? `data:image/svg+xml,${encodeURIComponent(dot)}` : icon.dataset.plain;
  if (on) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

/** Two soft tones. */
function ring() {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
    const [tone, loud] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.08, audio.currentTime + index * 0.18);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + index * 0.18 + 0.4);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + index * 0.18);
    tone.stop(audio.currentTime + index * 0.18 + 0.4);
  });
  setTimeout(() => audio.close(), 1000);
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
