import { presentLabel, reasonLabels } from "@damim/domain/attendance/code/attendance-code.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import {
  attendanceMarkKind,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import { lessonFields, type LessonField } from "@damim/domain/attendance/lesson/missed-lessons.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { toHeld } from "@damim/domain/undo/revert-change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { createRow, type Change } from "@damim/sync/change.ts";
import { markStudent } from "@damim/domain/attendance/mark-student.ts";
import type { HistoryChange } from "../../../data/server/history-requests.ts";
import { labelFields, type RecordWords } from "../../../kit/record/record-words.ts";
import { describeMark, findReason, parseMarkId } from "./describe-mark.ts";
import { findMarkMendPlace } from "./mark-mend-state.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { toAttendanceRows } from "./student-day.ts";

const lessonLabels = Object.fromEntries(
  lessonFields.map((field, index) => [field, `${index + 1}교시`]),
) as Readonly<Record<LessonField, string>>;

export const markWords: RecordWords<AttendanceMark> = {
  kind: attendanceMarkKind,
  sort: "출결",
  toWhen({ id }) {
    const mark = parseMarkId(id);
    return mark ? toKoreanDay(mark.day) : "출결";
  },
  toSubject({ id, fields }, nameStudent) {
    const mark = parseMarkId(id);
    return mark ? `${nameStudent(mark.studentId)} ${describeMark(mark.kind, fields)}` : "출결";
  },
  fields: {
    day: undefined,
    studentId: undefined,
    kind: undefined,
    // Taken back is always said by the lesson beside it.
    isTakenBack: undefined,
    reason: { label: "구분", describe: toReasonWords, isInSubject: true },
    note: { label: "사유" },
    periods: {
      label: "교시",
      describe: (value) =>
        Array.isArray(value) && value.length > 0 ? `${value.join(", ")}교시` : undefined,
    },
    subReason: {
      label: "세부 사유",
      describe: (value) =>
        typeof value === "string" && value !== ""
          ? (findSubReason(value)?.label ?? "다른 세부 사유")
          : undefined,
    },
    enteredAs: { label: "나이스 입력", describe: toReasonWords },
    ...labelFields(lessonLabels, (value) =>
      value === false ? presentLabel : toReasonWords(value),
    ),
  },
  trash: { restore: (store, { id, fields }) => restoreMark(store, id, fields) },
  history: {
    toTitle: ([act]) => toTitle(act),
    listReverting: (store, act, change) =>
      act.type === "deleted" ? restoreMark(store, act.id, toHeld(act)) : [change],
  },
  findMendPlace: findMarkMendPlace,
};

function toReasonWords(value: unknown): string | undefined {
  const reason = findReason(value);
  return reason && reasonLabels[reason];
}

function toTitle({ id, type, fields }: HistoryChange): string {
  const kind = parseMarkId(id)?.kind ?? "absent";
  const values = Object.fromEntries(
    fields.map(({ field, from, to }) => [field, type === "deleted" ? from : to]),
  );
  const mark = withParticle(describeMark(kind, values), "을/를");
  if (type === "created") return `${mark} 적었어요`;
  return type === "deleted" ? `${mark} 지웠어요` : `${mark} 고쳤어요`;
}

/**
 * The writes that bring a deleted mark back with what it held. By the rules of a day: a 결석 that comes
 * back takes the place of a 지각 that was written meanwhile, and the other way round.
 */
function restoreMark(store: Store, id: string, held: Fields): readonly Change[] {
  const place = parseMarkId(id);
  const reason = findReason(held["reason"]);
  if (!place || !reason) return [createRow(attendanceMarkKind.name, id, held)];
  const byRules = markStudent(toAttendanceRows(store), { ...place, reason });
  return byRules.map((change) =>
    change.id === id && change.kind === attendanceMarkKind.name
      ? createRow(attendanceMarkKind.name, id, held)
      : change,
  );
}
