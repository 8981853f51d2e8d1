// The clocks: the server's figures, counted down here between its messages, once a second.

/**
 * Minutes and seconds, with hours where there are any.
 * @param {number} milliseconds a clock never shows more than there is
 */
export function clockText(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @typedef {import("./wire.d.ts").Clock} Clock */

const LOW = 10_000;

/** The clocks of both seats between two messages. */
export class Clocks {
  /** @param {() => number} now */
  constructor(now = () => performance.now()) {
    this.now = now;
    /** @type {Clock} */
    this.clock = { first: null, second: null, running: null };
    this.since = 0;
    /**
     * What a full clock shows, for the length of the bar.
     * @type {{first: number | null, second: number | null}}
     */
    this.full = { first: null, second: null };
  }

  /** Takes the server's figures, which count from now. @param {Clock} clock */
  set(clock) {
    this.clock = clock;
    this.since = this.now();
  }

  /** How much of a full clock is left, from 0 to 1. @param {"first" | "second"} seat */
  share(seat) {
    const [left, full] = [this.left(seat), this.full[seat]];
    return left === null || !full ? 0 : Math.min(1, left / full);
  }

  /** Whether a seat's clock runs and has little left. @param {"first" | "second"} seat */
  isLow(seat) {
    const left = this.left(seat);
    return left !== null && this.clock.running === seat && left <= LOW;
  }

  /** What the running clock shows where little is left on it, or "". */
  get lowTime() {
    const { running } = this.clock;
    return running && this.isLow(running) ? clockText(this.left(running) ?? 0) : "";
  }

  /** What a seat has left now, or null. @param {"first" | "second"} seat */
  left(seat) {
    const had = this.clock[seat];
    if (had === null) return null;
    return Math.max(0, had - (this.clock.running === seat ? this.now() - this.since : 0));
  }
}
