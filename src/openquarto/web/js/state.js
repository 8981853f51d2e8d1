// What the page knows of the table: plain data, and how each message of the server changes it. No DOM here.

/**
 * @typedef {import("./wire.d.ts").Table} Table
 * @typedef {import("./wire.d.ts").FromServer} FromServer
 * @typedef {{table: Table, seen: number}} State
 * What the page has to do besides drawing the new state.
 * @typedef {{said: string[], urgent: string[], cues: string[], action: string}} Effects
 */

/** @returns {Effects} */
const nothing = () => ({ said: [], urgent: [], cues: [], action: "" });

/**
 * The state after a message, and what follows from it; a piece of news that was seen already changes nothing.
 * @param {State} state
 * @param {FromServer} message
 * @returns {{state: State, effects: Effects}}
 */
export function applied(state, message) {
  switch (message.t) {
    case "table":
      return { state: { table: message.d.table, seen: message.v }, effects: nothing() };
    case "news": {
      if (message.v <= state.seen) return { state, effects: nothing() };
      const { view, status, prompt, clock, offers, entries, said, urgent, cues, action, next } = message.d;
      const known = new Set(state.table.entries.map((entry) => `${entry.seq} ${entry.text}`));
      const added = entries.filter((entry) => !known.has(`${entry.seq} ${entry.text}`));
      const table = {
        ...state.table, view, status, prompt, clock, offers, next: next ?? state.table.next,
        entries: [...state.table.entries, ...added],
      };
      return { state: { table, seen: message.v }, effects: { said, urgent, cues, action: action ?? "" } };
    }
    case "urgent": {
      const table = { ...state.table, clock: message.d.clock };
      return { state: { ...state, table }, effects: { ...nothing(), urgent: message.d.sentences, cues: message.d.cues } };
    }
    default:
      return { state, effects: nothing() };
  }
}

/** Whether the one at this page may act now. @param {Table} table */
export function isMine(table) {
  return table.view.isMyTurn;
}

/** @param {Table} table */
export function isFull(table) {
  return table.view.board.every((piece) => piece !== null);
}

/** Whether nothing has happened yet but the lot. @param {Table} table */
export function isFresh(table) {
  return !table.view.hand && !table.view.last && table.view.phase === "give";
}
