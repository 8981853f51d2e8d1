// Keeps the screen awake while a clock is on it, where the browser can.

/** @returns {(isWanted: boolean) => void} asks for it, or lets it go */
export function prepareWakeLock() {
  /** @type {WakeLockSentinel | null} */
  let held = null;
  let isWanted = false;
  const ask = async () => {
    if (!isWanted || held || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      held = await navigator.wakeLock.request("screen");
      held.addEventListener("release", () => (held = null));
    } catch {
      // Little battery is left, or it is not allowed: the screen goes dark as ever.
    }
  };
  // A browser lets go of it when the page is hidden.
  document.addEventListener("visibilitychange", () => void ask());
  return (wanted) => {
    isWanted = wanted;
    if (wanted) void ask();
    else void held?.release();
  };
}
