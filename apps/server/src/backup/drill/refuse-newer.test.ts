import { expect, it } from "vitest";
import { toDrillWords } from "@damim/domain/admin/drill.ts";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { backupSqlite } from "../backup-sqlite.ts";
import { runDrill } from "./run-drill.ts";

it("a backup that only newer code reads is not called well by a drill", async () => {
  const database = await openTestDatabase("sqlite");
  const { dataDir } = database;
  await database.queries
    .insertInto("migrations")
    .values({ name: "0099-later", applied_at: 1, release: "9.1", readable_since: "9.0" })
    .execute();
  await backupSqlite({ dataDir, keep: 3, now: Date.now() });

  const config = { dataDir, bus: "local" as const, files: { type: "disk" as const } };
  const result = await runDrill({ config, searchPath: undefined }, { now: Date.now });
  await database.close();

  expect(toDrillWords(result)).toContain("이 담임보다 새 버전(9.1)에서 만든 백업이에요");
});
