import { DEAD } from "@damim/sync/change.ts";
import { describe, expect, it, test } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import { sortStudents } from "../student/student.ts";
import {
  addStudent,
  editStudent,
  parseStudentDraft,
  removeStudent,
  toStudentDraft,
  type StudentDraft,
} from "./student-draft.ts";

const roster = [
  buildStudent({ id: "a", number: 8, name: "김민준" }),
  buildStudent({ id: "b", number: 17, name: "김민준", sex: "male", birthday: "2017-01-09" }),
];

const place = {
  roster,
  edited: undefined,
  ownClass: "3-2",
  today: "2026-11-26",
  year: 2026,
} as const;

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
    [{ number: "" }, "number", "번호를 적어 주세요."],
    [
      { number: "열" },
      "number",
      "번호 「열」을 읽지 못했어요. 1부터 999까지의 숫자로 적어 주세요.",
    ],
    [{ number: "8" }, "number", "8번은 이미 김민준이에요. 다른 번호를 적어 주세요."],
    [{ name: "" }, "name", "이름을 적어 주세요."],
    [{ birthday: "2017-02-30" }, "birthday", "생년월일 「2017-02-30」은 달력에 없는 날이에요."],
    ...["2030-01-01", "1900-01-01", "2026-11-27", "2024-03-01"].map(
      (birthday) =>
        [
          { birthday },
          "birthday",
          `생년월일 「${birthday}」은 학생 나이에 맞지 않아요. 연도를 확인해 주세요.`,
        ] as const,
    ),
    [{ joinedOn: "2030-03-02" }, "joinedOn", "2027년 2월 28일까지의 날을 골라 주세요."],
    [
      { tags: "가".repeat(21) },
      "tags",
      "태그는 하나에 20자까지, 모두 12개까지 적을 수 있어요. 적은 것은 그대로 있어요.",
    ],
    [
      { tags: Array.from({ length: 13 }, (_, at) => `태그${at}`).join(",") },
      "tags",
      "태그는 하나에 20자까지, 모두 12개까지 적을 수 있어요. 적은 것은 그대로 있어요.",
    ],
    [
      { guardians: `${"가".repeat(21)}\t` },
      "guardians",
      "관계는 20자, 연락처는 60자까지, 보호자는 6명까지 적을 수 있어요.",
    ],
    [
      { guardians: `\t${"가".repeat(61)}` },
      "guardians",
      "관계는 20자, 연락처는 60자까지, 보호자는 6명까지 적을 수 있어요.",
    ],
    [{ healthNote: "가".repeat(1_001) }, "healthNote", "건강 메모는 1,000자까지 적을 수 있어요."],
    [
      { note: "가".repeat(2_001) },
      "note",
      "메모는 2,000자까지 적을 수 있어요. 지금 2,001자예요. 글은 그대로 있으니 줄여 주세요.",
    ],
  ] as const)("and refused for %o, at its field", (part, field, sentence) => {
    const parsed = parseStudentDraft(buildDraft(part), place);

    expect(parsed).toEqual({
      ok: false,
      refusal: { type: "StudentIncomplete", sentences: { [field]: sentence } },
    });
  });

  it("and nothing of what fits is cut", () => {
    const draft = buildDraft({
      tags: `${"가".repeat(20)}, 우유`,
      guardians: `${"가".repeat(20)}\t${"나".repeat(60)}`,
      healthNote: "다".repeat(1_000),
      note: "라".repeat(2_000),
    });
    const parsed = parseStudentDraft(draft, place);

    expect(parsed.ok && toStudentDraft({ ...parsed.value, id: "s1" }, [])).toMatchObject({
      ...draft,
      number: "9",
    });
  });

  it("and asks nothing of days that an import or another device wrote", () => {
    const edited = buildStudent({ birthday: "1900-01-01", joinedOn: "2030-03-02" });
    const draft = { ...toStudentDraft(edited, [edited]), note: "말수가 적어요" };

    expect(parseStudentDraft(draft, { ...place, roster: [edited], edited }).ok).toBe(true);
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
