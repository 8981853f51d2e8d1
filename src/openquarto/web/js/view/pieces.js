// The sixteen pieces: their symbols are put into the page once, so that its styles reach their layers.

import { element, svgElement } from "./dom.js";

/** The symbols, not yet in the page. @param {string} url @returns {Promise<Element>} */
export async function loadSymbols(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the pieces cannot be had: ${answer.status}`);
  const text = await answer.text();
  const symbols = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  symbols.setAttribute("class", "symbols");
  symbols.setAttribute("aria-hidden", "true");
  return document.adoptNode(symbols);
}

/** What was asked for: of two tables in one page the second uses the symbols of the first. */
const inserted = new Map();

/** Puts the symbols into the page, once. @param {string} url @returns {Promise<void>} */
export function insertSymbols(url) {
  if (!inserted.has(url)) {
    inserted.set(
      url,
      loadSymbols(url).then((symbols) => document.body.prepend(symbols)),
    );
  }
  return inserted.get(url);
}

/** The id of a piece's symbol. @param {string} piece @param {string} edition */
function symbolOf(piece, edition) {
  return `#${edition === "access" ? "access" : "piece"}-${piece}`;
}

/** An empty picture that can show a piece. */
export function pieceFrame() {
  return svgElement(
    "svg",
    { class: "piece", viewBox: "0 0 100 100", "aria-hidden": "true", focusable: "false" },
    [svgElement("use")],
  );
}

/**
 * Shows a piece in a frame, or nothing.
 * @param {Element} frame
 * @param {string | null} piece
 * @param {string} edition
 */
export function showPiece(frame, piece, edition) {
  const use = /** @type {Element} */ (frame.firstElementChild);
  const wanted = piece === null ? "" : symbolOf(piece, edition);
  if ((use.getAttribute("href") ?? "") === wanted) return;
  if (wanted) use.setAttribute("href", wanted);
  else use.removeAttribute("href");
}

/**
 * One piece in a small well of wood, beside a word that says what it is for.
 * @param {string} piece
 * @param {string} edition
 */
export function tile(piece, edition) {
  const frame = pieceFrame();
  showPiece(frame, piece, edition);
  return element("span", { class: "tile", attributes: { "aria-hidden": "true" } }, [frame]);
}
