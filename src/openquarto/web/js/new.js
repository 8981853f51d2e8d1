// The form of a new table: says what each level is like, and sits down without leaving an error page behind.

export function prepareNew() {
  const form = document.querySelector("form[data-start]");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void start(form);
  });
  if ("new" in form.dataset) {
    form.addEventListener("change", () => tell(form));
    tell(form);
    if ("atOnce" in form.dataset) void start(form);
  }
}

/** Shows what belongs to the opponent that is chosen. @param {HTMLFormElement} form */
function tell(form) {
  const chosen = form.querySelector('input[name="opponent"]:checked');
  const about = form.querySelector("[data-about-level]");
  if (about) about.textContent = chosen?.getAttribute("data-about") ?? "";
  const names = form.querySelector("[data-names]");
  if (names instanceof HTMLElement) names.hidden = !(chosen instanceof HTMLInputElement && chosen.value === "here");
}

/** @param {HTMLFormElement} form */
async function start(form) {
  const place = document.querySelector("[data-start-error]");
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  try {
    const answer = await fetch(form.action, { method: "POST", headers: { Accept: "application/json" }, body });
    const told = await answer.json();
    if (answer.ok) return location.assign(told.url);
    fail(place, (told.errors ?? [told.error ?? answer.statusText]).join(" "));
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
