import type { Database } from "../db/open-database.ts";
import type { GroupStore } from "./change-groups.ts";
import { createClusterGroupStore } from "./cluster-groups.ts";
import { createPostgresGroupStore } from "./postgres-groups.ts";
import { createSqliteGroupStore } from "./sqlite-groups.ts";

/**
 * Each engine's own short way to change and to read many scopes.
 *
 * @param sender see `LiveBus.sender`
 */
export function createGroupStore(database: Database, sender?: string): GroupStore {
  if (database.kind === "sqlite") return createSqliteGroupStore(database);
  return database.isCluster
    ? createClusterGroupStore(database)
    : createPostgresGroupStore(database, sender);
}
