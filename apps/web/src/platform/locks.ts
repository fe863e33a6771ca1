/** A frozen tab keeps its lock: who waits longer than this goes on without it. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Runs `work` while no other tab of this browser runs work under the same name. Where Web Locks are
 * missing (plain http in a school network), and after ten seconds of waiting, it runs all the same: our
 * protocol is idempotent, two tabs that push together only waste traffic.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  let isRunning = false;
  try {
    return await navigator.locks.request(
      name,
      { signal: AbortSignal.timeout(LONGEST_WAIT_MS) },
      () => {
        isRunning = true;
        return work();
      },
    );
  } catch (error) {
    if (isRunning) throw error;
    return work();
  }
}
