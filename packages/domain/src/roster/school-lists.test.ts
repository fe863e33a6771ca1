import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGrade } from "../class-assignment/read-grade.ts";
import { readWrittenWho } from "../names/written-who.ts";
import { guessQuestions } from "../survey/guess-questions.ts";
import { readForm } from "../survey/read-form.ts";
import { splitFormText } from "../survey/form-file.ts";
import { buildReading, sentencesOf } from "./reading/build-reading.ts";
import { chooseClasses } from "./reading/change-reading.ts";
import { sayLeftOut, sayUnused } from "./reading/left-out.ts";
import type { RosterReading } from "./reading/roster-reading.ts";
import { splitPastedText } from "./reading/source/split-pasted-text.ts";

type Grid = readonly (readonly string[])[];

interface Golden {
  readonly name: string;
  readonly lines: readonly string[];
  /** Class, number and name, as 명단 reads them. */
  readonly pupils: readonly string[];
  readonly leftOut?: string;
  readonly unused?: string;
  /** What 명단 asks about, and the numbers that it says are nobody's. */
  readonly refused?: readonly string[];
  readonly vacant?: readonly number[];
  /** The lines are pasted as they stand, not cells of a sheet. */
  readonly paste?: true;
  /** Other readers need heads, or take leavers too. */
  readonly only?: "명단";
}

const goldens = JSON.parse(
  readFileSync(new URL("golden-school-lists.json", import.meta.url), "utf8"),
) as readonly Golden[];

const toGrid = ({ lines, paste }: Golden): Grid =>
  paste ? splitPastedText(lines.join("\n")) : lines.map((line) => line.split("|"));
/** Without the class, which 반편성 also takes from the file and 설문 from the class it asks. */
const toPlain = (pupil: string): string => pupil.slice(pupil.indexOf(" ") + 1);

function readRoster(grid: Grid): readonly string[] {
  const reading = chooseClasses(buildReading(grid), undefined);
  expect(reading.notTaken).toEqual([]);
  return listTaken(reading);
}

function listTaken({ taken }: RosterReading): readonly string[] {
  return taken.map(({ row, student }) => `${row.classKey ?? ""} ${student.number} ${student.name}`);
}

function readAssign(grid: Grid): readonly string[] {
  const reading = readGrade([{ rows: grid }], "3학년 2반.xlsx");
  if (!reading.ok) throw new Error(reading.refusal.type);
  expect(reading.value.notTaken).toEqual([]);
  return reading.value.pupils.map(({ number, name }) => `${number} ${name}`);
}

function readSurvey(grid: Grid): readonly string[] {
  const form = readForm(grid);
  if (!form.ok) throw new Error(form.refusal.type);
  const questions = guessQuestions(form.value, []);
  const at = (type: string): number => questions.findIndex((question) => question.type === type);
  return form.value.rows.map((row) => {
    const [name = "", number = ""] = [row[at("name")], row[at("number")]];
    const who = readWrittenWho({ name, number }, undefined);
    return `${who.numbers.join()} ${who.name}`;
  });
}

/** 설문 compares names by their letters. */
const toLetters = (pupil: string): string => {
  const [number = "", ...name] = pupil.split(" ");
  return `${number} ${name
    .join("")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase()}`;
};

describe.each(goldens)("a list with $name", (golden) => {
  const grid = toGrid(golden);

  it("is read as a roster", () => {
    const reading = chooseClasses(buildReading(grid), undefined);
    expect(listTaken(reading)).toEqual(golden.pupils);
    expect(sentencesOf(reading)).toEqual(golden.refused ?? []);
    expect(reading.vacantNumbers).toEqual(golden.vacant ?? reading.vacantNumbers);
    expect(sayLeftOut(reading.leftOut)).toBe(golden.leftOut);
    expect(sayUnused(reading)).toBe(golden.unused ?? sayUnused(reading));
  });
});

describe.each(goldens.filter(({ only }) => !only))("a list with $name", (golden) => {
  const grid = toGrid(golden);

  it("is read by 반편성 and by 설문", () => {
    const plain = golden.pupils.map(toPlain);
    expect(readAssign(grid)).toEqual(plain);
    expect(readSurvey(grid)).toEqual(plain.map(toLetters));
  });
});

describe("what a list does not tell", () => {
  const refused = (lines: readonly string[]): readonly string[] =>
    sentencesOf(buildReading(lines.map((line) => line.split("|"))));

  it("is asked: 2.1 of a spreadsheet in no order is 1 or 10", () => {
    expect(
      refused(["반/번호|성명", "2.3|김가람", "2.12|박다온", "2.1|이나래", "2.4|최라온"]),
    ).toEqual([
      "2: 번호 「2반 3번 또는 30번」을 읽지 못했어요. 1부터 999까지의 숫자로 적어 주세요.",
      "4: 번호 「2반 1번 또는 10번」을 읽지 못했어요. 1부터 999까지의 숫자로 적어 주세요.",
    ]);
  });

  it.each([
    "전출",
    "5.2. 전출",
    "2026.5.2. 전출",
    "5월 전출",
    "전출함",
    "전학감",
    "전출생",
    "타교 전출",
    "유예중",
    "휴학 중",
    "유예 5월",
    "미인정유예",
    "전출(옥천초)",
    "자퇴",
  ])("is asked: %s in 비고", (note) => {
    expect(refused(["번호|이름|비고", `1|김가람|${note}`, "2|이나래|"])).toEqual([
      `2: 「김가람(${note})」은 떠난 학생으로 적혀 있어요. 우리 반 학생이면 이름만 남겨 주세요.`,
    ]);
  });

  it.each(["전출 예정", "전학생", "전입", "전학 옴", "체육 면제", "형이 전출", "전출입 없음"])(
    "is no question: %s in 비고",
    (note) => {
      expect(refused(["번호|이름|비고", `1|김가람|${note}`])).toEqual([]);
    },
  );
});

describe("what is left out is said", () => {
  const read = (lines: readonly string[]) => buildReading(lines.map((line) => line.split("|")));

  it("of columns: without a head, of an unknown head, 한자 behind names", () => {
    expect(sayUnused(read(["번호|이름||주소", "1|김가람(金佳藍)|★|한빛로"]))).toBe(
      "「주소」 「이름의 한자」 3번째 칸(★)은 쓰지 않아요.",
    );
  });

  it("of lines: pupils above the heads too", () => {
    expect(sayLeftOut(read(["7|최라온", "번호|이름", "1|김가람"]).leftOut)).toBe(
      "1번째 줄 「7 최라온」은 표의 머리글 위에 있어서 넣지 않았어요.",
    );
  });

  it("by 반편성 and 설문 too", () => {
    const grid = ["3학년 2반", "번호|이름|주소", "1|김가람|한빛로", "합계|1명|"].map((line) =>
      line.split("|"),
    );
    const lines =
      "1번째 줄 「3학년 2반」은 표의 머리글 위에 있어서, 4번째 줄 「합계 1명」은 합계라 넣지 않았어요.";
    const grade = readGrade([{ rows: grid }], "3학년 2반.xlsx");
    const form = readForm(grid);

    expect(grade.ok && grade.value.leftOut).toEqual([lines, "「주소」는 쓰지 않아요."]);
    expect(form.ok && form.value.leftOut).toEqual([lines]);
  });
});

describe("a paste", () => {
  it.each([
    ["1-neis-head-paste.txt", ["1 김가람", "2 이나래", "4 박다온"]],
    ["2-surname-split-paste.txt", ["1 남궁민", "2 여운형", "3 김가람"]],
    ["3-two-heads-paste.txt", ["1 김가람", "2 이나래"]],
    ["4-zero-width-paste.txt", ["1 박지민", "2 최수아"]],
  ])("%s comes to all three readers", (file, expected) => {
    const text = readFileSync(new URL(`../../../../e2e/rosters/${file}`, import.meta.url), "utf8");

    expect(readRoster(splitPastedText(text)).map(toPlain)).toEqual(expected);
    expect(readAssign(splitPastedText(text))).toEqual(expected);
    expect(readSurvey(splitFormText(text))).toEqual(expected);
  });

  it.each([
    "1.김가나 2.이다라\n3.박마바",
    "1.김가나, 2.이다라, 3.박마바",
    "1번 김가나 2번 이다라\n3번 박마바",
    "1.김가나\t2.이다라\t3.박마바",
    "1 김가나 2 이다라 3 박마바",
    "1) 김가나 / 2) 이다라 / 3) 박마바",
    "1 김 가나\n2 이 다라\n3 박 마바",
    "번호 성 이름\n1 김 가나\n2 이 다라\n3 박 마바",
    "반/번호 성명\n2/1 김가나\n2/2 이다라\n2/3 박마바",
    "반/번호 성명\n2반 1번 김가나\n2반 2번 이다라\n2반 3번 박마바",
    "2/1\t김가나\n2/2\t이다라\n2/3\t박마바",
  ])("of several pupils a line, or their class before them, is cut: %j", (text) => {
    expect(readRoster(splitPastedText(text)).map(toPlain)).toEqual([
      "1 김가나",
      "2 이다라",
      "3 박마바",
    ]);
  });

  it("of pupils with numbered remarks stays as it is", () => {
    expect(splitPastedText("1. 김가람\t1. 우유 2. 땅콩")).toEqual([
      ["1. 김가람", "1. 우유 2. 땅콩"],
    ]);
  });
});

const surnames = ["김", "이", "박", "남", "여", "정", "남궁", "성"];
const given = ["가온", "도윤", "서아", "하린", "준", "다온", "시우", "나래", "은우", "궁민"];
const pupils = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 30 })
  .chain((numbers) =>
    fc
      .array(fc.tuple(fc.constantFrom(...surnames), fc.constantFrom(...given)), {
        minLength: numbers.length,
        maxLength: numbers.length,
      })
      .map((names) =>
        numbers
          .toSorted((a, b) => a - b)
          .map((number, index) => ({
            number,
            surname: names[index]?.[0] ?? "",
            own: names[index]?.[1] ?? "",
          })),
      ),
  );
const unseen = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff"];
const how = fc.record({
  titles: fc.subarray(["2026학년도 3학년 2반 명렬표", "", "담임: 한유진", "옥천초등학교"]),
  hasBlankColumn: fc.boolean(),
  heads: fc.constantFrom("one" as const, "merged" as const, "repeated" as const),
  number: fc.constantFrom("번호" as const, "반/번호" as const),
  isSplit: fc.boolean(),
  unseen: fc.option(fc.tuple(fc.constantFrom(...unseen), fc.nat(3))),
  pageRows: fc.option(fc.integer({ min: 2, max: 9 })),
  hasBlankRows: fc.boolean(),
  ends: fc.subarray(["합계 27명", "담임 한유진", "남|3", "※ 전입 학생은 뒤에 적어요"]),
});
type How = typeof how extends fc.Arbitrary<infer T> ? T : never;
type Pupil = { readonly number: number; readonly surname: string; readonly own: string };

it("a list comes back the same however it is set, in all three readers", () => {
  fc.assert(
    fc.property(pupils, how, (list, way) => {
      const grid = write(list, way);
      const expected = list.map(({ number, surname, own }) => `${number} ${surname}${own}`);

      expect(readRoster(grid).map(toPlain)).toEqual(expected);
      expect(readAssign(grid)).toEqual(expected);
      expect(readSurvey(grid)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

function write(list: readonly Pupil[], way: How): Grid {
  const hide = (name: string): string => {
    if (!way.unseen) return name;
    const [sign, at] = way.unseen;
    return `${name.slice(0, at)}${sign}${name.slice(at)}`;
  };
  const name = way.isSplit ? ["성", "이름"] : ["성명"];
  const upper = [
    [way.number, ...name, "성별", "연락처", "연락처", "비고"],
    [way.number, ...name, "성별", "연락처", "", "비고"],
  ][way.heads === "merged" ? 1 : 0];
  const lower = [
    ...[way.number, ...name, "성별"].map((head) => (way.heads === "merged" ? "" : head)),
    "부",
    "모",
    "",
  ];
  const heads =
    way.heads === "one"
      ? [[way.number, ...name, "성별", "부", "모", "비고"]]
      : [upper ?? [], lower];
  const rows = list.flatMap(({ number, surname, own }, index) => {
    const isPage = way.pageRows && index > 0 && index % way.pageRows === 0;
    const row = [
      way.number === "번호" ? String(number) : `2/${number}`,
      ...(way.isSplit ? [surname, hide(own)] : [hide(`${surname}${own}`)]),
      index % 2 ? "남" : "여",
      index % 3 ? "010-1000-0001" : "",
      "010-1000-0002",
      "",
    ];
    return [...(isPage ? heads : []), ...(way.hasBlankRows && index % 4 === 3 ? [[""]] : []), row];
  });
  const ends = way.ends.map((end) => end.split("|"));
  const grid = [...way.titles.map((title) => [title]), ...heads, ...rows, ...ends];
  return way.hasBlankColumn ? grid.map((row) => ["", ...row]) : grid;
}
