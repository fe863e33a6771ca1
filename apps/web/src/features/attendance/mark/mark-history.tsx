import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { attendanceKinds } from "@damim/domain/attendance/code/attendance-code.ts";
import { toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { historyOf } from "../../../kit/record/history-of.ts";

const MarksHistory = historyOf(() => import("./mark-words.ts").then((file) => file.markWords));

/** What happened to the marks of one pupil's day, whatever their kind, with 되돌리기. */
export function MarkHistory(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  /** Stays given while the window closes. */
  readonly student: RosterStudent | undefined;
  readonly day: CalendarDay;
}) {
  const { isOpen, onClose, store, student, day } = props;
  const studentId = student?.id ?? "";
  const subject = student ? toStudentWords(student) : "";
  return (
    <MarksHistory
      isOpen={isOpen}
      onClose={onClose}
      store={store}
      ids={attendanceKinds.map((kind) => toMarkId({ day, studentId, kind }))}
      subject={subject}
      subtitle={`${toKoreanDay(day)} · ${subject}`}
    />
  );
}
