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
