import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { backupSqlite } from "./backup-sqlite.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../../..");
const NIGHT = Date.UTC(2026, 10, 20, 18, 10);
const MB = 1_000_000;
/** What the database still holds. */
const READ = `
const { DatabaseSync } = require("node:sqlite");
const database = new DatabaseSync(process.argv[1], { readOnly: true });
const { n } = database.prepare("select length(value) as n from facts where name = ?").get("big");
console.log(n + " characters");
`;
const hasBubblewrap = spawnSync("bwrap", ["--version"]).status === 0;

describe.skipIf(!hasBubblewrap)("a full disk (bubblewrap makes it)", () => {
  let home: string;
  let good: string;
  beforeEach(async () => {
    home = mkdtempSync(path.join(os.tmpdir(), "damim-full-"));
    for (const folder of ["data", "small"]) mkdirSync(path.join(home, folder));
    const dataDir = path.join(home, "data");
    const database = openDatabase({ dataDir });
    await migrate(database, { now: Date.now });
    await database.queries
      .insertInto("facts")
      .values({ name: "big", value: "x".repeat(8 * MB) })
      .execute();
    ({ file: good } = await backupSqlite({ dataDir, keep: 1, now: NIGHT }));
    await database.close();
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  /** Works on a copy of the data on a disk of so many bytes, and tells what lies there afterwards. */
  function work(bytes: number, script: string): string {
    const small = path.join(home, "small");
    const walls = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"];
    const commands = `
      cp -r ${home}/data ${small}/
      ${script}
      echo "code $?"
      ls ${small}/data/backups
      ls ${small}/data | grep -c damim_drill
      ${process.execPath} -e '${READ}' ${small}/data/damim.sqlite
      cmp ${good} ${small}/data/backups/${path.basename(good)} && echo same backup
    `;
    const { stdout, stderr } = spawnSync(
      "bwrap",
      [...walls, "--size", String(bytes), "--tmpfs", small, "--", "/bin/sh", "-c", commands],
      {
        cwd: PROJECT,
        encoding: "utf8",
        env: { PATH: process.env["PATH"], DAMIM_DATA_DIR: path.join(small, "data") },
      },
    );
    return stdout + stderr;
  }

  const run = (tool: string): string => `${process.execPath} ${PROJECT}/tools/${tool}`;

  it("leaves the good backup where it is, and calls no half of one a backup", () => {
    const said = work(20 * MB, run("backup.ts"));

    expect(said).toContain("백업하지 못했어요. 원래 데이터는 그대로 있어요.");
    expect(said).toContain("code 74");
    expect(said).toMatch(/code 74\n(damim-[\d-]+\.sqlite)\n\1\.json\n0\n/);
    expect(said).toContain("same backup");
  });

  it("leaves the data where it is when a backup is put back", () => {
    const said = work(20 * MB, `${run("restore.ts")} ${good}`);

    expect(said).toContain("되돌리지 못했어요");
    expect(said).toMatch(/code 74\n(damim-[\d-]+\.sqlite)\n\1\.json\n0\n/);
    expect(said).toContain("8000000 characters");
  });

  it("does not keep a drill from counting the rows, and it says how much is missing", () => {
    const said = work(22 * MB, run("drill.ts"));

    expect(said).toMatch(/디스크가 \d+(\.\d)?MB 모자라 되돌려 보지는 않고 읽으며 세었어요/);
    expect(said).toContain("이상 없음");
    expect(said).toMatch(/code 0\n(damim-[\d-]+\.sqlite)\n\1\.json\n0\n/);
  });
});
