// Roles without accounts: the way in by the secret behind a link's #, and links to be passed on.

/** Asks a question that changes something. @param {string} path @param {Record<string, string>} body */
export function ask(path, body) {
  return fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * Comes in with the secret behind the #, which leaves the address at once.
 * @param {HTMLElement} place where it is told if that fails
 * @param {string} path such as /api/club/NAME
 */
export async function comeIn(place, path) {
  const secret = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  const answer = await ask(`${path}/come`, { secret }).catch(() => null);
  if (answer?.ok) location.replace((await answer.json()).url);
  else place.textContent = place.dataset.failed ?? "";
}

/**
 * Lets buttons with data-key show a link and its QR code.
 * @param {string} path such as /api/club/NAME
 * @param {string} field by which the number of a button is sent
 */
export function prepareLinks(path, field) {
  document.addEventListener("click", async ({ target }) => {
    const card = /** @type {HTMLElement | null} */ (document.querySelector("[data-key-card]"));
    const button = /** @type {HTMLElement | null} */ (
      target instanceof Element ? target.closest("[data-key]") : null
    );
    if (!button || !card) return;
    const { key = "0", keyAnew } = button.dataset;
    const wanted = { [field]: key, anew: keyAnew === undefined ? "" : "1" };
    const answer = await ask(`${path}/key`, wanted).catch(() => null);
    if (!answer?.ok) return;
    const told = await answer.json();
    const link = /** @type {HTMLAnchorElement} */ (card.querySelector("[data-key-link]"));
    link.href = told.url;
    link.textContent = told.url;
    /** @type {HTMLImageElement} */ (card.querySelector("[data-key-picture]")).src = told.qr;
    card.hidden = false;
    card.focus();
  });
}
