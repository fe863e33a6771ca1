import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { toMarkId, type AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { toLessonsText } from "@damim/domain/attendance/lesson/lesson-words.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findSubReason } from "@damim/domain/attendance/code/sub-reason.ts";
import type { AbsenceCase } from "@damim/domain/attendance-papers/absence-case.ts";
import { readStudentCases } from "../../data/student-cases.ts";
import type { TimeLineCode, TimeLineEntry } from "../../kit/manifest/time-line.ts";

export { UserRoundCheck as Picture } from "lucide-react";

/**
 * Marks, with how their papers stand, and mornings that are still open (확인 중). 「왔어요」 is the resting state
 * and no news.
 */
export const listTimeLine: TimeLineCode["listTimeLine"] = ({ store, student, calendar }) => {
  const { cases } = readStudentCases(store, student.id, calendar);
  const marks = cases.flatMap((one) =>
    one.absence.marks.map((mark, index, { length }): TimeLineEntry => {
      const { day, kind, reason } = mark;
      return {
        id: toMarkId(mark),
        day,
        title: toCodeLabel(mark),
        detail: describeMark(mark),
        mark: { kind, reason },
        // Papers are asked once for connected days: it is said at the latest of them.
        state: index === length - 1 ? toPaperState(one) : undefined,
      };
    }),
  );
  const markedDays = new Set(marks.map(({ day }) => day));
  const awaited = [...store.rows(checkInKind).values()]
    .filter((checkIn) => checkIn.studentId === student.id && checkIn.state === "awaited")
    .filter(({ day }) => !markedDays.has(day))
    .map(({ id, day }) => ({ id, day, title: "확인 중", detail: "아직 안 왔어요" }));
  return [...marks, ...awaited];
};

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
