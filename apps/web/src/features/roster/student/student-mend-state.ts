import { sexLabels } from "@damim/domain/student/student-facts.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { StudentDraft } from "@damim/domain/roster/student-draft.ts";
import { listGuardians, toGuardianLines } from "@damim/domain/student/guardians.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import * as v from "valibot";

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

const plainFields = ["number", "name", "sex", "birthday", "joinedOn", "note"] as const;

/** Each read by itself: the one that is wrong is why the write was refused. */
const factSchemas = {
  guardianPhone: v.nullable(v.string()),
  guardians: v.nullable(v.array(v.object({ relation: v.string(), phone: v.string() }))),
  health: v.nullable(
    v.object({
      allergens: v.exactOptional(v.array(v.number())),
      note: v.exactOptional(v.string()),
    }),
  ),
  tags: v.nullable(v.array(v.string())),
};

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
    plainFields.flatMap((field) =>
      Object.hasOwn(op.set, field) ? [[field, toDraftText(field, op.set[field])] as const] : [],
    ),
  );
  const photo = v.safeParse(v.nullable(v.string()), op.set["photo"]);
  return {
    studentId: op.id,
    at: op.at,
    typed: { ...typed, ...toFactTexts(op.set) },
    ...(photo.success ? { photo: photo.output } : {}),
  };
}

function toFactTexts(set: Fields): Partial<StudentDraft> {
  const guardianPhone = v.safeParse(factSchemas.guardianPhone, set["guardianPhone"]);
  const guardians = v.safeParse(factSchemas.guardians, set["guardians"]);
  const health = v.safeParse(factSchemas.health, set["health"]);
  const tags = v.safeParse(factSchemas.tags, set["tags"]);
  const contacts = {
    ...(guardianPhone.success && { guardianPhone: guardianPhone.output }),
    ...(guardians.success && { guardians: guardians.output }),
  };
  return {
    ...(Object.keys(contacts).length > 0 && {
      guardians: toGuardianLines(listGuardians(contacts)),
    }),
    ...(health.success && {
      allergens: (health.output?.allergens ?? []).join(","),
      healthNote: health.output?.note ?? "",
    }),
    ...(tags.success && { tags: (tags.output ?? []).join(", ") }),
  };
}

function toDraftText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (field === "sex" && (value === "male" || value === "female")) return sexLabels[value];
  return typeof value === "string" ? value : JSON.stringify(value);
}
