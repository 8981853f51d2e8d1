// The index of all puzzles, as it comes from the server column by column, made into entries.

/**
 * What GET /api/puzzles/index answers.
 * @typedef {{
 *   ids: string, kinds: string[], variants: string[],
 *   kind: number[], inner: number[], variant: number[], rating: number[],
 * }} Columns
 */

const LENGTH = 8; // characters of an id

/**
 * The entries, in the order of the file.
 * @param {Columns} columns
 * @returns {import("./choosing.js").Entry[]}
 */
export function entriesOf({ ids, kinds, variants, kind, inner, variant, rating }) {
  return rating.map((value, at) => ({
    id: ids.slice(LENGTH * at, LENGTH * (at + 1)),
    kind: kinds[kind[at]],
    inner: inner[at] < 0 ? null : kinds[inner[at]],
    variant: variants[variant[at]],
    rating: value,
  }));
}
