import type { Fields } from "@damim/sync/kind.ts";
import { consultKind } from "../consult/consult.ts";
import { groupSetKind } from "../group-screen/group-set.ts";
import { studentKind } from "../student/student.ts";
import type { KindName } from "./record-kinds.ts";

/** Kinds whose ids name their pupil in the second place: 「2026-11-20~{pupil}~late」. */
const kindsOfStudents: ReadonlySet<string> = new Set<KindName>([
  "absencePaper",
  "attendanceMark",
  "checkIn",
  "checkMark",
  "consult",
  "listText",
  "note",
  "point",
]);

/**
 * The pupils whom a row, or a write of some of its fields, is about: as its fields say, and where they don't, as its id
 * does, which stays the same when a form's pupils change.
 *
 * ```ts
 * listStudentsOfRow({ kind: "consult", id: "2026-11-20~s1~u", fields: { body: "…" } }); // ["s1"]
 * ```
 */
export function listStudentsOfRow(row: {
  readonly kind: string;
  readonly id: string;
  readonly fields: Fields | null;
}): readonly string[] {
  const { kind, id, fields } = row;
  if (kind === studentKind.name) return [id];
  const { studentId, studentIds } = fields ?? {};
  if (kind === consultKind.name && Array.isArray(studentIds))
    return studentIds.filter((each) => typeof each === "string");
  if (kind === groupSetKind.name) return listGroupMembers(fields?.["groups"]);
  if (typeof studentId === "string") return [studentId];
  const [, second] = id.split("~");
  return second && kindsOfStudents.has(kind) ? [second] : [];
}

/** Rows of newer versions come here too: nothing is taken for granted. */
function listGroupMembers(groups: unknown): readonly string[] {
  const members = (Array.isArray(groups) ? groups : []).flatMap(
    (group: unknown) => (Object(group) as { readonly members?: unknown }).members ?? [],
  );
  return [...new Set(members)].filter((each) => typeof each === "string");
}
