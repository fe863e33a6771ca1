import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from "../testing/open-test-database.ts";
import type { Queries } from "./schema.ts";

describe.each(DATABASE_KINDS)("tx on %s", (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  it("keeps what it wrote and hands the work's value on", async () => {
    const value = await database.tx(async (queries) => {
      await saveFact(queries, "a");
      return 7;
    });

    expect(value).toBe(7);
    expect(await listFacts(database)).toEqual(["a"]);
  });

  it("takes back one failed work without touching its neighbours", async () => {
    const outcomes = await Promise.allSettled([
      database.tx((queries) => saveFact(queries, "a")),
      database.tx(async (queries) => {
        await saveFact(queries, "b");
        throw new Error("refused");
      }),
      database.tx((queries) => saveFact(queries, "c")),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await listFacts(database)).toEqual(["a", "c"]);
  });

  it("tries again after a conflict", async () => {
    let attempts = 0;
    await database.tx(async (queries) => {
      await saveFact(queries, "a");
      if (++attempts < 3) throw Object.assign(new Error("conflict"), { code: "40001" });
    });

    expect(attempts).toBe(3);
    expect(await listFacts(database)).toEqual(["a"]);
  });

  it("lets single statements in between", async () => {
    const [, facts] = await Promise.all([
      database.tx((queries) => saveFact(queries, "a")),
      listFacts(database),
      database.tx((queries) => saveFact(queries, "b")),
    ]);

    expect(facts.length).toBeLessThanOrEqual(2);
    expect(await listFacts(database)).toEqual(["a", "b"]);
  });
});

async function saveFact(queries: Queries, name: string): Promise<void> {
  await queries.insertInto("facts").values({ name, value: "" }).execute();
}

async function listFacts({ queries }: TestDatabase): Promise<string[]> {
  const query = queries.selectFrom("facts").select("name").where("name", "!=", "epoch");
  return (await query.orderBy("name").execute()).map(({ name }) => name);
}

it("a connection that dies between two statements of a transaction fails that transaction alone", async () => {
  const database = await openTestDatabase("postgres");
  const { queries } = database;

  const failed = queries.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(queries);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sql`select 1`.execute(tx);
  });

  await expect(failed).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]);
  await database.close();
});
