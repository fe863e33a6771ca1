import { advance, NEW_MARK, type Mark } from "@damim/sync/client/mark.ts";
import type {
  BaseRow,
  ClientStorage,
  HotRange,
  QueuedOp,
  RefusedOp,
} from "@damim/sync/client/storage.ts";

interface KeptScope {
  mark: Mark | undefined;
  readonly rows: Map<string, BaseRow>;
  readonly outbox: Map<string, QueuedOp>;
  readonly refused: Map<string, RefusedOp>;
}

/** A disk of a device that outlives its tabs; a write lands a turn of the loop later, or not at all when the tab is killed. */
export interface MemoryDisk {
  /** One tab's way to it; `isKilled` says that the tab is no more, and what it still writes does not land. */
  open(isKilled: () => boolean): ClientStorage;
  /** The browser takes everything. */
  evict(): void;
  /** Signed out from afar: words that wait stay, rows go. */
  wipeRows(): void;
}

/**
 * As `createIndexedDbStorage` keeps it, without the shim: a year of ninety devices would spend half its time in copies.
 * `--disk indexeddb` lives on the shim.
 */
export function createMemoryDisk(): MemoryDisk {
  const scopes = new Map<string, KeptScope>();
  const find = (scope: string): KeptScope => {
    const known = scopes.get(scope);
    if (known) return known;
    const fresh = { mark: undefined, rows: new Map(), outbox: new Map(), refused: new Map() };
    scopes.set(scope, fresh);
    return fresh;
  };
  return {
    open(isKilled) {
      const write = async (scope: string, work: (kept: KeptScope) => void): Promise<void> => {
        await new Promise((resolve) => setImmediate(resolve));
        // Whoever waits for a killed tab waits for ever, as in a browser.
        if (isKilled()) await new Promise(() => undefined);
        work(find(scope));
      };
      return {
        async load(scope, hot) {
          const { rows, outbox, refused, mark } = find(scope);
          return {
            rows: [...rows.values()].filter((row) => isHot(row, hot)),
            outbox: [...outbox.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
            refused: [...refused.values()].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
            mark,
          };
        },
        loadRows: async (scope, take) => {
          await take([...find(scope).rows.values()]);
        },
        append: (scope, ops) =>
          write(scope, ({ outbox }) => {
            for (const op of ops) outbox.set(op.at, op);
          }),
        settle: (scope, settlement) =>
          write(scope, (kept) => {
            const { rows, clear, mark } = advance(kept.mark ?? NEW_MARK, settlement);
            for (const op of settlement.lost ?? []) kept.outbox.set(op.at, op);
            for (const at of settlement.acked) kept.outbox.delete(at);
            for (const op of settlement.refused) {
              kept.outbox.delete(op.at);
              kept.refused.set(op.at, op);
            }
            if (clear) kept.rows.clear();
            for (const [kind, id, data, , at] of rows) {
              if (data || at !== undefined) kept.rows.set(`${kind}\n${id}`, { kind, id, data, at });
              else kept.rows.delete(`${kind}\n${id}`);
            }
            kept.mark = mark;
          }),
        replaceOps: (scope, old, ops) =>
          write(scope, ({ outbox }) => {
            for (const at of old) outbox.delete(at);
            for (const op of ops) outbox.set(op.at, op);
          }),
        removeRefused: (scope, at) => write(scope, ({ refused }) => void refused.delete(at)),
        close: () => undefined,
      };
    },
    evict: () => scopes.clear(),
    wipeRows() {
      for (const kept of scopes.values()) {
        kept.rows.clear();
        kept.mark = undefined;
      }
    },
  };
}

function isHot({ kind, id }: BaseRow, hot: readonly HotRange[] | undefined): boolean {
  if (!hot) return true;
  return hot.some(
    ({ kind: name, from = "", to }) =>
      name === kind && id >= from && (to === undefined || id <= to),
  );
}
