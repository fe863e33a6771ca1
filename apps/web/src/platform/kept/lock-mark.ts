// That the screen is locked stands beside the rows too: who empties localStorage in the browser's tools would otherwise
// have the class before them. No password and no name of a pupil: a lock that is found here alone opens by the account.

const NAME = "damim-lock";
const STORE = "locked";
const KEY = "uid";
/** A database that does not open keeps no teacher from the class. */
const LONGEST_WAIT_MS = 3_000;

/** Whose screen is locked on this device; nothing where no database opens. Never rejects. */
export async function readLockMark(): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
  });
  const read = withStore("readonly", (store) => store.get(KEY)).catch(() => undefined);
  const found: unknown = await Promise.race([read, late]);
  return typeof found === "string" ? found : undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** `undefined` leaves nothing of it. One after the other: the last word holds. Never rejects. */
export function keepLockMark(uid: string | undefined): Promise<unknown> {
  const write = (): Promise<unknown> =>
    uid === undefined
      ? settle(indexedDB.deleteDatabase(NAME))
      : withStore("readwrite", (store) => store.put(uid, KEY));
  last = last.then(write).catch(() => undefined);
  return last;
}

async function withStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    // Who only reads leaves no database behind.
    if (mode === "readonly") opening.transaction?.abort();
    else opening.result.createObjectStore(STORE);
  };
  const database = await settle(opening);
  try {
    return await settle(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
