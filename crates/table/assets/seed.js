// Checking the promise of a seed in the browser, so that nobody need trust the server: BLAKE3 in its key derivation mode,
// for inputs of one chunk (1024 bytes), which is more than a seed ever has.

const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const CHUNK_START = 1;
const CHUNK_END = 2;
const ROOT = 8;
const CONTEXT = 32;
const MATERIAL = 64;

const turn = (word, by) => (word >>> by) | (word << (32 - by));

function compress(chain, block, length, flags) {
  const s = Uint32Array.from([...chain, ...START.slice(0, 4), 0, 0, length, flags]);
  const mix = (a, b, c, d, x, y) => {
    s[a] += s[b] + x;
    s[d] = turn(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = turn(s[b] ^ s[c], 12);
    s[a] += s[b] + y;
    s[d] = turn(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = turn(s[b] ^ s[c], 7);
  };
  let m = block;
  for (let round = 0; round < 7; round++) {
    mix(0, 4, 8, 12, m[0], m[1]);
    mix(1, 5, 9, 13, m[2], m[3]);
    mix(2, 6, 10, 14, m[4], m[5]);
    mix(3, 7, 11, 15, m[6], m[7]);
    mix(0, 5, 10, 15, m[8], m[9]);
    mix(1, 6, 11, 12, m[10], m[11]);
    mix(2, 7, 8, 13, m[12], m[13]);
    mix(3, 4, 9, 14, m[14], m[15]);
    m = ORDER.map((place) => m[place]);
  }
  return Array.from({ length: 8 }, (_, i) => (s[i] ^ s[i + 8]) >>> 0);
}

/** Hashes up to 1024 bytes with a key of eight words. */
function chunk(key, bytes, mode) {
  const blocks = Math.max(1, Math.ceil(bytes.length / 64));
  let chain = key;
  for (let i = 0; i < blocks; i++) {
    const part = bytes.subarray(i * 64, i * 64 + 64);
    const padded = new Uint8Array(64);
    padded.set(part);
    const view = new DataView(padded.buffer);
    const words = Array.from({ length: 16 }, (_, w) => view.getUint32(w * 4, true));
    const flags = mode | (i === 0 ? CHUNK_START : 0) | (i === blocks - 1 ? CHUNK_END | ROOT : 0);
    chain = compress(chain, words, part.length, flags);
  }
  return chain;
}

function derive(context, bytes) {
  const key = chunk(START, new TextEncoder().encode(context), CONTEXT);
  const words = chunk(key, bytes, MATERIAL);
  const out = new Uint8Array(32);
  words.forEach((word, i) => new DataView(out.buffer).setUint32(i * 4, word, true));
  return out;
}

/** The promise of a seed, as 64 hexadecimal digits. @param {string} text */
export function commitment(text) {
  const seed = derive("khipu 2026 seed from text", new TextEncoder().encode(text));
  const promise = derive("khipu 2026 seed commitment", seed);
  return [...promise].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a seed is made of: the part of the server, and those of the people. @param {string} text */
export function parts(text) {
  const [server, ...people] = text.split("+");
  return { server, people: people.map((part) => part.slice(part.indexOf(":") + 1)) };
}
