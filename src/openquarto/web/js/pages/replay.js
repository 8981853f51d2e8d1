// The page of a shared game: all of it came with the page, and can be stepped through without a server.

import { AfterEnd } from "../after/after_end.js";
import { load } from "../model/settings.js";
import { setLanguage } from "../net/language.js";
import { StillTransport } from "../net/still_transport.js";
import { loadWords } from "../net/words.js";
import { createTable } from "../table/create_table.js";
import { drawTable } from "../table/draw_table.js";
import { byId } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const place = byId("replay");
const table = JSON.parse(byId("table").textContent ?? "{}");
const replay = JSON.parse(byId("turns").textContent ?? "{}");
const words = await loadWords(place, table);

drawTable(byId("here"), words);
const mounted = createTable(byId("here"), {
  transport: new StillTransport(),
  words: () => words,
  pieces: place.dataset.pieces ?? "",
  table,
  settings: load(),
  calls: false,
});
await mounted.start();
const listed = [...document.querySelectorAll(".replay-turns li")];
const after = new AfterEnd(mounted, {
  isStill: true,
  onStep: (at) => listed.forEach((turn, each) => turn.classList.toggle("now", each === at)),
});
after.show(replay, mounted.words);
const share = byId("share");
share.hidden = false;
share.addEventListener("click", () => after.share());
prepareHeader((language) => void setLanguage(language));
document.body.classList.add("ready");
