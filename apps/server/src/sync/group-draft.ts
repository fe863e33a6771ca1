import type {
  HistoryEntry,
  RowKey,
  ScopeDecision,
  ScopeState,
  ScopeTarget,
  StoredRow,
} from "@damim/sync/server/database.ts";
import { NEW_SCOPE } from "@damim/sync/server/database.ts";
import type { HistoryRow, SyncedRow } from "../db/synced-tables.ts";
import { toHistoryRow, toStoredRow, toSyncedRow } from "./stored-rows.ts";

export interface MovedScope {
  readonly scope: string;
  readonly before: ScopeState;
  readonly after: ScopeState;
}

/** Several changes in memory, each on top of the ones before, until all are saved at once. */
export interface GroupDraft {
  take<T>(
    target: ScopeTarget,
    decide: (state: ScopeState, found: readonly StoredRow[]) => ScopeDecision<T>,
  ): T;
  listRows(): readonly SyncedRow[];
  /** Those and the rows that stood there and were written once more, as a device does that heard no answer. */
  listTouched(): readonly (RowKey & { readonly scope: string })[];
  listHistory(): readonly HistoryRow[];
  listMovedScopes(): readonly MovedScope[];
}

export function createGroupDraft(
  statesByScope: ReadonlyMap<string, ScopeState>,
  found: readonly SyncedRow[],
): GroupDraft {
  const before = statesByScope;
  const after = new Map(statesByScope);
  const rowsByKey = new Map(found.map((row) => [toKey(row.scope, row), toStoredRow(row)]));
  const changedByKey = new Map<string, { scope: string; row: StoredRow }>();
  const touched = new Map<string, RowKey & { readonly scope: string }>();
  const history: { scope: string; entry: HistoryEntry }[] = [];

  return {
    take({ scope, keys }, decide) {
      const known = keys
        .map((key) => rowsByKey.get(toKey(scope, key)))
        .filter((row) => row !== undefined);
      const decision = decide(after.get(scope) ?? NEW_SCOPE, known);
      for (const { kind, id } of [...known, ...decision.rows])
        touched.set(toKey(scope, { kind, id }), { scope, kind, id });
      for (const row of decision.rows) {
        rowsByKey.set(toKey(scope, row), row);
        changedByKey.set(toKey(scope, row), { scope, row });
      }
      for (const entry of decision.history) history.push({ scope, entry });
      if (decision.next) after.set(scope, decision.next);
      return decision.value;
    },
    listRows: () => [...changedByKey.values()].map(({ scope, row }) => toSyncedRow(scope, row)),
    listTouched: () => [...touched.values()],
    listHistory: () => history.map(({ scope, entry }) => toHistoryRow(scope, entry)),
    listMovedScopes: () =>
      [...after].flatMap(([scope, state]) => {
        const old = before.get(scope);
        return old && old !== state ? [{ scope, before: old, after: state }] : [];
      }),
  };
}

function toKey(scope: string, { kind, id }: RowKey): string {
  return `${scope}\n${kind}\n${id}`;
}
