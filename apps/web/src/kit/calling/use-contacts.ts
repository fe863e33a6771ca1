import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  contactOutcomes,
  toOutcome,
  type ContactOutcome,
} from "@damim/domain/morning/guardian-contact-record.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { isCallOf, listContacts, noteContact } from "@damim/domain/morning/note-contact.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { newId } from "../../platform/random.ts";
import { useAct } from "../act/act.ts";

/** The calls to guardians on a day, and 「연락함」. */
export function useContacts(store: Store, day: CalendarDay) {
  const { now } = useTeacherData();
  const act = useAct(store);
  const rows = useRows(store, guardianContactKind);
  return {
    /** The latest of the day, and what came of it while a tap would still say so. */
    find: (studentId: StudentId) => {
      const [last] = listContacts(rows, day, studentId);
      const outcome = last && isCallOf(toSeoulTimeText(now()), last) ? toOutcome(last) : undefined;
      return { last, outcome };
    },
    note: (student: RosterStudent, outcome?: ContactOutcome): void => {
      const at = now();
      const changes = noteContact(
        rows,
        { day, studentId: student.id, at: toSeoulTimeText(at), newId: () => newId(at) },
        outcome,
      );
      const said = outcome ? ` · ${contactOutcomes[outcome]}` : "";
      void act(changes, `${toStudentWords(student)} 보호자 연락${said}`);
    },
  };
}
