import type { ScopeTarget, SyncDatabase } from "@damim/sync/server/database.ts";
import type { Database } from "../db/open-database.ts";
import { createGroups } from "../db/create-groups.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import { createGroupDraft } from "./group-draft.ts";
import { findTouchedRows, lockFreeScopes, saveGroup } from "./group-queries.ts";

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

/**
 * Group commit for PostgreSQL: whatever waits when a commit begins goes into one transaction of five
 * round trips (begin, lock, find, save, commit), however many pushes and teachers it has. One push
 * by itself costs the same five: with 50 teachers that was 2,850 acknowledged pushes a second.
 *
 * Nothing in a group waits for another process: scopes are locked with SKIP LOCKED, so groups cannot
 * deadlock and one busy scope does not hold up the others. Its jobs, and those whose scope does not
 * exist yet, go through `changeAlone`. So do all of a group that failed: one bad push stays alone.
 */
export function createChangeGroups(options: {
  readonly database: Database;
  readonly changeAlone: Change;
  /** See `LiveBus.sender`. */
  readonly sender: string | undefined;
  /** Told of a group that failed and whose jobs go alone now: slow, and perhaps a mistake of ours. */
  readonly onGroupFailure: (error: unknown) => void;
}): Change {
  const { database, changeAlone, sender, onGroupFailure } = options;
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
      const states = await lockFreeScopes(queries, targets);
      const free = targets.filter(({ scope }) => states.has(scope));
      if (free.length === 0) return [];
      const draft = createGroupDraft(states, await findTouchedRows(queries, free));
      const endings = group.map(({ target, decide }): Ending => {
        if (!states.has(target.scope)) return "scope-is-held";
        try {
          return { value: draft.take(target, decide) };
        } catch (error) {
          return { error };
        }
      });
      await saveGroup(queries, draft, sender);
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
  return (target, decide) =>
    new Promise((resolve, reject) => {
      // The job's own `decide` made the value: it has the type that its caller waits for.
      add({ target, decide, resolve: resolve as Job["resolve"], reject });
    });
}
