// A turn that is tried again: what is put down so far, as plain data. No DOM, and no side is compared.

import { linesThrough, PIECES, SQUARES } from "../model/geometry.js";

/**
 * A turn in the making; `text` is the turn so far, as a record writes it.
 * @typedef {{
 *   board: (string | null)[], hand: string | null, last: string | null, blocks: boolean, automatic: boolean,
 *   text: string, phase: "place" | "give" | "last look" | "over", mayCall: boolean,
 * }} Attempt
 */

/** Reads a position: rows, hand, last placed square, variant. @param {string} text @returns {Attempt} */
export function begun(text) {
  const [rows, hand, last, variant = "classic"] = text.split(" ");
  const board = Array.from(rows.replaceAll("/", "")).flatMap((sign) =>
    /\d/.test(sign) ? Array(Number(sign)).fill(null) : [sign],
  );
  const flags = variant.split("+");
  return open({
    board,
    hand: hand === "-" ? null : hand,
    last: last === "-" ? null : last,
    blocks: flags.includes("blocks"),
    automatic: flags.includes("auto"),
    text: "",
  });
}

/**
 * The attempt after a piece was placed or given or a line called; null where that cannot be done now.
 * @param {Attempt} attempt
 * @param {string} action b2, M, #a1-d1 or =
 * @returns {Attempt | null}
 */
export function tried(attempt, action) {
  const { board, hand, phase, mayCall } = attempt;
  const text = attempt.text + action;
  if (action.startsWith("#")) return mayCall ? { ...attempt, text, phase: "over", mayCall: false } : null;
  if (action === "=")
    return phase === "last look" ? { ...attempt, text, phase: "over", mayCall: false } : null;
  const at = SQUARES.indexOf(action);
  if (phase === "place" && at >= 0 && board[at] === null) {
    return open({ ...attempt, board: board.with(at, hand), hand: null, last: action, text });
  }
  if (phase === "give" && stockOf(attempt).includes(action)) {
    return { ...attempt, hand: action, text, phase: "over", mayCall: false };
  }
  return null;
}

/** The pieces that can be given. @param {{board: (string | null)[], hand: string | null}} attempt */
export function stockOf({ board, hand }) {
  return PIECES.filter((piece) => piece !== hand && !board.includes(piece));
}

/** The lines that may be called: by geometry alone. @param {Attempt} attempt */
export function callable({ last, blocks, mayCall }) {
  if (!mayCall || !last) return [];
  const kinds = /** @type {const} */ (["row", "column", "diagonal", ...(blocks ? ["block"] : [])]);
  return kinds.flatMap((kind) => linesThrough(/** @type {"row"} */ (kind), last));
}

/** @param {Omit<Attempt, "phase" | "mayCall">} attempt @returns {Attempt} */
function open(attempt) {
  const isFull = !attempt.board.includes(null);
  const look = attempt.automatic ? "over" : "last look";
  const phase = attempt.hand !== null ? "place" : isFull ? look : "give";
  return { ...attempt, phase, mayCall: !attempt.automatic && attempt.last !== null };
}
