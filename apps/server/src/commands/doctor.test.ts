import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { beginCommand } from "../testing/begin-command.ts";
import { spawnMain, spawnServer } from "../testing/spawn-server.ts";
import { doctor } from "./doctor.ts";

const LATER = Date.now() + 1_000;

describe("what a start refuses", () => {
  let folder: string;
  let dataDir: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "damim-doctor-"));
    dataDir = path.join(folder, "data");
    mkdirSync(dataDir);
    writeFileSync(path.join(folder, "VERSION"), "1");
    writeFileSync(path.join(folder, "CHECKSUMS"), "");
    const server = await spawnServer(dataDir);
    server.child.kill("SIGTERM");
    await server.ended;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function askDoctor() {
    const env = { DAMIM_DATA_DIR: dataDir, PORT: "4999", DAMIM_WEATHER: "off" };
    const said = beginCommand(doctor(folder), env);
    return { code: await said.code, text: said.lines.join("\n") };
  }

  async function start() {
    const main = spawnMain({ DAMIM_DATA_DIR: dataDir });
    const { code } = await main.ended;
    return { code, text: main.output() };
  }

  const sqlite = (): string => path.join(dataDir, "damim.sqlite");
  const secret = (): string => path.join(dataDir, "secret");

  it.each<[string, () => void | Promise<unknown>, string]>([
    ["a database that is gone", () => rmSync(sqlite()), "빈 학교로 시작하지 않았어요"],
    ["one of 0 bytes", () => truncateSync(sqlite()), "빈 학교로 시작하지 않았어요"],
    [
      "one that is gone where only its backups are left",
      async () => {
        await backupSqlite({ dataDir, keep: 3, now: LATER });
        for (const file of [sqlite(), secret()]) rmSync(file);
      },
      "빈 학교로 시작하지 않았어요",
    ],
    ["a secret that is gone", () => rmSync(secret()), "다른 서버 열쇠(secret)의 것"],
    ["one that is cut", () => truncateSync(secret(), 10), "비었거나 잘려서"],
    [
      "one of another school",
      () => writeFileSync(secret(), Buffer.alloc(32, 7).toString("base64url")),
      "다른 서버 열쇠(secret)의 것",
    ],
    ["a schema that only newer code reads", makeNewer, "데이터가 더 새 버전이에요"],
  ])("is said by the doctor too: %s", { timeout: 60_000 }, async (_title, spoil, words) => {
    await spoil();
    const before = readdirSync(dataDir).toSorted();

    const said = await askDoctor();
    const refused = await start();

    expect(said).toMatchObject({ code: 78, text: expect.stringContaining(words) });
    expect(said.text).toContain("! 시작");
    expect(said.text).toContain("꺼진 것");
    expect(refused).toMatchObject({ code: 78, text: expect.stringContaining(words) });
    // Nothing in the place of what is missing.
    const made = readdirSync(dataDir).filter((name) => !before.includes(name));
    expect(made.filter((name) => /^(secret|damim\.sqlite)$/.test(name))).toEqual([]);
  });

  it(
    "is nothing where all is in its place, or where one begins anew on purpose",
    { timeout: 60_000 },
    async () => {
      const { text } = await askDoctor();
      expect(text).toContain("  시작: 시작할 수 있어요");
      // Nothing that keeps it from starting, and yet somebody has to know.
      expect(text).toContain("  복구 낱말: 아직 없어서 백업에 서버 열쇠(secret)가 들어가지 않아요");

      rmSync(sqlite());
      renameSync(secret(), path.join(folder, "secret"));
      const server = await spawnServer(dataDir);
      server.child.kill("SIGTERM");
      await server.ended;
      expect(readdirSync(dataDir)).toContain("damim.sqlite");
    },
  );

  it("makes no database in the place of one that is gone, whatever answers at the address", async () => {
    const other = createServer((_, answer) => answer.end("{}")).listen(0);
    await once(other, "listening");
    rmSync(sqlite());
    const { port } = other.address() as AddressInfo;

    const env = { DAMIM_DATA_DIR: dataDir, PORT: String(port), DAMIM_WEATHER: "off" };
    await beginCommand(doctor(folder), env).code;

    expect(readdirSync(dataDir)).not.toContain("damim.sqlite");
    other.close();
  });

  function makeNewer(): void {
    const database = new DatabaseSync(sqlite());
    database.exec("insert into migrations (name, applied_at) values ('0099-later', 1)");
    database.close();
  }
});
