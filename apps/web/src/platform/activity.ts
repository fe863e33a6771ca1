const SIGNS_OF_A_HAND = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Tells each movement of mouse, key, pen or finger on this page, before anything reacts to it. */
export function watchActivity(onActive: () => void): () => void {
  const stop = new AbortController();
  const how = { capture: true, passive: true, signal: stop.signal };
  for (const sign of SIGNS_OF_A_HAND) addEventListener(sign, onActive, how);
  return () => stop.abort();
}
