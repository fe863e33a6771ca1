import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerRequests } from "../../testing/answer-requests.ts";
import { listDrafts } from "../drafts/list-drafts.ts";
import { forgetDrafts } from "../drafts/use-draft.ts";
import { readEviction, readKeepingMarker } from "./keeping-marker.ts";
import { openKeptData } from "./open-kept-data.ts";
import { wipeStorage } from "./open-storage.ts";
import { rememberTeacher, type Teacher } from "../server/session.ts";
import { findStoreOfDay, findClassYear, type TeacherData } from "../teacher-data.ts";

const teacher: Teacher = { uid: "u-kept", email: "", nickName: "한유진", deviceUse: "own" };
let opened: TeacherData | undefined;

async function open(): Promise<TeacherData> {
  opened?.close();
  const kept = await openKeptData(teacher);
  if (kept.type !== "ready") throw new Error("the disk is whole in this test");
  opened = kept.data;
  return opened;
}

/** One waiting write: the server is away in these tests. */
async function writeMark(data: TeacherData): Promise<void> {
  const day = toSeoulDay(data.now());
  const set = { day, studentId: "s1", kind: "absent", reason: "illness" };
  await findStoreOfDay(data, day)?.write([
    createRow(attendanceMarkKind.name, `${day}~s1~absent`, set),
  ]);
}

function clearDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase("damim-u-kept");
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new Error("not deleted"));
  });
}

beforeEach(() => {
  answerRequests({});
  rememberTeacher(teacher);
});
afterEach(async () => {
  opened?.close();
  opened = undefined;
  rememberTeacher(undefined);
  await wipeStorage(teacher.uid);
});

describe("an own device that others use now", () => {
  it("hands its words over to the same teacher, and leaves none of them readable", async () => {
    const data = await open();
    await writeMark(data);
    data.close();
    opened = undefined;
    const draft = { key: "form:consult:s1", text: '{"content":"친구 관계"}' };
    localStorage.setItem(`draft:u-kept:${draft.key}`, draft.text);
    localStorage.setItem("open:u-kept:memo", "m1");
    rememberTeacher(undefined);
    answerRequests({ "device/outbox-key": { key: btoa("k".repeat(32)) } });

    const kept = await openKeptData({ ...teacher, deviceUse: "shared" });
    if (kept.type !== "ready") throw new Error("the disk is whole in this test");
    opened = kept.data;

    expect(opened.keeping).toBe("memory");
    expect(listDrafts(teacher.uid)).toEqual([draft]);
    expect(opened.stores.flatMap((store) => store.pending())).toHaveLength(1);
    expect(JSON.stringify(localStorage)).not.toContain(teacher.uid);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain("damim-u-kept");
    forgetDrafts(teacher.uid);
  });
});

describe("a teacher's data on an own device", () => {
  it("asks the browser to keep it with the first word, not at the start", async () => {
    const persist = vi.spyOn(navigator.storage, "persist").mockResolvedValue(true);
    const data = await open();
    expect(persist).not.toHaveBeenCalled();

    await writeMark(data);
    await expect.poll(() => persist.mock.calls.length).toBe(1);
  });

  it("is found broken by a row of another month, behind the first screen", async () => {
    const data = await open();
    const scope = findStoreOfDay(data, toSeoulDay(data.now()))?.scope;
    data.close();
    await putRow({ scope, kind: "attendanceMark", id: "1999-01-01~s1~late", data: 7 });

    const again = await open();

    await expect.poll(() => again.isBroken).toBe(true);
  });

  it("is missed when the browser took it away, with the count of words that waited", async () => {
    const data = await open();
    expect(readEviction(teacher.uid)).toBeUndefined();
    await writeMark(data);
    await expect.poll(() => readKeepingMarker(teacher.uid)?.unsentCount).toBe(1);
    data.close();
    opened = undefined;
    await clearDatabase();

    await open();

    expect(readEviction(teacher.uid)).toEqual({ lastSentAt: undefined, unsentCount: 1 });
    expect(readKeepingMarker(teacher.uid)?.unsentCount).toBe(0);
  });

  it("opens a year that is over again where words of it still wait for the server", async () => {
    const data = await open();
    const past = findClassYear(data) - 1;
    await data.profile.write([
      createRow(schoolYearKind.name, String(past), { school: "새봄초등학교" }),
    ]);
    const last = await data.openYear(past);
    await last.write([createRow(studentKind.name, "s1", { number: 1, name: "권아인" })]);
    data.close();

    const again = await open();

    const listScopes = () => again.stores.map(({ scope }) => scope);
    await expect.poll(listScopes).toContain(last.scope);
    const store = again.stores.find(({ scope }) => scope === last.scope);
    expect(store?.pending()).toHaveLength(1);
  });

  it("is not missed after signing out, nor by a second start", async () => {
    (await open()).close();
    (await open()).close();
    expect(readEviction(teacher.uid)).toBeUndefined();
    await wipeStorage(teacher.uid);
    expect(Object.keys(localStorage).filter((key) => key.includes(teacher.uid))).toEqual([]);

    await open();

    expect(readEviction(teacher.uid)).toBeUndefined();
  });

  it("comes back to life with its words when it is cleared under the page, and not after signing out", async () => {
    const data = await open();
    await writeMark(data);
    await clearDatabase();
    await writeMark(data);
    await expect.poll(() => countOutbox()).toBe(2);

    rememberTeacher(undefined);
    await clearDatabase();
    await writeMark(data);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain("damim-u-kept");
  });
});

function putRow(row: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("damim-u-kept");
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onsuccess = () => {
      const writing = request.result.transaction("rows", "readwrite");
      writing.objectStore("rows").put(row);
      writing.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

function countOutbox(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("damim-u-kept");
    request.onerror = () => reject(request.error ?? new Error("no database"));
    request.onsuccess = () => {
      const counting = request.result.transaction("outbox").objectStore("outbox").count();
      counting.onsuccess = () => {
        request.result.close();
        resolve(counting.result);
      };
    };
  });
}
