// Games that were played without a network, offered to the server that is back: brought with one press.

import { readExisting, writeExisting } from "./kept_games.js";

const URL_BROUGHT = "/api/games/brought";
const TOO_MANY = 429;

/**
 * @param {import("./shelf.js").Kept} game
 * @returns {Promise<"brought" | "later" | "refused" | "busy" | "cut">}
 */
async function bring([, body]) {
  const headers = { "Content-Type": "application/octet-stream", Accept: "application/json" };
  const answer = await fetch(URL_BROUGHT, {
    method: "POST",
    headers,
    body: /** @type {BodyInit} */ (body),
  }).catch(() => null);
  if (!answer || answer.status >= 500) return "cut";
  if (answer.status === TOO_MANY) return "busy";
  if (answer.status === 204) return "later";
  return answer.ok ? "brought" : "refused";
}

class Bringing {
  /** @param {HTMLElement} card @param {import("./shelf.js").Kept[]} games */
  constructor(card, games) {
    this.card = card;
    this.games = games;
    /** @type {Record<string, string>} */
    this.words = JSON.parse(this.#part("[data-words]").textContent ?? "{}");
    this.button = /** @type {HTMLButtonElement} */ (this.#part("[data-bring-now]"));
    this.bar = /** @type {HTMLProgressElement} */ (this.#part("progress"));
    this.button.onclick = () => void this.#bringAll();
    this.#tell("offer");
    card.hidden = false;
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.card.querySelector(selector));
  }

  /** @param {string} name @param {number} count */
  #tell(name, count = this.games.length) {
    this.#part("[data-bring-told]").textContent = this.words[name].replace("{count}", String(count));
  }

  async #bringAll() {
    this.button.disabled = true;
    this.bar.hidden = false;
    this.#tell("bringing");
    /** @type {import("./shelf.js").Kept[]} */
    const left = [];
    let [count, fault] = [0, ""];
    for (const [at, game] of this.games.entries()) {
      this.bar.value = at / this.games.length;
      const came = fault ? "cut" : await bring(game);
      if (came === "busy" || (came === "cut" && !fault)) fault = came;
      if (came === "brought") count += 1;
      if (came === "brought" || came === "later") await writeExisting(game);
      else left.push(game);
    }
    this.games = left;
    this.bar.hidden = true;
    this.button.disabled = false;
    this.button.hidden = left.length === 0;
    this.#part("[data-bring-see]").hidden = count === 0;
    if (left.length === 0) this.#tell(count ? "done" : "nothing", count);
    else this.#tell(fault || "refused");
    (count ? this.#part("[data-bring-see]") : this.button).focus();
  }
}

/** Offers the games of this browser that the server has not got yet; shows nothing where there are none. */
export async function prepareBringing() {
  const card = document.querySelector("[data-bring]");
  if (!(card instanceof HTMLElement)) return;
  const games = await readExisting().catch(() => []); // storage is switched off: there are none
  if (games.length > 0) new Bringing(card, games);
}
