import { sql } from "kysely";
import { expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase } from "../../testing/open-test-database.ts";
import type { Database } from "../open-database.ts";
import { migrations, OWN_RELEASE } from "./migrations.ts";

/** Those before have changed and filled what stood; nothing older starts on what they left. */
const EXPANDING = migrations.filter(({ release }) => release !== undefined);

it.each(DATABASE_KINDS)(
  "a migration of 0.7 and later only adds on %s: what stood is there as it was, and old code can leave the new out",
  async (kind) => {
    const broken: string[] = [];
    const database = await openTestDatabase(kind, async (empty) => {
      await empty.queries.schema
        .createTable("migrations")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("applied_at", "bigint", (column) => column.notNull())
        .execute();
      for (const migration of migrations) {
        const before = await readSchema(empty);
        await empty.tx((queries) => migration.up(queries, empty.kind));
        const after = await readSchema(empty);
        await empty.queries
          .insertInto("migrations")
          .values({ name: migration.name, applied_at: 0 } as never)
          .execute();
        if (!EXPANDING.includes(migration)) continue;
        broken.push(...findBroken(before, after).map((what) => `${migration.name}: ${what}`));
      }
    });
    await database.close();

    expect(EXPANDING.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  },
);

it.each(EXPANDING)("$name says who can read what it leaves, and changes no rows", (migration) => {
  expect(migration.readableSince).toMatch(/^\d+\.\d+/);
  expect(Number(migration.release)).toBeLessThanOrEqual(Number(OWN_RELEASE));
  // What has to be filled is filled by a job, a thousand rows a step.
  expect(migration.up.toString()).not.toMatch(
    /updateTable|deleteFrom|\b(update|delete from|drop|rename)\b/i,
  );
});

/** `table.column` → what can be put there; `index table` → its names. */
type Schema = ReadonlyMap<string, string>;

function findBroken(before: Schema, after: Schema): readonly string[] {
  const gone = [...before].filter(([what, how]) => after.get(what) !== how).map(([what]) => what);
  const tables = new Set([...before.keys()].map((what) => what.split(".")[0]));
  const forced = [...after]
    .filter(
      ([what, how]) => !before.has(what) && tables.has(what.split(".")[0]) && !how.includes("free"),
    )
    .map(([what]) => what);
  return [...gone, ...forced];
}

async function readSchema({ queries, kind }: Database): Promise<Schema> {
  const columns =
    kind === "postgres"
      ? sql<{ what: string; how: string }>`
          select table_name || '.' || column_name as what,
            data_type || case when is_nullable = 'YES' or column_default is not null then ' free' else '' end as how
          from information_schema.columns where table_schema = 'public'
          union all
          select tablename || '.index ' || indexname, indexdef from pg_indexes where schemaname = 'public'`
      : sql<{ what: string; how: string }>`
          select t.name || '.' || c.name as what,
            c.type || case when c."notnull" = 0 or c.dflt_value is not null then ' free' else '' end as how
          from pragma_table_list t join pragma_table_info(t.name) c
          where t.schema = 'main' and t.name not like 'sqlite_%'
          union all
          select tbl_name || '.index ' || name, coalesce(sql, '') from sqlite_master where type = 'index'`;
  const { rows } = await columns.execute(queries);
  return new Map(rows.map(({ what, how }) => [what, how]));
}
