import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import type { Fields } from "@damim/domain/change.ts";
import type { StudentId } from "@damim/domain/roster/student.ts";
import * as v from "valibot";
import { sexLabels } from "./student-words.ts";

const stateSchema = v.object({ mend: v.object({ at: v.string() }) });

/** What the roster page opens with to mend a write that the server did not take. */
export interface StudentMending {
  readonly studentId: StudentId;
  /** Stamp of the refused write, which goes when the mended one is saved. */
  readonly at: string;
  readonly typed: Partial<StudentDraft>;
  /** Null: the write took the photo away. */
  readonly photo?: FileId | null;
}

interface RefusedStudentWrite {
  readonly id: string;
  readonly at: string;
  readonly set: Fields;
}

const draftFields = ["number", "name", "sex", "birthday", "guardianPhone", "note"] as const;

/** The page's state for a refused write: its stamp alone, for a pupil's words do not go into the history. */
export function toStudentMendState({ at }: Pick<RefusedStudentWrite, "at">): {
  readonly mend: { readonly at: string };
} {
  return { mend: { at } };
}

/**
 * The refused write that the state of a navigation names, its values as the form would hold them. Nothing
 * when it is another state, or when the write was mended or discarded meanwhile.
 */
export function findStudentMending(
  state: unknown,
  refused: readonly RefusedStudentWrite[],
): StudentMending | undefined {
  const parsed = v.safeParse(stateSchema, state);
  const op = parsed.success ? refused.find(({ at }) => at === parsed.output.mend.at) : undefined;
  if (!op) return undefined;
  const typed = Object.fromEntries(
    draftFields.flatMap((field) =>
      Object.hasOwn(op.set, field) ? [[field, toDraftText(field, op.set[field])] as const] : [],
    ),
  );
  const photo = v.safeParse(v.nullable(v.string()), op.set["photo"]);
  return {
    studentId: op.id,
    at: op.at,
    typed,
    ...(photo.success ? { photo: photo.output } : {}),
  };
}

function toDraftText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field === "sex" && (value === "male" || value === "female")) return sexLabels[value];
  return typeof value === "string" ? value : JSON.stringify(value);
}
