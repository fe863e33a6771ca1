import { rmSync, truncateSync } from "node:fs";
import { expect, it } from "vitest";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { beginCommand } from "../testing/begin-command.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { drill } from "./drill.ts";

it("a drill of a cut backup says that it is damaged, and nothing of what it did not compare", async () => {
  const database = await openTestDatabase("sqlite");
  const { dataDir } = database;
  const { file } = await backupSqlite({ dataDir, keep: 3, now: Date.now() });
  truncateSync(file, 5_000);
  rmSync(`${file}.json`);

  const said = beginCommand(drill, { DAMIM_DATA_DIR: dataDir });
  const code = await said.code;
  await database.close();

  expect(code).toBe(65);
  expect(said.lines.join("\n")).toMatch(/백업 파일이 상했어요|열어 보지 못했어요/);
  expect(said.lines.join("\n")).not.toContain(".json이 없어");
});
