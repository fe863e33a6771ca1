/** Epoch milliseconds of this device's clock. The only place of the web app that reads it. */
export function currentTime(): number {
  return Date.now();
}

/** Milliseconds that only run forward, from some instant on. They may stand still while the device sleeps. */
export function steadyTime(): number {
  return performance.now();
}
