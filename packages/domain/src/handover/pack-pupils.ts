import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { listGuardians } from "../student/guardians.ts";
import { hasHealthNote } from "../student/health.ts";
import { isPresentMember } from "../student/membership.ts";
import { sortStudents, type RosterStudent } from "../student/student.ts";
import {
  handoverItems,
  type HandedPupil,
  type HandoverCounts,
  type HandoverItem,
  type TellPerson,
} from "./handover.ts";

/** Who may go at all: the class on its last day, or today. Whose transfer is hidden stands nowhere, also in no count. */
export function listHandable<T extends RosterStudent>(
  students: Iterable<T>,
  day: CalendarDay,
): readonly T[] {
  return [...students].filter((one) => !one.gone?.hidden && isPresentMember(one, day));
}

/**
 * What goes of the chosen pupils, in the order of the list, read from their rows: number, name and the ticked items.
 *
 * @param careById what was typed for this hand-over: 배려할 점
 */
export function packPupils(
  students: readonly RosterStudent[],
  items: readonly HandoverItem[],
  careById: ReadonlyMap<string, string>,
  tellPerson: TellPerson,
): readonly HandedPupil[] {
  return sortStudents(students).map((student) => {
    const { id, number, name, birthday, sex, health } = student;
    const guardians = listGuardians(student);
    const care = careById.get(id)?.trim();
    return {
      id,
      number,
      name,
      ...(birthday && { person: tellPerson(name, birthday) }),
      ...(items.includes("sex") && sex && { sex }),
      ...(items.includes("health") && health && hasHealthNote(student) && { health }),
      ...(items.includes("guardians") && guardians.length > 0 && { guardians }),
      ...(items.includes("care") && care && { care }),
    };
  });
}

/** How many, and of how many each item that was ticked. */
export function countHanded(
  pupils: readonly HandedPupil[],
  items: readonly HandoverItem[],
): HandoverCounts {
  const ticked = handoverItems.filter((item) => items.includes(item));
  return {
    pupils: pupils.length,
    items: Object.fromEntries(
      ticked.map((item) => [item, pupils.filter((pupil) => pupil[item] !== undefined).length]),
    ),
  };
}
