import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { contactResultLabels, contactWayLabels } from "./contact-labels.ts";
import { CONTACT_WAYS, toContactId, type GuardianContact } from "./guardian-contact.ts";

/** The rows as the store holds them, by id. */
type Contacts = ReadonlyMap<string, GuardianContact>;

/** What a day's log says: 「보호자 연락 2: 전화 1, 문자 1」. No name stands in it. */
export function listContactFacts(
  rows: Contacts,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  const ofDay = [...rows].flatMap(([id, row]) => (id.startsWith(`${day}~`) ? [row] : []));
  if (ofDay.length === 0) return [];
  const ways = CONTACT_WAYS.map(
    (way) => [way, ofDay.filter(({ how }) => how === way).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([way, count]) => `${contactWayLabels[way]} ${count}`);
  return [{ id: "contacts", text: `보호자 연락 ${ofDay.length}: ${ways.join(", ")}` }];
}

/** A pupil's contacts as their time line says them. */
export function listContactEntries(rows: Contacts, studentId: StudentId) {
  return [...rows].flatMap(([id, { at, how, result, note }]) => {
    const day = id.split("~")[0] as CalendarDay; // of `toContactId`
    if (id !== toContactId({ day, studentId })) return [];
    const detail = [result && contactResultLabels[result], note].filter(Boolean).join(" · ");
    const title = `보호자 연락 · ${at.replace(/^0/, "")} ${contactWayLabels[how]}`;
    return [{ id, day, title, ...(detail && { detail }) }];
  });
}
