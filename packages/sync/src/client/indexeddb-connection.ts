import { StorageFailure } from "./storage.ts";

export type StoreName = "rows" | "outbox" | "refused" | "meta";

export interface TransactionAccess<S extends string = StoreName> {
  readonly stores: readonly S[];
  readonly mode: "readonly" | "readwrite";
  /** `strict` waits until the disk has it: for words that stand nowhere else. */
  readonly durability?: IDBTransactionDurability;
}

/** Only starts requests and awaits nothing but them; may run a second time, on a new connection. */
export type TransactionWork<T, S extends string = StoreName> = (
  open: (name: S) => IDBObjectStore,
) => Promise<T>;

export interface Connection<S extends string = StoreName> {
  /** Runs one transaction and resolves after it is complete. Rejects with a `StorageFailure`. */
  run<T>(access: TransactionAccess<S>, work: TransactionWork<T, S>): Promise<T>;
  close(): void;
}

export interface ConnectionOptions {
  readonly factory: IDBFactory;
  readonly name: string;
  /**
   * The database was deleted behind this connection (site data cleared, eviction). True makes it anew;
   * default: no, for a sign-out in another tab must not be undone.
   */
  readonly mayRecreate?: () => boolean;
  /** Makes the stores of a database that is new; absent: those of rows and outbox. */
  readonly createStores?: (database: IDBDatabase) => void;
  /** It was made anew, by this connection or another one, and has nothing of what this one brought there. */
  readonly onRecreated?: () => void;
}

const DATABASE_VERSION = 1;

/**
 * A connection that survives its own death: browsers drop the connection of a tab in the background, so
 * it is opened again and the transaction tried once more. A second failure is told.
 */
export function openConnection<S extends string = StoreName>(
  options: ConnectionOptions,
): Connection<S> {
  const { factory, name, mayRecreate = () => false, onRecreated } = options;
  const { createStores = createSyncStores } = options;
  let opening: Promise<IDBDatabase> | undefined;
  let isDeleted = false;
  let wasOpen = false;
  let isClosed = false;

  function connect(): Promise<IDBDatabase> {
    opening ??= openDatabase(factory, name, {
      createStores,
      // What still ran when it was closed may come to its end, but not bring a database back to life.
      mayCreate: () => !wasOpen || (!isClosed && mayRecreate()),
      onOpen: ({ isCreated }) => {
        if (wasOpen && (isCreated || isDeleted)) onRecreated?.();
        wasOpen = true;
        isDeleted = false;
      },
      onLost: () => (opening = undefined),
      onDeleted: () => (isDeleted = true),
    });
    return opening;
  }

  async function disconnect(): Promise<void> {
    const closing = opening;
    opening = undefined;
    await closing?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async function attempt<T>(access: TransactionAccess<S>, work: TransactionWork<T, S>): Promise<T> {
    // Another tab wiped the database (sign-out): opening it again would bring it back to life.
    if (isDeleted && !mayRecreate()) {
      throw new DOMException("the database was deleted", "NotFoundError");
    }
    try {
      return await runTransaction(await connect(), access, work);
    } catch (error) {
      if (isConnectionDead(error)) await disconnect();
      throw error;
    }
  }

  return {
    async run(access, work) {
      try {
        return await attempt(access, work).catch((error: unknown) => {
          if (isConnectionDead(error)) return attempt(access, work);
          throw error;
        });
      } catch (error) {
        throw toStorageFailure(error);
      }
    },
    close: () => {
      isClosed = true;
      void disconnect();
    },
  };
}

/** The answer of one request. */
export function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? abortError());
  });
}

/** All keys that begin with these parts: an array sorts after every string. */
export function toKeyRange(...parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([...parts], [...parts, []]);
}

function createSyncStores(database: IDBDatabase): void {
  database.createObjectStore("rows", { keyPath: ["scope", "kind", "id"] });
  database.createObjectStore("outbox", { keyPath: ["scope", "at"] });
  database.createObjectStore("refused", { keyPath: ["scope", "at"] });
  database.createObjectStore("meta");
}

interface OpeningEvents {
  readonly createStores: (database: IDBDatabase) => void;
  /** False leaves a database that is not there as it is. */
  readonly mayCreate: () => boolean;
  readonly onOpen: (how: { readonly isCreated: boolean }) => void;
  readonly onLost: () => void;
  readonly onDeleted: () => void;
}

function openDatabase(factory: IDBFactory, name: string, on: OpeningEvents): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, DATABASE_VERSION);
    let isCreated = false;
    const fail = (error: DOMException): void => {
      on.onLost();
      reject(error);
    };
    request.onupgradeneeded = () => {
      if (!on.mayCreate()) {
        request.transaction?.abort();
        return;
      }
      isCreated = true;
      on.createStores(request.result);
    };
    // A tab with an older version that does not let go: waiting for it would leave an empty screen.
    request.onblocked = () => fail(new DOMException("another tab is in the way", "TimeoutError"));
    request.onerror = () => fail(request.error ?? abortError());
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = on.onLost;
      database.onversionchange = (event) => {
        if (event.newVersion === null) on.onDeleted();
        database.close();
        on.onLost();
      };
      on.onOpen({ isCreated });
      resolve(database);
    };
  });
}

async function runTransaction<T, S extends string>(
  database: IDBDatabase,
  access: TransactionAccess<S>,
  work: TransactionWork<T, S>,
): Promise<T> {
  const { stores, mode, durability = "default" } = access;
  const transaction = database.transaction([...stores], mode, { durability });
  let workError: unknown;
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // The abort itself tells the cause (quota), unless the work broke off before any request failed.
    transaction.onabort = () => reject(transaction.error ?? workError ?? abortError());
  });
  const value = work((name) => transaction.objectStore(name));
  value.catch((error: unknown) => {
    workError = error;
    abortQuietly(transaction);
  });
  await complete;
  return value;
}

function abortQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has aborted by itself already.
  }
}

/** AbortError: the browser closed the connection in the middle of a transaction. */
const DEAD_CONNECTION: ReadonlySet<string> = new Set([
  "AbortError",
  "InvalidStateError",
  "UnknownError",
]);

function isConnectionDead(error: unknown): boolean {
  return error instanceof Error && DEAD_CONNECTION.has(error.name);
}

function toStorageFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  const isFull = error instanceof Error && error.name === "QuotaExceededError";
  return new StorageFailure(isFull ? "StorageFull" : "StorageUnavailable", { cause: error });
}

function abortError(): DOMException {
  return new DOMException("the transaction was aborted", "AbortError");
}
