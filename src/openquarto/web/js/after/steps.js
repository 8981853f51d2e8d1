// The bar that steps through the turns of a game: four buttons, which turn it is, and what happened in it.

import { STEPS } from "../model/replay.js";
import { element, setText, svgElement } from "../view/dom.js";

const ICONS = {
  first: "M6 6v12M18 6l-7 6 7 6",
  before: "M15 6l-6 6 6 6",
  next: "M9 6l6 6-6 6",
  last: "M18 6v12M6 6l7 6-7 6",
};

export class Steps {
  /**
   * @param {HTMLElement} place
   * @param {(step: import("../model/replay.js").Step) => void} onStep
   */
  constructor(place, onStep) {
    this.place = place;
    this.title = element("h2", { class: "label", attributes: { id: "steps-title" } });
    this.label = element("span", { class: "step-label" });
    this.move = element("span", { class: "step-move", attributes: { "aria-hidden": "true" } });
    this.words = element("span", { class: "step-said" });
    this.buttons = STEPS.map((step) => {
      const icon = svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
        svgElement("path", { d: ICONS[step] }),
      ]);
      const name = element("span", { class: "unseen" });
      const button = element(
        "button",
        { class: "quiet-button", attributes: { type: "button", "data-step": step } },
        [icon, name],
      );
      button.addEventListener("click", () => onStep(step));
      return { step, button, name };
    });
    place.setAttribute("aria-labelledby", "steps-title");
    place.replaceChildren(
      element("div", { class: "steps-head" }, [this.title, this.label]),
      element(
        "div",
        { class: "step-buttons" },
        this.buttons.map(({ button }) => button),
      ),
      element("p", { class: "step-words" }, [this.move, " ", this.words]),
    );
  }

  /**
   * Shows where one is; what leads no further says so.
   * @param {import("../model/wire.d.ts").ReplayTurn} turn
   * @param {{isFirst: boolean, isLast: boolean}} where
   * @param {import("../model/words.js").Catalogue} words
   */
  show(turn, { isFirst, isLast }, words) {
    this.place.hidden = false;
    setText(this.title, words.say("steps"));
    setText(this.label, turn.label);
    setText(this.move, turn.move);
    setText(this.words, turn.sentences.join(" "));
    for (const { step, button, name } of this.buttons) {
      const isDone = step === "first" || step === "before" ? isFirst : isLast;
      setText(name, words.say(`step-${step}`));
      button.setAttribute("aria-disabled", String(isDone));
    }
  }
}
