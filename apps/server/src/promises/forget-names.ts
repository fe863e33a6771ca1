import { hideInTexts } from "@damim/domain/destruction/pupil/hide-in-texts.ts";
import { hideNames, type Hide } from "@damim/domain/names/hide-names.ts";
import { breaksNumbersOnly } from "@damim/domain/numbers-only/numbers-only.ts";
import { leavingKinds } from "@damim/domain/registry/records.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import { studentKind, type Student } from "@damim/domain/student/student.ts";
import { readNamedStudents } from "../db/read-named-students.ts";
import type { Queries } from "../db/schema.ts";
import { forgetTaken, type YearOf } from "../handovers/let-go.ts";
import type { ScopeDraft } from "../sync/scope-writer.ts";

/**
 * The names that pupils of a year had before it had numbers alone, and what else led to a child, go: first out of the texts
 * that are read where nobody signs in, for nobody knows afterwards what is to be hidden there, then from history and envelopes.
 */
export async function forgetNames(
  queries: Queries,
  draft: Pick<ScopeDraft, "list" | "write">,
  of: YearOf & {
    /** A database of an older release has none. */ readonly isWithEnvelopes?: boolean;
  },
): Promise<void> {
  const scope = yearScope(of.uid, of.year);
  const students = await draft.list(studentKind.name);
  const living = new Map(students.map(({ id, data }) => [id, data as unknown as Student]));
  const named = await readNamedStudents(queries, scope, living);
  const hide: Hide = (text) => hideNames(text, named);
  for (const kind of leavingKinds)
    for (const { id, data } of await draft.list(kind))
      await draft.write(kind, id, hideInTexts({ kind, data }, hide));
  const past = await queries
    .selectFrom("history")
    .select(["id", "field", "at", "value"])
    .where("scope", "=", scope)
    .where("kind", "=", studentKind.name)
    .execute();
  for (const { id, field, at, value } of past) {
    if (!breaksNumbersOnly({ [field]: JSON.parse(value) })) continue;
    await queries
      .deleteFrom("history")
      .where("scope", "=", scope)
      .where("kind", "=", studentKind.name)
      .where("id", "=", id)
      .where("field", "=", field)
      .where("at", "=", at)
      .execute();
  }
  if (of.isWithEnvelopes === false) return;
  // What waits for the next teacher has the names, and so has what she could still give back.
  await queries
    .deleteFrom("handovers")
    .where("giver_id", "=", of.uid)
    .where("year", "=", of.year)
    .execute();
  await forgetTaken(queries, of);
}
