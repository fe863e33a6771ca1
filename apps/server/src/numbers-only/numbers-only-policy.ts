import { breaksNumbersOnly, NUMBERS_ONLY } from "@damim/domain/numbers-only/numbers-only.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { parseScope, profileScope } from "@damim/domain/school-year/scope.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { ScopeRequest } from "@damim/sync/protocol.ts";
import type { Policy } from "@damim/sync/server/policy.ts";
import { readKinds } from "../db/read-kinds.ts";
import type { Queries } from "../db/schema.ts";

/** The school years among these that have numbers only: nothing is asked where no pupil is written. */
export async function findNumbersOnly(
  queries: Queries,
  asked: readonly Pick<ScopeRequest, "scope" | "ops">[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { scope, ops } of asked)
    if (ops.some(({ kind }) => kind === studentKind.name) && (await isNumbersOnly(queries, scope)))
      found.add(scope);
  return found;
}

export async function isNumbersOnly(queries: Queries, scopeId: string): Promise<boolean> {
  const scope = parseScope(scopeId);
  if (scope?.type !== "year") return false;
  const kinds = [schoolYearKind.name];
  const rows = await readKinds(queries, profileScope(scope.uid), kinds);
  return rows(schoolYearKind).get(String(scope.year))?.numbersOnly === true;
}

/** The same policy, which takes no name of a pupil in these school years, nor what else leads to a child. */
export function withNumbersOnly<Actor>(
  policy: Policy<Actor>,
  scopes: ReadonlySet<string>,
): Policy<Actor> {
  if (scopes.size === 0) return policy;
  return {
    ...policy,
    canWrite(actor, op, ...facts) {
      const refusal = policy.canWrite(actor, op, ...facts);
      const isName = op.kind === studentKind.name && scopes.has(op.scope);
      if (refusal || !isName || !breaksNumbersOnly(op.set)) return refusal;
      return { type: "denied", detail: NUMBERS_ONLY };
    },
  };
}
