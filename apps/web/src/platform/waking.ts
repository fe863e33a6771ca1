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

/** A page that sleeps looks when it wakes; one that is awake at midnight so soon after it. */
const LOOK_EVERY_MS = 15_000;

/** Told when the page may have slept, and again and again while it is awake: a day ends. Returns the way to stop. */
export function watchDay(listener: () => void): () => void {
  const stopWaking = watchWaking(listener);
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    stopWaking();
  };
}
