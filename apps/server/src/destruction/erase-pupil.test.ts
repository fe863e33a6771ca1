import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { padScope } from "@damim/domain/pad/pad-scope.ts";
import { profileScope } from "@damim/domain/school-year/scope.ts";
import { DEAD } from "@damim/sync/change.ts";
import { toStamp } from "@damim/sync/clock.ts";
import type { Op } from "@damim/sync/protocol.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backupSqlite } from "../backup/backup-sqlite.ts";
import { LEDGER_FILE, readLedger } from "../backup/ledger/ledger-file.ts";
import { restoreSqlite } from "../backup/restore-sqlite.ts";
import { buildRoom } from "../testing/build-pad-room.ts";
import { buildTestServer, type TestServer } from "../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildTeacher,
  readJson,
  signIn,
  type TestTeacher,
  readRefusal,
} from "../testing/build-teacher.ts";
import { findTablesWith } from "../testing/find-tables-with.ts";
import { killAfter } from "../testing/kill-after.ts";
import { keepHandover } from "../testing/keep-handover.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import {
  answerSealCode,
  findBrokenSeal,
  findSealState,
  listVersionSeals,
  toSeals,
} from "@damim/domain/seal/check-seals.ts";
import { hashParts, NO_SEAL } from "@damim/domain/seal/hash-seal.ts";
import { sealKind, type KeptSeal } from "@damim/domain/seal/seal.ts";
import { buildCardOp, buildPupil } from "../testing/pad-pupil.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { toDestroyDeps } from "./destroy-deps.ts";
import { createDestructionJob } from "./destruction-job.ts";
import { replayLedger } from "./replay-ledger.ts";

const DAY_MS = 86_400_000;
/** Goes on: guardians ask in the middle of a year. */
const YEAR = 2026;
const MARKER = "한비밀";
const US = "019aa0c4-0000-7000-8000-00000000aaaa";
const OTHER = "019aa0c4-0000-7000-8000-00000000bbbb";
/** Of `writeALot`. */
const counts = {
  capsuleLetter: 1,
  consult: 1,
  point: 1,
  shared: 4,
  student: 1,
  trash: 1,
  files: 1,
  padPlaces: 1,
};
const CONSULT = `2026-11-20~${US}~c2`;

describe.each(DATABASE_KINDS)("a pupil who is erased on %s", (kind) => {
  let server: TestServer;
  let teacher: TestTeacher;
  let scope: string;
  let photo: string;
  let roomId: string;
  let ticks = 0;
  beforeEach(async () => {
    server = await buildTestServer(kind);
    teacher = await buildTeacher(buildServerBrowser(server));
    scope = `t/${teacher.uid}/${YEAR}`;
    await writeALot();
  });
  afterEach(() => server.close());

  const op = (kindName: string, id: string, set: object, at = Date.now()): Op => ({
    n: ++ticks,
    kind: kindName,
    id,
    set: { ...set },
    at: toStamp(at, ticks, "d1"),
  });
  const create = (kindName: string, id: string, set: object) =>
    op(kindName, id, { [DEAD]: false, ...set });
  const build = (days = 8) => toDestroyDeps({ ...server, now: () => Date.now() + days * DAY_MS });
  const runJobAfter = (days: number) => createDestructionJob(build(days)).run();
  const plan = async (body: object = { year: YEAR, studentId: US }): Promise<Response> => {
    await teacher.post("api/step-up", { password: teacher.password });
    return teacher.post("api/destructions", body);
  };
  const push = async (...ops: readonly Op[]) => (await teacher.push(scope, ops)).results;
  const readRows = async () =>
    Object.fromEntries(
      (await teacher.push(scope, [])).rows.map(([name, id, data]) => [`${name} ${id}`, data]),
    );

  async function writeALot(): Promise<void> {
    ({ id: photo } = await uploadFile(teacher, Buffer.from(`${MARKER} 사진`), { scope }));
    const { id: shared } = await uploadFile(teacher, Buffer.from("함께 쓴 글"), { scope });
    const talk = { day: "2026-11-20", who: "student", way: "face" };
    const both = { ...talk, studentIds: [US, OTHER], body: "둘이 다퉜다", photos: [shared] };
    const taken = await push(
      create("student", US, { number: 3, name: MARKER }),
      create("student", OTHER, { number: 4, name: "남는 이름" }),
      op("student", US, { name: `${MARKER}둘`, photo }),
      create("consult", `2026-11-20~${US}~c1`, { ...talk, studentIds: [US], body: MARKER }),
      create("consult", CONSULT, both),
      create("seatPlan", "2026-11-02~p", {
        from: "2026-11-02",
        room: "r",
        seats: { a: US, b: OTHER },
      }),
      create("point", "p1", {
        day: "2026-11-20",
        studentId: US,
        amount: 1,
        reason: MARKER,
        source: "x",
      }),
      // Deleted before: what it said stands in its past alone.
      create("note", `2026-11-20~${US}~n1`, {
        day: "2026-11-20",
        studentId: US,
        area: "생활",
        text: MARKER,
      }),
      op("note", `2026-11-20~${US}~n1`, { [DEAD]: true }, Date.now() + 1),
      // In 휴지통, and about another child too.
      ...[
        [US, OTHER],
        [OTHER, US],
      ].flatMap((studentIds, at) => {
        const id = `2026-11-20~${studentIds[0]}~d${at}`;
        return [
          create("consult", id, { ...talk, studentIds, body: `지운 상담 ${at}`, photos: [] }),
          op("consult", id, { [DEAD]: true }, Date.now() + 1),
        ];
      }),
    );
    expect(taken.filter((result) => result.refusal)).toEqual([]);
    const box = { e: "A".repeat(87), iv: "i".repeat(16), c: "c".repeat(30) };
    const letters = [US, OTHER].map((student, number) =>
      create("capsuleLetter", `letter-${number}`, { capsule: "c1", number, student, box }),
    );
    const put = await teacher.push(profileScope(teacher.uid), letters);
    expect(put.results.some(({ refusal }) => refusal)).toBe(false);
    const way = { giver: teacher.uid, receiver: "else", year: YEAR, name: `${MARKER}둘` };
    await keepHandover(server.database.queries, way);
    const named = [`${MARKER}둘`, "이"].map((name, at) => ({ number: at + 3, name }));
    const pupils = JSON.stringify(named);
    await server.database.queries.updateTable("handovers").set({ pupils }).execute();
    const members = [
      { studentId: US, number: 3, name: MARKER },
      { studentId: OTHER, number: 4, name: "남는 이름" },
    ];
    const room = await buildRoom(teacher, { members });
    ({ roomId } = room);
    for (const number of [3, 4]) {
      const pupil = await buildPupil(server, room, { number });
      await pupil.sync([buildCardOp(number === 3 ? `${MARKER} 카드` : "남는 카드")]);
    }
  }

  const kept = {
    [`student ${OTHER}`]: expect.objectContaining({ name: "남는 이름" }),
    [`consult 2026-11-20~${OTHER}~c2`]: expect.objectContaining({
      studentIds: [OTHER],
      body: "둘이 다퉜다",
    }),
    "seatPlan 2026-11-02~p": expect.objectContaining({ seats: { b: OTHER } }),
  };

  async function expectGone(): Promise<void> {
    expect(await findTablesWith(server, MARKER)).toEqual([]);
    const rows = await readRows();
    const living = Object.entries(rows).filter(([name, data]) => data && !name.startsWith("seal"));
    expect(Object.fromEntries(living)).toEqual(kept);
    expect(await server.files.list(`${teacher.uid}/${photo}`)).toEqual([]);
    expect((await server.files.list(`${teacher.uid}/`)).length).toBe(1);
    const beside = (await teacher.push(profileScope(teacher.uid), [])).rows;
    expect(
      beside.flatMap(([name, id, data]) => (name === "capsuleLetter" && data ? id : [])),
    ).toEqual(["letter-1"]);
    const left = await teacher.push(padScope(roomId), []);
    expect(JSON.stringify(left.rows)).toContain("남는 카드");
    const { pupils } = await server.database.queries
      .selectFrom("handovers")
      .select("pupils")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(pupils)).toHaveLength(1);
    const trash = await readJson<{ records: readonly { id: string; fields: object }[] }>(
      await teacher.fetch(`api/trash?scope=${scope}`),
    );
    expect(trash.records.map(({ id, fields }) => ({ id, ...fields }))).toEqual(
      expect.arrayContaining(
        [0, 1].map((at) =>
          expect.objectContaining({
            id: `2026-11-20~${OTHER}~d${at}`,
            studentIds: [OTHER],
            body: `지운 상담 ${at}`,
          }),
        ),
      ),
    );
    expect(trash.records).toHaveLength(2);
  }

  it("is planned in a year that goes on, counted before, and called off by one press", async () => {
    const asked = await readJson<{ counts: object }>(
      await teacher.fetch(`api/destructions/${YEAR}/${US}`),
    );
    expect(asked.counts).toEqual(counts);
    expect(
      await readRefusal(await teacher.post("api/destructions", { year: YEAR, studentId: US })),
    ).toBe("StepUpNeeded");
    expect(await readRefusal(await plan({ year: YEAR, studentId: "somebody" }))).toBe(
      "PupilUnknown",
    );
    expect((await plan({ year: YEAR, studentId: "../x" })).status).toBe(400);
    expect(await readRefusal(await plan({ year: YEAR }))).toBe("YearNotOver");
    const first = await readJson<{ dueAt: number }>(await plan());
    expect(await readJson(await plan())).toEqual(first);
    const stranger = await buildTeacher(buildServerBrowser(server), "else@b.example");
    expect(await readRefusal(await stranger.fetch(`api/destructions/${YEAR}/${US}`))).toBe(
      "PupilUnknown",
    );

    const phone = await signIn(buildServerBrowser(server), teacher);
    const off = await phone.fetch(`api/destructions/${YEAR}~${US}`, { method: "DELETE" });
    expect(off.status).toBe(200);
    await runJobAfter(30);

    expect(await readRows()).toHaveProperty([`student ${US}`, "name"], `${MARKER}둘`);
    expect(readLedger(server.database.dataDir).destroyed).toEqual([]);
  });

  it("is gone with past, files, places and cards; what is about others stays without the pupil", async () => {
    await plan();
    await runJobAfter(8);

    await expectGone();
    expect(server.logLines.join()).not.toContain(MARKER);
    const ledger = readLedger(server.database.dataDir).destroyed;
    expect(ledger).toMatchObject([{ year: YEAR, studentId: US, counts }]);
    const profile = await teacher.push(`t/${teacher.uid}/profile`, []);
    const line = profile.rows.find(([name]) => name === "destruction");
    expect(line?.slice(1, 3)).toMatchObject([
      `${YEAR}~${US}`,
      { number: expect.stringMatching(/-0001$/), counts },
    ]);
    expect(await readRefusal(await plan())).toBe("YearDestroyed");
    if (kind === "postgres") return;
    for (const name of readdirSync(server.database.dataDir, { recursive: true }).map(String))
      if (/sqlite/.test(name))
        expect(readFileSync(path.join(server.database.dataDir, name)).includes(MARKER), name).toBe(
          false,
        );
  });

  it("leaves shared records sealed, and no one reads that somebody rewrote them", async () => {
    const shared = { day: "2026-11-20", who: "student", way: "face", body: "함께 이야기했다" };
    const id = `2026-11-20~${OTHER}~c3`;
    await push(create("consult", id, { ...shared, studentIds: [OTHER, US] }));
    const readSealed = async () => {
      const { rows } = await teacher.push(scope, []);
      const of = (name: string) =>
        new Map(
          rows
            .filter(([kindName, , data]) => kindName === name && data)
            .map(([, rowId, data]) => [rowId, data ?? {}] as const),
        );
      const kept = [...of(sealKind.name)].map(
        ([sealId, data]) => [sealId, { ...data, id: sealId } as unknown as KeptSeal] as const,
      );
      const seals = toSeals(new Map(kept));
      const find = (rowId: string) => {
        const fields = of("consult").get(rowId);
        return fields && { kind: "consult", fields };
      };
      const state = (rowId: string) =>
        findSealState(
          seals,
          { kind: "consult", id: rowId, fields: find(rowId)?.fields ?? {} },
          { hash: hashParts, isSettled: true },
        );
      return { seals, find, state };
    };
    const before = await readSealed();
    const codeOf = (rowId: string) => listVersionSeals(before.seals, rowId).at(-1)?.id ?? "";
    await plan();
    await runJobAfter(8);

    const { seals, find, state } = await readSealed();
    const ask = (code: string) => answerSealCode(seals, code, find, { hash: hashParts }).type;
    expect(state(id)).toMatchObject({ type: "sealed", edits: 0 });
    expect(state(`2026-11-20~${OTHER}~c2`)).toMatchObject({ type: "sealed", edits: 0 });
    expect(ask(codeOf(id))).toBe("erased");
    expect(ask(codeOf(CONSULT))).toBe("erased");
    expect(ask(codeOf(`2026-11-20~${US}~c1`))).toBe("removed");
    expect(findBrokenSeal(seals, hashParts)).toBeUndefined();
    // Nobody proves by a guess what an erased record said.
    const gone = [...seals.values()].filter(({ rowId }) => rowId === `2026-11-20~${US}~c1`);
    expect(gone.filter(({ act }) => act === "write").map(({ leaf }) => leaf)).toEqual([NO_SEAL]);
    const last = listVersionSeals(seals, id).at(-1);
    expect(last?.mac).not.toBe(NO_SEAL);
  });

  it("stands in the access log as planned and as called off once each, and nobody is named", async () => {
    await plan();
    await plan();
    const id = `${YEAR}~${US}`;
    await teacher.fetch(`api/destructions/${id}`, { method: "DELETE" });
    await teacher.fetch(`api/destructions/${id}`, { method: "DELETE" });
    await server.accessLog.flush();

    const lines = await server.database.queries
      .selectFrom("access_log")
      .select(["act", "subject", "count", "people"])
      .where("subject", "like", "%destructions%")
      .orderBy("subject", "desc")
      .execute();

    const line = { act: "change", count: 1, people: null };
    expect(lines).toEqual([
      { ...line, subject: `POST api/destructions ${id}` },
      { ...line, subject: `DELETE api/destructions/:id ${id}` },
    ]);
  });

  it("comes back by no device: what names the pupil or a row that went is refused, and the rest is taken", async () => {
    await plan();
    await runJobAfter(8);
    const archived = create("student", US, { number: 3, name: MARKER });
    const stamps = { number: archived.at, name: archived.at, [DEAD]: archived.at };

    const results = await push(
      op("seatPlan", "2026-11-02~p", { seats: { a: US } }),
      create("note", "n9", { day: "2026-11-20", studentId: US, area: "생활", text: MARKER }),
      // It says nothing of whom it is about.
      op("point", "p1", { reason: MARKER }),
      op("consult", CONSULT, { body: MARKER }),
      { ...archived, stamps },
      op("student", OTHER, { note: "남는 말" }),
    );

    const destroyed = { type: "denied", detail: "destroyed" };
    expect(results.map((result) => result.refusal)).toEqual([
      ...Array.from({ length: 5 }, () => destroyed),
      undefined,
    ]);
    await expectGone();
  });

  it("comes back by no archive of before, nor does what it said of the past", async () => {
    await teacher.post("api/step-up", { password: teacher.password });
    const zip = new Uint8Array(await (await teacher.post("api/archive", {})).arrayBuffer());
    await plan();
    await runJobAfter(8);
    await teacher.post("api/step-up", { password: teacher.password });

    const taken = await teacher.post("api/archive/import", zip);

    expect(taken.status).toBe(200);
    // Its pictures nothing names: they go with the nightly sweep.
    expect(await findTablesWith(server, MARKER)).toEqual([]);
    expect(await readRows()).toMatchObject({ [`student ${US}`]: null, "point p1": null });
  });

  it("goes to its end wherever the process died", async () => {
    await plan();
    for (let effects = 0; effects < 24; effects += 1)
      await createDestructionJob(killAfter(build(), effects))
        .run()
        .catch(() => undefined);
    await runJobAfter(8);

    await expectGone();
    expect(readLedger(server.database.dataDir).destroyed).toHaveLength(1);
  });

  it("stays gone in a database that was put back", async () => {
    const { queries } = server.database;
    const read = (table: "rows" | "history") =>
      queries.selectFrom(table).selectAll().where("scope", "=", scope).execute();
    const [rows, past] = [await read("rows"), await read("history")];
    await plan();
    await runJobAfter(8);
    await server.database.tx(async (work) => {
      await work.deleteFrom("destructions").execute();
      await work.deleteFrom("rows").where("scope", "=", scope).execute();
      await work.updateTable("scopes").set({ erased: null }).where("scope", "=", scope).execute();
      await work.insertInto("rows").values(rows).execute();
      await work.deleteFrom("history").where("scope", "=", scope).execute();
      await work.insertInto("history").values(past).execute();
    });
    expect(await findTablesWith(server, MARKER)).toContain("rows");

    await replayLedger(build());
    await replayLedger(build());

    await expectGone();
  });
});

it("an older backup brings no erased pupil back, not even as a file", async () => {
  const server = await buildTestServer("sqlite");
  const { dataDir } = server.database;
  const teacher = await buildTeacher(buildServerBrowser(server));
  const scope = `t/${teacher.uid}/${YEAR}`;
  const { id: photo } = await uploadFile(teacher, Buffer.from(MARKER), { scope });
  const set = { [DEAD]: false, number: 3, name: MARKER, photo };
  await teacher.push(scope, [
    { n: 1, kind: "student", id: US, set, at: toStamp(Date.now(), 1, "d1") },
  ]);
  const { file } = await backupSqlite({ dataDir, keep: 9, now: Date.now() });
  await teacher.post("api/step-up", { password: teacher.password });
  await teacher.post("api/destructions", { year: YEAR, studentId: US });
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
  expect(left.filter((name) => readFileSync(name).includes(MARKER))).toEqual([]);
  rmSync(elsewhere, { recursive: true });
});
