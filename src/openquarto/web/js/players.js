// The two players: who acts, who has how much time and how many games of the series.

import { found, made, write } from "./dom.js";
import { clockText } from "./clock.js";

const LOW = 10_000;
const SEATS = /** @type {const} */ (["first", "second"]);

export class Players {
  constructor() {
    this.card = found("players");
    this.rows = Object.fromEntries(SEATS.map((seat) => [seat, row(seat)]));
    this.card.replaceChildren(...SEATS.map((seat) => this.rows[seat].row));
  }

  /** @param {import("./wire.d.ts").Table} table @param {import("./words.js").Catalogue} words */
  show(table, words) {
    const isSeries = table.first.points + table.second.points > 0;
    for (const seat of SEATS) {
      const { row, name, note, points } = this.rows[seat];
      const isActive = table.view.toAct === seat;
      row.classList.toggle("active", isActive);
      row.classList.toggle("winner", table.view.ending?.winner === seat);
      const player = table[seat];
      const isYou = player.isMe && table.seat !== "both";
      write(name, isYou ? words.say("you") : player.name);
      write(note, isYou ? "" : words.say(noteOf(table, seat))); // what you have to do stands in the status line
      write(points, isSeries ? words.say("points", { points: player.points }) : "");
    }
  }

  /** @param {import("./clock.js").Clocks} clocks */
  showClocks(clocks) {
    for (const seat of SEATS) {
      const left = clocks.left(seat);
      const { row, time, bar } = this.rows[seat];
      write(time, left === null ? "" : clockText(left));
      row.classList.toggle("timed", left !== null);
      row.classList.toggle("low", left !== null && clocks.clock.running === seat && left <= LOW);
      const share = left === null ? 0 : Math.ceil((20 * left) / (clocks.most[seat] || 1));
      bar.setAttribute("value", String(share));
    }
  }
}

/** What a player is doing. @param {import("./wire.d.ts").Table} table @param {"first" | "second"} seat */
function noteOf(table, seat) {
  const { view } = table;
  if (view.ending) return view.ending.winner === seat ? "note-winner" : "note-over";
  if (view.toAct !== seat) return view.phase === "give" ? "note-waits-piece" : "note-waits";
  return { give: "note-giving", place: "note-placing", "last look": "note-looking", over: "note-over" }[view.phase];
}

/** @param {"first" | "second"} seat */
function row(seat) {
  const name = made("span", { class: "player-name" });
  const note = made("span", { class: "player-note" });
  const points = made("span", { class: "player-points" });
  const time = made("span", { class: "time" });
  const bar = made("progress", { class: "time-bar", attributes: { max: "20", value: "20", "aria-hidden": "true" } });
  const mark = made("span", { class: "turn-mark", attributes: { "aria-hidden": "true" } });
  const row = made("div", { class: "player", attributes: { "data-seat": seat } }, [
    mark,
    made("div", { class: "player-words" }, [name, " ", note]),
    points,
    made("div", { class: "player-time" }, [time, bar]),
  ]);
  return { row, name, note, points, time, bar, mark };
}
