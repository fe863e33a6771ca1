import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase, type PostgresDatabase } from "../db/open-database.ts";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import { findCaller } from "./find-caller.ts";

describe.each(DATABASE_KINDS)("who asked for a statement of %s", (kind) => {
  let callers: string[];
  let base: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    base = await openTestDatabase(kind);
    const { dataDir, databaseUrl } = base;
    callers = [];
    const onStatement = (_durationMs: number, text: string): void => {
      if (text.includes("facts")) callers.push(findCaller());
    };
    const where = databaseUrl ? { dataDir, databaseUrl } : { dataDir };
    database = openDatabase({ ...where, watch: { onStatement } });
  });
  afterEach(async () => {
    await database.close();
    await base.close();
  });

  it("is named", async () => {
    await readFacts();

    expect(callers).toEqual(["readFacts"]);
  });

  it("is named in a transaction too, but for SQLite", async () => {
    await database.tx(async (queries) => {
      await forgetNothing(queries);
    });

    expect(callers).toEqual([kind === "postgres" ? "forgetNothing" : "unknown"]);
  });

  it.runIf(kind === "postgres")("is named where it is one of a message", async () => {
    if (database.kind === "postgres") await askForFacts(database);

    expect(callers).toEqual(["askForFacts"]);
  });

  async function readFacts(): Promise<void> {
    await database.queries.selectFrom("facts").selectAll().execute();
  }
  async function forgetNothing(queries: Database["queries"]): Promise<void> {
    await queries.deleteFrom("facts").where("name", "=", "none").execute();
  }
  async function askForFacts({ talk }: PostgresDatabase): Promise<void> {
    await talk.ask([sql`select name from facts`]);
  }
});
