// What the page knows of the table: plain data, and how each message of the server changes it. No DOM here.

/**
 * @typedef {import("./wire.d.ts").Table} Table
 * @typedef {import("./wire.d.ts").FromServer} FromServer
 * Whose page is open, and how many watch.
 * @typedef {{first: boolean, second: boolean, watchers: number}} Present
 * What is told beside the game, and after which event it was.
 * @typedef {{seq: number, text: string}} Note
 * @typedef {{table: Table, seen: number, presence?: Present, notes?: Note[]}} State
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
export function reduced(state, message) {
  switch (message.t) {
    case "table": {
      const told = { ...state, table: message.d.table, seen: message.v };
      const lost = lostNames(state, told);
      if (!lost.length || !state.notes) return { state: told, effects: nothing() };
      const notes = state.notes.filter(({ text }) => !lost.some((name) => text.includes(name)));
      return { state: { ...told, notes }, effects: nothing() };
    }
    case "news": {
      if (message.v <= state.seen) return { state, effects: nothing() };
      const { view, status, prompt, clock, offers, entries, said, urgent, cues, action, next } = message.d;
      const { claimIn, points } = message.d;
      const known = new Set(state.table.entries.map((entry) => `${entry.seq} ${entry.text}`));
      const added = entries.filter((entry) => !known.has(`${entry.seq} ${entry.text}`));
      const table = {
        ...state.table,
        view,
        status,
        prompt,
        clock,
        offers,
        next: next ?? state.table.next,
        claimIn,
        // Under a mask the log holds the last event only.
        entries: view.masked ? entries : [...state.table.entries, ...added],
        ...(points ? withPoints(state.table, points) : {}),
      };
      return {
        state: { ...state, table, seen: message.v },
        effects: { said, urgent, cues, action: action ?? "" },
      };
    }
    case "urgent": {
      const table = { ...state.table, clock: message.d.clock };
      return {
        state: { ...state, table },
        effects: { ...nothing(), urgent: message.d.sentences, cues: message.d.cues },
      };
    }
    case "presence": {
      const { said, ...presence } = message.d;
      const notes = [...(state.notes ?? []), ...said.map((text) => ({ seq: message.v, text }))];
      return { state: { ...state, presence, notes }, effects: { ...nothing(), said } };
    }
    case "spoken": {
      const { sentence } = message.d;
      const notes = [...(state.notes ?? []), { seq: message.v, text: sentence }];
      return { state: { ...state, notes }, effects: { ...nothing(), said: [sentence] } };
    }
    case "hinted": {
      const { sentences } = message.d.hint;
      const notes = [...(state.notes ?? []), ...sentences.map((text) => ({ seq: message.v, text }))];
      return { state: { ...state, notes }, effects: { ...nothing(), said: sentences } };
    }
    case "coached": {
      const sentences = [...message.d.advice.sentences, message.d.question];
      const notes = [...(state.notes ?? []), ...sentences.map((text) => ({ seq: message.v, text }))];
      return { state: { ...state, notes }, effects: { ...nothing(), said: sentences } };
    }
    default:
      return { state, effects: nothing() };
  }
}

/** Both players with their points of the series. @param {Table} table @param {number[]} points */
function withPoints({ first, second }, points) {
  return { first: { ...first, points: points[0] }, second: { ...second, points: points[1] } };
}

/** All that was told, in its order: by the game, and beside it. @param {State} state @returns {Note[]} */
export function logEntries({ table, notes = [] }) {
  const all = [...table.entries, ...notes];
  return all.sort((a, b) => a.seq - b.seq); // what is of the same event keeps its order
}

/** Whether nothing has happened yet but the lot. @param {Table} table */
export function isFresh(table) {
  return !table.view.hand && !table.view.last && table.view.phase === "give";
}

/** Whether it is this page's turn or a clock runs, so that every second counts. @param {Table} table */
export function isPressing({ view, clock }) {
  return view.isMyTurn || clock.running !== null;
}

/**
 * The names that stood at the table and do not any more: somebody has had theirs forgotten.
 * @param {State} before
 * @param {State} after
 */
export function lostNames(before, after) {
  const names = (/** @type {State} */ { table }) => [table.first?.name, table.second?.name].filter(Boolean);
  return before.table === after.table ? [] : names(before).filter((name) => !names(after).includes(name));
}
