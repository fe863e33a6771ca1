import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { removeRow } from "@damim/sync/change.ts";
import { toSentence } from "../base/result.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { baseCellSheet } from "./base-cell-sheet.ts";
import { baseTable } from "./base-table-record.ts";
import { dayPlan, readDayPlan } from "./day-plan-record.ts";
import { lessonChange } from "./lesson-change-record.ts";
import { lesson } from "./lesson-record.ts";
import type { KeptLessonChange } from "./lesson-change.ts";
import { isLessonPlace } from "./lesson-place.ts";
import { readSubject, subject } from "./subject-record.ts";
import { checkSubjectRemoval, removeSubject, subjectRemovalMessages } from "./subject-removal.ts";
import { subjectKind } from "./subject.ts";
import { goldenSubjects } from "./testing/build-golden-table.ts";
import { unitPlanKind } from "./unit-plan.ts";

describe("the forms", () => {
  const typed = {
    name: " 슬기로운 생활 ",
    short: "",
    colour: "sky",
    teacher: "",
    room: "과학실",
    first: "100",
    second: "",
  };
  const ofDay = {
    weekday: "1",
    lessons: "3",
    bellsId: "",
    shortenBy: "5",
    keepLunch: true,
    note: " 방학식 ",
  };

  it("of a subject and of a day give rows that the server takes", () => {
    const one = readSubject(typed);
    const other = readDayPlan(ofDay);
    if (!one.ok || !other.ok) throw new Error("refused");

    expect(one.value).toEqual({
      name: "슬기로운 생활",
      short: "슬기",
      colour: "sky",
      teacher: null,
      room: "과학실",
      plan: { first: 100, second: 0 },
    });
    expect(other.value).toEqual({
      weekday: 1,
      lessons: 3,
      bellsId: null,
      shortenBy: 5,
      keepLunch: true,
      note: "방학식",
    });
    expect(v.is(toSchema(subject), { ...one.value, order: "a0" })).toBe(true);
    expect(v.is(toSchema(dayPlan), { ...other.value, day: "2025-09-12" })).toBe(true);
    expect(readDayPlan({ ...ofDay, lessons: "0", shortenBy: "0" })).toMatchObject({
      value: { lessons: 0, shortenBy: null, keepLunch: null },
    });
  });

  it.each([
    [{ name: " " }, "과목 이름을 적어 주세요."],
    [{ name: "가".repeat(21) }, "과목 이름은 20자까지 적을 수 있어요."],
    [{ short: "가나다라마" }, "짧은 이름은 4자까지 적을 수 있어요."],
    [{ teacher: "가".repeat(21) }, "선생님은 20자까지 적을 수 있어요."],
    [{ room: "가".repeat(21) }, "교실은 20자까지 적을 수 있어요."],
    [{ first: "스물" }, "1학기 시수는 0부터 400까지의 숫자로 적어 주세요."],
    [{ second: "401" }, "2학기 시수는 0부터 400까지의 숫자로 적어 주세요."],
  ])("%o of a subject is refused at its field", (part, sentence) => {
    const parsed = readSubject({ ...typed, ...part });
    if (parsed.ok) throw new Error("refused");

    expect(parsed.refusal.sentences).toEqual({ [Object.keys(part)[0] ?? ""]: sentence });
  });

  it.each([
    [{ lessons: "13" }, "몇 교시까지인지 0부터 12까지의 숫자로 적어 주세요."],
    [{ shortenBy: "많이" }, "단축은 1분부터 30분까지 적을 수 있어요."],
    [{ note: "가".repeat(201) }, "메모는 200자까지 적을 수 있어요."],
  ])("%o of a day is refused at its field", (part, sentence) => {
    const parsed = readDayPlan({ ...ofDay, ...part });
    if (parsed.ok) throw new Error("refused");

    expect(parsed.refusal.sentences).toEqual({ [Object.keys(part)[0] ?? ""]: sentence });
  });

  it("let no subject go that a lesson names", () => {
    const cells = [{ from: "2025-03-01", weekday: 1, period: 1, subjectId: "국어" }] as const;
    const change: KeptLessonChange = {
      id: "r",
      type: "replace",
      a: "2025-09-01~1",
      subjectId: "국어",
      at: 1,
    };
    const used = checkSubjectRemoval({ id: "국어", name: "국어" }, { cells, changes: [change] });
    if (used.ok) throw new Error("refused");

    expect(toSentence(subjectRemovalMessages, used.refusal)).toBe(
      "국어 수업이 기본 시간표 1칸과 바꾼 수업 1건에 있어요. 다른 과목으로 바꾸면 지울 수 있어요.",
    );
    const off = { cells: [], changes: [{ ...change, isOff: true }] };
    expect(checkSubjectRemoval({ id: "국어", name: "국어" }, off).ok).toBe(true);
    const plans = new Map([["국어", { subjectId: "국어", lines: ["7. 마음"] }]]);
    expect(removeSubject("국어", plans)).toEqual([
      removeRow(subjectKind.name, "국어"),
      removeRow(unitPlanKind.name, "국어"),
    ]);
    expect(removeSubject("수학", plans)).toEqual([removeRow(subjectKind.name, "수학")]);
  });
});

describe("what is kept", () => {
  it("has an end", () => {
    const change = { type: "drop", a: "2025-09-01~1", at: 1 };

    expect(v.is(toSchema(lessonChange), change)).toBe(true);
    expect(v.is(toSchema(lessonChange), { ...change, a: "2025-02-30~1" })).toBe(false);
    expect(v.is(toSchema(lesson), { day: "2025-09-01", period: 3, unit: "가".repeat(101) })).toBe(
      false,
    );
    expect(["2025-09-01~0", "2025-09-01~12"].every(isLessonPlace)).toBe(true);
    expect(["2025-09-01~13", "2025-09-01~", "2025-09-01~01", "3"].some(isLessonPlace)).toBe(false);
  });

  it("stands in sheets", () => {
    const rows = {
      subject: goldenSubjects.slice(0, 1),
      bells: [{ id: "b1", name: "평가일" }],
      baseTable: [{ id: "2025-03-01", from: "2025-03-01", title: "1학기" }],
      baseCell: [
        { id: "a", from: "2025-03-01", weekday: 5, period: 1, subjectId: "국어", classKey: "3-2" },
        { id: "b", from: "2025-03-01", weekday: 1, period: 1, subjectId: "gone" },
        { id: "c", from: "2025-03-01", weekday: 1, period: 2, subjectId: null },
      ],
      dayPlan: [
        { id: "p", day: "2025-09-12", lessons: 3, bellsId: "b1", shortenBy: 5, keepLunch: true },
      ],
      lesson: [
        { id: "x", day: "2025-09-01", period: 3, bring: "지도", isHeld: true },
        { id: "y", day: "2025-09-02", period: 1, subjectId: "국어", unit: "7. 마음" },
      ],
      lessonChange: [
        {
          id: "r",
          type: "cover",
          a: "2025-09-01~1",
          subjectId: "국어",
          with: "박 선생님",
          at: Date.UTC(2025, 7, 29, 6, 5),
          isOff: true,
        },
      ],
    };

    expect(listSheetLines(toSheet(subject), rows)).toEqual(["국어|국어|||102|102"]);
    expect(listSheetLines(toSheet(baseTable), rows)).toEqual(["2025-03-01|1학기"]);
    expect(listSheetLines(baseCellSheet, rows)).toEqual(["2025-03-01|1|지운 과목||||3-2 국어||"]);
    expect(listSheetLines(toSheet(dayPlan), rows)).toEqual(["2025-09-12|3|평가일|5|예|"]);
    expect(listSheetLines(toSheet(lesson), rows)).toEqual([
      "2025-09-01|3|||지도||예",
      "2025-09-02|1|국어|7. 마음|||",
    ]);
    expect(listSheetLines(toSheet(lessonChange), rows)).toEqual([
      "보강|9월 1일 1교시||국어|박 선생님|동료가||2025-08-29|15:05|예",
    ]);
  });
});
