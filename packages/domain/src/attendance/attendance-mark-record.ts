import { toKoreanDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import type { RowOf } from "../record/field.ts";
import { choice, day, flag, own, student, text, upTo } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { record } from "../record/record.ts";
import {
  kindLabels,
  presentLabel,
  reasonLabels,
  toCodeLabel,
  type AttendanceReason,
} from "./code/attendance-code.ts";
import { findSubReason } from "./code/sub-reason.ts";
import { attendanceMarkKind, LONGEST_NOTE_CHARACTERS } from "./attendance-mark.ts";
import { describeMark, parseMarkId } from "./describe-mark.ts";
import { toLessonsText } from "./lesson/lesson-words.ts";
import { lessonFields, type LessonField, type LessonWord } from "./lesson/missed-lessons.ts";

const reason = choice("구분", reasonLabels, { isInSubject: true });

/** One field a lesson, so that two devices that call the roll of different lessons never overwrite each other (spec 02 §3). */
const toLesson = (lesson: number) =>
  maybe(
    own<LessonWord>(
      {
        type: "either",
        of: [reason.shape, { type: "rule", takes: (word) => word === false, such: [false] }],
      },
      {
        label: `${lesson}교시`,
        say: (word) => (word === false ? presentLabel : reasonLabels[word]),
      },
    ),
  );
const lessons = Object.fromEntries(
  lessonFields.map((field, at) => [field, toLesson(at + 1)]),
) as Readonly<Record<LessonField, ReturnType<typeof toLesson>>>;

const fields = {
  day: day(undefined),
  studentId: student(),
  kind: choice(undefined, kindLabels),
  reason,
  note: text("사유", { most: LONGEST_NOTE_CHARACTERS, column: { width: 40 } }),
  /**
   * The lessons that were missed, 1 is the first lesson: of 지각 and 조퇴 where they are known. Of a 결과 it is
   * read together from the fields of its lessons and never written.
   */
  periods: maybe(
    own<readonly number[]>(
      {
        type: "list",
        of: { type: "whole", least: 0, most: Number.MAX_SAFE_INTEGER },
        most: 20,
      },
      {
        label: "교시",
        say: (periods) => (periods.length > 0 ? `${periods.join(", ")}교시` : undefined),
      },
    ),
  ),
  /** An id of `sub-reason.ts`, or one that a newer version knows. */
  subReason: maybe(
    own<string>(upTo(40), {
      label: "세부 사유",
      say: (id) => findSubReason(id)?.label ?? "다른 세부 사유",
    }),
  ),
  /** The reason under which it stands in NEIS; a mark that got another reason since has to be entered again. */
  enteredAs: maybe<AttendanceReason, AttendanceReason, "choice">(
    choice("나이스 입력", reasonLabels),
  ),
  /** Of a 결과: its last known lesson was taken back. Without a lesson it then says nothing; that lesson says it. */
  isTakenBack: flag(),
  ...lessons,
};

/**
 * One pupil, one day, one kind. Two devices that mark different kinds never overwrite each other;
 * folding to one entry a day happens when reading.
 */
export type AttendanceMark = RowOf<typeof fields>;

export const attendanceMark = record({
  kind: attendanceMarkKind,
  scope: "year",
  topics: ["attendance", "health"],
  sort: "출결",
  when(_, id) {
    const mark = parseMarkId(id);
    return mark && toKoreanDay(mark.day);
  },
  subject(held, { id, nameStudent }) {
    const mark = parseMarkId(id);
    return mark ? `${nameStudent(mark.studentId)} ${describeMark(mark.kind, held)}` : "출결";
  },
  fields,
  columns: [
    ["날짜", 12, (mark) => mark.day],
    ["요일", 6, (mark) => toWeekdayLetter(mark.day)],
    "studentId",
    ["출결", 14, toCodeLabel],
    ["세부 사유", 20, ({ subReason }) => findSubReason(subReason)?.label],
    // 「2, 5」; 「2 질병, 5 미인정」 where the lessons differ.
    ["교시", 8, (mark) => toLessonsText(mark).replaceAll("교시", "")],
    "note",
  ],
});
