import type { Fields } from "@damim/sync/kind.ts";
import type { Op, Refusal } from "@damim/sync/protocol.ts";
import { createOracle, type Oracle } from "@damim/sync/testing/fuzz-oracle.ts";

/** What the server said it took, of every scope: from this alone follows what has to stand in it. */
export interface Ledger {
  readonly acknowledged: number;
  /** Ops that the server refused for good, by the type of the refusal. */
  readonly refusals: ReadonlyMap<string, number>;
  take(scope: string, op: Op, refusal: Refusal | undefined): void;
  /** Whether the server answered this op, in whichever way. */
  isAnswered(scope: string, at: string): boolean;
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
  /** The stamp of an op that lay in the server's future, by its words. */
  readonly tooEarly: Map<string, string>;
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
      tooEarly: new Map(),
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
      const { oracle, answered, refused, tooEarly, renamed } = find(scope);
      const words = `${op.kind} ${op.id} ${JSON.stringify(op.set)}`;
      // It is stamped anew and sent again.
      if (refusal?.type === "clock") {
        answered.add(op.at);
        tooEarly.set(words, op.at);
        return;
      }
      const early = tooEarly.get(words);
      if (early !== undefined && early !== op.at) renamed.set(early, op.at);
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
    isAnswered: (scope, at) => find(scope).answered.has(at),
    isRefused: (scope, at) => find(scope).refused.has(find(scope).renamed.get(at) ?? at),
    findStamp(scope, at) {
      const { answered, renamed } = find(scope);
      return answered.has(at) ? (renamed.get(at) ?? at) : undefined;
    },
    expect: (scope, kind, id) => find(scope).oracle.expectedRow(`${kind} ${id}`),
    listScopes: () => scopes.keys(),
    listLiving: (scope) => new Set(find(scope).oracle.expected().keys()),
  };
}
