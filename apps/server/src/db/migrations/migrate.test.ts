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
});
