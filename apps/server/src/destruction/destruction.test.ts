import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DESTRUCTION_STEPS } from "@damim/domain/destruction/destruction-steps.ts";
import { DESTROYED_FLOOR, type Op } from "@damim/sync/protocol.ts";
import { toStamp } from "@damim/sync/clock.ts";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createS3FileStorage } from "../adapters/files/s3-file-storage.ts";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { listBackups } from "../backup/backup-folder.ts";
import { LEDGER_FILE, readLedger } from "../backup/ledger/ledger-file.ts";
import { restoreSqlite } from "../backup/restore-sqlite.ts";
import { buildRoom } from "../testing/build-pad-room.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  signIn,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { killAfter } from "../testing/kill-after.ts";
import { keepBrowser } from "../testing/keep-browser.ts";
import { keepHandover } from "../testing/keep-handover.ts";
import { findTablesWith } from "../testing/find-tables-with.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import { openS3StandIn, type S3StandIn } from "../testing/open-s3-stand-in.ts";
import { startUpload, uploadFile } from "../testing/upload-file.ts";
import { toDestroyDeps } from "./destroy-deps.ts";
import { createDestructionJob } from "./destruction-job.ts";
import { replayLedger } from "./replay-ledger.ts";

const DAY_MS = 86_400_000;
/** Of a school year that is over on the day of the tests, which no clock of theirs reaches again. */
const YEAR = 2024;
const MARKER = "한비밀";

describe.each(DATABASE_KINDS)("a year that is destroyed on %s", (kind) => {
  let server: TestServer;
  let bucket: S3StandIn;
  let teacher: TestTeacher;
  let scope: string;
  let other: string;
  beforeEach(async () => {
    bucket = await openS3StandIn();
    server = await buildTestServer(kind);
    teacher = await buildTeacher(buildServerBrowser(server));
    scope = `t/${teacher.uid}/${YEAR}`;
    other = `t/${teacher.uid}/${YEAR + 1}`;
  });
  afterEach(async () => {
    await server.close();
    await bucket.close();
  });

  const build = (days = 8) => ({
    ...toDestroyDeps({ ...server, now: () => Date.now() + days * DAY_MS }),
    away: createS3FileStorage(bucket.place),
  });
  const runJobAfter = (days: number) => createDestructionJob(build(days)).run();
  const plan = async (year = YEAR): Promise<Response> => {
    await teacher.post("api/step-up", { password: teacher.password });
    return teacher.post("api/destructions", { year });
  };
  const student = (n: number, name: string): Op =>
    buildStudentOp(n, toStamp(Date.now() + n, n, "d1"), { name });
  async function writeALot(): Promise<void> {
    await teacher.push(scope, [student(1, MARKER)]);
    await teacher.push(scope, [student(1, `${MARKER}둘`)]);
    await teacher.push(other, [student(2, "남는 이름")]);
    await uploadFile(teacher, Buffer.from(MARKER), { scope });
    await uploadFile(teacher, Buffer.from("남는 글"), { scope: other });
    await teacher.post("api/links", { kind: "board", target: String(YEAR) });
    await teacher.post("api/links", { kind: "book", target: `${YEAR}~p` });
    await teacher.post("api/links", { kind: "board", target: String(YEAR + 1) });
    await teacher.post("api/links", { kind: "class", target: String(YEAR) });
    await keepBrowser(server.database.queries, teacher.uid, MARKER);
    const way = { giver: teacher.uid, receiver: "else", year: YEAR, name: MARKER };
    await keepHandover(server.database.queries, way);
    const { roomId } = await buildRoom(teacher, {
      members: [{ studentId: "s1", number: 1, name: MARKER }],
    });
    await server.database.queries
      .updateTable("pad_rooms")
      .set({ created_at: Date.UTC(2025, 1, 10) })
      .where("id", "=", roomId)
      .execute();
  }
  /** What is left of the year, and what has to be left of the other one. */
  async function readState() {
    const { queries } = server.database;
    const links = await queries.selectFrom("links").select("target_id").execute();
    const row = await queries.selectFrom("destructions").selectAll().executeTakeFirst();
    const scopes = await queries
      .selectFrom("scopes")
      .selectAll()
      .where("scope", "=", scope)
      .execute();
    const line = (await teacher.push(`t/${teacher.uid}/profile`, [])).rows.find(
      ([name]) => name === "destruction",
    );
    return {
      tables: await findTablesWith(server, MARKER),
      files: (await server.files.list(`${teacher.uid}/`)).length,
      links: links.map(({ target_id: target }) => target),
      step: row?.step,
      floor: scopes.map(({ floor }) => floor),
      line: line?.[2],
      rows: (await teacher.push(other, [])).rows.length,
      ledger: readLedger(server.database.dataDir).destroyed.map(({ number, counts }) => ({
        number,
        counts,
      })),
    };
  }
  const gone = {
    tables: [],
    files: 1,
    links: [String(YEAR + 1)],
    step: "done",
    floor: [DESTROYED_FLOOR],
    line: expect.objectContaining({ number: expect.stringMatching(/^\d{4}-0001$/) }),
    rows: 1,
    ledger: [
      {
        number: expect.stringMatching(/-0001$/),
        counts: { student: 1, files: 1, links: 3, padRooms: 1 },
      },
    ],
  };

  it("is planned by whoever shows who she is, of years that are over and are hers", async () => {
    await writeALot();
    expect(await readRefusal(await teacher.post("api/destructions", { year: YEAR }))).toBe(
      "StepUpNeeded",
    );
    expect(await readRefusal(await plan(2199))).toBe("YearNotOver");
    expect(await readRefusal(await plan(2001))).toBe("YearUnknown");
    expect((await plan("2024" as never)).status).toBe(400);
    const first = await readJson<{ dueAt: number }>(await plan());
    expect(await readJson(await plan())).toEqual(first);
    expect(first.dueAt - Date.now()).toBeGreaterThan(6.99 * DAY_MS);

    await runJobAfter(6.9);

    expect((await readState()).step).toBe("planned");
    expect((await teacher.push(scope, [])).rows.length).toBeGreaterThan(0);
  });

  it("is called off by one press on any device, and then never comes", async () => {
    await writeALot();
    const phone = await signIn(buildServerBrowser(server), teacher);
    await plan();
    expect((await readState()).line).toMatchObject({ dueAt: expect.any(Number) });

    expect((await phone.fetch(`api/destructions/${YEAR}`, { method: "DELETE" })).status).toBe(200);
    await runJobAfter(30);

    expect(await readState()).toMatchObject({ step: undefined, line: null, ledger: [] });
  });

  it("leaves no word in any table, file or log; the year beside it stays whole", async () => {
    await writeALot();
    expect(await findTablesWith(server, MARKER)).not.toEqual([]);
    const reader = (await teacher.fetch(`api/live?scopes=${scope}`)).body?.getReader();
    await reader?.read();
    await plan();
    await runJobAfter(8);

    expect(await readState()).toEqual(gone);
    expect(server.logLines.join()).not.toContain(MARKER);
    // An open page comes back and hears of it.
    for (;;) if ((await reader?.read())?.done !== false) break;
    expect(await readRefusal(await plan())).toBe("YearDestroyed");
    expect(
      await readRefusal(await teacher.fetch(`api/destructions/${YEAR}`, { method: "DELETE" })),
    ).toBe("YearDestroyed");
    if (kind === "postgres") return;
    for (const name of readdirSync(server.database.dataDir, { recursive: true }).map(String)) {
      const file = path.join(server.database.dataDir, name);
      if (/sqlite/.test(name)) expect(readFileSync(file).includes(MARKER), name).toBe(false);
    }
  });

  it("takes nothing from devices that come back, and tells them to begin from nothing", async () => {
    await writeALot();
    const before = await teacher.push(scope, []);
    await plan();
    await runJobAfter(8);

    const late = await teacher.push(scope, [student(1, MARKER), student(3, MARKER)], before.seq);
    const archive = { n: 4, kind: "student", id: "s9", set: { name: MARKER, "~dead": false } };
    const stamps = { name: toStamp(1, 0, "d1"), "~dead": toStamp(1, 0, "d1") };
    const told = await teacher.push(scope, [{ ...archive, at: toStamp(1, 1, "d1"), stamps }]);
    const forged = { n: 1, kind: "destruction", id: "2025", at: toStamp(Date.now(), 1, "d1") };
    const line = { requestedAt: 1, dueAt: 1, "~dead": false };
    const profile = `t/${teacher.uid}/profile`;

    expect(late).toMatchObject({ reset: true, rows: [], floor: DESTROYED_FLOOR });
    for (const { results } of [late, told])
      for (const { refusal: why } of results)
        expect(why).toEqual({ type: "denied", detail: "destroyed" });
    expect((await startUpload(teacher, Buffer.from(MARKER), { scope })).error?.type).toBe(
      "YearDestroyed",
    );
    await expect(
      server.writeScope(scope, (draft) => draft.write("student", "s1", { name: MARKER })),
    ).rejects.toMatchObject({ type: "YearDestroyed" });
    expect(
      (await teacher.push(profile, [{ ...forged, set: line }])).results[0]?.refusal?.detail,
    ).toBe("server-only");
    expect(await findTablesWith(server, MARKER)).toEqual([]);
  });

  it("goes to its end wherever the process died, however often, and is noted once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30), { maxLength: 6 }), async (kills) => {
        await writeALot();
        await plan();
        for (const effects of kills) {
          await createDestructionJob(killAfter(build(), effects))
            .run()
            .catch(() => undefined);
          const { step, floor } = await readState();
          // What is not sealed is whole; what is not noted outside has lost nothing yet.
          if (step === "planned") expect(floor).not.toEqual([DESTROYED_FLOOR]);
          if (DESTRUCTION_STEPS.findIndex((known) => known === step) < 2)
            expect(await findTablesWith(server, MARKER)).toContain("rows");
        }
        await runJobAfter(8);

        expect(await readState()).toEqual(gone);
        await server.close();
        server = await buildTestServer(kind);
        teacher = await buildTeacher(buildServerBrowser(server));
        scope = `t/${teacher.uid}/${YEAR}`;
        other = `t/${teacher.uid}/${YEAR + 1}`;
        await createS3FileStorage(bucket.place).remove(LEDGER_FILE);
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it("stays gone in a database that was put back, by the ledger of the folder or of the bucket", async () => {
    await writeALot();
    const all = server.database.queries.selectFrom("rows").selectAll().where("scope", "=", scope);
    const rows = await all.execute();
    await plan();
    await runJobAfter(8);
    await server.database.tx(async (queries) => {
      await queries.deleteFrom("destructions").execute();
      await queries.deleteFrom("scopes").where("scope", "=", scope).execute();
      await queries.insertInto("rows").values(rows).execute();
    });
    expect(await findTablesWith(server, MARKER)).not.toEqual([]);

    await replayLedger(build());
    await replayLedger(build());

    expect(await readState()).toEqual(gone);
    const there = await createS3FileStorage(bucket.place).read(LEDGER_FILE);
    expect(await new Response(there).text()).toContain('"number"');
  });

  it("is in the backups until none has it, and the newest full one is no exception", async () => {
    if (kind === "postgres") return;
    await writeALot();
    await plan();
    const { dataDir } = server.database;
    await backupSqlite({ dataDir, keep: 9, now: Date.now() + 7 * DAY_MS });
    await runJobAfter(8);
    expect((await readState()).line).not.toHaveProperty("backupsGoneOn");

    await backupSqlite({ dataDir, keep: 1, now: Date.now() + 10 * DAY_MS });
    await runJobAfter(11);

    expect(listBackups(path.join(dataDir, "backups"))).toHaveLength(1);
    expect((await readState()).line).toHaveProperty("backupsGoneOn");
  });
});

describe("an older backup", () => {
  it("brings no child back: what was destroyed since goes before it is put in place", async () => {
    const server = await buildTestServer("sqlite");
    const { dataDir } = server.database;
    const teacher = await buildTeacher(buildServerBrowser(server));
    const scope = `t/${teacher.uid}/${YEAR}`;
    await teacher.push(scope, [buildStudentOp(1, toStamp(Date.now(), 1, "d1"), { name: MARKER })]);
    await uploadFile(teacher, Buffer.from(MARKER), { scope });
    const { file } = await backupSqlite({ dataDir, keep: 9, now: Date.now() });
    await teacher.post("api/step-up", { password: teacher.password });
    await teacher.post("api/destructions", { year: YEAR });
    const now = () => Date.now() + 8 * DAY_MS;
    await createDestructionJob(toDestroyDeps({ ...server, now })).run();
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), "damim-restored-"));
    cpSync(path.join(dataDir, LEDGER_FILE), path.join(elsewhere, LEDGER_FILE));

    const secret = { askWords: async () => "", isGivenUp: true };
    const restored = await restoreSqlite({ file, dataDir: elsewhere, now: now(), secret });
    await server.close();

    expect(restored).toMatchObject({ ok: true, erasedYears: 1, differences: [], missingFiles: [] });
    const left = readdirSync(elsewhere, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(left.some((name) => name.endsWith("damim.sqlite"))).toBe(true);
    expect(left.filter((name) => readFileSync(name).includes(MARKER))).toEqual([]);
    rmSync(elsewhere, { recursive: true });
  });
});
