import { openConnection, toPromise } from "@damim/sync/client/indexeddb-connection.ts";
import { readRememberedTeacher } from "../server/session.ts";
import { toNametagsName } from "./nametags-name.ts";
import type { Nametag } from "../nametags-slot.ts";
import type { Keeping } from "../teacher-data.ts";

/** By `toTagKey`; nothing takes one away. */
export type NametagEntry = readonly [key: string, tag: Nametag | undefined];

/** Where 이름표 lie: on an own device's disk, on any other in the page alone. */
export interface NametagBox {
  readonly isKept: boolean;
  readAll(): Promise<readonly (readonly [string, Nametag])[]>;
  put(entries: readonly NametagEntry[]): Promise<void>;
  close(): void;
}

export function openNametagBox(uid: string, keeping: Keeping): NametagBox {
  if (keeping !== "disk")
    return {
      isKept: false,
      readAll: () => Promise.resolve([]),
      put: () => Promise.resolve(),
      close: () => undefined,
    };
  const connection = openConnection<"tags">({
    factory: indexedDB,
    name: toNametagsName(uid),
    mayRecreate: () => readRememberedTeacher()?.uid === uid,
    createStores: (database) => void database.createObjectStore("tags"),
  });
  return {
    isKept: true,
    readAll: () =>
      connection.run({ stores: ["tags"], mode: "readonly" }, async (open) => {
        const store = open("tags");
        const tags: IDBRequest<Nametag[]> = store.getAll();
        const [keys, values] = await Promise.all([toPromise(store.getAllKeys()), toPromise(tags)]);
        return values.map((tag, at) => [`${keys[at] as string}`, tag] as const);
      }),
    put: (entries) =>
      connection.run(
        { stores: ["tags"], mode: "readwrite", durability: "strict" },
        async (open) => {
          const store = open("tags");
          for (const [key, tag] of entries)
            await (tag ? toPromise(store.put(tag, key)) : toPromise(store.delete(key)));
        },
      ),
    close: () => connection.close(),
  };
}
