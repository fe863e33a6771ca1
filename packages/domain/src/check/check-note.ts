import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { LONGEST_CHECK_NOTE_CHARACTERS } from "./check.ts";

export interface CheckNoteRefusal {
  readonly type: "NoteTooLong";
  readonly longest: number;
}

export const checkNoteMessages: MessagesFor<CheckNoteRefusal> = {
  NoteTooLong: ({ longest }) => `메모는 ${longest}자까지 적을 수 있어요.`,
};

/** The note of one pupil; empty takes it away. */
export function parseCheckNote(note: string): Result<string, CheckNoteRefusal> {
  const text = note.normalize("NFC").trim();
  return text.length > LONGEST_CHECK_NOTE_CHARACTERS
    ? refuse({ type: "NoteTooLong", longest: LONGEST_CHECK_NOTE_CHARACTERS })
    : ok(text);
}
