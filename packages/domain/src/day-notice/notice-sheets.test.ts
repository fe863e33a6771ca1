import { expect, it } from "vitest";
import { LONGEST_NOTICE_LINE_CHARACTERS, MOST_NOTICE_LINES } from "./day-notice.ts";
import { toNoticePaper } from "./notice-sheets.ts";

const short = "독서록 3주차 내기";

it.each([
  [1, short, 18, [1]],
  [17, short, 18, [17]],
  [22, short, 14, [22]],
  [26, short, 12, [26]],
  [40, short, 14, [22, 18]],
  [12, "가".repeat(60), 12, [12]],
])("%i lines of %j stand in letters of %i px", (count, line, size, sheets) => {
  const paper = toNoticePaper(Array.from({ length: count }, () => line));
  expect(paper.size).toBe(size);
  expect(paper.sheets.map(({ lines }) => lines.length)).toEqual(sheets);
});

it("loses no line and numbers them on, however many and long they are", () => {
  const lines = Array.from({ length: MOST_NOTICE_LINES }, (_, at) =>
    `${at} `.padEnd(LONGEST_NOTICE_LINE_CHARACTERS, "가"),
  );
  const { sheets } = toNoticePaper(lines);
  expect(sheets.flatMap((sheet) => sheet.lines)).toEqual(lines);
  for (const { from, lines: own } of sheets) expect(lines.indexOf(own[0] ?? "")).toBe(from - 1);
});
