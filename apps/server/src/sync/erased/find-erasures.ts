import { aiCallKind, aiDraftKind } from "@damim/domain/ai-writing/ai-draft.ts";
import { toDestroyedScope } from "@damim/domain/destruction/ledger.ts";
import {
  eraseFromRow,
  type Erasure,
  type NamingRow,
} from "@damim/domain/destruction/pupil/erase-from-row.ts";
import { hideInTexts } from "@damim/domain/destruction/pupil/hide-in-texts.ts";
import { hideNames, type Hide } from "@damim/domain/names/hide-names.ts";
import { isNumberName } from "@damim/domain/numbers-only/numbers-only.ts";
import { leavingKinds } from "@damim/domain/registry/records.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { isDead } from "@damim/sync/merge.ts";
import { isErased, type RowKey, type StoredRow } from "@damim/sync/server/database.ts";
import { namesAny } from "@damim/sync/kind.ts";
import type { Queries } from "../../db/schema.ts";
import type { DestructionRow } from "../../db/synced-tables.ts";
import { readKinds } from "../../db/read-kinds.ts";
import { readNamedStudents } from "../../db/read-named-students.ts";
import { toStoredRow } from "../stored-rows.ts";
import { eraseDeleted } from "./erase-deleted.ts";

/** Somebody in a scope, under all ids that are this one's there. */
export interface Named {
  readonly scope: string;
  readonly ids: readonly string[];
  /** What becomes of a living row. */
  readonly erase: (row: NamingRow) => Erasure | undefined;
  /** Texts that are read where nobody signs in may say a name. */
  readonly isNamed?: boolean;
}

/** Which pupil of which year of whom. */
export type ErasedPupil = Pick<DestructionRow, "user_id" | "year" | "student_id">;

/** With the names that the pupil has and had: they go out of the texts before nobody knows them any more. */
export async function findNamed(
  queries: Queries,
  { user_id: uid, year, student_id }: ErasedPupil,
): Promise<Named> {
  const id = student_id ?? "";
  const scope = toDestroyedScope({ uid, year });
  const rows = await readKinds(queries, scope, [studentKind.name]);
  const student = rows(studentKind).get(id);
  const living = new Map(student ? [[id, { name: student.name }]] : []);
  const all = await readNamedStudents(queries, scope, living, id);
  const names = all.filter(({ name }) => !isNumberName(name));
  const hide: Hide = (text) => hideNames(text, names);
  return {
    scope,
    ids: [id],
    isNamed: names.length > 0,
    erase(row) {
      const erasure = eraseFromRow(row, id);
      if (names.length === 0 || erasure?.type === "gone") return erasure;
      const set = hideInTexts({ kind: row.kind, data: { ...row.data, ...erasure?.set } }, hide);
      if (Object.keys(set).length === 0) return erasure;
      return { type: "changed", ...erasure, set: { ...erasure?.set, ...set } };
    },
  };
}

export interface FoundErasure {
  readonly row: StoredRow;
  readonly erasure: Erasure;
}

/** So many rows a statement or a transaction: nobody waits long for one. */
export const ROWS_AT_ONCE = 500;

/**
 * What of a scope goes or loses somebody. What was deleted too, by what it held; what
 * a model was asked for a draft that goes goes with it. Those and the texts that say a name come first, so that they are
 * found again by whoever goes on.
 */
export async function listErasures(queries: Queries, of: Named): Promise<readonly FoundErasure[]> {
  const naming = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", of.scope)
    .where((is) =>
      is.or(of.ids.flatMap((id) => [is("data", "like", `%${id}%`), is("id", "like", `%${id}%`)])),
    )
    .execute()
    .then((rows) => rows.map(toStoredRow));
  const inPast = await listPast(queries, of);
  const texts = of.isNamed ? await listTexts(queries, of.scope) : [];
  const found = [...texts, ...naming, ...(await findRows(queries, of.scope, inPast))];
  const byKey = new Map(found.map((row) => [toKey(row), row]));
  const past = new Set(inPast.map(toKey));
  const erasures: FoundErasure[] = [];
  for (const [key, row] of byKey) {
    if (isErased(row)) continue;
    const isNamed = past.has(key) || namesAny([row.id, row.data], of.ids);
    const deleted = isDead(row) && isNamed ? await eraseDeleted(queries, of, row) : undefined;
    const erasure = isDead(row) ? deleted?.erasure : of.erase(row);
    if (erasure) erasures.push({ row, erasure });
  }
  return [...(await listCalls(queries, of, erasures)), ...erasures];
}

function listTexts(queries: Queries, scope: string): Promise<readonly StoredRow[]> {
  return queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", scope)
    .where("kind", "in", leavingKinds)
    .where("dead_at", "is", null)
    .execute()
    .then((rows) => rows.map(toStoredRow));
}

async function listCalls(
  queries: Queries,
  { scope }: Named,
  erasures: readonly FoundErasure[],
): Promise<readonly FoundErasure[]> {
  const drafts = erasures.filter(
    ({ row, erasure }) => row.kind === aiDraftKind.name && erasure.type === "gone",
  );
  const gone = new Set(drafts.map(({ row }) => row.id));
  const calls = new Set(drafts.flatMap(({ row }) => row.data["callId"] ?? []).map(String));
  if (calls.size === 0) return [];
  const all = await queries
    .selectFrom("rows")
    .selectAll()
    .where("scope", "=", scope)
    .where("kind", "=", aiDraftKind.name)
    .execute();
  for (const { id, data } of all.map(toStoredRow))
    if (!gone.has(id)) calls.delete(String(data["callId"]));
  const keys = [...calls].map((id) => ({ kind: aiCallKind.name, id }));
  const rows = await findRows(queries, scope, keys);
  return rows.flatMap((row) => (isErased(row) ? [] : [{ row, erasure: { type: "gone" } }]));
}

/** Rows whose history names the one, by their keys. */
async function listPast(queries: Queries, of: Named): Promise<readonly RowKey[]> {
  const entries = await listEntries(queries, of);
  return [...new Map(entries.map(({ kind, id }) => [toKey({ kind, id }), { kind, id }])).values()];
}

/** What history says that names the one. */
export async function listEntries(queries: Queries, { scope, ids }: Named) {
  const entries = await queries
    .selectFrom("history")
    .select(["kind", "id", "field", "at", "cause", "value"])
    .where("scope", "=", scope)
    .where((is) =>
      is.or(ids.flatMap((id) => [is("value", "like", `%${id}%`), is("id", "like", `%${id}%`)])),
    )
    .execute();
  return entries.filter(({ id, value }) => namesAny([id, JSON.parse(value)], ids));
}

/** The files that rows named which go, in their past too, and no other row does. */
export async function listErasedFiles(
  queries: Queries,
  scope: string,
  erasures: readonly FoundErasure[],
): Promise<readonly string[]> {
  const gone = erasures.filter(({ erasure }) => erasure.type === "gone").map(({ row }) => row);
  const goneKeys = new Set(gone.map(toKey));
  const texts = gone.map(({ data }) => JSON.stringify(data));
  for (const [kind, ids] of listParts(gone)) {
    const past = await queries
      .selectFrom("history")
      .select("value")
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute();
    texts.push(...past.map(({ value }) => value));
  }
  const words = texts.join("\n");
  const files = await queries.selectFrom("files").select("id").where("scope", "=", scope).execute();
  const found: string[] = [];
  for (const { id } of files.filter((file) => words.includes(file.id))) {
    const users = await queries
      .selectFrom("rows")
      .select(["kind", "id"])
      .where("scope", "=", scope)
      .where("data", "like", `%${id}%`)
      .execute();
    if (users.every((row) => goneKeys.has(toKey(row)))) found.push(id);
  }
  return found;
}

export async function findRows(
  queries: Queries,
  scope: string,
  keys: readonly RowKey[],
): Promise<readonly StoredRow[]> {
  const found: StoredRow[] = [];
  for (const [kind, ids] of listParts(keys)) {
    const rows = await queries
      .selectFrom("rows")
      .selectAll()
      .where("scope", "=", scope)
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute();
    found.push(...rows.map(toStoredRow));
  }
  return found;
}

/** Ids by kind, each once, as many as one statement takes. */
export function listParts(
  keys: readonly RowKey[],
): readonly (readonly [kind: string, ids: string[]])[] {
  return [...Map.groupBy(keys, ({ kind }) => kind)].flatMap(([kind, all]) => {
    const ids = [...new Set(all.map(({ id }) => id))];
    return Array.from({ length: Math.ceil(ids.length / ROWS_AT_ONCE) }, (_, part) => {
      return [kind, ids.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE)] as const;
    });
  });
}

export function toKey({ kind, id }: RowKey): string {
  return `${kind}\n${id}`;
}
