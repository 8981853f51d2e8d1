// Instances of the solver as Python asks for them: each has a table of its own, and answers in plain numbers.

/** @typedef {import("../kernel/kernel.js").Exports} Exports */

/**
 * A way to new instances; null where there is no memory for such a table.
 * @param {BufferSource} body the compiled file
 */
export async function kernelInstances(body) {
  const module = await WebAssembly.compile(body);
  return (/** @type {number} */ megabytes) => {
    const instance = new WebAssembly.Instance(module);
    const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
    const size = exports.open(megabytes);
    return size === 0 ? null : new KernelInstance(exports, size);
  };
}

class KernelInstance {
  /** @param {Exports} exports @param {number} megabytes */
  constructor(exports, megabytes) {
    this.exports = exports;
    this.megabytes = megabytes;
  }

  /**
   * @param {"solve" | "holding" | "best_turn"} question
   * @param {...number} asked the last two are the limit and the seed, of 64 bits
   */
  ask(question, ...asked) {
    const [limit, seed] = asked.slice(-2).map(BigInt);
    return this.exports[question](...asked.slice(0, -2), limit, seed);
  }

  nodes() {
    return Number(this.exports.nodes());
  }

  forget() {
    this.exports.forget();
  }
}
