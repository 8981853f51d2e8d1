// A rating that is not sure yet: it moves by hundreds, and no exact figure would be true.

/** Above it one try moves a rating by more than it tells; about a dozen first tries lead below it. */
const SETTLED = 110;
const STEP = 50;

/** Whether a rating still looks for its place. @param {{deviation: number}} strength */
export const isSettling = ({ deviation }) => deviation > SETTLED;

/**
 * A rating as it is shown: while it settles, to the next fifty.
 * @param {{rating: number, deviation: number}} strength
 */
export function shownRating({ rating, deviation }) {
  return isSettling({ deviation }) ? STEP * Math.round(rating / STEP) : Math.round(rating);
}
