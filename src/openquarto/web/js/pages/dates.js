// The server says how long ago something was; when exactly is for this browser to say, which knows its zone.

/** Lets every time of the page tell its date on asking. */
export function tellDates() {
  const exact = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "full",
    timeStyle: "short",
  });
  for (const time of document.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    if (!Number.isNaN(date.getTime())) time.title = exact.format(date);
  }
}
