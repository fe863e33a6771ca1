import { kindLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import { countOfKind } from "@damim/domain/attendance/count/attendance-counts.ts";
import { listPupilColumns, type CountColumn } from "./count-table.tsx";
import { calledKinds, type TotalsRow } from "./totals-rows.ts";

/** The totals of a club: 결석 and 지각, without reasons, 체험학습 and papers. */
export const clubTotalsColumns: readonly CountColumn<TotalsRow>[] = [
  ...listPupilColumns<TotalsRow>((row) => row, "sticky left-0 px-2").map((column) =>
    column.id === "number"
      ? { ...column, look: "px-2 text-fg-3", headLook: "px-2 text-fg-2", paper: { width: "w-20" } }
      : column,
  ),
  ...calledKinds.map((kind): CountColumn<TotalsRow> => ({
    id: kind,
    hasEdge: true,
    head: kindLabels[kind],
    show: ({ totals }) => countOfKind(totals, kind) || "",
    look: "font-bold",
    paper: { width: "w-16", look: "font-bold" },
  })),
];
