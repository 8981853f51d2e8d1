// A game cut short before one of its turns, as the record of a new game against a level. No DOM.

const TAGS = {
  variant: "Variant",
  edition: "Edition",
  false_call: "FalseCall",
  start: "Position",
};

/**
 * The record of the turns before one, in which a person has one seat and a level the other.
 * @param {string} link the address that carries the game: /replay?game=…
 * @param {number} count how many turns are kept
 * @param {"first" | "second"} seat of the person
 * @param {string} level
 */
export function recordBefore(link, count, seat, level) {
  const fields = new URLSearchParams(link.slice(link.indexOf("?") + 1));
  const tags = Object.entries(TAGS)
    .filter(([field]) => fields.get(field))
    .map(([field, tag]) => `[${tag} "${fields.get(field)}"]`);
  const sitters = ["first", "second"].map(
    (each) => `[${each === "first" ? "First" : "Second"}Player "${each === seat ? "person" : level}"]`,
  );
  const turns = (fields.get("game") ?? "").split(".").filter(Boolean).map(written).slice(0, count);
  return `${[...tags, ...sitters].join("\n")}\n\n${[...turns, "*"].join(" ")}\n`;
}

/**
 * A turn of a link as a record writes it: ~ calls, _ is a false call, a - without a square is done.
 * @param {string} text
 */
function written(text) {
  return text
    .replaceAll("~", "#")
    .replaceAll("_", "?")
    .replace(/-(?![a-d])/g, "=");
}
