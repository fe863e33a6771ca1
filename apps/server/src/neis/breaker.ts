export interface Breaker {
  /** Whether the service is left alone for now. */
  isOpen(): boolean;
  note(hasAnswered: boolean): void;
}

const FAILURES_IN_A_ROW = 3;
const REST_MS = 60_000;

/** After three failures in a row nobody waits for the service for a minute; then one call tries again. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    isOpen: () => now() < restsUntil,
    note(hasAnswered) {
      failures = hasAnswered ? 0 : failures + 1;
      if (failures >= FAILURES_IN_A_ROW) restsUntil = now() + REST_MS;
    },
  };
}
