import { weekHeads } from "../calendar-day/week.ts";
import type { RecordSheet, SheetCell } from "../record/record-sheet.ts";
import { baseCellKind, type BaseCell } from "./base-table.ts";
import { toWeekWords } from "./weeks/week-letter.ts";
import { subjectKind, toSubjectName } from "./subject.ts";

/** 「기본 시간표 칸」: each table as it hangs on the wall, a line a period; of week B lines of their own. */
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
      const isOfB = cell.weekday > 7;
      const key = `${cell.from}~${isOfB}~${cell.period}`;
      const head = isOfB ? `${toWeekWords("B")} ${cell.period}` : cell.period;
      const line = lines.get(key) ?? [cell.from, head, "", "", "", "", "", "", ""];
      line[cell.weekday + (isOfB ? -6 : 1)] = [
        cell.classKey,
        toSubjectName(subjects, cell.subjectId),
      ]
        .filter(Boolean)
        .join(" ");
      lines.set(key, line);
    }
    return [...lines.values()];
  },
};

function compareCells(a: BaseCell, b: BaseCell): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  const [one, other] = [a, b].map(({ weekday }) => (weekday > 7 ? 1 : 0));
  return (one ?? 0) - (other ?? 0) || a.period - b.period;
}
