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
  /** What has to stand of a row; nothing where it has to be gone. */
  expect(scope: string, kind: string, id: string): Fields | undefined;
  /** `kind id` of every row that has to stand. */
  listLiving(scope: string): ReadonlySet<string>;
}

export function createLedger(): Ledger {
  const scopes = new Map<string, { readonly oracle: Oracle; readonly answered: Set<string> }>();
  const refusals = new Map<string, number>();
  let acknowledged = 0;
  const find = (scope: string) => {
    const known = scopes.get(scope) ?? { oracle: createOracle(), answered: new Set<string>() };
    scopes.set(scope, known);
    return known;
  };
  return {
    get acknowledged() {
      return acknowledged;
    },
    refusals,
    take(scope, op, refusal) {
      const { oracle, answered } = find(scope);
      // It is stamped anew and sent again.
      if (refusal?.type === "clock") return void answered.add(op.at);
      oracle.take({ ...op, id: `${op.kind} ${op.id}` }, refusal);
      if (answered.has(op.at)) return;
      answered.add(op.at);
      if (refusal) refusals.set(refusal.type, (refusals.get(refusal.type) ?? 0) + 1);
      else acknowledged++;
    },
    isAnswered: (scope, at) => find(scope).answered.has(at),
    expect: (scope, kind, id) => find(scope).oracle.expectedRow(`${kind} ${id}`),
    listLiving: (scope) => new Set(find(scope).oracle.expected().keys()),
  };
}
