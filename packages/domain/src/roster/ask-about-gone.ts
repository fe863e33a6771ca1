import type { TakenRow } from "./check-rows.ts";
import {
  ANOTHER_STUDENT,
  findReturning,
  LEFT_OUT,
  type ReturnAnswer,
  type ReturnAnswers,
  type ReturnMatch,
} from "./returning-student.ts";
import type { RosterRow } from "./roster-row.ts";
import type { ClassKey, RosterStudent, Student, StudentId } from "./student.ts";

/** A row whose name is that of somebody who left. Without an answer it waits and is not imported. */
export interface AskedRow {
  readonly row: RosterRow;
  readonly student: Student;
  readonly candidates: readonly RosterStudent[];
  /** The teacher's answer, or what is sure before it. */
  readonly answer?: ReturnAnswer;
}

/** Tells new pupils from those who come back. Nobody comes back in two rows. */
export function askAboutGone(
  readable: readonly TakenRow[],
  {
    gone,
    ownClass,
    answers,
  }: {
    readonly gone: readonly RosterStudent[];
    readonly ownClass: ClassKey | undefined;
    readonly answers: ReturnAnswers;
  },
): { readonly taken: readonly TakenRow[]; readonly asked: readonly AskedRow[] } {
  if (gone.length === 0) return { taken: readable, asked: [] };
  const matches = new Map<TakenRow, ReturnMatch>();
  const rowCounts = new Map<StudentId, number>();
  for (const one of readable) {
    if (one.sameAs !== undefined) continue;
    const match = findReturning(one.student, gone, ownClass);
    if (match.candidates.length === 0) continue;
    matches.set(one, match);
    for (const { id } of match.candidates) rowCounts.set(id, (rowCounts.get(id) ?? 0) + 1);
  }
  const claimed = new Set<StudentId>();
  const asked: AskedRow[] = [];
  const taken = readable.flatMap((one) => {
    const match = matches.get(one);
    if (!match) return [one];
    const { sure } = match;
    const candidates = match.candidates.filter(({ id }) => !claimed.has(id));
    if (candidates.length === 0) return [one];
    const said =
      answers[one.row.key] ?? (sure !== undefined && rowCounts.get(sure) === 1 ? sure : undefined);
    const isStillThere = candidates.some(({ id }) => id === said);
    const answer = said === ANOTHER_STUDENT || said === LEFT_OUT || isStillThere ? said : undefined;
    const { row, student } = one;
    asked.push({ row, student, candidates, ...(answer !== undefined && { answer }) });
    if (answer === undefined || answer === LEFT_OUT) return [];
    if (answer === ANOTHER_STUDENT) return [one];
    claimed.add(answer);
    return [{ ...one, sameAs: answer, isReturning: true } as const];
  });
  return { taken, asked };
}
