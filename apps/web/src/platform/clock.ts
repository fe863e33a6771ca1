/** Epoch milliseconds of this device's clock. The only place of the web app that reads it. */
export function currentTime(): number {
  return Date.now();
}
