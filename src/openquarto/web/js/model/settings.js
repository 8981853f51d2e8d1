// How somebody likes the table: kept in this browser, and nowhere else.

/**
 * @typedef {{
 *   volume: number, theme: "" | "light" | "dark",
 *   pieces: "words" | "letters" | "marked", squares: "letters" | "names" | "nato", terse: boolean,
 *   confirm: "touch" | "gifts" | "all" | "never", turn: "no" | "half" | "second",
 *   notify: boolean, words: boolean, keysOn: boolean, keys: Record<string, string>,
 *   maskKnown: boolean, edition: "classic" | "access", coachTurns: string,
 * }} Settings
 */

const KEY = "openquarto";

/** @type {Settings} */
export const DEFAULTS = {
  volume: 50,
  theme: "",
  pieces: "words",
  squares: "letters",
  terse: false,
  confirm: "touch",
  turn: "no",
  notify: false,
  words: true,
  keysOn: true,
  keys: {},
  maskKnown: false,
  edition: "classic",
  coachTurns: "", // the last turns that a coach has judged, a letter each: so it knows what to speak of
};

/** What was kept, or the defaults where nothing was. @param {string | null} text @returns {Settings} */
export function parsed(text) {
  try {
    const kept = JSON.parse(text ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept)
      ? { ...DEFAULTS, ...kept }
      : { ...DEFAULTS };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings of this browser. @returns {Settings} */
export function load() {
  try {
    return parsed(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS }; // storage is switched off
  }
}

/** Keeps the settings in this browser. @param {Settings} settings */
export function save(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is left.
  }
}

/**
 * Whether a tap or a press is to be repeated before it counts.
 * @param {Settings["confirm"]} confirm
 * @param {"give" | "place"} deed
 * @param {string} pointer the kind of pointer, or "key"
 */
export function needsTwo(confirm, deed, pointer) {
  if (confirm === "all") return true;
  if (deed === "place" || confirm === "never") return false;
  return confirm === "gifts" || pointer === "touch";
}
