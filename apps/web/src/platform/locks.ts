/**
 * Runs `work` while no other tab of this browser runs work under the same name. Where Web Locks are
 * missing (plain http in a school network) it runs at once: our protocol is idempotent, two tabs that
 * push together only waste traffic.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request(name, work);
}
