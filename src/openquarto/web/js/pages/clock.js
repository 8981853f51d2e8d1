// The page of the clock for a real board: the form that sets it, then the clock, until another one is set.

import { prepareClockKeys } from "../clock/clock_keys.js";
import { prepareClockMenu } from "../clock/clock_menu.js";
import { prepareSetup } from "../clock/clock_setup.js";
import { keepClock, keepLikes, keptClock, likes } from "../clock/clock_shelf.js";
import { ClockSignals } from "../clock/clock_signals.js";
import { clockWords } from "../clock/clock_words.js";
import { Timing } from "../clock/timing.js";
import { prepareWakeLock } from "../clock/wake_lock.js";
import { load } from "../model/settings.js";
import { setLanguage } from "../net/language.js";
import { byId, setText } from "../view/dom.js";
import { prepareHeader } from "./header.js";

/** @typedef {import("../clock_model/board_clock.js").BoardClock} BoardClock */

const words = clockWords();
const face = byId("board-clock");
const form = /** @type {HTMLFormElement} */ (byId("setup-form"));
const signals = new ClockSignals(words.words.language);
const keepAwake = prepareWakeLock();
/** @type {Timing | null} */
let timing = null;
let liked = likes();

/** @param {import("../clock/clock_shelf.js").Likes} next */
function like(next) {
  liked = next;
  keepLikes(next);
  face.classList.toggle("turned", next.turned);
  signals.isAloud = next.aloud;
  signals.hasSounds = next.sounds;
}

/** @param {boolean} isShown */
function showFace(isShown) {
  face.hidden = !isShown;
  document.body.classList.toggle("timing", isShown);
  keepAwake(isShown);
}

/** Puts a clock on the screen. @param {BoardClock} clock */
function begin(clock) {
  showFace(true);
  if (timing) timing.show(clock);
  else {
    timing = new Timing(face, words, signals, clock);
    timing.show(clock);
  }
  face.focus();
}

/** Back to the form; the clock is gone. */
function another() {
  keepClock(null, 0);
  showFace(false);
  byId("standing").hidden = true;
  /** @type {HTMLElement} */ (form.querySelector("input"))?.focus();
}

/** A clock from before a reload: it goes on at once where this is the same visit, else it is offered. */
function restore() {
  const kept = keptClock();
  if (!kept) return;
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  if (entry?.type === "reload") {
    begin(kept);
    if (kept.now.phase === "paused") signals.say([words.say("kept")]);
    return;
  }
  const standing = byId("standing");
  standing.hidden = false;
  setText(
    /** @type {HTMLElement} */ (standing.querySelector("span")),
    words.say("standing", kept.agreed.names),
  );
  standing.querySelector("button")?.addEventListener("click", () => begin(kept));
}

const openMenu = prepareClockMenu(
  {
    say: () => timing?.sayTimes(),
    decide: (winner) => timing?.decide(winner),
    add: (seat, milliseconds) => timing?.add(seat, milliseconds),
    another,
    like,
  },
  () => liked,
);
const act = (/** @type {string} */ name, /** @type {() => void} */ what) =>
  face.querySelector(`[data-do="${name}"]`)?.addEventListener("click", what);
act("pause", () => timing?.pause());
act("undo", () => timing?.undo());
act("more", () => timing && openMenu(timing.clock.agreed.names, words));
prepareClockKeys(
  {
    end: () => timing?.end(),
    call: () => timing?.call(),
    pause: () => timing?.pause(),
    say: () => timing?.sayTimes(),
    undo: () => timing?.undo(),
  },
  () => !face.hidden && load().keysOn,
);
for (const name of /** @type {const} */ (["turned", "aloud"])) {
  const box = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  box.checked = liked[name];
  box.addEventListener("change", () => like({ ...liked, [name]: box.checked }));
}
like(liked);
byId("not-kept").hidden = keepClock(keptClock(), 0);
prepareHeader((language) => void setLanguage(language));
prepareSetup(form, words, {
  set: (clock) => {
    setText(byId("setup-error"), "");
    begin(clock);
  },
  refuse: (sentence) => setText(byId("setup-error"), sentence),
});
restore();
document.body.classList.add("ready");
