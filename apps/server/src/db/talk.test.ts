import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { openDatabase, type PostgresDatabase } from "./open-database.ts";

let database: PostgresDatabase;
let heard: string[];

beforeEach(async () => {
  const { databaseUrl = "" } = await openTestDatabase("postgres");
  heard = [];
  const watch = { onStatement: (_ms: number, text: string) => void heard.push(text) };
  const opened = openDatabase({ dataDir: "", databaseUrl, watch });
  if (opened.kind !== "postgres") throw new Error("a PostgreSQL");
  database = opened;
});
afterEach(() => database.close());

const scope = (seq: number, name = "t/a/2026") => ({ scope: name, seq, floor: 0, clock: "" });
const readScopes = () => database.queries.selectFrom("scopes").select(["scope", "seq"]).execute();

describe("PostgreSQL in two messages", () => {
  it("answers each statement of a question apart, whatever stands in its names", async () => {
    const strange = ["a'b", "\\", "$1", "줄\n; drop table rows; --", "\u{1F600}"];
    const names = strange.map((name) => sql`select ${name}::text as name`);
    expect((await database.talk.ask(names)).flat()).toEqual(strange.map((name) => ({ name })));
    await expect(database.talk.ask([sql`select ${"a\0b"}::text`])).rejects.toThrow(/texts/);
    expect(await database.talk.ask([sql`select ${7}::bigint as n, ${null}::text as no`])).toEqual([
      [{ n: 7, no: null }],
    ]);
  });

  it("keeps what is told with the commit, and tells who watches each message without its values", async () => {
    heard = [];
    await database.talk.change(
      [sql`select ${"t/a/2026"}::text as name`],
      async (queries, [found]) => {
        expect(found).toEqual([{ name: "t/a/2026" }]);
        await queries.insertInto("scopes").values(scope(1)).execute();
        await queries.updateTable("scopes").set({ seq: 2 }).execute();
        expect(await readScopes()).toEqual([]);
      },
    );
    expect(heard).toHaveLength(3);
    expect(heard.join()).not.toContain("2026");
    expect(await readScopes()).toEqual([{ scope: "t/a/2026", seq: 2 }]);
  });

  it("takes all of it back where one statement fails, or what decides, and says which", async () => {
    const told = database.talk.change([sql`select 1`], async (queries) => {
      await queries.insertInto("scopes").values(scope(1)).execute();
      await queries.insertInto("scopes").values(scope(2)).execute();
      await queries.insertInto("scopes").values(scope(3, "t/b/2026")).execute();
    });
    await expect(told).rejects.toThrow(/scopes_pkey/);
    const decided = database.talk.change([sql`select 1`], () => Promise.reject(new Error("no")));
    await expect(decided).rejects.toThrow("no");
    await expect(database.talk.change([sql`select 1/0`], async () => {})).rejects.toThrow(/zero/);
    expect(await readScopes()).toEqual([]);
    // The connection that failed is whole again.
    const { used, most } = database.countConnections();
    expect([used, most > 0]).toEqual([0, true]);
    expect(await database.talk.ask([sql`select 1 as one`])).toEqual([[{ one: 1 }]]);
  });
});
