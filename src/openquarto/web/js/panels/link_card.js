// A link to be passed on: its text, ways to copy and to share it, its picture, and how far it reaches.

import { copyText } from "../net/clipboard.js";
import { element, setText } from "../view/dom.js";

const COMMAND = "openquarto play --lan";

/**
 * Fills a place with a link as soon as it is there; where it fails, it says so and offers to try again.
 * @param {HTMLElement} place
 * @param {() => Promise<import("../net/invitation.js").Invitation>} ask
 * @param {import("../model/words.js").Catalogue} words
 * @param {(text: string) => void} tell says what has happened
 */
export async function showLink(place, ask, words, tell) {
  place.replaceChildren(element("p", { class: "link-note", text: words.say("invite-making") }));
  try {
    const invitation = await ask();
    place.replaceChildren(...parts(invitation, words, tell));
    return true;
  } catch (problem) {
    const isRefused =
      problem instanceof Error && !(problem instanceof TypeError) && !(problem instanceof SyntaxError);
    const text = isRefused ? problem.message : words.say("invite-failed");
    const again = element("button", {
      class: "quiet-button",
      text: words.say("try-again"),
      attributes: { type: "button" },
    });
    again.addEventListener("click", async () => {
      await showLink(place, ask, words, tell);
      place.querySelector("button")?.focus();
    });
    place.replaceChildren(element("p", { class: "link-note", text }), again);
    tell(text);
    return false;
  }
}

/**
 * @param {import("../net/invitation.js").Invitation} invitation
 * @param {import("../model/words.js").Catalogue} words
 * @param {(text: string) => void} tell
 */
function parts({ url, qr, reach }, words, tell) {
  const told = element("p", { class: "link-told" });
  const say = (/** @type {string} */ text) => {
    setText(told, text);
    tell(text);
  };
  const copy = element("button", {
    class: "primary",
    text: words.say("link-copy"),
    attributes: { type: "button" },
  });
  copy.addEventListener("click", async () =>
    say(words.say((await copyText(url)) ? "link-copied" : "copy-failed")),
  );
  return [
    element("p", { class: "link-text", text: url }),
    element("div", { class: "link-row" }, [
      element("div", { class: "link-buttons" }, [
        copy,
        ...shareButton(url, words),
        told,
        ...reachNote(reach, words),
      ]),
      element("img", {
        class: "link-picture",
        attributes: { src: qr, alt: words.say("link-picture"), width: "160", height: "160" },
      }),
    ]),
  ];
}

/**
 * Where the system can share, it is one step less.
 * @param {string} url
 * @param {import("../model/words.js").Catalogue} words
 */
function shareButton(url, words) {
  if (typeof navigator.share !== "function") return [];
  const share = element("button", {
    class: "quiet-button",
    text: words.say("link-share"),
    attributes: { type: "button" },
  });
  // closed again
  share.addEventListener("click", () => void navigator.share({ title: "OpenQuarto", url }).catch(() => {}));
  return [share];
}

/**
 * @param {import("../net/invitation.js").Invitation["reach"]} reach
 * @param {import("../model/words.js").Catalogue} words
 */
function reachNote(reach, words) {
  if (reach === "everywhere") return [];
  return [element("p", { class: "link-note", text: words.say(`reach-${reach}`, { command: COMMAND }) })];
}
