// The end of a game, beside the board: both grids stay readable.

import { SQUARES } from "../model/geometry.js";
import { capital } from "../model/words.js";
import { byId, element } from "../view/dom.js";
import { pieceFrame, showPiece } from "../view/pieces.js";
import { ladderOffer } from "./ladder.js";
import { calledName } from "./players.js";

/**
 * Shows how the game has ended, or nothing while it goes on.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 * @param {() => void} onRematch
 */
export function showEnding(table, words, onRematch) {
  const place = byId("ending");
  const { ending, shown, board } = table.view;
  document.body.classList.toggle("over", Boolean(ending));
  place.hidden = !ending;
  const drawnFor = JSON.stringify([ending, table.next, words.words.language]);
  if (!ending || place.dataset.drawn === drawnFor) return;
  place.dataset.drawn = drawnFor;
  const offer = ladderOffer(table, words);
  place.replaceChildren(
    element("p", { class: "ending-title", text: ending.title }),
    ...ending.sentences.map((text) => element("p", { class: "ending-text", text })),
    ...shown.map((quarto) =>
      element("p", {
        class: "ending-line",
        text: words.say("shown", {
          line: capital(words.line(quarto.line)),
          sides: quarto.sides.join(words.say("list-separator")),
        }),
      }),
    ),
    ...shown.slice(0, 1).map((quarto) =>
      strip(
        quarto.squares.map((square) => board[SQUARES.indexOf(square)]),
        table.rules.edition,
      ),
    ),
    ...(ending.missed.length ? [missed(ending.missed, words)] : []),
    ...(table.next && table.byLink
      ? [element("p", { class: "ending-text", text: words.say(rematchWords(table)) })]
      : []),
    ...(offer ? [offer] : []),
    buttons(table, words, onRematch),
  );
}

/** Where another game waits. @param {import("../model/wire.d.ts").Table} table */
export function rematchWords({ seat }) {
  return seat === "none" ? "rematch-begun" : "rematch-asked";
}

/** The four pieces on a strip of the same wood. @param {(string | null)[]} pieces @param {string} edition */
function strip(pieces, edition) {
  const frames = pieces.map((piece) => {
    const frame = pieceFrame();
    showPiece(frame, piece, edition);
    return element("span", { class: "well" }, [frame]);
  });
  return element("p", { class: "strip", attributes: { "aria-hidden": "true" } }, frames);
}

/** @param {string[]} texts @param {import("../model/words.js").Catalogue} words */
function missed(texts, words) {
  return element("div", { class: "missed" }, [
    element("p", { class: "label", text: words.say("missed") }),
    element(
      "ul",
      { class: "facts" },
      texts.map((text) => element("li", { text })),
    ),
  ]);
}

/**
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 * @param {() => void} onRematch
 */
function buttons(table, words, onRematch) {
  const other = table.second; // the other one gives first next time
  const who =
    other.isMe && table.seat !== "both"
      ? words.say("rematch-you")
      : words.say("rematch-other", { who: calledName(table, "second", words) });
  const again = table.next
    ? element("a", {
        class: "primary",
        text: words.say("rematch-go"),
        attributes: { href: `/table/${table.next}` },
      })
    : element("button", { class: "primary", text: who, attributes: { type: "button" } });
  if (!table.next) again.addEventListener("click", onRematch);
  const isWatching = table.seat === "none";
  const fresh = element("a", {
    class: "quiet-button",
    text: words.say("label-new"),
    attributes: { href: "/new" },
  });
  const record = element("button", {
    class: "quiet-button",
    text: words.say("label-record"),
    attributes: { type: "button", "data-open": "record-dialog" },
  });
  return element("div", { class: "ending-buttons" }, [
    ...(isWatching && !table.next ? [] : [again]),
    fresh,
    record,
  ]);
}
