import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toOutcome, type ContactOutcome } from "@damim/domain/morning/guardian-contact-record.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { isCallOf, listContacts } from "@damim/domain/morning/note-contact.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../act/commands.ts";
import { createContactCommands } from "./contact-commands.ts";

/** The calls to guardians on a day, and 「연락함」. */
export function useContacts(store: Store, day: CalendarDay) {
  const { now } = useTeacherData();
  const commands = useCommands(createContactCommands, store);
  const rows = useRows(store, guardianContactKind);
  return {
    /** The latest of the day, and what came of it while a tap would still say so. */
    find: (studentId: StudentId) => {
      const [last] = listContacts(rows, day, studentId);
      const outcome = last && isCallOf(toSeoulTimeText(now()), last) ? toOutcome(last) : undefined;
      return { last, outcome };
    },
    note: (student: RosterStudent, outcome?: ContactOutcome) =>
      commands.note(student, day, outcome),
    mend: commands.mend,
  };
}
