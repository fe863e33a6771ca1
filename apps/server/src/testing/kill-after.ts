import type { FileStorage } from "../base/ports/file-storage.ts";
import type { Database } from "../db/open-database.ts";

interface Effects {
  readonly database: Database;
  readonly files: FileStorage;
  readonly away?: FileStorage | undefined;
}

/** Deps whose process dies at its nth effect: half of them are kept, half are not. */
export function killAfter<Deps extends Effects>(deps: Deps, effects: number): Deps {
  let left = effects;
  const dying = async <T>(work: () => Promise<T>): Promise<T> => {
    if (left-- > 0) return work();
    if (effects % 2 === 0) await work();
    throw new Error("killed");
  };
  const { database, files, away } = deps;
  return {
    ...deps,
    database: { ...database, tx: ((work) => dying(() => database.tx(work))) as typeof database.tx },
    files: { ...files, remove: (key: string) => dying(() => files.remove(key)) },
    ...(away && {
      away: { ...away, put: (key: string, bytes: Uint8Array) => dying(() => away.put(key, bytes)) },
    }),
  };
}
