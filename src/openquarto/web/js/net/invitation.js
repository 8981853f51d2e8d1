// Asks the server for an invitation, and keeps the one to the other seat for as long as this tab is open.

const KEY = "openquarto-invitation";

/**
 * A link to a seat, the same as a picture, and how far it reaches.
 * @typedef {{url: string, qr: string, reach: "here" | "local" | "near" | "everywhere"}} Invitation
 */

/**
 * To the other seat: the same one after the page was loaded again.
 * @param {string} game
 * @returns {Promise<Invitation>}
 */
export async function inviteOther(game) {
  const known = read(game);
  if (known) return known;
  const made = await ask(game, "other");
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...made, game }));
  } catch {
    // The next one is another one, and works as well.
  }
  return made;
}

/** To my own seat, for another device; it is not kept. @param {string} game */
export function inviteMyself(game) {
  return ask(game, "mine");
}

/** The seat is taken: the link is worth nothing any more. */
export function forgetInvitation() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** @param {string} game @returns {Invitation | null} */
function read(game) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return kept?.game === game ? kept : null;
  } catch {
    return null;
  }
}

/** @param {string} game @param {"other" | "mine"} seat @returns {Promise<Invitation>} */
async function ask(game, seat) {
  const answer = await fetch(`/api/games/${game}/invitation`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ seat }),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.sentence);
  return told;
}
