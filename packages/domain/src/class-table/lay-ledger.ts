import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { type SubjectLesson } from "./base-table.ts";
import type { PlanDay } from "./base-week.ts";
import { type KeptLessonChange } from "./lesson-change.ts";
import { toPlaceParts, type LessonPlace } from "./lesson-place.ts";

/** What stands at one place after the changes. */
export interface Standing {
  /** Nothing in a free period. */
  readonly lesson: SubjectLesson | undefined;
  /** Where it was planned; a free period that was moved has one too. */
  readonly origin: LessonPlace;
  /** The entries that name this place, in their order. */
  readonly changes: readonly KeptLessonChange[];
  /** The 보강 of this hour: a colleague's in my lesson, or mine in my free period. */
  readonly cover?: KeptLessonChange | undefined;
}

/** One place of an entry: what stood there by then, and what stands there after it. */
export interface LedgerSide {
  readonly place: LessonPlace;
  readonly before: SubjectLesson | undefined;
  readonly after: SubjectLesson | undefined;
}

export interface LedgerEntry {
  readonly change: KeptLessonChange;
  readonly sides: readonly LedgerSide[];
}

/** A lesson that an entry took out. */
export interface DroppedLesson {
  readonly place: LessonPlace;
  readonly lesson: SubjectLesson;
  readonly origin: LessonPlace;
  readonly change: KeptLessonChange;
}

/** What all changes make of the base tables; places that no entry names are not in it. */
export interface Ledger {
  readonly days: ReadonlyMap<CalendarDay, ReadonlyMap<number, Standing>>;
  readonly dropped: ReadonlyMap<CalendarDay, readonly DroppedLesson[]>;
  /** The living entries in their order. */
  readonly entries: readonly LedgerEntry[];
}

/**
 * Lays the changes one by one over the base tables. Each is a permutation of two places or writes one, so a chain over
 * one cell follows by itself, and an entry taken out of its middle loses no lesson.
 */
export function layLedger(planned: PlanDay, changes: Iterable<KeptLessonChange>): Ledger {
  const days = new Map<CalendarDay, Map<number, Standing>>();
  const dropped = new Map<CalendarDay, DroppedLesson[]>();
  const entries: LedgerEntry[] = [];
  const read = (place: LessonPlace): Standing => {
    const { day, period } = toPlaceParts(place);
    const lesson = (): SubjectLesson | undefined => planned(day).lessons.get(period);
    return days.get(day)?.get(period) ?? { lesson: lesson(), origin: place, changes: [] };
  };
  const write = (place: LessonPlace, standing: Standing): void => {
    const { day, period } = toPlaceParts(place);
    days.set(day, (days.get(day) ?? new Map<number, Standing>()).set(period, standing));
  };

  for (const change of sortChanges(changes)) {
    const { type, a, b } = change;
    const places = type === "swap" ? (b && a !== b ? [a, b] : []) : [a];
    const before = places.map(read);
    const after = layOne(change, before);
    for (const [index, place] of places.entries()) {
      const standing = after[index];
      if (standing) write(place, standing);
    }
    const [old] = before;
    if (type === "drop" && old?.lesson) {
      const { day } = toPlaceParts(a);
      const lost = { place: a, lesson: old.lesson, origin: old.origin, change };
      dropped.set(day, [...(dropped.get(day) ?? []), lost]);
    }
    const sides = places.map((place, index) => ({
      place,
      before: before[index]?.lesson,
      after: after[index]?.lesson,
    }));
    entries.push({ change, sides });
  }
  return { days, dropped, entries };
}

/** What stands at the places of one change after it, in their order. */
function layOne(change: KeptLessonChange, before: readonly Standing[]): readonly Standing[] {
  const [first, second] = before;
  if (!first) return [];
  const touched = { ...first, changes: [...first.changes, change] };
  const classKey = first.lesson?.classKey;
  const named: SubjectLesson | undefined = change.subjectId
    ? { subjectId: change.subjectId, ...(classKey && { classKey }) }
    : undefined;
  if (change.type === "drop") return [{ ...touched, lesson: undefined }];
  if (change.type === "replace") return [{ ...touched, lesson: named ?? first.lesson }];
  if (change.type === "cover") {
    const lesson = change.isByMe ? first.lesson : (named ?? first.lesson);
    return [{ ...touched, lesson, cover: change }];
  }
  if (!second) return [];
  // The hour keeps its colleague; lesson and origin go.
  return [
    { ...touched, lesson: second.lesson, origin: second.origin },
    {
      ...second,
      changes: [...second.changes, change],
      lesson: first.lesson,
      origin: first.origin,
    },
  ];
}

/** The living entries in the order in which they are laid: the same on every device, whatever came in first. */
function sortChanges(changes: Iterable<KeptLessonChange>): readonly KeptLessonChange[] {
  return [...changes]
    .filter(({ isOff }) => !isOff)
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}
