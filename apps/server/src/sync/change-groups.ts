import type { ScopeState, ScopeTarget, SyncDatabase } from "@damim/sync/server/database.ts";
import { createGroups, createGroupsByPlace } from "../db/create-groups.ts";
import { findDatabaseFailure } from "../db/database-failure.ts";
import type { SyncedRow } from "../db/synced-tables.ts";
import { createGroupDraft, type GroupDraft } from "./group-draft.ts";
import type { ScopeView, ScopeWish } from "./read-scopes.ts";

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

/** Decides a group of which the states of those scopes are known that it may change, and the rows that exist, in any order. */
export type DecideGroup = (
  states: ReadonlyMap<string, ScopeState>,
  found: readonly SyncedRow[],
) => GroupDraft;

/** Where the changes of one moment share a transaction, and its reads a statement. */
export interface GroupPlace {
  /** What is asked for here lies on several nodes: each scope goes alone. */
  readonly isDetour?: boolean;
  /** One transaction. It waits only for a single scope; `decide` may be asked again. */
  change(
    targets: readonly ScopeTarget[],
    options: { readonly waits: boolean },
    decide: DecideGroup,
  ): Promise<void>;
  /** State and rows of many scopes, in the order of the wishes, those of each of one moment. */
  read(wishes: readonly ScopeWish[]): Promise<readonly ScopeView[]>;
}

export interface GroupStore {
  /** SQLite is one file: where it was busy for a group, it is so for each of its jobs. */
  readonly isOneFile: boolean;
  /** The same object for all scopes of a place. */
  findPlace(scope: string): Promise<GroupPlace>;
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
  readonly store: GroupStore;
  readonly changeAlone: Change;
  /** Told of a group that failed and whose jobs go alone now: slow, and perhaps a mistake of ours. */
  readonly onGroupFailure: (error: unknown) => void;
  /** So many jobs share a transaction. */
  readonly onGroup?: (jobs: number) => void;
  /** How long a change of a scope may wait for others, so that they share a commit, ms. Absent: none waits. */
  readonly findPatience?: (scope: string) => number;
}): Change {
  const { store, changeAlone, onGroupFailure, onGroup, findPatience = () => 0 } = options;
  /** Scopes that somebody else held, or that go alone: their jobs wait together and go in one transaction. */
  const lines = new Map<string, Job[]>();

  async function commitGroup(
    place: GroupPlace,
    group: readonly Job[],
  ): Promise<((job: Job) => void) | undefined> {
    const endings = await tryGroup(group, async () => place);
    if (endings === undefined) return undefined;
    if ("away" in endings) return (job) => job.reject(endings.away);
    for (const [index, job] of group.entries()) settle(job, endings[index], waitInLine);
    return undefined;
  }

  function waitInLine(job: Job, serve: (scope: string) => unknown = serveLine): void {
    const { scope } = job.target;
    const line = lines.get(scope);
    if (line) {
      line.push(job);
      return;
    }
    lines.set(scope, [job]);
    serve(scope);
  }

  async function serveLine(scope: string): Promise<void> {
    for (let line = lines.get(scope); line && line.length > 0; line = lines.get(scope)) {
      const group = line.splice(0, JOBS_IN_LINE_MAX);
      const endings = await tryGroup(group, () => store.findPlace(scope), { waits: true });
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
    findPlace: () => Promise<GroupPlace>,
    { waits } = { waits: false },
  ): Promise<readonly Ending[] | { readonly away: unknown } | undefined> {
    onGroup?.(group.length);
    try {
      return await runGroup(await findPlace(), group, waits);
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

  function isAway(error: unknown): boolean {
    const failure = findDatabaseFailure(error);
    return failure === "away" || (failure === "retry" && store.isOneFile);
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
  const add = createGroupsByPlace<GroupPlace, Job>((place) =>
    createGroups({
      groupsAtOnce: GROUPS_AT_ONCE,
      weightMax: KEYS_PER_GROUP_MAX,
      weigh: ({ target }) => target.keys.length,
      findPatience: ({ target }) => findPatience(target.scope),
      run: (group) => commitGroup(place, group),
    }),
  );
  return (target, decide) => {
    // Whole kinds are not read for a group: such a change is rare.
    if (target.kinds) return changeAlone(target, decide);
    return new Promise((resolve, reject) => {
      // The job's own `decide` made the value: it has the type that its caller waits for.
      const job = { target, decide, resolve: resolve as Job["resolve"], reject };
      store.findPlace(target.scope).then((place) => {
        if (place.isDetour) waitInLine(job, takeTurn);
        else if (lines.has(target.scope)) waitInLine(job);
        else add(place, job);
      }, reject);
    });
  };
}

function settle(job: Job, ending: Ending | undefined, whenHeld: (job: Job) => void): void {
  if (ending === undefined) return;
  if (ending === "scope-is-held") whenHeld(job);
  else if ("error" in ending) job.reject(ending.error);
  else job.resolve(ending.value);
}

async function runGroup(
  place: GroupPlace,
  group: readonly Job[],
  waits: boolean,
): Promise<readonly Ending[]> {
  let endings: readonly Ending[] = [];
  const targets = group.map(({ target }) => target);
  await place.change(targets, { waits }, (states, found) => {
    const draft = createGroupDraft(states, found);
    endings = group.map(({ target, decide }): Ending => {
      if (!states.has(target.scope)) return "scope-is-held";
      try {
        return { value: draft.take(target, decide) };
      } catch (error) {
        return { error };
      }
    });
    return draft;
  });
  return endings;
}
