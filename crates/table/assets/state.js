// What this page knows of its table, read once from the page and kept up to date by the stream.

const main = document.getElementById("table");
const data = main?.dataset ?? {};

/** A block of JSON that came with the page. */
export function block(id) {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? "null");
  } catch {
    return null;
  }
}

export const table = {
  main,
  id: data.table ?? "",
  base: data.base ?? "",
  game: data.game ?? "",
  /** The seat through whose eyes this page looks, or `none`. */
  as: data.as ?? "none",
  token: data.token ?? "",
  lang: data.lang ?? "en",
  /** The version on show: what is posted was decided on it. */
  version: Number(data.version ?? 0),
  /** The version heard of last: frames may still be waiting to be shown. */
  heard: Number(data.version ?? 0),
  step: Number(data.step ?? 0),
  over: data.over === "true",
  /** Whether the game waits for people. */
  waits: data.waits === "true",
  mine: data.mine === "true",
  /** The moment that this page was opened at, if it was not the present one. */
  at: data.at === undefined ? null : Number(data.at),
  /** @type {Record<string, string>} Sentences that only scripts say. */
  phrases: block("phrases") ?? {},
};

/** A function that does something once before the next picture, however often it is called until then. */
export function once(act) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      act();
    });
  };
}

/** A small setting of this browser. */
export const setting = {
  get(name, otherwise) {
    try {
      return localStorage.getItem(`khipu-${name}`) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`khipu-${name}`, value);
    } catch {
      // Browsers may forbid it; then it lasts as long as the page.
    }
  },
};

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** Fingers: the first tap shows, the second does. */
export const coarse = matchMedia("(pointer: coarse)");
/** The shell of a phone, as shell.css has it. */
export const narrow = matchMedia("(width < 600px)");
