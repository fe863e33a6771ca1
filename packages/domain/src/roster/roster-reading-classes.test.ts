import { describe, expect, it } from "vitest";
import { buildReading, sentencesOf, toReading } from "./reading/build-reading.ts";
import { buildStudent } from "../student/build-student.ts";
import { listClassLines, toggleClass } from "./reading/class-lines.ts";
import { chooseClasses } from "./reading/change-reading.ts";
import { listVacantNumbers } from "./reading/vacant-numbers.ts";
import { readRosterSheets } from "./reading/roster-reading.ts";

describe("several classes in one file", () => {
  const grid = [
    ["학년", "반", "번호", "이름", "성별"],
    ["2", "1", "1", "임지호", "여"],
    ["2", "1", "2", "송도현", "여"],
    ["2", "2", "1", "허현우", "여"],
    ["2", "2", "1", "고도윤", "여"],
    ["2", "3", "1", "안수아", "남"],
  ];

  it("begin with the class of the profile", () => {
    const reading = buildReading(grid, { ownClass: "2-2" });

    expect(reading.classes).toEqual([
      { key: "2-1", rowCount: 2 },
      { key: "2-2", rowCount: 2 },
      { key: "2-3", rowCount: 1 },
    ]);
    expect(reading.chosenClasses).toEqual(["2-2"]);
    expect(reading.taken.map(({ student }) => student.name)).toEqual(["허현우"]);
    expect(sentencesOf(reading)).toEqual([
      "5: 1번은 4번째 줄의 허현우와 겹쳐요. 번호를 고쳐 주세요.",
    ]);
  });

  it("begin with the first one when the profile's is not among them", () => {
    expect(buildReading(grid, { ownClass: "6-1" }).chosenClasses).toEqual(["2-1"]);
    expect(buildReading(grid).chosenClasses).toEqual(["2-1"]);
  });

  it("may be chosen again or taken all; equal numbers of two classes do not collide", () => {
    const all = chooseClasses(buildReading(grid), undefined);

    expect(all.taken).toHaveLength(4);
    expect(all.notTaken).toHaveLength(1);
    expect(listVacantNumbers(all)).toEqual([]);
    expect(chooseClasses(all, ["2-3"]).taken.map(({ student }) => student.classKey)).toEqual([
      "2-3",
    ]);
  });

  it("begin with all that a subject teacher teaches, or with everything", () => {
    const taught = ["2-1", "2-3", "5-1"];

    expect(buildReading(grid, { ownClass: "2-2", taught }).chosenClasses).toEqual(["2-1", "2-3"]);
    expect(buildReading(grid, { taught: ["2-1", "2-2", "2-3"] }).chosenClasses).toBeUndefined();
    expect(buildReading(grid, { taught: [] }).chosenClasses).toBeUndefined();
  });

  it("without a grade are the classes that a subject teacher teaches", () => {
    const rows = [
      ["반", "번호", "이름"],
      ["1", "1", "임지호"],
      ["2", "1", "허현우"],
      ["9", "1", "고도윤"],
    ];
    const reading = buildReading(rows, { taught: ["3-1", "3-2", "4-9", "5-9"] });

    expect(reading.classes.map(({ key }) => key)).toEqual(["3-1", "3-2", "9"]);
  });

  it("take a list that names none where the teacher stands, numbered after that class", () => {
    const existing = [
      buildStudent({ id: "a", number: 30, name: "권아인" }),
      buildStudent({ id: "b", number: 1, name: "허현우", classKey: "3-4" }),
    ];
    const options = { existing, ownClass: "3-2", intoClass: "3-4" };
    const reading = buildReading([["이름"], ["허현우"], ["권아인"]], options);

    expect(
      reading.taken.map(({ student, sameAs }) => [student.number, student.classKey, sameAs]),
    ).toEqual([
      [1, "3-4", "b"],
      [2, "3-4", undefined],
    ]);
  });

  it("are told line by line, and each can be left out", () => {
    const existing = [buildStudent({ id: "a", number: 1, name: "임지호", classKey: "2-1" })];
    const all = chooseClasses(buildReading(grid, { existing }), undefined);
    const without = chooseClasses(all, toggleClass(all, "2-2"));

    expect(
      listClassLines(all).map(({ key, newCount, knownCount, notTakenCount }) => [
        key,
        newCount,
        knownCount,
        notTakenCount,
      ]),
    ).toEqual([
      ["2-1", 1, 1, 0],
      ["2-2", 1, 0, 1],
      ["2-3", 1, 0, 0],
    ]);
    expect(listClassLines(without).map(({ isChosen }) => isChosen)).toEqual([true, false, true]);
    expect(without.taken).toHaveLength(3);
    expect(toggleClass(without, "2-2")).toBeUndefined();
  });

  it("without a grade are matched with the profile by the class alone", () => {
    const reading = buildReading(
      [
        ["반", "번호", "이름"],
        ["1반", "1", "임지호"],
        ["2반", "1", "허현우"],
      ],
      {
        ownClass: "2-2",
      },
    );

    expect(reading.chosenClasses).toEqual(["2"]);
  });

  it("are read from one sheet each", () => {
    const reading = toReading(
      readRosterSheets([
        { name: "안내", rows: [["명단 작성 방법"], ["노란 칸만 적으세요"]] },
        {
          name: "3-1",
          rows: [
            ["번호", "이름"],
            ["1", "권아인"],
          ],
        },
        {
          name: "3-2",
          rows: [
            ["번호", "이름"],
            ["1", "조수아"],
            ["x", "정수아"],
          ],
        },
      ]),
    );

    expect(reading.classes.map(({ key }) => key)).toEqual(["3-1", "3-2"]);
    expect(chooseClasses(reading, ["3-2"]).notTaken[0]?.row).toMatchObject({
      sheetName: "3-2",
      rowNumber: 3,
    });
  });

  it("are not invented from copies: of sheets without a class the first is read", () => {
    const rows = [
      ["번호", "이름"],
      ["1", "권아인"],
    ];
    const reading = toReading(
      readRosterSheets([
        { name: "명단", rows },
        { name: "사본", rows },
      ]),
    );

    expect(reading.taken).toHaveLength(1);
  });

  it("stand under titles of their own in one sheet", () => {
    const reading = buildReading([
      ["3학년 1반 명렬표", ""],
      ["번호", "이름"],
      ["1", "권아인"],
      ["3학년 2반 명렬표", ""],
      ["번호", "이름"],
      ["1", "조수아"],
    ]);

    expect(reading.classes.map(({ key }) => key)).toEqual(["3-1", "3-2"]);
    expect(chooseClasses(reading, undefined).taken).toHaveLength(2);
  });
});

describe("beside a roster that is there", () => {
  const existing = [
    buildStudent({ id: "a", number: 1, name: "권아인" }),
    buildStudent({ id: "b", number: 2, name: "이솔" }),
  ];
  const grid = [
    ["번호", "이름"],
    ["1", "권 아 인"],
    ["2", "조수아"],
    ["3", "정수아"],
  ];

  it("the same pupil is known again and another pupil's number is refused with the name", () => {
    const reading = buildReading(grid, { existing });

    expect(reading.taken.map(({ student, sameAs }) => [student.number, sameAs])).toEqual([
      [1, "a"],
      [3, undefined],
    ]);
    expect(sentencesOf(reading)).toEqual(["3: 2번은 이미 이솔이에요. 다른 번호를 적어 주세요."]);
  });

  it("a number that a pupil of the class keeps is not vacant, one that becomes free is", () => {
    const there = [
      ...existing,
      buildStudent({ id: "c", number: 4, name: "정수아", classKey: "3-1" }),
    ];
    const numbers = (name: string) =>
      listVacantNumbers(
        buildReading(
          [
            ["번호", "이름"],
            ["5", name],
          ],
          { existing: there },
        ),
      );

    expect(numbers("한다솜")).toEqual([3, 4]);
    expect(numbers("권아인")).toEqual([1, 3, 4]);
  });

  it("a number in another class is free", () => {
    const other = [buildStudent({ id: "c", number: 2, name: "한하준", classKey: "3-1" })];
    const reading = buildReading([["3학년 2반"], ...grid], { existing: other });

    expect(reading.notTaken).toEqual([]);
  });

  it("the profile's class is the one without a key, however the file and the roster name it", () => {
    const named = existing.map((student) => ({ ...student, classKey: "3-2" }));
    for (const title of ["3학년 2반", "명단"]) {
      for (const roster of [existing, named]) {
        const reading = buildReading([[title], ...grid], { existing: roster, ownClass: "3-2" });

        expect(reading.taken.map(({ sameAs }) => sameAs)).toEqual(["a", undefined]);
        expect(reading.taken[1]?.student.classKey).toBeUndefined();
        expect(reading.notTaken).toHaveLength(1);
      }
    }
  });
});
