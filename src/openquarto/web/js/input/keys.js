// The keys of board and stock, one row each: help, refusals under a mask and every press derive from it.
// To add a key: a row here, and its message in speech/words/*/page.ftl.

/**
 * What a key's action may use. What a table has not got is left out, and the keys that need it do nothing.
 * @typedef {{
 *   board: import("../view/board.js").Board, stock: import("../view/stock.js").Stock,
 *   reader: import("./reader.js").Reader, say: (sentences: string[]) => void,
 *   ask: (question: string) => void, touch: (spot: string) => void,
 *   log?: {step: (step: number) => string}, call?: () => void, done?: () => void,
 *   menu?: () => void, help?: () => void, command?: () => void, why?: (grid: "board" | "stock") => void,
 *   hint?: () => void,
 * }} Context
 *
 * A key: its name in the settings, what it is unless it was changed, the message that explains it (the
 * catalogue writes the key and a colon first), and what it does on a grid. `underMask` tells what becomes of
 * it in mask play, where nothing may be read but by a touch. `needs` is the part of the context without which
 * it does nothing.
 * @typedef {{
 *   id: string, key: string, message: string, underMask: "works" | "refused" | ((context: Context) => void),
 *   needs?: keyof Context, run: (context: Context, grid: "board" | "stock") => void,
 * }} Key
 *
 * The keys that somebody has changed: by id.
 * @typedef {Record<string, string>} ChangedKeys
 * @typedef {{key: string, code?: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean,
 *   shiftKey?: boolean}} Pressed
 * @typedef {{id: string} | {digit: number, isShifted: boolean} | {move: string, far: boolean} | {use: true}}
 *   Meaning
 */

/** @type {(kind: "row" | "column" | "diagonal" | "block") => Key["run"]} */
const lines = (kind) => (context, grid) => context.reader.readLines(kind, grid);
/** @type {(question: string) => Key["run"]} */
const asked = (question) => (context) => context.ask(question);
/** @type {(step: number) => Key["run"]} */
const logged = (step) => (context) => context.say([context.log?.step(step) ?? ""]);
/** @type {Key["run"]} */
const readsAll = (context, grid) => context.reader.readAll(grid);
/** @type {Key["run"]} */
const saysWhere = (context, grid) => context.say([context[grid].cellName]);
/** @type {(context: Context) => void} */
const touchesHand = (context) => context.touch("hand");

/** In the order of the help. @type {Key[]} */
export const KEYS = [
  { id: "row", key: "r", message: "key-r", underMask: "refused", run: lines("row") },
  { id: "column", key: "c", message: "key-c", underMask: "refused", run: lines("column") },
  { id: "diagonal", key: "d", message: "key-d", underMask: "refused", run: lines("diagonal") },
  { id: "blocks", key: "x", message: "key-x", underMask: "refused", run: lines("block") },
  { id: "all", key: "v", message: "key-v", underMask: "refused", run: readsAll },
  { id: "lens", key: "z", message: "key-z", underMask: "refused", run: (on) => on.reader.changeLens() },
  { id: "hand", key: "h", message: "key-h", underMask: touchesHand, run: asked("hand") },
  { id: "where", key: "o", message: "key-o", underMask: "works", run: saysWhere },
  { id: "turn", key: "w", message: "key-w", underMask: "works", run: asked("turn") },
  { id: "time", key: "t", message: "key-t", underMask: "works", run: asked("time") },
  { id: "last", key: "l", message: "key-l", underMask: "refused", run: asked("last") },
  { id: "older", key: ",", message: "key-older", underMask: "refused", needs: "log", run: logged(-1) },
  { id: "newer", key: ".", message: "key-newer", underMask: "refused", needs: "log", run: logged(1) },
  { id: "stock", key: "s", message: "key-s", underMask: "works", run: (on) => on.stock.focus() },
  { id: "board", key: "b", message: "key-b", underMask: "works", run: (on) => on.board.focus() },
  {
    id: "command",
    key: "i",
    message: "key-i",
    underMask: "works",
    needs: "command",
    run: (on) => on.command?.(),
  },
  { id: "call", key: "q", message: "key-q", underMask: "works", needs: "call", run: (on) => on.call?.() },
  { id: "done", key: "e", message: "key-e", underMask: "works", needs: "done", run: (on) => on.done?.() },
  {
    id: "why",
    key: "y",
    message: "key-y",
    underMask: "refused",
    needs: "why",
    run: (on, grid) => on.why?.(grid),
  },
  { id: "hint", key: "n", message: "key-hint", underMask: "works", needs: "hint", run: (on) => on.hint?.() },
  { id: "menu", key: "m", message: "key-m", underMask: "works", needs: "menu", run: (on) => on.menu?.() },
  { id: "help", key: "?", message: "key-help", underMask: "works", needs: "help", run: (on) => on.help?.() },
];

const MOVES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** A key as it is compared and kept: letters are small. @param {string} key */
const plain = (key) => (key.length === 1 ? key.toLowerCase() : key);

/** The key of each id, with those that were changed. @param {ChangedKeys} changed @returns {ChangedKeys} */
export function keysById(changed) {
  return { ...Object.fromEntries(KEYS.map(({ id, key }) => [id, key])), ...changed };
}

/**
 * What a press in a grid means, or null if it is not ours. Letters and punctuation count by what they write
 * and digits by where they are, so that every keyboard has them all.
 * @param {Pressed} pressed
 * @param {{keys?: ChangedKeys, isOn?: boolean}} settings
 * @returns {Meaning | null}
 */
export function meaning(pressed, { keys = {}, isOn = true } = {}) {
  if (MOVES.includes(pressed.key)) {
    return pressed.altKey || pressed.metaKey ? null : { move: pressed.key, far: Boolean(pressed.ctrlKey) };
  }
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === "Enter" || pressed.key === " ") return { use: true };
  if (!isOn) return null;
  // Changed keys first: somebody may want a digit for something else.
  const now = keysById(keys);
  const row = KEYS.find(({ id }) => now[id] !== "" && now[id] === plain(pressed.key));
  if (row) return { id: row.id };
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(pressed.code ?? "");
  return digit ? { digit: Number(digit[1]), isShifted: Boolean(pressed.shiftKey) } : null;
}

/**
 * The keys with one changed; a key that did something else is taken from it, for no key does two things.
 * @param {ChangedKeys} keys
 * @param {string} changed the id whose key it becomes
 * @param {string} key
 * @returns {ChangedKeys}
 */
export function remapped(keys, changed, key) {
  const wanted = plain(key);
  const others = Object.entries(keysById(keys)).map(([id, now]) => [id, now === wanted ? "" : now]);
  return { ...Object.fromEntries(others), [changed]: wanted };
}
