// The command field: its line goes to the server; a line that was taken leaves it, a refused one stays.

import { byId } from "../view/dom.js";

export class CommandField {
  /**
   * @param {(text: string) => string | null} send answers the id under which the line went, or null if it
   *   could not
   * @param {() => void} onEmptied
   */
  constructor(send, onEmptied) {
    this.onEmptied = onEmptied;
    this.input = /** @type {HTMLInputElement} */ (byId("line"));
    this.id = "";
    this.text = "";
    byId("command").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      const id = text ? send(text) : null;
      if (id === null) return;
      this.id = id;
      this.text = this.input.value;
      this.input.select(); // the next line can be typed over it
    });
  }

  focus() {
    this.input.focus();
  }

  /** What is expected now stands in the empty field. @param {string} prompt */
  showPrompt(prompt) {
    this.input.placeholder = prompt;
  }

  /**
   * Whether an answer is to the last line; if so and it is still there, the field is emptied.
   * @param {string} id
   */
  taken(id) {
    if (this.id !== id) return false;
    if (this.input.value && this.input.value === this.text) {
      this.input.value = "";
      this.onEmptied();
    }
    return true;
  }
}
