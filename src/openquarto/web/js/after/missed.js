// The quartos that were missed, as buttons that lead to the turn in which each was made.

import { element, svgElement } from "../view/dom.js";

/**
 * @param {HTMLElement} place
 * @param {import("../model/wire.d.ts").Replay} replay
 * @param {import("../model/words.js").Catalogue} words
 * @param {(missed: import("../model/wire.d.ts").MissedQuarto) => void} onChoose
 */
export function showMissed(place, { missed, turns }, words, onChoose) {
  place.hidden = missed.length === 0;
  place.replaceChildren(
    element("h2", { class: "label", text: words.say("missed") }),
    element(
      "ul",
      { class: "missed-list" },
      missed.map((each) => {
        const button = element("button", { class: "missed-one", attributes: { type: "button" } }, [
          mark(),
          element("span", { class: "missed-words" }, [
            element("strong", { text: each.title }),
            " ",
            element("span", { class: "missed-text", text: each.text }),
            " ",
            element("span", { class: "missed-move", text: turns[each.at].move }),
          ]),
          arrow(),
        ]);
        button.addEventListener("click", () => onChoose(each));
        return element("li", {}, [button]);
      }),
    ),
  );
}

/** Marks the one that is on the board; none with -1. @param {HTMLElement} place @param {number} at */
export function markMissed(place, at) {
  place.querySelectorAll("button").forEach((button, each) => {
    if (each === at) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  });
}

/** A double ring with a Q: overlooked. */
function mark() {
  const ring = (/** @type {number} */ r) => svgElement("circle", { cx: 12, cy: 12, r });
  const tail = svgElement("path", { d: "M12.4 12.6l3 3" });
  return svgElement("svg", { class: "icon missed-mark", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    ring(10.5),
    ring(7.6),
    svgElement("circle", { cx: 12, cy: 12, r: 3.2 }),
    tail,
  ]);
}

function arrow() {
  return svgElement("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
    svgElement("path", { d: "M9 6l6 6-6 6" }),
  ]);
}
