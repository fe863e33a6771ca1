import { openConnection, toKeyRange, toPromise } from "./indexeddb-connection.ts";
import type { StoreName } from "./indexeddb-connection.ts";
import { advance, NEW_MARK } from "./mark.ts";
import type { Mark, Settlement } from "./mark.ts";
import { StorageFailure } from "./storage.ts";
import type { BaseRow, ClientStorage, HotRange, QueuedOp, RefusedOp } from "./storage.ts";

/** Encrypts with a key that only the signed-in account gets and only this page holds. */
export interface Cipher {
  seal(text: string): Promise<Uint8Array>;
  /** Rejects what another key has sealed. */
  unseal(bytes: Uint8Array): Promise<string>;
}

interface SealedRecord {
  readonly scope: string;
  readonly at: string;
  readonly sealed: Uint8Array;
}

interface ScopeMemory {
  mark: Mark | undefined;
  readonly rows: Map<string, BaseRow>;
}

/**
 * For a device that several people use: rows stand in memory only. Ops that wait for the server (and
 * refused ones) stand on disk, sealed, so that a crash loses no word and the next person reads none.
 */
export function createMemoryStorage(options: {
  readonly factory: IDBFactory;
  readonly name: string;
  readonly cipher: Cipher;
}): ClientStorage {
  const { factory, name, cipher } = options;
  const connection = openConnection({ factory, name });
  const memoryByScope = new Map<string, ScopeMemory>();

  function openMemory(scope: string): ScopeMemory {
    const known = memoryByScope.get(scope);
    if (known) return known;
    const fresh: ScopeMemory = { mark: undefined, rows: new Map() };
    memoryByScope.set(scope, fresh);
    return fresh;
  }

  // Sealing comes before the transaction: IndexedDB ends a transaction that waits for anything else.
  async function seal(scope: string, op: QueuedOp): Promise<SealedRecord> {
    try {
      return { scope, at: op.at, sealed: await cipher.seal(JSON.stringify(op)) };
    } catch (error) {
      throw new StorageFailure("StorageUnavailable", { cause: error });
    }
  }

  async function listUnsealed<T extends QueuedOp>(store: StoreName, scope: string) {
    const records = await connection.run({ stores: [store], mode: "readonly" }, (open) => {
      const request: IDBRequest<SealedRecord[]> = open(store).getAll(toKeyRange(scope));
      return toPromise(request);
    });
    const ops: T[] = [];
    for (const { sealed } of records) {
      try {
        ops.push(JSON.parse(await cipher.unseal(sealed)));
      } catch {
        // Sealed by a key that we do not have. It stays where it is: that key may come back.
      }
    }
    return ops;
  }

  return {
    async load(scope, hot) {
      const memory = openMemory(scope);
      const outbox = await listUnsealed<QueuedOp>("outbox", scope);
      const refused = await listUnsealed<RefusedOp>("refused", scope);
      const rows = [...memory.rows.values()].filter((row) => isHot(row, hot));
      return { rows, outbox, refused, mark: memory.mark };
    },

    async loadRows(scope, take) {
      await take([...openMemory(scope).rows.values()]);
    },

    append: (scope, ops) => replaceSealed(scope, [], ops),

    async settle(scope, settlement) {
      const { acked, refused, lost = [] } = settlement;
      if (acked.length + refused.length + lost.length > 0) {
        const lostRecords = await Promise.all(lost.map((op) => seal(scope, op)));
        const records = await Promise.all(refused.map((op) => seal(scope, op)));
        const access = { stores: ["outbox", "refused"], mode: "readwrite" } as const;
        await connection.run(access, async (open) => {
          for (const record of lostRecords) open("outbox").put(record);
          for (const at of acked) open("outbox").delete([scope, at]);
          for (const op of refused) open("outbox").delete([scope, op.at]);
          for (const record of records) open("refused").put(record);
        });
      }
      settleMemory(openMemory(scope), settlement);
    },

    replaceOps: replaceSealed,

    removeRefused: (scope, at) =>
      connection.run({ stores: ["refused"], mode: "readwrite" }, async (open) => {
        open("refused").delete([scope, at]);
      }),

    close: () => connection.close(),
  };

  async function replaceSealed(
    scope: string,
    oldStamps: readonly string[],
    ops: readonly QueuedOp[],
  ): Promise<void> {
    const records = await Promise.all(ops.map((op) => seal(scope, op)));
    const access = { stores: ["outbox"], mode: "readwrite", durability: "strict" } as const;
    await connection.run(access, async (open) => {
      for (const at of oldStamps) open("outbox").delete([scope, at]);
      for (const record of records) open("outbox").put(record);
    });
  }
}

function settleMemory(memory: ScopeMemory, settlement: Settlement): void {
  const { rows, clear, mark } = advance(memory.mark ?? NEW_MARK, settlement);
  if (clear) memory.rows.clear();
  for (const [kind, id, data, , at] of rows) {
    if (data || at !== undefined) memory.rows.set(`${kind}\n${id}`, { kind, id, data, at });
    else memory.rows.delete(`${kind}\n${id}`);
  }
  memory.mark = mark;
}

function isHot(row: BaseRow, hot: readonly HotRange[] | undefined): boolean {
  if (!hot) return true;
  return hot.some(
    ({ kind, from = "", to }) =>
      row.kind === kind && row.id >= from && (to === undefined || row.id <= to),
  );
}
