// One question at a time: an analysis that nobody waits for is called off; what was answered is kept.
// The page's own kernel finds values, the server reasons; each stands in for the other where it can.

import { isInBook, shownAnalysis } from "../analysis_model/found.js";
import { NoKernel } from "../kernel/kernel_client.js";
import { loadAnalysis, loadPressure, loadTurn, Refused } from "../net/analysis.js";

/**
 * @typedef {import("../analysis_model/found.js").ShownAnalysis} ShownAnalysis
 * @typedef {import("../model/wire.d.ts").PressureAnalysis} PressureAnalysis
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * Turns that are known, and in all.
 * @typedef {(progress: {finished: number, total: number}) => void} OnProgress
 */

const MOST = 200;
/** Before the pressure is asked for again: the server measures for a second at a time. */
const PAUSE = 150;
/** Milliseconds of computing after which a game may have begun that forbids to tell the answer. */
const LONG = 1000;

export class Inquiry {
  /**
   * @param {import("../kernel/kernel_client.js").KernelClient} kernel
   * @param {import("../net/analysis.js").Permission} permission
   */
  constructor(kernel, permission) {
    this.kernel = kernel;
    this.permission = permission;
    /** @type {Map<string, ShownAnalysis>} */
    this.known = new Map();
    this.calling = new AbortController();
  }

  /** Nobody waits for what was asked before. */
  stop() {
    this.calling.abort();
    this.calling = new AbortController();
    return this.calling.signal;
  }

  /**
   * The key of an analysis: in other words it is another one.
   * @param {string} position
   * @param {Catalogue} words
   */
  #key(position, { words, manner }) {
    const { pieces, squares, terse } = manner;
    return [position, words.language, words.edition, pieces, squares, terse].join("|");
  }

  /** What is known of a position, or undefined. @param {string} position @param {Catalogue} words */
  recall(position, words) {
    return this.known.get(this.#key(position, words));
  }

  /**
   * Takes what came with the page, which is in the plain manner.
   * @param {ShownAnalysis | null} analysis
   * @param {Catalogue} words
   */
  learn(analysis, words) {
    if (analysis) this.known.set(this.#key(analysis.position, words), analysis);
  }

  /**
   * What a position is worth, from whoever has the least to do for it.
   * @param {string} position
   * @param {Catalogue} words
   * @param {OnProgress} onProgress
   */
  async ask(position, words, onProgress) {
    const signal = this.stop();
    const atServer = () => loadAnalysis(position, words, signal);
    const here = () => this.#compute(position, words, signal, onProgress);
    const analysis = await (isInBook(position)
      ? either(atServer, here, signal)
      : either(here, atServer, signal));
    if (this.known.size >= MOST) this.known.delete(this.known.keys().next().value ?? "");
    this.known.set(this.#key(position, words), analysis);
    return analysis;
  }

  /**
   * The values by the kernel of this page, if the server allows it: it is asked before the work and, where
   * that took long, before the answer.
   * @param {string} position
   * @param {Catalogue} words
   * @param {AbortSignal} signal
   * @param {OnProgress} onProgress
   */
  async #compute(position, words, signal, onProgress) {
    await this.permission.ask(words, signal);
    const began = performance.now();
    const found = await this.kernel.analyse(position, signal, onProgress);
    if (performance.now() - began > LONG) await this.permission.ask(words, signal);
    return shownAnalysis(position, found, words);
  }

  /**
   * Why a position is worth what it is, which the server knows.
   * @param {string} position
   * @param {Catalogue} words
   */
  async explain(position, words) {
    const { why } = await loadAnalysis(position, words, this.calling.signal);
    const kept = this.recall(position, words);
    if (kept) this.known.set(this.#key(position, words), { ...kept, why });
    return why;
  }

  /** @param {string} position @param {string} turn @param {Catalogue} words */
  askTurn(position, turn, words) {
    return loadTurn(position, turn, words, this.calling.signal);
  }

  /**
   * Asks for the pressure until all is measured.
   * @param {string} position
   * @param {Catalogue} words
   * @param {(told: PressureAnalysis) => void} onMore
   */
  async measure(position, words, onMore) {
    const { signal } = this.calling;
    for (;;) {
      const told = await loadPressure(position, words, signal);
      if (signal.aborted) return;
      const kept = this.recall(position, words);
      if (kept) this.known.set(this.#key(position, words), { ...kept, groups: told.groups });
      onMore(told);
      if (told.finished >= told.total) return;
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  }
}

/**
 * The answer of one, or of the other where that one cannot. What is not allowed, nobody is asked for again.
 * @param {() => Promise<ShownAnalysis>} one
 * @param {() => Promise<ShownAnalysis>} other
 * @param {AbortSignal} signal
 * @returns {Promise<ShownAnalysis>}
 */
async function either(one, other, signal) {
  try {
    return await one();
  } catch (first) {
    if (signal.aborted || (first instanceof Refused && first.isForbidden)) throw first;
    try {
      return await other();
    } catch (second) {
      throw second instanceof NoKernel ? first : second;
    }
  }
}
