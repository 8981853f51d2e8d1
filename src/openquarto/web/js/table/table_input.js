// Joins pointer, keyboard, dragging and the touches of mask play to a mounted table.

import { CellUse } from "../input/cell_use.js";
import { allowDragging } from "../input/drag.js";
import { Keyboard } from "../input/keyboard.js";
import { Mask } from "../input/mask.js";
import { Reader } from "../input/reader.js";

/** Lets a table be used. @param {import("./create_table.js").MountedTable} mounted */
export function listenTo(mounted) {
  const { parts, sounds, root } = mounted;
  const { board, stock } = mounted.view;
  const common = {
    board,
    stock,
    table: () => mounted.shown,
    view: () => mounted.shown.view,
    words: () => mounted.words,
    settings: () => mounted.settings,
    say: (/** @type {string[]} */ sentences) => mounted.announcer.say(sentences),
    act: (/** @type {string} */ action) => mounted.act(action),
  };
  const cells = new CellUse({
    ...common,
    choose: (what) => mounted.view.choose(what),
    tell: (text) => mounted.tell("again", text),
  });
  mounted.on("shown", ({ state, before, action }) => {
    const isSamePhase = before?.table.view.phase === state.table.view.phase;
    if (action || !isSamePhase) cells.choose(""); // what was to be done is done, or is not due any more
    if (action) mounted.view.notices.hide("refused");
  });
  const mask = maskOf(mounted, { ...common, use: cells.use.bind(cells) });
  new Keyboard(keyContext(mounted, mask, common), {
    settings: common.settings,
    isMasked: () => mask.isOn,
    refuse: () => mask.refuse(),
    use: cells.use.bind(cells),
  });
  allowDragging(parts.place, common.view, common.act, () => !mask.isOn);
  parts.quarto.addEventListener("click", () => mounted.call());
  parts.done.addEventListener("click", () => mounted.act("="));
  root.addEventListener("pointerdown", () => sounds.wake(), { once: true });
}

/**
 * @param {import("./create_table.js").MountedTable} mounted
 * @param {Pick<import("../input/mask.js").Context, "board" | "stock" | "table" | "words" | "say" | "use">}
 *   common
 */
function maskOf(mounted, common) {
  const mask = new Mask({
    ...common,
    pieces: mounted.options.pieces,
    saucer: mounted.view.hand.saucer,
    notices: mounted.view.notices,
    forget: () => mounted.parts.polite.replaceChildren(),
    ask: (spot) => mounted.request("touch", { spot }),
  });
  mounted.on("message", ({ message }) => mask.hear(message));
  return mask;
}

/**
 * What the keys of this table can reach.
 * @param {import("./create_table.js").MountedTable} mounted
 * @param {Mask} mask
 * @param {Pick<import("../input/keys.js").Context, "board" | "stock" | "say"> & Reader["context"]} common
 * @returns {import("../input/keys.js").Context}
 */
function keyContext(mounted, mask, common) {
  const { options } = mounted;
  return {
    ...options.keys,
    board: common.board,
    stock: common.stock,
    say: common.say,
    reader: new Reader(common),
    ask: (question) => {
      if (mounted.past) mounted.announcer.say(mounted.past.answer(question));
      else options.transport.ask("ask", { question });
    },
    touch: (spot) => mask.touch(spot),
    call: options.calls === false ? undefined : () => mounted.call(),
    done: () => mounted.act("="),
  };
}
