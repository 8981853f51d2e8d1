// What this browser remembers: taken along as a file, read from one, or forgotten.

import { isNothing, LONGEST } from "../progress/progress.js";
import { fileName, fileText, readFile } from "../progress/progress_file.js";
import {
  changeProgress,
  forgetProgress,
  keeping,
  onProgress,
  readProgress,
} from "../progress/progress_store.js";
import { dayOf } from "../puzzle_model/days.js";
import { setText } from "../view/dom.js";

/**
 * Prepares the panel.
 * @param {HTMLElement} panel
 * @param {import("../model/words.js").Catalogue} words
 */
export function prepareKept(panel, words) {
  const find = (/** @type {string} */ what) =>
    /** @type {HTMLElement} */ (panel.querySelector(`[data-kept="${what}"]`));
  const file = /** @type {HTMLInputElement} */ (find("file"));
  const tell = (/** @type {string} */ text) => setText(find("told"), text);
  const show = () => {
    const state = keeping();
    setText(find("lasts"), state === "kept" ? "" : words.say(`progress-${state}`));
  };
  find("export").addEventListener("click", () => {
    const name = fileName(dayOf(new Date()));
    save(name, fileText(readProgress()));
    tell(words.say("puzzles-exported", { name }));
  });
  find("import").addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const read = chosen.size > LONGEST ? { problem: "too-large" } : readFile(await chosen.text());
    file.value = "";
    if ("problem" in read) return tell(words.say(`puzzles-file-${read.problem}`));
    const take = () => {
      changeProgress(() => read.progress);
      tell(words.say("puzzles-imported"));
    };
    if (isNothing(readProgress())) take();
    else
      ask(
        find("sure"),
        words.say("puzzles-import-sure"),
        words.say("puzzles-import-do"),
        take,
        find("import"),
      );
  });
  find("forget").addEventListener("click", () => {
    const forget = () => {
      forgetProgress();
      tell(words.say("puzzles-forgotten"));
    };
    ask(
      find("sure"),
      words.say("puzzles-forget-sure"),
      words.say("puzzles-forget-do"),
      forget,
      find("forget"),
    );
  });
  onProgress(show);
  show();
}

/**
 * Asks before something is lost; the focus goes to the way back, and back to where it came from.
 * @param {HTMLElement} place
 * @param {string} question
 * @param {string} yes
 * @param {() => void} act
 * @param {HTMLElement} asker
 */
function ask(place, question, yes, act, asker) {
  const [text, really, cancel] = ["p", "[data-really]", "[data-cancel]"].map(
    (what) => /** @type {HTMLElement} */ (place.querySelector(what)),
  );
  setText(text, question);
  setText(really, yes);
  place.hidden = false;
  cancel.focus();
  const close = () => {
    place.hidden = true;
    asker.focus();
  };
  really.onclick = () => {
    close();
    act();
  };
  cancel.onclick = close;
}

/** @param {string} name @param {string} text */
function save(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
