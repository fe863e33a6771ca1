import type { SyncDatabase } from "@damim/sync/server/database.ts";
import { createGroups } from "../db/create-groups.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import type { ScopeView, ScopeWish } from "./read-scopes.ts";

interface Job extends ScopeWish {
  readonly resolve: (view: ScopeView) => void;
  readonly reject: (error: unknown) => void;
}

const SCOPES_PER_GROUP_MAX = 50;
/** A device that loads a whole year must not hold up those that only ask what is new. */
const GROUPS_AT_ONCE = 3;

/** Reads for all requests of one moment at once. */
export function createReadGroups(
  readScopes: (wishes: readonly ScopeWish[]) => Promise<readonly ScopeView[]>,
): SyncDatabase["readSince"] {
  const add = createGroups<Job>({
    groupsAtOnce: GROUPS_AT_ONCE,
    weightMax: SCOPES_PER_GROUP_MAX,
    weigh: () => 1,
    async run(group) {
      try {
        const views = await readScopes(group);
        for (const [index, view] of views.entries()) group[index]?.resolve(view);
        return undefined;
      } catch (error) {
        for (const job of group) job.reject(error);
        return findDatabaseFailure(error) === "away" ? (job) => job.reject(error) : undefined;
      }
    },
  });
  return (scope, since, limit) =>
    new Promise((resolve, reject) => add({ scope, since, limit, resolve, reject }));
}
