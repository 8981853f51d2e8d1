// Today's puzzle, and the last two weeks: ticks, crosses and rings, each with its day in words.

import { calendar, daysInARow } from "../puzzle_model/days.js";
import { element, setText, svgElement } from "../view/dom.js";
import { dayWords } from "./puzzle_words.js";

const SHOWN = 14;
const SHAPES = { right: "M-5 .5L-1.5 4L5.5-4", wrong: "M-4-4L4 4M4-4L-4 4", open: "" };

/**
 * Where this browser has another day than the server, its own day is asked for and put in the place.
 * @param {HTMLElement} card
 * @param {string} today
 */
export async function bringToday(card, today) {
  if (card.dataset.day === today) return;
  const address = new URL(location.href); // in the language of this page
  address.searchParams.set("day", today);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const other = new DOMParser()
    .parseFromString(await answer.text(), "text/html")
    .querySelector("[data-today]");
  if (!(other instanceof HTMLElement) || other.dataset.day !== today) return;
  card.dataset.day = today;
  card.replaceChildren(...other.childNodes);
}

/**
 * Shows what became of today's puzzle and of the days before.
 * @param {HTMLElement} card
 * @param {Record<string, boolean>} daily
 * @param {ReturnType<typeof import("./puzzle_words.js").puzzleWords>} words
 */
export function showDays(card, daily, words) {
  const today = card.dataset.day ?? "";
  const { language } = words.words;
  const ids = JSON.parse(card.querySelector("[data-ids]")?.textContent ?? "{}");
  const time = card.querySelector("time");
  if (time) setText(time, dayWords(today, language));
  const list = card.querySelector("[data-days]");
  list?.replaceChildren(
    ...calendar(daily, today, SHOWN).map(({ day, result }) => {
      const text = words.say(`puzzles-day-${result}`, { day: dayWords(day, language) });
      const link = element("a", {
        class: `day day-${result}`,
        attributes: { href: `/puzzles/${ids[day]}?in=daily&day=${day}`, title: text, "aria-label": text },
      });
      link.append(resultMark(result), element("span", { text: String(Number(day.slice(8))) }));
      if (day === today) link.setAttribute("aria-current", "date");
      return element("li", {}, [link]);
    }),
  );
  const row = daysInARow(daily, today);
  const told = card.querySelector("[data-days-told]");
  if (told) setText(told, row > 1 ? words.say("puzzles-days-in-a-row", { count: row }) : "");
}

/** A tick, a cross or an empty ring. @param {"right" | "wrong" | "open"} result */
export function resultMark(result) {
  return svgElement(
    "svg",
    { viewBox: "-12 -12 24 24", class: `result result-${result}`, "aria-hidden": "true", focusable: "false" },
    [svgElement("circle", { r: 10.5 }), svgElement("path", { d: SHAPES[result] })],
  );
}
