import type { ClientStorage } from "@damim/sync/client/storage.ts";
import type { Store } from "../teacher-data.ts";

/**
 * A scope that may only be read: what is played on it stays in this page's memory, is never sent and never on the disk.
 * Words from a time when its teacher could write go out all the same: the server says what becomes of them.
 */
export async function openViewerStore(
  scope: string,
  storage: ClientStorage,
  open: (scope: string, place: ClientStorage) => Promise<Store>,
): Promise<Store> {
  /** Stamps of the words that were on the disk. */
  const earlier = new Set<string>();
  const place: ClientStorage = {
    async load(of, hot) {
      const loaded = await storage.load(of, hot);
      for (const { at } of loaded.outbox) earlier.add(at);
      return loaded;
    },
    loadRows: (of, take) => storage.loadRows(of, take),
    append: () => Promise.resolve(),
    settle: (of, settlement) => storage.settle(of, settlement),
    async replaceOps(of, oldStamps, ops) {
      const isEarlier = oldStamps.map((at) => earlier.has(at));
      const words = ops.filter((_op, index) => isEarlier[index]);
      if (words.length === 0) return;
      for (const { at } of words) earlier.add(at);
      await storage.replaceOps(
        of,
        oldStamps.filter((at) => earlier.has(at)),
        words,
      );
    },
    removeRefused: (of, at) => storage.removeRefused(of, at),
    close: () => undefined,
  };
  const store = await open(scope, place);
  const isWord = ({ at }: { readonly at: string }): boolean => earlier.has(at);
  // Getters of the store go through: only what leaves the page is another.
  return new Proxy(store, {
    get(target, key) {
      if (key === "pending") return () => target.pending().filter(isWord);
      if (key === "unsavedCount") return () => 0;
      if (key === "toRequest") {
        return (limit: Parameters<Store["toRequest"]>[0]) => {
          const request = target.toRequest(limit);
          return { ...request, ops: request.ops.filter(isWord) };
        };
      }
      return Reflect.get(target, key);
    },
  });
}
