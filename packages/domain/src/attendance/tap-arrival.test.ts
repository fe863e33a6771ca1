import { DEAD, type Change } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import type { AttendanceMark } from "./attendance-mark.ts";
import { toMarkId } from "./attendance-mark.ts";
import type { CheckIn } from "./check-in.ts";
import { toCheckInId } from "./check-in.ts";
import { toStateText, findDayState, type AttendanceRows } from "./day-state.ts";
import { clearStudent, markArrived, markStudent } from "./mark-student.ts";
import { acceptArrival, isAskedAbout, isTurned, refuseArrival, tapArrival } from "./tap-arrival.ts";

const at = { day: "2026-11-20", studentId: "s1" } as const;
const ill: AttendanceMark = { ...at, kind: "absent", reason: "illness", note: "어머니 전화" };
const late: AttendanceMark = { ...at, kind: "late", reason: "unexcused" };

/** Each known state of a morning, as the teacher left it. */
const mornings: Readonly<Record<string, AttendanceRows>> = {
  "nothing is known": build([]),
  "the teacher saw the pupil": build([], { ...at, state: "arrived" }),
  "확인 중": build([], { ...at, state: "awaited" }),
  결석: build([ill]),
  지각: build([late]),
};

describe("a tap on 등교 칠판", () => {
  it.each([
    ["nothing is known", "출석", false],
    ["확인 중", "확인 중", true],
    ["결석", "질병 결석", true],
    ["지각", "미인정 지각", true],
  ])("turns the tile where %s, leaves %s, and asks: %s", (morning, words, isAsked) => {
    const before = mornings[morning] ?? build([]);
    expect(isTurned(before, at)).toBe(false);
    const after = write(before, tapArrival(before, at));
    expect([isTurned(after, at), say(after), isAskedAbout(after, at)]).toEqual([
      true,
      words,
      isAsked,
    ]);
    // A second tap, here or on another board, is none.
    expect(tapArrival(after, at)).toEqual([]);
  });

  it("is none where the teacher saw the pupil already", () => {
    const seen = mornings["the teacher saw the pupil"] ?? build([]);
    expect([isTurned(seen, at), tapArrival(seen, at)]).toEqual([true, []]);
  });

  it.each([
    ["확인 중", "출석", "확인 중"],
    ["결석", "출석", "질병 결석"],
    ["지각", "미인정 지각", "미인정 지각"],
  ])("of a pupil with %s: yes makes %s, no leaves %s and a blank tile", (morning, yes, no) => {
    const before = mornings[morning] ?? build([]);
    const tapped = write(before, tapArrival(before, at));
    const accepted = write(tapped, acceptArrival(tapped, at));
    expect([say(accepted), isTurned(accepted, at), isAskedAbout(accepted, at)]).toEqual([
      yes,
      true,
      false,
    ]);
    const refused = write(tapped, refuseArrival(tapped, at));
    expect([say(refused), isTurned(refused, at), isAskedAbout(refused, at)]).toEqual([
      no,
      false,
      false,
    ]);
  });

  it("is answered by whatever the teacher says next", () => {
    const ill = mornings["결석"] ?? build([]);
    const tapped = write(ill, tapArrival(ill, at));
    const toLate = (rows: AttendanceRows) =>
      markStudent(rows, { ...at, kind: "late", reason: "unexcused" });
    for (const answer of [clearStudent, markArrived, toLate])
      expect(isAskedAbout(write(tapped, answer(tapped, at)), at)).toBe(false);
  });
});

function build(marks: readonly AttendanceMark[], checkIn?: CheckIn): AttendanceRows {
  return {
    marks: new Map(marks.map((mark) => [toMarkId(mark), mark])),
    checkIns: new Map(checkIn ? [[toCheckInId(checkIn), checkIn]] : []),
  };
}

function say(rows: AttendanceRows): string {
  return toStateText(findDayState(rows, at));
}

function write(rows: AttendanceRows, changes: readonly Change[]): AttendanceRows {
  const after = { attendanceMark: new Map(rows.marks), checkIn: new Map(rows.checkIns) };
  for (const { kind, id, set } of changes) {
    const of = (kind === "checkIn" ? after.checkIn : after.attendanceMark) as Map<string, object>;
    const { [DEAD]: isDead, ...fields } = set;
    if (isDead === true) of.delete(id);
    else of.set(id, { ...of.get(id), ...fields });
  }
  return { marks: after.attendanceMark, checkIns: after.checkIn };
}
