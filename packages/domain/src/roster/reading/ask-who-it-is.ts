import type { TakenRow } from "./check-rows.ts";
import {
  ANOTHER_STUDENT,
  findReturning,
  LEFT_OUT,
  type ReturnAnswer,
  type ReturnAnswers,
  type DaysBack,
  hasSameBirthday,
  isOther,
  type ReturnMatch,
} from "./returning-student.ts";
import type { RosterRow } from "./roster-row.ts";
import type { ClassKey, RosterStudent, Student, StudentId } from "../../student/student.ts";
import { toOtherClass } from "../../school-year/class-choice.ts";
import { checkDayBack, NEVER_LEFT, type DayBack } from "../../student/coming-back.ts";
import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { toBareText } from "./source/cell-text.ts";

/**
 * A row with the name of somebody who left, or who has another number. Without an answer it waits and is not
 * imported.
 */
export interface AskedRow {
  readonly row: RosterRow;
  readonly student: Student;
  /** Pupils who are there under another number first, then those who left. */
  readonly candidates: readonly RosterStudent[];
  /** The teacher's answer, or what is sure before it. */
  readonly answer?: ReturnAnswer;
  /** The answer that is sure before the teacher says anything. */
  readonly sure?: StudentId;
  /** Of somebody who left, since when in the class again; today before the teacher says anything. */
  readonly back?: DayBack;
  /** Why that day cannot be; until then the row waits. */
  readonly backRefusal?: string;
}

export interface AskAround {
  readonly present: readonly RosterStudent[];
  readonly gone: readonly RosterStudent[];
  readonly ownClass: ClassKey | undefined;
  readonly answers: ReturnAnswers;
  readonly daysBack: DaysBack;
  readonly today: CalendarDay | undefined;
}

/** Tells new pupils from those who come back and those whose number changed. Nobody stands in two rows. */
export function askWhoItIs(
  readable: readonly TakenRow[],
  { present, gone, ownClass, answers, daysBack, today }: AskAround,
): { readonly taken: readonly TakenRow[]; readonly asked: readonly AskedRow[] } {
  const matches = listMatches(readable, { present, gone, ownClass });
  const claimed = new Set<StudentId>();
  const asked: AskedRow[] = [];
  const taken = readable.flatMap((one) => {
    const match = matches.get(one);
    if (!match) return [one];
    const candidates = match.candidates.filter(({ id }) => !claimed.has(id));
    if (candidates.length === 0) return [one];
    const { sure } = match;
    const said = answers[one.row.key] ?? sure;
    const isStillThere = candidates.some(({ id }) => id === said);
    const answer = said === ANOTHER_STUDENT || said === LEFT_OUT || isStillThere ? said : undefined;
    const { row, student } = one;
    const returning = gone.find(({ id }) => id === answer);
    const back = returning && (daysBack[row.key] ?? today ?? NEVER_LEFT);
    const backRefusal = returning && back !== undefined ? checkDayBack(back, returning) : undefined;
    asked.push({
      row,
      student,
      candidates,
      ...(answer !== undefined && { answer }),
      ...(sure !== undefined && { sure }),
      ...(back !== undefined && { back }),
      ...(backRefusal !== undefined && { backRefusal }),
    });
    if (answer === undefined || answer === LEFT_OUT || backRefusal !== undefined) return [];
    if (answer === ANOTHER_STUDENT) return [one];
    claimed.add(answer);
    const known: TakenRow = back
      ? { ...one, sameAs: answer, back }
      : { ...one, sameAs: answer, isRenumbered: true };
    return [known];
  });
  return { taken, asked };
}

interface Match {
  readonly candidates: readonly RosterStudent[];
  readonly sure?: StudentId;
}

/** Who each row may be; sure only where no second pupil and no second row fits. */
function listMatches(
  readable: readonly TakenRow[],
  { present, gone, ownClass }: Pick<AskAround, "present" | "gone" | "ownClass">,
): ReadonlyMap<TakenRow, Match> {
  const settled = new Set(readable.flatMap(({ sameAs }) => sameAs ?? []));
  const unsettled = present.filter(({ id }) => !settled.has(id));
  const around: RenumberedAround = { unsettled, present, readable, ownClass };
  const matches = new Map<TakenRow, Match>();
  const rowCounts = new Map<StudentId, number>();
  for (const one of readable) {
    if (one.sameAs !== undefined) continue;
    const renumbered = findRenumbered(one.student, around);
    const returning = findReturning(one.student, gone, ownClass);
    const candidates = [...renumbered.candidates, ...returning.candidates];
    if (candidates.length === 0) continue;
    const sure = candidates.length === 1 ? (renumbered.sure ?? returning.sure) : undefined;
    matches.set(one, { candidates, ...(sure !== undefined && { sure }) });
    for (const { id } of candidates) rowCounts.set(id, (rowCounts.get(id) ?? 0) + 1);
  }
  for (const [one, { candidates, sure }] of matches) {
    if (sure !== undefined && rowCounts.get(sure) !== 1) matches.set(one, { candidates });
  }
  return matches;
}

interface RenumberedAround {
  /** Pupils of the roster that no row names with number and name. */
  readonly unsettled: readonly RosterStudent[];
  readonly present: readonly RosterStudent[];
  readonly readable: readonly TakenRow[];
  readonly ownClass: ClassKey | undefined;
}

/**
 * Who of the pupils that are there may be the pupil of a row under another number: the same name in the same class,
 * and neither birthday nor sex says otherwise. Sure is one alone with the same birthday, or with the only such name
 * where the list speaks of at least half of the class: a short list may bring a namesake.
 */
function findRenumbered(
  student: Student,
  { unsettled, present, readable, ownClass }: RenumberedAround,
): ReturnMatch {
  const classKey = toOtherClass(student.classKey, ownClass);
  const isOfClass = (each: Student): boolean => toOtherClass(each.classKey, ownClass) === classKey;
  const isNamesake = (each: Student): boolean =>
    toBareText(each.name) === toBareText(student.name) && isOfClass(each);
  const candidates = unsettled.filter(
    (each) =>
      isNamesake(each) &&
      !isOther(each.birthday, student.birthday) &&
      !isOther(each.sex, student.sex),
  );
  const [only, ...others] = candidates;
  if (!only || others.length > 0) return { candidates };
  if (hasSameBirthday(only, student)) return { candidates, sure: only.id };
  const ofClass = present.filter(isOfClass);
  const rows = readable.filter((one) => isOfClass(one.student));
  const isWholeList = rows.length * 2 >= ofClass.length;
  const isOnlyName =
    ofClass.filter(isNamesake).length === 1 &&
    rows.filter((one) => isNamesake(one.student)).length === 1;
  return { candidates, ...(isWholeList && isOnlyName && { sure: only.id }) };
}
