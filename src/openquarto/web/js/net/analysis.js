// Asks the server for analyses, in the manner in which somebody is spoken to.

/**
 * @typedef {import("../model/wire.d.ts").Analysis} Analysis
 * @typedef {import("../model/wire.d.ts").TurnAnalysis} TurnAnalysis
 * @typedef {import("../model/wire.d.ts").PressureAnalysis} PressureAnalysis
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/** What the server refuses, in its words: all of them. */
export class Refused extends Error {
  /** @param {string[]} sentences @param {string} code @param {number} status */
  constructor(sentences, code, status) {
    super(sentences.join(" "));
    this.sentences = sentences;
    this.code = code;
    this.status = status;
  }

  /** Whether it is not allowed as things are, and not just too much or too busy. */
  get isForbidden() {
    return this.status === 409;
  }

  /** @param {Response} answer */
  static async of(answer) {
    const { sentence = "", errors = [sentence], code = "" } = await answer.json();
    return new Refused(errors, code, answer.status);
  }
}

/**
 * @param {string} path
 * @param {Record<string, string>} asked
 * @param {Catalogue} words
 * @param {AbortSignal} signal
 */
async function load(path, asked, { words, manner }, signal) {
  const { pieces, squares, terse } = manner;
  const query = new URLSearchParams({
    ...asked,
    language: words.language,
    edition: words.edition,
    pieces,
    squares,
    ...(terse && { terse: "1" }),
  });
  const answer = await fetch(`${path}?${query}`, { signal });
  if (answer.ok) return answer.json();
  throw await Refused.of(answer);
}

/**
 * A position with its value, the reason, best play and all turns.
 * @param {string} position
 * @param {Catalogue} words
 * @param {AbortSignal} signal
 * @returns {Promise<Analysis>}
 */
export function loadAnalysis(position, words, signal) {
  return load("/api/analysis", { position }, words, signal);
}

/**
 * Why one turn is worth what it is.
 * @param {string} position
 * @param {string} turn
 * @param {Catalogue} words
 * @param {AbortSignal} signal
 * @returns {Promise<TurnAnalysis>}
 */
export function loadTurn(position, turn, words, signal) {
  return load("/api/analysis/turn", { position, turn }, words, signal);
}

/**
 * The pressure of drawn turns, as far as it is known: whoever gets less than all asks again.
 * @param {string} position
 * @param {Catalogue} words
 * @param {AbortSignal} signal
 * @returns {Promise<PressureAnalysis>}
 */
export function loadPressure(position, words, signal) {
  return load("/api/analysis/pressure", { position }, words, signal);
}

/** Milliseconds after which a server that says nothing is as good as away. */
const PATIENCE = 4000;

/**
 * Asks whether this browser may analyse now, before the page computes anything by itself. Nobody may who sits
 * in a running game that counts or has a mask: docs/adr/0029-kernel-in-the-page.md.
 */
export class Permission {
  /**
   * What the server said last. The page itself is refused to whoever may not, so at first it has said yes.
   * @type {Refused | null}
   */
  #refusal = null;

  /**
   * Resolves if the server allows it, or cannot be asked and allowed it last; rejects with its refusal, or as
   * the signal says.
   * @param {Catalogue} words
   * @param {AbortSignal} signal
   */
  async ask({ words }, signal) {
    const query = new URLSearchParams({ language: words.language });
    try {
      const answer = await fetch(`/api/analysis/permission?${query}`, { signal: soon(signal) });
      if (answer.ok) this.#refusal = null;
      if (answer.status === 409) this.#refusal = await Refused.of(answer);
    } catch {
      signal.throwIfAborted(); // otherwise it is away, and what it said last holds
    }
    if (this.#refusal) throw this.#refusal;
  }
}

/** A signal that ends with another, or when it takes too long. @param {AbortSignal} signal */
function soon(signal) {
  const both = new AbortController();
  const end = () => both.abort(signal.reason);
  signal.addEventListener("abort", end, { once: true });
  setTimeout(end, PATIENCE);
  return both.signal;
}
