import { toDueMark, type DueKind, type DueMark } from "@damim/domain/due-time/due-time.ts";
import { CLUB_UID_START } from "@damim/domain/club/club-role.ts";
import { parseScope } from "@damim/domain/school-year/scope.ts";
import type { Queries } from "../db/schema.ts";
import { askFamilies } from "./ask-families.ts";

interface WrittenRow {
  readonly scope: string;
  readonly kind: string;
  readonly id: string;
}

const AT_ONCE = 500;

/** Whether a due time hangs on a row of this kind. */
export function isDueKind(kind: string): boolean {
  return toDueMark({ kind, id: "" }) !== undefined;
}

/**
 * Says **inside the transaction of a push** which due times have to be found anew: those of the rows that it writes or
 * deletes, and all that hang on a calendar, bells or lessons that it writes. Of the years of teachers; those of clubs ring
 * on open pages alone. What families hear of is looked at too.
 */
export async function markDueTimes(
  queries: Queries,
  written: readonly WrittenRow[],
): Promise<void> {
  await askFamilies(queries, written);
  const rows = new Map<string, { scope: string; kind: DueKind; row_id: string; user_id: string }>();
  const kindsByScope = new Map<string, Set<DueKind>>();
  for (const { scope, ...row } of written) {
    const mark = toDueMark(row);
    const uid = mark && findOwner(scope);
    if (!mark || uid === undefined) continue;
    if (mark.type === "row") {
      const { kind, rowId } = mark;
      rows.set(`${scope}\n${kind}\n${rowId}`, { scope, kind, row_id: rowId, user_id: uid });
    } else addKinds(kindsByScope, scope, mark);
  }
  for (const [scope, kinds] of kindsByScope) {
    await queries
      .updateTable("due_times")
      .set({ look_at: 0 })
      .where("scope", "=", scope)
      .where("kind", "in", [...kinds])
      .execute();
  }
  const values = [...rows.values()].map((row) => ({ ...row, next_at: null, look_at: 0 }));
  for (let start = 0; start < values.length; start += AT_ONCE) {
    await queries
      .insertInto("due_times")
      .values(values.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(["scope", "kind", "row_id"]).doUpdateSet({ look_at: 0 }),
      )
      .execute();
  }
}

function findOwner(text: string): string | undefined {
  const scope = parseScope(text);
  return scope?.type === "year" && !scope.uid.startsWith(CLUB_UID_START) ? scope.uid : undefined;
}

function addKinds(
  kindsByScope: Map<string, Set<DueKind>>,
  scope: string,
  { kinds }: Extract<DueMark, { readonly type: "scope" }>,
): void {
  const known = kindsByScope.get(scope) ?? new Set();
  for (const kind of kinds) known.add(kind);
  kindsByScope.set(scope, known);
}
