// The course of a rating as a line, drawn in the page; the same stands beside it in words.

import { svgElement } from "../view/dom.js";

const WIDTH = 280;
const HEIGHT = 72;
const EDGE = 6;
/** So many points are drawn at most: a point for every few tries, the last one always. */
const MOST = 140;
/** A rating that hardly moved is drawn as such: the plot shows at least so many points of rating. */
const LEAST_SPAN = 100;

/** @param {number[]} ratings at least two @returns {[x: number, y: number][]} */
export function plotPoints(ratings) {
  const every = Math.ceil(ratings.length / MOST);
  const shown = ratings.filter((_, at) => (ratings.length - 1 - at) % every === 0);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(high - low, LEAST_SPAN);
  const bottom = (low + high - span) / 2;
  return shown.map((rating, at) => [
    EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, shown.length - 1),
    HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (rating - bottom)) / span,
  ]);
}

/** The drawing. @param {number[]} ratings @param {string} words what it shows */
export function drawPlot(ratings, words) {
  const points = plotPoints(ratings);
  const [x, y] = points[points.length - 1];
  const path = points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L");
  return svgElement(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "plot", role: "img", "aria-label": words },
    [
      svgElement("path", { d: `M${path}`, class: "plot-line" }),
      svgElement("circle", { cx: x.toFixed(1), cy: y.toFixed(1), r: 4, class: "plot-now" }),
    ],
  );
}
