import type { Point } from "./watch-drags.ts";

/** CSS px from an edge within which the board begins to move. */
const EDGE = 64;
const FASTEST_PX_PER_S = 1_100;

/**
 * Moves what scrolls around the board while a dragged card is near one of its edges: the faster, the nearer. Returns a
 * step to call in each frame, with the time since the last one.
 */
export function createEdgeScroll(board: Element): (at: Point, sinceMs: number) => void {
  const scrollers = listScrollers(board);
  return (at, sinceMs) => {
    for (const { element, isAcross, isPage } of scrollers) {
      const box = isPage ? toWindowBox() : toSeenBox(element.getBoundingClientRect());
      const [from, until, here] = isAcross
        ? [box.left, box.right, at.x]
        : [box.top, box.bottom, at.y];
      const share = toShare(here - from) * -1 + toShare(until - here);
      const by = (share * FASTEST_PX_PER_S * sinceMs) / 1_000;
      if (by === 0) continue;
      element.scrollBy({ [isAcross ? "left" : "top"]: by, behavior: "instant" });
    }
  };
}

interface Scroller {
  readonly element: Element;
  readonly isAcross: boolean;
  readonly isPage: boolean;
}

function listScrollers(board: Element): readonly Scroller[] {
  const found: Scroller[] = [];
  const page = document.scrollingElement ?? document.documentElement;
  for (let element: Element | null = board; element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isPage = element === page;
    if (isPage || isScrolled(overflowX)) found.push({ element, isAcross: true, isPage });
    if (isPage || isScrolled(overflowY)) found.push({ element, isAcross: false, isPage });
  }
  return found;
}

function isScrolled(overflow: string): boolean {
  return overflow === "auto" || overflow === "scroll";
}

/** Of a board that is longer than the window only what is seen of it counts. */
function toSeenBox({ left, top, right, bottom }: DOMRect) {
  const seen = toWindowBox();
  return {
    left: Math.max(left, seen.left),
    top: Math.max(top, seen.top),
    right: Math.min(right, seen.right),
    bottom: Math.min(bottom, seen.bottom),
  };
}

function toWindowBox() {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** 0 away from an edge to 1 at it; a pointer beyond it counts as at it. */
function toShare(distance: number): number {
  return Math.min(1, Math.max(0, 1 - distance / EDGE));
}
