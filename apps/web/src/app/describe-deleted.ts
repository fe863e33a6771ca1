import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { isCalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonth } from "@damim/domain/calendar-day/korean-day.ts";
import { createRow, type Change, type Fields } from "@damim/domain/change.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { studentKind } from "@damim/domain/roster/student.ts";
import type { TrashRecord } from "../data/history-requests.ts";
import type { Store } from "../data/teacher-data.ts";
import {
  describeMark,
  describeMarkValue,
  parseMarkId,
} from "../features/attendance/describe-mark.ts";
import { restoreMark } from "../features/attendance/restore-mark.ts";
import { describeStudent, describeStudentValue } from "../features/roster/describe-student.ts";

/** A deleted record in words, and the writes that bring it back. */
export interface DeletedWords {
  readonly sort: "학생" | "출결" | "출결 서류" | "월말 마감";
  /** 「3번 김가온」, 「3번 김가온 질병 결석」. */
  readonly title: string;
  /** What else it held, in one line. */
  readonly detail: string;
  readonly restore: () => readonly Change[];
}

/** Nothing for a kind that has no place in 휴지통, such as 왔어요. */
export function describeDeleted(
  store: Store,
  record: TrashRecord,
  all: readonly TrashRecord[],
): DeletedWords | undefined {
  const { kind, id, fields } = record;
  if (kind === studentKind.name) {
    return {
      sort: "학생",
      title: describeStudent(fields),
      detail: toLine(
        ["sex", "birthday", "note"].map((field) => describeStudentValue(field, fields[field])),
      ),
      restore: () => [createRow(kind, id, fields)],
    };
  }
  if (kind === monthCloseKind.name && isCalendarMonth(id)) {
    return {
      sort: "월말 마감",
      title: `${toKoreanMonth(id)} 마감`,
      detail: toLine([describeMarkValue("closedOn", fields["closedOn"])]),
      restore: () => [createRow(kind, id, fields)],
    };
  }
  const ofPaper = kind === absencePaperKind.name ? parseMarkId(id) : undefined;
  if (ofPaper) {
    return {
      sort: "출결 서류",
      title: `${describeStudent(findStudent(store, ofPaper.studentId, all))} 출결 서류`,
      detail: toKoreanDay(ofPaper.day),
      restore: () => [createRow(kind, id, fields)],
    };
  }
  const mark = kind === attendanceMarkKind.name ? parseMarkId(id) : undefined;
  if (!mark) return undefined;
  const student = describeStudent(findStudent(store, mark.studentId, all));
  return {
    sort: "출결",
    title: `${student} ${describeMark(mark.kind, fields)}`,
    detail: toLine([
      toKoreanDay(mark.day),
      ...["note", "periods"].map((field) => describeMarkValue(field, fields[field])),
    ]),
    restore: () => restoreMark(store, id, fields),
  };
}

/** On the roster, or in the trash like the mark. */
function findStudent(store: Store, id: string, all: readonly TrashRecord[]): Fields {
  const living = store.rows(studentKind).get(id);
  if (living) return { ...living };
  return all.find((other) => other.kind === studentKind.name && other.id === id)?.fields ?? {};
}

function toLine(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(" · ");
}
