// Opens a table as a form says, and goes there; a refusal is told beside the form, and nothing is lost.

/**
 * Opens the table of a form and goes there.
 * @param {HTMLFormElement} form
 * @param {Element | null} place where a refusal is told
 */
export async function openTable(form, place) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
    });
    const told = await answer.json();
    if (answer.ok) return location.assign(told.url);
    fail(place, (told.errors ?? [told.sentence ?? answer.statusText]).join(" "));
  } catch {
    form.submit(); // the server's own page says what is wrong
  }
}

/** @param {Element | null} place @param {string} text */
function fail(place, text) {
  if (!(place instanceof HTMLElement)) return;
  place.textContent = text;
  place.hidden = false;
  place.scrollIntoView({ block: "center" });
}
