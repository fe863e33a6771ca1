import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import type { Fields } from "@damim/domain/change.ts";
import type { StudentId } from "@damim/domain/roster/student.ts";
import * as v from "valibot";
import { sexLabels } from "./student-words.ts";

const stateSchema = v.object({
  mend: v.object({
    studentId: v.string(),
    at: v.string(),
    typed: v.record(v.string(), v.string()),
  }),
});

/** What the roster page opens with to mend a write that the server did not take. */
export interface StudentMending {
  readonly studentId: StudentId;
  /** Stamp of the refused write, which goes when the mended one is saved. */
  readonly at: string;
  readonly typed: Partial<StudentDraft>;
}

const draftFields = ["number", "name", "sex", "birthday", "guardianPhone", "note"] as const;

/** The page's state for a refused write: its values as the form would hold them. */
export function toStudentMendState(op: {
  readonly id: string;
  readonly at: string;
  readonly set: Fields;
}): { readonly mend: StudentMending } {
  const typed = Object.fromEntries(
    draftFields.flatMap((field) => {
      if (!Object.hasOwn(op.set, field)) return [];
      return [[field, toDraftText(field, op.set[field])] as const];
    }),
  );
  return { mend: { studentId: op.id, at: op.at, typed } };
}

/** Reads the state of a navigation; nothing when it is another one. */
export function findStudentMending(state: unknown): StudentMending | undefined {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.mend : undefined;
}

function toDraftText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field === "sex" && (value === "male" || value === "female")) return sexLabels[value];
  return typeof value === "string" ? value : JSON.stringify(value);
}
