/** So far apart the clocks of two processes may be. */
export const CLOCK_PLAY_MS = 60_000;

/**
 * Whether something of this age is recent. What says that it comes only later (a clock that was set back) is not:
 * it would stay recent as long as the clock had been ahead.
 */
export function isWithin(ageMs: number, ms: number): boolean {
  return ageMs < ms && ageMs >= -CLOCK_PLAY_MS;
}
