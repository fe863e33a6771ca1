import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { KeptUndo } from "@damim/domain/undo/kept-undo.ts";
import { openExisting } from "./open-storage.ts";

const STORE = "meta";
/** Beside the marks of the scopes; no scope is called so. Lists of another shape take another prefix. */
const PREFIX = "~undo1:";

export function toUndoKey(tag: string): string {
  return PREFIX + tag;
}

export interface UndoShelf {
  /** The lists of this day by their keys, the latest first; older ones go. */
  read(today: CalendarDay): Promise<ReadonlyMap<string, KeptUndo>>;
  put(key: string, list: KeptUndo): Promise<unknown>;
}

/**
 * Where undo lists stand in the database `name` of an own device. It is opened for each turn and never made: a sign-out
 * in another window takes it away for good.
 */
export function createUndoShelf(name: string, closed: AbortSignal): UndoShelf {
  async function run<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await openExisting(name);
    try {
      closed.throwIfAborted();
      return await settle(work(database.transaction(STORE, "readwrite").objectStore(STORE)));
    } finally {
      database.close();
    }
  }
  const range = (): IDBKeyRange => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);

  return {
    async read(today) {
      const keys = (await run((store) => store.getAllKeys(range()))).map(String);
      const found: [string, KeptUndo][] = [];
      for (const key of keys) {
        const list: KeptUndo | undefined = await run((store) => store.get(key));
        if (list?.day === today) found.push([key, list]);
        else await run((store) => store.delete(key));
      }
      return new Map(found.sort(([, a], [, b]) => b.at - a.at));
    },
    put: (key, list) => run((store) => store.put(list, key)),
  };
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}
