import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const sheet = readFileSync(new URL("../../assets/khipu.css", import.meta.url), "utf8");

/** The colours that a rule sets, over those that it inherits. */
function colours(selector, inherited = {}) {
  const rule = sheet.slice(sheet.indexOf(`${selector} {`)).match(/\{([^}]*)\}/)[1];
  const found = [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]);
  return { ...inherited, ...Object.fromEntries(found) };
}

function light(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const bright = colours(":root");
const themes = {
  light: bright,
  dark: colours(':root[data-theme="dark"]', bright),
  "dark by the device": colours(':root[data-theme="auto"], :root:not([data-theme])', bright),
};

for (const [name, theme] of Object.entries(themes)) {
  test(`text can be read: ${name}`, () => {
    const seats = [0, 1, 2, 3, 5].map((seat) => `seat-${seat}`);
    const pairs = [
      ...["ink", "faint", "accent", ...seats, "seat-text-4"].flatMap((text) => [
        [text, "bone"],
        [text, "panel"],
      ]),
      ["accent-ink", "accent"],
      ...seats.map((seat) => ["seat-ink-light", seat]),
      ["seat-ink-dark", "seat-4"],
    ];
    for (const [text, ground] of pairs) {
      const found = contrast(theme[text], theme[ground]);
      assert.ok(found >= 4.5, `${text} on ${ground}: ${found.toFixed(2)}`);
    }
  });
}

test("dark is dark, whoever chose it", () => {
  assert.deepEqual(themes.dark, themes["dark by the device"]);
  assert.ok(light(themes.dark.bone) < light(themes.dark.ink));
});
