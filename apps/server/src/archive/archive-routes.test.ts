import { DEAD } from "@damim/sync/change.ts";
import { recordSheets } from "@damim/domain/registry/checked-kinds.ts";
import { toStamp } from "@damim/sync/clock.ts";
import { readXlsx } from "hucre/xlsx";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { STEP_UP_MS } from "../http/step-up.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  type TestTeacher,
} from "../testing/build-teacher.ts";
import { buildArchive, buildZip } from "../testing/build-zip.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { hashState } from "../testing/hash-state.ts";
import { DATABASE_KINDS } from "../testing/open-test-database.ts";
import type { ImportReport } from "./import-archive.ts";
import { readZip } from "./read-zip.ts";
import { serverOfEach, teacherOfEach } from "../testing/server-of-tests.ts";

const NOW = Date.now();
const CARD = "019aa0c4-0000-7000-8000-000000000001";
const COMMENT = "019aa0c4-0000-7000-8000-000000000002";
const row = (set: object, id = "s1", kind = "student") => {
  const data = { [DEAD]: false, number: 1, name: "한비밀", ...set };
  return { kind, id, data, at: toStamp(NOW, 0, "old") };
};

describe.each(DATABASE_KINDS)("everything of one teacher on %s", (kind) => {
  const server = serverOfEach(kind);
  const teacher = teacherOfEach(server);
  let scope: string;
  beforeEach(async () => {
    scope = `t/${teacher.uid}/2026`;
  });

  const stepUp = (who: TestTeacher) => who.post("api/step-up", { password: who.password });
  const fetchZip = async (who: TestTeacher): Promise<Uint8Array> =>
    new Uint8Array(await (await who.post("api/archive", {})).arrayBuffer());
  const sendZip = (who: TestTeacher, body: Uint8Array) => who.post("api/archive/import", body);
  const findError = async (answer: Response) =>
    (await readJson<{ error: { type: string; message: string } }>(answer)).error;
  const findStudent = async () =>
    (await teacher.push(scope, [])).rows.find(([, id]) => id === "s1")?.[2];

  it("takes the files along, which records go on naming", async () => {
    const photo = await sharp({
      create: { width: 80, height: 60, channels: 3, background: "#36c" },
    })
      .jpeg()
      .toBuffer();
    const { id } = await uploadFile(teacher, photo, { name: "한비밀.jpg" });
    await teacher.push(scope, [buildStudentOp(1, toStamp(NOW, 0, "d1"), { photo: id })]);
    await stepUp(teacher);
    const zip = await fetchZip(teacher);
    const other = await buildTeacher(buildServerBrowser(server));
    await stepUp(other);

    const { entries } = await readJson<ImportReport>(await sendZip(other, zip));
    const again = await readJson<ImportReport>(await sendZip(other, zip));
    const kept = await other.fetch(`api/files/${id}/content`);

    expect(entries.map(({ name }) => name)).toContain(`files/2026/${id}/한비밀.jpg`);
    expect(entries.every(({ refused }) => refused.length === 0)).toBe(true);
    expect(again.entries.every(({ changedCount }) => changedCount === 0)).toBe(true);
    expect(await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).toMatchObject({
      width: 80,
      height: 60,
    });
  });

  it("examines a file of an archive like any other, and takes the rest", async () => {
    const id = "0199a1b2-c3d4-7e5f-8a6b-0123456789ab";
    const zip = await buildZip({
      "damim-export.json": { app: "damim", format: 1 },
      [`files/2026/${id}/photo.jpg`]: Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]),
      "data/2026.json": { rows: [row({})], history: [], writers: [] },
    });
    await stepUp(teacher);

    const { entries } = await readJson<ImportReport>(await sendZip(teacher, zip));

    expect(entries.find(({ name }) => name.startsWith("files/"))?.refused).toMatchObject([
      { sort: "파일", words: "photo.jpg" },
    ]);
    expect(await findStudent()).toMatchObject({ name: "한비밀" });
    expect((await teacher.fetch(`api/files/${id}/content`)).status).toBe(404);
  });

  it("goes into an empty account of somebody else and makes it equal", async () => {
    await teacher.push(scope, [
      buildStudentOp(1, toStamp(NOW, 0, "d1"), { name: "=김하린", note: "땅콩" }),
      buildStudentOp(2, toStamp(NOW, 1, "d1")),
      { n: 3, kind: "student", id: "s1", set: { note: null }, at: toStamp(NOW, 2, "d2") },
      { n: 4, kind: "student", id: "s2", set: { [DEAD]: true }, at: toStamp(NOW, 3, "d2") },
    ]);
    await stepUp(teacher);
    const zip = await fetchZip(teacher);

    const other = await buildTeacher(buildServerBrowser(server));
    await stepUp(other);
    const first = await sendZip(other, zip);
    const { entries } = await readJson<ImportReport>(first);

    expect(entries).toMatchObject([
      { name: "data/2026.json", count: 2, changedCount: 2, refused: [] },
    ]);
    const { queries } = server.database;
    expect(await hashState(queries, other.uid)).toBe(await hashState(queries, teacher.uid));
    const again = await readJson<ImportReport>(await sendZip(other, zip));
    expect(again.entries).toMatchObject([{ changedCount: 0, refused: [] }]);
    expect(server.logLines.join()).not.toMatch(/김하린|땅콩/);
    expect(server.logLines.join()).toContain("archive exported");
  });

  it("has a spreadsheet for people, where a name is never a formula", async () => {
    await teacher.push(scope, [
      buildStudentOp(1, toStamp(NOW, 0, "d1"), { name: "=김하린", sex: "female" }),
      {
        n: 2,
        kind: "attendanceMark",
        id: "2026-11-20~s1~late",
        at: toStamp(NOW, 1, "d1"),
        set: { [DEAD]: false, day: "2026-11-20", studentId: "s1", kind: "late", reason: "illness" },
      },
    ]);
    await stepUp(teacher);
    const zip = await readZip(await fetchZip(teacher));
    const entries = zip.ok ? zip.value : [];

    expect(entries.map(({ name }) => name)).toEqual([
      "damim-export.json",
      "담임 2026학년도.xlsx",
      "data/2026.json",
    ]);
    const file = await entries[1]?.read();
    const book = await readXlsx(file?.ok ? file.value : new Uint8Array());
    expect(book.sheets.map(({ name }) => name)).toEqual(
      recordSheets.filter(({ place }) => place === "year").map(({ name }) => name),
    );
    expect(book.sheets[0]?.rows[1]?.slice(0, 4)).toEqual([1, "=김하린", "", "여"]);
    const marks = book.sheets.find(({ name }) => name === "출결");
    expect(marks?.rows[1]?.slice(0, 5)).toEqual(["2026-11-20", "금", 1, "=김하린", "질병 지각"]);
  });

  it("has a spreadsheet of each pad room, and goes into an account again with them in it", async () => {
    const room = { board: "wall", entry: "tiles", names: "hidden" };
    const members = [{ studentId: "s6", number: 6, name: "남지호" }];
    const made = await teacher.post("api/pad/rooms", { roomName: "[3-2] 가을 시", room, members });
    const { roomId } = await readJson<{ roomId: string }>(made);
    const pad = `pad/${roomId}`;
    const card = { [DEAD]: false, type: "text", text: "=_x0041_ 노란 길", order: "a1" };
    await teacher.push(pad, [
      { n: 0, kind: "padCard", id: CARD, set: card, at: toStamp(NOW, 0, "d1") },
      {
        n: 1,
        kind: "padComment",
        id: COMMENT,
        set: { [DEAD]: false, card: CARD, text: "고마워" },
        at: toStamp(NOW, 1, "d1"),
      },
    ]);
    await stepUp(teacher);
    const zip = await fetchZip(teacher);
    const entries = await readZip(zip);
    const entry =
      entries.ok && entries.value.find(({ name }) => name.startsWith("패드잇/(3-2) 가을 시"));
    if (!entry) throw new Error("no room in the archive");
    const bytes = await entry.read();
    if (!bytes.ok) throw new Error(bytes.refusal.type);
    const { sheets } = await readXlsx(bytes.value);

    expect(sheets[0]?.rows[1]?.slice(1, 5)).toEqual(["선생님", "", "글", "=_x0041_ 노란 길"]);
    expect(sheets[1]?.rows[1]?.slice(0, 4)).toEqual(["=_x0041_ 노란 길", "", "선생님", "고마워"]);
    const other = await buildTeacher(buildServerBrowser(server));
    await stepUp(other);
    expect((await sendZip(other, zip)).status).toBe(200);
    expect((await readJson<{ rooms: object[] }>(await other.fetch("api/pad/rooms"))).rooms).toEqual(
      [],
    );
  });

  it("has a folder of spreadsheets for each club in which she may take things out", async () => {
    const other = await buildTeacher(buildServerBrowser(server));
    const club = { name: "과학반", days: "2", place: "" };
    const { uid } = await readJson<{ uid: string }>(await teacher.post("api/clubs", club));
    await teacher.push(`t/${uid}/2026`, [buildStudentOp(1, toStamp(NOW, 0, "d1"))]);
    const viewer = { club_uid: uid, user_id: other.uid, role: "viewer", joined_at: 0 };
    await server.database.queries.insertInto("club_members").values(viewer).execute();
    await stepUp(teacher);
    await stepUp(other);

    const names = async (who: TestTeacher) => {
      const zip = await readZip(await fetchZip(who));
      if (!zip.ok) throw new Error(zip.refusal.type);
      return zip.value.map(({ name }) => name).filter((name) => name.startsWith("클럽/"));
    };

    expect(await names(teacher)).toEqual(["클럽/1 과학반/담임 2026학년도.xlsx"]);
    expect(await names(other)).toEqual([]);
  });

  it("is nobody else's", async () => {
    await teacher.push(scope, [buildStudentOp(1, toStamp(NOW, 0, "d1"))]);
    const other = await buildTeacher(buildServerBrowser(server));
    await stepUp(other);

    const zip = await readZip(await fetchZip(other));

    expect(zip.ok && zip.value.map(({ name }) => name)).toEqual(["damim-export.json"]);
    expect(await (await other.fetch("api/archive")).json()).toEqual({ scopes: [] });
  });

  it("is counted before it is fetched", async () => {
    await teacher.push(scope, [buildStudentOp(1, toStamp(NOW, 0, "d1"))]);

    const answer = await teacher.fetch("api/archive");

    expect(await answer.json()).toEqual({
      scopes: [
        {
          scope: "2026",
          counts: [{ name: "명단", kind: "student", count: 1 }],
          deletedCount: 0,
          formerValueCount: 0,
        },
      ],
    });
  });

  it("wants the password typed again, in this session, a few minutes ago at most", async () => {
    const ask = async () => (await teacher.post("api/archive", {})).status;
    expect(await ask()).toBe(403);

    const wrong = await teacher.post("api/step-up", { password: "not the password" });
    expect(wrong.status).toBe(403);
    expect((await findError(wrong)).type).toBe("WrongPassword");
    expect(await ask()).toBe(403);

    expect((await stepUp(teacher)).status).toBe(200);
    expect(await ask()).toBe(200);
    const elsewhere = buildServerBrowser(server);
    await elsewhere.post("api/auth/sign-in/email", {
      email: teacher.email,
      password: teacher.password,
    });
    expect((await elsewhere.post("api/archive", {})).status).toBe(403);
    server.moveClock(STEP_UP_MS);
    expect(await ask()).toBe(403);
    expect((await sendZip(teacher, new Uint8Array())).status).toBe(403);
    // One of tomorrow, by a clock that was set back, is none of now.
    server.moveClock(24 * 3_600_000);
    await stepUp(teacher);
    server.moveClock(-24 * 3_600_000);
    expect(await ask()).toBe(403);
  });

  it("slows down who guesses the password", async () => {
    for (let guess = 0; guess < 7; guess++) {
      await teacher.post("api/step-up", { password: `guess ${guess}` });
    }

    expect(server.pauses.length).toBeGreaterThan(0);
  });

  it("never takes a newer word away, and keeps the older one in the history", async () => {
    await teacher.push(scope, [buildStudentOp(1, toStamp(NOW, 9, "d1"), { name: "새이름" })]);
    await stepUp(teacher);

    const answer = await sendZip(
      teacher,
      await buildArchive({ "2026": [row({ name: "옛이름" })] }),
    );

    expect((await readJson<ImportReport>(answer)).entries).toMatchObject([
      { count: 1, changedCount: 0, refused: [] },
    ]);
    expect(await findStudent()).toMatchObject({ name: "새이름" });
    const history = await teacher.fetch(`api/history?scope=${scope}&kind=student&id=s1`);
    expect(await history.text()).toContain("옛이름");
  });

  it("takes the good records of an archive and tells of each that it refuses", async () => {
    await stepUp(teacher);
    const future = { ...row({}, "s9"), at: toStamp(NOW + 3_600_000, 0, "d1") };
    const archive = await buildArchive({
      "2026": [
        row({}),
        row({ name: "" }, "s2"),
        row({}, "k1", "poem"),
        row({}, "2026", "schoolYear"),
        { ...row({}, "s3"), at: "yesterday" },
        future,
        row({ note: "가".repeat(140_000) }, "s4"),
      ],
    });

    const { entries } = await readJson<ImportReport>(await sendZip(teacher, archive));

    expect(entries[0]?.refused).toEqual([
      { sort: "명단", words: "1", reason: "내용이 형식에 맞지 않아요." },
      {
        sort: null,
        words: "1 · 한비밀",
        reason: "서버가 아직 읽지 못하는 기록이에요. 서버를 새 버전으로 바꾸면 가져올 수 있어요.",
      },
      { sort: "학년도 설정", words: "1 · 한비밀", reason: "이 자리에 둘 수 없는 기록이에요." },
      { sort: "명단", words: "1 · 한비밀", reason: "기록이 깨져 있어요." },
      { sort: "명단", words: "1 · 한비밀", reason: "쓴 시각이 지금보다 앞서 있어요." },
      { sort: "명단", words: "1 · 한비밀", reason: "한 기록이 너무 길어요." },
    ]);
    expect((await teacher.push(scope, [])).rows.map(([, id]) => id)).toEqual(["s1", "s4"]);
  });

  it("brings a record back that is longer than one write may be", async () => {
    await stepUp(teacher);
    const long = { a: "가".repeat(100_000), b: "나".repeat(100_000) };

    await sendZip(teacher, await buildArchive({ "2026": [row(long)] }));

    expect(await findStudent()).toMatchObject({ name: "한비밀", ...long });
  });

  it("waits for nobody who sends an archive slowly", async () => {
    const slow = await buildTeacher(buildServerBrowser(server));
    await Promise.all([stepUp(slow), stepUp(teacher)]);
    const body = new ReadableStream();
    const { origin } = server.config;
    const cookie = [...slow.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const init = { method: "POST", body, duplex: "half" } as const;
    const headers = { origin, cookie, "content-type": "application/zip" };
    void server.app.request(`${origin}/damim/api/archive/import`, { ...init, headers });
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect((await sendZip(teacher, await buildArchive({ "2026": [row({})] }))).status).toBe(200);
  });

  it("refuses a foreign file with a sentence", async () => {
    await stepUp(teacher);

    const answer = await sendZip(teacher, await buildZip({ "사진.txt": "x" }));

    expect(answer.status).toBe(400);
    expect(await findError(answer)).toEqual({
      type: "NotAnArchive",
      message:
        "담임에서 내려받은 파일이 아니에요. 지금 있는 기록은 그대로예요. 이름이 ‘담임’으로 시작하는 .zip 파일을 골라 주세요.",
    });
  });
});
