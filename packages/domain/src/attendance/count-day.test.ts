import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { AttendanceKind } from "./code/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { toCheckInId, type CheckIn, type CheckInState } from "./check-in.ts";
import { countDay, toRollCall } from "./count-day.ts";
import { toCountWords } from "./count-words.ts";
import { toRollWords } from "./roll-words.ts";

const day: CalendarDay = "2026-11-25";
const students = ["a", "b", "c", "d"].map((id) => ({ id }));

function count(states: Readonly<Record<string, readonly (AttendanceKind | CheckInState)[]>>) {
  const marks = new Map<string, AttendanceMark>();
  const checkIns = new Map<string, CheckIn>();
  for (const [studentId, all] of Object.entries(states)) {
    for (const state of all) {
      if (state === "arrived" || state === "awaited") {
        checkIns.set(toCheckInId({ day, studentId }), { day, studentId, state });
      } else {
        const mark: AttendanceMark = { day, studentId, kind: state, reason: "illness" };
        marks.set(toMarkId(mark), mark);
      }
    }
  }
  return countDay({ marks, checkIns }, students, day);
}

describe("a day in a few words", () => {
  it.each([
    ["nothing was written", {}, [], "open", "아직 안 적음 4"],
    [
      "all are here",
      { a: ["arrived"], b: ["arrived"], c: ["arrived"], d: ["arrived"] },
      ["모두 왔어요"],
      "done",
      "",
    ],
    [
      "who came late stands beside who is missing",
      { a: ["absent"], b: ["late", "arrived"], c: ["late"], d: ["arrived"] },
      ["결석 1", "지각 2"],
      "done",
      "그중 지각 2 · 결석 1",
    ],
    [
      "one pupil is late and leaves early",
      { a: ["late", "earlyLeave"], b: ["arrived"], c: ["arrived"], d: ["arrived"] },
      ["지각 1", "조퇴 1"],
      "done",
      "그중 지각 1, 조퇴 1",
    ],
    [
      "somebody is looked for, somebody was forgotten",
      { a: ["awaited"], b: ["arrived"], c: ["classMissed"] },
      ["결과 1", "확인 중 1", "아직 안 적음 2"],
      "open",
      "확인 중 1 · 아직 안 적음 2",
    ],
    [
      "one of those who will leave early was seen",
      { a: ["earlyLeave"], b: ["earlyLeave", "arrived"], c: ["arrived"], d: ["arrived"] },
      ["조퇴 2", "아직 안 적음 1"],
      "open",
      "그중 조퇴 1 · 아직 안 적음 1",
    ],
    [
      "only what is ahead was written",
      { a: ["earlyLeave"] },
      ["조퇴 1", "아직 안 적음 4"],
      "open",
      "아직 안 적음 4",
    ],
  ] as const)("%s", (_, states, words, rollCall, beside) => {
    const counts = count(states);
    expect(toCountWords(counts)).toEqual(words);
    expect(toRollWords(counts)).toBe(beside);
    expect(toRollCall(counts)).toBe(rollCall);
  });

  it("counts each pupil once, whatever is written of a day", () => {
    const state = fc.subarray(["absent", "late", "earlyLeave", "classMissed", "arrived"] as const);
    fc.assert(
      fc.property(state, state, state, fc.constantFrom([], ["awaited"] as const), (a, b, c, d) => {
        const { total, arrived, awaited, unseen, byKind } = count({ a, b, c, d });
        expect(arrived + byKind.absent + awaited + unseen).toBe(total);
      }),
    );
  });

  it("calls no roll of an empty class", () => {
    const none = countDay({ marks: new Map(), checkIns: new Map() }, [], day);
    expect(toRollCall(none)).toBe("open");
  });
});
