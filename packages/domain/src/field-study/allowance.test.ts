import { expect, it } from "vitest";
import { toAttendanceRules } from "../attendance/attendance-rules.ts";
import { buildMark } from "../attendance/build-mark.ts";
import type { AttendanceMark } from "../attendance/attendance-mark.ts";
import { findAllowance } from "./allowance.ts";

const excused = (part: Partial<AttendanceMark>) => buildMark({ reason: "excused", ...part });
const rules = toAttendanceRules({ menstrualPartials: 3 });
const find = (subReason: string, marks: readonly AttendanceMark[]) =>
  findAllowance(subReason, "s1", marks, rules, "2026-11-20");

it("counts 체험학습 of the year, half days as halves", () => {
  const subReason = "fieldStudy";
  const marks = [
    excused({ subReason, kind: "absent", day: "2026-05-11" }),
    excused({ subReason, kind: "earlyLeave" }),
    excused({ subReason, kind: "absent", studentId: "s2" }),
    excused({ kind: "absent", day: "2026-11-19" }),
  ];
  expect(find(subReason, marks)).toEqual({ used: 1.5, allowed: 15, span: "year" });
});

it("counts 생리통 of the month, so many parts a day as the school says", () => {
  const subReason = "menstrualLeave";
  const late = (date: string) =>
    excused({ subReason, day: `2026-11-${date}` as AttendanceMark["day"] });
  const october = excused({ subReason, kind: "absent", day: "2026-10-20" });
  expect(find(subReason, [october, late("02"), late("03")])?.used).toBe(0);
  expect(find(subReason, [late("02"), late("03"), late("04")])?.used).toBe(1);
});

it("knows the yearly days of a 학생선수, and no limit elsewhere", () => {
  expect(find("athlete", [excused({ subReason: "athlete", kind: "absent" })])).toEqual({
    used: 1,
    allowed: 20,
    span: "year",
  });
  expect(find("familyEvent", [])).toBeUndefined();
});
