import { createRow, removeRow } from "@damim/sync/change.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerRequests } from "../../testing/answer-requests.ts";
import { saveTabText } from "../../platform/kept/tab-memory.ts";
import { openKeptData } from "./open-kept-data.ts";
import { wipeStorage } from "./open-storage.ts";
import { rememberTeacher, type Teacher } from "../server/session.ts";
import { findClassStore, type TeacherData } from "../teacher-data.ts";

const teacher: Teacher = { uid: "u-undo", email: "", nickName: "한유진", deviceUse: "own" };
const other: Teacher = { ...teacher, uid: "u-undo-other" };
const windows: TeacherData[] = [];

/** A window as after its start; the one before it may still be open. */
async function open(who: Teacher = teacher): Promise<TeacherData> {
  rememberTeacher(who);
  const kept = await openKeptData(who);
  if (kept.type !== "ready") throw new Error("the disk is whole in this test");
  windows.push(kept.data);
  return kept.data;
}

function yearOf(data: TeacherData) {
  const store = findClassStore(data);
  if (!store) throw new Error("a year is open");
  return store;
}

const nameOf = (data: TeacherData) => yearOf(data).find(studentKind.name, "s1")?.["name"];

async function addStudent(data: TeacherData): Promise<void> {
  const set = { number: 1, name: "김가온", gender: "female" };
  await data.history.write(yearOf(data), [createRow(studentKind.name, "s1", set)], "학생 추가");
}

/** What the disk keeps of the lists, as text. */
async function readLists(uid = teacher.uid): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`damim-${uid}`);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no database"));
  });
  const request = database.transaction("meta").objectStore("meta").getAll();
  const all = await new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  database.close();
  return JSON.stringify(all);
}

beforeEach(() => answerRequests({}));
afterEach(async () => {
  for (const data of windows.splice(0)) data.close();
  rememberTeacher(undefined);
  saveTabText("undoList", undefined);
  for (const { uid } of [teacher, other]) await wipeStorage(uid);
});

describe("undo on an own device", () => {
  it("goes on after a reload, there and back", async () => {
    const before = await open();
    await addStudent(before);
    await before.history.write(yearOf(before), [removeRow(studentKind.name, "s1")], "학생 지우기");
    await expect.poll(() => readLists()).toContain("학생 지우기");
    before.close();

    const data = await open();
    await expect.poll(() => data.history.undoLabel).toBe("학생 지우기");
    expect(data.history.undo()).toBe("학생 지우기");
    expect(nameOf(data)).toBe("김가온");
    expect(data.history.undo()).toBe("학생 추가");
    expect(nameOf(data)).toBeUndefined();
    await expect.poll(() => readLists()).toMatch(/"done":\[\]/);
    data.close();

    const last = await open();
    await expect.poll(() => last.history.redoLabel).toBe("학생 추가");
    expect(last.history.redo()).toBe("학생 추가");
    expect(nameOf(last)).toBe("김가온");
    expect(last.history.redo()).toBe("학생 지우기");
  });

  it("leaves words alone that came from elsewhere after the act", async () => {
    const before = await open();
    await addStudent(before);
    const rename = (name: string) => [{ kind: studentKind.name, id: "s1", set: { name } }];
    await before.history.write(yearOf(before), rename("김하늘"), "이름 고치기");
    await expect.poll(() => readLists()).toContain("이름 고치기");
    before.close();

    const data = await open();
    await yearOf(data).write(rename("김하린"));
    await expect.poll(() => data.history.undoLabel).toBe("이름 고치기");
    data.history.undo();
    expect(nameOf(data)).toBe("김하린");
  });

  it("is each window's own while both are open, and the next one's once it is closed", async () => {
    const first = await open();
    await addStudent(first);
    await expect.poll(() => readLists()).toContain("학생 추가");
    saveTabText("undoList", undefined);

    const second = await open();
    await expect.poll(() => sessionStorage.getItem("undoList")).not.toBeNull();
    expect(second.history.undoLabel).toBeUndefined();
    first.close();
    saveTabText("undoList", undefined);

    const third = await open();
    await expect.poll(() => third.history.undoLabel).toBe("학생 추가");
  });

  it("does without a list where the disk takes none, and goes on", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    put.mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const data = await open();
    await addStudent(data);
    expect(data.history.undo()).toBe("학생 추가");
    expect(data.history.redo()).toBe("학생 추가");
    put.mockRestore();
    expect(await readLists()).not.toContain("학생 추가");
  });

  it("is nobody else's, and goes with the rows at sign-out", async () => {
    const before = await open();
    await addStudent(before);
    await expect.poll(() => readLists()).toContain("학생 추가");
    before.close();

    const stranger = await open(other);
    await addStudent(stranger);
    await expect.poll(() => readLists(other.uid)).toContain("학생 추가");
    expect(await readLists(other.uid)).not.toContain(`t/${teacher.uid}/`);
    stranger.history.undo();
    expect(stranger.history.undoLabel).toBeUndefined();

    await wipeStorage(teacher.uid);
    const again = await open();
    await addStudent(again);
    await expect.poll(() => readLists()).toContain("학생 추가");
    again.history.undo();
    expect(again.history.undoLabel).toBeUndefined();
  });
});
