import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { arrive } from "./not-arrived.ts";

/** A view whose chunk comes when it is first shown, or earlier by `preload`. */
export type ViewAtHand<Props> = ComponentType<Props> & {
  /** Fetches the chunk now. Safe to call often; a failed fetch is tried again by the next call. */
  readonly preload: () => Promise<void>;
};

/**
 * A large part of a page in a chunk of its own that is drawn in the very turn that shows it, once the chunk is
 * here. By `lazy` alone `waiting` is painted even then, and React holds what follows a fallback back for 300 ms.
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
  const Lazy = lazy(async () => ({ default: await fetchOnce() }));

  const View = (props: Props) => {
    // For as long as it stands: another component in its place would begin anew.
    const [atHand] = useState(() => arrived);
    if (atHand) return createElement(atHand, props);
    return createElement(
      Suspense,
      { fallback: waiting },
      createElement(Lazy as ComponentType<Props>, props),
    );
  };
  return Object.assign(View, { preload: async () => void (await fetchOnce()) });
}
