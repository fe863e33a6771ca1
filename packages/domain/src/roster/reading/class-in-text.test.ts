import { expect, test } from "vitest";
import { findClassInCell, findClassInText } from "./class-in-text.ts";

test.each([
  ["2026학년도 3학년 2반 명렬표", { grade: "3", classNo: "2" }],
  ["2026학년도3학년2반", { grade: "3", classNo: "2" }],
  ["3학년 02반", { grade: "3", classNo: "2" }],
  ["１학년 사랑반 명단", { grade: "1", classNo: "사랑" }],
  ["3-2", { grade: "3", classNo: "2" }],
  ["명단 (3-2)", { grade: "3", classNo: "2" }],
  ["3-2반 명렬", { grade: "3", classNo: "2" }],
  ["2026-03-02 기준", undefined],
  ["2026학년도 명렬표", undefined],
  ["우리 반 명단", undefined],
  ["", undefined],
])("%s names the class %j", (title, expected) => {
  expect(findClassInText(title)).toEqual(expected);
});

test.each([
  ["1", { classNo: "1" }],
  ["01", { classNo: "1" }],
  ["1반", { classNo: "1" }],
  ["1.0", { classNo: "1" }],
  ["2-1", { grade: "2", classNo: "1" }],
  ["2학년 1반", { grade: "2", classNo: "1" }],
  ["사랑반", { classNo: "사랑" }],
  [" ", undefined],
])("a cell %s is the class %j", (cell, expected) => {
  expect(findClassInCell(cell)).toEqual(expected);
});
