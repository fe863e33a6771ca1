/**
 * Holds a lock for as long as the page lives, or until `until`. False where another page holds it. Where Web Locks are
 * missing every page gets it.
 */
export function holdLock(name: string, until: AbortSignal): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const holding = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (!lock || until.aborted) return undefined;
      return new Promise<void>((release) => {
        until.addEventListener("abort", () => release(), { once: true });
      });
    });
    holding.catch(reject);
  });
}
