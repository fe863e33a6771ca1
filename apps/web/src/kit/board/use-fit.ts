import { useLayoutEffect, useRef, type RefObject } from "react";

/** Sizes of letters in steps of a stage. */
interface Letters {
  readonly most: number;
  /** Upright, where a page may be as high as it likes. */
  readonly upright: number;
  /** Before letters get smaller than this, lines and long words break. */
  readonly easy: number;
  readonly least: number;
  /** Columns to choose from, as `--across`. */
  readonly across?: readonly number[];
}

/**
 * The one way in which names are fitted into their place on a stage: measured, the largest letters with which nothing
 * runs over the element or a `data-fit` in it, the same for all. Says `--letter` and `--across`, `data-breaks` where
 * words break at `breakable`'s hyphens, `data-tight` where even the least letters are too large.
 *
 * ```tsx
 * const place = useFit<HTMLUListElement>({ most: 13, upright: 8, easy: 6, least: 4.5 });
 * <ul ref={place} className="fitted min-h-0 flex-1">…
 * ```
 */
export function useFit<T extends HTMLElement>(letters: Letters): RefObject<T | null> {
  const ref = useRef<T>(null);
  const known = useRef<string>(undefined);
  // At each drawing: what stands there may have changed.
  useLayoutEffect(() => {
    const place = ref.current;
    if (!place) return;
    const toKey = (): string =>
      [place.clientWidth, place.clientHeight, letters.most, place.textContent].join();
    const fit = (): void => {
      if (toKey() === known.current) return;
      fitLetters(place, letters);
      known.current = toKey();
    };
    const forget = (): void => {
      known.current = undefined;
      fit();
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    document.fonts.addEventListener("loadingdone", forget);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", forget);
    };
  });
  return ref;
}

function fitLetters(place: HTMLElement, { most, upright, easy, least, across = [1] }: Letters) {
  const boxes = [place, ...place.querySelectorAll("[data-fit]")];
  const largest = matchMedia("(orientation: portrait)").matches ? upright : most;
  const set = (columns: number, halves: number): void => {
    place.style.setProperty("--across", String(columns));
    place.style.setProperty("--letter", String(halves / 2));
  };
  const isIn = (columns: number, halves: number): boolean => {
    set(columns, halves);
    return boxes.every(
      (box) => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth,
    );
  };
  const find = (from: number, to: number) => {
    let best = { columns: across[0] ?? 1, halves: from - 1 };
    for (const columns of across) {
      if (best.halves >= to || !isIn(columns, best.halves + 1)) continue;
      let [fits, over] = [best.halves + 1, to + 1];
      while (over - fits > 1) {
        const middle = (fits + over) >> 1;
        if (isIn(columns, middle)) fits = middle;
        else over = middle;
      }
      best = { columns, halves: fits };
    }
    return best;
  };
  const [low, edge, high] = [2 * least, 2 * easy, 2 * Math.max(largest, easy)];
  place.toggleAttribute("data-breaks", false);
  place.toggleAttribute("data-tight", false);
  let best = find(edge, high);
  if (best.halves < edge) {
    place.toggleAttribute("data-breaks", true);
    best = find(low, high);
  }
  place.toggleAttribute("data-tight", best.halves < low);
  set(best.columns, Math.max(low, best.halves));
}
