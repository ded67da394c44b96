// An act has an id of its own: whoever does not hear the answer asks again, and it is played once.

/** Waits before asking again, in milliseconds: as long as a node takes to be replaced by another one. */
const WAITS = [300, 1000, 2500];

/** What is played once, however often it is asked for. */
const ACTS = ["move", "undo", "restart"];

/** 32 hexadecimal digits that nobody else has. */
export function actId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a post to this path may be sent twice. */
export const isAct = (path) => ACTS.includes(path);

/** Whether nobody knows what came of it: no answer at all, or one of a proxy that had none. */
const unheard = ({ status }) => status === 0 || (status >= 502 && status <= 504);

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks until there is an answer, or it has been asked often enough.
 * @param {() => Promise<{ status: number }>} ask
 */
export async function settle(ask, waits = WAITS) {
  let answer = await ask();
  for (const wait of waits) {
    if (!unheard(answer)) break;
    await sleep(wait);
    answer = await ask();
  }
  return answer;
}
