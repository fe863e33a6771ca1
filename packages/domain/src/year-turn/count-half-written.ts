import type { Consult } from "../consult/consult.ts";
import type { Note } from "../individual-record/note.ts";

/** Half-written records of a year, on whichever device they were begun; one of several pupils counts once. */
export function countHalfWritten(of: {
  readonly consults: Iterable<Consult>;
  readonly notes: Iterable<Note & { readonly id: string }>;
}): { readonly consults: number; readonly notes: number } {
  const notes = [...of.notes].filter(({ isDraft }) => isDraft);
  return {
    consults: [...of.consults].filter(({ isDraft }) => isDraft).length,
    notes: new Set(notes.map(({ id, groupId }) => groupId ?? id)).size,
  };
}
