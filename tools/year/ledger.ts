import { DEAD } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { KILLED } from "@damim/sync/merge.ts";
import type { Op, Refusal, WireRow } from "@damim/sync/protocol.ts";
import { createOracle, type Oracle } from "@damim/sync/testing/fuzz-oracle.ts";

/** What the server said it took, of every scope: from this alone follows what has to stand in it. */
export interface Ledger {
  readonly acknowledged: number;
  /** Ops that the server refused for good, by the type of the refusal. */
  readonly refusals: ReadonlyMap<string, number>;
  take(scope: string, op: Op, refusal: Refusal | undefined): void;
  /** What stood in a scope before anything was taken. */
  remember(scope: string, rows: readonly WireRow[]): void;
  /** Nothing is left of what was taken there. */
  destroy(scope: string): void;
  /** The server emptied this by itself, at that stamp: for good, whatever was said of the row before. */
  forget(scope: string, about: Pick<Op, "kind" | "id" | "at" | "set">): void;
  /** Whether the server answered this op for good: one that it put off has to have come again, with the same words. */
  isAnswered(scope: string, at: string): boolean;
  /** These words went with what kept them: that they never came again is no loss. */
  excuse(scope: string, op: Pick<Op, "kind" | "id" | "set">): void;
  isRefused(scope: string, at: string): boolean;
  /** The stamp that counts: one of the server's future was stamped anew. Nothing of one that never went out. */
  findStamp(scope: string, at: string): string | undefined;
  /** What has to stand of a row; nothing where it has to be gone. */
  expect(scope: string, kind: string, id: string): Fields | undefined;
  /** Every scope that anything was taken in. */
  listScopes(): Iterable<string>;
  /** `kind id` of every row that has to stand. */
  listLiving(scope: string): ReadonlySet<string>;
}

interface TakenScope {
  readonly oracle: Oracle;
  readonly answered: Set<string>;
  readonly refused: Set<string>;
  /** Ops that lay in the server's future and have not come again, by their words: of each the stamps it had. */
  readonly putOff: Map<string, string[][]>;
  readonly renamed: Map<string, string>;
}

export function createLedger(): Ledger {
  const scopes = new Map<string, TakenScope>();
  const refusals = new Map<string, number>();
  let acknowledged = 0;
  const find = (scope: string) => {
    const known = scopes.get(scope) ?? {
      oracle: createOracle(),
      answered: new Set(),
      refused: new Set(),
      putOff: new Map(),
      renamed: new Map(),
    };
    scopes.set(scope, known);
    return known;
  };
  return {
    get acknowledged() {
      return acknowledged;
    },
    refusals,
    take(scope, op, refusal) {
      // What a restored server had lost: it says nothing new, and speaks for many.
      if (op.stamps) return;
      const { oracle, answered, refused, putOff, renamed } = find(scope);
      if (refusal?.type === "clock") {
        if (answered.has(op.at)) return;
        const same = putOff.get(toWords(op)) ?? [];
        const again = findEarlier(same, op.at);
        if (!again) putOff.set(toWords(op), [...same, [op.at]]);
        else if (!again.includes(op.at)) again.push(op.at);
        return;
      }
      const words = putOff.size > 0 ? toWords(op) : "";
      const same = putOff.get(words) ?? [];
      const earlier = findEarlier(same, op.at);
      if (earlier) {
        same.splice(same.indexOf(earlier), 1);
        if (same.length === 0) putOff.delete(words);
        for (const early of earlier) {
          if (early === op.at) continue;
          renamed.set(early, op.at);
          answered.add(early);
        }
      }
      oracle.take({ ...op, id: `${op.kind} ${op.id}` }, refusal);
      // A no that got lost is asked for again, and may be a yes by then.
      const isTakenNow = !refusal && refused.delete(op.at);
      if (answered.has(op.at) && !isTakenNow) return;
      answered.add(op.at);
      if (!refusal) acknowledged++;
      else {
        refused.add(op.at);
        refusals.set(refusal.type, (refusals.get(refusal.type) ?? 0) + 1);
      }
    },
    remember(scope, rows) {
      const { oracle } = find(scope);
      for (const [kind, id, data, , at] of rows) {
        const stamps = typeof at === "string" ? toFieldStamps(data ?? {}, at) : (at ?? {});
        const take = (stamp: string, set: Fields): void =>
          oracle.take({ n: 0, kind, id: `${kind} ${id}`, set, at: stamp }, undefined);
        const { [KILLED]: killed, [DEAD]: life, ...fields } = stamps;
        if (killed !== undefined) take(killed, { [DEAD]: true });
        if (life !== undefined) take(life, { [DEAD]: data === null });
        for (const [field, stamp] of Object.entries(fields))
          take(stamp, { [field]: data?.[field] ?? null });
      }
    },
    destroy(scope) {
      scopes.set(scope, { ...find(scope), oracle: createOracle() });
    },
    forget: (scope, { kind, id, set, at }) =>
      find(scope).oracle.take({ n: 0, kind, id: `${kind} ${id}`, set, at }, undefined),
    isAnswered: (scope, at) => find(scope).answered.has(at),
    excuse(scope, op) {
      const { answered, putOff } = find(scope);
      for (const early of putOff.get(toWords(op))?.flat() ?? []) answered.add(early);
      putOff.delete(toWords(op));
    },
    isRefused: (scope, at) => find(scope).refused.has(find(scope).renamed.get(at) ?? at),
    findStamp(scope, at) {
      const { answered, renamed } = find(scope);
      return answered.has(at) ? (renamed.get(at) ?? at) : undefined;
    },
    expect: (scope, kind, id) => find(scope).oracle.expectedRow(`${kind} ${id}`),
    // Who is asked about is no scope that anything was taken in.
    listScopes: () =>
      [...scopes].flatMap(([scope, { answered }]) => (answered.size > 0 ? [scope] : [])),
    listLiving: (scope) => new Set(find(scope).oracle.expected().keys()),
  };
}

/** A stamp that is given anew is before the one that lay in the future; of the same words the first is given first. */
const findEarlier = (same: readonly string[][], at: string): string[] | undefined =>
  same.find((stamps) => stamps.includes(at)) ?? same.find((stamps) => (stamps.at(-1) ?? "") > at);

const toFieldStamps = (data: Fields, at: string): Readonly<Record<string, string>> =>
  Object.fromEntries([DEAD, ...Object.keys(data)].map((field) => [field, at]));

const toWords = ({ kind, id, set }: Pick<Op, "kind" | "id" | "set">): string =>
  `${kind} ${id} ${JSON.stringify(set)}`;
