import { createRow, type Change } from "@damim/sync/change.ts";
import {
  attendanceMarkKind,
  toMarkId,
  type AttendanceMark,
} from "../attendance/attendance-mark.ts";
import type { AbsenceCase } from "./absence-case.ts";
import { absencePaperKind, toPaperId, type AbsencePaper } from "./absence-paper.ts";

/** What of an absence's papers changes; a `null` field is emptied. */
export type PaperNews = Partial<Omit<AbsencePaper, "day" | "studentId" | "kind">>;

/**
 * Writes what came in for an absence. A field is emptied on every row that has it: the absence may have grown
 * together of two with papers each.
 */
export function writePaper(
  { absence, paperId }: Pick<AbsenceCase, "absence" | "paperId">,
  papers: ReadonlyMap<string, AbsencePaper>,
  news: PaperNews,
): readonly Change[] {
  const anchor = absence.marks.find((mark) => toPaperId(mark) === paperId) ?? absence.marks[0];
  if (!anchor) return [];
  const { day, studentId, kind } = anchor;
  const emptied = Object.keys(news).filter((field) => news[field as keyof PaperNews] === null);
  const others = absence.marks
    .map(toPaperId)
    .filter((id) => id !== paperId && papers.has(id) && emptied.length > 0);
  const kept = papers.has(paperId);
  return [
    kept
      ? { kind: absencePaperKind.name, id: paperId, set: { ...news } }
      : createRow(absencePaperKind.name, paperId, { day, studentId, kind, ...withoutNulls(news) }),
    ...others.map((id) => ({
      kind: absencePaperKind.name,
      id,
      set: Object.fromEntries(emptied.map((field) => [field, null])),
    })),
  ];
}

/** Says that marks stand in NEIS as they are now, or that they do not. Only what is new. */
export function enterMarks(marks: Iterable<AttendanceMark>, isEntered: boolean): readonly Change[] {
  return [...marks]
    .filter(({ reason, enteredAs }) =>
      isEntered ? enteredAs !== reason : (enteredAs ?? null) !== null,
    )
    .map((mark) => ({
      kind: attendanceMarkKind.name,
      id: toMarkId(mark),
      set: { enteredAs: isEntered ? mark.reason : null },
    }));
}

function withoutNulls(news: PaperNews): PaperNews {
  return Object.fromEntries(Object.entries(news).filter(([, value]) => value !== null));
}
