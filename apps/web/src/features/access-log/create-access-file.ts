import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import { writeXlsx } from "hucre/xlsx";
import { describeLine } from "./describe-line.ts";
import type { AccessLine } from "./fetch-access-lines.ts";

const columns = [
  { head: "처음", width: 18 },
  { head: "마지막", width: 18 },
  { head: "한 일", width: 40 },
  { head: "학생", width: 30 },
  { head: "기기", width: 20 },
  { head: "주소", width: 18 },
];

/** The lines of a month as a spreadsheet; names are those the pupils have now. */
export async function createAccessFile(
  lines: readonly AccessLine[],
  toNames: (ids: readonly string[]) => string,
): Promise<Blob> {
  const body = lines.map((line) => [
    toInstantText(line.firstAt),
    toInstantText(line.lastAt),
    describeLine(line),
    toNames(line.people),
    line.device ?? "",
    line.address,
  ]);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "접속 기록",
        rows: [columns.map(({ head }) => head), ...body],
        columns: columns.map(({ width }) => ({ width })),
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

function toInstantText(at: number): string {
  return `${toSeoulDay(at)} ${toSeoulTimeText(at)}`;
}
