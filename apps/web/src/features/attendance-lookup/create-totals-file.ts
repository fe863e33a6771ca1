import {
  attendanceKinds,
  attendanceReasons,
  toCodeLabel,
} from "@damim/domain/attendance/attendance-code.ts";
import { writeXlsx } from "hucre/xlsx";
import type { TotalsRow } from "./look-up-page.tsx";

/**
 * The totals as a spreadsheet: one row a pupil, the class last, a column a kind × reason. Names are
 * written as typed strings, so that a name beginning with = or + is never run as a formula.
 */
export async function createTotalsFile(title: string, rows: readonly TotalsRow[]): Promise<Blob> {
  const codes = attendanceKinds.flatMap((kind) =>
    attendanceReasons.map((reason) => ({ kind, reason })),
  );
  const head = ["번호", "이름", ...codes.map(toCodeLabel)];
  const body = rows.map(({ student, totals }) => [
    student?.number ?? "",
    student?.name ?? "우리 반",
    ...codes.map(({ kind, reason }) => totals[kind][reason]),
  ]);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "출결 통계",
        rows: [[title], head, ...body],
        columns: [{ width: 6 }, { width: 12 }, ...codes.map(() => ({ width: 12 }))],
        freezePane: { rows: 2, columns: 2 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
