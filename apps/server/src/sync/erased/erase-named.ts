import { DEAD } from "@damim/sync/change.ts";
import { createClock } from "@damim/sync/clock.ts";
import { isDead, KILLED } from "@damim/sync/merge.ts";
import type { StoredRow } from "@damim/sync/server/database.ts";
import { ERASED } from "@damim/sync/kind.ts";
import { toErasedIds } from "@damim/sync/server/database.ts";
import type { Commit } from "@damim/sync/server/push.ts";
import { toWireRow } from "@damim/sync/server/wire-row.ts";
import type { Database } from "../../db/open-database.ts";
import type { Queries } from "../../db/schema.ts";
import { insertRows } from "../insert-rows.ts";
import { listEraseSeals, type ErasedRow } from "../../seal/seal-erased.ts";
import { announce, createTransaction } from "../kysely-sync-database.ts";
import { toSyncedRow } from "../stored-rows.ts";
import { eraseDeleted, relayPast } from "./erase-deleted.ts";
import {
  findRows,
  listEntries,
  listErasures,
  listParts,
  ROWS_AT_ONCE,
  toKey,
  type FoundErasure,
  type Named,
} from "./find-erasures.ts";

/** Where pages hear of it; a restore has none. */
export interface CommitBus {
  readonly sender?: string;
  publish(commit: Commit): void;
}

const WRITER = "server";

/** Takes out what `listErasures` finds, each part durable before pages hear of it. */
export async function eraseNamed(
  database: Database,
  of: Named,
  {
    now,
    bus,
    secret,
  }: { readonly now: number; readonly bus?: CommitBus; readonly secret?: Uint8Array },
): Promise<void> {
  const erasures = await listErasures(database.queries, of);
  for (let start = 0; start < erasures.length; start += ROWS_AT_ONCE) {
    const some = erasures.slice(start, start + ROWS_AT_ONCE);
    const commit = await database.tx(async (queries) => {
      const made = await eraseSome({ queries, kind: database.kind, of, now, secret }, some);
      const { scope, from, seq } = made;
      if (bus?.sender) await announce(queries, { sender: bus.sender, scope, from, seq });
      return made;
    });
    bus?.publish(commit);
  }
}

async function eraseSome(
  within: {
    readonly queries: Queries;
    readonly kind: Database["kind"];
    readonly of: Named;
    readonly now: number;
    readonly secret: Uint8Array | undefined;
  },
  erasures: readonly FoundErasure[],
): Promise<Commit> {
  const { queries, kind, of, now, secret } = within;
  const tx = createTransaction(queries, kind);
  const state = await tx.lockScope(of.scope);
  const clock = createClock({ now: () => now, deviceId: WRITER });
  clock.see(state.clock);
  const at = clock.tick();
  let { seq } = state;
  const goneKeys = new Set(
    erasures.filter(({ erasure }) => erasure.type === "gone").map(({ row }) => toKey(row)),
  );
  // As they are now: who did not know of it wrote on.
  const fresh = await findRows(
    queries,
    of.scope,
    erasures.map(({ row }) => row),
  );
  const rows: StoredRow[] = [];
  const left: ErasedRow[] = [];
  for (const row of fresh) {
    const deleted = isDead(row) ? await eraseDeleted(queries, of, row) : undefined;
    const erasure = goneKeys.has(toKey(row))
      ? ({ type: "gone" } as const)
      : (deleted?.erasure ?? of.erase(row));
    if (!erasure) continue;
    if (deleted && erasure.type !== "gone")
      await relayPast(queries, of, row, { erasure, lost: deleted.lost });
    if (erasure.type === "changed") {
      if (deleted) continue;
      const after = { ...setAll(row, erasure.set, at), seq: ++seq };
      rows.push(after);
      left.push({ before: row, after });
      continue;
    }
    const stone: StoredRow = {
      ...row,
      data: { [DEAD]: true, [ERASED]: true },
      at: { [DEAD]: at, [KILLED]: at },
      seq: ++seq,
      deadAt: now,
    };
    rows.push(stone);
    if (erasure.type === "gone") {
      left.push({ before: row, after: undefined });
      continue;
    }
    const moved = deleted ? row : setAll(row, erasure.set, at);
    const after = { ...moved, id: erasure.id, seq: ++seq };
    rows.push(after);
    if (!deleted) left.push({ before: row, after });
  }
  const changes = await listEraseSeals(queries, { ...of, now, secret }, left);
  const known = await findRows(queries, of.scope, changes);
  const byKey = new Map(known.map((row) => [toKey(row), row]));
  for (const change of changes) {
    const { kind: name, id, set } = change;
    const fresh: StoredRow = { kind: name, id, data: {}, at: {}, seq: 0, deadAt: null };
    rows.push({ ...setAll(byKey.get(toKey(change)) ?? fresh, set, at), seq: ++seq });
  }
  await insertRows(
    queries,
    rows.map((row) => toSyncedRow(of.scope, row)),
  );
  await tx.saveScope(of.scope, { ...state, seq, clock: at });
  return { scope: of.scope, from: state.seq, seq, rows: rows.map(toWireRow), clock: at };
}

/** Nothing is told of what was before: living rows lose what of it names the one, those that went all of it. */
export async function eraseHistory(
  { queries }: Pick<Database, "queries">,
  of: Named,
): Promise<void> {
  const entries = await listEntries(queries, of);
  const living = new Set(
    (await findRows(queries, of.scope, entries)).filter((row) => !isDead(row)).map(toKey),
  );
  for (const { kind, id, field, at } of entries.filter((entry) => living.has(toKey(entry))))
    await queries
      .deleteFrom("history")
      .where("scope", "=", of.scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .where("field", "=", field)
      .where("at", "=", at)
      .execute();
  const stones = await queries
    .selectFrom("rows")
    .select(["kind", "id"])
    .where("scope", "=", of.scope)
    .where("data", "like", `%"${ERASED}"%`)
    .where("dead_at", "is not", null)
    .execute();
  const gone = [...stones, ...entries.filter((entry) => !living.has(toKey(entry)))];
  for (const [kind, ids] of listParts(gone))
    await queries
      .deleteFrom("history")
      .where("scope", "=", of.scope)
      .where("kind", "=", kind)
      .where("id", "in", ids)
      .execute();
}

/** From here on the scope takes nothing that names one of them. */
export async function markErased(
  queries: Queries,
  { scope, ids }: Named,
  kind: Database["kind"],
): Promise<void> {
  const tx = createTransaction(queries, kind);
  const state = await tx.lockScope(scope);
  // Of a database that has nothing of the scope the line is made here.
  await tx.saveScope(scope, state);
  const erased = [...new Set([...toErasedIds(state.erased), ...ids])].join(" ");
  await queries.updateTable("scopes").set({ erased }).where("scope", "=", scope).execute();
}

function setAll(row: StoredRow, set: Readonly<Record<string, unknown>>, at: string): StoredRow {
  const stamps = Object.fromEntries(Object.keys(set).map((field) => [field, at]));
  return { ...row, data: { ...row.data, ...set }, at: { ...row.at, ...stamps } };
}
