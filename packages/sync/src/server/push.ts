import { DEAD } from "../change.ts";
import * as v from "valibot";
import { createClock, findLatestMs } from "../clock.ts";
import { toCurrentData, toPlainData } from "../kind.ts";
import type { CheckedKind, Fields } from "../kind.ts";
import { isDead, KILLED, mergeOp, mergeStamped } from "../merge.ts";
import type { LostValue, Merged, MergedRow } from "../merge.ts";
import { DESTROYED_FLOOR } from "../protocol.ts";
import type { Op, OpResult, Refusal, WireRow } from "../protocol.ts";
import { checkOp } from "./check-op.ts";
import { namesAny } from "../kind.ts";
import { isErased, toErasedIds } from "./database.ts";
import type {
  HistoryEntry,
  RowKey,
  ScopeDecision,
  ScopeState,
  ScopeTarget,
  StoredRow,
  SyncDatabase,
} from "./database.ts";
import type { MetRow, Policy, ScopedOp, ScopeFacts } from "./policy.ts";
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
  readonly commit?: Commit & Pick<ScopeState, "floor">;
}

export interface PushInput<Actor> {
  readonly actor: Actor;
  readonly scope: string;
  readonly ops: readonly Op[];
  /** Epoch ms. */
  readonly now: number;
}

/** Who stamps what the server writes by itself. */
const SERVER_TAG = "server";

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
  return database.change<PushOutcome>(toTarget(policy, input), (state, found) => {
    if (state.floor === DESTROYED_FLOOR) return refuseAll(ops);
    const draft = createDraft(state, found, now);
    // Of the scope as it was: the ops of one request do not lift each other's limit.
    const latestMs = findLatestMs(now, state.clock);
    const results = ops.map((op) => {
      const refusal =
        checkOp(op, latestMs) ??
        refuseErased(draft, op, kinds) ??
        takeOp(draft, { op, policy, kinds, input });
      return refusal ? { n: op.n, refusal } : { n: op.n };
    });

    const changed = [...draft.changedByKey.values()].sort((a, b) => a.seq - b.seq);
    const kept = { rows: changed, history: draft.history };
    if (changed.length === 0) return { value: { results }, ...kept };
    const { seq, clock } = draft;
    const { seq: from, floor } = state;
    const commit = { scope, from, seq, rows: changed.map(toWireRow), clock, floor };
    return { value: { results, commit }, ...kept, next: { ...state, seq, clock } };
  });
}

const destroyed: Refusal = { type: "denied", detail: "destroyed" };

/** A scope that was destroyed takes nothing, whoever asks. */
function refuseAll(ops: readonly Op[]): ScopeDecision<PushOutcome> {
  const results = ops.map(({ n }) => ({ n, refusal: destroyed }));
  return { value: { results }, rows: [], history: [] };
}

/** Nor does a scope take what names somebody who was erased from it, or goes to a row that went then. */
function refuseErased(
  { erased, rowsByKey }: Draft,
  op: Op,
  kinds: readonly CheckedKind[],
): Refusal | undefined {
  const row = rowsByKey.get(toKey(op));
  if (row && isErased(row)) return destroyed;
  if (erased.length === 0 || !namesAny([op.id, op.set], erased)) return undefined;
  return kinds.find(({ name }) => name === op.kind)?.isProof ? undefined : destroyed;
}

/** The scope as it will be saved: the rows of the transaction with the ops so far merged in. */
interface Draft {
  readonly rowsByKey: Map<string, MergedRow>;
  readonly changedByKey: Map<string, StoredRow>;
  readonly deadAtByKey: Map<string, number | null>;
  readonly history: HistoryEntry[];
  readonly erased: readonly string[];
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
    erased: toErasedIds(state.erased),
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

  // Of a row that is not there nothing was taken before.
  const asSent = before && merge(before, op);
  const isKnown = asSent && (isReplay(asSent) || isKnownLife(policy, op, before));
  // What was allowed once stays acknowledged, also when the permission has gone since.
  if (isKnown && policy.canRead(input.actor, input.scope)) return toEditOfDeleted(op, asSent.row);

  const facts = createFacts(draft, kinds);
  const met = meet(kind, before);
  const scopedOp = { ...op, scope: input.scope };
  const set = policy.complete?.(input.actor, scopedOp, met, facts) ?? op.set;
  const completed: ScopedOp = set === op.set ? scopedOp : { ...scopedOp, set };
  // Nothing of it is the sender's to say, not even which life it outlived: heard, and no more.
  if (set !== op.set && Object.keys(set).length === 0)
    return policy.canWrite(input.actor, completed, met.before, met.before, {
      ...facts,
      grave: met.grave,
    });
  const merged = asSent && set === op.set ? asSent : merge(before, completed);
  const next = isDead(merged.row) ? undefined : toCurrentData(kind, merged.row.data);
  const { grave } = met;
  const refusal =
    policy.canWrite(input.actor, completed, met.before, next, { ...facts, grave }) ??
    (merged.isChanged && next ? checkSchema(kind, next) : undefined);
  if (refusal) return refusal;

  if (!kind.hasNoPast) {
    const keeps = (lost: LostValue): boolean =>
      policy.keepsPast?.(completed, lost, merged.row) ?? true;
    addHistory(draft, { op, lost: merged.overwritten.filter(keeps), cause: "overwritten" });
    addHistory(draft, { op, lost: merged.superseded.filter(keeps), cause: "superseded" });
  }
  if (op.at > draft.clock) draft.clock = op.at;
  if (merged.isChanged) saveDraftRow(draft, op, merged.row);
  const lost = new Set(merged.superseded.map(({ field }) => field));
  const written = { before: met.before, after: next, lost };
  for (const change of policy.follow?.(completed, written, facts) ?? []) follow(draft, change);
  return toEditOfDeleted(op, merged.row);
}

function merge(before: MergedRow | undefined, op: Op): Merged {
  const { stamps } = op;
  return stamps ? mergeStamped(before, { ...op, stamps }) : mergeOp(before, op);
}

function isReplay({ isChanged, superseded }: Merged): boolean {
  return !isChanged && superseded.length === 0;
}

/**
 * Whether this very op made or deleted the row before. With a policy that completes ops the values that
 * it brought are not those that were kept, so comparing them does not tell.
 */
function isKnownLife<Actor>(policy: Policy<Actor>, op: Op, before: MergedRow | undefined): boolean {
  if (!policy.complete || op.stamps || op.set[DEAD] === undefined) return false;
  return before?.at[DEAD] === op.at;
}

function meet(kind: CheckedKind, before: MergedRow | undefined): MetRow {
  if (!before) return { before: undefined, grave: undefined };
  return isDead(before)
    ? { before: undefined, grave: toPlainData(before.data) }
    : { before: toCurrentData(kind, before.data), grave: undefined };
}

function createFacts(draft: Draft, kinds: readonly CheckedKind[]): ScopeFacts {
  const kindOf = (name: string): CheckedKind | undefined =>
    kinds.find((kind) => kind.name === name);
  return {
    find(kind, id) {
      const row = draft.rowsByKey.get(toKey({ kind, id }));
      return row && !isDead(row) ? toCurrentData(kindOf(kind), row.data) : undefined;
    },
    list(kind) {
      const prefix = toKey({ kind, id: "" });
      const known = kindOf(kind);
      return [...draft.rowsByKey].flatMap(([key, row]) =>
        key.startsWith(prefix) && !isDead(row)
          ? [[key.slice(prefix.length), toCurrentData(known, row.data)] as const]
          : [],
      );
    },
    now: draft.now,
  };
}

/** The server's own words, stamped later than everything that the scope has taken. */
function follow(draft: Draft, change: RowKey & { readonly set: Fields }): void {
  const clock = createClock({ now: () => draft.now, deviceId: SERVER_TAG });
  clock.see(draft.clock);
  const at = clock.tick();
  const merged = mergeOp(draft.rowsByKey.get(toKey(change)), { set: change.set, at });
  addHistory(draft, { op: change, lost: merged.overwritten, cause: "overwritten" });
  draft.clock = at;
  if (merged.isChanged) saveDraftRow(draft, change, merged.row);
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

function toTarget<Actor>(
  policy: Policy<Actor>,
  { actor, scope, ops }: PushInput<Actor>,
): ScopeTarget {
  const keys = new Map<string, RowKey>();
  const kinds = new Set<string>();
  const add = ({ kind, id }: RowKey): void => void keys.set(toKey({ kind, id }), { kind, id });
  for (const op of ops) {
    add(op);
    const context = policy.listContext?.(actor, { ...op, scope });
    for (const key of context?.keys ?? []) add(key);
    for (const kind of context?.kinds ?? []) kinds.add(kind);
  }
  const target = { scope, keys: [...keys.values()] };
  return kinds.size > 0 ? { ...target, kinds: [...kinds] } : target;
}

function toKey({ kind, id }: RowKey): string {
  return `${kind}\n${id}`;
}
