import type { Queries } from "../db/schema.ts";
import type { Job } from "./job.ts";

/** Begins the name of a holder that is no server: an operator's own backup. */
export const BY_HAND = "by-hand ";

/** Writes a new job down; one that is known keeps its next run. */
export async function registerJob(
  queries: Queries,
  job: Pick<Job<string>, "name" | "nextRun">,
  now: number,
): Promise<void> {
  await queries
    .insertInto("jobs")
    .values({ name: job.name, next_run_at: job.nextRun(now), lease_until: 0 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

export interface Claim {
  readonly name: string;
  readonly holder: string;
  /** Epoch ms. */
  readonly now: number;
  readonly leaseMs: number;
}

/**
 * Takes a job that is due and that nobody holds, or whose holder has let the lease run out. One
 * statement, so of several processes only one gets true. A next run after `latestRunAt`, or a lease longer than any,
 * was written down while the clock ran ahead, and counts as over: else no backup would be made for as long.
 */
export async function claimJob(
  queries: Queries,
  claim: Claim & { readonly latestRunAt: number },
): Promise<boolean> {
  const { now, latestRunAt } = claim;
  const claimed = await takeLease(queries, claim)
    .where((eb) => eb.or([eb("next_run_at", "<=", now), eb("next_run_at", ">", latestRunAt)]))
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Takes a job, due or not, that nobody holds or whose holder has let the lease run out; it stays due as it was. */
export async function holdJob(queries: Queries, claim: Claim): Promise<boolean> {
  return (await takeLease(queries, claim).returning("name").executeTakeFirst()) !== undefined;
}

function takeLease(queries: Queries, { name, holder, now, leaseMs }: Claim) {
  return (
    queries
      .updateTable("jobs")
      .set({ holder, lease_until: now + leaseMs })
      .where("name", "=", name)
      // Of two processes one may be a moment ahead: twice as long is nobody's.
      .where((eb) =>
        eb.or([eb("lease_until", "<", now), eb("lease_until", ">", now + 2 * leaseMs)]),
      )
  );
}

/** Keeps the lease of a run that takes long. */
export async function renewLease(queries: Queries, claim: Claim): Promise<void> {
  await queries
    .updateTable("jobs")
    .set({ lease_until: claim.now + claim.leaseMs })
    .where("name", "=", claim.name)
    .where("holder", "=", claim.holder)
    .execute();
}

/** Gives the job back. A holder that was taken for dead meanwhile changes nothing. */
export async function endRun(
  queries: Queries,
  run: {
    readonly name: string;
    readonly holder: string;
    readonly nextRunAt: number;
    readonly now: number;
    readonly failure?: string;
  },
): Promise<void> {
  await queries
    .updateTable("jobs")
    .set({
      next_run_at: run.nextRunAt,
      holder: null,
      lease_until: 0,
      last_run_at: run.now,
      last_failure: run.failure ?? null,
    })
    .where("name", "=", run.name)
    .where("holder", "=", run.holder)
    .execute();
}

/** Gives back a job whose run was cut short: it stays due, for another process. */
export async function giveBack(
  queries: Queries,
  { name, holder }: Pick<Claim, "name" | "holder">,
): Promise<void> {
  await queries
    .updateTable("jobs")
    .set({ holder: null, lease_until: 0 })
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
}
