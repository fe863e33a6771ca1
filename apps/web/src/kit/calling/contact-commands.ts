import { toSeoulTimeText } from "@damim/domain/calendar-day/korean-instant.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  contactOutcomes,
  type ContactOutcome,
  type GuardianContact,
} from "@damim/domain/morning/guardian-contact-record.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { noteContact } from "@damim/domain/morning/note-contact.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** What is noted of calls to guardians. */
export function createContactCommands({ store, now, newId, act }: CommandDeps) {
  return {
    /** 「연락함」, and what came of it. */
    note(student: RosterStudent, day: CalendarDay, outcome?: ContactOutcome): void {
      const changes = noteContact(
        store.rows(guardianContactKind),
        { day, studentId: student.id, at: toSeoulTimeText(now()), newId },
        outcome,
      );
      const said = outcome ? ` · ${contactOutcomes[outcome]}` : "";
      void act(changes, `${toStudentWords(student)} 보호자 연락${said}`);
    },
    mend: (id: string, set: Partial<GuardianContact>) =>
      void act([{ kind: guardianContactKind.name, id, set: { ...set } }], "연락한 것을 고쳤어요"),
  };
}
