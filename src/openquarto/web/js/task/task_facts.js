// The touches and the time that are left: both are seen, the clock is said now and then, and runs out.

import { element, setText } from "../view/dom.js";

export class TaskFacts {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    this.touches = element("span", { class: "touches-left" });
    this.time = element("span", { class: "task-time", attributes: { role: "timer", "aria-live": "off" } });
    place.replaceChildren(this.touches, " ", this.time);
    place.hidden = true;
  }

  /** @param {number | null} left @param {import("../model/words.js").Catalogue} words */
  show(left, words) {
    setText(this.touches, left === null ? "" : words.say("task-touches", { count: left }));
    this.#hide();
  }

  /**
   * Lets a clock run and shows it; without seconds there is none.
   * @param {number} seconds
   * @param {{say: (seconds: number) => void, end: () => void}} hears
   */
  run(seconds, hears) {
    const show = (/** @type {string} */ text) => {
      setText(this.time, text);
      this.#hide();
    };
    show("");
    return seconds > 0 ? new TaskClock(seconds, { ...hears, show }) : null;
  }

  #hide() {
    this.place.hidden = !this.touches.textContent && !this.time.textContent;
  }
}

/** Seconds that are said when so many are left. */
const SAID = [30, 10, 5];

export class TaskClock {
  /**
   * @param {number} seconds
   * @param {{show: (text: string) => void, say: (seconds: number) => void, end: () => void}} hears
   * @param {() => number} now milliseconds
   */
  constructor(seconds, hears, now = () => performance.now()) {
    this.seconds = seconds;
    this.hears = hears;
    this.now = now;
    this.began = now();
    this.left = seconds;
    hears.show(timeText(seconds));
    this.timer = setInterval(() => this.tick(), 200);
  }

  /** Looks how much is left. */
  tick() {
    const left = Math.max(0, Math.ceil(this.seconds - (this.now() - this.began) / 1000));
    if (left === this.left) return;
    const said = SAID.find((each) => left <= each && each < this.left);
    this.left = left;
    this.hears.show(timeText(left));
    if (left === 0) {
      this.stop();
      this.hears.end();
    } else if (said !== undefined) this.hears.say(left);
  }

  stop() {
    clearInterval(this.timer);
  }
}

/** Seconds as a clock shows them: 1:05. @param {number} seconds */
export function timeText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
