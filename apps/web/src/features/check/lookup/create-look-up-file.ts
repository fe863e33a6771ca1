// Loaded lazily, at the press of 내려받기.
import { toRoundTitle, type RoundView } from "@damim/domain/check/check-rows.ts";
import type { CheckTableRow } from "@damim/domain/check/check-table.ts";
import { createTableFile } from "../../../kit/table/create-table-file.ts";

/** 제출 조회 as a spreadsheet: a line a pupil, a column a round, the sums at the right and below. */
export function createLookUpFile(
  title: string,
  rounds: readonly RoundView[],
  rows: readonly CheckTableRow[],
): Promise<Blob> {
  const missing = rows.reduce((sum, row) => sum + row.missing, 0);
  return createTableFile({
    name: "제출 조회",
    title,
    columns: [
      { head: "번호", width: 6 },
      { head: "이름", width: 12 },
      ...rounds.map(({ check, round }) => ({ head: toRoundTitle(check, round), width: 14 })),
      { head: "안 낸 것", width: 10 },
      { head: "냈어요", width: 10 },
    ],
    lines: [
      ...rows.map(({ student, cells, missing: lacks, rate }) => [
        student.number,
        student.name,
        ...cells.map((cell) => cell?.shown ?? ""),
        lacks,
        rate,
      ]),
      ["", "냈어요", ...rounds.map(({ rate }) => rate.shown), missing, ""],
    ],
    heldColumns: 2,
  });
}
