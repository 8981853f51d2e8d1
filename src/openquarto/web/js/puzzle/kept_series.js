// The series that goes on in this tab, from page to page; the address says which kind it is.

import { begin, readSeries } from "../puzzle_model/series.js";

/** @typedef {import("../puzzle_model/series.js").Series} Series */

const KEY = "openquarto-series";
const MODES = new Set(["one", "daily", "kind", "streak", "storm", "again", "set"]);

/** Keeps a series. @param {Series} series */
export function keepSeries(series) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(series));
  } catch {
    // It holds until the page is left.
  }
}

/** Where a puzzle of a series is. @param {string} id @param {Series} series */
export function seriesPath(id, { mode }) {
  return mode === "one" ? `/puzzles/${id}` : `/puzzles/${id}?in=${mode}`;
}

/**
 * The series that an address belongs to. A puzzle that was opened by itself is one of its own; what cannot be
 * found again begins anew with this puzzle.
 * @param {string} id
 * @param {string} search the query of the address
 * @returns {Series}
 */
export function seriesAt(id, search) {
  const asked = new URLSearchParams(search).get("in") ?? "one";
  const mode = /** @type {import("../puzzle_model/series.js").Mode} */ (MODES.has(asked) ? asked : "one");
  const kept = mode === "one" ? null : read();
  if (kept?.mode === mode && (kept.list.length === 0 || kept.list.includes(id))) return kept;
  return begin(mode, { list: mode === "kind" || mode === "streak" || mode === "storm" ? [] : [id] });
}

/** @returns {Series | null} */
function read() {
  try {
    return readSeries(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}
