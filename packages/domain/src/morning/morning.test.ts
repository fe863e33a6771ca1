import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { toCheckInId, type CheckIn, type CheckInState } from "../attendance/check-in.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { guardianContact, toContactWords } from "./guardian-contact-record.ts";
import { listLeft, toLeftWords, toMissingWords } from "./list-left.ts";

const day = "2026-11-20";
type Kind = AttendanceMark["kind"];

function mark(kind: Kind, on = day): AttendanceMark {
  return { day: on, studentId: "s1", kind, reason: "illness" } as AttendanceMark;
}

function isLeft(kinds: readonly Kind[], checkIn?: CheckInState): boolean {
  const marks = new Map(
    kinds.map((kind) => [toMarkId({ day, studentId: "s1", kind }), mark(kind)]),
  );
  const id = toCheckInId({ day, studentId: "s1" });
  const checkIns = new Map<string, CheckIn>(
    checkIn ? [[id, { day, studentId: "s1", state: checkIn }]] : [],
  );
  return listLeft({ marks, checkIns }, day, ["s1"]).length === 1;
}

describe("who is left", () => {
  it.each<[string, readonly Kind[], CheckInState | undefined, boolean]>([
    ["nothing known", [], undefined, true],
    ["왔어요", [], "arrived", false],
    ["아직 안 왔어요", [], "awaited", true],
    ["결석", ["absent"], undefined, false],
    ["결석 and 왔어요", ["absent"], "arrived", false],
    ["지각", ["late"], undefined, false],
    ["지각 and 아직 안 왔어요", ["late"], "awaited", false],
    ["조퇴", ["earlyLeave"], undefined, true],
    ["조퇴 and 왔어요", ["earlyLeave"], "arrived", false],
    ["결과", ["classMissed"], undefined, true],
    ["지각 and 조퇴", ["late", "earlyLeave"], undefined, false],
  ])("%s", (_, kinds, checkIn, left) => {
    expect(isLeft(kinds, checkIn)).toBe(left);
  });

  it("is said, and what the month knows of a child", () => {
    const marks = [mark("absent", "2026-11-03"), mark("late", "2026-11-04"), mark("absent")];

    expect([toLeftWords(4), toLeftWords(0)]).toEqual(["아직 4명 안 왔어요", "0명 남았어요"]);
    expect(toMissingWords(marks, { studentId: "s1", day })).toBe("이번 달 결석 1번 · 지각 1번");
    expect(toMissingWords(marks, { studentId: "s2", day })).toBe("");
  });
});

it("a contact is said, kept and listed", () => {
  const contact = { at: "08:12", how: "call", result: "no-answer", note: "문자 남김" } as const;

  expect(toContactWords(contact)).toBe("8:12 연락함 · 안 받아요");
  expect(v.is(toSchema(guardianContact), contact)).toBe(true);
  expect(v.is(toSchema(guardianContact), { ...contact, at: "8시" })).toBe(false);
  expect(
    listSheetLines(toSheet(guardianContact), {
      guardianContact: [{ id: `${day}~s1`, ...contact }],
    }),
  ).toEqual([`${day}||지운 학생|08:12|전화|안 받아요|문자 남김`]);
});
