import pg from "pg";
import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { isStickyPooler, openSessionOf } from "./sticky-pooler.ts";

it("a PostgreSQL without a pooler begins every session anew", async () => {
  const database = await openTestDatabase("postgres");
  const isSticky = await isStickyPooler(openSessionOf(database.databaseUrl ?? ""));
  await database.close();
  expect(isSticky).toBe(false);
});

it.each([
  ["that resets what it hands on is none", "discard all", false],
  ["that hands on what a session has set is found", "select 1", true],
])("a pooler %s", async (_title, reset, isSticky) => {
  const database = await openTestDatabase("postgres");
  const shared = new pg.Client({ connectionString: database.databaseUrl });
  await shared.connect();

  const found = await isStickyPooler(async () => ({
    query: (text, values) => shared.query(text, [...values]),
    end: async () => void (await shared.query(reset)),
  }));

  await shared.end();
  await database.close();
  expect(found).toBe(isSticky);
});
