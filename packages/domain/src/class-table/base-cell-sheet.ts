import { weekHeads } from "../calendar-day/week.ts";
import type { RecordSheet, SheetCell } from "../record/record-sheet.ts";
import { baseCellKind, type BaseCell } from "./base-table.ts";
import { subjectKind, toSubjectName } from "./subject.ts";

/** 「기본 시간표 칸」: each table as it hangs on the wall, a line a period. */
export const baseCellSheet: RecordSheet = {
  name: "기본 시간표 칸",
  columns: [
    { head: "이날부터", width: 12 },
    { head: "교시", width: 6 },
    ...weekHeads.map((head) => ({ head, width: 12 })),
  ],
  toLines: (rows) => {
    const subjects = new Map(rows.list(subjectKind).map((subject) => [subject.id, subject]));
    const lines = new Map<string, SheetCell[]>();
    for (const cell of [...rows.list(baseCellKind)].sort(compareCells)) {
      if (!cell.subjectId) continue;
      const key = `${cell.from}~${cell.period}`;
      const line = lines.get(key) ?? [cell.from, cell.period, "", "", "", "", "", "", ""];
      line[cell.weekday + 1] = [cell.classKey, toSubjectName(subjects, cell.subjectId)]
        .filter(Boolean)
        .join(" ");
      lines.set(key, line);
    }
    return [...lines.values()];
  },
};

function compareCells(a: BaseCell, b: BaseCell): number {
  return a.from === b.from ? a.period - b.period : a.from < b.from ? -1 : 1;
}
