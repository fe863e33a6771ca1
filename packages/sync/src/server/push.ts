import * as v from "valibot";
import { toCurrentData } from "../kind.ts";
import type { CheckedKind } from "../kind.ts";
import { isDead, KILLED, mergeOp, mergeStamped } from "../merge.ts";
import type { LostValue, MergedRow } from "../merge.ts";
import { DEAD } from "../protocol.ts";
import type { Op, OpResult, Refusal, WireRow } from "../protocol.ts";
import { checkOp } from "./check-op.ts";
import type { HistoryEntry, RowKey, ScopeState, StoredRow, SyncDatabase } from "./database.ts";
import type { Policy } from "./policy.ts";
import { toWireRow } from "./wire-row.ts";

/** What a push changed: for `liveHub.commit`. */
export interface Commit {
  readonly scope: string;
  readonly from: number;
  readonly seq: number;
  readonly rows: readonly WireRow[];
  readonly clock: string;
}

export interface PushOutcome {
  readonly results: readonly OpResult[];
  /** Absent when nothing changed: replays and refusals give no new sequence. */
  readonly commit?: Commit;
}

export interface PushInput<Actor> {
  readonly actor: Actor;
  readonly scope: string;
  readonly ops: readonly Op[];
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Takes a device's ops into a scope, in one transaction. Each op is merged, then allowed or refused by
 * policy and schema; one refused op never holds up the rest. Resolves when all of it is durable, so a
 * result without a refusal is a promise kept.
 */
export async function pushOps<Actor>(
  database: SyncDatabase,
  policy: Policy<Actor>,
  kinds: readonly CheckedKind[],
  input: PushInput<Actor>,
): Promise<PushOutcome> {
  const { scope, ops, now } = input;
  if (ops.length === 0) return { results: [] };
  return database.change<PushOutcome>({ scope, keys: listKeys(ops) }, (state, found) => {
    const draft = createDraft(state, found, now);
    const results = ops.map((op) => {
      const refusal = checkOp(op, now) ?? takeOp(draft, { op, policy, kinds, input });
      return refusal ? { n: op.n, refusal } : { n: op.n };
    });

    const changed = [...draft.changedByKey.values()].sort((a, b) => a.seq - b.seq);
    const kept = { rows: changed, history: draft.history };
    if (changed.length === 0) return { value: { results }, ...kept };
    const { seq, clock } = draft;
    const commit = { scope, from: state.seq, seq, rows: changed.map(toWireRow), clock };
    return { value: { results, commit }, ...kept, next: { seq, floor: state.floor, clock } };
  });
}

/** The scope as it will be saved: the rows of the transaction with the ops so far merged in. */
interface Draft {
  readonly rowsByKey: Map<string, MergedRow>;
  readonly changedByKey: Map<string, StoredRow>;
  readonly deadAtByKey: Map<string, number | null>;
  readonly history: HistoryEntry[];
  readonly now: number;
  seq: number;
  clock: string;
}

function createDraft(state: ScopeState, found: readonly StoredRow[], now: number): Draft {
  return {
    rowsByKey: new Map(found.map((row) => [toKey(row), row])),
    changedByKey: new Map(),
    deadAtByKey: new Map(found.map((row) => [toKey(row), row.deadAt])),
    history: [],
    now,
    seq: state.seq,
    clock: state.clock,
  };
}

function takeOp<Actor>(
  draft: Draft,
  context: {
    readonly op: Op;
    readonly policy: Policy<Actor>;
    readonly kinds: readonly CheckedKind[];
    readonly input: PushInput<Actor>;
  },
): Refusal | undefined {
  const { op, policy, kinds, input } = context;
  const kind = kinds.find((known) => known.name === op.kind);
  if (!kind) return { type: "unknown-kind" };
  const key = toKey(op);
  const before = draft.rowsByKey.get(key);
  if (!before && op.set[DEAD] === undefined) {
    // Whether a row is there is nothing to tell to somebody who may not read it. An edit would make a
    // row out of one field; a deletion is kept, because the creation may come after it: after a backup
    // was restored, from another device.
    return { type: policy.canRead(input.actor, input.scope) ? "gone" : "denied" };
  }

  const { stamps } = op;
  const merged = stamps ? mergeStamped(before, { ...op, stamps }) : mergeOp(before, op);
  const isReplay = !merged.isChanged && merged.superseded.length === 0;
  // What was allowed once stays acknowledged, also when the permission has gone since.
  if (isReplay && policy.canRead(input.actor, input.scope)) return toEditOfDeleted(op, merged.row);

  const current = before && !isDead(before) ? toCurrentData(kind, before.data) : undefined;
  const next = isDead(merged.row) ? undefined : toCurrentData(kind, merged.row.data);
  const scopedOp = { ...op, scope: input.scope };
  const refusal =
    policy.canWrite(input.actor, scopedOp, current, next) ??
    (merged.isChanged && next ? checkSchema(kind, next) : undefined);
  if (refusal) return refusal;

  addHistory(draft, { op, lost: merged.overwritten, cause: "overwritten" });
  addHistory(draft, { op, lost: merged.superseded, cause: "superseded" });
  if (op.at > draft.clock) draft.clock = op.at;
  if (merged.isChanged) saveDraftRow(draft, op, merged.row);
  return toEditOfDeleted(op, merged.row);
}

/**
 * An edit that is later than the deletion, by someone who had not seen it. It is merged like any op
 * (the order of arrival must not matter), but its author is told: the words are not on any screen.
 */
function toEditOfDeleted(op: Op, row: MergedRow): Refusal | undefined {
  const isEdit = op.set[DEAD] === undefined && op.at > (row.at[KILLED] ?? "");
  return isDead(row) && isEdit ? { type: "gone" } : undefined;
}

function saveDraftRow(draft: Draft, op: RowKey, row: MergedRow): void {
  const key = toKey(op);
  const deadAt = isDead(row) ? (draft.deadAtByKey.get(key) ?? draft.now) : null;
  draft.rowsByKey.set(key, row);
  draft.deadAtByKey.set(key, deadAt);
  draft.changedByKey.set(key, { ...row, kind: op.kind, id: op.id, seq: ++draft.seq, deadAt });
}

function checkSchema(kind: CheckedKind, data: unknown): Refusal | undefined {
  const result = v.safeParse(kind.schema, data, { abortEarly: true });
  if (result.success) return undefined;
  const path = v.getDotPath(result.issues[0]);
  return path === null ? { type: "invalid" } : { type: "invalid", detail: path };
}

function addHistory(
  draft: Draft,
  entry: {
    readonly op: RowKey;
    readonly lost: readonly LostValue[];
    readonly cause: HistoryEntry["cause"];
  },
): void {
  const { op, lost, cause } = entry;
  // Reserved fields too: when a row was deleted and made again, and in which form its values stand.
  for (const value of lost) {
    draft.history.push({ kind: op.kind, id: op.id, ...value, cause, recordedAt: draft.now });
  }
}

function listKeys(ops: readonly Op[]): readonly RowKey[] {
  return [...new Map(ops.map((op) => [toKey(op), { kind: op.kind, id: op.id }])).values()];
}

function toKey({ kind, id }: RowKey): string {
  return `${kind}\n${id}`;
}
