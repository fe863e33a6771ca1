import { describe, expect, it } from "vitest";
import { buildReading, sentencesOf, toReading } from "./reading/build-reading.ts";
import { mendRow } from "./reading/change-reading.ts";
import { sayLeftOut } from "./reading/left-out.ts";
import { readRosterSheets } from "./reading/roster-reading.ts";

describe("a workbook", () => {
  const sheet = (name: string, first: number, ...names: readonly string[]) => ({
    name,
    rows: [["번호", "이름"], ...names.map((each, at) => [String(first + at), each])],
  });
  const [one, two] = [sheet("1반", 1, "김가람"), sheet("2반", 1, "이나래")];
  const all = {
    name: "총괄",
    rows: [
      ["반", "번호", "이름"],
      ["1", "1", "김가람"],
      ["2", "1", "이나래"],
    ],
  };
  const left = (names: string): string => `${names} 시트는 다른 시트를 읽어서 넣지 않았어요.`;

  it.each([
    ["a sheet a class", [one, two], ["이나래"], undefined],
    ["all classes before a sheet a class", [all, one, two], ["이나래"], left("「1반」 「2반」")],
    [
      "a list without classes before them",
      [sheet("총괄", 1, "박다온"), one, two],
      ["이나래"],
      left("「총괄」"),
    ],
    [
      "sheets of no class",
      [sheet("Sheet1", 1, "김가람"), sheet("Sheet2", 1, "이나래")],
      ["김가람"],
      left("「Sheet2」"),
    ],
    [
      "남학생 and 여학생",
      [sheet("남학생", 1, "김가람"), sheet("여학생", 21, "이나래")],
      ["김가람", "이나래"],
      undefined,
    ],
    [
      "a copy",
      [sheet("3-2", 1, "이나래"), sheet("3-2 (2)", 1, "이나래")],
      ["이나래"],
      left("「3-2 (2)」"),
    ],
    [
      "other matters",
      [sheet("3-1", 1, "김가람"), sheet("3-2", 1, "이나래"), sheet("전출입 현황", 1, "박다온")],
      ["이나래"],
      left("「전출입 현황」"),
    ],
    [
      "the own class behind a list of no class",
      [sheet("Sheet1", 1, "김가람"), sheet("3-2", 1, "이나래")],
      ["이나래"],
      left("「Sheet1」"),
    ],
    [
      "classes with names",
      [sheet("사랑반", 1, "김가람"), sheet("하늘반", 1, "이나래")],
      ["김가람"],
      undefined,
    ],
  ])(
    "with %s brings the own class and tells which sheets are left out",
    (_of, sheets, names, said) => {
      const reading = toReading(readRosterSheets(sheets, { ownClass: "3-2" }));

      expect(reading.taken.map(({ student }) => student.name)).toEqual(names);
      expect(sayLeftOut(reading.leftOut)).toBe(said);
    },
  );

  it("of one sheet that is called after another class asks", () => {
    const reading = toReading(readRosterSheets([one], { ownClass: "3-2" }));
    expect(reading.classQuestion?.named).toBe("1");
  });

  it("of a subject teacher brings all classes taught", () => {
    const sheets = [
      sheet("3-1", 1, "김가람"),
      sheet("3-2", 1, "이나래"),
      sheet("전출입 현황", 1, "박다온"),
    ];
    const reading = toReading(readRosterSheets(sheets, { taught: ["3-1", "3-2"] }));
    expect(reading.taken.map(({ student }) => student.name)).toEqual(["김가람", "이나래"]);
  });
});

it("a pupil without a class among several classes is asked about and comes with the class that is written", () => {
  const grid = ["반|번호|이름", "2|5|김가람", "|2|이나래", "3|1|박다온", "2|3|최라온"];
  const reading = buildReading(
    grid.map((line) => line.split("|")),
    { ownClass: "3-2" },
  );
  const [waiting] = reading.notTaken;

  expect(sentencesOf(reading)).toEqual(["3: 어느 반 학생인지 적혀 있지 않아요. 반을 적어 주세요."]);
  expect(
    mendRow(reading, waiting?.row.key ?? "", { classNo: "2" }).taken.map(
      ({ student }) => student.name,
    ),
  ).toEqual(["김가람", "이나래", "최라온"]);
});
