// A link to be passed on: its text, ways to copy and to share it, its picture, and how far it reaches.

import { copied } from "./copy.js";
import { made, write } from "./dom.js";

const COMMAND = "openquarto play --lan";

/**
 * Fills a place with a link as soon as it is there; where it fails, it says so and offers to try again.
 * @param {HTMLElement} place
 * @param {() => Promise<import("./invitation.js").Invitation>} ask
 * @param {import("./words.js").Catalogue} words
 * @param {(text: string) => void} tell says what has happened
 */
export async function showLink(place, ask, words, tell) {
  place.replaceChildren(made("p", { class: "link-note", text: words.say("invite-making") }));
  try {
    const invitation = await ask();
    place.replaceChildren(...parts(invitation, words, tell));
    return true;
  } catch (problem) {
    const isRefused = problem instanceof Error && !(problem instanceof TypeError) && !(problem instanceof SyntaxError);
    const text = isRefused ? problem.message : words.say("invite-failed");
    const again = made("button", { class: "quiet-button", text: words.say("try-again"), attributes: { type: "button" } });
    again.addEventListener("click", async () => {
      await showLink(place, ask, words, tell);
      place.querySelector("button")?.focus();
    });
    place.replaceChildren(made("p", { class: "link-note", text }), again);
    tell(text);
    return false;
  }
}

/**
 * @param {import("./invitation.js").Invitation} invitation
 * @param {import("./words.js").Catalogue} words
 * @param {(text: string) => void} tell
 */
function parts({ url, qr, reach }, words, tell) {
  const told = made("p", { class: "link-told" });
  const say = (/** @type {string} */ text) => {
    write(told, text);
    tell(text);
  };
  const copy = made("button", { class: "primary", text: words.say("link-copy"), attributes: { type: "button" } });
  copy.addEventListener("click", async () => say(words.say(await copied(url) ? "link-copied" : "copy-failed")));
  return [
    made("p", { class: "link-text", text: url }),
    made("div", { class: "link-row" }, [
      made("div", { class: "link-buttons" }, [copy, ...shareButton(url, words), told, ...reachNote(reach, words)]),
      made("img", { class: "link-picture", attributes: { src: qr, alt: words.say("link-picture"), width: "160", height: "160" } }),
    ]),
  ];
}

/** Where the system can share, it is one step less. @param {string} url @param {import("./words.js").Catalogue} words */
function shareButton(url, words) {
  if (typeof navigator.share !== "function") return [];
  const share = made("button", { class: "quiet-button", text: words.say("link-share"), attributes: { type: "button" } });
  share.addEventListener("click", () => void navigator.share({ title: "OpenQuarto", url }).catch(() => {})); // closed again
  return [share];
}

/** @param {import("./invitation.js").Invitation["reach"]} reach @param {import("./words.js").Catalogue} words */
function reachNote(reach, words) {
  if (reach === "everywhere") return [];
  return [made("p", { class: "link-note", text: words.say(`reach-${reach}`, { command: COMMAND }) })];
}
