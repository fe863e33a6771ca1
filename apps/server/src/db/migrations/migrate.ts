import { randomUUID } from "node:crypto";
import type { Database } from "../open-database.ts";
import { migrations } from "./migrations.ts";

const LEASE_MS = 60_000;
const LEASE_CHECK_MS = 200;

/**
 * Brings the database to the newest schema. Several server processes may start at once: a lease
 * row lets one of them work while the others wait, and ends by itself when its holder dies.
 * `backUp` is awaited before the first change to a database that already holds something.
 */
export async function migrate(
  database: Database,
  options: { readonly now: () => number; readonly backUp?: () => Promise<void> },
): Promise<void> {
  const { now, backUp } = options;
  await createBookkeeping(database);
  const holder = randomUUID();
  while (!(await takeLease(database, holder, now()))) {
    await new Promise((resolve) => setTimeout(resolve, LEASE_CHECK_MS));
  }
  try {
    const rows = await database.queries.selectFrom("migrations").select("name").execute();
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    if (applied.size > 0 && missing.length > 0) await backUp?.();
    for (const migration of missing) {
      await database.tx(async (queries) => {
        await migration.up(queries, database.kind);
        await queries
          .insertInto("migrations")
          .values({ name: migration.name, applied_at: now() })
          .execute();
      });
    }
    await database.queries
      .insertInto("facts")
      .values({ name: "epoch", value: randomUUID() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  } finally {
    await database.queries.deleteFrom("leases").where("holder", "=", holder).execute();
  }
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

async function takeLease(database: Database, holder: string, now: number): Promise<boolean> {
  const taken = await database.queries
    .insertInto("leases")
    .values({ name: "migrate", holder, expires_at: now + LEASE_MS })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder, expires_at: now + LEASE_MS })
        .where((eb) =>
          // Longer than any: written down while the clock ran ahead.
          eb.or([
            eb("leases.expires_at", "<", now),
            eb("leases.expires_at", ">", now + 2 * LEASE_MS),
          ]),
        ),
    )
    .returning("holder")
    .executeTakeFirst();
  return taken?.holder === holder;
}
