/** How far something inside of a region was scrolled; `at` leads to it from the region, child by child. */
export interface ScrollPlace {
  readonly at: readonly number[];
  readonly left: number;
  readonly top: number;
}

/** A page that is being put together again gets this long to become as high as it was. */
const LONGEST_WAIT_MS = 3_000;

/** Everything in a region that is scrolled, itself included. */
export function readScrollPlaces(region: Element): readonly ScrollPlace[] {
  const places: ScrollPlace[] = [];
  for (const element of [region, ...region.querySelectorAll("*")]) {
    const { scrollLeft: left, scrollTop: top } = element;
    if (left !== 0 || top !== 0) places.push({ at: toSteps(region, element), left, top });
  }
  return places;
}

/**
 * Scrolls a region that is being built anew to where it was, frame by frame while its contents arrive.
 * Gives up when the person scrolls or types: their hand comes first.
 */
export function restoreScrollPlaces(
  findRegion: () => Element | null,
  places: readonly ScrollPlace[],
): void {
  let left = places;
  const until = performance.now() + LONGEST_WAIT_MS;
  const stop = (): void => {
    left = [];
  };
  const signs = ["wheel", "touchmove", "pointerdown", "keydown"] as const;
  for (const sign of signs) addEventListener(sign, stop, { once: true, capture: true });
  const go = (): void => {
    const region = findRegion();
    left = left.filter((place) => !region || !isReached(region, place));
    if (left.length > 0 && performance.now() < until) requestAnimationFrame(go);
    else for (const sign of signs) removeEventListener(sign, stop, { capture: true });
  };
  go();
}

function isReached(region: Element, { at, left, top }: ScrollPlace): boolean {
  let element: Element | undefined = region;
  for (const step of at) element = element?.children[step];
  if (!element) return false;
  element.scrollTo({ left, top, behavior: "instant" });
  return Math.abs(element.scrollTop - top) <= 1 && Math.abs(element.scrollLeft - left) <= 1;
}

function toSteps(region: Element, element: Element): readonly number[] {
  const parent = element.parentElement;
  if (element === region || !parent) return [];
  return [...toSteps(region, parent), [...parent.children].indexOf(element)];
}
