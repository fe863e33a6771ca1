import type { Queries } from "../../db/schema.ts";

const LOOK_MS = 1_000;
/** The longest lease that anybody takes: that of a backup by hand (`hold-backup.ts`). */
export const HOLD_MS = 110_000;

/**
 * Resolves when no process makes a backup: the newest is opened then, and not the one before. Rejects when `ends` does.
 * Whoever makes one holds it anew all the time; a lease that is twice as long as any was written by a clock that ran ahead,
 * is nobody's (`jobs/claim-job.ts`) and is not waited for.
 */
export async function waitForBackup(
  queries: Queries,
  world: {
    readonly now: () => number;
    readonly pause?: (ms: number) => Promise<void>;
    readonly ends?: AbortSignal | undefined;
    /** Once, when there is something to wait for. */
    readonly onWait?: () => void;
  },
): Promise<void> {
  const { now, pause = pauseFor, ends, onWait } = world;
  for (let isFirst = true; await isBackingUp(queries, now()); isFirst = false) {
    if (isFirst) onWait?.();
    await pause(LOOK_MS);
    ends?.throwIfAborted();
  }
}

async function isBackingUp(queries: Queries, now: number): Promise<boolean> {
  const held = await queries
    .selectFrom("jobs")
    .select("name")
    .where("name", "=", "backup")
    .where("lease_until", ">", now)
    .where("lease_until", "<=", now + 2 * HOLD_MS)
    .executeTakeFirst();
  return held !== undefined;
}

const pauseFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
