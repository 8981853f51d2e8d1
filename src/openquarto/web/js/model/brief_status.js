// The status in at most four words, for the eye where there is little room: the whole one is read and said.

const LOOK = "last look";

/**
 * Whose turn it is and what for, or how the game has ended.
 * @param {import("./wire.d.ts").Table} table
 * @param {import("./words.js").Catalogue} words
 */
export function briefStatus({ view, status, seat, isWaiting, ...players }, words) {
  if (view.ending) return view.ending.title;
  if (isWaiting) return words.say("brief-waiting");
  if (!view.toAct) return status;
  const deed = view.phase === LOOK ? "look" : view.phase;
  const player = players[view.toAct];
  if (player.isMe && seat !== "both") return words.say(`brief-${deed}-you`);
  const who = player.isComputer ? words.say("brief-computer") : player.name;
  return words.say(`brief-${deed}`, { who });
}
