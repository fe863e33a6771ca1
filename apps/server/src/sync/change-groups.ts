import type { ScopeState, ScopeTarget, SyncDatabase } from "@damim/sync/server/database.ts";
import type { Database } from "../db/open-database.ts";
import { createGroups } from "../db/create-groups.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import type { Queries, SyncedRow } from "../db/schema.ts";
import { createGroupDraft, type GroupDraft } from "./group-draft.ts";

type Change = SyncDatabase["change"];
type Decide = Parameters<Change>[1];

interface Job {
  readonly target: ScopeTarget;
  readonly decide: Decide;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How one job of a group ended; a scope that somebody else holds makes its job wait by itself. */
type Ending = { readonly value: unknown } | { readonly error: unknown } | "scope-is-held";

const KEYS_PER_GROUP_MAX = 1_000;
const GROUPS_AT_ONCE = 1;

/** The three steps of a group within its transaction. */
export interface GroupStore {
  /** The states of those scopes that the group may change; it waits for none of them. */
  lockScopes(
    queries: Queries,
    targets: readonly ScopeTarget[],
  ): Promise<ReadonlyMap<string, ScopeState>>;
  /** The rows of the targets that exist, in any order. */
  findRows(queries: Queries, targets: readonly ScopeTarget[]): Promise<readonly SyncedRow[]>;
  save(queries: Queries, draft: GroupDraft): Promise<void>;
}

/**
 * Group commit: whatever waits when a commit begins goes into one transaction, however many pushes and
 * teachers it has. Alone, each push paid for a transaction of its own: 50 teachers with one op a push
 * got 2,850 acknowledged pushes a second from PostgreSQL and 3,330 from SQLite.
 *
 * The jobs of a scope that the store did not lock go through `changeAlone`. So do all of a group that
 * failed: one bad push stays alone.
 */
export function createChangeGroups(options: {
  readonly database: Database;
  readonly store: GroupStore;
  readonly changeAlone: Change;
  /** Told of a group that failed and whose jobs go alone now: slow, and perhaps a mistake of ours. */
  readonly onGroupFailure: (error: unknown) => void;
}): Change {
  const { database, store, changeAlone, onGroupFailure } = options;
  async function commitGroup(group: readonly Job[]): Promise<void> {
    let endings: readonly Ending[];
    try {
      endings = await runGroup(group);
    } catch (error) {
      onGroupFailure(error);
      const isAway = findDatabaseFailure(error) === "away";
      for (const job of group) {
        if (isAway) job.reject(error);
        else runAlone(job);
      }
      return;
    }
    for (const [index, job] of group.entries()) {
      const ending = endings[index] ?? "scope-is-held";
      if (ending === "scope-is-held") runAlone(job);
      else if ("error" in ending) job.reject(ending.error);
      else job.resolve(ending.value);
    }
  }

  function runGroup(group: readonly Job[]): Promise<readonly Ending[]> {
    return database.tx(async (queries) => {
      const targets = group.map(({ target }) => target);
      const states = await store.lockScopes(queries, targets);
      const free = targets.filter(({ scope }) => states.has(scope));
      if (free.length === 0) return [];
      const draft = createGroupDraft(states, await store.findRows(queries, free));
      const endings = group.map(({ target, decide }): Ending => {
        if (!states.has(target.scope)) return "scope-is-held";
        try {
          return { value: draft.take(target, decide) };
        } catch (error) {
          return { error };
        }
      });
      await store.save(queries, draft);
      return endings;
    });
  }

  function runAlone({ target, decide, resolve, reject }: Job): void {
    changeAlone(target, decide).then(resolve, reject);
  }

  const add = createGroups<Job>({
    groupsAtOnce: GROUPS_AT_ONCE,
    weightMax: KEYS_PER_GROUP_MAX,
    weigh: ({ target }) => target.keys.length,
    run: commitGroup,
  });
  return (target, decide) => {
    // Whole kinds are not read for a group: such a change is rare.
    if (target.kinds) return changeAlone(target, decide);
    return new Promise((resolve, reject) => {
      // The job's own `decide` made the value: it has the type that its caller waits for.
      add({ target, decide, resolve: resolve as Job["resolve"], reject });
    });
  };
}
