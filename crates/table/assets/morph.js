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

/** Elements that mean something only inside a drawing. */
const DRAWN = /^<(?:g|use|path|circle|ellipse|rect|text|tspan|polygon|polyline|line|image)\b/;

/** The one element that a text of HTML holds. A template knows SVG from HTML, and runs nothing. */
export function parse(html) {
  const template = document.createElement("template");
  const drawn = DRAWN.test(html);
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return drawn ? first?.firstElementChild : first;
}

/**
 * Shows what has changed: whole pieces, or elements inside them with the way down from the piece. A new layer of the board
 * goes on top; anything else that has no place is left out.
 * @param {(string | [string, number[], string])[]} changes
 */
export function show(changes) {
  for (const change of changes) {
    const [id, way, html] = typeof change === "string" ? [null, [], change] : change;
    const fresh = parse(html);
    if (!fresh) continue;
    const old = way.reduce((element, index) => element?.children[index], document.getElementById(id ?? fresh.id));
    if (old && old.localName === fresh.localName) Idiomorph.morph(old, fresh, settings);
    else if (fresh.matches(".layer, .spots")) document.getElementById("board")?.append(fresh);
    // This page is not what the server takes it for: it is fetched anew.
    else if (id) document.dispatchEvent(new CustomEvent("khipu:stale"));
  }
}

/** Gives an element of this page the form of one that came with another copy of the page. */
export function take(old, fresh) {
  Idiomorph.morph(old, fresh, settings);
}
