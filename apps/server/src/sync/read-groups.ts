import { createGroups, createGroupsByPlace } from "../db/create-groups.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import type { GroupPlace, GroupStore } from "./change-groups.ts";
import type { ScopeView, ScopeWish } from "./read-scopes.ts";

interface Job extends ScopeWish {
  readonly resolve: (view: ScopeView) => void;
  readonly reject: (error: unknown) => void;
}

const SCOPES_PER_GROUP_MAX = 50;
/** A device that loads a whole year must not hold up those that only ask what is new. */
const GROUPS_AT_ONCE = 3;
const DETOURS_AT_ONCE = 16;

/** See `ScopeWish`. */
export type ReadScope = (
  scope: string,
  since: number | undefined,
  limit: number,
) => Promise<ScopeView>;

/** Reads for all requests of one moment at once. */
export function createReadGroups(store: GroupStore): ReadScope {
  const add = createGroupsByPlace<GroupPlace, Job>((place) =>
    createGroups({
      groupsAtOnce: place.isDetour ? DETOURS_AT_ONCE : GROUPS_AT_ONCE,
      weightMax: place.isDetour ? 1 : SCOPES_PER_GROUP_MAX,
      weigh: () => 1,
      async run(group) {
        try {
          const views = await place.read(group);
          for (const [index, view] of views.entries()) group[index]?.resolve(view);
          return undefined;
        } catch (error) {
          for (const job of group) job.reject(error);
          const isAway = findDatabaseFailure(error) === "away";
          return isAway && !place.isDetour ? (job) => job.reject(error) : undefined;
        }
      },
    }),
  );
  return (scope, since, limit) =>
    new Promise((resolve, reject) => {
      store
        .findPlace(scope)
        .then((place) => add(place, { scope, since, limit, resolve, reject }), reject);
    });
}
