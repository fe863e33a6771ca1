import { studentDraftFields, type StudentDraft } from "@damim/domain/roster/student-draft.ts";
import { useState } from "react";
import { useDraft } from "../../../data/drafts/use-draft.ts";

export interface TypedStudent {
  /** Only the fields that somebody touched. */
  readonly typed: Partial<StudentDraft>;
  /** Opened with what an earlier opening left behind. */
  readonly isRestored: boolean;
  readonly change: (part: Partial<StudentDraft>) => void;
  /** It was saved, or is not wanted. */
  readonly forget: () => void;
}

/**
 * What was typed into a pupil's form and not saved yet: it survives the screen lock, a reload and a crash.
 * `formName` says which form, such as the pupil's id; `start` is typed into it for the teacher.
 */
export function useTypedStudent(formName: string, start: Partial<StudentDraft> = {}): TypedStudent {
  const [initial] = useState(() => JSON.stringify(start));
  const [text, setText, clear] = useDraft(`student-form:${formName}`, initial);
  const [isRestored, setRestored] = useState(text !== initial);
  const typed = parseTyped(text);
  return {
    typed,
    isRestored,
    change: (part) => setText(JSON.stringify({ ...typed, ...part })),
    forget() {
      setText(initial);
      clear();
      setRestored(false);
    },
  };
}

/** Of an older version, or spoiled: what of it is a text of a known field. */
function parseTyped(text: string): Partial<StudentDraft> {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof kept !== "object" || kept === null) return {};
  const found = new Map<string, unknown>(Object.entries(kept));
  // An earlier version had one telephone in its form.
  const phone = found.get("guardianPhone");
  if (typeof phone === "string" && !found.has("guardians")) found.set("guardians", `\t${phone}`);
  return Object.fromEntries(
    studentDraftFields.flatMap((field) => {
      const value = found.get(field);
      return typeof value === "string" ? [[field, value]] : [];
    }),
  );
}
