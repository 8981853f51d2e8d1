// The panel beside the board while a seat is free: the link for the other player, until they sit down.

import { forgetInvitation, inviteOther } from "../net/invitation.js";
import { byId, element } from "../view/dom.js";
import { showLink } from "./link_card.js";

export class InvitePanel {
  /**
   * @param {(text: string) => void} tell
   * @param {() => void} onGone takes the focus, where the panel had it
   */
  constructor(tell, onGone) {
    this.place = byId("invite");
    this.tell = tell;
    this.onGone = onGone;
  }

  /**
   * Shows the link while the other seat is free.
   * @param {import("../model/wire.d.ts").Table} table
   * @param {import("../model/words.js").Catalogue} words
   */
  show(table, words) {
    document.body.classList.toggle("waiting", table.isWaiting ?? false);
    if (table.byLink && !table.isFree) forgetInvitation();
    if (!table.isFree || !table.isWaiting || table.seat === "none") return this.#hide();
    if (this.place.dataset.drawn === words.words.language) return;
    this.place.dataset.drawn = words.words.language;
    const link = element("div", { class: "link" });
    this.place.replaceChildren(
      element("h2", { class: "invite-title", text: words.say("invite-title") }),
      element("p", { class: "link-how", text: words.say("invite-how") }),
      link,
    );
    this.place.hidden = false;
    void showLink(link, () => inviteOther(table.game), words, this.tell).then((isThere) => {
      if (isThere) this.tell(words.say("invite-ready"));
    });
  }

  /** Goes there, if it is to be seen. */
  focus() {
    const button = this.place.querySelector("button");
    if (this.place.hidden || !button) return false;
    this.place.scrollIntoView({ block: "nearest" });
    button.focus();
    return true;
  }

  #hide() {
    if (this.place.hidden) return;
    const hadFocus = this.place.contains(document.activeElement);
    this.place.hidden = true;
    this.place.replaceChildren();
    delete this.place.dataset.drawn;
    if (hadFocus) this.onGone();
  }
}
