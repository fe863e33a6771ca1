import {
  attendanceCodes,
  isCountedInRecord,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import { createTableFile, toTableSheet } from "../../kit/table/create-table-file.ts";
import type { TableColumn } from "../../kit/table/table-column.ts";
import type { TotalsRow } from "./totals-rows.ts";

const totalsColumns: readonly TableColumn<TotalsRow>[] = [
  { head: "번호", width: 6, text: ({ number }) => number ?? "" },
  { head: "이름", width: 12, text: ({ name }) => name },
  ...attendanceCodes.map(({ kind, reason }) => ({
    head: toCodeLabel({ kind, reason }),
    width: 12,
    text: ({ totals }: TotalsRow) => totals[kind][reason],
  })),
  { head: "체험학습 쓴 날", width: 12, text: ({ more }) => more?.trips ?? "" },
  {
    head: "체험학습 남은 날",
    width: 12,
    text: ({ more }) => (more?.allowed === undefined ? "" : more.allowed - more.trips),
  },
  { head: "안 낸 서류", width: 12, text: ({ more }) => more?.missing ?? "" },
];

const yearlyColumns: readonly TableColumn<YearlyRow>[] = [
  { head: "번호", width: 6, text: ({ student }) => student.number },
  { head: "이름", width: 12, text: ({ student }) => student.name },
  { head: "수업일수", width: 10, text: ({ schoolDays }) => schoolDays },
  ...attendanceCodes
    .filter(({ reason }) => isCountedInRecord(reason))
    .map(({ kind, reason }) => ({
      head: toCodeLabel({ kind, reason }),
      width: 12,
      text: ({ totals }: YearlyRow) => totals[kind][reason],
    })),
  { head: "특기사항(제안)", width: 60, text: ({ remark }) => remark },
];

/** The totals as a spreadsheet: one row a pupil, the class last, a column a kind × reason, then 체험학습 and papers. */
export function createTotalsFile(title: string, rows: readonly TotalsRow[]): Promise<Blob> {
  return createTableFile({
    ...toTableSheet("출결 통계", totalsColumns, rows),
    title,
    heldColumns: 2,
  });
}

/** The yearly table as a spreadsheet, in the order of the record: 수업일수, 4 × 3, 특기사항. */
export function createYearlyFile(title: string, rows: readonly YearlyRow[]): Promise<Blob> {
  return createTableFile({
    ...toTableSheet("학년 말 출결", yearlyColumns, rows),
    title,
    heldColumns: 2,
  });
}
