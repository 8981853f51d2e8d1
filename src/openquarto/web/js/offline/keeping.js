// Keep for offline, on the home page: says how much it is, fetches it with progress, offers newer versions.

import { KeepingError, canKeep, keep, keptVersion, letGo, offered } from "./kept_package.js";

class Keeping {
  /** @param {HTMLElement} card */
  constructor(card) {
    this.card = card;
    /** @type {Record<string, string>} */
    this.words = JSON.parse(this.#part("[data-words]").textContent ?? "{}");
    this.bar = /** @type {HTMLProgressElement} */ (this.#part("progress"));
    this.button = this.#part("[data-keep-now]");
    this.#part("[data-let-go]").onclick = () => this.#letGo();
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.card.querySelector(selector));
  }

  /** @param {string} name @param {Record<string, string>} values */
  #tell(name, values = {}) {
    const text = this.words[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
    this.#part("[data-told]").textContent = text;
  }

  async show() {
    this.card.hidden = false;
    if (!canKeep()) return this.#tell("fault-old");
    const kept = await keptVersion();
    const wanted = await offered().catch((problem) => {
      if (!kept) throw problem; // nothing is kept, and nothing can be
      return null; // the network is cut
    });
    if (!wanted || kept?.version === wanted.version) {
      this.#tell("kept");
      return this.#showButtons(true, "");
    }
    const megabytes = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
    const size = megabytes.format(wanted.compressed / 1e6);
    this.#tell(kept ? "new" : "offer", { size });
    this.#showButtons(kept !== null, kept ? "update" : "keep");
    this.button.onclick = () => this.#keep(wanted);
  }

  /** @param {boolean} isKept @param {"" | "keep" | "update" | "again"} action */
  #showButtons(isKept, action) {
    this.button.hidden = !action;
    this.button.textContent = action ? this.words[action] : "";
    for (const each of this.card.querySelectorAll("[data-keep-open], [data-let-go]")) {
      /** @type {HTMLElement} */ (each).hidden = !isKept; // no way to what is open already
    }
  }

  /** @param {import("./kept_package.js").Package} wanted */
  async #keep(wanted) {
    this.button.hidden = true;
    this.#tell("fetching");
    this.bar.hidden = false;
    try {
      const isNewer = (await keptVersion()) !== null;
      await keep(wanted, (share) => (this.bar.value = share));
      this.#tell(isNewer ? "renewed" : "done");
      this.#showButtons(true, "");
      /** @type {HTMLElement} */ (this.card.querySelector("[data-keep-open], [data-let-go]")).focus();
    } catch (problem) {
      this.#tell(`fault-${problem instanceof KeepingError ? problem.why : "network"}`);
      this.#showButtons((await keptVersion()) !== null, "again");
    }
    this.bar.hidden = true;
  }

  async #letGo() {
    await letGo();
    await this.show().catch(() => this.#showButtons(false, "")); // without a network nothing can be kept now
    this.#tell("gone");
  }
}

/** Shows what can be kept, where this server offers it. */
export async function prepareKeeping() {
  const card = document.querySelector("[data-keep]");
  if (!(card instanceof HTMLElement)) return;
  await new Keeping(card).show().catch(() => (card.hidden = true)); // the server offers it no more
}
