import type { Change } from "@damim/sync/change.ts";
import { writeRow } from "../record/write-row.ts";
import { lessonChangeKind, type ChangeFields, type LessonChange } from "./lesson-change.ts";
import { toPlaceParts, type LessonPlace } from "./lesson-place.ts";

/** Begins with the day of its first lesson, which is the window of loading. */
export function toLessonChangeId(a: LessonPlace, uuid: string): string {
  return `${toPlaceParts(a).day}~${uuid}`;
}

/**
 * Books a change behind all that are known, also where the clock of another device went ahead: it was made by somebody
 * who saw them.
 */
export function bookChange(
  known: Iterable<LessonChange>,
  fields: ChangeFields,
  { now, uuid }: { readonly now: number; readonly uuid: string },
): readonly Change[] {
  let at = now;
  for (const change of known) at = Math.max(at, change.at + 1);
  return writeRow<LessonChange>(lessonChangeKind, toLessonChangeId(fields.a, uuid), undefined, {
    ...fields,
    at,
  });
}
