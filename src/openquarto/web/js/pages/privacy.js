// Forgetting a name: asked once more, then done, and told.

/** Prepares the button, if it is on this page. */
export function prepareForgetting() {
  const place = document.querySelector("[data-forget]");
  if (!place) return;
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (place.querySelector(`[data-${name}]`));
  const [ask, sure, told] = [part("ask"), part("sure"), part("told")];
  const answered = (/** @type {string} */ text) => {
    sure.hidden = true;
    ask.focus();
    told.textContent = text;
  };
  ask.addEventListener("click", () => {
    told.textContent = "";
    sure.hidden = false;
    part("cancel").focus();
  });
  part("cancel").addEventListener("click", () => answered(""));
  part("really").addEventListener("click", async () => {
    const answer = await fetch("/api/name", {
      method: "DELETE",
      headers: { Accept: "application/json" },
    }).catch(() => null);
    answered((answer?.ok ? told.dataset.done : told.dataset.failed) ?? "");
  });
}
