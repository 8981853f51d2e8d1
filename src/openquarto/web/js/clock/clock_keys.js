// The keys of the clock: Shift ends a turn, Space calls, P pauses, T says the times, U undoes.

/** What the keys do. @typedef {{end(): void, call(): void, pause(): void, say(): void, undo(): void}} Acts */

const CONTROLS = "button, a, input, select, textarea, dialog";

/**
 * @param {Acts} acts
 * @param {() => boolean} isOn whether the keys are wanted, and the clock is there
 */
export function prepareClockKeys(acts, isOn) {
  // Shift alone: pressed and let go with nothing between, so that Shift+Tab and a reader's keys stay theirs.
  let isShiftAlone = false;
  const letters = new Map([
    ["p", () => acts.pause()],
    ["t", () => acts.say()],
    ["u", () => acts.undo()],
  ]);
  addEventListener("keydown", (event) => {
    isShiftAlone = event.key === "Shift" && !event.repeat;
    if (!isOn() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const isIn = (/** @type {string} */ what) =>
      event.target instanceof Element && event.target.closest(what);
    const letter = letters.get(event.key.toLowerCase());
    if (letter && !isIn("input, select, textarea, dialog")) letter();
    else if (event.key === " " && !isIn(CONTROLS)) acts.call();
    else return;
    event.preventDefault();
  });
  addEventListener("keyup", (event) => {
    if (event.key === "Shift" && isShiftAlone && isOn() && !document.querySelector("dialog[open]"))
      acts.end();
    isShiftAlone = false;
  });
  addEventListener("pointerdown", () => (isShiftAlone = false));
}
