import { DEAD } from "@damim/sync/change.ts";
import { describe, expect, it, test } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import { sortStudents } from "../student/student.ts";
import {
  addStudent,
  editStudent,
  parseStudentDraft,
  removeStudent,
  rowRefusalColumns,
  toStudentDraft,
  type StudentDraft,
} from "./student-draft.ts";

const roster = [
  buildStudent({ id: "a", number: 8, name: "김민준" }),
  buildStudent({ id: "b", number: 17, name: "김민준", sex: "male", birthday: "2017-01-09" }),
];

const place = { roster, edited: undefined, ownClass: "3-2" };

test("the form of a new pupil begins with the number after the last", () => {
  expect(toStudentDraft(undefined, roster)).toMatchObject({ number: "18", name: "" });
  expect(toStudentDraft(undefined, [])).toMatchObject({ number: "1" });
});

test("the form of a pupil holds what the roster knows", () => {
  expect(toStudentDraft(roster[1], roster)).toEqual({
    number: "17",
    name: "김민준",
    sex: "남",
    birthday: "2017-01-09",
    guardians: "",
    allergens: "",
    healthNote: "",
    tags: "",
    joinedOn: "",
    note: "",
  });
});

test("a form holds every fact, and gives it back as it is", () => {
  const student = buildStudent({
    guardians: [
      { relation: "어머니", phone: "010-1111-2222" },
      { relation: "할머니", phone: "" },
    ],
    guardianPhone: "010-1111-2222",
    health: { allergens: [2, 4], note: "흡입기는 가방에" },
    tags: ["우유", "방송부"],
    joinedOn: "2026-09-01",
    note: "말수가 적어요",
  });
  const draft = toStudentDraft(student, [student]);
  const parsed = parseStudentDraft(draft, { ...place, roster: [student], edited: student });

  expect(parsed.ok && editStudent(student, parsed.value)).toEqual([]);
  expect(draft).toMatchObject({ tags: "우유, 방송부", allergens: "2,4" });
});

test("the telephone of an earlier version is no change, and goes with the list when that is changed", () => {
  const before = buildStudent({ guardianPhone: "010-1111-2222" });
  const draft = toStudentDraft(before, [before]);
  const edit = (guardians: string) => {
    const own = { ...place, roster: [before], edited: before };
    const parsed = parseStudentDraft({ ...draft, guardians }, own);
    return parsed.ok && editStudent(before, parsed.value)[0]?.set;
  };

  expect(edit(draft.guardians)).toBeUndefined();
  expect(edit("아버지\t01033334444\n어머니\t010-1111-2222")).toEqual({
    guardianPhone: "010-3333-4444",
    guardians: [
      { relation: "아버지", phone: "010-3333-4444" },
      { relation: "어머니", phone: "010-1111-2222" },
    ],
  });
  expect(edit("")).toEqual({ guardianPhone: null, guardians: null });
});

describe("a form is read", () => {
  it("with the tolerance of an import", () => {
    const draft = buildDraft({ number: "9번", name: " 이 솔 ", birthday: "17.2.12", sex: "여" });

    expect(parseStudentDraft(draft, place)).toEqual({
      ok: true,
      value: { number: 9, name: "이솔", sex: "female", birthday: "2017-02-12" },
    });
  });

  it.each([
    [{ number: "" }, "NumberEmpty"],
    [{ number: "열" }, "NumberUnreadable"],
    [{ number: "8" }, "NumberTaken"],
    [{ name: "" }, "NameEmpty"],
    [{ birthday: "2017-02-30" }, "BirthdayNotInCalendar"],
  ] as const)("and refused for %o: %s", (part, type) => {
    const parsed = parseStudentDraft(buildDraft(part), place);

    expect(parsed).toMatchObject({ ok: false, refusal: { refusals: [{ type }] } });
    expect(Object.keys(part)).toContain(rowRefusalColumns[type]);
  });

  it("and a pupil may keep the own number", () => {
    expect(
      parseStudentDraft(toStudentDraft(roster[0], roster), { ...place, edited: roster[0] }).ok,
    ).toBe(true);
  });
});

test("editing writes only what differs, and an emptied field as null", () => {
  const before = buildStudent({ sex: "female", note: "하나", birthday: "2017-05-24" });

  expect(editStudent(before, { number: 1, name: "권아인", sex: "female", note: "둘" })).toEqual([
    { kind: "student", id: "s1", set: { birthday: null, note: "둘" } },
  ]);
  expect(editStudent(before, before)).toEqual([]);
});

test("adding makes a row and removing deletes it", () => {
  expect(addStudent({ number: 1, name: "이솔" }, "x")).toEqual({
    kind: "student",
    id: "x",
    set: { number: 1, name: "이솔", [DEAD]: false },
  });
  expect(removeStudent("x").set).toEqual({ [DEAD]: true });
});

test("students stand by number and name, and two with one number in one order everywhere", () => {
  const list = [
    buildStudent({ id: "4", number: 2, name: "나", classKey: "3-2" }),
    buildStudent({ id: "2", number: 2, name: "가" }),
    buildStudent({ id: "1", number: 10, name: "가" }),
    buildStudent({ id: "3", number: 2, name: "나" }),
  ];

  expect(sortStudents(list).map(({ id }) => id)).toEqual(["2", "3", "4", "1"]);
});

test("students of several classes stand class by class, 3-2 before 3-10", () => {
  const list = [
    buildStudent({ id: "a", number: 1, classKey: "3-10" }),
    buildStudent({ id: "b", number: 2, classKey: "3-2" }),
    buildStudent({ id: "c", number: 1, classKey: "3-2" }),
    buildStudent({ id: "d", number: 9 }),
  ];

  expect(sortStudents(list).map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
});

function buildDraft(part: Partial<StudentDraft> = {}): StudentDraft {
  return { ...toStudentDraft(undefined, []), number: "9", name: "이솔", ...part };
}
