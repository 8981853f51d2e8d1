// The end of a game, beside the board: both grids stay readable.

import { SQUARES } from "../model/geometry.js";
import { capital } from "../model/words.js";
import { byId, element } from "../view/dom.js";
import { pieceFrame, showPiece } from "../view/pieces.js";
import { ladderOffer } from "./ladder.js";
import { calledName } from "./players.js";

/**
 * What the buttons do; `lesson`: the words and the buttons of a small match, in the place of those of a game.
 * @typedef {{
 *   rematch: () => void, share: () => void, lesson: () => {text: Node, buttons: Node[]} | null,
 * }} Ways
 */

/**
 * Shows how the game has ended, or nothing while it goes on.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 * @param {Ways} ways
 */
export function showEnding(table, words, ways) {
  const [head, place] = [byId("ending-head"), byId("ending")];
  const { ending } = table.view;
  document.body.classList.toggle("over", Boolean(ending));
  head.hidden = place.hidden = !ending;
  const { first, second, next } = table;
  const lesson = ending ? ways.lesson() : null;
  const points = [first.points, second.points];
  const drawnFor = JSON.stringify([ending, next, points, words.words.language, lesson !== null]);
  if (!ending || place.dataset.drawn === drawnFor) return;
  place.dataset.drawn = drawnFor;
  const offer = ladderOffer(table, words);
  head.replaceChildren(...headParts(table, ending, words));
  place.replaceChildren(
    ...(next && table.byLink
      ? [element("p", { class: "ending-text", text: words.say(rematchWords(table)) })]
      : []),
    ...(offer ? [offer] : []),
    ...(lesson ? [lesson.text] : []),
    buttons(table, words, ways, lesson?.buttons ?? []),
  );
}

/**
 * Who won and how, the four pieces, the score.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/wire.d.ts").Ending} ending
 * @param {import("../model/words.js").Catalogue} words
 */
function headParts(table, ending, words) {
  const { shown, board } = table.view;
  return [
    element("h2", { class: "ending-title", text: ending.title }),
    ...ending.sentences.map((text) => element("p", { class: "ending-text", text })),
    ...shown.map((quarto) =>
      element("p", {
        class: "ending-text ending-line",
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
    ...score(table, words),
  ];
}

/**
 * The points of both in the games of this series; one's own come first.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 */
function score(table, words) {
  if (table.first.points + table.second.points === 0) return [];
  const seats = /** @type {("first" | "second")[]} */ (
    table.seat === "second" ? ["second", "first"] : ["first", "second"]
  );
  const format = new Intl.NumberFormat(words.words.language);
  const [mine, other] = seats.map((seat) => ({
    name: table[seat].isMe && table.seat !== "both" ? words.say("you") : table[seat].name,
    points: format.format(table[seat].points),
  }));
  return [
    element("p", { class: "score card" }, [
      element("span", { class: "score-name", text: mine.name }),
      " ",
      element("strong", { class: "score-points", text: `${mine.points} – ${other.points}` }),
      " ",
      element("span", { class: "score-name", text: other.name }),
    ]),
  ];
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

/**
 * Whoever waits for the next game comes first, then a look back at this one.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 * @param {Ways} ways
 * @param {Node[]} ahead what comes first in a lesson, in the place of another game
 */
function buttons(table, words, ways, ahead) {
  const hasTurns = table.view.board.some((piece) => piece !== null);
  const isWaitedFor = Boolean(table.next);
  const again = againButton(table, words, ways.rematch);
  again.className = isWaitedFor || !hasTurns ? "primary" : "quiet-button";
  const review = element("a", {
    class: isWaitedFor || ahead.length > 0 ? "quiet-button" : "primary",
    text: words.say("review-game"),
    attributes: { href: `/table/${table.game}/review`, id: "review-game" },
  });
  const share = quietButton(words.say("share"), { id: "share" });
  share.addEventListener("click", ways.share);
  const fresh = element("a", {
    class: "quiet-button",
    text: words.say("label-new"),
    attributes: { href: "/new" },
  });
  const isWatching = table.seat === "none";
  if (ahead.length > 0) {
    return element("div", { class: "ending-buttons" }, [...ahead, ...(hasTurns ? [review] : []), share]);
  }
  return element("div", { class: "ending-buttons" }, [
    ...(isWaitedFor ? [again] : []),
    ...(hasTurns ? [review] : []),
    ...(isWatching || isWaitedFor ? [] : [again]),
    share,
    fresh,
    quietButton(words.say("label-record"), { "data-open": "record-dialog" }),
  ]);
}

/**
 * The way to another game: the one that waits, or a wish for one in which the other gives first.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {import("../model/words.js").Catalogue} words
 * @param {() => void} rematch
 */
function againButton(table, words, rematch) {
  if (table.next) {
    return element("a", { text: words.say("rematch-go"), attributes: { href: `/table/${table.next}` } });
  }
  const who =
    table.second.isMe && table.seat !== "both"
      ? words.say("rematch-you")
      : words.say("rematch-other", { who: calledName(table, "second", words) });
  const button = quietButton(who, { id: "rematch" });
  button.addEventListener("click", rematch);
  return button;
}

/** @param {string} text @param {Record<string, string>} attributes */
function quietButton(text, attributes) {
  return element("button", { class: "quiet-button", text, attributes: { type: "button", ...attributes } });
}
