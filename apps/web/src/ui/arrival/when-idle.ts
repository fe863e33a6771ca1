/** The network may be cut soon after the page stands: what is fetched ahead is fetched soon. */
const LONGEST_WAIT_MS = 1_500;

let held: Promise<unknown> = Promise.resolve();

/** Idle work waits until this has settled: while a first visit fetches its rows, nothing else is fetched ahead. */
export function holdIdleWork(until: Promise<unknown>): void {
  held = until.catch(() => undefined);
}

/** Runs the work when the browser has nothing else to do; the answer takes it back. */
export function whenIdle(work: () => void): () => void {
  let isTakenBack = false;
  let cancel: () => void = () => undefined;
  const wait = (): void => {
    const until = held;
    void until.then(() => {
      // Held meanwhile: a component above may ask to wait after one below has asked to work.
      if (!isTakenBack) cancel = requestIdle(() => (until === held ? work() : wait()));
    });
  };
  wait();
  return () => {
    isTakenBack = true;
    cancel();
  };
}

function requestIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
