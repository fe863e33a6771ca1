import { DEAD, type Change } from "@damim/sync/change.ts";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import { toInverse } from "../undo/inverse.ts";
import { attendanceCodes, type AttendanceCode } from "./code/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { attendanceMark } from "./attendance-mark-record.ts";
import { listMissedLessons } from "./lesson/missed-lessons.ts";
import { buildMark } from "./build-mark.ts";
import { toCheckInId, type CheckIn } from "./check-in.ts";
import { listSettledMarks, settleContradiction } from "./contradiction.ts";
import { toSchema } from "../record/to-schema.ts";
import { checkIn as checkInRecord } from "./check-in-record.ts";
import { findContradictions, findDayState, toStateText, type AttendanceRows } from "./day-state.ts";
import {
  awaitStudent,
  clearStudent,
  arriveStudent,
  markArrived,
  markRestArrived,
  markStudent,
} from "./mark-student.ts";
import { listLeft } from "../morning/list-left.ts";
import { countDay } from "./count-day.ts";
import { acceptArrival, refuseArrival, tapArrival } from "./tap-arrival.ts";

const day = "2026-11-20";
const at = { day, studentId: "s1" } as const;

describe("the state of a day reads", () => {
  it.each([
    [[], "출석"],
    [[buildMark({ kind: "absent", reason: "illness" })], "질병 결석"],
    [
      [buildMark({ kind: "earlyLeave", reason: "illness" }), buildMark({ kind: "late" })],
      "미인정 지각, 질병 조퇴",
    ],
    [
      [
        buildMark({ kind: "classMissed", reason: "other" }),
        buildMark({ kind: "late", reason: "excused" }),
        buildMark({ kind: "earlyLeave", reason: "unexcused" }),
      ],
      "출석인정 지각, 미인정 조퇴, 기타 결과",
    ],
  ] as const)("%j as %s", (marks, text) => {
    expect(stateOf(buildRows({ marks }))).toBe(text);
  });

  it("확인 필요 while two devices have told it differently", () => {
    const marks = [
      buildMark({ kind: "earlyLeave", note: "치과" }),
      buildMark({ kind: "absent", reason: "illness" }),
    ];

    expect(stateOf(buildRows({ marks }))).toBe("질병 결석, 미인정 조퇴 · 확인 필요");
  });

  it("확인 중 while a pupil is awaited, and 출석 once seen", () => {
    expect(stateOf(buildRows({ checkIns: [{ ...at, state: "awaited" }] }))).toBe("확인 중");
    expect(stateOf(buildRows({ checkIns: [{ ...at, state: "arrived" }] }))).toBe("출석");
  });

  it("as its mark even while a pupil is awaited on another device", () => {
    const rows = buildRows({ marks: [buildMark()], checkIns: [{ ...at, state: "awaited" }] });

    expect(stateOf(rows)).toBe("미인정 지각");
  });
});

describe("a day that two devices told differently", () => {
  const absence = buildMark({ kind: "absent", reason: "illness" });
  const late = buildMark({ kind: "late" });
  const left = buildMark({ kind: "earlyLeave", note: "치과" });
  const marks = [left, buildMark({ studentId: "s2" }), absence, late];
  const rows = buildRows({ marks });

  it("is found with all it says, and no other day is", () => {
    const other = buildMark({ day: "2026-11-19", kind: "absent" });

    expect(findContradictions([other, ...marks])).toEqual([
      { ...at, absence, others: [left, late] },
    ]);
    expect(findContradictions([other, left, late])).toEqual([]);
    expect(listSettledMarks([other, ...marks])).toEqual([other, marks[1]]);
  });

  it.each([
    ["absence", "질병 결석"],
    ["others", "미인정 지각, 미인정 조퇴"],
  ] as const)("stays as the teacher chooses, %s: %s, with the note", (kept, text) => {
    const settled = write(
      rows,
      findContradictions(marks).flatMap((of) => settleContradiction(of, kept)),
    );

    expect(stateOf(settled)).toBe(text);
    expect([...settled.marks.values()].flatMap(({ note }) => note ?? [])).toEqual(["치과"]);
  });

  it("stays as it is marked anew on its seat, with the note", () => {
    const settled = write(rows, markStudent(rows, { ...at, kind: "absent", reason: "illness" }));

    expect(stateOf(settled)).toBe("질병 결석");
    expect(settled.marks.get(toMarkId(absence))?.note).toBe("치과");
  });
});

describe("markStudent", () => {
  it("writes one row with the note", () => {
    const changes = markStudent(buildRows({}), {
      ...at,
      kind: "absent",
      reason: "illness",
      note: " 독감 ",
    });

    expect(changes).toEqual([
      {
        kind: "attendanceMark",
        id: "2026-11-20~s1~absent",
        set: {
          day,
          studentId: "s1",
          kind: "absent",
          reason: "illness",
          note: "독감",
          [DEAD]: false,
        },
      },
    ]);
  });

  it.each([
    ["결석 takes 지각 and 조퇴 away", ["late", "earlyLeave"], "absent", "질병 결석"],
    ["지각 takes 결석 away", ["absent"], "late", "질병 지각"],
    ["조퇴 stands beside 지각", ["late"], "earlyLeave", "미인정 지각, 질병 조퇴"],
    ["지각 again is one 지각 with the new reason", ["late"], "late", "질병 지각"],
  ] as const)("%s", (_fact, before, kind, text) => {
    const rows = buildRows({ marks: before.map((one) => buildMark({ kind: one })) });

    expect(stateOf(write(rows, markStudent(rows, { ...at, kind, reason: "illness" })))).toBe(text);
  });

  it("keeps a note that is there, replaces it with a new one and empties it", () => {
    const wish = { ...at, kind: "late", reason: "illness" } as const;
    const rows = buildRows({ marks: [buildMark({ note: "병원" })] });

    expect(noteOf(write(rows, markStudent(rows, wish)))).toBe("병원");
    expect(noteOf(write(rows, markStudent(rows, { ...wish, note: "치과" })))).toBe("치과");
    expect(noteOf(write(rows, markStudent(rows, { ...wish, note: " " })))).toBeNull();
  });

  it("moves the note of a 결석 that becomes a 지각, and of a 지각 that becomes a 결석", () => {
    const absent = buildRows({ marks: [buildMark({ kind: "absent", note: "장염" })] });
    const late = buildRows({ marks: [buildMark({ kind: "late", note: "늦잠" })] });

    const nowLate = write(absent, markStudent(absent, { ...at, kind: "late", reason: "illness" }));
    const nowAbsent = write(late, markStudent(late, { ...at, kind: "absent", reason: "illness" }));
    const emptied = markStudent(absent, { ...at, kind: "late", reason: "illness", note: "" });

    expect(noteOf(nowLate)).toBe("장염");
    expect(nowAbsent.marks.get(toMarkId({ ...at, kind: "absent" }))?.note).toBe("늦잠");
    expect(noteOf(write(absent, emptied))).toBeUndefined();
  });

  it("writes only what is new, so that two devices may change reason and note at once", () => {
    const rows = buildRows({ marks: [buildMark({ reason: "unexcused", note: "병원" })] });
    const id = toMarkId({ ...at, kind: "late" });

    const one = markStudent(rows, { ...at, kind: "late", reason: "illness", note: "병원" });
    const other = markStudent(rows, { ...at, kind: "late", reason: "unexcused", note: "치과" });

    expect(one).toEqual([{ kind: "attendanceMark", id, set: { reason: "illness" } }]);
    expect(other).toEqual([{ kind: "attendanceMark", id, set: { note: "치과" } }]);
  });

  it("joins the lessons of a 결과", () => {
    const rows = buildRows({ marks: [buildMark({ kind: "classMissed", periods: [4, 2] })] });

    const after = write(
      rows,
      markStudent(rows, { ...at, kind: "classMissed", reason: "unexcused", periods: [3, 2] }),
    );

    const mark = after.marks.get(toMarkId({ ...at, kind: "classMissed" }));
    expect(mark && listMissedLessons(mark).map(({ lesson }) => lesson)).toEqual([2, 3, 4]);
  });

  it("gives joined lessons their own reason, and a reason for the whole 결과 to each lesson", () => {
    const missed = { ...at, kind: "classMissed" } as const;
    const before = buildRows({
      marks: [buildMark({ ...missed, reason: "illness", lesson2: "illness" })],
    });
    const joined = write(
      before,
      markStudent(before, { ...missed, reason: "unexcused", periods: [5] }),
    );
    const lessonsOf = (rows: AttendanceRows) => {
      const mark = rows.marks.get(toMarkId(missed));
      return mark && listMissedLessons(mark).map(({ lesson, reason }) => `${lesson} ${reason}`);
    };

    const whole = write(joined, markStudent(joined, { ...missed, reason: "other" }));
    const fewer = write(
      joined,
      markStudent(joined, { ...missed, reason: "illness", exactPeriods: [4, 5] }),
    );

    expect(lessonsOf(joined)).toEqual(["2 illness", "5 unexcused"]);
    expect(lessonsOf(whole)).toEqual(["2 other", "5 other"]);
    expect(lessonsOf(fewer)).toEqual(["4 illness", "5 unexcused"]);
  });

  it("changes nothing when everything is so already", () => {
    const rows = buildRows({ marks: [buildMark({ note: "늦잠" })] });

    expect(markStudent(rows, { ...at, kind: "late", reason: "unexcused" })).toEqual([]);
    expect(markStudent(rows, { ...at, kind: "late", reason: "unexcused", note: "늦잠" })).toEqual(
      [],
    );
  });

  it("ends 「아직 안 왔어요」", () => {
    const rows = buildRows({ checkIns: [{ ...at, state: "awaited" }] });

    const after = write(rows, markStudent(rows, { ...at, kind: "absent", reason: "unexcused" }));

    expect(after.checkIns.size).toBe(0);
    expect(stateOf(write(after, clearStudent(after, at)))).toBe("출석");
  });

  it("leaves other pupils and other days alone", () => {
    const others = [buildMark({ studentId: "s2" }), buildMark({ day: "2026-11-19" })];
    const rows = buildRows({ marks: others });

    const after = write(rows, markStudent(rows, { ...at, kind: "absent", reason: "other" }));

    for (const mark of others) expect(after.marks.get(toMarkId(mark))).toEqual(mark);
  });
});

describe("clearStudent", () => {
  it("takes every mark and 「확인 중」 away and keeps 「왔어요」", () => {
    const marks = [buildMark(), buildMark({ kind: "earlyLeave" })];
    const awaited = buildRows({ marks, checkIns: [{ ...at, state: "awaited" }] });
    const arrived = buildRows({ marks, checkIns: [{ ...at, state: "arrived" }] });

    expect(stateOf(write(awaited, clearStudent(awaited, at)))).toBe("출석");
    expect(findDayState(write(arrived, clearStudent(arrived, at)), at)).toEqual({
      marks: [],
      checkIn: "arrived",
    });
  });

  it("changes nothing about a pupil who is present", () => {
    expect(clearStudent(buildRows({}), at)).toEqual([]);
  });
});

describe("awaitStudent", () => {
  it("stands in place of a mark", () => {
    const rows = buildRows({ marks: [buildMark({ kind: "absent" })] });

    expect(stateOf(write(rows, awaitStudent(rows, at)))).toBe("확인 중");
  });

  it("takes 「왔어요」 back", () => {
    const rows = buildRows({ checkIns: [{ ...at, state: "arrived" }] });

    expect(stateOf(write(rows, awaitStudent(rows, at)))).toBe("확인 중");
  });
});

describe("markArrived", () => {
  it("ends 「확인 중」 and leaves a mark as it is", () => {
    const awaited = buildRows({ checkIns: [{ ...at, state: "awaited" }] });
    const marked = buildRows({ marks: [buildMark()] });

    expect(stateOf(write(awaited, markArrived(awaited, at)))).toBe("출석");
    expect(stateOf(write(marked, markArrived(marked, at)))).toBe("미인정 지각");
    expect(markArrived(write(awaited, markArrived(awaited, at)), at)).toEqual([]);
  });
});

describe("arriveStudent", () => {
  it("writes one row of who was awaited, for a row that goes and comes in one act is not whole", () => {
    const awaited = buildRows({ checkIns: [{ ...at, state: "awaited" }] });
    const changes = arriveStudent(awaited, at);
    expect(changes.map(({ set }) => set)).toEqual([{ state: "arrived" }]);
  });
});

describe("markRestArrived", () => {
  it("marks only the pupils of whom nobody knows whether they came", () => {
    const rows = buildRows({
      marks: [
        buildMark({ studentId: "s2", kind: "absent" }),
        buildMark({ studentId: "s5", kind: "earlyLeave" }),
        buildMark({ studentId: "s6", kind: "late" }),
      ],
      checkIns: [
        { day, studentId: "s3", state: "awaited" },
        { day, studentId: "s4", state: "arrived" },
      ],
    });

    const ids = ["s1", "s2", "s3", "s4", "s5", "s6"];
    const restOf = (...told: readonly string[]) => markRestArrived(rows, day, ids, new Set(told));

    expect(restOf().changes.map(({ id }) => id)).toEqual(["2026-11-20~s1", "2026-11-20~s5"]);
    // Who was marked, or came, is no part of the rest that is left.
    const left = restOf("s2", "s4", "s5");
    expect(left.changes.map(({ id }) => id)).toEqual(["2026-11-20~s1"]);
    expect(left.toldCount).toBe(1);
  });

  it("never changes a mark nor 「아직 안 왔어요」, and leaves nobody else out, whatever was marked before", () => {
    fc.assert(
      fc.property(fc.array(anyAct(), { maxLength: 12 }), (acts) => {
        const rows = acts.reduce((now, act) => write(now, act(now)), buildRows({}));
        const after = write(
          rows,
          markRestArrived(rows, day, ["s1", "s2", "s3"], new Set()).changes,
        );

        for (const studentId of ["s1", "s2", "s3"]) {
          const before = findDayState(rows, { day, studentId });
          const { marks, checkIn } = findDayState(after, { day, studentId });
          expect(marks).toEqual(before.marks);
          if (before.checkIn === "awaited") expect(checkIn).toBe("awaited");
        }
        const left = listLeft(after, day, ["s1", "s2", "s3"]);
        for (const studentId of left)
          expect(findDayState(after, { day, studentId }).checkIn).toBe("awaited");
        const counts = countDay(after, [{ id: "s1" }, { id: "s2" }, { id: "s3" }], day);
        expect(counts.awaited + counts.unseen).toBe(left.length);
      }),
    );
  });
});

test("whatever is marked, 결석 never stands beside another kind, and every row is valid", () => {
  fc.assert(
    fc.property(fc.array(anyAct(), { maxLength: 20 }), (acts) => {
      const rows = acts.reduce((now, act) => write(now, act(now)), buildRows({}));

      for (const studentId of ["s1", "s2", "s3"]) {
        const { marks } = findDayState(rows, { day, studentId });
        if (marks.some(({ kind }) => kind === "absent")) expect(marks).toHaveLength(1);
      }
      for (const mark of rows.marks.values())
        expect(v.is(toSchema(attendanceMark), mark)).toBe(true);
      for (const checkIn of rows.checkIns.values())
        expect(v.is(toSchema(checkInRecord), checkIn)).toBe(true);
    }),
  );
});

test("the inverse of any act brings the rows back as they were", () => {
  fc.assert(
    fc.property(fc.array(anyAct(), { minLength: 1, maxLength: 12 }), (acts) => {
      const before = acts.slice(0, -1).reduce((now, act) => write(now, act(now)), buildRows({}));
      const changes = acts.at(-1)?.(before) ?? [];
      const inverse = changes.map((change) =>
        toInverse(change, (kind, id) => rowOf(before, kind, id)),
      );

      const after = write(write(before, changes), inverse);

      // What was not there comes back as null, which reads the same.
      expect([...after.checkIns.values()].map(withoutNulls)).toEqual(
        [...before.checkIns.values()].map(withoutNulls),
      );
      expect([...after.marks.values()].map(withoutNulls)).toEqual(
        [...before.marks.values()].map(withoutNulls),
      );
    }),
  );
});

type Act = (rows: AttendanceRows) => readonly Change[];

function anyAct(): fc.Arbitrary<Act> {
  const pupil = fc.constantFrom("s1", "s2", "s3");
  const code: fc.Arbitrary<AttendanceCode> = fc.constantFrom(...attendanceCodes);
  return fc.oneof(
    fc.tuple(pupil, code, fc.constantFrom(undefined, "", "병원")).map(
      ([studentId, { kind, reason }, note]): Act =>
        (rows) =>
          markStudent(rows, {
            day,
            studentId,
            kind,
            reason,
            ...(note !== undefined && { note }),
            ...(kind === "classMissed" && { periods: [1, 2] }),
          }),
    ),
    pupil.map(
      (studentId): Act =>
        (rows) =>
          clearStudent(rows, { day, studentId }),
    ),
    pupil.map(
      (studentId): Act =>
        (rows) =>
          awaitStudent(rows, { day, studentId }),
    ),
    pupil.map(
      (studentId): Act =>
        (rows) =>
          markArrived(rows, { day, studentId }),
    ),
    fc.tuple(pupil, fc.constantFrom(tapArrival, acceptArrival, refuseArrival)).map(
      ([studentId, tap]): Act =>
        (rows) =>
          tap(rows, { day, studentId }),
    ),
  );
}

function buildRows(part: {
  readonly marks?: readonly AttendanceMark[];
  readonly checkIns?: readonly CheckIn[];
}): AttendanceRows {
  return {
    marks: new Map((part.marks ?? []).map((mark) => [toMarkId(mark), mark])),
    checkIns: new Map((part.checkIns ?? []).map((checkIn) => [toCheckInId(checkIn), checkIn])),
  };
}

function write(rows: AttendanceRows, changes: readonly Change[]): AttendanceRows {
  const marks = new Map(rows.marks);
  const checkIns = new Map(rows.checkIns);
  for (const { kind, id, set } of changes) {
    const { [DEAD]: dead, ...fields } = set;
    if (kind === "attendanceMark") {
      if (dead === true) marks.delete(id);
      else marks.set(id, v.parse(toSchema(attendanceMark), { ...marks.get(id), ...fields }));
    } else if (dead === true) checkIns.delete(id);
    else checkIns.set(id, v.parse(toSchema(checkInRecord), { ...checkIns.get(id), ...fields }));
  }
  const byId = <T>(map: Map<string, T>) =>
    new Map([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { marks: byId(marks), checkIns: byId(checkIns) };
}

function rowOf(rows: AttendanceRows, kind: string, id: string) {
  const row = kind === "attendanceMark" ? rows.marks.get(id) : rows.checkIns.get(id);
  return row && { ...row };
}

function withoutNulls(row: AttendanceMark | CheckIn): unknown {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

function stateOf(rows: AttendanceRows): string {
  return toStateText(findDayState(rows, at));
}

function noteOf(rows: AttendanceRows): string | null | undefined {
  return rows.marks.get(toMarkId({ ...at, kind: "late" }))?.note;
}
