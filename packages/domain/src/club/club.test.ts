import { DEAD, type Change } from "@damim/sync/change.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { attendanceMarkKind, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { checkInKind, type CheckIn } from "../attendance/check-in.ts";
import { toSchema } from "../record/to-schema.ts";
import { student } from "../student/student-record.ts";
import { sortStudents, type RosterStudent } from "../student/student.ts";
import { toStudentWords } from "../student/student-words.ts";
import { answerCall, countCalledDays, findAnswer, listCalledDays } from "./call-attendance.ts";
import { readTypedStudents } from "./typed-students.ts";
import { pickStudents, toClubNumber } from "./club-roster.ts";

const at = { day: "2026-11-20", studentId: "s1" } as const;

describe("the list of a club", () => {
  it("takes number, name and class of a pupil, in the order of the classes", () => {
    const roster = pick(
      [],
      [
        { number: 7, name: "김가온", classKey: "3-10" },
        { number: 9, name: "박서준", classKey: "3-2" },
        { number: 7, name: "이도현", classKey: "3-2" },
      ],
    );

    expect(sortStudents(roster).map(toStudentWords)).toEqual([
      "3-2 · 7번 이도현",
      "3-2 · 9번 박서준",
      "3-10 · 7번 김가온",
    ]);
    for (const student of roster) {
      expect(Object.keys(student).sort()).toEqual(["classKey", "id", "name", "number", "place"]);
    }
  });

  it("takes nobody twice, and puts who comes later between those who are there", () => {
    const first = pick(
      [],
      [
        { number: 3, name: "김가온", classKey: "3-1" },
        { number: 8, name: "한다원", classKey: "3-4" },
      ],
    );
    const again = pick(first, [
      { number: 3, name: "김가온", classKey: "3-1" },
      { number: 3, name: "문아호", classKey: "3-2" },
    ]);

    expect(sortStudents(again).map(({ name }) => name)).toEqual(["김가온", "문아호", "한다원"]);
  });

  it("says the number with its class", () => {
    expect(toClubNumber({ number: 7, classKey: "3-2" })).toBe("3-2 · 7번");
    expect(toClubNumber({ number: 7 })).toBe("7번");
  });
});

it.each([
  ["3-5 17 노민온", "3-5", 17, "노민온"],
  ["3학년 7반 12번 황지준", "3-7", 12, "황지준"],
  ["3\t4\t20\t양유안", "3-4", 20, "양유안"],
  ["３－１　９　구다준", "3-1", 9, "구다준"],
  ["2-가 3 한다원", "2-가", 3, "한다원"],
  ["4-2\t1\t한다원\t여\t010-1234-5678", "4-2", 1, "한다원"],
  ["4-2 1 민준2", "4-2", 1, "민준2"],
])("a typed pupil is read: %j", (line, classKey, number, name) => {
  expect(readTypedStudents(line).students).toEqual([{ classKey, number, name }]);
});

it("a line that says no class, number or name is told", () => {
  expect(readTypedStudents("노민온\n\n3-5 노민온\n3-5 0 노민온")).toEqual({
    students: [],
    unread: ["노민온", "3-5 노민온", "3-5 0 노민온"],
    doubled: [],
  });
});

it.each([
  "4-2 1 한다원 4-2 2 전은찬",
  "4-2 1 한다원, 4-2 2 전은찬",
  "4-2\t1\t한다원\t4-2\t2\t전은찬",
])("a line of two pupils is told: %j", (line) => {
  expect(readTypedStudents(line)).toMatchObject({ students: [], unread: [line] });
});

it("a number that is somebody else's is told, in the text and in the club", () => {
  const known = [{ classKey: "4-1", number: 8, name: "한다원" }];
  expect(
    readTypedStudents("4-1 7 구다준\n4-1 7 유주아\n4-1 7 구다준\n4-1 8 전은찬", known),
  ).toEqual({
    students: [
      { classKey: "4-1", number: 7, name: "구다준" },
      { classKey: "4-1", number: 7, name: "구다준" },
    ],
    unread: [],
    doubled: [
      { line: "4-1 7 유주아", name: "구다준" },
      { line: "4-1 8 전은찬", name: "한다원" },
    ],
  });
});

describe("출석 부르기", () => {
  it.each([
    ["arrived", ["arrived", []]],
    ["absent", [undefined, ["absent"]]],
    ["late", ["arrived", ["late"]]],
  ] as const)("%s is written as check-in and mark, whatever stood there", (answer, expected) => {
    for (const before of ["arrived", "absent", "late"] as const) {
      const first = lay({ marks: new Map(), checkIns: new Map() }, before);
      const rows = lay(first, answer);

      const kinds = [...rows.marks.values()].map(({ kind }) => kind);
      expect([rows.checkIns.get("2026-11-20~s1")?.state, kinds]).toEqual(expected);
      expect([...rows.marks.values()].every(({ reason }) => reason === "other")).toBe(true);
      expect(findAnswer(rows, at)).toBe(answer);
      expect(answerCall(rows, at, answer)).toEqual([]);
    }
  });

  it("counts the days of a month on which the club was called", () => {
    const rows = lay({ marks: new Map(), checkIns: new Map() }, "late");

    const days = listCalledDays(rows, "2026-11");

    expect(days).toEqual(["2026-11-20"]);
    expect(listCalledDays(rows, "2026-12")).toEqual([]);
    expect(countCalledDays(rows, days, "s1")).toEqual({ came: 1, called: 1, absent: 0, late: 1 });
    expect(countCalledDays(rows, days, "s2")).toEqual({ came: 0, called: 0, absent: 0, late: 0 });
  });
});

let ids = 0;

function pick(
  club: readonly RosterStudent[],
  picked: Parameters<typeof pickStudents>[1],
): readonly RosterStudent[] {
  const changes = pickStudents(club, picked, { newId: () => `s${++ids}`, chance: () => 0.5 });
  const made = changes.map(({ id, set }) => {
    const { [DEAD]: _, ...fields } = set;
    return { ...v.parse(toSchema(student), fields), id };
  });
  return [...club, ...made];
}

interface Rows {
  readonly marks: Map<string, AttendanceMark>;
  readonly checkIns: Map<string, CheckIn>;
}

function lay(before: Rows, answer: Parameters<typeof answerCall>[2]): Rows {
  const rows: Rows = { marks: new Map(before.marks), checkIns: new Map(before.checkIns) };
  for (const change of answerCall(before, at, answer)) take(rows, change);
  return rows;
}

function take(rows: Rows, { kind, id, set }: Change): void {
  const table: Map<string, unknown> = kind === attendanceMarkKind.name ? rows.marks : rows.checkIns;
  expect([attendanceMarkKind.name, checkInKind.name]).toContain(kind);
  if (set[DEAD] === true) table.delete(id);
  else table.set(id, { ...(table.get(id) as object | undefined), ...set });
}
