// Which key does what: letters and punctuation by what they write, digits by where they are, so AZERTY works
// too.

/**
 * @typedef {"row" | "column" | "diagonal" | "blocks" | "all" | "lens" | "hand" | "where" | "turn" | "time" |
 *   "last"
 *   | "older" | "newer" | "stock" | "board" | "command" | "call" | "done" | "menu" | "help"} Command
 * @typedef {{key: string, code?: string, ctrlKey?: boolean, altKey?: boolean, metaKey?: boolean, shiftKey?:
 *   boolean}} Pressed
 * @typedef {{command: Command} | {digit: number, isShifted: boolean} | {move: string, far: boolean} | {use:
 *   true}} Meaning
 */

/** The command of each key, in the order of the help. @type {Record<Command, string>} */
export const DEFAULT_KEYS = {
  row: "r",
  column: "c",
  diagonal: "d",
  blocks: "x",
  all: "v",
  lens: "z",
  hand: "h",
  where: "o",
  turn: "w",
  time: "t",
  last: "l",
  older: ",",
  newer: ".",
  stock: "s",
  board: "b",
  command: "i",
  call: "q",
  done: "e",
  menu: "m",
  help: "?",
};

const MOVES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/**
 * What a key press in a grid means, or null if it is not ours.
 * @param {Pressed} pressed
 * @param {{keys?: Partial<Record<Command, string>>, isOn?: boolean}} settings
 * @returns {Meaning | null}
 */
export function meaning(pressed, { keys = {}, isOn = true } = {}) {
  if (MOVES.includes(pressed.key)) {
    return pressed.altKey || pressed.metaKey ? null : { move: pressed.key, far: Boolean(pressed.ctrlKey) };
  }
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (pressed.key === "Enter" || pressed.key === " ") return { use: true };
  if (!isOn) return null;
  // Remapped keys first: somebody may want a digit for a command.
  const table = { ...DEFAULT_KEYS, ...keys };
  const letter = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  for (const command of /** @type {Command[]} */ (Object.keys(table))) {
    if (table[command] !== "" && table[command] === letter) return { command };
  }
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(pressed.code ?? "");
  return digit ? { digit: Number(digit[1]), isShifted: Boolean(pressed.shiftKey) } : null;
}

/**
 * The keys with one changed; a key that another command had is taken from it, for no key does two things.
 * @param {Partial<Record<Command, string>>} keys
 * @param {Command} command
 * @param {string} key
 * @returns {Partial<Record<Command, string>>}
 */
export function remapped(keys, command, key) {
  const table = { ...DEFAULT_KEYS, ...keys };
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  for (const other of /** @type {Command[]} */ (Object.keys(table))) {
    if (table[other] === wanted) table[other] = "";
  }
  return { ...table, [command]: wanted };
}
