// The page of a review: mounts the table, and joins to it the turns, the reasons, trying again and playing
// on.

import { AttemptTransport } from "../attempt/attempt_transport.js";
import { Trying } from "../attempt/trying.js";
import { openTable } from "../forms/open_table.js";
import { recordBefore } from "../forms/play_on.js";
import { load } from "../model/settings.js";
import { setLanguage } from "../net/language.js";
import { loadWords } from "../net/words.js";
import { isSlip } from "../review/marks.js";
import { Reviewing } from "../review/reviewing.js";
import { seatName, seatOf } from "../review/turn_list.js";
import { createTable } from "../table/create_table.js";
import { drawTable } from "../table/draw_table.js";
import { byId, setText } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const place = byId("review");
const table = JSON.parse(byId("table").textContent ?? "{}");
const replay = JSON.parse(byId("turns").textContent ?? "{}");
const known = JSON.parse(byId("review-data").textContent ?? "null");
const words = await loadWords(place, table);
const transport = new AttemptTransport(() => {});

drawTable(byId("here"), words);
const mounted = createTable(byId("here"), {
  transport,
  words: () => words,
  pieces: place.dataset.pieces ?? "",
  table,
  settings: load(),
});
await mounted.start();

const [tryButton, playOn] = [byId("try"), /** @type {HTMLFormElement} */ (byId("play-on"))];
const level = /** @type {HTMLSelectElement} */ (playOn.elements.namedItem("level"));
const [beside, below] = [/** @type {Element} */ (mounted.parts.place.querySelector(".right")), byId("below")];

/** @type {import("../model/wire.d.ts").ReviewedTurn | null} */
let shown = null;

const reviewing = new Reviewing(mounted, {
  replay,
  known,
  url: place.dataset.source ?? "",
  onTurn: showActs,
});
const trying = new Trying(reviewing, transport, byId("attempt"), () => below.append(beside));

/** Hand and stock are read after everything else, but for while a turn is tried. */
below.append(beside);

/**
 * What can be done from the turn on the board.
 * @param {import("../model/wire.d.ts").ReviewedTurn | null} reviewed
 */
function showActs(reviewed) {
  shown = reviewed;
  tryButton.hidden = !reviewed || !isSlip(reviewed);
  const from = cut();
  byId("play-place").hidden = !from;
  if (!from) return;
  const isMe = table[from.seat].isMe && table.seat !== "both";
  const when = from.isBefore ? "review-play-before" : "review-play-after";
  const { turn } = replay.turns[reviewing.at];
  const values = { turn, who: seatName(table, from.seat, mounted.words) };
  setText(byId("play-where"), mounted.words.say(isMe ? `${when}-you` : when, values));
}

/** Where a game can be cut to be played on: before a slip, else after the turn on the board. */
function cut() {
  const at = reviewing.at;
  if (shown && isSlip(shown)) return { count: at, seat: shown.seat, isBefore: true };
  const isOver = at >= replay.turns.length - 1;
  return isOver ? null : { count: at + 1, seat: seatOf(replay.turns[at + 1]), isBefore: false };
}

tryButton.addEventListener("click", () => {
  if (!shown) return;
  mounted.parts.place.append(beside);
  trying.start(shown);
});
playOn.addEventListener("submit", (event) => {
  event.preventDefault();
  const from = cut();
  if (!from) return;
  const record = /** @type {HTMLInputElement} */ (playOn.elements.namedItem("record"));
  record.value = recordBefore(replay.link, from.count, from.seat, level.value);
  void openTable(playOn, byId("play-error"));
});

prepareHeader((language) => void setLanguage(language));
document.body.classList.add("ready");
await reviewing.begin();
document.body.classList.add("reviewed");
