// The page of all puzzles: today's, kinds, series, what this browser remembers, sets for teachers.

import { setLanguage } from "../net/language.js";
import { keeping, onProgress, readProgress } from "../progress/progress_store.js";
import { prepareWays } from "../puzzle/beginning.js";
import { bringToday, showDays } from "../puzzle/daily_card.js";
import { keepChoice, readChoice } from "../puzzle/kept_choice.js";
import { prepareKept } from "../puzzle/kept_panel.js";
import { againWords, puzzleWords } from "../puzzle/puzzle_words.js";
import { showRating } from "../puzzle_rating/rating_card.js";
import { prepareSetForm } from "../puzzle/set_form.js";
import { dayOf } from "../puzzle_model/days.js";
import { byId, setText } from "../view/dom.js";
import { prepareHeader } from "./header.js";

const page = byId("puzzles");
const words = puzzleWords();
const indexUrl = page.dataset.index ?? "/api/puzzles/index";
const today = byId("today");

/** What is shown of what this browser knows. */
function show() {
  const { puzzles } = readProgress();
  const day = dayOf(new Date());
  showRating(byId("rating"), puzzles, words);
  showDays(today, puzzles.daily, words);
  const best = (/** @type {number} */ count) => (count > 0 ? words.say("puzzles-best", { count }) : "");
  setText(byId("streak-told"), best(puzzles.streaks.best));
  setText(byId("storm-told"), best(puzzles.storm.best));
  setText(byId("again-told"), againWords(puzzles.again, day, words));
  setText(byId("not-kept"), keeping() === "kept" ? "" : words.say(`progress-${keeping()}`));
}

/** What was chosen last in this browser is chosen again. @param {HTMLFormElement} form */
function prepareChoice(form) {
  for (const [name, value] of Object.entries(readChoice())) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
  }
  const chosen = () => {
    const fields = new FormData(form);
    return {
      rules: /** @type {import("../puzzle_model/choosing.js").Rules} */ (fields.get("rules") ?? "all"),
      difficulty: /** @type {import("../puzzle_model/choosing.js").Difficulty} */ (
        fields.get("difficulty") ?? "mine"
      ),
    };
  };
  form.addEventListener("change", () => keepChoice(chosen()));
  form.addEventListener("submit", (event) => event.preventDefault());
  return () => ({ kind: "all", ...chosen() });
}

prepareHeader((language) => void setLanguage(language));
const filter = prepareChoice(/** @type {HTMLFormElement} */ (byId("choice")));
prepareWays(page, indexUrl, { filter, tell: (message) => setText(byId("told"), words.say(message)) });
prepareKept(byId("kept"), words);
prepareSetForm(/** @type {HTMLFormElement} */ (byId("set-form")), indexUrl, words);
onProgress(show);
show();
void bringToday(today, dayOf(new Date())).then(show);
