import { expect, test } from "vitest";
import { toSentence } from "../../../base/result.ts";
import { findRosterFormat, ROSTER_FILE_LIMIT_BYTES, rosterFileMessages } from "./roster-file.ts";

const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0);
const oldOffice = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const text = Uint8Array.of(0xb9, 0xf8, 0xc8, 0xa3, 0x2c);

test.each([
  ["명단.xlsx", zip, "xlsx"],
  ["명단.XLSX", zip, "xlsx"],
  ["이름만 예전.xls", zip, "xlsx"],
  ["명단.csv", text, "text"],
  ["명단.tsv", text, "text"],
  ["명단.txt", text, "text"],
])("%s is read as %s", (name, head, format) => {
  expect(findRosterFormat({ name, sizeBytes: 1000, head })).toEqual({ ok: true, value: format });
});

test.each([
  ["명단.xls", oldOffice, 1000, "OldExcelFile", ".xlsx로 바꿔 저장"],
  ["나이스.xls", Uint8Array.of(0x3c, 0x68, 0x74, 0x6d), 1000, "OldExcelFile", ".xlsx로 바꿔 저장"],
  ["명단.xlsx", oldOffice, 1000, "FileLocked", "암호"],
  ["명단.xlsx", text, 1000, "FileUnreadable", "읽지 못했어요"],
  ["명단.csv", zip, 1000, "FileUnreadable", "읽지 못했어요"],
  ["명단.hwp", oldOffice, 1000, "FileTypeUnknown", ".hwp 파일은"],
  ["명단", text, 1000, "FileTypeUnknown", "이 파일은"],
  ["명단.csv", text, 0, "FileEmpty", "비어 있어요"],
  ["명단.xlsx", zip, ROSTER_FILE_LIMIT_BYTES + 1, "FileTooLarge", "5MB"],
])("%s (%o, %i bytes) is refused: %s", (name, head, sizeBytes, type, words) => {
  const found = findRosterFormat({ name, sizeBytes, head });

  expect(found).toMatchObject({ ok: false, refusal: { type } });
  if (!found.ok) expect(toSentence(rosterFileMessages, found.refusal)).toContain(words);
});
