import type { ScopeState, ScopeTarget, SyncDatabase } from "@damim/sync/server/database.ts";
import { type Database, findPlace } from "../db/open-database.ts";
import { createGroups } from "../db/create-groups.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import type { Queries } from "../db/schema.ts";
import type { SyncedRow } from "../db/synced-tables.ts";
import { createGroupDraft, type GroupDraft } from "./group-draft.ts";

type Change = SyncDatabase["change"];
type Decide = Parameters<Change>[1];

interface Job {
  readonly target: ScopeTarget;
  readonly decide: Decide;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** How one job of a group ended; a scope that somebody else holds makes its jobs wait apart from the others. */
type Ending = { readonly value: unknown } | { readonly error: unknown } | "scope-is-held";

const KEYS_PER_GROUP_MAX = 1_000;
const GROUPS_AT_ONCE = 1;
const JOBS_IN_LINE_MAX = 200;
/** Where each scope has its transaction alone: some connections are left for those who read. */
const SCOPES_AT_ONCE = 16;

/** The three steps of a group within its transaction. */
export interface GroupStore {
  /** The states of those scopes that the group may change; only of a single scope it may wait for. */
  lockScopes(
    queries: Queries,
    targets: readonly ScopeTarget[],
    options: { readonly waits: boolean },
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
 * The jobs of a scope that another process holds wait for it together: a pad room in which pupils of two
 * processes write is held most of the time. All of a group that failed go through `changeAlone`: one bad
 * push stays alone.
 */
export function createChangeGroups(options: {
  readonly database: Database;
  readonly store: GroupStore;
  /** A transaction takes one scope: on a cluster it is the work of one node. */
  readonly isScopeAlone?: boolean;
  readonly changeAlone: Change;
  /** Told of a group that failed and whose jobs go alone now: slow, and perhaps a mistake of ours. */
  readonly onGroupFailure: (error: unknown) => void;
  /** So many jobs share a transaction. */
  readonly onGroup?: (jobs: number) => void;
  /** How long a change of a scope may wait for others, so that they share a commit, ms. Absent: none waits. */
  readonly findPatience?: (scope: string) => number;
}): Change {
  const { database, store, isScopeAlone = false, changeAlone, onGroupFailure } = options;
  const { onGroup, findPatience = () => 0 } = options;
  /** Scopes that somebody else held, or that go alone: their jobs wait together and go in one transaction. */
  const lines = new Map<string, Job[]>();

  async function commitGroup(group: readonly Job[]): Promise<((job: Job) => void) | undefined> {
    const endings = await tryGroup(group, { waits: false });
    if (endings === undefined) return undefined;
    if ("away" in endings) return (job) => job.reject(endings.away);
    for (const [index, job] of group.entries()) settle(job, endings[index], waitInLine);
    return undefined;
  }

  function waitInLine(job: Job): void {
    const { scope } = job.target;
    const line = lines.get(scope);
    if (line) {
      line.push(job);
      return;
    }
    lines.set(scope, [job]);
    if (isScopeAlone) takeTurn(scope);
    else void serveLine(scope);
  }

  async function serveLine(scope: string): Promise<void> {
    for (let line = lines.get(scope); line && line.length > 0; line = lines.get(scope)) {
      const group = line.splice(0, JOBS_IN_LINE_MAX);
      const endings = await tryGroup(group, { waits: true });
      if (endings === undefined) continue;
      if ("away" in endings) {
        for (const job of line.splice(0)) job.reject(endings.away);
        continue;
      }
      // Not even there to be held: whoever is first makes it.
      for (const [index, job] of group.entries()) settle(job, endings[index], runAlone);
    }
    lines.delete(scope);
  }

  /** `away`: why its jobs were refused. Undefined when they are on their way alone. */
  async function tryGroup(
    group: readonly Job[],
    { waits }: { readonly waits: boolean },
  ): Promise<readonly Ending[] | { readonly away: unknown } | undefined> {
    onGroup?.(group.length);
    try {
      return await runGroup(group, waits);
    } catch (error) {
      onGroupFailure(error);
      if (isAway(error)) {
        for (const job of group) job.reject(error);
        return { away: error };
      }
      group.forEach(runAlone);
      return undefined;
    }
  }

  /** SQLite is one file: where it was busy for a group, it is so for each of its jobs. */
  function isAway(error: unknown): boolean {
    const failure = findDatabaseFailure(error);
    return failure === "away" || (failure === "retry" && database.kind === "sqlite");
  }

  function settle(job: Job, ending: Ending | undefined, whenHeld: (job: Job) => void): void {
    if (ending === undefined) return;
    if (ending === "scope-is-held") whenHeld(job);
    else if ("error" in ending) job.reject(ending.error);
    else job.resolve(ending.value);
  }

  async function runGroup(group: readonly Job[], waits: boolean): Promise<readonly Ending[]> {
    const [first] = group;
    const { tx } = isScopeAlone && first ? await findPlace(database, first.target.scope) : database;
    return tx(async (queries) => {
      const targets = group.map(({ target }) => target);
      const states = await store.lockScopes(queries, targets, { waits });
      const free = targets.filter(({ scope }) => states.has(scope));
      if (free.length === 0) return group.map(() => "scope-is-held" as const);
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

  const takeTurn = createGroups<string>({
    groupsAtOnce: SCOPES_AT_ONCE,
    weightMax: 1,
    weigh: () => 1,
    run: async (scopes) => {
      await Promise.all(scopes.map(serveLine));
    },
  });
  const add = createGroups<Job>({
    groupsAtOnce: GROUPS_AT_ONCE,
    weightMax: KEYS_PER_GROUP_MAX,
    weigh: ({ target }) => target.keys.length,
    findPatience: ({ target }) => findPatience(target.scope),
    run: commitGroup,
  });
  return (target, decide) => {
    // Whole kinds are not read for a group: such a change is rare.
    if (target.kinds) return changeAlone(target, decide);
    return new Promise((resolve, reject) => {
      // The job's own `decide` made the value: it has the type that its caller waits for.
      const job = { target, decide, resolve: resolve as Job["resolve"], reject };
      if (isScopeAlone || lines.has(target.scope)) waitInLine(job);
      else add(job);
    });
  };
}
