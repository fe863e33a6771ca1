import type { Fields } from "@damim/sync/kind.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { studentKind, type StudentId } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import type { RefusedWrite } from "../../../data/rounds/sync-state.ts";
import { findStoreOfDay, type TeacherData } from "../../../data/teacher-data.ts";
import type { MendPlace } from "../../../kit/record/record-words.ts";
import { describeMark, parseMarkId } from "@damim/domain/attendance/describe-mark.ts";

const stateSchema = v.object({ mendMark: v.object({ at: v.string() }) });

/** A refused write about one pupil's day, and what the pupil's dialog shows of it. */
export interface MarkMending {
  /** Stamp of the refused write, which goes when the day is marked anew. */
  readonly at: string;
  readonly day: CalendarDay;
  readonly studentId: StudentId;
  /** 「질병 결석」, 「등교 확인」 */
  readonly words: string;
  readonly note: string;
}

interface RefusedMarkWrite {
  readonly kind: string;
  readonly id: string;
  readonly at: string;
  readonly set: Fields;
}

/**
 * The day of a refused write: by its stamp alone, for a pupil's words do not go into the history. Nothing where the
 * pupil has left or the year is over.
 */
export function findMarkMendPlace(
  data: TeacherData,
  { store, op }: RefusedWrite,
): MendPlace | undefined {
  const marked = findMarkedDay(op);
  if (!marked || store !== findStoreOfDay(data, marked.day)) return undefined;
  if (!store.rows(studentKind).has(marked.studentId)) return undefined;
  return { path: `/attendance?day=${marked.day}`, state: toMarkMendState(op) };
}

/** The page's state for a refused write. */
export function toMarkMendState({ at }: Pick<RefusedMarkWrite, "at">): {
  readonly mendMark: { readonly at: string };
} {
  return { mendMark: { at } };
}

/** What day and pupil a write is about; nothing for a write of another kind. */
export function findMarkedDay({
  kind,
  id,
}: Pick<RefusedMarkWrite, "kind" | "id">): Pick<MarkMending, "day" | "studentId"> | undefined {
  if (kind === attendanceMarkKind.name) return parseMarkId(id);
  const [day, studentId] = id.split("~");
  if (kind !== checkInKind.name || !isCalendarDay(day) || !studentId) return undefined;
  return { day, studentId };
}

/**
 * The refused write that the state of a navigation names. Nothing when it is another state, or when the
 * write was mended or discarded meanwhile.
 */
export function findMarkMending(
  state: unknown,
  refused: readonly RefusedMarkWrite[],
): MarkMending | undefined {
  const parsed = v.safeParse(stateSchema, state);
  const op = parsed.success
    ? refused.find(({ at }) => at === parsed.output.mendMark.at)
    : undefined;
  const place = op && findMarkedDay(op);
  if (!place) return undefined;
  const mark = parseMarkId(op.id);
  const note = op.set["note"];
  return {
    at: op.at,
    day: place.day,
    studentId: place.studentId,
    words: mark ? describeMark(mark.kind, op.set) : "등교 확인",
    note: typeof note === "string" ? note : "",
  };
}
