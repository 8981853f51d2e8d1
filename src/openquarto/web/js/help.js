// The list of keys; each can be given another one.

import { found, made, write } from "./dom.js";
import { DEFAULT_KEYS, remapped } from "./keys.js";

/** @typedef {import("./keys.js").Command} Command */

/** The message that explains each command; the catalogue writes the default key before a colon. */
const MESSAGES = {
  row: "r", column: "c", diagonal: "d", blocks: "x", all: "v", lens: "z", hand: "h", where: "o", turn: "w", time: "t",
  last: "l", older: "older", newer: "newer", stock: "s", board: "b", command: "i", call: "q", done: "e", menu: "m", help: "help",
};

export class Help {
  /**
   * @param {() => import("./settings.js").Settings} settings
   * @param {(keys: Partial<Record<Command, string>>) => void} change
   * @param {() => import("./words.js").Catalogue} words
   */
  constructor(settings, change, words) {
    this.settings = settings;
    this.change = change;
    this.words = words;
    /** @type {Command | null} */
    this.waitsFor = null;
    const list = found("key-list");
    list.addEventListener("click", (event) => this.#ask(event.target));
    list.addEventListener("keydown", (event) => this.#hear(event));
    list.addEventListener("focusout", () => this.#stop());
    found("keys-reset").addEventListener("click", () => {
      this.change({});
      this.show();
    });
  }

  show() {
    const table = { ...DEFAULT_KEYS, ...this.settings().keys };
    const commands = /** @type {Command[]} */ (Object.keys(DEFAULT_KEYS));
    found("key-list").replaceChildren(...commands.map((command) => {
      const text = this.words().say(`key-${MESSAGES[command]}`).replace(/^[^:]*:\s*/, "");
      const key = made("kbd", { text: table[command].toUpperCase() || "–" });
      const button = made("button", { attributes: { type: "button", "data-command": command } }, [key, " ", made("span", { text })]);
      return made("li", {}, [button]);
    }));
    for (const mark of document.querySelectorAll("kbd[data-key]")) {
      write(mark, table[/** @type {Command} */ (mark.getAttribute("data-key"))].toUpperCase());
    }
  }

  /** @param {EventTarget | null} target */
  #ask(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    this.#stop();
    this.waitsFor = /** @type {Command} */ (button.dataset.command);
    write(/** @type {Element} */ (button.querySelector("kbd")), this.words().say("key-press"));
  }

  /** @param {KeyboardEvent} event */
  #hear(event) {
    if (!this.waitsFor || ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const command = this.waitsFor;
    this.waitsFor = null;
    if (event.key.length === 1 && event.key !== " ") this.change(remapped(this.settings().keys, command, event.key));
    this.show();
    /** @type {HTMLElement | null} */ (found("key-list").querySelector(`[data-command="${command}"]`))?.focus();
  }

  #stop() {
    if (!this.waitsFor) return;
    this.waitsFor = null;
    this.show();
  }
}
