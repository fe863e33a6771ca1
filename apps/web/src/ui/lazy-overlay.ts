import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from "react";

/** A component that fetches its chunk when it is first opened, or earlier when the page is at rest. */
export type LazyOverlay<Props> = ComponentType<Props> & {
  /** Fetches the chunk now. Safe to call often; a failed fetch is tried again by the next call. */
  readonly preload: () => Promise<void>;
};

/**
 * Keeps dialogs, sheets and menus (and Base UI with them, about 50 kB) out of a page's first chunk.
 *
 * While `isOpen` is false nothing is rendered; the chunk is fetched once the browser is idle, so that
 * the first opening is immediate. After the first opening it stays mounted, for its closing movement.
 *
 * ```ts
 * const MarkDialog = lazyOverlay(() => import("./mark-dialog.tsx").then((file) => file.MarkDialog));
 * ```
 */
export function lazyOverlay<Props extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const fetchOnce = () => {
    loading ??= load().then(
      (component) => (loaded = component),
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };
  const createLazy = () => lazy(() => fetchOnce().then((component) => ({ default: component })));

  const LazyOverlay = (props: Props) => {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    // Chosen once a mount: swapping the lazy component for the loaded one would lose what was typed in it.
    const [chosen, setChosen] = useState<{ readonly component: ComponentType<Props> }>();

    useEffect(() => {
      if (wasOpened) return;
      return whenIdle(() => void fetchOnce().catch(() => undefined));
    }, [wasOpened]);

    if (props.isOpen && !wasOpened) setWasOpened(true);
    if (props.isOpen && !chosen) setChosen({ component: loaded ?? createLazy() });
    if (!chosen) return null;
    return createElement(Suspense, { fallback: null }, createElement(chosen.component, props));
  };
  return Object.assign(LazyOverlay, { preload: () => fetchOnce().then(() => undefined) });
}

/** Runs the work when the browser has nothing else to do; the answer takes it back. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
