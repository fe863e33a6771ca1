import { expect, it } from "vitest";
import { isStickyPooler, openSessionOf } from "../../apps/server/src/start/sticky-pooler.ts";
import { openTestDatabase } from "../../apps/server/src/testing/open-test-database.ts";
import { hasProgram, openPooler } from "./open-front.ts";

it.skipIf(!hasProgram("pgbouncer"))(
  "the pooler of the rehearsal is one that a server starts behind",
  async () => {
    const database = await openTestDatabase("postgres");
    const postgres = new URL(database.databaseUrl ?? "");
    const pooler = await openPooler(Number(postgres.port));
    postgres.port = String(pooler.port);

    const isSticky = await isStickyPooler(openSessionOf(postgres.href));

    await pooler.stop();
    await database.close();
    expect(isSticky).toBe(false);
  },
);
