import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toMinutes } from "../bells/bell-time.ts";
import { writeRow } from "../record/write-row.ts";
import type { StudentId } from "../student/student.ts";
import type { ContactOutcome, GuardianContact } from "./guardian-contact-record.ts";
import { guardianContactKind, toContactId } from "./guardian-contact.ts";

/** A tap so soon after the last says what came of that call; later it is another one. */
const SAME_CALL_MINUTES = 10;

type Contacts = ReadonlyMap<string, GuardianContact>;

/** The calls of a pupil, or of all, on a day or on all, the latest first. */
export function listContacts(rows: Contacts, on: CalendarDay | undefined, of?: StudentId) {
  return [...rows]
    .map(([id, contact]) => {
      const [day, studentId = ""] = id.split("~") as [CalendarDay, string?]; // as `toContactId`
      return { ...contact, id, day, studentId };
    })
    .filter(({ day, studentId }) => (on ?? day) === day && (of ?? studentId) === studentId)
    .toSorted(
      (a, b) => b.day.localeCompare(a.day) || b.at.localeCompare(a.at) || b.id.localeCompare(a.id),
    );
}

/** Whether a tap at this clock still says what came of the call. */
export function isCallOf(at: string, call: GuardianContact): boolean {
  return Math.abs(toMinutes(at) - toMinutes(call.at)) <= SAME_CALL_MINUTES;
}

/**
 * 「연락함」 and what came of it, in one tap. The outcome of the call that was just made goes to its row, also a
 * corrected one; a call later in the day is a row of its own. The same word twice within a minute is one.
 *
 * ```ts
 * noteContact(rows, { day, studentId: "s1", at: "08:12", newId }, "no-answer");
 * // [{ kind: "guardianContact", id: "2026-11-20~s1~n1", set: { at: "08:12", how: "call", result: "no-answer" } }]
 * ```
 *
 * @param of.at the clock of now
 */
export function noteContact(
  rows: Contacts,
  of: {
    readonly day: CalendarDay;
    readonly studentId: StudentId;
    readonly at: string;
    readonly newId: () => string;
  },
  outcome?: ContactOutcome,
): readonly Change[] {
  const { day, studentId, at, newId } = of;
  const [last] = listContacts(rows, day, studentId);
  const said = {
    how: outcome === "text" ? ("text" as const) : ("call" as const),
    result: outcome === "text" ? undefined : outcome,
  };
  const kind = guardianContactKind;
  if (last?.at === at && !outcome) return [];
  if (last && outcome && isCallOf(at, last)) {
    const { id, day: _, studentId: __, ...row } = last;
    return writeRow(kind, id, row, { ...row, how: said.how, result: said.result ?? null });
  }
  const { result, ...call } = said;
  const row: GuardianContact = { at, ...call, ...(result && { result }) };
  return writeRow(kind, toContactId(of, newId()), undefined, row);
}
