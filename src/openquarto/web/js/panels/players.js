// The two players: who acts, who is here, their time and their points of the series; and how many watch.

import { clockText } from "../model/clock.js";
import { byId, element, setText } from "../view/dom.js";

const SEATS = /** @type {const} */ (["first", "second"]);

export class Players {
  constructor() {
    this.card = byId("players");
    this.watching = byId("watching");
    this.rows = Object.fromEntries(SEATS.map((seat) => [seat, row(seat)]));
    this.card.replaceChildren(...SEATS.map((seat) => this.rows[seat].row));
  }

  /**
   * @param {import("../model/wire.d.ts").Table} table
   * @param {import("../model/words.js").Catalogue} words
   * @param {import("../model/state.js").Present | undefined} presence
   */
  show(table, words, presence) {
    const isSeries = table.first.points + table.second.points > 0;
    for (const seat of SEATS) {
      const { row, name, note, points, here } = this.rows[seat];
      const isActive = table.view.toAct === seat;
      row.classList.toggle("active", isActive);
      row.classList.toggle("winner", table.view.ending?.winner === seat);
      const player = table[seat];
      const isYou = player.isMe && table.seat !== "both";
      setText(name, isYou ? words.say("you") : player.name);
      // what you have to do stands in the status line
      setText(note, isYou ? "" : words.say(noteOf(table, seat)));
      setText(points, isSeries ? words.say("points", { points: player.points }) : "");
      const isFree = Boolean(table.isFree) && table.seat !== "none" && !player.isMe;
      const where = presence && table.byLink && !isYou && !isFree ? (presence[seat] ? "here" : "away") : "";
      row.dataset.presence = where;
      setText(here, where && words.say(`presence-${where}`));
    }
    const watchers = presence?.watchers ?? 0;
    this.watching.hidden = watchers === 0;
    setText(byId("watch-count"), String(watchers)); // where there is little room
    setText(byId("watchers"), words.say("watching", { count: watchers }));
  }

  /** Shows what each player's clock has left. @param {import("../model/clock.js").Clocks} clocks */
  showClocks(clocks) {
    for (const seat of SEATS) {
      const left = clocks.left(seat);
      const { row, time, bar } = this.rows[seat];
      setText(time, left === null ? "" : clockText(left));
      row.classList.toggle("timed", left !== null);
      row.classList.toggle("low", clocks.isLow(seat));
      bar.setAttribute("value", String(Math.ceil(20 * clocks.share(seat))));
    }
  }
}

/**
 * A player in a sentence: a name that somebody elsewhere chose comes after the word for player, so that it
 * cannot pass for a message.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {"first" | "second"} seat
 * @param {import("../model/words.js").Catalogue} words
 */
export function calledName(table, seat, words) {
  const { name } = table[seat];
  return table.byLink && name !== words.say(`seat-${seat}`) ? words.say("player", { name }) : name;
}

/**
 * What a player is doing.
 * @param {import("../model/wire.d.ts").Table} table
 * @param {"first" | "second"} seat
 */
function noteOf(table, seat) {
  const { view } = table;
  if (view.ending) return view.ending.winner === seat ? "note-winner" : "note-over";
  if (table.isWaiting)
    return table.isFree && table.seat !== "none" && !table[seat].isMe ? "note-free" : "note-waits";
  if (view.toAct !== seat) return view.phase === "give" ? "note-waits-piece" : "note-waits";
  return { give: "note-giving", place: "note-placing", "last look": "note-looking", over: "note-over" }[
    view.phase
  ];
}

/** @param {"first" | "second"} seat */
function row(seat) {
  const name = element("span", { class: "player-name" });
  const note = element("span", { class: "player-note" });
  const points = element("span", { class: "player-points" });
  const time = element("span", { class: "time" });
  const bar = element("progress", {
    class: "time-bar",
    attributes: { max: "20", value: "20", "aria-hidden": "true" },
  });
  const here = element("span", { class: "player-here" });
  const mark = element("span", { class: "turn-mark", attributes: { "aria-hidden": "true" } });
  const row = element("div", { class: "player", attributes: { "data-seat": seat } }, [
    mark,
    element("div", { class: "player-words" }, [name, " ", note, " ", here]),
    points,
    element("div", { class: "player-time" }, [time, bar]),
  ]);
  return { row, name, note, points, time, bar, mark, here };
}
