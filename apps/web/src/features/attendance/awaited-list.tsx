import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { findDayState } from "@damim/domain/attendance/day-state.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { Check } from "lucide-react";
import type { Store } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";
import type { DayCommands } from "./mark/day-commands.ts";
import { TileName } from "../../ui/tile-name.tsx";

export interface AwaitedListProps {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
  readonly day: CalendarDay;
  readonly commands: DayCommands;
}

/** Who has not come yet, each with one widest button: what a thumb needs first on a phone. */
export function AwaitedList({ store, students, day, commands }: AwaitedListProps) {
  useRows(store, attendanceMarkKind);
  useRows(store, checkInKind);
  const rows = toAttendanceRows(store);
  const awaited = students.filter(({ id: studentId }) => {
    const { marks, checkIn } = findDayState(rows, { day, studentId });
    return marks.length === 0 && checkIn === "awaited";
  });
  if (awaited.length === 0) return null;
  return (
    <ul aria-label="아직 안 온 학생" className="flex flex-col gap-2 pb-4">
      {awaited.map((student) => (
        <li
          key={student.id}
          className="flex items-center gap-2 rounded-[0.875rem] py-2 pr-2 pl-4 shadow-[inset_0_0_0_2px_var(--warm)]"
        >
          <span className="text-14 text-fg-3">{student.number}</span>
          <TileName name={student.name} className="min-w-0 flex-1 text-17 font-semibold" />
          <Button
            aria-label={`${toStudentWords(student)} 왔어요`}
            icon={<Check size={18} aria-hidden />}
            className="min-w-32"
            onClick={() => commands.arrive([student], day)}
          >
            왔어요
          </Button>
        </li>
      ))}
    </ul>
  );
}
