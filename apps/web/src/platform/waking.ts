/** Told when the page may have slept, or the network came: its clocks look again. Returns the way to stop. */
export function watchWaking(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const whenSeen = (): void => {
    if (document.visibilityState === "visible") listener();
  };
  document.addEventListener("visibilitychange", whenSeen, { signal });
  for (const sign of ["pageshow", "focus", "online"]) addEventListener(sign, listener, { signal });
  return () => stop.abort();
}
