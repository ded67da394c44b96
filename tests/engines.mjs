// Whole games in other engines than that of the browser tests: `node tests/engines.mjs target/debug/khipu`. WebKit is driven by
// WebDriver, Firefox by WebDriver BiDi. Each plays every title against a bot, in a large window and in one of a phone.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const tools = createRequire(resolve("target/tools/package.json"));
const { WebSocket } = tools("ws");
const [program] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "khipu-engines-"));
const children = [];
const start = (command, args, env = {}) => {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, HOME: folder, ...env } });
  children.push(child);
  return child;
};
/** Waits for a line of a program that matches. */
const says = (child, pattern) =>
  new Promise((found, failed) => {
    let text = "";
    const read = (data) => {
      text += data;
      const match = text.match(pattern);
      if (match) found(match);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("exit", () => failed(new Error(`it ended: ${text}`)));
  });
const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
};

const DESK = [1280, 800];
const PHONE = [390, 844];
/** Sets up a table against a bot. */
const TABLE = `localStorage.setItem("khipu-speed", "off");
  for (const [seat, holder] of [["seat0", "me"], ["seat1", "level1"]]) document.getElementById(seat).value = holder;
  document.querySelector("main form").submit();`;
/** Clicks on something that can be chosen; the answer is how far the game is, or what went wrong. */
const CLICK = `window.faults ??= (addEventListener("error", ({ message }) => faults.push(message)), []);
  if (faults.length) return "fault: " + faults.join();
  if (document.documentElement.scrollWidth > innerWidth) return "fault: " + location.pathname + " scrolls sideways";
  if (!document.getElementById("outcome")) return "loading";
  if (!document.getElementById("outcome").hidden) return "over";
  const shown = (one) => one.offsetParent !== null && !one.hidden;
  const all = [...document.querySelectorAll("#panels [data-part].can, #choices .choice.can, #confirm")].filter(shown);
  if (all.length === 0) document.querySelector("#choices .opens:not([hidden])")?.click();
  all[Math.floor(Math.random() * all.length)]?.click();
  document.querySelector("#tip .do-it:not([hidden])")?.click();
  return "step " + document.getElementById("moment").max;`;

/** Plays a game to its end. @param {{go: Function, run: Function, resize: Function}} browser */
async function play(name, browser, address) {
  const titles = (await (await fetch(`${address}/api/games`)).json()).map((game) => game.name);
  const games = titles.flatMap((title) => [DESK, PHONE].map((size) => [title, size]));
  for (const [title, [width, height]] of games) {
    const sitDown = async () => {
      await browser.resize(width, height);
      await browser.go(`${address}/new/${title}`);
      await browser.run(TABLE);
    };
    await sitDown();
    let last = "";
    let [loading, renewals] = [0, 0];
    for (let tries = 0; last !== "over"; tries += 1) {
      // The process of WebKit that shows the page ends now and then: then another window sets up another table.
      loading = last === "loading" ? loading + 1 : 0;
      if (loading > 400 && renewals < 3) {
        [loading, renewals] = [0, renewals + 1];
        await browser.renew();
        await sitDown();
      }
      if (tries > 6000) throw new Error(`${name}, ${title}, ${width}: no end after ${last}`);
      last = (await browser.run(CLICK).catch(() => "loading")) ?? "loading";
      if (last.startsWith("fault")) throw new Error(`${name}, ${title}, ${width}: ${last}`);
      await new Promise((on) => setTimeout(on, 25));
    }
    console.log(`${name}: a whole game of ${title} at ${width} × ${height}`);
  }
}

async function webkit() {
  const screen = `:${100 + (process.pid % 800)}`;
  start("Xvfb", [screen, "-screen", "0", "1400x1000x24"]);
  const port = await freePort();
  start("WebKitWebDriver", [`--port=${port}`], { DISPLAY: screen, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value?.error) throw new Error(value.message);
    return value;
  };
  const wanted = { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation"] } } } };
  let path = "";
  const renew = async () => {
    if (path) await call("DELETE", path).catch(() => null);
    let session = null;
    for (let tries = 0; !session && tries < 50; tries += 1) {
      session = await call("POST", "/session", wanted).catch(() => null);
      if (!session) await new Promise((on) => setTimeout(on, 200));
    }
    if (!session) throw new Error("WebKit does not start");
    path = `/session/${session.sessionId}`;
  };
  await renew();
  return {
    renew,
    resize: (width, height) => call("POST", `${path}/window/rect`, { width, height }),
    go: (url) => call("POST", `${path}/url`, { url }),
    run: (script) => call("POST", `${path}/execute/sync`, { script, args: [] }),
  };
}

async function firefox() {
  const port = await freePort();
  const child = start("firefox-esr", ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", String(port)]);
  const [, address] = await says(child, /BiDi listening on (ws:\/\/\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map();
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let id = 0;
  const call = (method, params) =>
    new Promise((done, failed) => {
      waiting.set(++id, ({ type, result, message }) => (type === "error" ? failed(new Error(message)) : done(result)));
      socket.send(JSON.stringify({ id, method, params }));
    });
  await call("session.new", { capabilities: {} });
  const { contexts } = await call("browsingContext.getTree", {});
  const [{ context }] = contexts;
  return {
    renew: async () => {},
    resize: (width, height) => call("browsingContext.setViewport", { context, viewport: { width, height } }),
    go: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(script) {
      const expression = `(() => { ${script} })()`;
      const answer = await call("script.evaluate", { expression, target: { context }, awaitPromise: false });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
  };
}

try {
  const server = start(program, ["serve", "--unlimited", "--pace", "0", "--port", "0", "--database", join(folder, "khipu.db")]);
  const [, port] = await says(server, /localhost:(\d+)/);
  const address = `http://localhost:${port}`;
  await play("WebKit", await webkit(), address);
  await play("Firefox", await firefox(), address);
} finally {
  for (const child of children) child.kill();
  await new Promise((on) => setTimeout(on, 500));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(0);
