// Days of the calendar as texts, 2026-11-18, and what was done on the last of them.

const DAY = 86_400_000; // milliseconds

/** The day on which somebody is, by their own clock. @param {Date} now */
export function dayOf(now) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Another day. @param {string} day @param {number} count may be negative */
export function daysAfter(day, count) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/**
 * The puzzles of the last days, the oldest first.
 * @param {Record<string, boolean>} daily
 * @param {string} today
 * @param {number} count
 * @returns {{day: string, result: "right" | "wrong" | "open"}[]}
 */
export function calendar(daily, today, count) {
  return Array.from({ length: count }, (_, at) => {
    const day = daysAfter(today, at - count + 1);
    const result = day in daily ? (daily[day] ? "right" : "wrong") : "open";
    return { day, result };
  });
}

/**
 * On how many days in a row today's puzzle was tried; today may still come.
 * @param {Record<string, boolean>} daily
 * @param {string} today
 */
export function daysInARow(daily, today) {
  let day = today in daily ? today : daysAfter(today, -1);
  let count = 0;
  for (; day in daily; day = daysAfter(day, -1)) count += 1;
  return count;
}
