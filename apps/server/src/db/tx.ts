import { sql } from "kysely";
import { findDatabaseFailure } from "./database-failure.ts";
import type { Queries } from "./schema.ts";

/**
 * Runs `work` in one transaction and resolves when it is durable. `work` may run again: after a
 * serialization failure, a deadlock or a busy file, so it must not touch anything but the database.
 */
export type Tx = <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;

const ATTEMPTS_MAX = 6;
const FIRST_PAUSE_MS = 5;
/** Who waited for a lock for so long does not begin again: the caller is told to come back later. */
const PATIENCE_MS = 5_000;

export function createTx(
  kind: "sqlite" | "postgres",
  queries: Queries,
  onFull: () => void = () => undefined,
): Tx {
  const once = kind === "sqlite" ? createGroupCommit(queries) : createPostgresTx(queries);
  return (work) => tryAgain(() => once(work), onFull);
}

/** What met somebody else runs again, for a while. */
export async function tryAgain<T>(run: () => Promise<T>, onFull: () => void): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const failure = findDatabaseFailure(error);
      if (failure === "full") onFull();
      if (failure !== "retry") throw error;
      if (attempt >= ATTEMPTS_MAX || performance.now() > until) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

function createPostgresTx(queries: Queries): Tx {
  return (work) => queries.transaction().execute(work);
}

interface Job {
  readonly run: (queries: Queries) => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit for SQLite: whatever waits when a commit begins goes into one transaction, each
 * piece of work in its own savepoint, and all are acknowledged by one fsync. A slow disk does
 * 466 commits a second one by one; grouped, 61,000 rows.
 *
 * One work's own error takes back only its savepoint. When SQLite itself gave up the transaction
 * (disk full, I/O error) every work of the group fails: nothing of it was written.
 */
function createGroupCommit(queries: Queries): Tx {
  let waiting: Job[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // One turn of the event loop lets the other requests of this moment join the group.
      await new Promise((resolve) => setImmediate(resolve));
      const group = waiting;
      waiting = [];
      await commitGroup(queries, group);
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let outcome: { value: Awaited<ReturnType<typeof work>> } | undefined;
      waiting.push({
        run: async (connection) => {
          outcome = { value: await work(connection) };
        },
        resolve: () => {
          if (outcome) resolve(outcome.value);
        },
        reject,
      });
      if (!isRunning) void drain();
    });
}

async function commitGroup(queries: Queries, group: readonly Job[]): Promise<void> {
  const done: Job[] = [];
  try {
    await queries.connection().execute(async (connection) => {
      // IMMEDIATE: a transaction that only later wants to write would fail as busy without waiting.
      await sql`begin immediate`.execute(connection);
      try {
        for (const job of group) await runInSavepoint(connection, job, done);
        await sql`commit`.execute(connection);
      } catch (error) {
        await sql`rollback`.execute(connection).catch(() => undefined); // SQLite may have done it
        throw error;
      }
    });
  } catch (error) {
    // A job that was refused already is settled: rejecting it again does nothing.
    for (const job of group) job.reject(error);
    return;
  }
  for (const job of done) job.resolve();
}

async function runInSavepoint(connection: Queries, job: Job, done: Job[]): Promise<void> {
  await sql`savepoint work`.execute(connection);
  try {
    await job.run(connection);
    await sql`release work`.execute(connection);
    done.push(job);
  } catch (error) {
    try {
      await sql`rollback to work`.execute(connection);
      await sql`release work`.execute(connection);
    } catch {
      throw error; // the whole transaction is gone
    }
    job.reject(error);
  }
}

function pause(durationMs: number): Promise<void> {
  // A little chance, or two transactions that met once would meet again.
  return new Promise((resolve) => setTimeout(resolve, durationMs * (0.5 + Math.random())));
}
