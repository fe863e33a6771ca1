import type { ClientStorage } from "@damim/sync/client/storage.ts";

/** Takes everything and keeps nothing: the view of the store is all that a component test looks at. */
export function createRoomyStorage(): ClientStorage {
  return {
    load: () => Promise.resolve({ rows: [], outbox: [], refused: [], mark: undefined }),
    loadRows: () => Promise.resolve(),
    append: () => Promise.resolve(),
    settle: () => Promise.resolve(),
    replaceOps: () => Promise.resolve(),
    removeRefused: () => Promise.resolve(),
    close: () => undefined,
  };
}
