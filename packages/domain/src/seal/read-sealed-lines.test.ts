import { describe, expect, it } from "vitest";
import {
  listChangedHeads,
  listMissingHeads,
  listStrangeHeads,
  mayBeSamePupils,
  readSealedSheet,
} from "./read-sealed-lines.ts";
import { sayChangedHeads, sayUnlooked } from "./seal-words.ts";

const readSealedLines = (rows: readonly (readonly string[])[]) =>
  readSealedSheet([{ name: "상담", rows }])?.lines;
const code = "8273D-1A7FA-37788-0F81B";
const heads = ["날짜", "내용", "약속", "봉인 코드", "메모"];
const sealed = [
  { head: "날짜", text: "2026-11-18" },
  { head: "내용", text: "한 줄\n두 줄" },
  { head: "약속", text: "" },
];
const change = (...row: string[]): readonly string[] => {
  const [line] = readSealedLines([heads, row]) ?? [];
  return line ? listChangedHeads(line, sealed) : ["no line"];
};

it("a file says what of it was not looked at", () => {
  const rows = [["3학년 2반"], heads, ["2026-11-18", "", "", code]];
  const sheet = readSealedSheet([
    { name: "표지", rows: [["상담 기록"]] },
    { name: "상담", rows },
    { name: "빈 시트", rows: [[""]] },
  ]);
  const lines = sheet?.lines ?? [];

  expect(sheet).toMatchObject({ others: ["표지"], above: 1 });
  expect(
    sayUnlooked({
      sheets: sheet?.others ?? [],
      above: sheet?.above ?? 0,
      strange: ["메모"],
      missing: listMissingHeads(lines, ["날짜", "시각", "분", "내용"]),
      records: 12,
    }),
  ).toEqual([
    "「표지」 시트는 보지 않았어요.",
    "칸 이름 위의 1줄은 보지 않았어요.",
    "「메모」 칸은 봉인하지 않는 칸이라 견주지 않았어요.",
    "「시각」, 「분」 칸이 없어서 견주지 못했어요.",
    "이 파일에 없는 상담 기록 12건은 보지 않았어요.",
  ]);
});

describe("a line of a file", () => {
  it("has the number that the spreadsheet shows", () => {
    const lines = readSealedLines([["상담"], heads, ["2026-11-18", "", "", code], [], ["x"]]);

    expect(lines?.map(({ number, code: read }) => [number, read])).toEqual([
      [3, "8273d1a7fa377880f81b"],
      [5, undefined],
    ]);
    expect(readSealedLines([["이름"]])).toBeUndefined();
  });

  it("is compared in every column that was sealed, and in no other", () => {
    expect(change("2026-11-18", "한 줄\r\n두 줄 ", "", code, "내가 적은 것")).toEqual([]);
    expect(change("2026-11-19", "한 줄\n두 줄", "", code)).toEqual(["날짜"]);
    expect(change("2026-11-19", "한 줄\n두 줄", "사과 편지", code)).toEqual(["날짜", "약속"]);
    expect(sayChangedHeads(["날짜", "약속"])).toBe("날짜, 약속이 봉인된 글과 달라요.");
  });
});

const changeOf = (heads: readonly string[], row: readonly string[]): readonly string[] => {
  const [line] = readSealedLines([heads, row]) ?? [];
  return line ? listChangedHeads(line, sealed) : ["no line"];
};

describe("a file whose heads were changed", () => {
  it.each([
    [["날짜", "내용 ", "약속", "봉인 코드"], "내용"],
    [["날짜", "내용2", "약속", "봉인 코드"], "내용"],
    [["날짜", "내 용", "약속", "봉인 코드"], "내용"],
    [["날짜", "상담 내용", "약속", "봉인 코드"], "내용"],
  ])("is found out: %o", (changed, head) => {
    expect(changeOf(changed, ["2026-11-18", "완전히 바꾼 글", "", code])).toEqual([head]);
  });

  it("is found out where a column is gone, or stands there twice", () => {
    expect(changeOf(["날짜", "봉인 코드"], ["2026-11-18", code])).toEqual(["내용"]);
    const twice = ["날짜", "내용", "내용", "약속", "봉인 코드"];
    expect(changeOf(twice, ["2026-11-18", "한 줄\n두 줄", "바꾼 글", "", code])).toEqual(["내용"]);
  });

  it("names what holds words and was never sealed", () => {
    const lines = readSealedLines([
      ["날짜", "내용", "상담 내용", "빈 칸", "봉인 코드"],
      ["2026-11-18", "한 줄", "바꾼 글", "", code],
    ]);
    expect(listStrangeHeads(lines ?? [], ["날짜", "내용", "봉인 코드"])).toEqual(["상담 내용"]);
  });
});

it.each([
  ["3번 김가온", ["김가온"], true],
  // Another number by now.
  ["5번 김가온", ["김가온"], true],
  // Another name by now.
  ["3번 김가은", ["김가온"], true],
  ["3번 이도윤", ["김가온"], false],
  ["3번 김가온, 4번 이도윤", ["김가온"], false],
  ["3번 김가온", [undefined], false],
  ["9번 박전학", [undefined], true],
  ["", ["김가온"], false],
  ["전혀 다른 아이", ["김가온"], false],
  ["4번 홍길동", ["김가온"], false],
  ["김가온 이도윤", ["김가온"], false],
] as const)("「%s」 of a file for %o: %s", (told, names, may) => {
  const pupils = names.map((name) => (name === undefined ? undefined : { number: 3, name }));
  expect(mayBeSamePupils(told, pupils, ["김가온", "이도윤"])).toBe(may);
});
