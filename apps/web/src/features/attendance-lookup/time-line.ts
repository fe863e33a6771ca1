import { kindLabels, toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import {
  attendanceMarkKind,
  toMarkId,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import { isCounted } from "@damim/domain/attendance/counted-marks.ts";
import { toLessonsText } from "@damim/domain/attendance/lesson/lesson-words.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import { isOfClub } from "@damim/domain/student/student.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { readStudentCases } from "../../data/student-cases.ts";
import type { TimeLineCode, TimeLineEntry } from "../../kit/manifest/time-line.ts";

export { UserRoundCheck as Picture } from "lucide-react";

/**
 * Marks, with how their papers stand, and mornings that are still open (확인 중). 「왔어요」 is the resting state
 * and no news.
 */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student, calendar }) => {
  const isClub = isOfClub(student);
  const counts = (day: CalendarDay) =>
    isCounted({ studentId: student.id, day }, new Map([[student.id, student]]));
  const { cases } = readStudentCases(store, student, calendar);
  // Papers are asked once for connected days: it is said at the latest of them.
  const caseByLastMark = new Map(
    cases.flatMap((one) => {
      const last = one.absence.marks.at(-1);
      return last ? [[toMarkId(last), one] as const] : [];
    }),
  );
  const marks = [...store.rows(attendanceMarkKind).values()]
    .filter(({ studentId }) => studentId === student.id)
    .map((mark): TimeLineEntry => {
      const { id, day, kind, reason } = mark;
      const one = caseByLastMark.get(id);
      return {
        id,
        day,
        title: isClub ? kindLabels[kind] : toCodeLabel(mark),
        detail: describeMark(mark),
        ...(!isClub && { mark: { kind, reason } }),
        state: counts(day) ? one && toPaperState(one) : uncounted,
      };
    });
  const markedDays = new Set(marks.map(({ day }) => day));
  const awaited = [...store.rows(checkInKind).values()]
    .filter((checkIn) => checkIn.studentId === student.id && checkIn.state === "awaited")
    .filter(({ day }) => !markedDays.has(day))
    .map(({ id, day }) => ({
      id,
      day,
      title: "확인 중",
      detail: "아직 안 왔어요",
      ...(!counts(day) && { state: uncounted }),
    }));
  return [...marks, ...awaited];
};

/** Written before the pupil came or after it left. */
const uncounted = { label: "세지 않아요", tone: "warm" } as const;

function describeMark(mark: AttendanceMark): string {
  const words = [
    toLessonsText(mark),
    findSubReason(mark.subReason)?.label ?? "",
    mark.note?.trim() ?? "",
  ];
  return [...new Set(words)].filter(Boolean).join(" · ");
}

function toPaperState({ papers, missing }: AbsenceCase): TimeLineEntry["state"] {
  if (papers.length === 0) return undefined;
  return missing.length > 0
    ? { label: "서류 남음", tone: "warm" }
    : { label: "서류 받음", tone: "good" };
}
