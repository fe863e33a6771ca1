import type { RecordKind } from "@damim/sync/kind.ts";
import type { Subject, SubjectPlan } from "./subject-record.ts";

export type { Subject, SubjectPlan };
export type KeptSubject = Subject & { readonly id: string };

/** A subject that a timetable can begin with. */
export type PresetSubject = Pick<Subject, "name" | "short" | "colour">;

export const LONGEST_SUBJECT_NAME_CHARACTERS = 20;
export const LONGEST_SUBJECT_SHORT_CHARACTERS = 4;
export const MOST_PLANNED_LESSONS = 400;

export const subjectColours = ["sky", "mint", "rose", "yolk", "lilac"] as const;

export const subjectKind: RecordKind<Subject, "subject"> = { name: "subject", version: 1 };

/** By order, then id, so that two devices show one order. */
export function sortSubjects(subjects: Iterable<KeptSubject>): readonly KeptSubject[] {
  const toKey = ({ order, id }: KeptSubject): string => `${order}~${id}`;
  return [...subjects].toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

/** The name of a subject; lessons of one that was deleted stay, and say so. */
export function toSubjectName(
  subjects: ReadonlyMap<string, Pick<Subject, "name">>,
  id: string,
): string {
  return subjects.get(id)?.name ?? "지운 과목";
}
