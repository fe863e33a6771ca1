import { createHash } from "node:crypto";

/** What the work below takes on the machine on which the journeys' limit was set (two cores, at rest). */
const MEASURED_MS = 60;

/**
 * How many times slower than that machine this one is, at least 1: the quickest of five rounds of one work. A limit in
 * seconds is multiplied by it, so that it says something about the journey and not about the computer.
 */
export function measureMachine(): number {
  const block = new Uint8Array(4 * 1024 * 1024);
  const rounds = [1, 2, 3, 4, 5].map(() => {
    const startedAt = performance.now();
    for (let count = 0; count < 10; count += 1) createHash("sha256").update(block).digest();
    return performance.now() - startedAt;
  });
  return Math.max(1, Math.min(...rounds) / MEASURED_MS);
}

/** What a journey takes on that machine, the mean of all, two side by side. */
const USUAL_JOURNEY_S = 7;
/** So many make a mean: a few chosen ones may all be long. */
const ENOUGH = 100;

/**
 * How many times slower a run of all journeys was, at least `pace`: neighbours on the same computer, a slow disk and
 * virtual machines slow a browser down while one work at rest says nothing of them. One journey that has become slow
 * stands out from the others all the same; what slows all of them down is seen in `bench/`.
 *
 * @param seconds what each journey of the run took
 *
 * ```ts
 * toRunPace(1, journeysOfFourteenSeconds); // 2
 * ```
 */
export function toRunPace(pace: number, seconds: readonly number[]): number {
  if (seconds.length < ENOUGH) return pace;
  const sum = seconds.reduce((all, each) => all + each, 0);
  return Math.max(pace, sum / seconds.length / USUAL_JOURNEY_S);
}
