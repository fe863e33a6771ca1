import { removeRow, type Change } from "../change.ts";
import { attendanceMarkKind, toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import type { StudentDay } from "./day-state.ts";

/** A pupil's day that says two things: the marks of both, neither empty. */
export interface Contradiction extends StudentDay {
  readonly absence: AttendanceMark;
  /** 지각, 조퇴, 결과 of the same day. */
  readonly others: readonly AttendanceMark[];
}

/**
 * The days on which a pupil is 결석 and yet 지각, 조퇴 or 결과. One device never writes that (`markStudent`): two
 * did that did not know of each other. Neither word goes by itself; the teacher chooses, and until then the day
 * is settled nowhere.
 *
 * ```ts
 * findContradictions([absentOnFriday, leftEarlyOnFriday]).length; // 1
 * ```
 */
export function findContradictions(marks: Iterable<AttendanceMark>): readonly Contradiction[] {
  const absences = new Map<string, AttendanceMark>();
  const partial: AttendanceMark[] = [];
  for (const mark of marks) {
    if (mark.kind === "absent") absences.set(toKey(mark), mark);
    else partial.push(mark);
  }
  if (absences.size === 0) return [];
  const found = new Map<string, Contradiction>();
  for (const mark of partial) {
    const absence = absences.get(toKey(mark));
    if (!absence) continue;
    const others = found.get(toKey(mark))?.others ?? [];
    const { day, studentId } = mark;
    found.set(toKey(mark), { day, studentId, absence, others: [...others, mark] });
  }
  return [...found.values()].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

/** The marks of all days but those. */
export function listSettledMarks(marks: Iterable<AttendanceMark>): readonly AttendanceMark[] {
  const all = [...marks];
  const unsettled = new Set(findContradictions(all).map(toKey));
  return unsettled.size === 0 ? all : all.filter((mark) => !unsettled.has(toKey(mark)));
}

/** The teacher has chosen: the other side goes, and gives its note where there is none. */
export function settleContradiction(
  { absence, others }: Contradiction,
  kept: "absence" | "others",
): readonly Change[] {
  const [stay, gone] = kept === "absence" ? [[absence], others] : [others, [absence]];
  const [first] = stay;
  const note = gone.find((mark) => mark.note)?.note;
  return [
    ...gone.map((mark) => removeRow(attendanceMarkKind.name, toMarkId(mark))),
    ...(first && note && stay.every((mark) => !mark.note)
      ? [{ kind: attendanceMarkKind.name, id: toMarkId(first), set: { note } }]
      : []),
  ];
}

function toKey({ day, studentId }: StudentDay): string {
  return `${day}~${studentId}`;
}
