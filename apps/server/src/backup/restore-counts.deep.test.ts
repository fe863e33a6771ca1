import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDatabase } from "../testing/create-database.ts";
import { openTestDatabase, type TestDatabase } from "../testing/open-test-database.ts";
import { findPostgresBinaries } from "../testing/postgres-binaries.ts";
import { runTool, type ToolRun } from "../testing/run-tool.ts";
import { readFacts } from "./backup-facts.ts";
import { backupPostgres } from "./backup-postgres.ts";
import { backupSqlite } from "./backup-sqlite.ts";

const NIGHT = Date.UTC(2026, 10, 20, 18, 10);
const SCOPE = "t/u1/2026";

describe.each(["sqlite", "postgres"] as const)(
  "what a restore on %s says of its `.json`",
  (kind) => {
    let source: TestDatabase;
    let file: string;
    let searchPath: string;
    beforeEach(async ({ skip }) => {
      source = await openTestDatabase(kind);
      const { queries, dataDir, databaseUrl = "" } = source;
      await queries
        .insertInto("scopes")
        .values({ scope: SCOPE, seq: 1, floor: 0, clock: "" })
        .execute();
      const row = { scope: SCOPE, kind: "student", id: "s1", seq: 1, dead_at: null };
      await queries
        .insertInto("rows")
        .values({ ...row, data: "{}", stamps: "{}" })
        .execute();
      const common = { dataDir, keep: 3, now: NIGHT };
      if (source.kind === "sqlite") {
        ({ file } = await backupSqlite(common));
        return;
      }
      searchPath = path.dirname(findPostgresBinaries(dataDir).postgres);
      // The npm package has no pg_dump; a system's PostgreSQL has.
      if (!existsSync(path.join(searchPath, "pg_dump"))) skip();
      ({ file } = await backupPostgres({ ...common, database: source, databaseUrl, searchPath }));
    });
    afterEach(() => source.close());

    async function restore(): Promise<ToolRun> {
      const empty = path.join(source.dataDir, "empty");
      if (kind === "sqlite") return runTool(empty, "restore.ts", [file]);
      const url = new URL(source.databaseUrl ?? "");
      const env = { DATABASE_URL: await createDatabase(`${url.pathname.slice(1)}_${Date.now()}`) };
      return runTool(empty, "restore.ts", [file], { env: { ...env, PATH: searchPath } });
    }

    it("names each table and how many scopes came back as others, and ends with 65", async () => {
      const facts = readFacts(file);
      const counts = { ...facts?.counts, rows: 3, users: 2 };
      const others = { ...facts, counts, hashes: { [SCOPE]: "0".repeat(64) } };
      writeFileSync(`${file}.json`, JSON.stringify(others));

      const { code, output } = await restore();

      expect(code).toBe(65);
      expect(output).toContain("되돌렸어요: 사용자 0명, 기록 1건");
      expect(output).toContain("백업 옆의 .json에 적힌 것과 달라요");
      expect(output).toContain("기록 3건이어야 하는데 1건이에요");
      expect(output).toContain("사용자 2건이어야 하는데 0건이에요");
      expect(output).toContain("내용이 다른 곳이 1군데예요");
      expect(output).toContain("다른 날의 백업으로 다시 되돌려 주세요");
    });

    it("is nothing where all came back", async () => {
      const { code, output } = await restore();

      expect(code).toBe(0);
      expect(output).not.toContain(".json");
    });

    it("is that it could not be read, where a folder stands in its place", async () => {
      rmSync(`${file}.json`);
      mkdirSync(`${file}.json`);

      const { code, output } = await restore();

      expect(code).toBe(0);
      expect(output).toContain("견주어 보지 못하고 되돌려요");
    });

    it.each([
      ["no counts", (text: string) => text.replace('"counts"', '"counted"')],
      ["half a text", (text: string) => text.slice(0, 40)],
    ])("is that it could not be read, where it has %s", async (_title, damage) => {
      writeFileSync(`${file}.json`, damage(readFileSync(`${file}.json`, "utf8")));

      const { code, output } = await restore();

      expect(code).toBe(0);
      expect(output).toContain("견주어 보지 못하고 되돌려요");
    });
  },
);
