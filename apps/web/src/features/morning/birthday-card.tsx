import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listMembers } from "@damim/domain/student/membership.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { studentKind, type RosterStudent } from "@damim/domain/student/student.ts";
import { Cake } from "lucide-react";
import { findClassStore } from "../../data/teacher-data.ts";
import { useMembers } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../kit/manifest/home-card.ts";

/** 오늘 생일이에요. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const students = useMembers(findClassStore(data) ?? data.profile, today);
  return (
    <ul className="flex flex-col gap-2">
      {listBirthdays(students, today).map((student) => (
        <li key={student.id} className="flex items-center gap-2 text-17 font-bold">
          <Cake size={20} aria-hidden className="shrink-0 text-warm-strong" />
          {toStudentWords(student)}
        </li>
      ))}
    </ul>
  );
}

export function isWanted({ store, today }: HomeCardQuestion): boolean {
  const members = listMembers([...store.rows(studentKind).values()], today);
  return listBirthdays(members, today).length > 0;
}

/** Who was born on 29 February has the birthday on the 28th of other years. */
function listBirthdays(
  students: readonly RosterStudent[],
  today: CalendarDay,
): readonly RosterStudent[] {
  const year = Number(today.slice(0, 4));
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return students.filter(({ birthday }) => {
    const on = birthday?.slice(5);
    return on === today.slice(5) || (on === "02-29" && !isLeap && today.endsWith("-02-28"));
  });
}
