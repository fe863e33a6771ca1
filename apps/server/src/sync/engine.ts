import type { Database } from "../db/open-database.ts";
import type { GroupStore } from "./change-groups.ts";
import { clusterGroupStore, readClusterScopes } from "./cluster-groups.ts";
import { createPostgresGroupStore } from "./postgres-groups.ts";
import { readScopes, type ScopeView, type ScopeWish } from "./read-scopes.ts";
import { createSqliteGroupStore, readSqliteScopes } from "./sqlite-groups.ts";

/** Each engine's own short way to change and to read many scopes. */
export function findEngine(
  database: Database,
  /** See `LiveBus.sender`. */
  sender?: string,
): {
  readonly store: GroupStore;
  readonly readAll: (wishes: readonly ScopeWish[]) => Promise<readonly ScopeView[]>;
} {
  if (database.kind === "sqlite") {
    const readAll = async (wishes: readonly ScopeWish[]) => readSqliteScopes(database, wishes);
    return { store: createSqliteGroupStore(database), readAll };
  }
  const { queries, isCluster } = database;
  return isCluster
    ? { store: clusterGroupStore, readAll: (wishes) => readClusterScopes(database, wishes) }
    : { store: createPostgresGroupStore(sender), readAll: (wishes) => readScopes(queries, wishes) };
}
