import { DEAD } from "@damim/sync/change.ts";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toStamp } from "@damim/sync/clock.ts";
import { PROTOCOL_VERSION, type SyncReply, type WireRow } from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { runTool } from "../testing/run-tool.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { type SpawnedServer, spawnServer } from "../testing/spawn-server.ts";

describe("npm run backup and npm run restore", () => {
  let dataDir: string;
  let server: SpawnedServer;
  let teacher: TestTeacher;
  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-restore-"));
    server = await spawnServer(dataDir);
    const browser = buildBrowser(
      (target, init) => fetch(server.origin + target, init),
      server.origin,
    );
    teacher = await buildTeacher(browser);
  });
  afterEach(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function stop(): Promise<void> {
    server.child.kill("SIGTERM");
    await server.ended;
  }

  async function restart(): Promise<void> {
    server = await spawnServer(dataDir, { port: Number(new URL(server.origin).port) });
  }

  async function push(n: number): Promise<void> {
    await teacher.push(`t/${teacher.uid}/2026`, [buildStudentOp(n, toStamp(Date.now(), n, "d1"))]);
  }

  async function pull(): Promise<{
    epoch: string;
    ids: readonly string[];
    rows: readonly WireRow[];
  }> {
    const scope = `t/${teacher.uid}/2026`;
    const request = { protocol: PROTOCOL_VERSION, scopes: [{ scope, since: 0, ops: [] }] };
    const reply = await readJson<SyncReply>(await teacher.post("api/sync", request));
    const rows = reply.scopes[0]?.rows ?? [];
    return { epoch: reply.epoch, rows, ids: rows.map(([, id]) => id) };
  }

  const run = (tool: string, ...args: readonly string[]) => runTool(dataDir, tool, args);

  it("bring back what was there, beside what was there before, as another life", async () => {
    await push(1);
    const backedUp = await run("backup.ts");
    const before = await pull();
    await push(2);
    const [name = ""] = readdirSync(path.join(dataDir, "backups"));
    const file = path.join(dataDir, "backups", name);

    const lost = (await pull()).rows.find((row) => row[1] === "s2");
    if (!lost) throw new Error("the second row was not stored");
    const tooEarly = await run("restore.ts", file);
    await stop();
    const restored = await run("restore.ts", file);
    await restart();
    const after = await pull();

    expect(backedUp).toMatchObject({ code: 0 });
    expect(backedUp.output).toContain("사용자 1명, 기록 1건");
    expect(tooEarly).toMatchObject({ code: 75 });
    expect(tooEarly.output).toContain("서버를 끈 뒤");
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.output).toContain("사용자 1명, 기록 1건");
    expect(after.ids).toEqual(["s1"]);
    expect(after.epoch).not.toBe(before.epoch);

    // What a device does that still has the lost row.
    const [kind, id, data, , at] = lost;
    if (typeof at !== "string") throw new Error("a row that was written once has one stamp");
    const fields = { ...data, [DEAD]: false };
    const stamps = Object.fromEntries(Object.keys(fields).map((field) => [field, at]));
    const op = { n: 0, kind, id, set: fields, at: `${at}.r`, stamps };
    const told = await teacher.push(`t/${teacher.uid}/2026`, [op]);
    expect(told.results).toEqual([{ n: 0 }]);
    expect(told.rows.find((row) => row[1] === id)).toEqual(lost);

    await stop();
    const aside = readdirSync(path.join(dataDir, "backups")).find((entry) =>
      entry.startsWith("before-restore-"),
    );
    const back = await run(
      "restore.ts",
      path.join(dataDir, "backups", aside ?? "", "damim.sqlite"),
    );
    await restart();

    expect(back).toMatchObject({ code: 0 });
    expect((await pull()).ids).toEqual(["s1", "s2"]);
  });

  it("bring files back, those of the backup and those that came after it", async () => {
    const before = await uploadFile(teacher, Buffer.from("백업 전의 글"), { name: "앞.txt" });
    const backedUp = await run("backup.ts");
    const gone = await uploadFile(teacher, Buffer.from("잃을 글"), { name: "뒤.txt" });
    const after = await uploadFile(teacher, Buffer.from("백업 뒤의 글"), { name: "뒤.txt" });
    const [name = ""] = readdirSync(path.join(dataDir, "backups")).filter((entry) =>
      entry.endsWith(".sqlite"),
    );
    await stop();
    for (const { id } of [before, gone]) {
      rmSync(path.join(dataDir, "files", teacher.uid, id), { recursive: true });
    }
    const restored = await run("restore.ts", path.join(dataDir, "backups", name));
    await restart();

    expect(backedUp.output).toContain("파일 1개");
    expect(restored.output).toContain("파일 1개는 백업 폴더에서 찾지 못했어요");
    expect(restored.output).toContain(`files/${teacher.uid}/${gone.id}/original`);
    const read = async ({ id }: { id: string }) => {
      const answer = await teacher.fetch(`api/files/${id}/content`);
      return answer.ok ? answer.text() : answer.status;
    };
    expect(await read(before)).toBe("백업 전의 글");
    expect(await read(after)).toBe("백업 뒤의 글");
    expect(await read(gone)).toBe(404);
  });

  it("refuse what is no good backup, and change nothing", async () => {
    await push(1);
    await run("backup.ts");
    await stop();
    const [name = ""] = readdirSync(path.join(dataDir, "backups"));
    const backup = path.join(dataDir, "backups", name);
    const copy = (label: string): string => {
      const file = path.join(dataDir, label);
      copyFileSync(backup, file);
      return file;
    };
    const cut = copy("cut");
    truncateSync(cut, 40_000);
    const text = path.join(dataDir, "text");
    writeFileSync(text, "이것은 백업이 아니에요".repeat(1_000));
    const newer = copy("newer");
    change(newer, "insert into migrations (name, applied_at) values ('9999-future', 1)");
    const foreign = copy("foreign");
    change(foreign, "drop table scopes");

    const codes: unknown[] = [];
    for (const args of [[cut], [text], [newer], [foreign], ["/nowhere"], [], [backup, text]]) {
      codes.push((await run("restore.ts", ...args)).code);
    }
    await restart();

    expect(codes).toEqual([65, 65, 78, 65, 66, 64, 64]);
    expect((await pull()).ids).toEqual(["s1"]);
    expect(readdirSync(path.join(dataDir, "backups"))).toEqual([name, `${name}.json`]);
  });

  it("mark a database that was put back by hand", async () => {
    const before = await pull();
    expect(await run("restore.ts", "--new-epoch")).toMatchObject({ code: 75 });
    await stop();
    expect(await run("restore.ts", "--new-epoch")).toMatchObject({ code: 0 });
    await restart();

    expect((await pull()).epoch).not.toBe(before.epoch);
  });
});

function change(file: string, statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}
