import type { Fields } from "@damim/sync/kind.ts";
import { compareTexts } from "../base/compare-texts.ts";
import { isSameValue } from "../base/is-same-value.ts";
import { listGuardians } from "../student/guardians.ts";
import { hasHealthNote } from "../student/health.ts";
import { LONGEST_STUDENT_NOTE_CHARACTERS } from "../student/student-facts.ts";
import type { ClassKey, RosterStudent, Student, StudentId } from "../student/student.ts";
import type { HandedPupil, TellPerson } from "./handover.ts";

/** One row of the receiver's list that a hand-over wrote, with all that is needed to take it back. */
export interface TakenRow {
  readonly id: string;
  readonly isNew: boolean;
  /** Whom of the envelope it is about, by the ids there: more than one where two of them are one. */
  readonly handed?: readonly StudentId[];
  /** As `HandedPupil` has it: the birthday itself was not given. */
  readonly person?: string;
  readonly set: Fields;
  /** Of each of these fields what stood there, null where nothing did. */
  readonly before: Fields;
}

/**
 * How picked pupils come into a list: equal name and birthday are one, who gets what is not there yet; everybody else is a new
 * row, numbered on from the last, in 가나다 order.
 *
 * @param taken rows of other hand-overs, whose birthdays their rows do not tell
 */
export function planTaking(
  pupils: readonly HandedPupil[],
  list: {
    readonly roster: readonly RosterStudent[];
    readonly ownClass: ClassKey | undefined;
    readonly taken: readonly TakenRow[];
    readonly newId: () => string;
    readonly tellPerson: TellPerson;
  },
): readonly TakenRow[] {
  const { roster, ownClass, taken, newId, tellPerson } = list;
  const told = new Map(taken.map(({ id, person }) => [id, person]));
  const known = new Map<string, RosterStudent>();
  for (const student of roster) {
    const { id, name, birthday } = student;
    const person = birthday ? tellPerson(name, birthday) : told.get(id);
    if (person) known.set(person, student);
  }
  const own = roster.filter(({ classKey }) => !classKey || classKey === ownClass);
  let last = Math.max(0, ...own.map(({ number }) => number));
  const rows = new Map<string, TakenRow>();
  for (const pupil of pupils.toSorted((a, b) => compareTexts(a.name, b.name))) {
    const { name, person } = pupil;
    const found = person === undefined ? undefined : known.get(person);
    const id = found?.id ?? newId();
    const set = found
      ? fillGaps(found, pupil)
      : { number: ++last, name, ...fillGaps({ number: last, name }, pupil) };
    const earlier = rows.get(id);
    const before = Object.fromEntries(
      Object.keys(set).map((field) => [field, (found as Fields | undefined)?.[field] ?? null]),
    );
    rows.set(id, {
      id,
      isNew: earlier?.isNew ?? !found,
      handed: [...(earlier?.handed ?? []), ...(pupil.id ? [pupil.id] : [])],
      ...(person && { person }),
      set: { ...earlier?.set, ...set },
      before: { ...before, ...earlier?.before },
    });
    if (person !== undefined) known.set(person, { number: 0, name, ...found, ...set, id });
  }
  return [...rows.values()];
}

/** What taking back changes of a row as it is now: the fields that nobody wrote since. */
export function planReturn(row: TakenRow, now: Fields): Fields {
  return Object.fromEntries(
    Object.entries(row.before).filter(([field]) => isSameValue(now[field], row.set[field])),
  );
}

/** 배려할 점 is said behind the note that stands there, the rest only where nothing does. */
function fillGaps(student: Student, { sex, health, guardians, care }: HandedPupil): Fields {
  const note = [student.note, care].filter(Boolean).join("\n");
  const isNoted = !care || Boolean(student.note?.includes(care));
  return {
    ...(sex && !student.sex && { sex }),
    ...(health && !hasHealthNote(student) && { health }),
    ...(guardians && listGuardians(student).length === 0 && toContact(guardians)),
    ...(!isNoted && note.length <= LONGEST_STUDENT_NOTE_CHARACTERS && { note }),
  };
}

/** As the form of the list writes it: earlier versions read the first telephone alone. */
function toContact(guardians: NonNullable<HandedPupil["guardians"]>): Fields {
  const [first] = guardians;
  return { guardians, ...(first?.phone && { guardianPhone: first.phone }) };
}
