// Picking a move by its parts. Pure: no page, no network.
//
// A move is a set of parts. Every click adds a part, and the moves that have all picked parts remain. What all remaining
// moves have in common needs no click.

/**
 * What a viewer can do: the names of all parts, and each move as places in that list.
 * @typedef {{parts: string[], moves: number[][]}} Offers
 */

/** What is being picked from one list of moves. */
export class Picker {
  /** @param {Offers} [offers] */
  constructor(offers) {
    const { parts = [], moves = [] } = offers ?? {};
    /** @type {Set<string>[]} */
    this.moves = moves.map((places) => new Set(places.map((place) => parts[place])));
    this.known = new Set(parts);
    /** @type {Set<string>} */
    this.picks = new Set();
    this.#count();
  }

  /** Counts what remains, how often each part occurs in it, and which move the picks spell out. */
  #count() {
    const picks = [...this.picks];
    this.remaining = [];
    this.counts = new Map();
    for (const [index, parts] of this.moves.entries()) {
      if (!picks.every((part) => parts.has(part))) continue;
      this.remaining.push(index);
      for (const part of parts) this.counts.set(part, (this.counts.get(part) ?? 0) + 1);
    }
  }

  /** Whether every remaining move has the part, and there is more than one. */
  shared(part) {
    return this.remaining.length > 1 && this.counts.get(part) === this.remaining.length;
  }

  /** Whether the part counts as chosen. */
  picked(part) {
    return this.picks.has(part) || this.shared(part);
  }

  /** Whether a click on the part leads on. */
  can(part) {
    return this.counts.has(part) && !this.picked(part);
  }

  /** The parts that lead on. */
  open() {
    return [...this.counts.keys()].filter((part) => this.can(part));
  }

  /**
   * The only move that would be left with this part picked too.
   * @returns {number | null}
   */
  alone(part) {
    if (!this.can(part)) return null;
    const left = this.remaining.filter((index) => this.moves[index].has(part));
    if (left.length !== 1) return null;
    return [...this.moves[left[0]]].every((other) => other === part || this.sure(other)) ? left[0] : null;
  }

  /** The move to play now, because nothing else is left and something was picked. */
  get decided() {
    if (this.picks.size === 0 || this.remaining.length !== 1) return null;
    const [last] = this.remaining;
    return [...this.moves[last]].every((part) => this.sure(part)) ? last : null;
  }

  /** Some parts (`sure-…`) are never taken for granted, even if nothing else is left. */
  sure(part) {
    return !part.startsWith("sure-") || this.picks.has(part);
  }

  /** The move that is spelled out in full while others remain: it can be confirmed. */
  get exact() {
    if (this.decided !== null) return null;
    const whole = (index) => [...this.moves[index]].every((part) => this.picked(part));
    return this.remaining.length > 1 ? (this.remaining.find(whole) ?? null) : null;
  }

  /** Picks a part, or takes it back. Returns whether anything changed. */
  toggle(part) {
    if (this.picks.has(part)) this.picks.delete(part);
    else if (this.can(part)) this.picks.add(part);
    else return false;
    this.#count();
    return true;
  }

  /** Takes everything back. Returns whether there was anything. */
  clear() {
    const had = this.picks.size > 0;
    this.picks.clear();
    this.#count();
    return had;
  }
}
