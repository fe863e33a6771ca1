import type { StudentId } from "../student/student.ts";
import { noteAreas, type Note } from "./note.ts";

/** What a form offers: the four, then what occurs, each once, in 가나다 order. */
export function listAreas(occurring: Iterable<string | null | undefined>): readonly string[] {
  const own = [...occurring].flatMap((area) => (area && !noteAreas.includes(area) ? [area] : []));
  return [...noteAreas, ...[...new Set(own)].sort()];
}

/** Newest first. */
export function sortNotes<T extends Pick<Note, "day"> & { readonly id: string }>(
  notes: Iterable<T>,
): readonly T[] {
  return [...notes].sort((a, b) => (`${a.day}~${a.id}` < `${b.day}~${b.id}` ? 1 : -1));
}

/** Whom a note is about: its own pupil first, then the others of whom the same was written. */
export function listTogether(
  { id, studentId, groupId }: Note & { readonly id: string },
  notes: Iterable<readonly [id: string, note: Note]>,
): readonly StudentId[] {
  const others = [...notes].filter(
    ([other, note]) => groupId && note.groupId === groupId && other !== id,
  );
  return [...new Set([studentId, ...others.map(([, note]) => note.studentId)])];
}
