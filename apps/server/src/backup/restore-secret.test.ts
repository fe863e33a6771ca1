import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ServerReply } from "@damim/domain/admin/admin-reply.ts";
import type { PadRoomEntry } from "@damim/domain/pad/pad-room-entry.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDataFolder } from "../base/data-folder.ts";
import type { S3Place } from "../base/settings/places.ts";
import { listBackups } from "./backup-folder.ts";
import {
  buildBrowser,
  buildTeacher,
  readJson,
  signIn,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { createDatabase } from "../testing/create-database.ts";
import { buildRoom, toKey } from "../testing/build-pad-room.ts";
import { openS3StandIn } from "../testing/open-s3-stand-in.ts";
import { runTool } from "../testing/run-tool.ts";
import { type SpawnedServer, spawnMain, spawnServer } from "../testing/spawn-server.ts";
import { uploadFile } from "../testing/upload-file.ts";

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(os.tmpdir(), "damim-secret-"));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const makeFolder = (): string => mkdtempSync(path.join(home, "data-"));
const toFile = (dataDir: string): string => listBackups(path.join(dataDir, "backups")).at(-1) ?? "";

async function stop({ child, ended }: SpawnedServer): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

function open(server: SpawnedServer) {
  return buildBrowser((target, init) => fetch(server.origin + target, init), server.origin);
}

describe("a backup with its recovery words", () => {
  let dataDir: string;
  let port: number;
  let teacher: TestTeacher;
  let room: PadRoomEntry;
  let words: readonly string[];
  let withoutWords: string;
  beforeAll(async () => {
    dataDir = makeFolder();
    const server = await spawnServer(dataDir);
    port = Number(new URL(server.origin).port);
    teacher = await buildTeacher(open(server));
    room = await buildRoom(teacher);
    const code = /관리자 코드: (\w+)/.exec(server.output())?.[1];
    await teacher.post("api/admin/claim", { code });
    withoutWords = (await runTool(dataDir, "backup.ts", [])).output;
    rmSync(toFile(dataDir));
    const refused = await teacher.post("api/admin/recovery-words", {});
    expect(refused.status).toBe(403);
    await teacher.post("api/step-up", { password: teacher.password });
    ({ words } = await readJson<{ words: string[] }>(
      await teacher.post("api/admin/recovery-words", {}),
    ));
    await runTool(dataDir, "backup.ts", []);
    await stop(server);
  });

  it("opens sessions, links of pad rooms and every key on an empty computer", async () => {
    const empty = makeFolder();

    const restored = await runTool(empty, "restore.ts", [toFile(dataDir)], {
      typed: `${words.map((word, at) => `${at + 1}. ${word.normalize("NFD")}`).join("  ")}\n`,
    });
    const server = await spawnServer(empty, { port });
    const session = await readJson<{ user: { id: string } | null }>(
      await teacher.fetch("api/session"),
    );
    const again = await readJson<PadRoomEntry>(await teacher.fetch(`api/pad/rooms/${room.roomId}`));
    const entered = await open(server).post("api/pad/enter", toKey(room));
    await stop(server);

    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("서버 열쇠") });
    expect(session.user?.id).toBe(teacher.uid);
    expect(again.link).toBe(room.link);
    expect(entered.status).toBe(200);
    expect(openDataFolder(empty)).toEqual(openDataFolder(dataDir));
  });

  it("comes out of the bucket on an empty computer by the same words, with files", async () => {
    const standIn = await openS3StandIn();
    const env = { DAMIM_BACKUP_TO: toAddress(standIn.place) };
    const school = makeFolder();
    const server = await spawnServer(school, { env });
    const pupilTeacher = await buildTeacher(open(server));
    const code = /관리자 코드: (\w+)/.exec(server.output())?.[1];
    await pupilTeacher.post("api/admin/claim", { code });
    await pupilTeacher.post("api/step-up", { password: pupilTeacher.password });
    const made = await readJson<{ words: string[] }>(
      await pupilTeacher.post("api/admin/recovery-words", {}),
    );
    const photo = await uploadFile(pupilTeacher, Buffer.from("봄날의 글"), { name: "봄.txt" });
    const sent = await runTool(school, "backup.ts", [], { env });
    const { facts } = await readJson<ServerReply>(await pupilTeacher.fetch("api/admin/server"));
    await stop(server);

    const empty = makeFolder();
    const wrong = await runTool(empty, "restore.ts", ["--away"], {
      env,
      typed: "가방 나무\n",
    });
    const back = await runTool(empty, "restore.ts", ["--away"], {
      env,
      typed: `${made.words.join(" ")}\n`,
    });
    const again = await spawnServer(empty, { port: Number(new URL(server.origin).port), env });
    const read = await pupilTeacher.fetch(`api/files/${photo.id}/content`);
    const text = await read.text();
    await stop(again);
    await standIn.close();
    const unreachable = await runTool(makeFolder(), "restore.ts", ["--away"], { env });

    expect(unreachable).toMatchObject({
      code: 75,
      output: expect.stringContaining("닿지 못했어요"),
    });
    expect(sent).toMatchObject({
      code: 0,
      output: expect.stringContaining("다른 곳에도 보냈어요"),
    });
    const away = facts.filter(({ id }) => id.startsWith("away"));
    expect(away).toMatchObject([{ text: expect.stringContaining("까지 보냈어요"), isWarn: false }]);
    expect(wrong).toMatchObject({ code: 65, output: expect.stringContaining("바뀐 것은 없어요") });
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining("파일 1개와 함께") });
    expect(text).toBe("봄날의 글");
    expect(openDataFolder(empty)).toEqual(openDataFolder(school));
  });

  it("says that it has no key before there are words, and shows them nowhere but once", async () => {
    expect(words).toHaveLength(12);
    expect(withoutWords).toContain("서버 열쇠(secret)가 없어요");
    const bytes = readFileSync(toFile(dataDir)).toString("latin1");
    const secret = readFileSync(path.join(dataDir, "secret"), "utf8").trim();
    expect(bytes).not.toContain(secret);
    expect(bytes).not.toContain(Buffer.from(words.join(" ")).toString("latin1"));
  });

  it.each([
    ["other words", "가방 가방 가방 가방 가방 가방 가방 가방 가방 가방 가방 가방\n", 65],
    ["none", "", 65],
  ])("changes nothing for %s", async (_title, typed, code) => {
    const other = makeFolder();
    openDataFolder(other);
    const before = readFileSync(path.join(other, "secret"), "utf8");

    const refused = await runTool(other, "restore.ts", [toFile(dataDir)], { typed });

    expect(refused).toMatchObject({ code, output: expect.stringContaining("바뀐 것은 없어요") });
    expect(readFileSync(path.join(other, "secret"), "utf8")).toBe(before);
    expect(readdirSync(other).sort()).toEqual(["backups", "damim.lock", "secret"]);
    expect(readdirSync(path.join(other, "backups"))).toEqual([]);
  });

  it("goes on without the key only when it is told to", async () => {
    const empty = makeFolder();

    const restored = await runTool(empty, "restore.ts", [toFile(dataDir), "--without-secret"]);
    const server = await spawnServer(empty, { port });
    const session = await readJson<{ user: unknown }>(await teacher.fetch("api/session"));
    const known = await signIn(open(server), teacher);
    await stop(server);

    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("다시 로그인") });
    expect(session.user).toBeNull();
    expect(known.uid).toBe(teacher.uid);
  });

  it("does not start with another secret, and starts after the words were typed", async () => {
    const secret = path.join(dataDir, "secret");
    const right = readFileSync(secret, "utf8");
    writeFileSync(secret, readFileSync(path.join(makeOther(), "secret")));

    const refused = spawnMain({ DAMIM_DATA_DIR: dataDir, PORT: String(port), HOST: "localhost" });
    const ended = await refused.ended;
    const typed = `${words.join(" ")}\n`;
    const mended = await runTool(dataDir, "restore.ts", ["--new-epoch"], { typed });
    await stop(await spawnServer(dataDir, { port }));

    expect(ended.code).toBe(78);
    expect(refused.output()).toContain("다른 서버 열쇠(secret)의 것");
    expect(mended.code).toBe(0);
    expect(readFileSync(secret, "utf8")).toBe(right);
    expect(readdirSync(dataDir)).toContain("secret-before");
  });

  function makeOther(): string {
    const folder = makeFolder();
    openDataFolder(folder);
    return folder;
  }
});

describe("two processes on one PostgreSQL", () => {
  it("start with one secret and one place of files, or the second says what differs", async () => {
    const url = await createDatabase("two_secrets");
    const [first, second] = [makeFolder(), makeFolder()];
    const env = { DATABASE_URL: url };
    const server = await spawnServer(first, { env });
    const start = async (): Promise<{ code: number | null; output: string }> => {
      const main = spawnMain({ DAMIM_DATA_DIR: second, HOST: "localhost", PORT: "1", ...env });
      const { code } = await main.ended;
      return { code, output: main.output() };
    };

    const otherSecret = await start();
    writeFileSync(path.join(second, "secret"), readFileSync(path.join(first, "secret")));
    const otherFiles = await start();
    await stop(server);
    await stop(await spawnServer(first, { env }));
    const moved = await runTool(second, "restore.ts", ["--new-epoch"], { env });
    await stop(await spawnServer(second, { env }));

    expect(otherSecret).toMatchObject({ code: 78, output: expect.stringContaining("secret") });
    expect(otherFiles).toMatchObject({ code: 78, output: expect.stringContaining("DAMIM_FILES") });
    expect(moved.code).toBe(0);
  });
});

function toAddress({ endpoint, bucket, accessKeyId, secretAccessKey }: S3Place): string {
  const url = new URL(`${endpoint}/${bucket}/away`);
  url.username = accessKeyId;
  url.password = secretAccessKey;
  return `s3+${url.href}`;
}
