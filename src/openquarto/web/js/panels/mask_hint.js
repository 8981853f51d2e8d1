// How one plays under a mask, in two short sentences: shown at the first masked table until it is put away.

/**
 * Shows it over the lower rim of the board.
 * @param {import("../view/notices.js").Notices} notices
 * @param {import("../model/words.js").Catalogue} words
 * @param {() => void} onKnown is called when it is put away
 */
export function explainMask(notices, words, onKnown) {
  const how = matchMedia("(pointer: coarse)").matches ? "finger" : "mouse";
  const known = () => {
    notices.hide("hint");
    onKnown();
  };
  notices.show("hint", words.say(`hint-mask-${how}`), [{ words: words.say("hint-known"), act: known }]);
}
