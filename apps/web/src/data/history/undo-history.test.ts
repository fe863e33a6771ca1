import { createRow, removeRow } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import { chooseYear } from "../years/chosen-year.ts";
import { readStepYear } from "./step-year.ts";
import { createUndoHistory } from "./undo-history.ts";
import { digestText } from "./text-digest.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";

const student = { kind: "student", id: "student-1" };
const renamed = (name: string) => ({ ...student, set: { name } });
const setting = createRow("schoolYear", "2026", { mode: "homeroom", school: "새봄초등학교" });

async function openHistory() {
  const data = await buildTeacherData({ students: [{ number: 1, name: "김가온" }] });
  const nameOf = (): unknown =>
    data.year.rows<{ name: string }>({ name: "student" }).get("student-1")?.name;
  const hasSetting = (): boolean => data.profile.rows({ name: "schoolYear" }).has("2026");
  return { ...data, history: createUndoHistory(), nameOf, hasSetting };
}

describe("the undo history of a page", () => {
  it("takes acts back in their order, whichever scope they were written to", async () => {
    const { history, year, profile, nameOf, hasSetting } = await openHistory();
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    await history.write(profile, [setting], "프로필 저장");

    expect(history.undo()).toBe("프로필 저장");
    expect([nameOf(), hasSetting()]).toEqual(["김하늘", false]);
    expect(history.undo()).toBe("이름 고치기");
    expect(nameOf()).toBe("김가온");
    expect(history.undo()).toBeUndefined();
  });

  it("takes back one act alone, and says when it no longer stands", async () => {
    const { history, year, profile, nameOf, hasSetting } = await openHistory();
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    const rename = history.lastStep();
    await history.write(profile, [setting], "프로필 저장");
    const save = history.lastStep();

    history.undo();
    expect([rename.isStanding(), save.isStanding()]).toEqual([true, false]);
    save.undo();
    expect(nameOf()).toBe("김하늘");

    history.redo();
    rename.undo();
    expect([nameOf(), hasSetting()]).toEqual(["김가온", true]);
    expect(history.undo()).toBe("프로필 저장");
    expect(history.redo()).toBe("프로필 저장");
    expect(history.redo()).toBe("이름 고치기");
  });

  it("names another year than the shown one, and lets go of one that is over", async () => {
    const { history, year, nameOf } = await openHistory();
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    const rename = history.lastStep();
    let now = Date.parse("2027-02-20T09:00:00+09:00");
    history.tellYears?.((scope) => readStepYear(scope, now));
    expect([history.undoLabel, rename.isStanding()]).toEqual(["이름 고치기", true]);
    chooseYear({ ...(await buildTeacherData({ at: now })) }, 2027);
    expect(history.undoLabel).toBe("2026학년도 · 이름 고치기");

    now = Date.parse("2027-03-01T00:01:00+09:00");
    expect([history.undoLabel, rename.isStanding(), history.undo()]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    expect(nameOf()).toBe("김하늘");
  });

  it("says so where everything of an act was changed since, and stays", async () => {
    const { history, profile, hasSetting } = await openHistory();
    await history.write(profile, [setting], "프로필 저장");
    await profile.write([{ kind: "schoolYear", id: "2026", set: { school: "한빛초등학교" } }]);

    expect(history.undo()).toBe("프로필 저장 (그 뒤에 바뀌어서 그대로 뒀어요)");
    expect(hasSetting()).toBe(true);
  });

  it("lasts what was written for good, with all that was done to its row before", async () => {
    const { history, year, profile, nameOf, hasSetting } = await openHistory();
    await history.write(profile, [setting], "프로필 저장");
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    await history.write(year, [renamed("김바다")], "이름 고치기");
    history.undo();
    void history.writeForGood(year, [renamed("김별")]);

    expect(history.redoLabel).toBeUndefined();
    expect(history.undo()).toBe("프로필 저장");
    expect([nameOf(), hasSetting(), history.undoLabel]).toEqual(["김별", false, undefined]);
  });

  it("brings a long text back as somebody who saw the one of today", async () => {
    const { history, year } = await openHistory();
    const note = { kind: "note", id: "2026-11-20~student-1~n1" };
    const fields = { day: "2026-11-20", studentId: "student-1", area: "생활", text: "처음" };
    await year.write([createRow(note.kind, note.id, fields)]);
    await history.write(
      year,
      [{ ...note, set: { text: "고침", from: "00000000" } }],
      "기록 고치기",
    );

    history.undo();

    expect(year.find(note.kind, note.id)).toMatchObject({ text: "처음", from: digestText("고침") });
  });

  it("leaves an act alone whose row a later act touched", async () => {
    const { history, year, nameOf } = await openHistory();
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    const rename = history.lastStep();
    await history.write(year, [renamed("김하린")], "이름 고치기");

    expect(rename.isStanding()).toBe(false);
    rename.undo();
    expect(nameOf()).toBe("김하린");
  });

  it("does the acts again in their order", async () => {
    const { history, year, profile, nameOf, hasSetting } = await openHistory();
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    await history.write(profile, [setting], "프로필 저장");
    history.undo();
    history.undo();

    expect(history.redo()).toBe("이름 고치기");
    expect([nameOf(), hasSetting()]).toEqual(["김하늘", false]);
    expect(history.redo()).toBe("프로필 저장");
    expect(hasSetting()).toBe(true);
  });

  it("forgets what was undone as soon as something new is done, in every scope", async () => {
    const { history, year, profile } = await openHistory();
    await history.write(year, [renamed("김하늘")], "이름 고치기");
    history.undo();
    await history.write(profile, [setting], "프로필 저장");

    expect(history.redoLabel).toBeUndefined();
    expect(history.undoLabel).toBe("프로필 저장");
  });

  it("brings a deleted row back whole", async () => {
    const { history, year, nameOf } = await openHistory();
    await history.write(year, [removeRow(student.kind, student.id)], "학생 지우기");
    expect(nameOf()).toBeUndefined();

    history.undo();

    expect(nameOf()).toBe("김가온");
  });

  it("tells its listeners, and an act without changes is none", async () => {
    const { history, year } = await openHistory();
    let told = 0;
    history.subscribe(() => (told += 1));

    await history.write(year, [], "아무것도 아님");

    expect(told).toBe(0);
    expect(history.undoLabel).toBeUndefined();
  });
});
