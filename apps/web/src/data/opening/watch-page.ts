export interface PageWatcher {
  /** The page is looked at again: others may have written meanwhile. */
  readonly catchUp: () => void;
  /** The network came or went. */
  readonly reconnect: () => void;
  /** Whether words stand in this page alone. */
  readonly hasUnsaved: () => boolean;
}

/** Tells what happens to the page, until the answer is called. */
export function watchPage(page: PageWatcher): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const lookAgain = (): void => {
    if (document.visibilityState === "visible") page.catchUp();
  };
  document.addEventListener("visibilitychange", lookAgain, { signal });
  addEventListener("pageshow", lookAgain, { signal });
  addEventListener("online", page.reconnect, { signal });
  addEventListener("offline", page.reconnect, { signal });
  addEventListener(
    "beforeunload",
    // Words that the disk refused stand in this page alone: the browser asks before it lets them go.
    (event) => {
      if (page.hasUnsaved()) event.preventDefault();
    },
    { signal },
  );
  return () => stop.abort();
}
