import {
  StorageFailure,
  type ClientStorage,
  type QueuedOp,
  type RefusedOp,
} from "@damim/sync/client/storage.ts";

/** Words that the server does not have, with the scope they belong to. */
export interface UnsentWords {
  readonly outbox: readonly (QueuedOp & { readonly scope: string })[];
  readonly refused: readonly (RefusedOp & { readonly scope: string })[];
}

/** Keeps nothing: every write counts as unsaved until the server has it. `unsent` goes out with the first round. */
export function createVolatileStorage(unsent?: UnsentWords): ClientStorage {
  const refuse = (): Promise<never> => Promise.reject(new StorageFailure("StorageUnavailable"));
  return {
    load: (scope) =>
      Promise.resolve({
        rows: [],
        outbox: (unsent?.outbox ?? []).filter((op) => op.scope === scope),
        refused: (unsent?.refused ?? []).filter((op) => op.scope === scope),
        mark: undefined,
      }),
    loadRows: () => Promise.resolve(),
    append: refuse,
    settle: () => Promise.resolve(),
    replaceOps: refuse,
    removeRefused: () => Promise.resolve(),
    close: () => undefined,
  };
}
