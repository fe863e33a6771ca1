import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { guardianContact, type GuardianContact } from "./guardian-contact-record.ts";

const { how: ways, result: results } = guardianContact.fields;

/** The rows as the store holds them, by id. */
type Contacts = ReadonlyMap<string, GuardianContact>;

/** What a day's log says: 「보호자 전화 1번, 문자 1번」. No name stands in it. */
export function listContactFacts(
  rows: Contacts,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  const ofDay = [...rows].flatMap(([id, row]) => (id.startsWith(`${day}~`) ? [row] : []));
  if (ofDay.length === 0) return [];
  const counts = Object.entries(ways.labels)
    .map(([way, label]) => ({ label, count: ofDay.filter(({ how }) => how === way).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${label} ${count}번`);
  return [{ id: "contacts", text: `보호자 ${counts.join(", ")}` }];
}

/** A pupil's contacts as their time line says them. */
export function listContactEntries(rows: Contacts, studentId: StudentId) {
  return [...rows].flatMap(([id, { at, how, result, note }]) => {
    const [day, of] = id.split("~") as [CalendarDay, string]; // as `toContactId`
    if (of !== studentId) return [];
    const detail = [results.say(result), note].filter(Boolean).join(" · ");
    const title = `보호자 연락 · ${at.replace(/^0/, "")} ${ways.labels[how]}`;
    return [{ id, day, title, ...(detail && { detail }) }];
  });
}
