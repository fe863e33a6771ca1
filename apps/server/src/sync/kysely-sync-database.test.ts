import { runFuzz } from "@damim/sync/testing/fuzz.ts";
import { describe, expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase } from "../testing/open-test-database.ts";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";

const OPS = { sqlite: 6000, postgres: 3000 };

describe.each(DATABASE_KINDS)("the sync database on %s", (kind) => {
  it("brings devices with every kind of trouble to one state", { timeout: 60_000 }, async () => {
    const database = await openTestDatabase(kind);

    const report = await runFuzz({
      seed: 2026,
      devices: 4,
      ops: OPS[kind],
      database: () => createKyselySyncDatabase(database),
    });

    expect(report.ops).toBe(OPS[kind]);
    expect(report.livingRows).toBeGreaterThan(0);
    await database.close();
  });
});
