import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openDataFolder, toSecrets } from "../base/data-folder.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { openNodeSqlite } from "../db/node-sqlite.ts";
import { readOwnCertificate } from "../tls/open-certificate.ts";
import { requireWebRoot } from "../web/build-web.ts";
import { toStartFailure } from "./start-failure.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-start-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What a start on it ends with. */
async function fail(work: () => unknown) {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => undefined,
      (failure: unknown) => failure,
    );
  expect(error).toBeInstanceOf(Error);
  return toStartFailure(error, { dataDir, port: 4000 });
}

async function start(databaseUrl: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl });
  try {
    await migrate(database, { now: Date.now });
  } finally {
    await database.close();
  }
}

function toUrl(change: (url: URL) => void): string {
  const url = new URL(inject("postgresUrl"));
  change(url);
  return url.href;
}

describe("a start that fails", () => {
  it("says that the disk is full", async () => {
    const full = await fail(() => {
      const sqlite = openNodeSqlite(path.join(dataDir, "full.sqlite"));
      sqlite.prepareStatement("pragma max_page_count = 2").get();
      sqlite.prepareStatement("create table a (b)").run();
      sqlite.prepareStatement("create table c (d)").run();
    });

    const noSpace = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    for (const failure of [full, toStartFailure(noSpace, { dataDir, port: 4000 })]) {
      expect(failure).toMatchObject({
        exitCode: 74,
        sentence: expect.stringMatching(/디스크가 가득 차서 .*있던 데이터는 그대로예요/),
      });
    }
  });

  it("says that the database is damaged, or no folder can be made", async () => {
    writeFileSync(path.join(dataDir, "damim.sqlite"), "이것은 데이터베이스가 아니에요".repeat(500));

    expect(await fail(() => openDatabase({ dataDir }))).toMatchObject({
      exitCode: 74,
      sentence: expect.stringContaining("npm run restore"),
    });
    expect(
      await fail(() => openDataFolder(path.join(dataDir, "damim.sqlite", "folder"))),
    ).toMatchObject({ exitCode: 78, sentence: expect.stringContaining("폴더가 아니에요") });
  });

  it("says that the secret is no whole one, and takes a whole one", async () => {
    const folder = path.join(dataDir, "secrets");
    mkdirSync(folder);
    const whole = Buffer.alloc(32, 7).toString("base64url");
    const wrong = ["", "\n", whole.slice(0, 20), `${whole}AA`, `${whole.slice(0, -1)}!`];
    for (const text of wrong) {
      writeFileSync(path.join(folder, "secret"), text);
      expect(await fail(() => openDataFolder(folder)), text).toMatchObject({
        exitCode: 78,
        sentence: expect.stringMatching(/비었거나 잘려서 .*데이터는 그대로예요/),
      });
    }
    writeFileSync(path.join(folder, "secret"), `${whole}\n`);
    expect(openDataFolder(folder)).toEqual(toSecrets(Buffer.alloc(32, 7)));
  });

  it("names the setting that names a wrong place", async () => {
    const nowhere = path.join(dataDir, "nope");
    const files = { certificateFile: nowhere, keyFile: nowhere };
    const notOurs = Object.assign(new Error("listen"), { code: "EADDRNOTAVAIL" });
    const failures = [
      await fail(() => readOwnCertificate(files)),
      await fail(() => requireWebRoot(nowhere)),
      toStartFailure(notOurs, { dataDir, port: 4000 }),
    ];

    expect(failures.map(({ exitCode }) => exitCode)).toEqual([78, 78, 78]);
    const names = failures.map(({ sentence }) => /[A-Z_]{4,}/.exec(sentence)?.[0]);
    expect(names).toEqual(["DAMIM_TLS_CERT", "DAMIM_WEB_ROOT", "HOST"]);
  });

  it.each<[string, (url: URL) => void, number, string]>([
    ["is not there", (url) => (url.pathname = "/nowhere"), 78, "createdb"],
    ["does not know the user", (url) => (url.username = "nobody"), 78, "사용자, 비밀번호"],
    ["is not reached", (url) => (url.port = "1"), 75, "연결하지 못했어요"],
    ["has no such address", (url) => (url.hostname = "no.invalid"), 75, "연결하지 못했어요"],
  ])("says in Korean that the database %s", async (_title, change, exitCode, words) => {
    expect(await fail(() => start(toUrl(change)))).toMatchObject({
      exitCode,
      sentence: expect.stringContaining(words),
    });
  });
});
