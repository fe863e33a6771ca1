/** Also where a service asks for more: it is asked once an hour then. */
export const LONGEST_PAUSE_MS = 3_600_000;
const PAUSES_MS = [30_000, 2 * 60_000, 10 * 60_000, LONGEST_PAUSE_MS];

/** How long to wait after so many attempts, ± 20 %: half a minute first, an hour at the most. `chance` is 0 to 1. */
export function findPause(attempts: number, chance: number): number {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)] ?? 0;
  return pause * (0.8 + 0.4 * chance);
}
