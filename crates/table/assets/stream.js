// The stream of a table, one for all tabs of a browser: browsers allow six connections to a host, so that the seventh tab
// would wait for ever. One tab holds a lock, listens to the server and passes on what it hears; when it goes, another one
// gets the lock. Where there are no locks (pages that are not secure), each tab has a stream of its own.

import { table } from "./state.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

/**
 * @typedef {object} Listener
 * @property {(update: object) => void} update something has happened
 * @property {() => void} behind this page has missed something and must be fetched anew
 * @property {() => void} lost the seat has come into other hands: nothing of it may be on show any more
 * @property {(state: "live" | "lost" | "offline") => void} state whether we hear the table
 */

/** @param {Listener} listener */
export function listen(listener) {
  const name = `khipu-${table.id}-${table.as}-${table.lang}`;
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(name) : null;
  let leads = false;
  let known = "lost";

  const hear = (message) => {
    // The one who listens sends what has changed since `since`; whoever stands further back has a gap.
    if (message.since > table.heard) return listener.behind();
    table.heard = Math.max(table.heard, message.update.v);
    listener.update(message.update);
  };
  const tell = (kind, body) => {
    if (leads) channel?.postMessage({ kind, body });
  };
  const setState = (state) => {
    known = state;
    listener.state(state);
    tell("state", state);
  };

  if (channel)
    channel.onmessage = ({ data: { kind, body } }) => {
      if (kind === "update") hear(body);
      else if (kind === "state") listener.state(body);
      else if (kind === "lost") listener.lost();
      else if (kind === "hello" && leads) {
        tell("state", known);
        tell("version", table.heard);
      } else if (kind === "version" && body > table.heard) listener.behind();
    };

  const lead = () =>
    new Promise(() => {
      leads = true;
      connect();
    });

  let pause = FIRST_PAUSE;
  let source = null;
  let timer = 0;
  function connect() {
    clearTimeout(timer);
    source?.close();
    const chat = document.querySelector("#chat > :last-child")?.id.replace("c-", "") ?? "0";
    const query = new URLSearchParams({ as: table.as, lang: table.lang, from: String(table.heard), chat, packed: "yes" });
    source = new EventSource(`${table.base}/stream?${query}`);
    source.onopen = () => {
      pause = FIRST_PAUSE;
      setState("live");
    };
    // Our own reconnection, because it must say from where to go on.
    source.onerror = () => {
      // A stream that is closed at once was refused: perhaps the seat was lost while nobody could say so.
      if (source.readyState === EventSource.CLOSED) held().then((yes) => yes || lose());
      source.close();
      setState(navigator.onLine ? "lost" : "offline");
      timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    source.addEventListener("lost", lose);
    // One after another: unpacking takes a moment, and the order must stay.
    let before = Promise.resolve();
    source.addEventListener("update", (event) => {
      const heard = Promise.all([unpack(event.data), before]).then(([update]) => {
        const message = { since: table.heard, update };
        tell("update", message);
        hear(message);
      });
      // A message that cannot be read leaves a gap, and nothing else.
      before = heard.catch((error) => {
        console.error(error);
        listener.behind();
      });
    });
  }

  function lose() {
    clearTimeout(timer);
    source?.close();
    tell("lost");
    listener.lost();
  }

  const soon = () => {
    if (leads && source?.readyState === EventSource.CLOSED) connect();
  };
  addEventListener("online", soon);
  document.addEventListener("visibilitychange", () => document.hidden || soon());
  // A page that browsers keep for the way back is not looked at: whoever left it is not here.
  addEventListener("pagehide", () => source?.close());
  addEventListener("pageshow", (event) => event.persisted && (listener.behind(), soon()));

  if (channel && navigator.locks) {
    navigator.locks.request(name, lead);
    channel.postMessage({ kind: "hello" });
  } else lead();
}

/** Whether the seat of this page is still in these hands; if nobody can say, it is. */
async function held() {
  const query = new URLSearchParams({ as: table.as });
  const answer = await fetch(`${table.base}/moves?${query}`, { headers: { Accept: "application/json" } }).catch(() => null);
  return ![401, 403].includes(answer?.status);
}

/** A message as it was meant: long ones come deflated, in base 64. */
async function unpack(text) {
  if (text.startsWith("{")) return JSON.parse(text);
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(plain).json();
}
