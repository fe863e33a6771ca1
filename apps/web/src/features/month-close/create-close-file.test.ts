import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { defaultRules } from "@damim/domain/attendance/attendance-rules.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { listCasesOfMonth } from "@damim/domain/month-close/close-blockers.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { createCloseFile } from "./create-close-file.ts";

const absent = { studentId: "s1", kind: "absent", reason: "illness" } as const;
const marks = [
  buildMark({ ...absent, day: "2026-11-19", note: "=열" }),
  buildMark({ ...absent, day: "2026-11-20", enteredAs: "illness" }),
  buildMark({ studentId: "s2", day: "2026-11-20", kind: "late", reason: "excused" }),
  buildMark({ studentId: "s2", day: "2026-10-20", kind: "late", reason: "other" }),
];

it("holds the month's absences in NEIS order with papers, and their sums", async () => {
  const cases = listAbsenceCases({
    marks,
    papers: new Map(),
    calendar: plainCalendar,
    rules: defaultRules,
  });
  const file = await createCloseFile({
    month: "2026-11",
    students: [
      { id: "s1", number: 1, name: "강도윤" },
      { id: "s2", number: 2, name: "권서아" },
    ],
    cases: listCasesOfMonth(cases, "2026-11"),
    marks,
    rules: defaultRules,
  });

  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [lines, sums] = sheets.map(({ rows }) =>
    rows.map((row) => row.filter((cell) => cell !== null && cell !== "").join(" | ")),
  );

  expect(lines?.slice(2)).toEqual([
    "1 | 강도윤 | 2026-11-19 | 2026-11-20 | 2 | 질병 결석 | =열 | 결석신고서 (2026-11-23까지)",
    "2 | 권서아 | 2026-11-20 | 2026-11-20 | 1 | 출석인정 지각",
  ]);
  expect(sums?.slice(1, 3)).toEqual(["결석 | 2 | 0 | 0 | 0 | 2", "지각 | 0 | 0 | 0 | 1 | 0"]);
});
