// What the menu offers by link: to invite, to let others watch, and to move one's seat to another device.

import { copyText } from "../net/clipboard.js";
import { inviteMyself, inviteOther } from "../net/invitation.js";
import { showLink } from "../panels/link_card.js";
import { byId, element, setText } from "../view/dom.js";
import { dialogOf, openDialog } from "./dialog.js";

/**
 * Lets the menu open what can be passed on.
 * @param {{
 *   table: () => import("../model/wire.d.ts").Table, words: () => import("../model/words.js").Catalogue,
 *   tell: (text: string) => void, notices: import("../view/notices.js").Notices,
 * }} context
 * @param {import("../panels/invite_panel.js").InvitePanel} panel
 */
export function prepareLinkDialog({ table, words, tell, notices }, panel) {
  const ways = {
    invite: () => void (panel.focus() || openLink("invite", words(), tell, () => inviteOther(table().game))),
    move: () => openLink("move", words(), tell, () => inviteMyself(table().game)),
    watch: async () => {
      const isCopied = await copyText(new URL(`/table/${table().game}`, location.href).href);
      const text = words().say(isCopied ? "watch-copied" : "copy-failed");
      notices.show(isCopied ? "good" : "refused", text);
      tell(text);
    },
  };
  const menu = dialogOf("menu");
  for (const [name, use] of Object.entries(ways)) {
    menu.querySelector(`[data-link="${name}"]`)?.addEventListener("click", () => {
      menu.close();
      void use();
    });
  }
}

/** Shows in the menu what there is to pass on now. @param {import("../model/wire.d.ts").Table} table */
export function showLinks({ seat, byLink, isFree, isWaiting, view }) {
  const isPlayer = seat !== "none";
  const is = {
    invite: isPlayer && isFree,
    watch: byLink,
    move: isPlayer && !isWaiting && view.phase !== "over",
  };
  for (const [name, can] of Object.entries(is)) {
    /** @type {HTMLElement} */ (document.querySelector(`#menu [data-link="${name}"]`)).hidden = !can;
  }
  const dialog = dialogOf("link-dialog");
  const { kind } = dialog.dataset;
  // it was used
  if (dialog.open && ((kind === "invite" && !is.invite) || (kind === "move" && !is.move))) dialog.close();
}

/**
 * @param {"invite" | "move"} kind
 * @param {import("../model/words.js").Catalogue} words
 * @param {(text: string) => void} tell
 * @param {() => Promise<import("../net/invitation.js").Invitation>} ask
 */
function openLink(kind, words, tell, ask) {
  const link = element("div", { class: "link" });
  setText(byId("link-title"), words.say(`${kind}-title`));
  byId("link-body").replaceChildren(
    element("p", { class: "link-how", text: words.say(`${kind}-how`) }),
    ...(kind === "move" ? [element("p", { class: "link-warning", text: words.say("move-warning") })] : []),
    link,
  );
  dialogOf("link-dialog").dataset.kind = kind;
  openDialog("link-dialog");
  void showLink(link, ask, words, tell);
}
