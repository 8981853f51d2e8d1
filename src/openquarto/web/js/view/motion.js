// Quiet motion: a gift, a placement, a called line; none where the system asks for less, none waited for.

const CURVE = "cubic-bezier(.3, 0, .1, 1)";
const GIVE = 260;
const PLACE = 240; // the same after every placement

/** Whether the system asks for less motion. */
function isCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Lets a picture come from where another element is.
 * @param {Element} picture
 * @param {DOMRect} from
 * @param {number} duration
 */
function come(picture, from, duration) {
  const to = picture.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.bottom - to.bottom;
  const scale = from.width / to.width;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const lift = `translate(${x}px, ${y - 6}px) scale(${scale})`;
  const over = `translate(${x * 0.3}px, ${y * 0.3 - 8}px) scale(${1 + (scale - 1) * 0.3})`;
  picture.animate(
    [
      { transform: start },
      { transform: lift, offset: 0.2 },
      { transform: over, offset: 0.75 },
      { transform: "none" },
    ],
    { duration, easing: CURVE },
  );
}

/** A gift comes from its home to the saucer. @param {Element} saucerPiece @param {DOMRect} home */
export function give(saucerPiece, home) {
  if (!isCalm()) come(saucerPiece, home, GIVE);
}

/** A piece comes from the saucer to its square. @param {Element} boardPiece @param {DOMRect} saucer */
export function place(boardPiece, saucer) {
  if (!isCalm()) come(boardPiece, saucer, PLACE);
}

/**
 * The capsule draws itself from end to end, then the other pieces fade.
 * @param {Element[]} paths
 * @param {Element[]} others
 */
export function callLine(paths, others) {
  if (isCalm()) return;
  for (const path of paths) {
    path.animate([{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }], {
      duration: 420,
      easing: "ease-in-out",
    });
  }
  for (const other of others) {
    other.animate([{ opacity: 1 }, { opacity: 1, offset: 0.68 }, {}], { duration: 620 });
  }
}

/** A false call: its capsule fades. @param {Element[]} paths */
export async function fadeLine(paths) {
  const fades = isCalm()
    ? []
    : paths.map((path) =>
        path.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: 900 }),
      );
  await Promise.all(fades.map((fade) => fade.finished));
}

/**
 * The lot: the mark goes to and fro between both players and stops at the one who gives first.
 * @param {Element[]} rows
 * @param {number} winner
 */
export async function drawLot(rows, winner) {
  if (isCalm()) return;
  const steps = [0, 1, 0, 1, 0, 1, winner];
  const lit = rows.map((row, at) =>
    row.animate(
      steps.map((step) => ({ opacity: step === at ? 1 : 0.35, easing: "steps(1)" })),
      { duration: 900, easing: "ease-out" },
    ),
  );
  await Promise.all(lit.map((light) => light.finished));
}
