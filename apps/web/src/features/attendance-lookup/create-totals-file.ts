import {
  attendanceCodes,
  isCountedInRecord,
  kindLabels,
  toCodeLabel,
} from "@damim/domain/attendance/code/attendance-code.ts";
import { countOfKind } from "@damim/domain/attendance/count/attendance-counts.ts";
import type { YearlyRow } from "@damim/domain/attendance-year/yearly-table.ts";
import { createTableFile, toTableSheet } from "../../kit/table/create-table-file.ts";
import type { TableColumn } from "../../kit/table/table-column.ts";
import { calledKinds, type TotalsRow } from "./totals-rows.ts";

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

/** Of a club: 결석 and 지각 without reasons, and each number with its class. */
const clubColumns: readonly TableColumn<TotalsRow>[] = [
  { head: "반 · 번호", width: 14, text: ({ number }) => number ?? "" },
  { head: "이름", width: 12, text: ({ name }) => name },
  ...calledKinds.map((kind) => ({
    head: kindLabels[kind],
    width: 8,
    text: ({ totals }: TotalsRow) => countOfKind(totals, kind),
  })),
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

/** The totals as a spreadsheet: one row a pupil, the class last, a column a kind × reason, then 체험학습 and papers; of a club `clubColumns`. */
export function createTotalsFile(
  title: string,
  rows: readonly TotalsRow[],
  { isClub, since }: { readonly isClub: boolean; readonly since: string | undefined },
): Promise<Blob> {
  return createTableFile({
    ...toTableSheet("출결 통계", isClub ? clubColumns : totalsColumns, rows),
    title,
    above: since ? [[since]] : [],
    heldColumns: 2,
  });
}

/** The yearly table as a spreadsheet, in the order of the record: 수업일수, 4 × 3, 특기사항. */
export function createYearlyFile(
  title: string,
  rows: readonly YearlyRow[],
  since: string | undefined,
): Promise<Blob> {
  return createTableFile({
    ...toTableSheet("학년 말 출결", yearlyColumns, rows),
    title,
    above: since ? [[since]] : [],
    heldColumns: 2,
  });
}
