// The marks of a reviewed game: where to begin, what comes next, and what a reason puts on the board. No DOM.

import { readTurn } from "./turn_text.js";

/**
 * @typedef {import("../model/wire.d.ts").Review} Review
 * @typedef {import("../model/wire.d.ts").ReviewedTurn} ReviewedTurn
 * What is drawn over a board: lines as thin capsules, and a piece that is not there yet, half seen.
 * @typedef {{lines: string[], ghost: {square: string, piece: string} | null}} Drawn
 */

/** Whether a turn gave value away: then there is something to be tried again. @param {ReviewedTurn} turn */
export function isSlip({ keep }) {
  return keep.length > 0;
}

/**
 * The turn of a review that stands at a place of the replay.
 * @param {Review | null} review
 * @param {number} at
 */
export function reviewedAt(review, at) {
  return review?.turns.find((turn) => turn.at === at) ?? null;
}

/**
 * Where a review opens: at a slip that was punished, then at another slip, then at what was overlooked; the
 * reader's own come first. Without any mark at the end of the game.
 * @param {Review} review
 * @param {number} last
 * @param {boolean} isReader whether the seat of the review is that of whoever reads it
 */
export function beginning({ turns, seat }, last, isReader) {
  const own = isReader ? turns.filter((turn) => turn.seat === seat) : [];
  const found =
    own.find(({ mark }) => mark === "punished") ??
    own.find(({ mark }) => mark === "unpunished") ??
    turns.find(({ mark }) => mark === "punished") ??
    turns.find(({ mark }) => mark === "unpunished") ??
    turns.find(({ mark }) => mark !== "");
  return found?.at ?? last;
}

/**
 * The place of the nearest mark before or behind a turn; -1 where there is none.
 * @param {Review} review
 * @param {number} at
 * @param {1 | -1} step
 */
export function nextMark({ turns }, at, step) {
  const places = turns.filter(({ mark }) => mark !== "").map((turn) => turn.at);
  return (step > 0 ? places.find((place) => place > at) : places.findLast((place) => place < at)) ?? -1;
}

/**
 * What the reason of a turn puts on the board that the turn has led to: the line that decides and the piece
 * that completes it, else the answer to it.
 * @param {Record<string, any>[]} claims
 * @param {string | null} hand the piece that was given
 * @returns {Drawn}
 */
export function drawnReason(claims, hand) {
  for (const claim of claims) {
    switch (claim.kind) {
      case "hot gift":
        return {
          lines: [claim.threat.line],
          ghost: { square: claim.threat.square, piece: claim.piece },
        };
      case "call":
      case "overlooked":
        return { lines: [claim.line], ghost: null };
      case "complete":
        return { lines: [claim.threat.line], ghost: null };
      case "no safe gift":
      case "empties":
        return { lines: claim.cover.map((/** @type {{line: string}} */ { line }) => line), ghost: null };
      case "refuted":
        return drawnAnswer(claim.line[0] ?? "", hand);
    }
  }
  return { lines: [], ghost: null };
}

/**
 * An answer half seen on its square, with the line that it calls.
 * @param {string} turn
 * @param {string | null} hand
 * @returns {Drawn}
 */
export function drawnAnswer(turn, hand) {
  const { square, line } = turn ? readTurn(turn) : { square: null, line: null };
  return {
    lines: line ? [line] : [],
    ghost: square && hand ? { square, piece: hand } : null,
  };
}

/**
 * What would have kept the class: where the square was right, the pieces that could be given there.
 * @param {ReviewedTurn} turn
 * @param {number} most
 * @returns {{square: string, pieces: string[]} | null}
 */
export function piecesOnSameSquare({ turn, keep }, most = 4) {
  const { square } = readTurn(turn);
  if (!square) return null;
  const pieces = keep
    .map(readTurn)
    .flatMap((kept) => (kept.square === square && kept.gives && !kept.line ? [kept.gives] : []));
  return pieces.length > 0 ? { square, pieces: pieces.slice(0, most) } : null;
}
