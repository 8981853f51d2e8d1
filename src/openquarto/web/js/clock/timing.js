// The clock that runs on the page: presses change the state, the state is drawn, signalled and kept.

import * as clocks from "../clock_model/board_clock.js";
import { other } from "../clock_model/control.js";
import { passed } from "../clock_model/warnings.js";
import { setText } from "../view/dom.js";
import { actOf, drawHalf } from "./clock_half.js";
import { keepClock } from "./clock_shelf.js";
import { controlWords, timeWords } from "./clock_words.js";
import { onPress } from "./presses.js";

/**
 * @typedef {import("../clock_model/control.js").Seat} Seat
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 * @typedef {"near" | "far"} Place
 */

const LOOK = 100; // milliseconds
const KEEP = 1000;

export class Timing {
  /**
   * @param {HTMLElement} face
   * @param {Catalogue} words
   * @param {import("./clock_signals.js").ClockSignals} signals
   * @param {clocks.BoardClock} clock
   */
  constructor(face, words, signals, clock) {
    this.face = face;
    this.words = words;
    this.signals = signals;
    this.clock = clock;
    this.seen = 0;
    this.keptAt = 0;
    for (const place of /** @type {const} */ (["near", "far"])) {
      onPress(this.#part(place, "face"), () => this.press(this.#seatAt(place)));
      onPress(
        this.#part(place, "act"),
        () => this.#act(this.#seatAt(place)),
        () => actOf(this.clock, this.#seatAt(place)) === "call",
      );
    }
    addEventListener("pagehide", () => this.#keep());
    setInterval(() => this.#look(), LOOK);
  }

  /** @param {Place} place @param {string} name */
  #part(place, name) {
    return /** @type {HTMLElement} */ (this.face.querySelector(`#half-${place} [data-${name}]`));
  }

  /** @param {Place} place @returns {Seat} */
  #seatAt(place) {
    const { near } = this.clock.agreed;
    return place === "near" ? near : other(near);
  }

  /** Another clock, or the same one anew. @param {clocks.BoardClock} clock */
  show(clock) {
    this.clock = clock;
    this.#keep();
    this.draw();
  }

  get time() {
    return performance.now();
  }

  /** What a press on a half does. @param {Seat} seat */
  press(seat) {
    const { phase } = this.clock.now;
    if (phase === "ready") this.#change(clocks.started(this.clock, this.time), "your turn");
    else if (phase === "running") this.end(seat);
  }

  /** Ends a turn: of whoever has it, or of one seat. @param {Seat} seat */
  end(seat = this.clock.now.toAct) {
    if (this.clock.now.phase === "ready") return this.press(seat);
    const isNear = seat === this.clock.agreed.near;
    this.#change(clocks.turnEnded(this.clock, seat, this.time), isNear ? "place" : "give");
  }

  /** @param {Seat} seat */
  #act(seat) {
    const act = actOf(this.clock, seat);
    if (act === "call") this.call(seat);
    else if (act === "enter") this.#change(clocks.entered(this.clock, this.time), "over");
    else if (act === "play on") this.#change(clocks.playedOn(this.clock, this.time), "give");
    else this.#change(clocks.seatsChanged(this.clock), "give");
  }

  /**
   * Calls for whoever has the turn, or for one seat, who may be told that it is not theirs.
   * @param {Seat} seat
   */
  call(seat = this.clock.now.toAct) {
    const { phase, toAct } = this.clock.now;
    if (phase !== "running" || toAct !== seat) {
      this.signals.cue("refused");
      this.signals.say([this.words.say(phase === "running" ? "own-turn" : "still")]);
      return;
    }
    this.#change(clocks.called(this.clock, seat, this.time), "quarto");
  }

  pause() {
    this.#change(clocks.pauseSwitched(this.clock, this.time), "give");
  }

  undo() {
    const before = this.clock;
    this.#change(clocks.undone(this.clock, this.time), "edge", this.words.say("undone"));
    if (this.clock === before) this.signals.cue("refused");
  }

  /** @param {Seat | null} winner */
  decide(winner) {
    this.#change(clocks.decided(this.clock, winner, this.time), "over");
  }

  /** @param {Seat} seat @param {number} milliseconds */
  add(seat, milliseconds) {
    this.#change(clocks.adjusted(this.clock, seat, milliseconds, this.time), "give");
    this.sayTimes();
  }

  /** Both times, for whoever asks: whose turn it is comes first. */
  sayTimes() {
    const { toAct } = this.clock.now;
    this.signals.say([toAct, other(toAct)].map((seat) => this.#timeOf(seat)));
  }

  /** @param {Seat} seat */
  #timeOf(seat) {
    const left = clocks.leftOf(this.clock, seat, this.time);
    const time = timeWords(left, this.words.words.language);
    return this.words.say("has", { name: this.clock.agreed.names[seat], time });
  }

  /**
   * @param {clocks.BoardClock} clock
   * @param {string} cue
   * @param {string} first what is said before all else
   */
  #change(clock, cue, first = "") {
    if (clock === this.clock) return;
    this.clock = clock;
    this.seen = clocks.leftOf(clock, clock.now.toAct, this.time);
    this.#keep();
    this.draw();
    this.signals.cue(cue, clock.now.toAct === clock.agreed.near ? -0.6 : 0.6);
    const { phase } = clock.now;
    this.signals.say([first, this.#news()], { urgent: phase === "flag" || phase === "called" });
  }

  /** What has come of it, in a sentence. */
  #news() {
    const { now, agreed } = this.clock;
    const name = agreed.names[now.toAct];
    if (now.phase === "running") return this.words.say("to-act", { name });
    if (now.phase === "flag") return this.words.say("flag", { name });
    return this.#stateWords();
  }

  /** What is shown and said of a clock that stands. */
  #stateWords() {
    const { now, agreed } = this.clock;
    const name = agreed.names[now.toAct];
    if (now.phase === "called") return this.words.say("calls", { name });
    if (now.phase === "flag") return this.words.say("flag-fell");
    if (now.phase === "paused") return this.words.say("pause");
    if (now.phase !== "over") return agreed.label;
    if (now.winner === null) return this.words.say("draw");
    const how = now.reason === "decided" || now.reason === "" ? "wins" : `wins-${now.reason}`;
    return this.words.say(how, { name: agreed.names[now.winner] });
  }

  /** Ten times a second: what has run out, what is worth a word. */
  #look() {
    if (this.clock.now.phase !== "running" || this.face.hidden) return;
    const time = this.time;
    const fallen = clocks.ticked(this.clock, time);
    if (fallen !== this.clock) return this.#change(fallen, "flag");
    const left = clocks.leftOf(this.clock, this.clock.now.toAct, time);
    const { spoken, isTick } = passed(this.seen, left);
    this.seen = left;
    if (spoken !== null) {
      this.signals.say([timeWords(spoken * 1000, this.words.words.language)], { urgent: spoken < 30 });
      if (spoken <= 10) this.signals.cue("low time");
    } else if (isTick) this.signals.cue("tick");
    if (time - this.keptAt >= KEEP) this.#keep();
    this.draw();
  }

  #keep() {
    if (this.face.hidden) return;
    this.keptAt = this.time;
    keepClock(this.clock, this.time);
  }

  /** Draws all of it. */
  draw() {
    const { clock, words, time } = this;
    for (const place of /** @type {const} */ (["near", "far"])) {
      const half = /** @type {HTMLElement} */ (this.face.querySelector(`#half-${place}`));
      drawHalf(half, clock, this.#seatAt(place), time, words);
    }
    const { phase, turn, toAct } = clock.now;
    const part = (/** @type {string} */ name) =>
      /** @type {HTMLElement} */ (this.face.querySelector(`[data-${name}]`));
    const state = this.#stateWords();
    setText(part("state"), state);
    const isStill = phase === "called" || phase === "flag";
    const control = controlWords(clock.agreed.controls[toAct], words);
    const about = `${state && "· "}${control} · ${words.say("turn", { turn })}`;
    setText(part("about"), isStill ? words.say("still") : phase === "over" ? "" : about);
    const pause = /** @type {HTMLElement} */ (this.face.querySelector('[data-do="pause"]'));
    setText(pause, words.say(phase === "paused" ? "go-on" : "pause"));
    pause.setAttribute("aria-disabled", String(phase !== "running" && phase !== "paused"));
    const undo = /** @type {HTMLElement} */ (this.face.querySelector('[data-do="undo"]'));
    undo.setAttribute("aria-disabled", String(clock.past.length === 0));
  }
}
