import type {
  ScopeDecision,
  ScopeState,
  ScopeTarget,
  StoredRow,
  SyncTransaction,
} from "./database.ts";

/** `SyncDatabase.change` step by step, for databases that have no shorter way. */
export async function changeScope<T>(
  tx: SyncTransaction,
  { scope, keys, kinds = [] }: ScopeTarget,
  decide: (state: ScopeState, found: readonly StoredRow[]) => ScopeDecision<T>,
): Promise<T> {
  const state = await tx.lockScope(scope);
  const ofKinds = new Set(kinds);
  const found = [
    ...(await tx.findRows(
      scope,
      keys.filter(({ kind }) => !ofKinds.has(kind)),
    )),
  ];
  for (const kind of ofKinds) found.push(...(await tx.listRowsOfKind(scope, kind)));
  const { value, rows, history, next } = decide(state, found);
  if (history.length > 0) await tx.appendHistory(scope, history);
  if (rows.length > 0) await tx.saveRows(scope, rows);
  if (next) await tx.saveScope(scope, next);
  return value;
}
