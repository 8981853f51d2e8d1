// A pointer under a mask: held or tapped twice it touches, tapped once it acts.

const HELD = 350; // milliseconds: a pointer so long on one place is a touch
const DOUBLE = 300; // two taps within this are one touch, so a single one waits so long
const FAR = 10; // pixels that a finger may stray

/**
 * Lets an element be touched.
 * @param {HTMLElement} place
 * @param {() => boolean} isOn whether there is a mask now
 * @param {(target: EventTarget | null) => void} feel
 * @param {(target: EventTarget | null, pointer: string) => void} act
 */
export function allowTouching(place, isOn, feel, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let holding;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {EventTarget | null} */
  let tapped = null;
  let isHeld = false;
  const release = () => clearTimeout(holding);
  place.addEventListener("pointerdown", (down) => {
    if (!isOn() || down.button !== 0) return;
    isHeld = false;
    const stray = (/** @type {PointerEvent} */ move) => {
      if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) > FAR) release();
    };
    place.addEventListener("pointermove", stray);
    addEventListener("pointerup", () => place.removeEventListener("pointermove", stray), { once: true });
    holding = setTimeout(() => {
      isHeld = true;
      feel(down.target);
    }, HELD);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) place.addEventListener(kind, release);
  place.addEventListener("contextmenu", (event) => isOn() && event.preventDefault());
  place.addEventListener(
    "click",
    (event) => {
      if (!isOn()) return;
      event.stopImmediatePropagation();
      release();
      if (isHeld) {
        isHeld = false;
        return;
      }
      const { target } = event;
      const isSecond = tapped !== null && tapped === target;
      clearTimeout(waiting);
      tapped = isSecond ? null : target;
      if (isSecond) return feel(target);
      waiting = setTimeout(() => {
        tapped = null;
        act(target, /** @type {PointerEvent} */ (event).pointerType || "mouse");
      }, DOUBLE);
    },
    { capture: true },
  );
}
