import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as v from "valibot";
import {
  attendanceCodes,
  attendanceKinds,
  attendanceReasons,
  attendanceSymbols,
  findCodeBySymbol,
  isCountedInRecord,
  kindLabels,
  reasonLabels,
  toCodeLabel,
} from "./attendance-code.ts";

const golden = v.parse(
  v.object({
    kinds: v.array(v.object({ id: v.picklist(attendanceKinds), ko: v.string() })),
    reasons: v.array(
      v.object({
        id: v.picklist(attendanceReasons),
        ko: v.string(),
        countedInRecord: v.boolean(),
      }),
    ),
    symbols: v.record(v.string(), v.record(v.string(), v.string())),
  }),
  JSON.parse(readFileSync(new URL("../golden-attendance-codes.json", import.meta.url), "utf8")),
);

test("kinds, reasons and symbols are those of the golden table", () => {
  expect(golden.kinds.map(({ id }) => id)).toEqual(attendanceKinds);
  expect(golden.reasons.map(({ id }) => id)).toEqual(attendanceReasons);
  expect(attendanceSymbols).toEqual(golden.symbols);
  for (const { id, ko } of golden.kinds) expect(kindLabels[id]).toBe(ko);
  for (const { id, ko, countedInRecord } of golden.reasons) {
    expect(reasonLabels[id]).toBe(ko);
    expect(isCountedInRecord(id)).toBe(countedInRecord);
  }
});

test("there are 16 codes, each with a label and a symbol of its own", () => {
  expect(attendanceCodes).toHaveLength(16);
  expect(new Set(attendanceCodes.map(toCodeLabel)).size).toBe(16);
  for (const code of attendanceCodes) {
    expect(findCodeBySymbol(attendanceSymbols[code.kind][code.reason])).toEqual(code);
  }
});

test("labels name the reason first", () => {
  expect(toCodeLabel({ kind: "absent", reason: "illness" })).toBe("질병 결석");
  expect(toCodeLabel({ kind: "classMissed", reason: "excused" })).toBe("출석인정 결과");
});

test("a symbol is found as it is typed, also the common stand-ins", () => {
  expect(findCodeBySymbol("∞")).toEqual({ kind: "earlyLeave", reason: "other" });
  expect(findCodeBySymbol("x")).toEqual({ kind: "late", reason: "unexcused" });
  expect(findCodeBySymbol("?")).toBeUndefined();
});
