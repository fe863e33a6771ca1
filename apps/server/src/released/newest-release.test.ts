import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "../db/open-database.ts";
import { loadReleasedDatabase, releasedFolder, RELEASES } from "../testing/open-released.ts";

const CHANGELOG = path.join(releasedFolder, "../CHANGELOG.md");
const newest = RELEASES.at(-1) ?? "";

describe(`what ${newest} keeps for later versions`, () => {
  let dataDir: string;
  let database: Database;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-released-"));
    database = openDatabase({ dataDir });
    await loadReleasedDatabase(newest, database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it("has a record of every kind, but of those that the next release brings", async () => {
    const rows = await database.queries.selectFrom("rows").select("kind").distinct().execute();
    const kept = new Set(rows.map(({ kind }) => kind));

    // Once 「다음 판」 has become a version, none is left out: the next folder is due.
    const [, coming = ""] = readFileSync(CHANGELOG, "utf8").split(/^## /m);
    const named = (name: string): boolean =>
      /^다음 판$/m.test(coming) && coming.includes(`\`${name}\``);

    const missing = recordKinds.map(({ name }) => name).filter((name) => !kept.has(name));
    expect(missing.filter((name) => !named(name))).toEqual([]);
  });

  it("has a row in every table that its migrations made", async () => {
    const { queries } = database;
    const tables = await sql<{ name: string }>`select name from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite_%'`.execute(queries);
    const empty: string[] = [];
    for (const { name } of tables.rows) {
      const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries);
      if (found.rows.length === 0) empty.push(name);
    }

    expect(tables.rows.length).toBeGreaterThan(50);
    expect(empty).toEqual([]);
  });
});
