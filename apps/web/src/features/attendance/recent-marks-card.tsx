import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { toCodeLabel } from "@damim/domain/attendance/code/attendance-code.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { listRecentMarks, type RecentMark } from "@damim/domain/attendance/count/recent-marks.ts";
import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useDeferredValue, useMemo } from "react";
import { useNavigate } from "react-router";
import { askForStudent } from "../../data/asked.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";
import { AttendanceSymbol, markColour } from "../../ui/attendance-symbol.tsx";

const COUNT = 5;

/** Where there are any. */
export function isWanted({ store }: HomeCardQuestion): boolean {
  return store.rows(attendanceMarkKind).size > 0;
}

/** 최근 출결: the last marks, each a way to its day. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <RecentMarks store={store} today={today} /> : null;
}

function RecentMarks({ store, today }: { readonly store: Store; readonly today: CalendarDay }) {
  const recent = useRecentMarks(store, today);
  const navigate = useNavigate();
  const open = ({ mark }: RecentMark): void => {
    const path = mark.day === today ? "/attendance" : `/attendance?day=${mark.day}`;
    void Promise.resolve(navigate(path)).then(() => askForStudent("attendance", mark.studentId));
  };
  return (
    // One column of days for all lines, as wide as the widest.
    <ul className="-mx-2 grid grid-cols-[auto_auto_minmax(0,1fr)] gap-x-2">
      {recent.map((each) => (
        <li key={each.mark.id} className="col-span-full grid grid-cols-subgrid">
          <button
            type="button"
            onClick={() => open(each)}
            className="press col-span-full grid min-h-12 grid-cols-subgrid items-center rounded-ctl px-2 text-left text-14 hover:bg-hover"
          >
            <span className="text-13 whitespace-nowrap text-fg-2">
              {toDayWords(each.mark.day, today)}
            </span>
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-cell ${markColour[each.mark.kind]}`}
            >
              <AttendanceSymbol kind={each.mark.kind} reason={each.mark.reason} size={16} />
            </span>
            <span className="min-w-0 truncate">
              <span className="font-semibold">{toStudentWords(each.student)}</span>{" "}
              <span className="text-fg-2">{toCodeLabel(each.mark)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A mark is painted on its seat first; this list follows. */
function useRecentMarks(store: Store, today: CalendarDay): readonly RecentMark[] {
  const marks = useDeferredValue(useRows(store, attendanceMarkKind));
  // At once: paper has numbers where names may not go along.
  const students = useRows(store, studentKind);
  return useMemo(
    () => listRecentMarks({ marks: marks.values(), students, today, count: COUNT }),
    [marks, students, today],
  );
}

function toDayWords(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return "오늘";
  return day === addDays(today, -1) ? "어제" : toKoreanMonthDay(day);
}
