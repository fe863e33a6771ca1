import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { findDropSpot, type DropSpot } from "./find-drop-spot.ts";
import { landCard } from "./land-card.ts";
import { liftCard } from "./lifted-card.ts";
import { readLanes, type BoardLane } from "./read-lanes.ts";
import { createEdgeScroll } from "./scroll-at-edges.ts";
import type { Point } from "./watch-drags.ts";

export interface DraggedCard {
  moveTo(at: Point): void;
  /** Writes where it lies now. Tells in words where that is; nothing when it lies where it lay. */
  putDown(): string | undefined;
  cancel(): void;
}

/** CSS px beside the board that still belong to it. */
const REACH = 40;
/** A frame that came late moves the board no farther than this. */
const LONGEST_FRAME_MS = 50;

/**
 * Lifts a card and follows the hand. In each frame first everything is read, then drawn: the page is laid out once,
 * however fast the hand, and what others write meanwhile is taken as it stands.
 */
export function dragCard(
  data: PadData,
  start: { readonly place: HTMLElement; readonly card: HTMLElement; readonly from: Point },
): DraggedCard {
  const { place, card, from } = start;
  const home = card.closest(".pad-lane");
  const isWall = home === null;
  const rows = data.store.rows(padCardKind);
  const lifted = liftCard(card, from);
  const board = card.closest(".pad-wall, .pad-lanes, .pad-students") ?? place;
  const scrollAtEdges = createEdgeScroll(board);
  let at = from;
  let drawnAt: number | undefined;
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    const { spot } = look();
    lifted.moveTo(at);
    lifted.showLine(spot?.line);
    scrollAtEdges(at, Math.min(LONGEST_FRAME_MS, now - (drawnAt ?? now)));
    drawnAt = now;
    frame = requestAnimationFrame(draw);
  }

  function look(): { readonly lane: BoardLane | undefined; readonly spot: DropSpot | undefined } {
    const lanes = readLanes(place, (id) => rows.get(id)?.isPinned === true);
    const spot = isNear(place, at) ? findDropSpot(at, lanes, { isWall }) : undefined;
    const lane = spot && lanes[spot.lane];
    // A field of a pupil holds that pupil's cards and no others.
    const isOpen = isWall || lane?.column !== undefined || lane?.element === home;
    return isOpen ? { lane, spot } : { lane: undefined, spot: undefined };
  }

  function end(): void {
    cancelAnimationFrame(frame);
    lifted.remove();
  }

  return {
    moveTo(next) {
      at = next;
    },
    putDown() {
      const { lane, spot } = look();
      end();
      const id = card.dataset["card"];
      return id && lane && spot ? landCard(data, id, { lane, spot, isWall }) : undefined;
    },
    cancel: end,
  };
}

function isNear(place: Element, { x, y }: Point): boolean {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const isBeside = x < left - REACH || x > right + REACH;
  return !isBeside && y >= top - REACH && y <= bottom + REACH;
}
