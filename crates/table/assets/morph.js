// Putting drawings onto the page. A piece is one element with an id; what stands there under the same id takes its form,
// so that tokens glide from where they were to where they are.

import { Idiomorph } from "./idiomorph.js";

const settings = {
  morphStyle: "outerHTML",
  callbacks: {
    // What the reader has folded or opened stays so.
    beforeAttributeUpdated: (name, node) => !(name === "open" && node.localName === "details"),
  },
};

/** The one element that a text of HTML holds. A template knows SVG from HTML, and runs nothing. */
export function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/**
 * Shows pieces that have changed; what has no place on the page is left out.
 * @param {string[]} pieces
 */
export function show(pieces) {
  for (const html of pieces) {
    const fresh = parse(html);
    if (!fresh) continue;
    const old = document.getElementById(fresh.id);
    if (old && old.localName === fresh.localName) Idiomorph.morph(old, fresh, settings);
  }
}

/** Gives an element of this page the form of one that came with another copy of the page. */
export function take(old, fresh) {
  Idiomorph.morph(old, fresh, settings);
}
