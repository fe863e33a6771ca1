import { runFuzz } from "@damim/sync/testing/fuzz.ts";
import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { createKyselySyncDatabase } from "./kysely-sync-database.ts";

const OPS = 6000;

it("brings devices with every kind of trouble to one state on SQLite", async () => {
  const database = await openTestDatabase("sqlite");

  const report = await runFuzz({
    seed: 2026,
    devices: 4,
    ops: OPS,
    database: () => createKyselySyncDatabase(database),
  });

  expect(report.ops).toBe(OPS);
  expect(report.livingRows).toBeGreaterThan(0);
  await database.close();
});
