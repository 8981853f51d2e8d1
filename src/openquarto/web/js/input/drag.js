// Dragging, which nobody needs: from the stock to the saucer, from the saucer to a square.

const FAR = 8; // pixels before a press is a drag

/**
 * Lets pieces be dragged within an element.
 * @param {HTMLElement} place
 * @param {() => import("../model/wire.d.ts").View} view
 * @param {(action: string) => void} act
 * @param {() => boolean} isAllowed
 */
export function allowDragging(place, view, act, isAllowed) {
  place.addEventListener("pointerdown", (down) => {
    // A finger scrolls.
    if (!isAllowed() || down.button !== 0 || down.pointerType === "touch" || !view().isMyTurn) return;
    const target = /** @type {Element} */ (down.target);
    const home = target.closest(".stock-grid td:not(.gone)");
    const saucer = target.closest(".saucer");
    if (home && view().phase === "give")
      follow(down, home, (over) => {
        if (over?.closest(".hand") && place.contains(over)) act(home.getAttribute("data-piece") ?? "");
      });
    if (saucer && view().phase === "place")
      follow(down, saucer, (over) => {
        const square = over?.closest(".board-grid td")?.getAttribute("data-square");
        if (square && place.contains(over)) act(square);
      });
  });
}

/** @param {PointerEvent} down @param {Element} from @param {(over: Element | null) => void} drop */
function follow(down, from, drop) {
  const picture = /** @type {Element} */ (from.querySelector(".piece"));
  /** @type {HTMLElement | null} */
  let carried = null;
  const move = (/** @type {PointerEvent} */ event) => {
    if (!carried && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
    carried ??= lifted(picture);
    carried.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -70%)`;
  };
  const end = (/** @type {PointerEvent} */ event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    picture.classList.remove("lifted");
    carried?.remove();
    if (!carried || event.type === "pointercancel") return;
    // The click that follows belongs to the drag, whether it was dropped well or not.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new MouseEvent("click", { bubbles: false })), 0);
    drop(document.elementFromPoint(event.clientX, event.clientY));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @param {Element} picture */
function lifted(picture) {
  const copy = /** @type {SVGElement} */ (picture.cloneNode(true));
  const box = picture.getBoundingClientRect();
  const carried = document.createElement("div");
  carried.className = "carried";
  carried.setAttribute("aria-hidden", "true");
  carried.style.width = `${box.width}px`;
  carried.append(copy);
  document.body.append(carried);
  picture.classList.add("lifted");
  return carried;
}
