// The keys of a review: n and p lead to the marks, y says why; off where keys are switched off.

// Where letters are written, or where another part of the page waits for an answer.
const OWN = "input, select, textarea, dialog, [contenteditable]";

/**
 * Listens everywhere in the page; a key that means something else on the board goes there first.
 * @param {{keysOn: boolean}} settings
 * @param {{next: () => void, before: () => void, why: () => void}} ways
 */
export function listenToReviewKeys({ keysOn }, { next, before, why }) {
  if (!keysOn) return;
  const keys = /** @type {Record<string, () => void>} */ ({ n: next, p: before, y: why });
  document.addEventListener("keydown", (event) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(OWN)) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    act();
  });
}
