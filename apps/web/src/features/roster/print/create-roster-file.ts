import { listChosenColumns, toOutputLines } from "@damim/domain/roster/roster-output.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { writeXlsx } from "hucre/xlsx";

/** The roster as a spreadsheet. Names are written as typed strings, never run as a formula. */
export async function createRosterFile(
  students: readonly RosterStudent[],
  chosen: ReadonlySet<string>,
): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "명단",
        rows: toOutputLines(students, chosen).map((line) => [...line]),
        columns: listChosenColumns(chosen).map(({ width }) => ({ width })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
