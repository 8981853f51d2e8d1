// My games on their page: continue, rename, delete.

/** Prepares every game of the list. */
export function prepareGames() {
  for (const item of document.querySelectorAll("[data-game]")) prepareGame(/** @type {HTMLElement} */ (item));
}

/** The server says how long ago; when exactly is for this browser to say, which knows its zone. */
export function tellDates() {
  const exact = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "full",
    timeStyle: "short",
  });
  for (const time of document.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!Number.isNaN(date.getTime())) time.title = exact.format(date);
  }
}

/** @param {HTMLElement} item */
function prepareGame(item) {
  const url = `/api/games/${item.dataset.game}`;
  const form = /** @type {HTMLFormElement} */ (item.querySelector("[data-rename-form]"));
  const sure = /** @type {HTMLElement} */ (item.querySelector("[data-sure]"));
  const rename = /** @type {HTMLElement} */ (item.querySelector("[data-rename]"));
  const remove = /** @type {HTMLElement} */ (item.querySelector("[data-delete]"));
  const field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
  rename.addEventListener("click", () => {
    form.hidden = false;
    field.select();
  });
  remove.addEventListener("click", () => {
    sure.hidden = false;
    /** @type {HTMLElement} */ (sure.querySelector("[data-cancel]")).focus();
  });
  form.querySelector("[data-cancel]")?.addEventListener("click", () => {
    form.hidden = true;
    rename.focus();
  });
  sure.querySelector("[data-cancel]")?.addEventListener("click", () => {
    sure.hidden = true;
    remove.focus();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const title = field.value.trim();
    if (!title || !(await sent(url, "PATCH", { title }))) return;
    const link = item.querySelector("[data-title]");
    if (link) link.textContent = title;
    form.hidden = true;
    rename.focus();
    told("saidRenamed");
  });
  sure.querySelector("[data-really]")?.addEventListener("click", async () => {
    if (!(await sent(url, "DELETE"))) return;
    item.remove();
    told("saidDeleted", sure.dataset.gone);
    const empty = document.querySelector("[data-empty]");
    if (empty instanceof HTMLElement) empty.hidden = document.querySelector("[data-game]") !== null;
  });
}

/** @param {string} url @param {string} method @param {unknown} body */
async function sent(url, method, body = undefined) {
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const answer = await fetch(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => null);
  if (!answer?.ok) told("saidFailed", await refusal(answer));
  return answer?.ok ?? false;
}

/** Why the server refuses, if it says so. @param {Response | null} answer @returns {Promise<string>} */
async function refusal(answer) {
  const read = await answer?.json().catch(() => null);
  return read?.sentence ?? "";
}

/** @param {string} which @param {string} sentence one that says more, if there is one */
function told(which, sentence = "") {
  const words = document.querySelector("[data-said-deleted]");
  const place = document.querySelector("[data-told]");
  if (words instanceof HTMLElement && place) place.textContent = sentence || (words.dataset[which] ?? "");
}
