import type { SchoolYear } from "../school-year/school-year.ts";
import {
  LONGEST_CONSULT_CHARACTERS,
  LONGEST_FOLLOW_UP_CHARACTERS,
  LONGEST_WHO_NOTE_CHARACTERS,
} from "./consult.ts";
import { parseConsultDraft, type ConsultDraft, type ConsultFields } from "./consult-draft.ts";

/**
 * What a half-written form keeps as a row that goes to the other devices: its texts to the letter, also a blank at the
 * end. Nothing where no row can hold all of it (no pupil yet, a text past its limit): it stays on the device as typed.
 */
export function toDraftFields(
  draft: ConsultDraft,
  { year }: { readonly year: SchoolYear },
): ConsultFields | undefined {
  const { body, followUp, whoNote } = draft;
  if (
    body.length > LONGEST_CONSULT_CHARACTERS ||
    followUp.length > LONGEST_FOLLOW_UP_CHARACTERS ||
    whoNote.length > LONGEST_WHO_NOTE_CHARACTERS
  )
    return undefined;
  const parsed = parseConsultDraft(draft, { year });
  if (!parsed.ok) return undefined;
  return {
    ...parsed.value,
    body: body || null,
    followUp: followUp || null,
    whoNote: whoNote || null,
    isDraft: true,
  };
}
