// Steps by the keys that are free outside the grids, and by a finger that wipes over the board.

const KEYS = /** @type {Record<string, import("../model/replay.js").Step>} */ ({
  ArrowLeft: "before",
  ArrowRight: "next",
  Home: "first",
  End: "last",
});
// Where arrows and Home have a meaning of their own.
const OWN =
  "input, select, textarea, [role=grid], [role=tree], [role=toolbar], [role=listbox], dialog, pre, " +
  "[contenteditable]";
const SHORTEST = 40; // pixels

/** @param {(step: import("../model/replay.js").Step) => void} onStep */
export function stepByKeys(onStep) {
  document.addEventListener("keydown", (event) => {
    const step = KEYS[event.key];
    const isOurs = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!step || !isOurs || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(OWN)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    onStep(step);
  });
}

/**
 * A wipe to the left leads on, as one turns a page.
 * @param {HTMLElement} place
 * @param {(step: import("../model/replay.js").Step) => void} onStep
 */
export function stepByWiping(place, onStep) {
  /** @type {{id: number, x: number, y: number} | null} */
  let down = null;
  place.addEventListener("pointerdown", (event) => {
    const isFinger = event.pointerType === "touch" && event.isPrimary;
    down = isFinger ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  });
  place.addEventListener("pointercancel", () => (down = null));
  addEventListener("pointerup", (event) => {
    if (down?.id !== event.pointerId) return;
    const [across, along] = [event.clientX - down.x, event.clientY - down.y];
    down = null;
    if (Math.abs(across) < SHORTEST || Math.abs(across) < 2 * Math.abs(along)) return;
    onStep(across < 0 ? "next" : "before");
  });
}
