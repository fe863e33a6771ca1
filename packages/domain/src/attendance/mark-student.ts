import type { Fields } from "@damim/sync/kind.ts";
import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import type { AttendanceCode } from "./code/attendance-code.ts";
import { attendanceMarkKind, toMarkId, type AttendanceMark } from "./attendance-mark.ts";
import { checkInKind, toCheckInId, type CheckInState } from "./check-in.ts";
import { findDayState, hasCome, type AttendanceRows, type StudentDay } from "./day-state.ts";
import { listMissedLessons, toLessonFields } from "./lesson/missed-lessons.ts";

/** What a teacher says about a pupil's day. */
export interface MarkWish extends StudentDay, AttendanceCode {
  /** Absent: a note that is there stays. Empty text: the note goes. */
  readonly note?: string;
  /** Lessons missed. They join the lessons that are there; of a 결과 the reason is then theirs alone. */
  readonly periods?: readonly number[];
  /** In place of the lessons that are there; an empty list takes them away. */
  readonly exactPeriods?: readonly number[];
  /** Absent: the one that is there stays while it fits the reason. Empty text: it goes. */
  readonly subReason?: string;
}

/**
 * Marks a pupil. 결석 is exclusive: it takes the other kinds of that day away, and any other kind takes
 * 결석 away; 지각, 조퇴 and 결과 stand side by side. A second mark of the same kind merges into the first
 * (new reason, note, more lessons). The note of a mark that goes moves to the new one unless the wish has
 * its own. 「아직 안 왔어요」 ends with any mark.
 *
 * Returns the changes to write; none when everything is so already.
 */
export function markStudent(rows: AttendanceRows, wish: MarkWish): readonly Change[] {
  const { day, studentId, kind } = wish;
  const replaced = findDayState(rows, wish).marks.filter(
    (mark) => mark.kind !== kind && (kind === "absent" || mark.kind === "absent"),
  );
  const id = toMarkId({ day, studentId, kind });
  const before = rows.marks.get(id);
  const movedNote = before?.note ? undefined : replaced.find((mark) => mark.note)?.note;
  const fields = toMarkFields(movedNote ? { note: movedNote, ...wish } : wish, before);
  return [
    ...replaced.map((mark) => removeRow(attendanceMarkKind.name, toMarkId(mark))),
    ...(before ? listNews(id, before, fields) : [createRow(attendanceMarkKind.name, id, fields)]),
    ...endAwaiting(rows, wish),
  ];
}

/** 「출석으로 바꾸기」: takes away every mark of the day and 「확인 중」. A 「왔어요」 stays. */
export function clearStudent(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  return [...removeMarks(rows, at), ...endAwaiting(rows, at)];
}

/**
 * 「아직 안 왔어요」: the day shows 「확인 중」 and counts as nothing. It stands in place of a mark, so marks
 * of the day go.
 */
export function awaitStudent(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  return [...removeMarks(rows, at), ...setCheckIn(rows, at, "awaited")];
}

/** 「왔어요」: the pupil was seen. A mark that is there stays as it is. */
export function markArrived(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  return setCheckIn(rows, at, "arrived");
}

/** 「왔어요」 in place of what was said of the day: its marks go, and the pupil was seen. */
export function arriveStudent(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  return [...removeMarks(rows, at), ...markArrived(rows, at)];
}

/** What 「나머지 모두 왔어요」 does. */
export interface RestArrived {
  readonly changes: readonly Change[];
  /** How many were left because their family told that they do not come, or late. */
  readonly toldCount: number;
}

/**
 * 「나머지 모두 왔어요」: everyone of whom it is not known whether they came, also who will leave early. A mark and
 * 「아직 안 왔어요」 are never overwritten; nor is one part of the rest of whom the family told 결석 or 지각.
 *
 * @param told whose family told so and was not answered (`listToldAway`)
 */
export function markRestArrived(
  rows: AttendanceRows,
  day: StudentDay["day"],
  studentIds: readonly StudentDay["studentId"][],
  told: ReadonlySet<StudentDay["studentId"]>,
): RestArrived {
  const rest = studentIds.filter((studentId) => {
    const state = findDayState(rows, { day, studentId });
    return !state.checkIn && !hasCome(state) && !state.marks.some(({ kind }) => kind === "absent");
  });
  const changes = rest
    .filter((id) => !told.has(id))
    .flatMap((studentId) => setCheckIn(rows, { day, studentId }, "arrived"));
  return { changes, toldCount: rest.length - changes.length };
}

function toMarkFields(wish: MarkWish, before: AttendanceMark | undefined): Fields {
  const { day, studentId, kind, reason, note, subReason } = wish;
  // A sub-reason belongs to one reason.
  const stays = subReason === undefined && before?.reason === reason;
  const typed = note?.trim();
  return {
    day,
    studentId,
    kind,
    ...(kind === "classMissed" ? toLessonNews(wish, before) : toPeriods(wish, before)),
    ...(typed && { note: typed }),
    // Only a note that is there has to be emptied.
    ...(typed === "" && before?.note && { note: null }),
    ...(subReason && { subReason }),
    ...(!subReason && before?.subReason && !stays && { subReason: null }),
  };
}

/** Of 지각 and 조퇴: one reason, and the lessons in one list. */
function toPeriods(
  { reason, periods, exactPeriods }: MarkWish,
  before: AttendanceMark | undefined,
): Fields {
  const lessons =
    exactPeriods ?? (periods && [...new Set([...(before?.periods ?? []), ...periods])]);
  return {
    reason,
    ...(lessons && lessons.length > 0 && { periods: lessons.toSorted((a, b) => a - b) }),
    ...(exactPeriods?.length === 0 && before?.periods && { periods: null }),
  };
}

/** Only what is new: writing the rest again would win over what another device has changed there. */
function listNews(id: string, before: AttendanceMark, fields: Fields): readonly Change[] {
  const old: Fields = { ...before };
  const news = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(old[field] ?? null) !== JSON.stringify(value),
  );
  if (news.length === 0) return [];
  return [{ kind: attendanceMarkKind.name, id, set: Object.fromEntries(news) }];
}

function removeMarks(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  return findDayState(rows, at).marks.map((mark) =>
    removeRow(attendanceMarkKind.name, toMarkId(mark)),
  );
}

function endAwaiting(rows: AttendanceRows, at: StudentDay): readonly Change[] {
  const id = toCheckInId(at);
  return rows.checkIns.get(id)?.state === "awaited" ? [removeRow(checkInKind.name, id)] : [];
}

function setCheckIn(
  rows: AttendanceRows,
  { day, studentId }: StudentDay,
  state: CheckInState,
): readonly Change[] {
  const id = toCheckInId({ day, studentId });
  const before = rows.checkIns.get(id);
  if (before?.state === state) return [];
  if (before) return [{ kind: checkInKind.name, id, set: { state } }];
  return [createRow(checkInKind.name, id, { day, studentId, state })];
}

/**
 * What a wish for a 결과 says about its reason and its lessons. Lessons that join bring their own reason and leave
 * the others alone. A reason for the whole mark is every lesson's, except where only the list of lessons changes
 * (`exactPeriods` under the reason that stands): then those that stay keep theirs.
 */
function toLessonNews(wish: MarkWish, before: AttendanceMark | undefined): Fields {
  const { reason, periods, exactPeriods } = wish;
  const standing = before ? listMissedLessons(before) : [];
  const isTaken = (lesson: number) => standing.some((each) => each.lesson === lesson);
  // A row whose last lesson was taken back may wait unseen under this id.
  const begin = before && !before.isTakenBack ? {} : { isTakenBack: false };
  if (periods && !exactPeriods) {
    return { ...(!before && { reason }), ...begin, ...toLessonFields(periods, reason) };
  }
  const wanted = exactPeriods ?? standing.map(({ lesson }) => lesson);
  const gone = standing.map(({ lesson }) => lesson).filter((lesson) => !wanted.includes(lesson));
  const isListAlone = exactPeriods !== undefined && before?.reason === reason;
  const named = isListAlone ? wanted.filter((lesson) => !isTaken(lesson)) : wanted;
  return {
    reason,
    ...begin,
    ...toLessonFields(gone, false),
    ...toLessonFields(named, reason),
  };
}
