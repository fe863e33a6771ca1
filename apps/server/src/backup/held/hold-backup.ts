import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/schema.ts";
import { BY_HAND, giveBack, holdJob, registerJob, renewLease } from "../../jobs/claim-job.ts";
import { BACKUP_JOB } from "../backup-job.ts";
import { HOLD_MS, waitForBackup } from "./wait-for-backup.ts";

/** Reading a copy of SQLite lets no timer through: the lease is `HOLD_MS`. */
const RENEW_MS = 20_000;

/**
 * Makes a backup by hand as the night's job is made, by one at a time: a drill waits for it, and 관리 「서버」 says that it
 * is made. `onWait` is called once where another one is made now. A database that cannot be written to is backed up too.
 */
export async function holdBackup<T>(
  queries: Queries,
  world: { readonly now: () => number; readonly onWait: () => void },
  work: () => Promise<T>,
): Promise<T> {
  const { now } = world;
  const holder = `${BY_HAND}${randomUUID()}`;
  const toClaim = () => ({ name: BACKUP_JOB.name, holder, now: now(), leaseMs: HOLD_MS });
  const hold = async (): Promise<boolean> => {
    await registerJob(queries, BACKUP_JOB, now());
    while (!(await holdJob(queries, toClaim()))) await waitForBackup(queries, world);
    return true;
  };
  if (!(await hold().catch(() => false))) return work();
  const beat = setInterval(() => {
    renewLease(queries, toClaim()).catch(() => undefined);
  }, RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await giveBack(queries, { name: BACKUP_JOB.name, holder }).catch(() => undefined);
  }
}
