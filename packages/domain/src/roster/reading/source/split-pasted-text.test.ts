import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseDelimited } from "./parse-delimited.ts";
import { splitPastedText } from "./split-pasted-text.ts";

describe("a paste is cut", () => {
  it.each([
    [
      "at tabs",
      "1\t권아인\n2\t조수아\n",
      [
        ["1", "권아인"],
        ["2", "조수아"],
      ],
    ],
    ["at tabs, keeping blanks in a name", "22\t응우옌 티 란\t남", [["22", "응우옌 티 란", "남"]]],
    [
      "at commas",
      "번호,이름\n1,권아인",
      [
        ["번호", "이름"],
        ["1", "권아인"],
      ],
    ],
    [
      "at semicolons",
      "1;권아인\n2;조수아",
      [
        ["1", "권아인"],
        ["2", "조수아"],
      ],
    ],
    [
      "at blanks",
      "1 권아인 여\n2  조수아 여",
      [
        ["1", "권아인", "여"],
        ["2", "조수아", "여"],
      ],
    ],
    [
      "at blanks, a name of several words staying whole",
      "22 응우옌 티 란 남 2017-09-01 010-1234-5678",
      [["22", "응우옌 티 란", "남", "2017-09-01", "010-1234-5678"]],
    ],
    [
      "at blanks between headings",
      "번호 이름 성별\n1 권아인 여",
      [
        ["번호", "이름", "성별"],
        ["1", "권아인", "여"],
      ],
    ],
    [
      "behind a number with a point",
      "1.권아인\n2) 조수아\n3번 정수아",
      [
        ["1", "권아인"],
        ["2)", "조수아"],
        ["3번", "정수아"],
      ],
    ],
    [
      "at blanks, words without a number standing where the name stands",
      "1 권아인\n열 최지호\n2 조수아",
      [
        ["1", "권아인"],
        ["", "열 최지호"],
        ["2", "조수아"],
      ],
    ],
    ["at lines", "권아인\n조수아", [["권아인"], ["조수아"]]],
    ["from one line of names", "권아인, 조수아, 정수아", [["권아인"], ["조수아"], ["정수아"]]],
    [
      "from one line of numbered names",
      "1 권아인, 2 조수아",
      [
        ["1", "권아인"],
        ["2", "조수아"],
      ],
    ],
    [
      "with Windows line ends",
      "1\t권아인\r\n2\t조수아\r\n",
      [
        ["1", "권아인"],
        ["2", "조수아"],
      ],
    ],
    [
      "without a mark of the encoding",
      "\ufeff번호,이름\n1,이솔",
      [
        ["번호", "이름"],
        ["1", "이솔"],
      ],
    ],
    [
      "keeping quoted commas",
      '번호,이름,비고\n1,이솔,"우유, 땅콩"',
      [
        ["번호", "이름", "비고"],
        ["1", "이솔", "우유, 땅콩"],
      ],
    ],
    [
      "keeping a line break in a spreadsheet's cell",
      '1\t이솔\t"우유\n땅콩"\n2\t서건우\t',
      [
        ["1", "이솔", "우유\n땅콩"],
        ["2", "서건우", ""],
      ],
    ],
    [
      "with a stray quote as it is",
      '1\t"이솔\n2\t서건우',
      [
        ["1", '"이솔'],
        ["2", "서건우"],
      ],
    ],
    [
      "keeping a title whole",
      "2026학년도 3학년 2반 명렬표\n1 권아인",
      [["2026학년도 3학년 2반 명렬표"], ["1", "권아인"]],
    ],
  ])("%s", (_how, text, cells) => {
    expect(splitPastedText(text)).toEqual(cells);
  });
});

test("what a spreadsheet writes is read back cell by cell", () => {
  const cell = fc.string({
    unit: fc.constantFrom("가", "1", ",", '"', "\n", " ", "\t"),
    maxLength: 6,
  });
  const row = fc.array(cell, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (grid) => {
      const text = grid
        .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(","))
        .join("\n");

      expect(parseDelimited(text, ",")).toEqual(grid);
    }),
  );
});

test("5 MB of quotes and of text are cut in one pass", () => {
  const quotes = '"a,'.repeat(1_600_000);
  const lines = "1\t권아인\t여\n".repeat(450_000);

  expect(parseDelimited(quotes, ",")[0]).toHaveLength(1_600_001);
  expect(splitPastedText(lines)).toHaveLength(450_000);
});
