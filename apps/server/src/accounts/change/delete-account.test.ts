import { toStamp } from "@damim/sync/clock.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../../base/ports/mail.ts";
import { createS3FileStorage } from "../../adapters/files/s3-file-storage.ts";
import { buildRoom, enterRoom } from "../../testing/build-pad-room.ts";
import { buildTestServer, type TestServer } from "../../testing/build-test-server.ts";
import {
  buildServerBrowser,
  buildStudentOp,
  buildTeacher,
  readJson,
  signIn,
  type TestBrowser,
  type TestTeacher,
  readRefusal,
} from "../../testing/build-teacher.ts";
import { DATABASE_KINDS } from "../../testing/open-test-database.ts";
import { keepBrowser } from "../../testing/keep-browser.ts";
import { keepHandover } from "../../testing/keep-handover.ts";
import { findTablesWith } from "../../testing/find-tables-with.ts";
import { openS3StandIn, type S3StandIn } from "../../testing/open-s3-stand-in.ts";
import { sendPart, startUpload, uploadFile } from "../../testing/upload-file.ts";
import { createDeletionJob } from "./deletion-job.ts";

const DAY_MS = 86_400_000;
/** Files on the disk beside SQLite, in a bucket beside PostgreSQL. */
const PLACES = { sqlite: "disk", postgres: "S3" } as const;
const text = Buffer.from("상담 메모");

describe.each(DATABASE_KINDS)("the end of an account on %s", (kind) => {
  let server: TestServer;
  let standIn: S3StandIn | undefined;
  let teacher: TestTeacher;
  let phone: TestTeacher;
  let lastMails: Mail[];
  beforeEach(async () => {
    lastMails = [];
    standIn = PLACES[kind] === "S3" ? await openS3StandIn() : undefined;
    const files = standIn && createS3FileStorage(standIn.place);
    server = await buildTestServer(kind, { deps: files ? { files } : {} });
    teacher = await buildTeacher(buildServerBrowser(server), "parkjiwoo@school.example");
    phone = await signIn(buildServerBrowser(server), teacher);
    await phone.fetch("api/session");
    await teacher.post("api/device", { use: "own" });
  });
  afterEach(async () => {
    await server.close();
    await standIn?.close();
  });

  const plan = async (): Promise<Response> => {
    await teacher.post("api/step-up", { password: teacher.password });
    return teacher.post("api/account/deletion", {});
  };
  const runJobAfter = (days: number): Promise<void> =>
    createDeletionJob({
      ...server,
      now: () => Date.now() + days * DAY_MS,
      mail: {
        isConfigured: true,
        send: async (mail) => void lastMails.push(mail),
        sendOnce: async () => {},
        settled: async () => {},
        close: () => {},
      },
    }).run();
  const fillRoom = async (who: TestTeacher, name: string): Promise<string> => {
    const members = [{ studentId: "s1", number: 1, name }];
    const room = await buildRoom(who, { members });
    const { pupil } = await enterRoom(server, room);
    await pupil.post("api/pad/claim", { number: 1 });
    await uploadFile(pupil, text, { place: "api/pad/files" });
    await who.post(`api/pad/rooms/${room.roomId}/code`, {});
    return room.roomId;
  };
  const writeALot = async (who: TestTeacher, first = "김가온"): Promise<void> => {
    for (const [n, name] of [first, "이나래"].entries()) {
      const op = buildStudentOp(1, toStamp(Date.now() + n, n, "d1"), { name });
      await who.push(`t/${who.uid}/2026`, [op]);
    }
    await uploadFile(who, text);
    const { id } = await startUpload(who, text);
    await sendPart(who, { id, offset: 0, bytes: text.subarray(0, 4) });
    await who.post("api/step-up", { password: who.password });
    await who.post("api/account/email", { newEmail: `${who.uid}@home.example` });
    await buildServerBrowser(server).post("api/auth/request-password-reset", { email: who.email });
  };
  const ask = (browser: TestBrowser) =>
    readRefusal(browser.post("api/sync", { protocol: 1, scopes: [] }));

  it("wants the password typed again", async () => {
    const answer = await teacher.post("api/account/deletion", {});

    expect(await readJson(answer)).toMatchObject({ error: { type: "StepUpNeeded" } });
    expect(await findTablesWith(server, "no such teacher")).toEqual([]);
  });

  it("leaves everything as it is for seven days, on every device", async () => {
    await writeALot(teacher);
    const { deletionAt } = await readJson<{ deletionAt: number }>(await plan());
    await runJobAfter(6.9);

    expect(deletionAt - Date.now()).toBeGreaterThan(6.99 * DAY_MS);
    expect([await ask(teacher), await ask(phone)]).toEqual([200, 200]);
    expect(await readJson(await phone.fetch("api/account"))).toMatchObject({ deletionAt });
    await teacher.post("api/step-up", { password: teacher.password });
    const archive = await teacher.post("api/archive", {});
    expect([archive.status, (await archive.arrayBuffer()).byteLength > 500]).toEqual([200, true]);
    expect(server.mails.at(-1)?.heading).toBe("계정 삭제가 예정돼 있어요");
    expect(lastMails).toEqual([]);
  });

  it("is taken back by one press, and then never comes", async () => {
    await plan();

    const answer = await phone.fetch("api/account/deletion", { method: "DELETE" });
    await runJobAfter(30);

    expect(await readJson(answer)).toMatchObject({ deletionAt: null });
    expect(await ask(teacher)).toBe(200);
    expect(server.mails.at(-1)?.heading).toBe("계정 삭제를 취소했어요");
  });

  it("keeps its first day when it is asked for twice", async () => {
    const first = await readJson(await plan());
    server.moveClock(DAY_MS);

    expect(await readJson(await plan())).toEqual(first);
  });

  it("leaves no word of the teacher in any table, no file, and another teacher whole", async () => {
    const other = await buildTeacher(buildServerBrowser(server));
    await writeALot(teacher, "한비밀");
    const roomId = await fillRoom(teacher, "한비밀");
    await teacher.post("api/links", { kind: "class", target: "2026" });
    await keepBrowser(server.database.queries, teacher.uid, "한비밀");
    await writeALot(other);
    const { queries } = server.database;
    const [mine, hers] = [{ giver: teacher.uid }, { receiver: teacher.uid }];
    const way = { giver: "else", receiver: "else", year: 2026, name: "한비밀" };
    for (const side of [mine, hers]) await keepHandover(queries, { ...way, ...side });
    await teacher.fetch(`api/devices/${await findOtherDevice(teacher)}`, { method: "DELETE" });
    await plan();
    const before = await findTablesWith(server, teacher.uid);
    const [othersTables, othersFiles] = [
      await findTablesWith(server, other.uid),
      await server.files.list(`${other.uid}/`),
    ];

    await runJobAfter(7.1);

    expect(before).toEqual(
      expect.arrayContaining([
        "accounts",
        "deletions",
        "email_changes",
        "files",
        "handovers",
        "history",
        "known_devices",
        "revoked_sessions",
        "rows",
        "scopes",
        "sessions",
        "users",
        "verifications",
        "writers",
      ]),
    );
    expect(await findTablesWith(server, teacher.uid)).toEqual(["deletions"]);
    expect(await findTablesWith(server, teacher.email)).toEqual([]);
    expect(await findTablesWith(server, "한비밀")).toEqual([]);
    expect(await server.files.list(`${teacher.uid}/`)).toEqual([]);
    expect(await findTablesWith(server, roomId)).toEqual([]);
    expect(await server.files.list(`pad-${roomId}/`)).toEqual([]);
    expect(await findTablesWith(server, other.uid)).toEqual(othersTables);
    expect(await server.files.list(`${other.uid}/`)).toEqual(othersFiles);
    expect(othersFiles.length).toBeGreaterThan(1);

    await runJobAfter(7.2);
    expect(await findTablesWith(server, teacher.uid)).toEqual([]);
  });

  it("takes away what a push that was let in before it wrote after it", async () => {
    await writeALot(teacher);
    await plan();
    const late = await server.database.queries.selectFrom("rows").selectAll().execute();
    const scopes = await server.database.queries.selectFrom("scopes").selectAll().execute();
    await runJobAfter(7.1);
    await server.database.tx(async (queries) => {
      await queries.insertInto("scopes").values(scopes).execute();
      await queries.insertInto("rows").values(late).execute();
    });

    await runJobAfter(7.2);

    expect(late.length).toBeGreaterThan(0);
    expect(await findTablesWith(server, teacher.uid)).toEqual([]);
    expect(lastMails).toHaveLength(1);
  });

  it("tells each device at its next contact to wipe itself, and the teacher by mail", async () => {
    const reader = (await phone.fetch(`api/live?scopes=t/${teacher.uid}/2026`)).body?.getReader();
    await reader?.read();
    await plan();
    await reader?.read();
    const live = (await phone.fetch(`api/live?scopes=t/${teacher.uid}/2026`)).body?.getReader();
    await live?.read();

    await runJobAfter(7.1);

    expect((await live?.read())?.done).toBe(true);
    expect([await ask(teacher), await ask(phone)]).toEqual(["AccountDeleted", "AccountDeleted"]);
    expect(await ask(buildServerBrowser(server))).toBe("SignedOut");
    expect(lastMails).toMatchObject([{ to: teacher.email, heading: "계정을 삭제했어요" }]);
    expect(lastMails[0]?.paragraphs.join()).toContain("14일");
  });

  it("is done once, and again when a process died in the middle of it", async () => {
    await writeALot(teacher);
    await plan();
    await server.database.queries.deleteFrom("sessions").execute();
    await runJobAfter(7.1);
    await runJobAfter(7.2);

    expect(lastMails).toHaveLength(1);
    const answer = await buildServerBrowser(server).post("api/auth/sign-in/email", teacher);
    expect(answer.status).toBe(401);
  });
});

async function findOtherDevice(teacher: TestTeacher): Promise<string> {
  interface Device {
    readonly id: string;
    readonly isThis: boolean;
  }
  const answer = await teacher.fetch("api/devices");
  const { devices } = await readJson<{ devices: Device[] }>(answer);
  return devices.find(({ isThis }) => !isThis)?.id ?? "";
}
