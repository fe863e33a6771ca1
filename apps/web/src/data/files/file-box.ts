import { openConnection, toPromise } from "@damim/sync/client/indexeddb-connection.ts";
import { StorageFailure } from "@damim/sync/client/storage.ts";
import type { WaitingFile } from "./waiting-file.ts";

/** Bytes whose buffer is nobody else's. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Turns what goes to disk into what nobody else reads; an own device needs none. */
export interface BytesCipher {
  sealBytes(plain: Bytes): Promise<Bytes>;
  unsealBytes(sealed: Uint8Array): Promise<Bytes>;
}

/**
 * Where a device keeps files that wait for the server, and on an own device copies of those it has seen.
 * Every method rejects with a `StorageFailure`; what rejects has changed nothing.
 */
export interface FileBox {
  listWaiting(): Promise<readonly WaitingFile[]>;
  /** Resolves when the disk has it. Also for a change of what is known of it. */
  saveWaiting(file: WaitingFile, bytes?: Bytes): Promise<void>;
  readBytes(id: string): Promise<Bytes | undefined>;
  /** The server has it, or the teacher does not want it; `isCopyKept` keeps it for showing. */
  removeWaiting(id: string, options: { readonly isCopyKept: boolean }): Promise<void>;
  readCopy(id: string): Promise<Bytes | undefined>;
  saveCopy(id: string, bytes: Bytes): Promise<void>;
  clearCopies(): Promise<void>;
  close(): void;
}

type Store = "waiting" | "bytes" | "copies";

export function createFileBox(options: {
  readonly factory: IDBFactory;
  readonly name: string;
  /** Given on a shared device, which keeps no copies. */
  readonly cipher?: BytesCipher;
  /** See `ConnectionOptions`. */
  readonly mayRecreate?: () => boolean;
}): FileBox {
  const { cipher } = options;
  const connection = openConnection<Store>({
    ...options,
    createStores: (database) => {
      for (const store of ["waiting", "bytes", "copies"]) database.createObjectStore(store);
    },
  });
  const seal = (plain: Bytes): Promise<Bytes> => asFailure(cipher?.sealBytes(plain) ?? plain);
  const unseal = (sealed: Bytes): Promise<Bytes> =>
    asFailure(cipher?.unsealBytes(sealed) ?? sealed);

  const read = (store: Store, id: string): Promise<Bytes | undefined> =>
    connection.run({ stores: [store], mode: "readonly" }, (open) => {
      const request: IDBRequest<Bytes | undefined> = open(store).get(id);
      return toPromise(request);
    });

  return {
    async listWaiting() {
      const records = await connection.run({ stores: ["waiting"], mode: "readonly" }, (open) => {
        const request: IDBRequest<Bytes[]> = open("waiting").getAll();
        return toPromise(request);
      });
      const files: WaitingFile[] = [];
      for (const record of records) {
        try {
          files.push(JSON.parse(new TextDecoder().decode(await unseal(record))));
        } catch {
          // Sealed by a key that we do not have. It stays where it is: that key may come back.
        }
      }
      return files;
    },

    async saveWaiting(file, bytes) {
      // Sealing comes before the transaction, which ends when it waits for anything else.
      const record = await seal(new TextEncoder().encode(JSON.stringify(file)));
      const content = bytes && (await seal(bytes));
      const access = {
        stores: ["waiting", "bytes"],
        mode: "readwrite",
        durability: "strict",
      } as const;
      await connection.run(access, async (open) => {
        open("waiting").put(record, file.id);
        if (content) open("bytes").put(content, file.id);
      });
    },

    async readBytes(id) {
      const bytes = await read("bytes", id);
      return bytes && unseal(bytes);
    },

    removeWaiting: (id, { isCopyKept }) =>
      connection.run(
        { stores: ["waiting", "bytes", "copies"], mode: "readwrite" },
        async (open) => {
          const request: IDBRequest<Bytes | undefined> = open("bytes").get(id);
          const bytes = isCopyKept && !cipher ? await toPromise(request) : undefined;
          if (bytes) open("copies").put(bytes, id);
          open("waiting").delete(id);
          open("bytes").delete(id);
        },
      ),

    readCopy: (id) => (cipher ? Promise.resolve(undefined) : read("copies", id)),

    saveCopy: async (id, bytes) => {
      if (cipher) return;
      await connection.run({ stores: ["copies"], mode: "readwrite" }, async (open) => {
        open("copies").put(bytes, id);
      });
    },

    clearCopies: () =>
      connection.run({ stores: ["copies"], mode: "readwrite" }, async (open) => {
        open("copies").clear();
      }),

    close: () => connection.close(),
  };
}

/** For a browser that refuses a database: nothing is kept, and who saves is told so. */
export function createNoFileBox(): FileBox {
  const refuse = (): Promise<never> => Promise.reject(new StorageFailure("StorageUnavailable"));
  return {
    listWaiting: () => Promise.resolve([]),
    saveWaiting: refuse,
    readBytes: () => Promise.resolve(undefined),
    removeWaiting: () => Promise.resolve(),
    readCopy: () => Promise.resolve(undefined),
    saveCopy: () => Promise.resolve(),
    clearCopies: () => Promise.resolve(),
    close: () => undefined,
  };
}

async function asFailure(work: Promise<Bytes> | Bytes): Promise<Bytes> {
  try {
    return await work;
  } catch (error) {
    throw new StorageFailure("StorageUnavailable", { cause: error });
  }
}
