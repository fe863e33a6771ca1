import { expect, test } from "vitest";
import { toDownloadName } from "./save-file.ts";

test.each([
  ["[3-2] 음악회 설문.xlsx", "(3-2) 음악회 설문.xlsx"],
  ["학급운영비 3/4월: 정산?.xlsx", "학급운영비 3 4월  정산 .xlsx"],
  ["..\\비밀.txt", "비밀.txt"],
  ["???.xlsx", "파일.xlsx"],
  ["/.zip", "파일.zip"],
  ["...", "파일"],
  ["", "파일"],
  ["...명단", "명단"],
])("「%s」 is saved as 「%s」", (name, saved) => {
  expect(toDownloadName(name)).toBe(saved);
});
