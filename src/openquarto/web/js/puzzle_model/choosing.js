// Which puzzle comes next: of the kinds and the rules asked for, as difficult as asked for, none twice.

/** @typedef {{id: string, kind: string, inner: string | null, variant: string, rating: number}} Entry */
/** @typedef {"easier" | "mine" | "harder"} Difficulty */
/** @typedef {"all" | "classic" | "blocks" | "fewer"} Rules */
/** @typedef {{kind: string, rules: Rules, difficulty: Difficulty}} Filter */

export const KINDS = ["see", "complete", "safe gift", "square", "trap", "hold", "cover", "take it", "mask"];
/** @type {Rules[]} */
export const RULES = ["all", "classic", "blocks", "fewer"];
/** @type {Difficulty[]} */
export const DIFFICULTIES = ["easier", "mine", "harder"];

/** @type {Filter} */
export const EVERYTHING = { kind: "all", rules: "all", difficulty: "mine" };

/** So far from one's own rating; somebody at 1200 finds three easier ones in four, and one harder in four. */
const STEP = { easier: -200, mine: 0, harder: 200 };
/** Chosen by chance among so many that are nearest. */
const NEAREST = 12;

/** @param {Entry} entry @param {Rules} rules */
function isUnder({ variant }, rules) {
  if (rules === "all") return true;
  return rules === "fewer" ? variant.includes("traits=") : variant === rules;
}

/**
 * What is asked for, of whatever difficulty.
 * @param {Entry[]} index
 * @param {{kind: string, rules: Rules}} filter
 */
export function fitting(index, { kind, rules }) {
  return index.filter((entry) => (kind === "all" || entry.kind === kind) && isUnder(entry, rules));
}

/**
 * One of those whose rating is nearest to a target, none of which is left out; undefined if there is none.
 * @param {Entry[]} entries
 * @param {number} target
 * @param {(id: string) => boolean} isLeftOut
 * @param {() => number} random
 */
export function nearest(entries, target, isLeftOut, random) {
  const near = entries
    .filter(({ id }) => !isLeftOut(id))
    .map((entry) => ({ entry, far: Math.abs(entry.rating - target) }))
    .sort((one, other) => one.far - other.far);
  // many have the same rating: all that are as near as the last of them may come
  const farthest = near[Math.min(NEAREST, near.length) - 1]?.far;
  const count = near.filter(({ far }) => far <= farthest).length;
  return near[Math.floor(random() * count)]?.entry;
}

/**
 * The next puzzle for somebody, or undefined if nothing of that is left. Those never tried come first; when
 * all were tried, the one tried longest ago comes once more.
 * @param {Entry[]} index
 * @param {Filter} filter
 * @param {{rating: number, tries: [id: string, ...rest: unknown[]][]}} player
 * @param {{without?: Set<string>, random?: () => number}} how `without`: those of this series
 */
export function nextPuzzle(index, filter, player, { without = new Set(), random = Math.random } = {}) {
  const entries = fitting(index, filter);
  const known = new Set(player.tries.map(([id]) => id));
  const target = player.rating + STEP[filter.difficulty];
  const fresh = nearest(entries, target, (id) => known.has(id) || without.has(id), random);
  if (fresh) return fresh;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const old = player.tries.find(([id]) => byId.has(id) && !without.has(id));
  return old && byId.get(old[0]);
}
