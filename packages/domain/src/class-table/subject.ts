import type { RecordKind } from "@damim/sync/kind.ts";

/** Lessons planned for the two semesters: one value, for they are set in one form. */
export interface SubjectPlan {
  readonly first: number;
  readonly second: number;
}

/** What is taught. The timetable names it by its id, so that a new name or colour changes nothing else. */
export interface Subject {
  readonly name: string;
  /** Where there is hardly room: 「국어」, 「슬생」. */
  readonly short: string;
  /** One of `subjectColours`, or one that a newer version knows. */
  readonly colour: string;
  /** A specialist; without one the teacher gives these lessons. */
  readonly teacher?: string | null;
  readonly room?: string | null;
  /** 계획 시수. Of one that teaches several classes: for each of them. */
  readonly plan?: SubjectPlan | null;
  /** `base/place-between.ts`. */
  readonly order: string;
}

export type KeptSubject = Subject & { readonly id: string };

/** A subject that a timetable can begin with. */
export type PresetSubject = Pick<Subject, "name" | "short" | "colour">;

export const LONGEST_SUBJECT_NAME_CHARACTERS = 20;
export const LONGEST_SUBJECT_SHORT_CHARACTERS = 4;
export const LONGEST_TEACHER_CHARACTERS = 20;
export const LONGEST_ROOM_CHARACTERS = 20;
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
