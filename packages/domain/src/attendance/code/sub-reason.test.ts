import { expect, it } from "vitest";
import { attendanceReasons } from "./attendance-code.ts";
import { buildMark } from "../build-mark.ts";
import { toMarkId, type AttendanceMark } from "../attendance-mark.ts";
import { listFamilyEvents } from "../family-event.ts";
import { markStudent } from "../mark-student.ts";
import { findSubReasonOfNote } from "./reason-words.ts";
import { findSubReason, fitsReason, subReasons } from "./sub-reason.ts";

it("has an id of its own for each sub-reason, and one reason", () => {
  expect(new Set(subReasons.map(({ id }) => id)).size).toBe(subReasons.length);
  for (const { id, reason } of subReasons) {
    expect(attendanceReasons.filter((each) => fitsReason(id, each))).toEqual([reason]);
  }
  expect(findSubReason("ofANewerVersion")).toBeUndefined();
  expect(fitsReason("ofANewerVersion", "illness")).toBe(true);
});

it.each([
  ["체험학습", "excused", "fieldStudy"],
  ["가족 체험학습으로", "excused", "fieldStudy"],
  ["체험학습", "illness", undefined],
  ["조부상", "excused", "familyEvent"],
  ["생리통", "excused", "menstrualLeave"],
  ["감기", "illness", undefined],
] as const)("the 사유 「%s」 of %s names %s", (note, reason, subReason) => {
  expect(findSubReasonOfNote(note, reason)).toBe(subReason);
});

it("counts the days of a family event by the school year's table", () => {
  const days = (year: number) =>
    listFamilyEvents(year).map(({ id, dayCount }) => `${id} ${dayCount}`);
  expect(days(2026)).toEqual(["wedding 1", "adoption 20", "deathNear 5", "deathFar 3"]);
  expect(days(2025)).toContain("deathUncle 1");
});

it("a sub-reason stays while it fits the reason, and goes with it", () => {
  const mark = buildMark({ kind: "absent", reason: "excused", subReason: "fieldStudy" });
  const rows = { marks: new Map([[toMarkId(mark), mark]]), checkIns: new Map() };
  const change = (part: Partial<AttendanceMark>) =>
    markStudent(rows, {
      day: mark.day,
      studentId: mark.studentId,
      kind: "absent",
      ...toWish(part),
    });

  expect(change({ reason: "excused", note: "제주" })[0]?.set).toEqual({ note: "제주" });
  expect(change({ reason: "illness" })[0]?.set).toEqual({ reason: "illness", subReason: null });
  expect(change({ reason: "excused", subReason: "familyEvent" })[0]?.set).toEqual({
    subReason: "familyEvent",
  });
  expect(change({ reason: "excused", subReason: "" })[0]?.set).toEqual({ subReason: null });
});

function toWish({ reason = "excused", note, subReason }: Partial<AttendanceMark>) {
  return { reason, ...(note && { note }), ...(typeof subReason === "string" && { subReason }) };
}
