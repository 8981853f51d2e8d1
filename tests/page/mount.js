// A bare page mounts two tables that have no server: one in the middle of a game, one at its beginning.

import { SQUARES } from "../../src/openquarto/web/js/model/geometry.js";
import { Catalogue } from "../../src/openquarto/web/js/model/words.js";
import { LocalTransport } from "../../src/openquarto/web/js/net/local_transport.js";
import { createTable } from "../../src/openquarto/web/js/table/create_table.js";
import { drawTable } from "../../src/openquarto/web/js/table/draw_table.js";

const words = new Catalogue(await (await fetch("/words.json")).json());

/** @param {string} id @param {Record<string, string>} pieces @param {string | null} hand */
async function mount(id, pieces, hand) {
  const board = SQUARES.map((square) => pieces[square] ?? null);
  const transport = new LocalTransport({ board, hand, last: "b2" in pieces ? "b2" : null }, words);
  const root = /** @type {HTMLElement} */ (document.getElementById(id));
  drawTable(root, words);
  const table = createTable(root, {
    transport,
    words: () => words,
    pieces: "/src/openquarto/web/art/pieces.svg",
    table: transport.table,
    calls: false,
  });
  table.on("shown", ({ action }) => {
    if (action) root.dataset.actions = `${root.dataset.actions ?? ""}${action} `;
  });
  await table.start();
  return table;
}

const tables = await Promise.all([
  mount("middle", { a1: "A", b2: "J", d4: "P" }, null),
  mount("new", {}, "M"),
]);
document.getElementById("unmount")?.addEventListener("click", () => tables[0].unmount());
document.body.classList.add("ready");
