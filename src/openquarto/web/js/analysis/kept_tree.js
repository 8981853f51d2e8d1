// Where an analysis is kept: the tree in the tab's session storage, the position in the address.
// A page that is loaded again shows the same; a link to another position begins another tree.

import { faultsOf, readSetup, START, setupText } from "../analysis_model/setup.js";
import { Variations } from "../analysis_model/variations.js";

const KEY = "openquarto-analysis";

/**
 * The tree to begin with, and what was wrong with the text in the address, if anything.
 * @returns {{tree: Variations, edition: string, wrong: string}}
 */
export function beginning() {
  const asked = new URLSearchParams(location.search);
  const edition = asked.get("edition") === "access" ? "access" : "classic";
  const text = asked.get("position");
  const kept = Variations.fromText(stored());
  if (text === null) return { tree: kept ?? new Variations(setupText(START)), edition, wrong: "" };
  const { setup } = readSetup(text);
  if (!setup || faultsOf(setup).length > 0) {
    return { tree: kept ?? new Variations(setupText(START)), edition, wrong: text };
  }
  const position = setupText(setup);
  const known = kept?.here.position === position ? kept.here : kept?.find(position);
  if (kept && known) {
    kept.goTo(known.id);
    return { tree: kept, edition, wrong: "" };
  }
  return { tree: new Variations(position), edition, wrong: "" };
}

/** @returns {string | null} */
function stored() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is switched off
  }
}

/** Keeps a tree, and where one is in it. @param {Variations} tree @param {string} edition */
export function keep(tree, edition) {
  try {
    sessionStorage.setItem(KEY, tree.toText());
  } catch {
    // It holds until the page is left.
  }
  const { position, parent } = tree.here;
  const shown = position || (parent === null ? "" : tree.node(parent).position);
  history.replaceState(null, "", addressOf(shown, edition));
}

/** The address of a position's analysis. @param {string} position @param {string} edition */
export function addressOf(position, edition) {
  const query = new URLSearchParams({ position, ...(edition === "access" && { edition }) });
  return `/analysis?${query}`;
}
