import { toCountWords } from "@damim/domain/attendance/count-words.ts";
import { toWrittenText } from "@damim/domain/attendance/written-text.ts";
import { findDayState, type DayState } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { ChevronDown, LayoutGrid } from "lucide-react";
import { useState } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import { PrivatePart } from "../../kit/page/private-part.tsx";
import { Button } from "../../ui/button.tsx";
import { useDayCounts } from "./use-day-counts.ts";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";

/** The roll of today in one line once it was called, the names behind a press, and the way to the seats. */
export function FoldedRoll(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}) {
  const { store, day, isShown, onShow } = props;
  const students = useMembers(store, day);
  const [isNamed, setNamed] = useState(false);
  const words = toCountWords(useDayCounts(store, students, day));
  const rows = toAttendanceRows(store);
  const named =
    words.length === 0
      ? []
      : students.flatMap((student) => {
          const state = findDayState(rows, { day, studentId: student.id });
          return isHere(state) ? [] : [{ student, says: toWrittenText(state) }];
        });
  return (
    <section
      aria-label="오늘 출결"
      className="rounded-card border border-line-2 bg-surface py-1 pr-1.5 pl-5 max-sm:pl-4"
    >
      <div className="flex min-h-11 items-center gap-x-2">
        <h2 className="min-w-0 text-16 font-bold">
          {named.length === 0 ? (
            words.join(" · ") || "아직 출결을 안 적었어요"
          ) : (
            <button
              type="button"
              aria-expanded={isNamed}
              onClick={() => setNamed(!isNamed)}
              className="press -ml-2 flex min-h-11 items-center gap-1 rounded-ctl px-2 text-left hover:bg-hover"
            >
              {words.join(" · ")}
              <span className="sr-only">, 누구인지 보기</span>
              <ChevronDown
                size={18}
                aria-hidden
                className={`shrink-0 text-fg-2 ${isNamed ? "rotate-180" : ""}`}
              />
            </button>
          )}
        </h2>
        <Button
          variant="weak"
          className="ml-auto shrink-0"
          icon={<LayoutGrid size={18} aria-hidden />}
          aria-expanded={isShown}
          onClick={() => onShow(!isShown)}
        >
          자리 보기
        </Button>
      </div>
      {isNamed && (
        <PrivatePart>
          <ul aria-label="오늘 출결 이름" className="flex flex-col gap-1 py-2">
            {named.map(({ student, says }) => (
              <li key={student.id} className="flex gap-3 text-15">
                <span className="font-semibold">{toStudentWords(student)}</span>
                <span className="text-fg-2">{says}</span>
              </li>
            ))}
          </ul>
        </PrivatePart>
      )}
    </section>
  );
}

function isHere({ marks, checkIn }: DayState): boolean {
  return marks.length === 0 && checkIn === "arrived";
}
