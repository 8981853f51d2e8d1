// The list of keys; each can be given another one.

import { KEYS, keysById, remapped } from "../input/keys.js";
import { byId, element, setText } from "../view/dom.js";

export class KeysDialog {
  /**
   * @param {() => import("../model/settings.js").Settings} settings
   * @param {(keys: import("../input/keys.js").ChangedKeys) => void} change
   * @param {() => import("../model/words.js").Catalogue} words
   */
  constructor(settings, change, words) {
    this.settings = settings;
    this.change = change;
    this.words = words;
    /** @type {string | null} */
    this.waitsFor = null;
    const list = byId("key-list");
    list.addEventListener("click", (event) => this.#ask(event.target));
    list.addEventListener("keydown", (event) => this.#hear(event));
    list.addEventListener("focusout", () => this.#stop());
    byId("keys-reset").addEventListener("click", () => {
      this.change({});
      this.show();
    });
  }

  show() {
    const keys = keysById(this.settings().keys);
    const rows = KEYS.map(({ id, message }) => {
      const text = this.words()
        .say(message)
        .replace(/^[^:]*:\s*/, "");
      const key = element("kbd", { text: keys[id].toUpperCase() || "–" });
      const attributes = { type: "button", "data-command": id };
      return element("li", {}, [element("button", { attributes }, [key, " ", element("span", { text })])]);
    });
    byId("key-list").replaceChildren(...rows);
    for (const mark of document.querySelectorAll("kbd[data-key]")) {
      setText(mark, keys[mark.getAttribute("data-key") ?? ""].toUpperCase());
    }
  }

  /** @param {EventTarget | null} target */
  #ask(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    this.#stop();
    this.waitsFor = button.dataset.command ?? null;
    setText(/** @type {Element} */ (button.querySelector("kbd")), this.words().say("key-press"));
  }

  /** @param {KeyboardEvent} event */
  #hear(event) {
    if (!this.waitsFor || ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const command = this.waitsFor;
    this.waitsFor = null;
    if (event.key.length === 1 && event.key !== " ")
      this.change(remapped(this.settings().keys, command, event.key));
    this.show();
    /** @type {HTMLElement | null} */ (
      byId("key-list").querySelector(`[data-command="${command}"]`)
    )?.focus();
  }

  #stop() {
    if (!this.waitsFor) return;
    this.waitsFor = null;
    this.show();
  }
}
