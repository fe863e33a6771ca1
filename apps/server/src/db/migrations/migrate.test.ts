import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase } from "../../testing/open-test-database.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "../open-database.ts";

describe.each(DATABASE_KINDS)("migrate on %s", (kind) => {
  it("changes nothing the second time, two processes at once", async () => {
    const database = await openTestDatabase(kind);
    const { databaseUrl, dataDir } = database;
    const other = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
    const findEpoch = () => database.queries.selectFrom("facts").select("value").executeTakeFirst();
    const epoch = await findEpoch();

    await Promise.all([migrate(database, { now: Date.now }), migrate(other, { now: Date.now })]);

    expect(await findEpoch()).toEqual(epoch);
    expect(await database.queries.selectFrom("leases").selectAll().execute()).toEqual([]);
    await other.close();
    await database.close();
  });

  it("takes over the lease of a process that died", async () => {
    const database = await openTestDatabase(kind);
    const lease = { name: "migrate", holder: "dead", expires_at: Date.now() - 1 };
    await database.queries.insertInto("leases").values(lease).execute();

    await migrate(database, { now: Date.now });

    expect(await database.queries.selectFrom("leases").selectAll().execute()).toEqual([]);
    await database.close();
  });

  it("says that it waits for a start that was killed, and goes on when its lease ends", async () => {
    const database = await openTestDatabase(kind);
    const lease = { name: "migrate", holder: "dead", expires_at: Date.now() + 1_500 };
    await database.queries.insertInto("leases").values(lease).execute();
    let told = 0;

    await migrate(database, { now: Date.now, onWait: () => told++ });

    expect(Date.now()).toBeGreaterThan(lease.expires_at);
    expect(told).toBe(1);
    await database.close();
  });

  it("holds its lease while it works, however long that takes", async () => {
    const database = await openTestDatabase(kind);
    await database.queries
      .deleteFrom("migrations")
      .where("name", "=", "0029-hidden-pictures")
      .execute();
    const readEnd = async () =>
      (await database.queries.selectFrom("leases").select("expires_at").executeTakeFirst())
        ?.expires_at;
    const seen = new Set<number | undefined>();

    await migrate(database, {
      now: Date.now,
      lease: { ms: 200, renewMs: 50 },
      async backUp() {
        for (let look = 0; look < 20; look++) {
          seen.add(await readEnd());
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        throw new Error("long enough");
      },
    }).catch(() => undefined);

    expect(seen.size).toBeGreaterThan(3);
    expect(await readEnd()).toBeUndefined();
    await database.close();
  });
});

it("a migration that waits for a lock lets others through each two seconds, and comes to its end", async () => {
  const database = await openTestDatabase("postgres");
  const { queries } = database;
  await queries.deleteFrom("migrations").where("name", "=", "0030-readable-since").execute();
  for (const column of ["release", "readable_since"]) {
    await queries.schema.alterTable("migrations").dropColumn(column).execute();
  }
  const over = Promise.withResolvers<void>();
  const reading = queries.transaction().execute(async (tx) => {
    await tx.selectFrom("migrations").select("name").execute();
    await over.promise;
  });
  let isDone = false;
  const migrating = migrate(database, { now: Date.now }).then(() => (isDone = true));
  const waits = async (): Promise<number> => {
    const { rows } =
      await sql`select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'`.execute(
        queries,
      );
    return rows.length;
  };
  await expect.poll(waits).toBe(1);

  const began = performance.now();
  await queries.selectFrom("migrations").select("name").execute();
  const heldUpMs = performance.now() - began;
  const wasDone = isDone;
  over.resolve();
  await Promise.all([reading, migrating]);

  expect(heldUpMs).toBeLessThan(4_000);
  expect([wasDone, isDone]).toEqual([false, true]);
  await database.close();
});
