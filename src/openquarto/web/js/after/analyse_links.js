// Links from a turn of a game that is over to its analysis: in the menu of the table, beside a replay.

import { positionText } from "../model/geometry.js";

/**
 * Lets every such link lead to the position that is shown.
 * @param {import("../model/wire.d.ts").Table} table
 */
export function showAnalyseLinks({ view, rules }) {
  const { variant, edition } = rules;
  const query = new URLSearchParams({
    position: positionText(view, variant),
    ...(edition === "access" && { edition }),
  });
  for (const link of document.querySelectorAll("a[data-analyse]")) {
    link.setAttribute("href", `/analysis?${query}`);
    link.toggleAttribute("hidden", false);
  }
}
