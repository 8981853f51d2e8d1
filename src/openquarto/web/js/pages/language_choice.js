// The choice of a language at the top of a page.

/**
 * An arrow on the closed list is only a look at the next language: the page stays until it is taken.
 * @param {(language: string) => void} take
 */
export function prepareLanguage(take) {
  const select = document.querySelector(".language select");
  if (!(select instanceof HTMLSelectElement)) return;
  let isLooking = false;
  select.addEventListener("keydown", ({ key }) => {
    isLooking = key !== "Enter" && key !== " ";
    if (key === "Enter") take(select.value);
  });
  select.addEventListener("pointerdown", () => (isLooking = false));
  select.addEventListener("change", () => {
    if (!isLooking) take(select.value);
  });
  select.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    take(select.value);
  });
}
