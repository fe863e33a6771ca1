import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import type { Box, DrawnLane } from "./find-drop-spot.ts";

export interface BoardLane extends DrawnLane {
  /** The column it stands for; "" for cards of none, undefined where a lane is no column. */
  readonly column: string | undefined;
  readonly title: string;
  readonly element: Element;
}

/** The lanes of a board that orders its cards, or the columns of the wall, as they are drawn now. */
export function readLanes(
  place: Element,
  isFixed: (card: PadCardId) => boolean,
): readonly BoardLane[] {
  const lanes = [...place.querySelectorAll<HTMLElement>(".pad-wall-column, .pad-lane")];
  const boxes = lanes.map((lane) => lane.getBoundingClientRect());
  return lanes.map((element, index) => {
    const own = boxes[index] ?? element.getBoundingClientRect();
    // Beside a longer lane the empty place below a short one is still its own.
    const beside = boxes.filter(({ top }) => Math.abs(top - own.top) < 1);
    const bottom = Math.max(...beside.map((box) => box.bottom));
    const slots = [...element.children].filter((child) => child.classList.contains("pad-slot"));
    const drawn = slots.map((slot) => ({ id: toCardId(slot), box: slot.getBoundingClientRect() }));
    const fixed = drawn.filter(({ id }) => isFixed(id));
    const head = element.querySelector(".pad-lane-title")?.getBoundingClientRect().bottom;
    return {
      element,
      column: element.dataset["column"],
      title: element.getAttribute("aria-label") ?? "",
      box: { left: own.left, right: own.right, top: own.top, bottom } satisfies Box,
      cards: drawn.filter(({ id }) => !isFixed(id)),
      head: fixed.at(-1)?.box.bottom ?? head ?? own.top,
    };
  });
}

/** Of the slot and not of the card in it: far from the screen that is not laid out, and asking would do it. */
function toCardId(slot: Element): string {
  const card = slot.firstElementChild;
  return card instanceof HTMLElement ? (card.dataset["card"] ?? "") : "";
}
