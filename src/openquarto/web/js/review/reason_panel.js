// What is said of a turn beside the board: its mark, the reason, and what would have kept the value.

import { element } from "../view/dom.js";
import { markIcon } from "./drawings.js";
import { piecesOnSameSquare } from "./marks.js";
import { readTurn } from "./turn_text.js";
import { tile } from "../view/pieces.js";

/**
 * @typedef {import("../model/wire.d.ts").ReviewedTurn} ReviewedTurn
 * @typedef {import("../model/wire.d.ts").Reason} Reason
 * @typedef {import("../model/words.js").Catalogue} Catalogue
 */

/**
 * The turn on the board, as elements.
 * @param {ReviewedTurn} reviewed
 * @param {string} label Turn 11 of 12
 * @param {string} edition
 * @param {Catalogue} words
 */
export function reasonParts(reviewed, label, edition, words) {
  const { mark, heading, change, why } = reviewed;
  const title = element("h2", {
    class: "reason-title",
    text: heading || `${label}.`,
    attributes: { tabindex: "-1" },
  });
  return [
    element("div", { class: "reason-head" }, [
      ...(mark ? [markIcon(mark)] : []),
      element("div", {}, [
        title,
        ...(change ? [element("p", { class: "reason-change", text: change })] : []),
      ]),
    ]),
    ...(why.sentences.length > 0
      ? [element("p", { class: "reason-text", text: why.sentences.join(" ") })]
      : []),
    ...rowsOf(why, words),
    ...heldParts(reviewed, edition, words),
  ];
}

/**
 * What a reason is made of, folded: a real table.
 * @param {Pick<Reason, "rows" | "summary">} why
 * @param {Catalogue} words
 */
export function rowsOf({ rows = [], summary = "" }, words) {
  if (rows.length === 0) return [];
  const body = rows.map(({ heading, text }) =>
    element("tr", {}, [
      element("th", { text: heading, attributes: { scope: "row" } }),
      element("td", { text }),
    ]),
  );
  return [
    element("details", { class: "reason-rows" }, [
      element("summary", { text: summary || words.say("review-rows") }),
      element("div", { class: "reason-scroll" }, [element("table", {}, [element("tbody", {}, body)])]),
    ]),
  ];
}

/**
 * What would have kept the win or the draw, with the pieces drawn.
 * @param {ReviewedTurn} reviewed
 * @param {string} edition
 * @param {Catalogue} words
 */
export function heldParts(reviewed, edition, words) {
  const { keep, kept, better, before } = reviewed;
  if (keep.length === 0) return [];
  const same = piecesOnSameSquare(reviewed);
  const items = same
    ? same.pieces.map((piece) => item(piece, words.piece(piece), edition))
    : better.map(({ turn, text }) => item(readTurn(turn).gives, text, edition));
  return [
    element("div", { class: "held card" }, [
      element("h3", { class: "label", text: words.say(`review-better-${before[0].toLowerCase()}`) }),
      ...(same
        ? [element("p", { text: words.say("review-square-fine", { square: words.square(same.square) }) })]
        : []),
      element("ul", { class: "held-list" }, items),
    ]),
    element("p", { class: "kept", text: kept }),
  ];
}

/** @param {string | null} piece @param {string} text @param {string} edition */
function item(piece, text, edition) {
  return element("li", {}, [...(piece ? [tile(piece, edition)] : []), element("span", { text })]);
}
