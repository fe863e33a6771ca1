import { attendanceReasons } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  CountTable,
  listCountColumns,
  listPupilColumns,
  type CountColumn,
} from "./count-table.tsx";
import { toTripWords, type TotalsRow } from "./totals-rows.ts";

/** Pupils × (4 kinds × 4 reasons), then 체험학습 and papers. 출석인정 stands in its own quiet column and in no sum. */
export const totalsColumns: readonly CountColumn<TotalsRow>[] = [
  ...listPupilColumns<TotalsRow>((row) => row, "sticky left-0 px-2"),
  ...listCountColumns<TotalsRow>(attendanceReasons, true),
  {
    id: "trips",
    hasEdge: true,
    head: (
      <>
        체험학습
        <span className="block text-12 font-medium">쓴 날/한 해</span>
      </>
    ),
    show: ({ more }) => more && toTripWords(more),
    headLook: "px-2 text-fg-2",
    paper: { width: "w-12", head: "체험\n학습" },
  },
  {
    id: "missing",
    head: "안 낸\n서류",
    show: ({ more }) => more?.missing || "",
    headLook: "px-2 whitespace-pre! text-fg-2",
    look: "font-semibold",
    paper: { width: "w-10" },
  },
];

export function TotalsTable(props: {
  readonly columns: readonly CountColumn<TotalsRow>[];
  readonly rows: readonly TotalsRow[];
}) {
  return (
    <CountTable
      label="출결 통계"
      {...props}
      toRowLook={({ isSum }) => (isSum ? "bg-sunken font-bold" : "bg-surface")}
      cell="min-w-9 px-1"
    />
  );
}
