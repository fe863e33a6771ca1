import {
  attendanceCodes,
  isCountedInRecord,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { WriteSheet } from "hucre";
import { writeXlsx } from "hucre/xlsx";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import type { TotalsRow } from "./totals-rows.ts";

/**
 * The totals as a spreadsheet: one row a pupil, the class last, a column a kind × reason, then 체험학습
 * and papers. Names are written as typed strings, so that a name beginning with = or + is never run as a formula.
 */
export async function createTotalsFile(title: string, rows: readonly TotalsRow[]): Promise<Blob> {
  const codes = attendanceCodes;
  const head = [
    "번호",
    "이름",
    ...codes.map(toCodeLabel),
    "체험학습 쓴 날",
    "체험학습 남은 날",
    "안 낸 서류",
  ];
  const body = rows.map(({ number, name, totals, more }) => [
    number ?? "",
    name,
    ...codes.map(({ kind, reason }) => totals[kind][reason]),
    more?.trips ?? "",
    more?.allowed === undefined ? "" : more.allowed - more.trips,
    more?.missing ?? "",
  ]);
  return writeSheet({
    name: "출결 통계",
    rows: [[title], head, ...body],
    columns: [{ width: 6 }, { width: 12 }, ...head.slice(2).map(() => ({ width: 12 }))],
    freezePane: { rows: 2, columns: 2 },
  });
}

/** The yearly table as a spreadsheet, in the order of the record: 수업일수, 4 × 3, 특기사항. */
export async function createYearlyFile(title: string, rows: readonly YearlyRow[]): Promise<Blob> {
  const codes = attendanceCodes.filter(({ reason }) => isCountedInRecord(reason));
  const head = ["번호", "이름", "수업일수", ...codes.map(toCodeLabel), "특기사항(제안)"];
  const body = rows.map(({ student, schoolDays, totals, remark }) => [
    student.number,
    student.name,
    schoolDays,
    ...codes.map(({ kind, reason }) => totals[kind][reason]),
    remark,
  ]);
  return writeSheet({
    name: "학년 말 출결",
    rows: [[title], head, ...body],
    columns: [
      { width: 6 },
      { width: 12 },
      { width: 10 },
      ...codes.map(() => ({ width: 12 })),
      { width: 60 },
    ],
    freezePane: { rows: 2, columns: 2 },
  });
}

async function writeSheet(sheet: WriteSheet): Promise<Blob> {
  const bytes = await writeXlsx({ sheets: [sheet] });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
