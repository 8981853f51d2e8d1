// Glicko-2 (Glickman, "Example of the Glicko-2 system"): how strong somebody is, and how surely we know it.

/** @typedef {{rating: number, deviation: number, volatility: number}} Strength */
/** @typedef {{rating: number, deviation: number, score: number}} Game */

/** The two scales differ by this factor; 1500 is zero on the inner one. */
const SCALE = 173.7178;
const CENTRE = 1500;
/** How much the volatility may change: small, for a puzzle is not a surprise. */
const TAU = 0.5;
const SMALL_ENOUGH = 0.000001;
/** Ratings of puzzles are computed from the levels, and stay; so far people may differ from levels. */
export const PUZZLE_DEVIATION = 80;
const HIGHEST_DEVIATION = 350;

/**
 * A player after the games of one period.
 * @param {Strength} player
 * @param {Game[]} games
 * @returns {Strength}
 */
export function played(player, games) {
  const mu = (player.rating - CENTRE) / SCALE;
  const phi = player.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const game of games) {
    const weight = weightOf(game.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (game.rating - CENTRE) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (game.score - expected);
  }
  if (games.length === 0) return { ...player, deviation: widened(phi, player.volatility) };
  const variance = 1 / information;
  const volatility = volatilityAfter(phi, player.volatility, variance, variance * surprise);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + information);
  return {
    rating: SCALE * (mu + after ** 2 * surprise) + CENTRE,
    deviation: Math.min(HIGHEST_DEVIATION, SCALE * after),
    volatility,
  };
}

/**
 * A player after a first try at a puzzle: one game, won or lost.
 * @param {Strength} player
 * @param {number} rating
 * @param {boolean} isRight
 */
export function tried(player, rating, isRight) {
  return played(player, [{ rating, deviation: PUZZLE_DEVIATION, score: isRight ? 1 : 0 }]);
}

/** How much a game against somebody of this deviation says. @param {number} phi */
function weightOf(phi) {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** @param {number} phi @param {number} volatility */
function widened(phi, volatility) {
  return Math.min(HIGHEST_DEVIATION, SCALE * Math.sqrt(phi ** 2 + volatility ** 2));
}

/**
 * Step 5 of the paper: the root of f, by the Illinois algorithm.
 * @param {number} phi @param {number} sigma @param {number} variance @param {number} delta
 */
function volatilityAfter(phi, sigma, variance, delta) {
  const a = Math.log(sigma ** 2);
  const f = (/** @type {number} */ x) => {
    const power = Math.exp(x);
    const sum = phi ** 2 + variance + power;
    return (power * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = a - TAU;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else while (f(high) < 0) high -= TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > SMALL_ENOUGH) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const atBetween = f(between);
    if (atBetween * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, atBetween];
  }
  return Math.exp(low / 2);
}
