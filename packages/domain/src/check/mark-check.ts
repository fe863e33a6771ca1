import { createRow, type Change } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import {
  checkMarkKind,
  toCheckMarkId,
  type CheckMark,
  type CheckRound,
  type CheckState,
} from "./check.ts";

/** The marks as the store holds them, by row id. */
export type CheckMarks = ReadonlyMap<string, CheckMark>;

/** What is marked, and the day on which it is. */
export interface CheckPlace {
  readonly checkId: string;
  readonly round: CheckRound;
  readonly on: CalendarDay;
}

const cycle: readonly (CheckState | undefined)[] = [undefined, "O", "X", "late", "exempt"];

/** What a tap makes of a state: 아직, O, X, △, –, 아직. On a pupil shown as 결석 it says that the thing came in. */
export function nextState(
  state: CheckState | null | undefined,
  isAbsent = false,
): CheckState | undefined {
  if (isAbsent && isOpen(state)) return "O";
  return cycle[(cycle.indexOf(state ?? undefined) + 1) % cycle.length];
}

/** 아직 or X: it has not come in. */
export function isOpen(state: CheckState | null | undefined): boolean {
  return !state || state === "X";
}

/** Marks one pupil; without a state the pupil is 아직 again, and the note stays. */
export function markCheck(
  marks: CheckMarks,
  place: CheckPlace,
  studentId: StudentId,
  state: CheckState | undefined,
): readonly Change[] {
  const before = findState(marks, place, studentId);
  if ((before ?? undefined) === state) return [];
  const set = state ? { state, on: place.on } : { state: null, on: null };
  return [writeMark(marks, place, studentId, set)];
}

/** Writes or empties what is noted of one pupil. */
export function noteCheck(
  marks: CheckMarks,
  place: Pick<CheckPlace, "checkId" | "round">,
  studentId: StudentId,
  note: string,
): readonly Change[] {
  const text = note.normalize("NFC").trim() || null;
  const before = marks.get(toCheckMarkId({ ...place, studentId }))?.note ?? null;
  return before === text ? [] : [writeMark(marks, place, studentId, { note: text })];
}

/** 「낸 번호」: O, also over X and –; △ stays, for it came in too. */
export function handIn(
  marks: CheckMarks,
  place: CheckPlace,
  studentIds: Iterable<StudentId>,
): readonly Change[] {
  return [...studentIds].flatMap((studentId) =>
    findState(marks, place, studentId) === "late" ? [] : markCheck(marks, place, studentId, "O"),
  );
}

/** A pupil's own tap on 제출 칠판: O, also over X. What the teacher said else stands: △, and – of who need not. */
export function tapHandIn(
  marks: CheckMarks,
  place: CheckPlace,
  studentId: StudentId,
): readonly Change[] {
  const state = findState(marks, place, studentId);
  return isOpen(state) ? markCheck(marks, place, studentId, "O") : [];
}

/** 「나머지 X」 and 「모두 O」: only where nothing is marked, and nobody who is absent. */
export function fillRest(
  marks: CheckMarks,
  place: CheckPlace,
  state: "O" | "X",
  who: { readonly studentIds: Iterable<StudentId>; readonly present: ReadonlySet<StudentId> },
): readonly Change[] {
  return [...who.studentIds].flatMap((studentId) =>
    who.present.has(studentId) && !findState(marks, place, studentId)
      ? markCheck(marks, place, studentId, state)
      : [],
  );
}

/**
 * For other features (cards of a room, answers of a survey, 한 줄 기록): these pupils have handed in, or what 한 줄 기록
 * says of them. Writes only where no state stands, for what the teacher said wins.
 */
export function tickStudents(
  marks: CheckMarks,
  place: CheckPlace,
  studentIds: Iterable<StudentId>,
  state: CheckState = "O",
): readonly Change[] {
  return [...new Set(studentIds)].flatMap((studentId) =>
    findState(marks, place, studentId) ? [] : markCheck(marks, place, studentId, state),
  );
}

function findState(
  marks: CheckMarks,
  { checkId, round }: Pick<CheckPlace, "checkId" | "round">,
  studentId: StudentId,
): CheckState | null | undefined {
  return marks.get(toCheckMarkId({ checkId, studentId, round }))?.state;
}

function writeMark(
  marks: CheckMarks,
  { checkId, round }: Pick<CheckPlace, "checkId" | "round">,
  studentId: StudentId,
  set: Fields,
): Change {
  const id = toCheckMarkId({ checkId, studentId, round });
  if (marks.has(id)) return { kind: checkMarkKind.name, id, set };
  return createRow(checkMarkKind.name, id, { checkId, studentId, round, ...set });
}
