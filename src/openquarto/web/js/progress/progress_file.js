// Progress as the text of a file, to be kept elsewhere and read again, here or in another browser.

import { cleaned, isNothing, LONGEST, MARK, VERSION } from "./progress.js";

/** @typedef {"too-large" | "unreadable" | "foreign" | "newer" | "empty"} FileProblem */

/** The text of a file. @param {import("./progress.js").Progress} progress */
export function fileText(progress) {
  return `${JSON.stringify({ openquarto: MARK, ...progress }, null, 1)}\n`;
}

/** A name for the file. @param {string} day */
export const fileName = (day) => `openquarto-progress-${day}.json`;

/**
 * Progress from the text of a file, or why it is none; a message `progress-file-…` says each in words.
 * @param {string} text
 * @returns {{progress: import("./progress.js").Progress} | {problem: FileProblem}}
 */
export function readFile(text) {
  if (text.length > LONGEST) return { problem: "too-large" };
  let data;
  try {
    data = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { problem: "unreadable" };
  }
  if (data?.openquarto !== MARK) return { problem: "foreign" };
  if (!(data.version <= VERSION)) return { problem: "newer" };
  const progress = cleaned(data);
  return isNothing(progress) ? { problem: "empty" } : { progress };
}
