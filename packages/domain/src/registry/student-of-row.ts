import type { Fields } from "@damim/sync/kind.ts";
import { WHOLE_CLASS } from "../ai-writing/ai-purpose.ts";
import { consultKind } from "../consult/consult.ts";
import { formerKind } from "../former-pupil/former.ts";
import { groupSetKind } from "../group-screen/group-set.ts";
import { answerKind } from "../survey/survey.ts";
import { studentKind } from "../student/student.ts";
import { seatPlanKind } from "../seats/seat-plan.ts";
import { seatRuleKind } from "../seats/seat-rule.ts";
import type { KindName } from "./record-kinds.ts";

/** Kinds whose ids name their pupil in the second place: 「2026-11-20~{pupil}~late」. */
const kindsOfStudents: ReadonlySet<string> = new Set<KindName>([
  "absencePaper",
  "aiDraft",
  "answer",
  "attendanceMark",
  "checkIn",
  "checkMark",
  "consult",
  "familyReport",
  "guardianContact",
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
  if (kind === studentKind.name || kind === formerKind.name) return [id];
  const { studentId, studentIds } = fields ?? {};
  if (kind === consultKind.name && Array.isArray(studentIds)) return listTexts(studentIds);
  if (kind === seatRuleKind.name) return listTexts([fields?.["a"], fields?.["b"]].flat());
  if (kind === seatPlanKind.name) return listTexts(Object.values(fields?.["seats"] ?? {}));
  if (kind === groupSetKind.name) return listGroupMembers(fields?.["groups"]);
  // A line of a survey that is nobody's yet names its number in the second place.
  if (kind === answerKind.name && /~x\d+$/.test(id) && typeof studentId !== "string")
    return listTexts([fields?.["candidates"]].flat());
  if (typeof studentId === "string") return [studentId];
  const [, second] = id.split("~");
  // A draft of the whole class is nobody's.
  return second && second !== WHOLE_CLASS && kindsOfStudents.has(kind) ? [second] : [];
}

function listTexts(values: readonly unknown[]): readonly string[] {
  return [...new Set(values.filter((each) => typeof each === "string"))];
}

/** Rows of newer versions come here too: nothing is taken for granted. */
function listGroupMembers(groups: unknown): readonly string[] {
  const members = (Array.isArray(groups) ? groups : []).flatMap(
    (group: unknown) => (Object(group) as { readonly members?: unknown }).members ?? [],
  );
  return listTexts(members);
}
