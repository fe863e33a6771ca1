import { expect, it } from "vitest";
import { listAttendanceFacts } from "./attendance-facts.ts";
import { toMarkId } from "./attendance-mark.ts";
import { buildMark } from "./build-mark.ts";
import { toCheckInId, type CheckIn } from "./check-in.ts";

const day = "2026-11-20";
const students = [3, 7, 12].map((number) => ({ id: `s${number}`, number, name: "이름" }));
const marks = [
  buildMark({ studentId: "s12", day, kind: "absent", reason: "illness" }),
  buildMark({ studentId: "s3", day, kind: "late", reason: "unexcused" }),
  buildMark({ studentId: "s7", day, kind: "late", reason: "illness" }),
  buildMark({ studentId: "s7", day: "2026-11-19", kind: "absent", reason: "illness" }),
];
const checkIns: readonly CheckIn[] = [
  { day, studentId: "s3", state: "arrived" },
  { day, studentId: "s7", state: "awaited" },
  { day, studentId: "s12", state: "arrived" },
];
const rows = {
  marks: new Map(marks.map((mark) => [toMarkId(mark), mark])),
  checkIns: new Map(checkIns.map((checkIn) => [toCheckInId(checkIn), checkIn])),
};

it("says of a day who was marked, by number alone, and how many were seen", () => {
  expect(listAttendanceFacts(rows, day, students).map(({ text }) => text)).toEqual([
    "결석 1: 12번 질병",
    "지각 2: 3번 미인정, 7번 질병",
    "1명 왔어요",
  ]);
  expect(listAttendanceFacts(rows, "2026-11-18", students)).toEqual([]);
});
