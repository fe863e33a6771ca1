import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import {
  attendanceKinds,
  attendanceReasons,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { defaultRules } from "@damim/domain/attendance/attendance-rules.ts";
import { listAbsenceCases } from "@damim/domain/attendance-papers/absence-case.ts";
import { buildYearlyTable } from "@damim/domain/attendance-year/yearly-table.ts";
import {
  listOpenDaysBetween,
  plainCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { outputColumns, toRosterSheet } from "@damim/domain/roster/roster-output.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { writeSpreadsheet } from "../../apps/server/src/archive/spreadsheet.ts";
import {
  createTotalsFile,
  createYearlyFile,
} from "../../apps/web/src/features/attendance-lookup/create-totals-file.ts";
import { toClassRows } from "../../apps/web/src/features/attendance-lookup/totals-rows.ts";
import type { Budget, KeptEntry } from "@damim/domain/budget/budget.ts";
import { createSettlementFile } from "../../apps/web/src/features/budget/settlement/settlement-file.ts";
import { createCloseFile } from "../../apps/web/src/features/month-close/create-close-file.ts";
import { fileColumns } from "../../apps/web/src/features/student-page/file-columns.ts";
import { createTableFile, toTableSheet } from "../../apps/web/src/kit/table/create-table-file.ts";

/** What an office program likes to take for something else: formulas, dates, numbers, its own separators. */
const hostileTexts = [
  "=1+1",
  "+82 10-0000-0000",
  "-김",
  "@SUM(A1)",
  "강\"도'윤",
  "김,쉼표;세미",
  "두 줄\n메모",
  "00123",
  "1/2",
  "2026-03-02",
  "1e5",
  "TRUE",
  "😀 이모지",
  " 앞뒤 빈칸 ",
  "<b>&amp;</b>",
  "가".repeat(200),
];
const students: readonly RosterStudent[] = Array.from({ length: 300 }, (_, index) => {
  const text = hostileTexts[index % hostileTexts.length] ?? "";
  return {
    id: `s${index}`,
    number: index + 1,
    name: index < 40 ? text.slice(0, 40) : `학생${index}`,
    sex: index % 2 === 0 ? "male" : "female",
    birthday: "2017-03-02",
    guardians: [{ relation: "어머니", phone: "010-0012-0034" }],
    health: { allergens: [2, 4], note: text },
    tags: ["1/2", "방송부"],
    note: text,
  };
});
const openDays = listOpenDaysBetween(plainCalendar, "2026-03-02", "2027-02-28");
const marks = students.flatMap(({ id: studentId }, index) =>
  Array.from({ length: 4 }, (_, at) =>
    buildMark({
      studentId,
      day: openDays[(index + at * 37) % openDays.length] ?? "2026-03-02",
      kind: attendanceKinds[(at + index) % 4] ?? "absent",
      reason: attendanceReasons[at % 4] ?? "illness",
      note: hostileTexts[(index + at) % hostileTexts.length] ?? "",
    }),
  ),
);

/** Every kind of spreadsheet that the product writes, by the code that writes it, of a year group of 300. */
export async function writeOfficeFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = buildYearlyTable({ year: 2026, students, marks, calendar: plainCalendar });
  const more = { trips: 1.5, allowed: 15, missing: 2 };
  const cases = listAbsenceCases({
    marks,
    papers: new Map(),
    calendar: plainCalendar,
    rules: defaultRules,
  });
  const entries = hostileTexts.map((detail) => ({
    day: "2026-11-20",
    source: { label: "출결" },
    title: detail.slice(0, 40),
    detail,
    state: { label: "=서류" },
  }));
  const livingRows = [
    ...students.map(({ id, ...data }) => ({ kind: studentKind.name, id, data: { ...data } })),
    ...marks.map((mark) => ({
      kind: attendanceMarkKind.name,
      id: toMarkId(mark),
      data: { ...mark },
    })),
    { kind: "somethingNewer", id: "x", data: { text: "=1+1" } },
  ];
  const allColumns = new Set(outputColumns.map(({ key }) => key));
  const blobs = {
    totals: await createTotalsFile(
      "=출결",
      toClassRows(rows, () => more),
      { isClub: false, since: undefined },
    ),
    yearly: await createYearlyFile("학년 말", rows, "11월 26일부터 적었어요"),
    roster: await createTableFile(toRosterSheet(students, allColumns)),
    student: await createTableFile(toTableSheet("학생 기록", fileColumns, entries)),
    settlement: await createSettlementFile(buildMoney(), "2026-12-11"),
    close: await createCloseFile({
      month: "2026-05",
      students,
      cases,
      marks,
      rules: defaultRules,
      calendar: plainCalendar,
    }),
  };
  const files = new Map<string, Uint8Array>();
  for (const [name, blob] of Object.entries(blobs)) {
    files.set(name, new Uint8Array(await blob.arrayBuffer()));
  }
  files.set("archive", await writeSpreadsheet({ place: "year", rows: livingRows }));
  return files;
}

/** A budget of three hundred entries with the texts of above. */
function buildMoney(): { readonly budget: Budget; readonly entries: readonly KeptEntry[] } {
  const entries = Array.from({ length: 300 }, (_, index): KeptEntry => {
    const text = hostileTexts[index % hostileTexts.length] ?? "";
    return {
      id: `e${index}`,
      budgetId: "b",
      day: openDays[index % openDays.length] ?? "2026-03-02",
      type: index === 0 ? "in" : index % 17 === 0 ? "back" : "out",
      amount: index === 0 ? 99_999_999 : 1 + index * 331,
      item: text.slice(0, 60),
      shop: text.slice(0, 40),
      note: text,
    };
  });
  return {
    budget: {
      title: "=2학기 학급운영비",
      source: "classroom",
      way: "advance",
      from: "2026-03-02",
      until: "2026-12-11",
      order: "a",
    },
    entries,
  };
}
