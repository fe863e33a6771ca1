/** The network may be cut soon after the page stands: what is fetched ahead is fetched soon. */
const LONGEST_WAIT_MS = 1_500;

/** Runs the work when the browser has nothing else to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
