// The list of keys; each can be given another one.

import { DEFAULT_KEYS, remapped } from "../input/keys.js";
import { byId, element, setText } from "../view/dom.js";

/** @typedef {import("../input/keys.js").Command} Command */

/** The message that explains each command; the catalogue writes the default key before a colon. */
const MESSAGES = {
  row: "r",
  column: "c",
  diagonal: "d",
  blocks: "x",
  all: "v",
  lens: "z",
  hand: "h",
  where: "o",
  turn: "w",
  time: "t",
  last: "l",
  older: "older",
  newer: "newer",
  stock: "s",
  board: "b",
  command: "i",
  call: "q",
  done: "e",
  menu: "m",
  help: "help",
};

export class KeysDialog {
  /**
   * @param {() => import("../model/settings.js").Settings} settings
   * @param {(keys: Partial<Record<Command, string>>) => void} change
   * @param {() => import("../model/words.js").Catalogue} words
   */
  constructor(settings, change, words) {
    this.settings = settings;
    this.change = change;
    this.words = words;
    /** @type {Command | null} */
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
    const table = { ...DEFAULT_KEYS, ...this.settings().keys };
    const commands = /** @type {Command[]} */ (Object.keys(DEFAULT_KEYS));
    byId("key-list").replaceChildren(
      ...commands.map((command) => {
        const text = this.words()
          .say(`key-${MESSAGES[command]}`)
          .replace(/^[^:]*:\s*/, "");
        const key = element("kbd", { text: table[command].toUpperCase() || "–" });
        const button = element("button", { attributes: { type: "button", "data-command": command } }, [
          key,
          " ",
          element("span", { text }),
        ]);
        return element("li", {}, [button]);
      }),
    );
    for (const mark of document.querySelectorAll("kbd[data-key]")) {
      setText(mark, table[/** @type {Command} */ (mark.getAttribute("data-key"))].toUpperCase());
    }
  }

  /** @param {EventTarget | null} target */
  #ask(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    this.#stop();
    this.waitsFor = /** @type {Command} */ (button.dataset.command);
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
