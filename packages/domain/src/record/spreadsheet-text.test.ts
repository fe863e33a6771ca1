import { expect, it, test } from "vitest";
import { toSheetNames, toSpreadsheetText } from "./spreadsheet-text.ts";

test.each([
  ["_x0041_", "_x005F_x0041_"],
  ["_x005F_x0041_", "_x005F_x005F_x005F_x0041_"],
  ["_x0041", "_x0041"],
  ["a_xd83d_b", "a_x005F_xd83d_b"],
  ["밑_줄_", "밑_줄_"],
  [12, 12],
])("%s stands in a cell as %s", (text, cell) => {
  expect(toSpreadsheetText(text)).toBe(cell);
});

it("sheets have names that a spreadsheet takes, each once", () => {
  expect(
    toSheetNames(["[3-2] 반/번호?", "가".repeat(40), "가".repeat(40), "'", "3반", "3반"]),
  ).toEqual(["(3-2) 반 번호", "가".repeat(31), `${"가".repeat(26)} (2)`, "시트", "3반", "3반 (2)"]);
});
