// What a position is worth, in words: value, calls that can be made, best play turn by turn.

import { turnLabel, valueWords } from "../analysis_model/told.js";
import { turnParts } from "../analysis_model/values.js";
import { byId, element, setText } from "../view/dom.js";
import { showChip } from "./value_chip.js";
import { tile } from "../view/pieces.js";

/** A draw goes on to the last piece: its first steps tell enough. */
const LONGEST = 6;

/**
 * @typedef {import("../model/wire.d.ts").ValuedTurn} ValuedTurn
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

export class Verdict {
  /** @param {{play: (turns: ValuedTurn[]) => void, again: () => void}} on */
  constructor(on) {
    this.on = on;
    this.place = byId("verdict");
    this.chip = byId("verdict-chip");
    this.text = byId("headline");
    this.calls = byId("calls");
    this.line = byId("best-line");
    this.steps = byId("best-steps");
    this.again = byId("again");
    this.again.addEventListener("click", () => on.again());
  }

  /**
   * A value with its sentence; "" where it is not known.
   * @param {string} value
   * @param {string} sentence
   * @param {{isRefused?: boolean}} how
   */
  show(value, sentence, { isRefused = false } = {}) {
    showChip(this.chip, value);
    this.chip.hidden = !value;
    setText(this.text, sentence);
    this.place.classList.toggle("refused", isRefused);
    this.again.hidden = !isRefused;
  }

  /**
   * The calls that win now, as buttons.
   * @param {ValuedTurn[]} calls
   * @param {Catalogue} words
   */
  showCalls(calls, words) {
    this.calls.hidden = calls.length === 0;
    this.calls.replaceChildren(
      ...calls.map((each) => {
        const button = element("button", {
          class: "quiet-button call-turn",
          text: each.text || turnLabel(each.turn, words),
          attributes: { type: "button" },
        });
        button.addEventListener("click", () => this.on.play([each]));
        return button;
      }),
    );
  }

  /**
   * Best play to the end; each step plays all up to itself.
   * @param {ValuedTurn[]} line
   * @param {Catalogue} words
   * @param {string} edition
   */
  showLine(line, words, edition) {
    const shown = line[0]?.value === "D" ? line.slice(0, LONGEST) : line;
    this.line.hidden = shown.length === 0;
    this.steps.replaceChildren(
      ...shown.map((each, at) => {
        const { piece } = turnParts(each.turn);
        const label = turnLabel(each.turn, words);
        const button = element("button", { class: "line-step", attributes: { type: "button" } }, [
          element("span", { class: "unseen", text: `${each.text}, ${valueWords(each.value, words)}` }),
          element("span", { text: label, attributes: { "aria-hidden": "true" } }),
          ...(piece ? [tile(piece, edition)] : []),
        ]);
        button.addEventListener("click", () => this.on.play(line.slice(0, at + 1)));
        return element("li", {}, [button]);
      }),
    );
  }
}
