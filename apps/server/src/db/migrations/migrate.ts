import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import type { Database } from "../open-database.ts";
import type { Queries } from "../schema.ts";
import { migrations, OWN_RELEASE } from "./migrations.ts";

/** A start that is killed holds the next one up for so long; one that works says so in between. */
const LEASE = { ms: 15_000, renewMs: 5_000 };
const LEASE_CHECK_MS = 200;
/** Longer than any lease of any release: written down while the clock ran ahead. */
const LONGEST_LEASE_MS = 120_000;
/** A migration that waits for a lock holds up everybody behind it: it lets go after so long, and tries again. */
const LOCK_WAIT_MS = 2_000;
const LOCK_TRIES = 10;
/** Who waits for longer than this is told why. */
const QUIET_MS = 1_000;

/**
 * Brings the database to the newest schema. Several server processes may start at once: a lease
 * row lets one of them work while the others wait, and ends by itself when its holder dies. `onWait` is told once.
 * `backUp` is awaited before the first change to a database that already holds something. On PostgreSQL other servers
 * write meanwhile: a migration waits two seconds for a lock, then lets them through and tries again for a minute.
 */
export async function migrate(
  database: Database,
  options: {
    readonly now: () => number;
    readonly backUp?: () => Promise<void>;
    readonly onWait?: () => void;
    readonly lease?: { readonly ms: number; readonly renewMs: number };
  },
): Promise<void> {
  const { now, backUp, onWait, lease = LEASE } = options;
  await createBookkeeping(database);
  const holder = randomUUID();
  const take = (): Promise<boolean> => takeLease(database, holder, { now: now(), ms: lease.ms });
  let waited = 0;
  while (!(await take())) {
    await new Promise((resolve) => setTimeout(resolve, LEASE_CHECK_MS));
    waited += LEASE_CHECK_MS;
    if (waited === QUIET_MS) onWait?.();
  }
  // One that cannot be renewed now is renewed the next time, or ends.
  const renewing = setInterval(() => void take().catch(() => undefined), lease.renewMs);
  try {
    const rows = await database.queries.selectFrom("migrations").select("name").execute();
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    if (applied.size > 0 && missing.length > 0) await backUp?.();
    for (const migration of missing) {
      await applyPatiently(database, migration, now);
    }
    await database.queries
      .insertInto("facts")
      .values({ name: "epoch", value: randomUUID() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  } finally {
    clearInterval(renewing);
    await database.queries.deleteFrom("leases").where("holder", "=", holder).execute();
  }
}

async function applyPatiently(
  database: Database,
  migration: Migration,
  now: () => number,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.tx(async (queries) => {
        if (database.kind === "postgres") {
          await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(queries);
        }
        await migration.up(queries, database.kind);
        const row = {
          name: migration.name,
          applied_at: now(),
          // The columns came with the first one that says it.
          ...(migration.release && {
            release: migration.release,
            readable_since: migration.readableSince ?? null,
          }),
        };
        await queries.insertInto("migrations").values(row).execute();
      });
    } catch (error) {
      if (!isLockNotAvailable(error) || tries === LOCK_TRIES) throw error;
    }
  }
}

/** PostgreSQL: lock_not_available. */
function isLockNotAvailable(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

async function createBookkeeping(database: Database): Promise<void> {
  const create = async (): Promise<void> => {
    await database.queries.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("applied_at", "bigint", (column) => column.notNull())
      .execute();
    await database.queries.schema
      .createTable("leases")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  };
  // PostgreSQL: two processes that create the same table at once, one gets a unique violation.
  await create().catch(create);
}

async function takeLease(
  database: Database,
  holder: string,
  { now, ms }: { readonly now: number; readonly ms: number },
): Promise<boolean> {
  const taken = await database.queries
    .insertInto("leases")
    .values({ name: "migrate", holder, expires_at: now + ms })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder, expires_at: now + ms })
        .where((eb) =>
          eb.or([
            eb("leases.holder", "=", holder),
            eb("leases.expires_at", "<", now),
            eb("leases.expires_at", ">", now + LONGEST_LEASE_MS),
          ]),
        ),
    )
    .returning("holder")
    .executeTakeFirst();
  return taken?.holder === holder;
}

/**
 * The release of a newer schema that this code cannot run on: undefined where it knows every migration, and where each
 * newer one says that it leaves tables this code can use.
 */
export async function findUnreadable(database: Database): Promise<string | undefined> {
  await createBookkeeping(database);
  return findNewerSchema(database.queries);
}

/** The same of a database that was migrated. */
export async function findNewerSchema(queries: Queries): Promise<string | undefined> {
  return findUnreadableOf(await queries.selectFrom("migrations").selectAll().execute());
}

/** The same of the lines of the table `migrations`; of old ones only the name is known. */
export function findUnreadableOf(
  lines: readonly {
    readonly name: string;
    readonly release?: string | null;
    readonly readable_since?: string | null;
  }[],
): string | undefined {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = lines
    .filter(({ name }) => !known.has(name))
    .filter(({ readable_since: since }) => !since || compareReleases(since, OWN_RELEASE) > 0)
    .map(({ name, release }) => release ?? name);
  return newer.toSorted(compareReleases).at(-1);
}

function compareReleases(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
