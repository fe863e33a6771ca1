import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { defaultRules } from "@damim/domain/attendance/attendance-rules.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { listCounted } from "@damim/domain/attendance/counted-marks.ts";
import { countInRecord, sumTotals } from "@damim/domain/attendance/count/attendance-counts.ts";
import { attendanceKinds } from "@damim/domain/attendance/code/attendance-code.ts";
import { makeYear } from "@damim/domain/attendance-year/compare-school-years.ts";
import { buildYearlyTable } from "@damim/domain/attendance-year/yearly-table.ts";
import { toMonth } from "@damim/domain/calendar-day/calendar-day.ts";
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
    calendar: { ...plainCalendar, firstUse: "2026-11-16" },
  });

  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [lines, sums] = sheets.map(({ rows }) =>
    rows.map((row) => row.filter((cell) => cell !== null && cell !== "").join(" | ")),
  );

  expect(lines?.slice(0, 2)).toEqual(["2026년 11월 출결 마감", "11월 16일부터 적었어요"]);
  expect(lines?.slice(3)).toEqual([
    "1 | 강도윤 | 2026-11-19 | 2026-11-20 | 2 | 질병 결석 | =열 | 결석신고서 (2026-11-23까지)",
    "2 | 권서아 | 2026-11-20 | 2026-11-20 | 1 | 출석인정 지각",
  ]);
  expect(sums?.slice(1, 3)).toEqual(["결석 | 2 | 0 | 0 | 0 | 2", "지각 | 0 | 0 | 0 | 1 | 0"]);
});

it("marks a line that no sum has, because its day counts for another, and says so", async () => {
  const both = [
    buildMark({ studentId: "s1", day: "2026-11-19", kind: "earlyLeave", reason: "illness" }),
    buildMark({ studentId: "s1", day: "2026-11-19", kind: "late", reason: "unexcused" }),
  ];
  const facts = { marks: both, calendar: plainCalendar, rules: defaultRules };
  const cases = listAbsenceCases({ ...facts, papers: new Map() });
  const students = [{ id: "s1", number: 1, name: "강도윤" }];
  const file = await createCloseFile({ ...facts, month: "2026-11", students, cases });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const codes = sheets[0]?.rows.map((row) => row[5]).filter(Boolean);

  expect(sheets[0]?.rows[1]?.[0]).toBe("＊ 1건은 같은 날 다른 출결로 세어 계에 들어가지 않아요.");
  expect(codes?.slice(1).toSorted()).toEqual(["미인정 지각 ＊", "질병 조퇴"]);
});

it.each(Array.from({ length: 12 }, (_, seed) => seed))(
  "sums what 출결조회 sums, with leavers and newcomers, in school year %i",
  async (seed) => {
    const { year, students, marks, fold } = makeYear(seed);
    const counted = listCounted(marks, new Map(students.map((each) => [each.id, each])));
    const rows = buildYearlyTable({ year, students, marks, calendar: plainCalendar, fold });
    for (const month of new Set(marks.map(({ day }) => toMonth(day)))) {
      const file = await createCloseFile({
        month,
        students,
        cases: [],
        marks: counted,
        rules: { ...defaultRules, ...fold },
        calendar: plainCalendar,
      });
      const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
      const totals = sumTotals(rows.flatMap(({ byMonth }) => byMonth.get(month) ?? []));
      expect(sheets[1]?.rows.slice(1, 5).map((row) => row[5])).toEqual(
        attendanceKinds.map((kind) => countInRecord(totals, kind)),
      );
    }
  },
);
