import type { ScopeTarget } from "@damim/sync/server/database.ts";
import { type RawBuilder, sql } from "kysely";
import type { PostgresPlace } from "../db/cluster-nodes.ts";
import type { PostgresDatabase } from "../db/open-database.ts";
import type { Queries } from "../db/schema.ts";
import type { Question } from "../db/talk.ts";
import { markDueTimes } from "../due-times/due-marks.ts";
import type { GroupPlace, GroupStore } from "./change-groups.ts";
import type { GroupDraft } from "./group-draft.ts";
import { insertHistory, insertRows } from "./insert-rows.ts";
import { createPostgresChange, listKnown } from "./postgres-groups.ts";
import { type FoundRow, type ScopeWish, toView } from "./read-scopes.ts";

/**
 * Groups on a cluster, where `scope` says on which node a row lies: those of one node share a transaction there. Each statement
 * that asks names one scope by equality, so that the node runs it alone (by `any(array)` it asks all of its shards); one that
 * inserts is dealt out by its rows. Commits are announced by a bus of their own: what `pg_notify` says stays on its node.
 */
export function createClusterGroupStore({
  findPlace,
}: Pick<PostgresDatabase, "findPlace">): GroupStore {
  const places = new WeakMap<PostgresPlace, GroupPlace>();
  return {
    isOneFile: false,
    async findPlace(scope) {
      const found = await findPlace(scope);
      let place = places.get(found);
      if (!place) {
        const { isDetour = false, talk } = found;
        place = {
          isDetour,
          change: createPostgresChange(talk, { ask, save }),
          async read(wishes) {
            const views = await talk.ask(wishes.map(readScope));
            return views.map((rows) => toView(rows as readonly FoundRow[]));
          },
        };
        places.set(found, place);
      }
      return place;
    },
  };
}

function ask(targets: readonly ScopeTarget[], locking: RawBuilder<unknown>): Question {
  const byScope = Map.groupBy(targets, ({ scope }) => scope);
  return [...byScope].flatMap(([scope, ofScope]) => {
    const keys = listKnown(ofScope.flatMap(({ keys: known }) => known));
    return [
      sql`select scope, seq, floor, clock, erased from scopes where scope = ${scope} ${locking}`,
      ...[...Map.groupBy(keys, ({ kind }) => kind)].map(([kind, ofKind]) => {
        const ids = new Set(ofKind.map(({ id }) => id));
        return sql`
          select * from rows where scope = ${scope} and kind = ${kind} and id in (${sql.join([...ids])})`;
      }),
    ];
  });
}

async function save(queries: Queries, draft: GroupDraft): Promise<void> {
  await insertRows(queries, draft.listRows());
  await insertHistory(queries, draft.listHistory());
  const moved = draft.listMovedScopes().map(({ scope, after: { seq, floor, clock } }) => ({
    scope,
    seq,
    floor,
    clock,
  }));
  if (moved.length > 0) {
    await queries
      .insertInto("scopes")
      .values(moved)
      .onConflict((conflict) =>
        conflict.column("scope").doUpdateSet((set) => ({
          seq: set.ref("excluded.seq"),
          floor: set.ref("excluded.floor"),
          clock: set.ref("excluded.clock"),
        })),
      )
      .execute();
  }
  await markDueTimes(queries, draft.listTouched());
}

function readScope({ scope, since, limit }: ScopeWish): RawBuilder<FoundRow> {
  return sql<FoundRow>`
    select scopes.seq as scope_seq, scopes.floor, scopes.clock, found.*
    from scopes left join lateral (
      select * from rows where rows.scope = scopes.scope and rows.seq > ${since ?? null}::bigint
      order by rows.seq limit ${limit}::integer
    ) as found on true
    where scopes.scope = ${scope} order by found.seq`;
}
