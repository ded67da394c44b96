// What a slow phone feels: `node tests/slow-phone.mjs target/release/khipu`. Chromium with its processor slowed down four times
// and a slow 4G line (1.6 Mbit/s, 150 ms) opens each board on a screen of 390 × 844, with an empty cache. Printed are the bytes,
// the time until the first choice can be tapped (the best of three), and what an update of the board takes in script, style and
// layout, on average. No test: times depend on the machine.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const { WebSocket } = createRequire(resolve("target/tools/package.json"))("ws");
const [program] = process.argv.slice(2);
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8), uploadThroughput: (750e3 / 8) };
const TAPS = 40;
const PLAYERS = 4;

const folder = mkdtempSync(join(tmpdir(), "khipu-phone-"));
const children = [];
/** Starts a program and waits for what it says of its address. */
async function start(command, args, pattern) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return new Promise((found) => {
    const read = (data) => String(data).match(pattern) && found(String(data).match(pattern)[1]);
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
}

/** A page of a browser, by its tools for developers. */
async function page(address) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map();
  socket.on("message", (data) => {
    const { id, result, error } = JSON.parse(data);
    waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
  });
  let id = 0;
  const call = (method, params = {}) =>
    new Promise((done) => {
      waiting.set(++id, done);
      socket.send(JSON.stringify({ id, method, params }));
    });
  const run = async (script) => {
    const expression = `(async () => { ${script} })()`;
    return (await call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true })).result?.value;
  };
  const until = async (script) => {
    for (let tries = 0; tries < 2000; tries += 1) {
      const answer = await run(script);
      if (answer) return answer;
      await new Promise((on) => setTimeout(on, 20));
    }
    throw new Error(`waited in vain for ${script}`);
  };
  return { call, run, until };
}

/** When something can first be tapped, counted from the click that led to the page. */
const WATCH = `window.updates = 0;
const Plain = window.EventSource;
window.EventSource = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("update", () => (window.updates += 1));
  }
};
new MutationObserver((_, observer) => {
  if (!document.querySelector("#panels .can, #choices .can:not([hidden])")) return;
  window.usable = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, attributes: true, childList: true });`;
const TAP = `if (!document.querySelector("#outcome").hidden) return "over";
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll("#panels [data-part].can, #choices .choice.can, #confirm")].filter(shown);
  if (!all.length) document.querySelector("#choices .opens:not([hidden])")?.click();
  all[Math.floor(all.length / 2)]?.click();
  document.querySelector("#tip .do-it:not([hidden])")?.click();
  return all.length > 0 && Number(document.querySelector("#moment").max);`;
/** Milliseconds of script, style and layout so far. */
const spent = async ({ call }) => {
  const { metrics } = await call("Performance.getMetrics");
  const names = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
  return 1000 * metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value, 0);
};

async function measure(phone, address, game, players) {
  const { call, run, until } = phone;
  await call("Emulation.setCPUThrottlingRate", { rate: 1 });
  await call("Network.emulateNetworkConditions", { ...LINE, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await call("Page.navigate", { url: `${address}/` });
  const token = await until(`return document.querySelector("input[name=token]")?.value`);
  const seats = [{ who: "me" }, ...Array(players - 1).fill({ who: "bot", level: 1 })];
  const body = JSON.stringify({ game, seats, seed: "slow phone" });
  const headers = JSON.stringify({ "content-type": "application/json", "x-khipu-token": token });
  const made = await run(`return (await fetch("/api/tables", { method: "POST", headers: ${headers}, body: ${JSON.stringify(body)} })).json()`);
  await call("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await call("Network.emulateNetworkConditions", LINE);
  let usable = Infinity;
  for (let visit = 0; visit < 3; visit += 1) {
    await call("Network.clearBrowserCache");
    await call("Page.navigate", { url: `${address}/t/${made.id}?visit=${visit}` });
    usable = Math.min(usable, await until(`return location.search === "?visit=${visit}" && window.usable`));
  }
  const bytes = await run(`await document.fonts.ready;
    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    return all.reduce((sum, one) => sum + one.transferSize, 0)`);
  const before = { spent: await spent(phone), updates: await run("return window.updates") };
  for (let taps = 0; taps < TAPS && (await until(TAP)) !== "over"; taps += 1) await new Promise((on) => setTimeout(on, 200));
  const updates = (await run("return window.updates")) - before.updates;
  const each = ((await spent(phone)) - before.spent) / updates;
  console.log(`${game}, ${players} players: ${bytes} bytes, usable after ${(usable / 1000).toFixed(2)} s, ${each.toFixed(0)} ms for each of ${updates} updates`);
}

try {
  const port = await start(program, ["serve", "--unlimited", "--pace", "0", "--port", "0", "--database", join(folder, "khipu.db")], /localhost:(\d+)/);
  const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0", `--user-data-dir=${folder}/profile`, "about:blank"];
  const tools = await start("chromium", args, /DevTools listening on ws:\/\/([^/]+)/);
  const [{ webSocketDebuggerUrl }] = (await (await fetch(`http://${tools}/json/list`)).json()).filter(({ type }) => type === "page");
  const phone = await page(webSocketDebuggerUrl);
  for (const domain of ["Page", "Network", "Runtime"]) await phone.call(`${domain}.enable`);
  // Time of the thread: what else the machine does is not counted.
  await phone.call("Performance.enable", { timeDomain: "threadTicks" });
  await phone.call("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 2, mobile: true });
  await phone.call("Emulation.setTouchEmulationEnabled", { enabled: true });
  await phone.call("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
  await phone.call("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  const address = `http://localhost:${port}`;
  for (const game of await (await fetch(`${address}/api/games`)).json()) {
    await measure(phone, address, game.name, Math.min(PLAYERS, game.max_players));
  }
} finally {
  for (const child of children) child.kill();
  await new Promise((on) => setTimeout(on, 500));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
