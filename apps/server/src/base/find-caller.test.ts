import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { findCaller } from "./find-caller.ts";

it("names who asked for a statement, alone and in a transaction", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-caller-"));
  const callers: string[] = [];
  const database = openDatabase({
    dataDir,
    watch: {
      onStatement: (_durationMs, text) =>
        void (text.includes("facts") && callers.push(findCaller())),
    },
  });
  await migrate(database, { now: Date.now });
  callers.length = 0;

  await readTheEpoch(database);
  await database.tx(async (queries) => {
    await forgetNothing(queries);
  });
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });

  expect(callers).toEqual(["readTheEpoch", "forgetNothing"]);

  async function readTheEpoch({ queries }: typeof database): Promise<void> {
    await queries.selectFrom("facts").selectAll().execute();
  }
  async function forgetNothing(queries: (typeof database)["queries"]): Promise<void> {
    await queries.deleteFrom("facts").where("name", "=", "none").execute();
  }
});
