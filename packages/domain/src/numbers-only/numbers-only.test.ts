import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildStudent } from "../student/build-student.ts";
import { toStudentWords } from "../student/student-words.ts";
import { findNamedTexts, toNumbered, toNumberedCells } from "./named-texts.ts";
import { matchNametags, readNametagList, toNametagLines } from "./nametag-list.ts";
import { breaksNumbersOnly, splitName, toEmptied } from "./numbers-only.ts";

describe("a pupil's row with numbers only", () => {
  it.each([
    [{ name: "3번" }, false],
    [{ number: 3, note: "안경" }, false],
    [{ birthday: null, guardians: [], photo: null }, false],
    [{ name: "김하린" }, true],
    [{ name: "3번 김하린" }, true],
    [{ name: null }, true],
    [{ guardianPhone: "010" }, true],
    [{ photo: "p1" }, true],
  ])("%j breaks it: %s", (set, breaks) => expect(breaksNumbersOnly(set)).toBe(breaks));

  it("whatever is written of a pupil who has a number, what travels breaks nothing, and no name is lost", () => {
    const fields = fc.record(
      {
        number: fc.integer({ min: 1, max: 999 }),
        name: fc.oneof(fc.string({ minLength: 1 }), fc.constant("12번")),
        birthday: fc.constantFrom("2017-03-02", null),
        guardians: fc.constantFrom([], [{ relation: "어머니", phone: "010" }]),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 999 }), (written, number) => {
        const { set, name } = splitName(written, number);
        expect(breaksNumbersOnly({ ...set, ...toEmptied(set) })).toBe(false);
        if (written.name !== undefined && !/^\d{1,3}번$/.test(written.name))
          expect(name).toBe(written.name);
        if (written.number !== undefined) expect(set["name"]).toBe(`${written.number}번`);
      }),
    );
  });

  it("is called by its number once", () => {
    expect(toStudentWords({ number: 3, name: "3번" })).toBe("3번");
    expect(toStudentWords({ number: 3, name: "김가온" })).toBe("3번 김가온");
  });
});

it("a list of names finds its pupils by id, else by class and number where one alone has it", () => {
  const students = [
    buildStudent({ id: "a", number: 1 }),
    buildStudent({ id: "b", number: 2, classKey: "3-1" }),
    buildStudent({ id: "c", number: 4 }),
    buildStudent({ id: "d", number: 4 }),
  ];
  const names = [
    { number: 9, name: "김가온", id: "a" },
    { number: 2, name: "남지호", classKey: "3-1" },
    { number: 2, name: "류하린" },
    { number: 4, name: "박채원" },
  ];
  const { found, missing } = matchNametags({ names }, students);
  expect([...found].map(([id, { name }]) => [id, name])).toEqual([
    ["a", "김가온"],
    ["b", "남지호"],
  ]);
  expect(missing).toBe(2);
  expect(readNametagList({ year: 2026, names: [{ number: 1, name: "" }] })).toBeUndefined();
  const carried = [
    { number: 1, name: "김 가온" },
    { number: 2, name: "Sun O'Neil", classKey: "3-1" },
    { number: 9, name: "류하린", classKey: "3-1" },
    { number: 3, name: "박채원" },
  ];
  const lines = toNametagLines(carried);
  expect(lines).toBe("1 김 가온\n#3-1\n2 Sun O'Neil\n9 류하린\n#\n3 박채원");
  expect(readNametagList({ year: 2026, lines })?.names).toEqual(carried);
  expect(readNametagList({ year: 2026, lines: "김가온" })).toBeUndefined();
});

describe("a name in a text that is written", () => {
  const roster = [
    { number: 3, name: "김가온" },
    { number: 7, name: "이도현" },
    { number: 9, name: "Sun" },
    { number: 11, name: "박하늘" },
  ];
  const of = (fields: object) =>
    findNamedTexts({ ...fields }, roster).flatMap(({ named }) => named.map(({ number }) => number));

  it.each([
    [{ text: "가온이가 도현이와 다퉜어요" }, [3, 7], { text: "3번이 7번과 다퉜어요" }],
    [{ rows: [{ cells: ["김가온 학생", 3] }] }, [3], { rows: [{ cells: ["3번", 3] }] }],
    [{ text: "하늘이 맑았어요", state: "sun" }, [], undefined],
    // Each full name, and a given name alone: here it is asked about.
    [{ text: "박하늘 상담함" }, [11], { text: "11번 상담함" }],
    [{ text: "도현 결석" }, [7], { text: "7번 결석" }],
    [{ studentId: "s3", day: "2026-11-27", note: null }, [], undefined],
    [
      { body: '{"type":"doc","content":[{"type":"text","text":"가온이\\n도현이"}]}' },
      [3, 7],
      { body: '{"type":"doc","content":[{"type":"text","text":"3번이\\n7번이"}]}' },
    ],
    [{ text: "{가온이" }, [3], { text: "{3번이" }],
    [{ text: "Sun was late" }, [9], { text: "9번 was late" }],
  ])("%j names %j", (fields, numbers, after) => {
    expect(of(fields)).toEqual(numbers);
    expect(toNumbered(fields, roster, () => false)).toEqual(after ?? fields);
  });

  it("that is meant as it is stays", () =>
    expect(toNumbered({ text: "김가온, 이도현" }, roster, (word) => word === "김가온")).toEqual({
      text: "김가온, 7번",
    }));

  it.each([
    [
      [7, "이도현", "7번 이도현: 우유"],
      [7, "7번", "7번: 우유"],
    ],
    [
      [11, "박하늘", "Sun, 이도현"],
      [11, "11번", "9번, 7번"],
    ],
    [
      [12, "김가온", "합계"],
      [12, "12번", "합계"],
    ],
  ])("a line of a file %j goes as %j", (cells, after) =>
    expect(toNumberedCells(cells, [...roster, { number: 12, name: "김가온" }])).toEqual(after),
  );
});
