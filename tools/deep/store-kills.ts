import { runStoreKills } from "../../apps/server/src/testing/kill-store.ts";
import { type DeepPart, toCount } from "./deep-part.ts";
import { toKillFolders } from "./kill-folders.ts";

const KILLS = 3_000;

/** `kill -9` of a process with only the SQLite store, two at once. */
export const storeKills: DeepPart = {
  name: "store-kills",
  test: "`kill -9` of a process that holds only the SQLite store",
  inNpmTest: "–",
  async run({ seed, count = KILLS }) {
    const waiting = [...toKillFolders(count, seed)];
    let acknowledged = 0;
    const trouble: string[] = [];
    const killWaiting = async (): Promise<void> => {
      for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
        const report = await runStoreKills(folder);
        acknowledged += report.acknowledged;
        trouble.push(...report.lost.map(({ id, at }) => `lost: ${id} ${at}`), ...report.damage);
      }
    };
    await Promise.all([killWaiting(), killWaiting()]);
    if (trouble.length > 0) throw new Error(trouble.slice(0, 20).join("\n"));
    const result = `0 of ${toCount(acknowledged)} acknowledged ops lost, 0 databases damaged`;
    return { count: `${toCount(count)} kills`, result };
  },
};
