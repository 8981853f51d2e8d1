// Presses on the clock: a touch counts when it comes down, also while another hand rests on the screen.

/** So long after a touch its click is still that touch, in milliseconds. */
const SAME = 1000;

/**
 * A touch that is not the only one never becomes a click: so the one who taps would wait for a hand of the
 * other.
 * Mouse, keyboard and screen reader press as ever.
 * @param {HTMLElement} button
 * @param {() => void} act
 * @param {() => boolean} isAtOnce whether the press counts when it comes down
 */
export function onPress(button, act, isAtOnce = () => true) {
  let touchedAt = -SAME;
  button.addEventListener("pointerdown", ({ pointerType }) => {
    if (pointerType === "mouse" || !isAtOnce()) return;
    touchedAt = performance.now();
    act();
  });
  button.addEventListener("click", ({ detail }) => {
    if (detail !== 0 && performance.now() - touchedAt < SAME) return;
    act();
  });
}
