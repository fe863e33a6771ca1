import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { toContactWords } from "@damim/domain/morning/guardian-contact-record.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { listContacts } from "@damim/domain/morning/note-contact.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { MessageCircle } from "lucide-react";
import { askToWriteUp } from "../../../data/asked.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";

const MOST = 8;

/**
 * Calls home of which no consultation was written: those of today, or all of one pupil. A press begins the record of
 * that talk, with its day, hour and way.
 */
export function CallLines(props: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly student?: RosterStudent;
}) {
  const { store, students, student } = props;
  const today = toSeoulDay(useTeacherData().now());
  const isPast = useIsPast();
  const consults = [...useRows(store, consultKind).values()];
  const calls = listContacts(
    useRows(store, guardianContactKind),
    student ? undefined : today,
    student?.id,
  ).filter(
    ({ day, at, studentId }) =>
      !consults.some(
        (one) => one.day === day && (one.time ?? at) >= at && one.studentIds.includes(studentId),
      ),
  );
  if (calls.length === 0) return null;
  const label = student ? `${student.name}, 보호자 연락` : "오늘 한 연락";
  return (
    <section aria-label={label} className="border-b border-line-2 px-5 py-3">
      <h2 className="pb-1 text-13 font-semibold text-fg-2">{label}</h2>
      <ul>
        {calls.slice(0, MOST).map((call) => {
          const { id, day, at, how, result, studentId } = call;
          const who = students.find((one) => one.id === studentId);
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-2">
              <span id={`call-${id}`} className="min-w-0 flex-1 basis-40 text-15 tabular-nums">
                {student ? (
                  day !== today && `${toKoreanMonthDay(day)} `
                ) : (
                  <b className="font-semibold">{who ? toStudentWords(who) : "지운 학생"} </b>
                )}
                <span className="text-fg-2">{toContactWords(call)}</span>
              </span>
              {!isPast && result !== "no-answer" && (
                <Button
                  variant="text"
                  icon={<MessageCircle size={18} aria-hidden />}
                  aria-describedby={`call-${id}`}
                  onClick={() =>
                    askToWriteUp("consult", {
                      studentId,
                      day,
                      time: at,
                      way: how === "text" ? "text" : "phone",
                    })
                  }
                >
                  이어서 상담 쓰기
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
