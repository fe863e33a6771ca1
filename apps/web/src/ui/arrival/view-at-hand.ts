import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { arrive } from "./not-arrived.ts";

/** A view whose chunk comes when it is first shown, or earlier by `preload`. */
export type ViewAtHand<Props> = ComponentType<Props> & {
  /** Fetches the chunk now. Safe to call often; a failed fetch is tried again by the next call. */
  readonly preload: () => Promise<void>;
};

/**
 * A part of a page in a chunk of its own that is drawn in the very turn that shows it, once the chunk is here, and
 * else as soon as it comes: `waiting` until then. Not by `lazy`: that paints `waiting` even when the chunk is here, and
 * React holds what follows a fallback of `Suspense` back for 300 ms. A chunk that does not arrive is thrown as
 * `NotArrived` into the page's error view, as by `lazy`.
 *
 * ```ts
 * const MonthView = viewAtHand(() => import("./month-view.tsx").then((file) => file.MonthView), null);
 * ```
 */
export function viewAtHand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ViewAtHand<Props> {
  let arrived: ComponentType<Props> | undefined;
  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    arrived ??= await arrive(load);
    return arrived;
  };

  const View = (props: Props) => {
    // For as long as it stands: another component in its place would begin anew.
    const [atHand, setAtHand] = useState(() => arrived);
    const [missed, setMissed] = useState<{ readonly failure: unknown }>();
    useEffect(() => {
      if (atHand) return;
      let isCurrent = true;
      void fetchOnce().then(
        (view) => isCurrent && setAtHand(() => view),
        (failure: unknown) => isCurrent && setMissed({ failure }),
      );
      return () => {
        isCurrent = false;
      };
    }, [atHand]);
    if (missed) throw missed.failure;
    return atHand ? createElement(atHand, props) : waiting;
  };
  return Object.assign(View, { preload: async () => void (await fetchOnce()) });
}
