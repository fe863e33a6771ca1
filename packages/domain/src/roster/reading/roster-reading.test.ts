import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { buildReading, numbersOf, sentencesOf } from "./build-reading.ts";
import { buildStudent } from "../../student/build-student.ts";
import { mendRow } from "./change-reading.ts";
import { listVacantNumbers } from "./vacant-numbers.ts";
import { readRosterGrid, readRosterSheets, ROSTER_ROW_LIMIT } from "./roster-reading.ts";
import { splitPastedText } from "./source/split-pasted-text.ts";

const rosterFolder = new URL("../../../../../e2e/rosters/", import.meta.url);

describe("a real roster", () => {
  it.each([
    ["class-3-2-euckr.csv", "euc-kr"],
    ["class-3-2-paste.tsv", "utf-8"],
  ])("%s gives 27 pupils, 결번 9, two 김민준 and a foreign name", (file, encoding) => {
    const bytes = readFileSync(new URL(file, rosterFolder));
    const reading = buildReading(splitPastedText(new TextDecoder(encoding).decode(bytes)));

    expect(reading.notTaken).toEqual([]);
    expect(reading.taken).toHaveLength(27);
    expect(listVacantNumbers(reading)).toEqual([9]);
    expect(numbersOf(reading, "김민준")).toEqual([8, 17]);
    expect(numbersOf(reading, "응우옌티란")).toEqual([22]);
  });

  it("as EUC-KR also gives sex, birthday and remarks", () => {
    const bytes = readFileSync(new URL("class-3-2-euckr.csv", rosterFolder));
    const reading = buildReading(splitPastedText(new TextDecoder("euc-kr").decode(bytes)));

    expect(reading.columns.map(({ column }) => column)).toEqual([
      "number",
      "name",
      "sex",
      "birthday",
      "note",
    ]);
    expect(reading.taken[11]?.student).toEqual({
      number: 13,
      name: "오서연",
      sex: "female",
      birthday: "2017-01-17",
      health: { allergens: [2] },
    });
  });
});

describe("a list with mistakes", () => {
  const grid = [
    ["2026학년도 3학년 2반 명렬표 (고칠 곳 있음)", "", "", "", ""],
    ["", "", "", "", ""],
    ["번호", "성명", "성별", "생년월일", "비고"],
    ["1", "권아인", "여", "2017-05-24", ""],
    ["2", "조수아", "여", "2017-02-14", ""],
    ["2", "정수아", "여", "2017-04-15", ""],
    ["4", "남궁하은", "남", "2017-10-22", ""],
    ["5", "", "남", "2017-05-02", ""],
    ["6", "최지호", "여", "2017년 2월 30일", ""],
    ["7번", "서지후", "여", "2017-01-25", ""],
    ["열", "황하은", "여", "2017-06-02", ""],
    ["11", "전아인", "여", "17.3.4", ""],
  ];

  it("takes what can be read and says of each other row why not", () => {
    const reading = buildReading(grid);

    expect(reading.taken.map(({ student }) => student.number)).toEqual([1, 2, 4, 7, 11]);
    expect(reading.taken.at(-1)?.student.birthday).toBe("2017-03-04");
    expect(reading.taken[0]?.student.classKey).toBe("3-2");
    expect(sentencesOf(reading)).toEqual([
      "6: 2번은 5번째 줄의 조수아와 겹쳐요. 번호를 고쳐 주세요.",
      "8: 이름을 적어 주세요.",
      "9: 생년월일 「2017년 2월 30일」은 달력에 없는 날이에요.",
      "11: 번호 「열」을 읽지 못했어요. 1부터 999까지의 숫자로 적어 주세요.",
    ]);
    expect(reading.notTaken[0]?.row.cells).toMatchObject({ number: "2", name: "정수아" });
  });

  it("is mended row by row until everyone is taken", () => {
    const mended = [
      [6, { number: "3" }],
      [8, { name: "송시우" }],
      [9, { birthday: "2017-02-28" }],
      [11, { number: "10" }],
    ] as const;

    const reading = mended.reduce((now, [rowNumber, cells]) => {
      const row = now.notTaken.find((one) => one.row.rowNumber === rowNumber)?.row;
      return mendRow(now, row?.key ?? "", cells);
    }, buildReading(grid));

    expect(reading.notTaken).toEqual([]);
    expect(reading.taken.map(({ student }) => student.number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 10, 11,
    ]);
  });

  it("frees the second row of a number when the first gets another", () => {
    const reading = buildReading(grid);
    const first = reading.taken.find(({ student }) => student.number === 2)?.row.key ?? "";

    const after = mendRow(reading, first, { number: "3" });

    expect(numbersOf(after, "정수아")).toEqual([2]);
    expect(numbersOf(after, "조수아")).toEqual([3]);
  });
});

describe("columns", () => {
  it.each([
    ["성 명", "출석 번호"],
    ["이름", "No."],
    ["학생 이름", "번 호"],
    ["Name", "NUMBER"],
    ["성명(한글)", "*번호"],
  ])("「%s」 and 「%s」 are name and number in any order", (name, number) => {
    const reading = buildReading([
      [name, number],
      ["이솔", "26"],
    ]);

    expect(reading.taken[0]?.student).toEqual({ number: 26, name: "이솔" });
  });

  it("say which headings are not used, and prefer 번호 to 순번", () => {
    const reading = buildReading([
      ["순번", "번호", "이름", "주소", "학생 휴대폰", "보호자 연락처"],
      ["1", "26", "이솔", "한빛로 1", "010-0000-0000", "01012345678"],
    ]);

    expect(reading.taken[0]?.student).toEqual({
      number: 26,
      name: "이솔",
      guardianPhone: "010-1234-5678",
    });
    expect(reading.unusedHeadings).toEqual(["순번", "주소", "학생 휴대폰"]);
  });

  it("are read twice where two lists stand side by side", () => {
    const reading = buildReading([
      ["번호", "이름", "성별", "", "번호", "이름", "성별"],
      ["1", "권아인", "여", "", "15", "손하윤", "남"],
      ["2", "조수아", "여", "", "16", "양주원", "여"],
      ["3", "정수아", "여", "", "", "", ""],
    ]);

    expect(reading.taken.map(({ student }) => student.number)).toEqual([1, 2, 3, 15, 16]);
    expect(reading.notTaken).toEqual([]);
  });

  it("are guessed in lists side by side without headings", () => {
    const reading = buildReading([
      ["1", "김가람", "여", "16", "박나래", "여"],
      ["2", "최라온", "남", "17", "한다솜", "여"],
      ["3", "정수아", "여", "", "", ""],
    ]);

    expect(reading.taken.map(({ student }) => [student.number, student.name])).toEqual([
      [1, "김가람"],
      [2, "최라온"],
      [3, "정수아"],
      [16, "박나래"],
      [17, "한다솜"],
    ]);
    expect(reading.notTaken).toEqual([]);
  });

  it("are numbered list after list where two stand side by side without numbers", () => {
    const reading = buildReading([
      ["이름", "이름"],
      ["김가람", "한다솜"],
      ["박나래", "정수아"],
    ]);

    expect(reading.taken.map(({ student }) => [student.number, student.name])).toEqual([
      [1, "김가람"],
      [2, "박나래"],
      [3, "한다솜"],
      [4, "정수아"],
    ]);
  });

  it("stand up where the list lies on its side", () => {
    const reading = buildReading([
      ["3학년 2반"],
      ["번호", "1", "2", "4"],
      ["이름", "김가람", "박나래", "최라온"],
      ["성별", "여", "여", "남"],
    ]);

    expect(reading.taken.map(({ student }) => student)).toEqual([
      { number: 1, name: "김가람", sex: "female", classKey: "3-2" },
      { number: 2, name: "박나래", sex: "female", classKey: "3-2" },
      { number: 4, name: "최라온", sex: "male", classKey: "3-2" },
    ]);
  });

  it("split a pupil's code into grade, class and number", () => {
    const reading = buildReading([
      ["학번", "성명"],
      ["30207", "서지후"],
      ["3208", "김민준"],
    ]);

    expect(reading.taken.map(({ student }) => student)).toEqual([
      { number: 7, name: "서지후", classKey: "3-2" },
      { number: 8, name: "김민준", classKey: "3-2" },
    ]);
  });

  it("are guessed in a list without headings", () => {
    const reading = buildReading([
      ["3", "2", "1", "권아인", "여", "2017-05-24", "010-1234-5678"],
      ["3", "2", "2", "조수아", "여", "2017-02-14", ""],
      ["3", "2", "3", "응우옌 티 란", "남", "2017. 4. 15.", "010-9999-5678"],
    ]);

    expect(reading.columns.map(({ column }) => column)).toEqual([
      "grade",
      "classNo",
      "number",
      "name",
      "sex",
      "birthday",
      "guardianPhone",
    ]);
    expect(reading.taken[2]?.student).toEqual({
      number: 3,
      name: "응우옌 티 란",
      sex: "male",
      birthday: "2017-04-15",
      guardianPhone: "010-9999-5678",
      classKey: "3-2",
    });
  });
});

describe("rows that are no pupils", () => {
  it("are passed over: titles, repeated headings, sums, remarks, blanks", () => {
    const reading = buildReading([
      ["한빛초등학교", "", ""],
      ["번호", "이름", "성별"],
      ["1", "권아인", "여"],
      ["번호", "이름", "성별"],
      ["2", "조수아", "여"],
      ["", "", ""],
      ["합계", "2명", ""],
      ["", "계", "2"],
      ["※ 3월 2일 기준", "", ""],
    ]);

    expect(reading.taken).toHaveLength(2);
    expect(reading.notTaken).toEqual([]);
  });

  it("are reported when words stand in the number's place", () => {
    const reading = buildReading([
      ["번호", "이름"],
      ["1", "권아인"],
      ["청소 한유진", ""],
    ]);

    expect(sentencesOf(reading)).toEqual([
      "3: 번호 「청소 한유진」을 읽지 못했어요. 1부터 999까지의 숫자로 적어 주세요.",
    ]);
  });

  it.each([["담임 한유진", ""], ["담임: 한유진"], ["담임", "한유진"], ["", "담임 : 한유진"]])(
    "say that they are left out where they name the teacher: %j %j",
    (...line) => {
      const reading = buildReading([["번호", "이름"], ["1", "권아인"], line]);

      expect([reading.taken.length, reading.notTaken]).toEqual([1, []]);
      expect(reading.leftOut).toMatchObject([{ rowNumber: 3, why: "teacher" }]);
    },
  );

  it("are vacant numbers when a number stands alone or says so", () => {
    const reading = buildReading([
      ["번호", "이름", "성별"],
      ["1", "권아인", "여"],
      ["2", "", ""],
      ["3", "결번", ""],
      ["4", "정수아", "여"],
      ["6", "최지호", "여"],
      ["7", "-", ""],
      ["8", "(결번)", ""],
      ["9", "유예", ""],
    ]);

    expect(reading.taken.map(({ student }) => student.number)).toEqual([1, 4, 6]);
    expect(reading.notTaken).toEqual([]);
    expect(listVacantNumbers(reading)).toEqual([2, 3, 5, 7, 8, 9]);
  });
});

it("who left, as the list says beside the name, is not taken and can be mended", () => {
  const reading = buildReading([
    ["번호", "이름"],
    ["1", "권아인"],
    ["2", "김가람(전출)"],
  ]);

  expect(reading.taken.map(({ student }) => student.name)).toEqual(["권아인"]);
  expect(sentencesOf(reading)).toEqual([
    "3: 「김가람(전출)」은 떠난 학생으로 적혀 있어요. 우리 반 학생이면 이름만 남겨 주세요.",
  ]);
});

describe("a list without numbers", () => {
  it("gets them in its order", () => {
    const reading = buildReading(splitPastedText("권아인\n조수아\n\n이 솔\n"));

    expect(reading.isNumberedHere).toBe(true);
    expect(reading.taken.map(({ student }) => student)).toEqual([
      { number: 1, name: "권아인" },
      { number: 2, name: "조수아" },
      { number: 3, name: "이솔" },
    ]);
  });

  it("keeps the numbers of pupils who are there, namesakes one after another", () => {
    const existing = [
      buildStudent({ id: "a", number: 8, name: "김민준" }),
      buildStudent({ id: "b", number: 17, name: "김민준" }),
    ];

    const reading = buildReading([["김민준"], ["권아인"], ["김민준"], ["김민준"]], { existing });

    expect(reading.taken.map(({ student, sameAs }) => [student.number, sameAs])).toEqual([
      [8, "a"],
      [18, undefined],
      [17, "b"],
      [19, undefined],
    ]);
  });
});

describe("what is no roster", () => {
  it.each([
    ["nothing", [], "FileEmpty"],
    ["blanks", [["", " "], []], "FileEmpty"],
    [
      "numbers only",
      [
        ["1", "2"],
        ["3", "4"],
      ],
      "NameColumnMissing",
    ],
    [
      "numbers and points",
      [
        ["1", "90점"],
        ["2", "85점"],
      ],
      "NameColumnMissing",
    ],
    ["headings only", [["번호", "이름"]], "NameColumnMissing"],
    [
      "more pupils than a school year has",
      [
        ["번호", "이름"],
        ...Array.from({ length: ROSTER_ROW_LIMIT + 1 }, (_, i) => [`${i}`, "이솔"]),
      ],
      "TooManyRows",
    ],
  ])("%s is refused", (_what, grid, type) => {
    expect(readRosterGrid(grid)).toMatchObject({ ok: false, refusal: { type } });
  });
});

test("a sheet of endless lines beside the roster is left alone, not searched for names", () => {
  const endless = {
    name: "로그",
    rows: Array.from({ length: 10_001 }, (_, i) => [`${i}`, "이솔"]),
  };
  const roster = {
    name: "명단",
    rows: [
      ["번호", "이름"],
      ["1", "김가온"],
    ],
  };

  expect(readRosterSheets([endless, roster])).toMatchObject({
    ok: true,
    value: { taken: [{ student: { name: "김가온" } }] },
  });
  expect(readRosterSheets([endless])).toMatchObject({ refusal: { type: "TooManyRows" } });
});

test("300 rows of full-width digits and odd blanks are read", () => {
  const grid = Array.from({ length: 300 }, (_, i) => [` ${toFullWidth(i + 1)}번 `, `　이 솔${i} `]);

  const reading = buildReading([["번　호", "이　름"], ...grid]);

  expect(reading.taken).toHaveLength(300);
  expect(reading.taken.at(-1)?.student.number).toBe(300);
});

function toFullWidth(value: number): string {
  return Array.from(String(value), (digit) => String.fromCodePoint(0xff10 + Number(digit))).join(
    "",
  );
}
