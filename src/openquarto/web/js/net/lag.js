// How long an answer of the server takes: the median of the last few, for one slow answer says little.

const FEW = 5;

export class Lag {
  constructor() {
    /** When each question was asked that is not answered yet. @type {number[]} */
    this.asked = [];
    /** @type {number[]} */
    this.took = [];
  }

  /** A new line: what was asked on the old one is never answered. */
  begin() {
    this.asked = [];
  }

  /** Notes that something was asked. @param {number} now */
  ask(now) {
    this.asked.push(now);
  }

  /** Notes that the oldest question was answered. @param {number} now */
  answer(now) {
    const asked = this.asked.shift();
    if (asked === undefined) return;
    this.took = [...this.took, Math.max(0, now - asked)].slice(-FEW);
  }

  /** In whole milliseconds; 0 where nothing is known. */
  get value() {
    const sorted = [...this.took].sort((a, b) => a - b);
    return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
  }
}
