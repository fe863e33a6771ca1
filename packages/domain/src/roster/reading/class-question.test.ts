import { describe, expect, it } from "vitest";
import { buildReading, toReading } from "./build-reading.ts";
import { buildStudent } from "../../student/build-student.ts";
import { answerClass, keepChoices } from "./change-reading.ts";
import { readRosterSheets, type ReadingOptions } from "./roster-reading.ts";

const list = [
  ["번호", "이름"],
  ["1", "권아인"],
  ["2", "조수아"],
];
const ours = { ownClass: "3-2", today: "2026-11-20" } as const;
const readSheet = (name: string, options: ReadingOptions) =>
  toReading(readRosterSheets([{ name, rows: list }], options));

describe("a list of another class is asked about", () => {
  it.each([
    ["its title", () => buildReading([["6학년 1반 명렬표"], ...list], ours)],
    [
      "its columns",
      () =>
        buildReading(
          [
            ["학년", "반", "이름"],
            ["6", "1", "권아인"],
          ],
          ours,
        ),
    ],
    ["its sheet", () => readSheet("6-1", ours)],
    ["its file", () => readSheet("Sheet1", { ...ours, fileName: "명렬표_6-1_최종.xlsx" })],
  ])("named by %s", (_what, read) => {
    expect(read().classQuestion).toMatchObject({ named: "6-1", here: "3-2" });
  });

  it.each([
    ["of the own class", "3학년 2반", ours],
    ["of no class", "명단", ours],
    ["of a class taught besides", "6학년 1반", { ...ours, otherClasses: ["6-1"] }],
    ["of the class that is looked at", "6학년 1반", { ...ours, intoClass: "6-1" }],
    [
      "of a class on the roster",
      "6학년 1반",
      { ...ours, existing: [buildStudent({ classKey: "6-1" })] },
    ],
    ["of a subject teacher", "6학년 1반", { ...ours, taught: ["3-2"] }],
    ["without a class in the profile", "6학년 1반", {}],
  ])("but not one %s", (_what, title, options: ReadingOptions) => {
    expect(buildReading([[title], ...list], options).classQuestion).toBeUndefined();
  });

  it("and goes where the teacher says, the pupils of that class known again", () => {
    const existing = [buildStudent({ id: "a", number: 1, name: "권아인" })];
    const reading = buildReading([["6학년 1반"], ...list], { ...ours, existing });
    const coming = ({ taken }: typeof reading) =>
      taken.map(({ student, sameAs }) => [student.classKey, sameAs]);

    expect(coming(answerClass(reading, "here"))).toEqual([
      [undefined, "a"],
      [undefined, undefined],
    ]);
    expect(coming(answerClass(answerClass(reading, "here"), "asNamed"))).toEqual([
      ["6-1", undefined],
      ["6-1", undefined],
    ]);
  });

  it("and numbered behind the class that it goes to", () => {
    const existing = [buildStudent({ id: "a", number: 20, name: "이솔" })];
    const names = [["6학년 1반"], ["이름"], ["권아인"], ["조수아"]];
    const reading = buildReading(names, { ...ours, existing });
    const numbers = ({ taken }: typeof reading) => taken.map(({ student }) => student.number);

    expect(numbers(reading)).toEqual([1, 2]);
    expect(numbers(answerClass(reading, "here"))).toEqual([21, 22]);
  });

  it("once, while more of it is typed", () => {
    const before = answerClass(buildReading([["6학년 1반"], ...list], ours), "here");
    const next = buildReading([["6학년 1반"], ...list, ["3", "정수아"]], ours);

    expect(keepChoices(before, next).classQuestion?.answer).toBe("here");
    expect(keepChoices(before, buildReading([["6학년 3반"], ...list], ours)).classQuestion).toEqual(
      expect.not.objectContaining({ answer: expect.anything() }),
    );
  });
});

it("the file's name is asked last, and only where nothing else says the class", () => {
  const named = { ...ours, fileName: "6-1.xlsx" };

  expect(buildReading([["3학년 2반"], ...list], named).classQuestion).toBeUndefined();
  expect(buildReading(list, { ...named, intoClass: "3-4" }).classQuestion).toBeUndefined();
  expect(buildReading(list, { taught: ["6-1"], fileName: "6-1.xlsx" }).classes).toEqual([
    { key: "6-1", rowCount: 2 },
  ]);
});

it("several classes without the profile's are said to be so", () => {
  const grade = (classNo: number) => [
    ["반", "번호", "이름"],
    ["1", "1", "권아인"],
    [`${classNo}`, "1", "조수아"],
  ];

  expect(buildReading(grade(3), ours).isOwnMissing).toBe(true);
  expect(buildReading(grade(2), ours).isOwnMissing).toBe(false);
});
