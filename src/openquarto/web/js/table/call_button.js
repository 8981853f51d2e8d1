// QUARTO!: its look follows the window alone, so that it tells nothing of the board.

export class CallButton {
  /**
   * @param {HTMLElement} button
   * @param {() => void} leave takes the focus elsewhere when the button goes
   */
  constructor(button, leave) {
    this.button = button;
    this.leave = leave;
    /** Whether there is nothing to call at this table at all. */
    this.isLeftOut = false;
  }

  /**
   * Shows whether the window is open to whoever sits here; who watches has nothing to call, nor has anybody
   * after the end.
   * @param {import("../model/wire.d.ts").Table} table
   */
  show({ view, seat }) {
    this.button.classList.toggle("open", view.isMyTurn && view.mayCall);
    this.button.querySelector(".mask-icon")?.toggleAttribute("hidden", !view.masked);
    const hasFocus = document.activeElement === this.button;
    this.button.hidden = this.isLeftOut || seat === "none" || view.phase === "over";
    if (hasFocus && this.button.hidden) this.leave();
  }
}
